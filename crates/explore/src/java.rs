//! Calls as Java code: data that a sequence, a message or a test is written from.
//!
//! An argument that is another object of the class is built just before its call, by a sequence of its own. So a call may need statements before
//! it, and names that nobody else in the sequence has: [`statements`] gives them.

use std::fmt::{self, Display, Formatter};
use std::sync::Arc;

/// A call as a person writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallText {
    /// `add`, or `new Bst`.
    pub name: Arc<str>,
    pub arguments: Vec<ArgumentText>,
}

/// An argument as a person writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArgumentText {
    /// An expression that means the same everywhere.
    Expression(String),
    /// The object that is called.
    This,
    /// Another object of the class: constructor call and calls.
    Other(Arc<[CallText]>),
}

impl CallText {
    /// A call without arguments.
    pub fn plain(name: &str) -> CallText {
        CallText { name: name.into(), arguments: Vec::new() }
    }

    /// For pictures, where there is little room: boxed values as what they hold.
    pub fn short(&self) -> String {
        self.with(|argument| match argument {
            ArgumentText::Expression(text) => unboxed(text).to_string(),
            ArgumentText::This => "this".to_string(),
            ArgumentText::Other(_) => "{…}".to_string(),
        })
    }

    fn with(&self, argument: impl FnMut(&ArgumentText) -> String) -> String {
        format!("{}({})", self.name, self.arguments.iter().map(argument).collect::<Vec<_>>().join(", "))
    }
}

/// In one line, for messages: another object stands in braces.
impl Display for CallText {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.write_str(&self.with(|argument| match argument {
            ArgumentText::Expression(text) => text.clone(),
            ArgumentText::This => "this".to_string(),
            ArgumentText::Other(sequence) => format!("{{{}}}", one_line(sequence)),
        }))
    }
}

impl PartialEq<&str> for CallText {
    fn eq(&self, other: &&str) -> bool {
        let text = self.to_string();
        text == *other
    }
}

/// `3` of `Integer.valueOf(3)`.
fn unboxed(text: &str) -> &str {
    let inner = ["Integer", "Long", "Short", "Byte", "Character", "Boolean", "Float", "Double"]
        .iter()
        .find_map(|class| text.strip_prefix(class)?.strip_prefix(".valueOf(")?.strip_suffix(')'));
    inner.unwrap_or(text)
}

/// `new Bst(); add(3)`
pub fn one_line(sequence: &[CallText]) -> String {
    sequence.iter().map(CallText::to_string).collect::<Vec<_>>().join("; ")
}

/// A class by its last name, as in `Map.Entry`.
pub fn simple_name(class: &str) -> String {
    class.rsplit('.').next().unwrap_or(class).replace('$', ".")
}

/// A class as code in another package names it.
pub fn full_name(class: &str) -> String {
    class.replace('$', ".")
}

/// A call as an expression, and the statements that must come before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expression {
    pub before: Vec<String>,
    /// `s.add(3)`, or `new Bst()`.
    pub text: String,
}

/// The calls of a sequence whose object is called `variable`, each by itself. Other objects are called `other1`, `other2` and so on.
pub fn expressions(sequence: &[CallText], class: &str, variable: &str) -> Vec<Expression> {
    // Objects that stand beside a first one, as `b` of a law, have others of their own.
    let prefix = if BESIDE.contains(&variable) { format!("{variable}Other") } else { "other".to_string() };
    expressions_from(sequence, class, variable, (&prefix, &mut 0))
}

/// Variables of objects that stand beside others in one piece of code.
const BESIDE: [&str; 3] = ["b", "c", "oracle"];

fn expressions_from(sequence: &[CallText], class: &str, variable: &str, (prefix, others): (&str, &mut u32)) -> Vec<Expression> {
    let mut out = Vec::new();
    for (at, call) in sequence.iter().enumerate() {
        let mut before = Vec::new();
        let text = call.with(|argument| match argument {
            ArgumentText::Expression(text) => text.clone(),
            ArgumentText::This => variable.to_string(),
            ArgumentText::Other(sequence) => {
                *others += 1;
                let name = format!("{prefix}{others}");
                before.extend(joined(expressions_from(sequence, class, &name, (prefix, others)), class, &name));
                name
            }
        });
        out.push(Expression { before, text: if at == 0 { text } else { format!("{variable}.{text}") } });
    }
    out
}

/// The statements of a sequence, the first of which declares `variable`. `class` is how the code may call it.
pub fn statements(sequence: &[CallText], class: &str, variable: &str) -> Vec<String> {
    joined(expressions(sequence, class, variable), class, variable)
}

fn joined(expressions: Vec<Expression>, class: &str, variable: &str) -> Vec<String> {
    let mut out = Vec::new();
    for (at, Expression { before, text }) in expressions.into_iter().enumerate() {
        out.extend(before);
        out.push(if at == 0 { format!("{class} {variable} = {text};") } else { format!("{text};") });
    }
    out
}

/// The same calls, by code that has to call the class by another name.
pub fn renamed(sequence: &[CallText], class: &str) -> Vec<CallText> {
    let argument = |argument: &ArgumentText| match argument {
        ArgumentText::Other(sequence) => ArgumentText::Other(renamed(sequence, class).into()),
        other => other.clone(),
    };
    let call = |call: &CallText| CallText {
        name: if call.name.starts_with("new ") { format!("new {class}").into() } else { call.name.clone() },
        arguments: call.arguments.iter().map(argument).collect(),
    };
    sequence.iter().map(call).collect()
}

/// A name for an object of a class: the first letter of the last word of its name, as in `s` for `IntervalSet`.
pub fn variable_name(class: &str) -> String {
    let simple = class.rsplit(['.', '$']).next().unwrap_or(class);
    let last = simple.chars().rev().find(|c| c.is_uppercase()).or(simple.chars().find(|c| c.is_alphabetic()));
    last.map_or_else(|| "it".to_string(), |c| c.to_lowercase().collect())
}

/// A string as a literal.
pub fn string_literal(text: &str) -> String {
    units_literal(&text.encode_utf16().collect::<Vec<_>>())
}

/// The same for any units, also for those that are no text.
pub fn units_literal(units: &[u16]) -> String {
    let inner: String = units.iter().map(|&unit| escaped(unit, '"')).collect();
    format!("\"{inner}\"")
}

/// A character as a literal.
pub fn char_literal(unit: u16) -> String {
    format!("'{}'", escaped(unit, '\''))
}

/// A unit of a literal. Escapes by number stand for the character before anything else is read, so those that end lines are written otherwise.
fn escaped(unit: u16, quote: char) -> String {
    match char::from_u32(unit as u32) {
        Some('\n') => "\\n".to_string(),
        Some('\r') => "\\r".to_string(),
        Some('\t') => "\\t".to_string(),
        Some('\\') => "\\\\".to_string(),
        Some(c) if c == quote => format!("\\{c}"),
        Some(c @ ' '..='~') => c.to_string(),
        _ => format!("\\u{unit:04x}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call(name: &str, arguments: &[ArgumentText]) -> CallText {
        CallText { name: name.into(), arguments: arguments.to_vec() }
    }

    #[test]
    fn every_other_object_has_statements_and_a_name() {
        let other: Arc<[CallText]> =
            Arc::new([call("new Bag", &[]), call("add", &[ArgumentText::Expression("this thing".into())])]);
        let all = [
            call("new Bag", &[]),
            call("addAll", &[ArgumentText::Other(other.clone())]),
            call("both", &[ArgumentText::This, ArgumentText::Other(other)]),
        ];
        assert_eq!(
            statements(&all, "Bag", "it"),
            [
                "Bag it = new Bag();",
                "Bag other1 = new Bag();",
                "other1.add(this thing);",
                "it.addAll(other1);",
                "Bag other2 = new Bag();",
                "other2.add(this thing);",
                "it.both(it, other2);",
            ]
        );
        assert_eq!(
            statements(&all[..2], "Bag", "b")[1..],
            ["Bag bOther1 = new Bag();", "bOther1.add(this thing);", "b.addAll(bOther1);"]
        );
        assert_eq!(all[2], "both(this, {new Bag(); add(this thing)})");
    }

    #[test]
    fn pictures_have_little_room() {
        let argument = |text: &str| ArgumentText::Expression(text.into());
        let arguments = [argument("Integer.valueOf(-1)"), argument("Keys.valueOf(2)"), ArgumentText::This];
        assert_eq!(call("put", &arguments).short(), "put(-1, Keys.valueOf(2), this)");
        assert_eq!((variable_name("p.IntervalSet"), variable_name("it")), ("s".to_string(), "i".to_string()));
    }

    #[test]
    fn literals_are_those_of_java() {
        assert_eq!(string_literal("a\"b'c\\\n\u{7}ä😀"), "\"a\\\"b'c\\\\\\n\\u0007\\u00e4\\ud83d\\ude00\"");
        assert_eq!(char_literal(b'\'' as u16), "'\\''");
        assert_eq!(char_literal(b'"' as u16), "'\"'");
        assert_eq!(char_literal(10), "'\\n'");
    }
}
