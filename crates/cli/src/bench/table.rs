//! Tables of plain text: the first column to the left, all others to the right.

use std::fmt;

pub struct Table {
    rows: Vec<Vec<String>>,
}

/// Where there is no value.
pub const NONE: &str = "—";

impl Table {
    pub fn new(header: &[&str]) -> Table {
        Table { rows: vec![header.iter().map(|h| h.to_string()).collect()] }
    }

    pub fn row<S: Into<String>>(&mut self, cells: impl IntoIterator<Item = S>) {
        self.rows.push(cells.into_iter().map(Into::into).collect());
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |c: usize| self.rows.iter().filter_map(|r| r.get(c)).map(|cell| cell.chars().count()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..columns).map(width).collect();
        for row in &self.rows {
            let mut line = String::new();
            for (c, (cell, width)) in row.iter().zip(&widths).enumerate() {
                line += &if c == 0 { format!("{cell:<width$}") } else { format!("   {cell:>width$}") };
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let mut table = Table::new(&["", "states", "time"]);
        table.row(["copy", "1,000", "1.00"]);
        table.row(["by hand", NONE, "10.00"]);
        assert_eq!(table.to_string(), "          states    time\ncopy       1,000    1.00\nby hand        —   10.00\n");
    }
}
