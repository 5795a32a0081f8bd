//! The table of `--outcomes`: every distinct output, how often, and a way to it.

use crate::look::{Look, clean, columns};
use crate::numbers::{count, counted};
use crate::words;
use jaunt_checker::PrintedOutcome;

/// Rows that a person will read.
const MOST: usize = 100;

/// Characters that are shown before the place where long outputs differ.
const BEFORE: usize = 12;

pub fn table(outcomes: &[PrintedOutcome], traces: &[Option<String>], complete: bool, look: Look) -> String {
    let scope = if complete { "over all executions" } else { "so far (NOT complete: there may be more)" };
    let mut out = format!("{} {scope}\n", look.bold(&counted(outcomes.len() as u64, "distinct output")));
    if outcomes.is_empty() {
        return out;
    }
    let shown = &outcomes[..outcomes.len().min(MOST)];
    let texts: Vec<String> =
        shown.iter().map(|o| quoted(&o.output, shown.iter().any(|p| is_line_of(&p.output, &o.output)))).collect();
    let endings: Vec<Option<String>> = shown.iter().map(|o| words::ending(&o.ending)).collect();
    let short = told_apart(&texts, 60.max(look.width / 2), look);
    let cells: Vec<String> = short.iter().zip(&endings).map(|(text, ending)| then(text, ending.as_deref())).collect();
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

/// An output and how the execution ends after it.
pub fn outcome(output: &str, ending: Option<&str>) -> String {
    then(&quoted(output, false), ending)
}

fn then(text: &str, ending: Option<&str>) -> String {
    ending.map_or(text.to_string(), |ending| format!("{text} then {}", clean(ending)))
}

/// An output as it is shown: without the end of its last line, unless `whole`.
fn quoted(output: &str, whole: bool) -> String {
    match output.strip_suffix('\n').filter(|_| !whole).unwrap_or(output) {
        "" if output.is_empty() => "(nothing printed)".to_string(),
        text => format!("\"{}\"", clean(text)),
    }
}

/// Is one the other without the end of its last line?
fn is_line_of(short: &str, long: &str) -> bool {
    long.strip_suffix('\n') == Some(short)
}

/// Texts of at most that width, so that different ones look different: cut at their ends; those that are alike then, before the place where they differ; if
/// that is not enough, not at all.
fn told_apart(texts: &[String], width: usize, look: Look) -> Vec<String> {
    let mut short: Vec<String> = texts.iter().map(|text| look.cut(text, width)).collect();
    for cuts in [true, false] {
        let before = short.clone();
        for (n, text) in texts.iter().enumerate() {
            let alike = |&(m, other): &(usize, &String)| other != text && before[m] == before[n];
            let Some(same) = texts.iter().enumerate().filter(alike).map(|(_, other)| common(text, other)).min() else { continue };
            short[n] = if cuts { look.cut_both(text, same.saturating_sub(BEFORE), width) } else { text.clone() };
        }
    }
    short
}

/// How many characters two texts begin with alike.
fn common(one: &str, other: &str) -> usize {
    one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count()
}
