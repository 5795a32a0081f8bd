//! Programs in which two or three threads do one thing each to one object: every pair of a table of operations.
//!
//! The table is data (`operations/table.txt`): operations of the language and the library by the kind of object that they work
//! on, and the ways in which one thread can give an object to another. A program is made from a pair of operations and a seed,
//! which chooses the way, whether the object is made before or after the other thread starts, and a third thread. What each
//! operation gave and what became of the object is printed by main at the end, where no other thread is left: the set of
//! these lines over all executions is what explorers are compared by.

use crate::generate::Random;
use std::fmt::Write;

/// The table itself, and the Java code that all programs share.
pub const TABLE: &str = include_str!("operations/table.txt");
pub const SUPPORT: &str = include_str!("operations/Support.java");

/// A way in which one thread gives an object to another.
#[derive(Clone, Debug)]
pub struct Way {
    pub name: String,
    /// Known to differ, and why.
    pub not_yet: Option<String>,
    /// Only before the other thread starts.
    before: bool,
    declaration: String,
    publish: String,
    get: String,
}

#[derive(Clone, Debug)]
pub struct Operation {
    pub name: String,
    pub code: String,
    /// Known to differ, and why.
    pub not_yet: Option<String>,
}

/// Operations on one type of object.
#[derive(Clone, Debug)]
pub struct Kind {
    pub name: String,
    /// Its Java type.
    pub java: String,
    make: String,
    show: String,
    pub operations: Vec<Operation>,
}

/// What the seed of a program decides.
struct Plan {
    way: usize,
    /// The object is published before the other threads start.
    before: bool,
    /// What a third thread does.
    third: Option<usize>,
}

#[derive(Clone, Debug, Default)]
pub struct Table {
    pub ways: Vec<Way>,
    /// (name, declaration)
    uses: Vec<(String, String)>,
    pub kinds: Vec<Kind>,
}

/// Two operations of one kind: main does the first, another thread the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// In the order of the table, also those with operations that are not done yet.
    pub number: usize,
    kind: usize,
    first: usize,
    second: usize,
}

impl Pair {
    pub fn is_twice_the_same(self) -> bool {
        self.first == self.second
    }
}

impl Table {
    /// The table of this crate.
    pub fn read() -> Table {
        Table::parse(TABLE)
    }

    /// Panics where a line is none of the table's.
    pub fn parse(text: &str) -> Table {
        let mut table = Table::default();
        for (i, line) in text.lines().enumerate() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let wrong = || -> ! { panic!("line {} of the operation table: {line}", i + 1) };
            let (line, not_yet) = match line.strip_prefix("not yet (").and_then(|rest| rest.split_once(") ")) {
                Some((why, rest)) => (rest, Some(why.to_string())),
                None => (line, None),
            };
            if let Some(line) = line.strip_prefix("way ") {
                let parts: Vec<&str> = line.split('|').map(str::trim).collect();
                let &[name, when, declaration, publish, get] = &parts[..] else { wrong() };
                let (name, before) = (name.to_string(), when == "before");
                let (declaration, publish, get) = (declaration.to_string(), publish.to_string(), get.to_string());
                table.ways.push(Way { name, not_yet, before, declaration, publish, get });
                continue;
            }
            // Code may contain bars of its own.
            let Some((head, rest)) = line.split_once(" | ") else { wrong() };
            if let Some(name) = head.strip_prefix("use ") {
                table.uses.push((name.to_string(), rest.to_string()));
            } else if let Some(name) = head.strip_prefix("kind ") {
                let parts: Vec<String> = rest.split(" | ").map(|p| p.trim().to_string()).collect();
                let [java, make, show] = &parts[..] else { wrong() };
                let (java, make, show) = (java.clone(), make.clone(), show.clone());
                table.kinds.push(Kind { name: name.to_string(), java, make, show, operations: Vec::new() });
            } else {
                let operation = Operation { name: head.trim().to_string(), code: rest.trim().to_string(), not_yet };
                table.kinds.last_mut().unwrap_or_else(|| wrong()).operations.push(operation);
            }
        }
        table
    }

    pub fn operations(&self) -> impl Iterator<Item = (&Kind, &Operation)> {
        self.kinds.iter().flat_map(|k| k.operations.iter().map(move |o| (k, o)))
    }

    /// All pairs on one object, in the order of the table.
    pub fn pairs(&self) -> Vec<Pair> {
        let mut pairs = Vec::new();
        for (kind, k) in self.kinds.iter().enumerate() {
            for first in 0..k.operations.len() {
                for second in 0..k.operations.len() {
                    pairs.push(Pair { number: pairs.len(), kind, first, second });
                }
            }
        }
        pairs
    }

    /// All pairs with each of the seeds `0..seeds`, in an order in which every stretch is spread over the whole table.
    pub fn programs(&self, seeds: u64) -> Vec<(Pair, u64)> {
        let pairs = self.pairs();
        // A prime of which no table is a multiple visits all.
        let step = if pairs.len().is_multiple_of(7919) { 1 } else { 7919 };
        (0..seeds)
            .flat_map(|seed| (0..pairs.len()).map(move |i| (i, seed)))
            .map(|(i, seed)| (pairs[i * step % pairs.len()], seed))
            .collect()
    }

    /// Why the program of a pair and a seed cannot agree yet.
    pub fn not_yet(&self, pair: Pair, seed: u64) -> Option<&str> {
        let plan = self.plan(pair, seed);
        let operations = [Some(pair.first), Some(pair.second), plan.third].into_iter().flatten();
        let mut reasons = operations.map(|i| &self.kinds[pair.kind].operations[i].not_yet).chain([&self.ways[plan.way].not_yet]);
        reasons.find_map(|r| r.as_deref())
    }

    /// Ways and operations that are known to differ, and why.
    pub fn all_not_yet(&self) -> Vec<String> {
        let way = |w: &Way| Some(format!("way {} ({})", w.name, w.not_yet.as_ref()?));
        let operation = |(k, o): (&Kind, &Operation)| Some(format!("{}: {} ({})", k.name, o.name, o.not_yet.as_ref()?));
        self.ways.iter().filter_map(way).chain(self.operations().filter_map(operation)).collect()
    }

    fn plan(&self, pair: Pair, seed: u64) -> Plan {
        let mut random = Random::new(seed.wrapping_mul(0x9e37_79b9).wrapping_add(pair.number as u64));
        let way = random.below(self.ways.len());
        // After the start the other thread may come too early, and who publishes has to be seen doing it.
        let before = self.ways[way].before || random.percent(40);
        let third = random.percent(12).then(|| random.below(self.kinds[pair.kind].operations.len()));
        Plan { way, before, third }
    }

    /// `cell: put, get`
    pub fn describe(&self, pair: Pair) -> String {
        let kind = &self.kinds[pair.kind];
        format!("{}: {}, {}", kind.name, kind.operations[pair.first].name, kind.operations[pair.second].name)
    }

    /// `Pair3s0 (cell: put, get; list, before the start)`
    pub fn describe_program(&self, pair: Pair, seed: u64) -> String {
        let Plan { way, before, third } = self.plan(pair, seed);
        let third = third.map_or(String::new(), |i| format!(", {}", self.kinds[pair.kind].operations[i].name));
        let before = if before { ", before the start" } else { "" };
        format!("Pair{}s{seed} ({}{third}; {}{before})", pair.number, self.describe(pair), self.ways[way].name)
    }

    /// The name and source of a program. It depends on pair and seed alone.
    pub fn program(&self, pair: Pair, seed: u64) -> (String, String) {
        let name = format!("Pair{}s{seed}", pair.number);
        let Plan { way, before, third } = self.plan(pair, seed);
        let (kind, way) = (&self.kinds[pair.kind], &self.ways[way]);
        let operation = |i: usize| kind.operations[i].code.as_str();
        let bodies: Vec<&str> = [Some(pair.second), third].into_iter().flatten().map(operation).collect();
        let first = operation(pair.first);

        let java = &kind.java;
        let typed = |text: &str| text.replace("$T", java);
        let mut text = String::new();
        let _ = writeln!(text, "// {}", self.describe_program(pair, seed));
        for import in ["java.io.*", "java.lang.invoke.*", "java.lang.ref.*", "java.lang.reflect.*", "java.nio.*", "java.util.*"] {
            let _ = writeln!(text, "import {import};");
        }
        text.push_str(
            "import java.util.concurrent.*;\nimport java.util.concurrent.atomic.*;\nimport java.util.concurrent.locks.*;\n",
        );
        text.push_str("import java.util.stream.*;\nimport java.util.zip.*;\n\n@SuppressWarnings({\"unchecked\", \"deprecation\", \"removal\"})\n");
        let _ = writeln!(text, "public class {name} extends Thread {{");
        let _ = writeln!(text, "    static final int[] N = new int[3];\n    static final Object[] O = new Object[3];");
        let all: Vec<&str> =
            bodies.iter().copied().chain([first, &kind.make, &kind.show, &way.declaration, &way.publish, &way.get]).collect();
        let mut wanted: Vec<bool> = self.uses.iter().map(|(name, _)| all.iter().any(|code| mentions(code, name))).collect();
        // A declaration may need another one, which stands before it.
        for i in (0..wanted.len()).rev() {
            for j in 0..i {
                wanted[j] |= wanted[i] && mentions(&self.uses[i].1, &self.uses[j].0);
            }
        }
        for ((_, declaration), _) in self.uses.iter().zip(&wanted).filter(|(_, wanted)| **wanted) {
            let _ = writeln!(text, "    {declaration}");
        }
        if !way.declaration.is_empty() {
            let _ = writeln!(text, "    {}", typed(&way.declaration));
        }
        let _ = writeln!(text, "    final int number;\n    final {java} arg;\n");
        let _ = writeln!(
            text,
            "    {name}(int number, {java} arg) {{\n        this.number = number;\n        this.arg = arg;\n    }}\n"
        );
        let _ = writeln!(text, "    static {java} make() {{\n        return {};\n    }}\n", kind.make);
        text.push_str("    @Override\n    public void run() {\n        int n = 0;\n        Object o = null;\n        try {\n");
        let _ = writeln!(text, "            {java} s = {};", typed(&way.get));
        text.push_str("            if (s == null) {\n                n = -9;\n            } else ");
        if let [second, third] = bodies[..] {
            let _ = writeln!(
                text,
                "if (number == 1) {{\n                {second}\n            }} else {{\n                {third}\n            }}"
            );
        } else {
            let _ = writeln!(text, "{{\n                {}\n            }}", bodies[0]);
        }
        text.push_str("        } catch (Throwable e) {\n            o = e.getClass();\n        }\n");
        text.push_str("        N[number] = n;\n        O[number] = o;\n    }\n\n");
        text.push_str(
            "    public static void main(String[] args) throws Throwable {\n        int n = 0;\n        Object o = null;\n",
        );
        // A class initialiser makes the object itself.
        let (made, publish) = match way.publish.strip_prefix("s = ") {
            Some(made) => (made.trim_end_matches(';'), ""),
            None => ("make()", way.publish.as_str()),
        };
        let start = |i: usize| {
            format!("        {name} t{i} = new {name}({i}, {});\n        t{i}.start();\n", if way.before { "s" } else { "null" })
        };
        let starts: String = (1..=bodies.len()).map(start).collect();
        let publish = if publish.is_empty() { String::new() } else { format!("        {}\n", typed(publish)) };
        let make = format!("        {java} s = {made};\n");
        if before {
            let _ = write!(text, "{make}{publish}{starts}");
        } else {
            let _ = write!(text, "{starts}{make}{publish}");
        }
        let _ = writeln!(
            text,
            "        try {{\n            {first}\n        }} catch (Throwable e) {{\n            o = e.getClass();\n        }}"
        );
        for i in 1..=bodies.len() {
            let _ = writeln!(text, "        t{i}.join();");
        }
        let mut results = "n + \" \" + o".to_string();
        for i in 1..=bodies.len() {
            let _ = write!(results, " + \", \" + N[{i}] + \" \" + O[{i}]");
        }
        let _ = writeln!(text, "        System.out.println({results} + \": \" + ({}));\n    }}\n}}", kind.show);
        (name, text)
    }
}

/// Does Java code contain this name as a word?
fn mentions(code: &str, name: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(name).any(|(at, _)| !code[..at].ends_with(is_part) && !code[at + name.len()..].starts_with(is_part))
}
