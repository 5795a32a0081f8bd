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
        self.to_string() == *other
    }
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

/// The statements of a sequence, the first of which declares `variable`. Other objects are called `other1`, `other2` and so on.
pub fn statements(sequence: &[CallText], class: &str, variable: &str) -> Vec<String> {
    let mut out = Vec::new();
    write(sequence, &simple_name(class), variable, &mut 0, &mut out);
    out
}

fn write(sequence: &[CallText], class: &str, variable: &str, others: &mut u32, out: &mut Vec<String>) {
    for (at, call) in sequence.iter().enumerate() {
        let text = call.with(|argument| match argument {
            ArgumentText::Expression(text) => text.clone(),
            ArgumentText::This => variable.to_string(),
            ArgumentText::Other(sequence) => {
                *others += 1;
                let name = format!("other{others}");
                write(sequence, class, &name, others, out);
                name
            }
        });
        out.push(if at == 0 { format!("{class} {variable} = {text};") } else { format!("{variable}.{text};") });
    }
}

/// A string as a literal.
pub fn string_literal(text: &str) -> String {
    let mut out = String::from("\"");
    for unit in text.encode_utf16() {
        out += &escaped(unit, '"');
    }
    out + "\""
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
            statements(&all, "p.Bag", "it"),
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
        assert_eq!(all[2], "both(this, {new Bag(); add(this thing)})");
    }

    #[test]
    fn literals_are_those_of_java() {
        assert_eq!(string_literal("a\"b'c\\\n\u{7}ä😀"), "\"a\\\"b'c\\\\\\n\\u0007\\u00e4\\ud83d\\ude00\"");
        assert_eq!(char_literal(b'\'' as u16), "'\\''");
        assert_eq!(char_literal(b'"' as u16), "'\"'");
        assert_eq!(char_literal(10), "'\\n'");
    }
}
