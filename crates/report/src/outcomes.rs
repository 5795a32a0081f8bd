//! The table of `--outcomes`: every distinct output, how often, and a way to it.

use crate::look::{Look, clean, columns};
use crate::numbers::{count, counted};
use crate::words;
use jaunt_checker::PrintedOutcome;

/// Rows that a person will read.
const MOST: usize = 100;

pub fn table(outcomes: &[PrintedOutcome], traces: &[Option<String>], complete: bool, look: Look) -> String {
    let scope = if complete { "over all executions" } else { "so far (NOT complete: there may be more)" };
    let mut out = format!("{} {scope}\n", look.bold(&counted(outcomes.len() as u64, "distinct output")));
    if outcomes.is_empty() {
        return out;
    }
    let shown = &outcomes[..outcomes.len().min(MOST)];
    let cell = |outcome: &PrintedOutcome| {
        let text = if outcome.output.is_empty() {
            "(nothing printed)".to_string()
        } else {
            format!("\"{}\"", clean(outcome.output.strip_suffix('\n').unwrap_or(&outcome.output)))
        };
        let text = look.cut(&text, 60.max(look.width / 2));
        words::ending(&outcome.ending).map_or(text.clone(), |ending| format!("{text} then {}", clean(&ending)))
    };
    let cells: Vec<String> = shown.iter().map(cell).collect();
    let count_width = shown.iter().map(|o| count(o.count).len()).max().unwrap_or(0).max("count".len());
    let cell_width = cells.iter().map(|c| columns(c)).max().unwrap_or(0).max("output".len());
    out += look.dim(&format!("  {:>count_width$}  {:<cell_width$}  trace", "count", "output")).as_str();
    out.push('\n');
    for (n, (outcome, cell)) in shown.iter().zip(&cells).enumerate() {
        let pad = " ".repeat(cell_width - columns(cell));
        let trace = traces.get(n).and_then(Option::as_deref).unwrap_or("-");
        out += &format!("  {:>count_width$}  {cell}{pad}  {trace}\n", count(outcome.count));
    }
    if outcomes.len() > MOST {
        out += &format!("  {} and {} more; --format json has them all\n", look.dots(), count((outcomes.len() - MOST) as u64));
    }
    out
}
