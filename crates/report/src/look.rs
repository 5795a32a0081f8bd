//! Colours, line-drawing and width of a report.

/// What the place that shows the report can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    pub color: bool,
    /// Without it, bars and dots are ASCII. The program's own text is never changed by this.
    pub unicode: bool,
    /// Columns.
    pub width: usize,
}

impl Look {
    /// For a file or a pipe.
    pub const PLAIN: Look = Look { color: false, unicode: true, width: 120 };

    fn paint(self, code: &str, text: &str) -> String {
        if self.color && !text.is_empty() { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_string() }
    }
    pub fn bold(self, text: &str) -> String {
        self.paint("1", text)
    }
    pub fn dim(self, text: &str) -> String {
        self.paint("2", text)
    }
    pub fn good(self, text: &str) -> String {
        self.paint("1;32", text)
    }
    pub fn bad(self, text: &str) -> String {
        self.paint("1;31", text)
    }
    pub fn doubtful(self, text: &str) -> String {
        self.paint("1;33", text)
    }
    /// The colour of the `n`-th thread.
    pub fn thread(self, n: usize, text: &str) -> String {
        const CODES: [&str; 6] = ["36", "35", "33", "32", "34", "31"];
        self.paint(CODES[n % CODES.len()], text)
    }

    pub fn bar(self) -> &'static str {
        if self.unicode { "│" } else { "|" }
    }
    pub fn dots(self) -> &'static str {
        if self.unicode { "…" } else { "..." }
    }

    /// The text from a character on, cut at its end too.
    pub fn cut_both(self, text: &str, from: usize, width: usize) -> String {
        let rest: String = text.chars().skip(from).collect();
        let dots = if from > 0 { self.dots() } else { "" };
        dots.to_string() + &self.cut(&rest, width.saturating_sub(columns(dots)))
    }

    /// At most `width` columns.
    pub fn cut(self, text: &str, width: usize) -> String {
        if columns(text) <= width {
            return text.to_string();
        }
        let keep = width.saturating_sub(columns(self.dots()));
        text.chars().take(keep).collect::<String>() + self.dots()
    }
}

/// Columns a text takes, one for each character.
pub fn columns(text: &str) -> usize {
    text.chars().count()
}

/// The text on one line without anything that would move the cursor or change colours.
pub fn clean(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\t' => out.push_str("    "),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            // Direction marks would turn the rest of the line around.
            '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => out.push(char::REPLACEMENT_CHARACTER),
            c if c.is_control() => out.push_str(&format!("\\u{:04x}", c as u32)),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_reaches_the_terminal_but_text() {
        assert_eq!(clean("a\tb\nc\x1b[31mred\u{7f}ü"), "a    b\\nc\\u001b[31mred\\u007fü");
    }

    #[test]
    fn cut_counts_characters() {
        assert_eq!(Look::PLAIN.cut("äöüß", 4), "äöüß");
        assert_eq!(Look::PLAIN.cut("äöüßx", 4), "äöü…");
        assert_eq!(Look { unicode: false, ..Look::PLAIN }.cut("abcdef", 5), "ab...");
        assert_eq!(Look::PLAIN.cut("abc", 0), "…");
    }
}
