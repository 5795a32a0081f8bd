//! The numbers of an exploration as tables: depths, methods, branches.

use crate::look::{Look, clean, columns};
use crate::numbers::{count, counted};
use jaunt_checker::exploring::result::MethodCounts;
use jaunt_checker::exploring::{BranchReport, Exploration};
use serde_json::{Value, json};

/// Most lines about branches that were not taken.
const MOST_LINES: usize = 20;

/// Columns that are as wide as they must be; the first is left-aligned if `names`.
fn table(head: &[&str], rows: &[Vec<String>], names: bool, look: Look) -> String {
    let width = |at: usize| {
        let cells = rows.iter().map(|row| columns(&row[at]));
        cells.chain([columns(head[at])]).max().unwrap_or(0)
    };
    let last = head.len() - 1;
    let line = |cells: &[String]| {
        let padded = cells.iter().enumerate().map(|(at, cell)| {
            let gap = " ".repeat(width(at).saturating_sub(columns(cell)));
            match at {
                0 if names => format!("{cell}{gap}"),
                _ if names && at == last => cell.clone(),
                _ => format!("{gap}{cell}"),
            }
        });
        format!("  {}", padded.collect::<Vec<_>>().join("  ").trim_end())
    };
    let head: Vec<String> = head.iter().map(|h| h.to_string()).collect();
    let mut out = format!("{}\n", look.dim(&line(&head)));
    for row in rows {
        out += &format!("{}\n", line(row));
    }
    out
}

/// How many times as many states a depth has as the one before.
fn growth(result: &Exploration, depth: usize) -> Option<f64> {
    let before = result.depths.get(depth.checked_sub(1)?)?.states;
    (before > 0).then(|| result.depths[depth].states as f64 / before as f64)
}

pub fn depths(result: &Exploration, look: Look) -> String {
    let row = |at: usize| {
        let depth = &result.depths[at];
        let growth = growth(result, at).map_or(String::new(), |g| format!("x{g:.1}"));
        vec![at.to_string(), count(depth.states), growth, count(depth.expanded), count(depth.executions)]
    };
    let rows: Vec<Vec<String>> = (0..result.depths.len()).map(row).collect();
    table(&["depth", "new states", "growth", "expanded", "executions"], &rows, false, look)
}

pub fn depths_json(result: &Exploration) -> Value {
    let one = |at: usize| {
        let d = &result.depths[at];
        json!({ "states": d.states, "expanded": d.expanded, "executions": d.executions, "growth": growth(result, at) })
    };
    (0..result.depths.len()).map(one).collect()
}

pub fn methods(result: &Exploration, look: Look) -> String {
    let row = |m: &MethodCounts| {
        let threw: u64 = m.threw.iter().map(|(_, n)| n).sum();
        vec![clean(&m.name), count(m.returned + threw), count(m.changed), clean(&outcomes(m))]
    };
    let rows: Vec<Vec<String>> = result.methods.iter().filter(|m| m.returned > 0 || !m.threw.is_empty()).map(row).collect();
    if rows.is_empty() {
        return String::new();
    }
    table(&["method", "calls", "changed it", "returned or threw"], &rows, true, look)
}

/// `true 12, false 3; threw java.util.NoSuchElementException 1`
fn outcomes(m: &MethodCounts) -> String {
    let mut parts = Vec::new();
    let values = m.values.list();
    if m.values.are_many() {
        parts.push("many values".to_string());
    } else if !values.is_empty() {
        // A single value needs no number: the calls are in another column.
        let one = |(value, n): &(&str, u64)| {
            if values.len() == 1 && m.threw.is_empty() { value.to_string() } else { format!("{value} ({})", count(*n)) }
        };
        parts.push(values.iter().map(one).collect::<Vec<_>>().join(", "));
    } else if m.returned > 0 {
        parts.push(if m.threw.is_empty() { "returned".to_string() } else { format!("returned ({})", count(m.returned)) });
    }
    parts.extend(m.threw.iter().map(|(class, n)| format!("threw {class} ({})", count(*n))));
    parts.join("; ")
}

pub fn methods_json(result: &Exploration) -> Value {
    let one = |m: &MethodCounts| {
        json!({
            "method": m.name,
            "returned": m.returned,
            "changed": m.changed,
            "values": m.values.list().iter().map(|(value, n)| json!({ "value": value, "count": n })).collect::<Vec<_>>(),
            "many_values": m.values.are_many(),
            "threw": m.threw.iter().map(|(class, n)| json!({ "exception": class, "count": n })).collect::<Vec<_>>(),
        })
    };
    result.methods.iter().map(one).collect()
}

/// Ways of a list of branches: taken, and all.
fn ways<'a>(branches: impl IntoIterator<Item = &'a BranchReport>) -> (usize, usize) {
    branches.into_iter().fold((0, 0), |(taken, all), b| (taken + b.ways.iter().filter(|&&w| w).count(), all + b.ways.len()))
}

/// The branches of the class, the lines where some were not taken, and the methods in which none was reached.
pub fn branches(branches: &[BranchReport]) -> String {
    let reached = |b: &&BranchReport| branches.iter().any(|o| is_of_method(o, b) && o.ways.contains(&true));
    let (taken, all) = ways(branches.iter().filter(reached));
    let whole = ways(branches).1;
    if whole == 0 {
        return String::new();
    }
    // Without a branch that was reached there is no share.
    let share = (taken * 100).checked_div(all).map_or(String::new(), |share| format!(" ({share} %)"));
    let rest = if all < whole {
        format!(" in the methods that were reached; the class has {}", count(whole as u64))
    } else {
        String::new()
    };
    let mut out = format!("\n  branches: {} of {} taken{share}{rest}\n", count(taken as u64), count(all as u64));
    let lines = lines(branches.iter().filter(reached));
    let open: Vec<&Line> = lines.iter().filter(|line| line.taken < line.all).collect();
    for line in open.iter().take(MOST_LINES) {
        out += &format!(
            "    {} in {}: {} of {} not taken\n",
            clean(&line.place),
            clean(&line.method),
            line.all - line.taken,
            line.all
        );
    }
    if open.len() > MOST_LINES {
        out += &format!("    and {} more\n", counted((open.len() - MOST_LINES) as u64, "line"));
    }
    let mut names: Vec<String> = branches.iter().filter(|b| !reached(b)).map(|b| method_name(b, &branches[0])).collect();
    names.dedup();
    if !names.is_empty() {
        let more = if names.len() > MOST_LINES { format!(" and {} more", names.len() - MOST_LINES) } else { String::new() };
        names.truncate(MOST_LINES);
        out += &format!("    no branch was reached in {}{more}\n", clean(&names.join(", ")));
    }
    out
}

/// Both are of one method: overloads are others.
fn is_of_method(one: &BranchReport, other: &BranchReport) -> bool {
    one.class == other.class && one.method == other.method && one.descriptor == other.descriptor
}

/// A method, with its class if that is not the explored one.
fn method_name(branch: &BranchReport, first: &BranchReport) -> String {
    let name = if branch.method == "<init>" { "new" } else { &branch.method };
    let nested = branch.class.strip_prefix(&first.class).filter(|rest| rest.starts_with('$'));
    nested.map_or(name.to_string(), |rest| format!("{}.{name}", rest[1..].replace('$', ".")))
}

struct Line {
    place: String,
    method: String,
    taken: usize,
    all: usize,
}

/// Branches of one line and method together.
fn lines<'a>(branches: impl Iterator<Item = &'a BranchReport>) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for branch in branches {
        let place = match (&branch.file, branch.line) {
            (Some(file), Some(line)) => format!("{file}:{line}"),
            _ => "an unknown line".to_string(),
        };
        let (taken, all) = ways([branch]);
        match lines.iter_mut().find(|line| line.place == place && line.method == branch.method) {
            Some(line) => (line.taken, line.all) = (line.taken + taken, line.all + all),
            None => lines.push(Line { place, method: branch.method.clone(), taken, all }),
        }
    }
    lines
}

pub fn branches_json(branches: &[BranchReport]) -> Value {
    let (taken, all) = ways(branches);
    let one = |b: &BranchReport| {
        let (taken, all) = ways([b]);
        json!({ "class": b.class, "method": b.method, "descriptor": b.descriptor, "file": b.file, "line": b.line, "taken": taken, "all": all })
    };
    json!({ "taken": taken, "all": all, "branches": branches.iter().map(one).collect::<Vec<_>>() })
}
