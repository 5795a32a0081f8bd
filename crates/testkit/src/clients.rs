//! Clients of `java.util.concurrent`: two or three threads do one to three things each to an object of a listed class.
//!
//! The table is data (`clients/table.txt`): the operations of each class, as expressions whose value is a result or as statements. A client is made
//! from a kind and a seed. It prints its results in one line at the end, where no other thread is left, or each thread prints its own, so that
//! something is seen of executions that never come to their end. What is thrown is caught and is a result too. The set of outputs and endings over
//! all executions is what the two ways to explore the library are compared by.

use crate::generate::Random;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::ops::Range;

/// The table itself, and the Java code that all clients share.
pub const TABLE: &str = include_str!("clients/table.txt");
pub const SUPPORT: &str = include_str!("clients/ClientSupport.java");
/// The class of [`SUPPORT`].
pub const SUPPORT_CLASS: &str = "ClientSupport";
/// What runs clients under `java`, many times: classes and sources.
pub const RUNNER: [(&str, &str); 2] =
    [("ClientRuns", include_str!("clients/ClientRuns.java")), ("Shake", include_str!("clients/Shake.java"))];

const IMPORTS: &str =
    "import java.util.concurrent.*;\nimport java.util.concurrent.atomic.*;\nimport java.util.concurrent.locks.*;\n";

/// A class and what clients do with it.
#[derive(Clone, Debug, Default)]
pub struct Kind {
    pub name: String,
    fields: Vec<String>,
    locals: Vec<String>,
    makes: Vec<String>,
    end: String,
    show: String,
    /// Why what `java` comes to is not compared, if it is not.
    pub chance: Option<String>,
    pub operations: Vec<String>,
}

#[derive(Clone, Debug, Default)]
pub struct Table {
    pub kinds: Vec<Kind>,
    /// What threads do to each other, and to what they share beside the object.
    common: Vec<String>,
}

impl Table {
    pub fn read() -> Table {
        Table::parse(TABLE)
    }

    fn parse(text: &str) -> Table {
        let mut table = Table::default();
        let mut sets: Vec<(String, Vec<String>)> = Vec::new();
        let mut in_set = false;
        for line in text.lines().filter(|l| !l.is_empty() && !l.starts_with('#')) {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            if word == "set" {
                sets.push((rest.to_string(), Vec::new()));
                in_set = true;
                continue;
            }
            if word == "kind" {
                table.kinds.push(Kind { name: rest.to_string(), ..Kind::default() });
                in_set = false;
                continue;
            }
            if in_set {
                sets.last_mut().expect("a set was begun").1.push(line.to_string());
                continue;
            }
            let kind = table.kinds.last_mut().unwrap_or_else(|| panic!("no kind before: {line}"));
            match word {
                "field" => kind.fields.push(rest.to_string()),
                "local" => kind.locals.push(rest.to_string()),
                "make" => kind.makes.push(rest.to_string()),
                "end" => kind.end = rest.to_string(),
                "show" => kind.show = rest.to_string(),
                "chance" => kind.chance = Some(rest.to_string()),
                "use" => {
                    let (_, operations) = sets.iter().find(|(name, _)| name == rest).unwrap_or_else(|| panic!("no set {rest}"));
                    kind.operations.extend_from_slice(operations);
                }
                _ => kind.operations.push(line.to_string()),
            }
        }
        table.common = sets.into_iter().find(|(name, _)| name == "common").expect("the common operations").1;
        table
    }

    /// The name of a client's class.
    pub fn name(&self, kind: usize, seed: u64) -> String {
        self.name_of(kind, seed, Size::Usual)
    }

    pub fn name_of(&self, kind: usize, seed: u64, size: Size) -> String {
        let letters: String = self.kinds[kind].name.split(' ').map(capitalised).collect();
        format!("{}{letters}{seed}", size.prefix())
    }

    /// The kind, seed and size of the client with this name.
    pub fn named(&self, name: &str) -> Option<(usize, u64, Size)> {
        let letters = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let seed = name[letters.len()..].parse().ok()?;
        let all = (0..self.kinds.len()).flat_map(|kind| [Size::Usual, Size::Small].map(|size| (kind, seed, size)));
        all.into_iter().find(|&(kind, seed, size)| self.name_of(kind, seed, size) == name)
    }

    /// The class of a client and its source.
    pub fn client(&self, kind: usize, seed: u64) -> (String, String) {
        self.client_of(kind, seed, Size::Usual)
    }

    pub fn client_of(&self, kind: usize, seed: u64, size: Size) -> (String, String) {
        let name = self.name_of(kind, seed, size);
        let source = self.writer(kind, seed, size).write(&name);
        (name, source)
    }

    /// The same client for runs of `java`: with short delays between its operations.
    pub fn shaken(&self, kind: usize, seed: u64, size: Size) -> (String, String) {
        let name = self.name_of(kind, seed, size);
        let mut writer = self.writer(kind, seed, size);
        writer.shaken = true;
        let source = writer.write(&name);
        (name, source)
    }

    /// The operations of its kind that a client does, by their numbers.
    pub fn operations_of(&self, kind: usize, seed: u64, size: Size) -> BTreeSet<usize> {
        let mut writer = self.writer(kind, seed, size);
        writer.write("");
        writer.done
    }

    /// The clients of these seeds in both sizes, as many of each as there are seeds. No two small ones of a kind are the same program.
    pub fn clients(&self, kind: usize, seeds: Range<u64>) -> Vec<(u64, Size)> {
        let mut known = BTreeSet::new();
        let mut clients = Vec::new();
        for seed in seeds {
            let (name, source) = self.client_of(kind, seed, Size::Small);
            if known.insert(source.replace(&name, "")) {
                clients.push((seed, Size::Small));
            }
            clients.push((seed, Size::Usual));
        }
        clients
    }

    fn writer(&self, kind: usize, seed: u64, size: Size) -> Client<'_> {
        Client {
            table: self,
            kind: &self.kinds[kind],
            size,
            shaken: false,
            seed,
            random: Random::new(seed.wrapping_mul(1009).wrapping_add(kind as u64) ^ 0xc11e_4700),
            numbers: 10,
            threads: 0,
            done: BTreeSet::new(),
        }
    }
}

/// How much a client does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Size {
    /// Two threads that do one thing each. Seeds that follow each other begin with operations that do: a run over as many seeds as a kind has operations meets
    /// them all. Nothing is shut down in the end: the real code of pools has so many states that little else can be compared completely.
    Small,
    /// Two or three threads that do one to three things each.
    Usual,
}

impl Size {
    /// What the names of its clients begin with.
    fn prefix(self) -> &'static str {
        match self {
            Size::Small => "Small",
            Size::Usual => "",
        }
    }
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|c| c.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

struct Client<'t> {
    table: &'t Table,
    kind: &'t Kind,
    size: Size,
    /// Whether there are delays between operations.
    shaken: bool,
    seed: u64,
    random: Random,
    /// The last number that somebody has.
    numbers: u32,
    threads: usize,
    /// The operations of the kind that were taken, by their numbers.
    done: BTreeSet<usize>,
}

impl Client<'_> {
    fn write(&mut self, name: &str) -> String {
        let Kind { fields, locals, makes, end, show, .. } = self.kind;
        self.threads = if self.random.percent(78) || self.size == Size::Small { 2 } else { 3 };
        let prints = self.random.percent(25);
        let mut text = format!("{IMPORTS}\npublic class {name} extends {SUPPORT_CLASS} {{\n");
        for field in fields {
            let _ = writeln!(text, "    {field}");
        }
        // Of three threads none does much: the real code has many states.
        let weights: &[u32] = match (self.size, self.threads) {
            (Size::Small, _) => &[100],
            (Size::Usual, 3) => &[85, 15],
            (Size::Usual, _) => &[55, 33, 12],
        };
        let mut all = String::new();
        for thread in 0..self.threads {
            let _ = writeln!(text, "\n    static void run{thread}() {{\n        String s = \"\";");
            for local in locals {
                let _ = writeln!(text, "        {local}");
            }
            if self.shaken {
                let _ = writeln!(text, "        Shake.begin({thread}, {});", self.threads);
            }
            for _ in 0..=self.random.weighted(weights) {
                let operation = self.operation(thread, 0);
                if self.shaken {
                    let _ = writeln!(text, "        Shake.here({thread});");
                }
                let _ = writeln!(text, "        try {{\n            {operation}\n        }} catch (Throwable e) {{");
                let _ = writeln!(text, "            s = add(s, e);\n        }}");
            }
            if prints {
                let _ = writeln!(text, "        System.out.println(\"{thread}: \".concat(s));");
            }
            let _ = writeln!(text, "        r{thread} = s;\n    }}");
            let _ = write!(all, "r{thread} + \"| \" + ");
        }
        let _ = writeln!(text, "\n    public static void main(String[] args) throws Exception {{");
        let _ = writeln!(text, "        {}", self.random.pick(makes));
        for thread in 1..self.threads {
            let _ = writeln!(text, "        t{thread} = new Thread({name}::run{thread});");
        }
        for thread in 1..self.threads {
            let _ = writeln!(text, "        t{thread}.start();");
        }
        let _ = writeln!(text, "        run0();");
        for thread in 1..self.threads {
            let _ = writeln!(text, "        end(t{thread});");
        }
        if !end.is_empty() && self.size == Size::Usual {
            let _ = writeln!(text, "        {end}");
        }
        let _ = writeln!(
            text,
            "        System.out.println({all}v + \" \" + {});\n    }}\n}}",
            if show.is_empty() { "\"\"" } else { show }
        );
        text
    }

    /// An operation as statements of a thread.
    fn operation(&mut self, thread: usize, depth: u32) -> String {
        let first = self.size == Size::Small && thread == 0 && depth == 0;
        let common = !first && self.random.percent(if depth == 0 { 18 } else { 50 });
        let chosen = if common {
            self.random.pick(&self.table.common)
        } else {
            let number = if first {
                (self.seed % self.kind.operations.len() as u64) as usize
            } else {
                self.random.below(self.kind.operations.len())
            };
            self.done.insert(number);
            self.kind.operations[number].clone()
        };
        let mut code = self.filled(&chosen, thread, depth);
        if !code.ends_with(';') && !code.ends_with('}') {
            code = format!("s = add(s, {code});");
        }
        if depth > 0 || common {
            return code;
        }
        match self.random.below(100) {
            0..8 => format!("synchronized (monitor) {{ {code} }}"),
            8..12 => format!("g.lock(); try {{ {code} }} finally {{ g.unlock(); }}"),
            _ => code,
        }
    }

    /// The operation with its numbers and all else that is chosen.
    fn filled(&mut self, operation: &str, thread: usize, depth: u32) -> String {
        let mut text = String::new();
        let mut word = String::new();
        for c in operation.chars().chain([' ']) {
            if c.is_alphanumeric() || c == '_' {
                word.push(c);
                continue;
            }
            match word.as_str() {
                "N" | "K" => {
                    let _ = write!(text, "{}", self.random.between((1, 2)));
                }
                "T" => {
                    self.numbers += 1;
                    let _ = write!(text, "{}", self.numbers);
                }
                "TIME" => text.push_str("1, TimeUnit.MILLISECONDS"),
                // Main waits for the others, which must not be interrupted.
                "OTHER" => {
                    let others: Vec<usize> = (1..self.threads).filter(|&t| t != thread).collect();
                    let _ = write!(text, "t{}", if others.is_empty() { 1 } else { self.random.pick(&others) });
                }
                // No deeper than that.
                "BODY" if depth > 0 => text.push_str("v = 2;"),
                "BODY" => text.push_str(&self.operation(thread, depth + 1)),
                _ => text.push_str(&word),
            }
            word.clear();
            text.push(c);
        }
        text.truncate(text.trim_end().len());
        text
    }
}

/// What `java` came to in many runs of a client.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Runs {
    pub client: String,
    pub runs: u64,
    pub outcomes: Vec<RunOutcome>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunOutcome {
    pub times: u64,
    /// `itself`, `deadlock`, `thrown CLASS`, or `unclear`.
    pub ending: String,
    pub output: String,
}

/// Reads what `ClientRuns` has printed. Runs of the same client in several JVMs are put together.
pub fn read_runs(text: &str) -> Vec<Runs> {
    let mut all: Vec<Runs> = Vec::new();
    let mut at = 0;
    for line in text.lines() {
        let parts: Vec<&str> = line.split('\t').collect();
        match parts[..] {
            ["client", client, runs] => {
                let runs: u64 = runs.parse().unwrap_or_else(|_| panic!("{line}: no number of runs"));
                at = all.iter().position(|r| r.client == client).unwrap_or(all.len());
                if at == all.len() {
                    all.push(Runs { client: client.to_string(), ..Runs::default() });
                }
                all[at].runs += runs;
            }
            [times, ending, output] => {
                let times = times.parse().unwrap_or_else(|_| panic!("{line}: no number of times"));
                let outcomes = &mut all[at].outcomes;
                let (ending, output) = (ending.to_string(), unescaped(output));
                match outcomes.iter_mut().find(|o| o.ending == ending && o.output == output) {
                    Some(outcome) => outcome.times += times,
                    None => outcomes.push(RunOutcome { times, ending, output }),
                }
            }
            _ => panic!("no line of ClientRuns: {line}"),
        }
    }
    all
}

fn unescaped(text: &str) -> String {
    let mut letters = text.chars();
    let mut plain = String::new();
    while let Some(c) = letters.next() {
        plain.push(match c {
            '\\' => match letters.next() {
                Some('n') => '\n',
                Some('t') => '\t',
                other => other.unwrap_or('\\'),
            },
            c => c,
        });
    }
    plain
}
