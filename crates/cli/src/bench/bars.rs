//! What was aimed at, and what came out.

use super::table::Table;

#[derive(Default)]
pub struct Bars {
    rows: Vec<[String; 4]>,
}

impl Bars {
    /// `ok`: none if it cannot be told here.
    pub fn add(&mut self, what: String, measured: String, bar: &str, ok: Option<bool>) {
        let verdict = match ok {
            Some(true) => "ok",
            Some(false) => "below",
            None => "too small to tell",
        };
        self.rows.push([what, measured, bar.to_string(), verdict.to_string()]);
    }

    pub fn text(&self) -> String {
        let mut table = Table::new(&["Summary", "measured", "bar", ""]);
        for row in &self.rows {
            table.row(row.clone());
        }
        table.to_string()
    }
}
