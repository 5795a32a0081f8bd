//! Small random classes for exploring objects: whatever engine explores one, the states must be the same.
//!
//! A class has up to nine fields of many types, arrays also of references and of arrays, nodes of a small hierarchy that alias and form cycles, strings, boxes, collections of
//! collections, and statics; and up to five methods with few arguments. Methods throw and catch, switch, loop a little, and call nodes virtually. What a class is made of
//! is in `templates.rs`; it depends on the seed alone.

mod templates;

use crate::generate::random::Random;
use templates::*;

/// A class to be explored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ObjectClass {
    pub name: String,
    pub source: String,
    /// Methods with the values of their parameters: `change:0..2;true,false`.
    pub calls: Vec<String>,
}

/// Calls that a state is followed by, at most.
const MOST_CALLS: usize = 16;

/// The class of a seed.
pub fn class(seed: u64) -> ObjectClass {
    let mut maker = Maker { random: Random::new(seed ^ 0x0b1e_c75e), fields: Vec::new(), parameters: Vec::new(), names: 0 };
    maker.make(&format!("Objects{seed}"))
}

struct Maker {
    random: Random,
    /// Kind and name.
    fields: Vec<(&'static str, String)>,
    /// Those of the method that is being made: type of expression and name.
    parameters: Vec<(&'static str, String)>,
    names: u32,
}

impl Maker {
    fn make(&mut self, name: &str) -> ObjectClass {
        let statics = if self.random.percent(40) { self.random.between((1, 2)) } else { 0 };
        let (declared, started): (String, String) = (0..statics).map(|_| self.static_field()).unzip();
        let many = self.random.between((3, 9));
        let mut fields = String::new();
        for at in 0..many {
            // Every second one is of a kind that many statements need.
            let kind = match at {
                0 => FIELDS.iter().position(|f| f.0 == "int"),
                1 => FIELDS.iter().position(|f| f.0 == "node"),
                _ => None,
            };
            let kind = kind.unwrap_or_else(|| self.random.below(FIELDS.len()));
            fields += &self.field(kind);
        }
        let mut calls = Vec::new();
        let mut tuples = 0;
        let mut methods = String::new();
        for number in 0..self.random.between((3, 5)) {
            let (text, call, many) = self.method(&format!("change{number}"));
            if tuples + many <= MOST_CALLS {
                methods += &text;
                calls.push(call);
                tuples += many;
            }
        }
        let mut source = CLASS.replace("STATICS\n", &declared).replace("STARTS", &started).replace("FIELDS\n", &fields);
        source = source.replace("METHODS", &methods);
        for (part, bodies) in [
            ("NODE_F", F_OF_NODE),
            ("LEAF_F", F_OF_LEAF),
            ("PAIR_F", F_OF_PAIR),
            ("DEEP_F", F_OF_DEEP),
            ("NODE_MARK", MARKS),
            ("DEEP_MARK", MARKS),
        ] {
            source = source.replace(part, self.random.pick(bodies));
        }
        ObjectClass { name: name.to_string(), source: source.replace("NAME", name), calls }
    }

    fn new_name(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}", self.names)
    }

    fn static_field(&mut self) -> (String, String) {
        let (kind, of, beginnings) = self.random.pick(STATICS);
        let name = self.new_name("s");
        let beginning = self.random.pick(beginnings);
        self.fields.push((kind, name.clone()));
        (format!("    static {of} {name};\n"), format!("        {name} = {beginning};\n"))
    }

    fn field(&mut self, kind: usize) -> String {
        let (kind, of, beginnings) = FIELDS[kind];
        let name = self.new_name("f");
        let beginning = self.random.pick(beginnings);
        self.fields.push((kind, name.clone()));
        format!("    {of} {name} = {beginning};\n")
    }

    fn has(&self, kind: &str) -> bool {
        self.fields.iter().any(|field| field.0 == kind)
    }

    /// Its text, the call with values, and how many tuples of arguments there are.
    fn method(&mut self, name: &str) -> (String, String, usize) {
        self.parameters.clear();
        let (mut declared, mut values, mut tuples) = (Vec::new(), Vec::new(), 1);
        for _ in 0..self.random.below(3) {
            let (of, kind, lists) = self.random.pick(PARAMETERS);
            let list = self.random.pick(lists);
            let parameter = self.new_name("p");
            declared.push(format!("{of} {parameter}"));
            values.push(list);
            tuples *= many_values(list);
            self.parameters.push((kind, parameter));
        }
        let mut body = String::new();
        for _ in 0..self.random.rather_many((1, 4)) {
            body += &format!("        {}\n", self.statement(2));
        }
        let (of, end) = match self.random.below(3) {
            0 => ("int", format!("        return {};\n", self.expression("int", 2))),
            1 => ("String", format!("        return {};\n", self.expression("str", 1))),
            _ => ("void", String::new()),
        };
        let text = format!("    public {of} {name}({}) {{\n{body}{end}    }}\n", declared.join(", "));
        let call = if values.is_empty() { name.to_string() } else { format!("{name}:{}", values.join(";")) };
        (text, call, tuples)
    }

    fn statement(&mut self, depth: u32) -> String {
        let nests = depth > 0 && self.random.percent(35);
        let texts: Vec<&str> =
            (STATEMENTS.iter().copied()).filter(|text| text.contains("#stmt") == nests && self.has_fields_of(text)).collect();
        let text = self.random.pick(&texts);
        self.fill(text, depth)
    }

    fn expression(&mut self, of: &str, depth: u32) -> String {
        let known: Vec<String> = self.parameters.iter().filter(|p| p.0 == of).map(|p| p.1.clone()).collect();
        if !known.is_empty() && self.random.percent(40) {
            return self.random.pick(&known);
        }
        if of == "int" && self.random.percent(10) {
            if let Some((_, name)) = self.parameters.iter().find(|p| p.0 == "int64") {
                return format!("(int) {name}");
            }
        }
        let (_, texts) = EXPRESSIONS.iter().find(|e| e.0 == of).unwrap_or_else(|| panic!("no expressions of {of}"));
        let texts: Vec<&str> =
            (texts.iter().copied()).filter(|text| (depth > 0 || !text.contains('#')) && self.has_fields_of(text)).collect();
        let text = self.random.pick(&texts);
        self.fill(text, depth.saturating_sub(1))
    }

    /// The class has what the text needs.
    fn has_fields_of(&self, text: &str) -> bool {
        let mut wanted = text.split('@').skip(1).map(word);
        wanted.all(|kind| self.has(kind))
    }

    fn fill(&mut self, text: &str, depth: u32) -> String {
        let mut out = String::new();
        let mut new_names: Vec<(&str, String)> = Vec::new();
        let mut rest = text;
        while let Some(at) = rest.find(['@', '#', '~']) {
            out += &rest[..at];
            let mark = rest.as_bytes()[at];
            let name = word(&rest[at + 1..]);
            rest = &rest[at + 1 + name.len()..];
            match mark {
                b'@' => {
                    let named: Vec<String> = self.fields.iter().filter(|f| f.0 == name).map(|f| f.1.clone()).collect();
                    out += &self.random.pick(&named);
                }
                b'#' if name == "stmt" => out += &self.statement(depth.saturating_sub(1)),
                b'#' => out += &self.expression(name, depth),
                _ => {
                    if !new_names.iter().any(|n| n.0 == name) {
                        let made = self.new_name("x");
                        new_names.push((name, made));
                    }
                    out += &new_names.iter().find(|n| n.0 == name).expect("just made").1;
                }
            }
        }
        out + rest
    }
}

/// The letters and digits that a text begins with.
fn word(text: &str) -> &str {
    &text[..text.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(text.len())]
}

/// `0..2`: three; `a,b`: two.
fn many_values(list: &str) -> usize {
    let one = |item: &str| match item.split_once("..") {
        Some((low, high)) => high.parse::<usize>().unwrap_or(0) + 1 - low.parse::<usize>().unwrap_or(0),
        None => 1,
    };
    list.split(',').map(one).sum()
}
