//! Tables of plain text: the first column to the left, all others to the right.

use super::runner::Run;
use jaunt_report::numbers;
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

/// States or transitions of a run; more than that if a limit ended it.
pub fn counted(run: &Run, n: u64) -> String {
    let more = if run.complete { "" } else { "> " };
    format!("{more}{}", numbers::count(n))
}

/// `4.2×`
pub fn times(ratio: f64) -> String {
    match ratio {
        r if !r.is_finite() => NONE.to_string(),
        r if r < 9.95 => format!("{r:.1}×"),
        r => format!("{}×", numbers::count(r.round() as u64)),
    }
}

/// Of two counts or times.
pub fn ratio(a: impl Into<f64>, b: impl Into<f64>) -> f64 {
    a.into() / b.into()
}

/// Of what is not empty; not a number of what is.
pub fn geometric_mean(values: &[f64]) -> f64 {
    (values.iter().map(|v| v.ln()).sum::<f64>() / values.len() as f64).exp()
}

/// The one in the middle, or the mean of both; not a number of nothing.
pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    match values.len() {
        0 => f64::NAN,
        odd if odd % 2 == 1 => values[middle],
        _ => (values[middle - 1] + values[middle]) / 2.0,
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

    #[test]
    fn the_middle_of_runs() {
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(vec![4.0, 1.0, 2.0, 3.0]), 2.5);
        assert!(median(Vec::new()).is_nan());
    }

    #[test]
    fn numbers_of_a_table() {
        assert_eq!(times(ratio(227.83, 54.39)), "4.2×");
        assert_eq!(times(332.4), "332×");
        assert_eq!(times(ratio(1.0, 0.0)), NONE);
        assert_eq!((times(geometric_mean(&[10.0, 1000.0])), times(geometric_mean(&[]))), ("100×".to_string(), NONE.to_string()));
        let run = Run { complete: true, states: 1025, ..Run::default() };
        assert_eq!(counted(&run, run.states), "1,025");
        let cut = Run { complete: false, ..run };
        assert_eq!(counted(&cut, cut.states), "> 1,025");
    }
}
