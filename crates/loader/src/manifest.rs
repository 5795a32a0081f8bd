//! `META-INF/MANIFEST.MF`: attributes of the jar, and of single entries or packages in it.
//!
//! Lenient where the JDK is strict (a line without `: ` is skipped), because a jar that `java` refuses is
//! refused for better reasons elsewhere.

use std::collections::HashMap;

/// Attribute names are compared without regard to case.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Attributes(Vec<(String, String)>);

impl Attributes {
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }
}

#[derive(Debug, Clone, Default, PartialEq)]
pub struct Manifest {
    pub main: Attributes,
    sections: HashMap<String, Attributes>,
}

impl Manifest {
    pub fn parse(bytes: &[u8]) -> Manifest {
        let mut manifest = Manifest::default();
        // `None`: the main section is being read. A later section waits for its `Name`.
        let mut section: Option<Attributes> = None;
        for line in logical_lines(bytes) {
            if line.is_empty() {
                manifest.close(section.replace(Attributes::default()));
                continue;
            }
            let text = String::from_utf8_lossy(&line);
            let Some((key, value)) = text.split_once(": ").or_else(|| text.strip_suffix(':').map(|key| (key, ""))) else {
                continue;
            };
            let target = section.as_mut().unwrap_or(&mut manifest.main);
            // The last one wins, as in java.util.jar.Attributes.
            target.0.retain(|(k, _)| !k.eq_ignore_ascii_case(key));
            target.0.push((key.to_owned(), value.to_owned()));
        }
        manifest.close(section);
        manifest
    }

    fn close(&mut self, section: Option<Attributes>) {
        if let Some(attributes) = section
            && let Some(name) = attributes.get("Name")
        {
            // Sections of one name are merged.
            let name = name.to_owned();
            self.sections.entry(name).or_default().0.extend(attributes.0);
        }
    }

    /// The attributes of one entry (`a/B.class`) or package (`a/`).
    pub fn section(&self, name: &str) -> Option<&Attributes> {
        self.sections.get(name)
    }

    pub fn main_class(&self) -> Option<&str> {
        self.main.get("Main-Class").map(str::trim).filter(|name| !name.is_empty())
    }

    pub(crate) fn multi_release(&self) -> bool {
        self.main.get("Multi-Release").is_some_and(|value| value.eq_ignore_ascii_case("true"))
    }

    pub(crate) fn class_path(&self) -> impl Iterator<Item = &str> {
        self.main.get("Class-Path").unwrap_or("").split_ascii_whitespace()
    }
}

/// Lines end in CR, LF or CRLF; one that starts with a space continues the line before. Joined as bytes because
/// the 72-byte limit may cut a character in two.
fn logical_lines(bytes: &[u8]) -> Vec<Vec<u8>> {
    let mut lines: Vec<Vec<u8>> = Vec::new();
    let mut rest = bytes;
    while !rest.is_empty() {
        let end = rest.iter().position(|b| matches!(b, b'\r' | b'\n')).unwrap_or(rest.len());
        let (line, tail) = rest.split_at(end);
        rest = tail.strip_prefix(b"\r\n").or_else(|| tail.get(1..)).unwrap_or(&[]);
        match (line.strip_prefix(b" "), lines.last_mut()) {
            (Some(continued), Some(last)) if !last.is_empty() => last.extend_from_slice(continued),
            _ => lines.push(line.to_vec()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn continuation_sections_and_case() {
        let m = Manifest::parse(
            "Manifest-Version: 1.0\r\nmain-class: a.b\r\n .C\u{e9}\r\n d\r\nbroken line\nEmpty:\n\n\n\
             Name: x/\nImplementation-Title: t\n\nName: y\nA: 1\n\nName: y\nB: 2"
                .as_bytes(),
        );
        assert_eq!(m.main_class(), Some("a.b.C\u{e9}d"));
        assert_eq!(m.main.get("EMPTY"), Some(""));
        assert_eq!(m.section("x/").unwrap().get("Implementation-title"), Some("t"));
        assert_eq!(m.section("y").unwrap().get("A"), Some("1"));
        assert_eq!(m.section("y").unwrap().get("B"), Some("2"));
        assert_eq!(m.main.iter().count(), 3);
    }

    #[test]
    fn a_character_cut_in_two() {
        assert_eq!(Manifest::parse(b"Main-Class: \xc3\n \xa9").main_class(), Some("\u{e9}"));
    }

    #[test]
    fn no_bytes_panic() {
        for bytes in [&b""[..], b"\n", b" x", b"\r", b":", b": ", b"\n\n \n:x: y\r\r"] {
            Manifest::parse(bytes);
        }
    }
}
