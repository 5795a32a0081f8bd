//! The steps of a trace as aligned lines: thread, place, what happens, source.
//!
//! A thread's name stands only where it takes over, so every name in the first column is a context switch. Steps
//! that do not matter are folded into a count, and so is the middle of a long trace.

use crate::look::{Look, clean, columns};
use crate::numbers::counted;
use crate::source::Sources;
use crate::words;
use jaunt_checker::Step;
use std::collections::HashMap;

/// More lines than this are folded in the middle.
const LONGEST: usize = 60;
const HEAD: usize = 20;

/// Lines of output shown for one step of a folded trace.
const OUTPUT: usize = 6;

const WIDEST_LABEL: usize = 20;
const WIDEST_PLACE: usize = 34;
const WIDEST_ACTION: usize = 46;

/// Less room than this is not worth a quotation.
const NARROWEST_SOURCE: usize = 12;

/// How much of a trace to show.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Detail {
    Folded,
    Everything,
}

struct Row {
    thread: u32,
    /// Steps that this row stands for.
    steps: usize,
    kind: Kind,
}

enum Kind {
    Step {
        place: String,
        action: String,
        source: String,
    },
    Output(String),
    Fold,
    /// The middle of the trace: rows of several threads.
    Gap {
        switches: usize,
    },
}

/// Names of threads that tell them apart.
pub struct Labels(HashMap<u32, (usize, String)>);

impl Labels {
    pub fn new(threads: impl Iterator<Item = (u32, String)>) -> Labels {
        let mut order: Vec<u32> = Vec::new();
        let mut names: HashMap<u32, String> = HashMap::new();
        for (thread, name) in threads {
            if !names.contains_key(&thread) {
                order.push(thread);
            }
            names.insert(thread, name);
        }
        let mut uses: HashMap<&str, usize> = HashMap::new();
        for name in names.values() {
            *uses.entry(name).or_default() += 1;
        }
        let label = |thread: u32| {
            let name = &names[&thread];
            let text = match uses[name.as_str()] {
                _ if name.is_empty() => format!("thread {thread}"),
                1 => clean(name),
                _ => format!("{} ({thread})", clean(name)),
            };
            // A long name keeps its end, where the numbers are.
            let extra = columns(&text).saturating_sub(WIDEST_LABEL);
            if extra == 0 { text } else { text.chars().skip(extra).collect() }
        };
        Labels(order.iter().enumerate().map(|(n, &thread)| (thread, (n, label(thread)))).collect())
    }

    /// Its place in the order of appearance, and its name.
    pub fn get(&self, thread: u32) -> (usize, &str) {
        self.0.get(&thread).map_or((0, ""), |(n, label)| (*n, label))
    }
}

pub fn place(step: &Step) -> String {
    match (&step.file, step.line) {
        (Some(file), Some(line)) => format!("{file}:{line}"),
        (Some(file), None) => file.clone(),
        _ => method(step),
    }
}

/// `Class.method`, without the package.
fn method(step: &Step) -> String {
    let class = step.class.rsplit(['.', '/']).next().unwrap_or("");
    format!("{class}.{}", step.method)
}

fn rows(steps: &[Step], sources: &mut Sources, detail: Detail) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut quoted: Option<(u32, String)> = None;
    for step in steps {
        let thread = step.thread;
        output_rows(&mut rows, thread, &step.output, detail);
        if detail == Detail::Folded && !step.important {
            match rows.last_mut() {
                Some(last) if last.thread == thread && matches!(last.kind, Kind::Fold) => last.steps += 1,
                _ => rows.push(Row { thread, steps: 1, kind: Kind::Fold }),
            }
            continue;
        }
        let place = place(step);
        let here = Some((thread, place.clone()));
        let line = match (&step.file, step.line) {
            // The same line is quoted once for as long as the thread stays on it.
            _ if quoted == here => None,
            (Some(file), Some(line)) => sources.line(&step.class, file, line).or_else(|| Some(format!("({})", method(step)))),
            _ => None,
        };
        quoted = here;
        let kind =
            Kind::Step { place: clean(&place), action: clean(&words::action(step)), source: clean(&line.unwrap_or_default()) };
        rows.push(Row { thread, steps: 1, kind });
    }
    if detail == Detail::Folded && rows.len() > LONGEST {
        let tail = rows.split_off(rows.len() - (LONGEST - HEAD));
        let middle = rows.split_off(HEAD);
        let steps = middle.iter().map(|row| row.steps).sum();
        let switches = middle.windows(2).filter(|pair| pair[0].thread != pair[1].thread).count();
        rows.push(Row { thread: u32::MAX, steps, kind: Kind::Gap { switches } });
        rows.extend(tail);
    }
    rows
}

fn output_rows(rows: &mut Vec<Row>, thread: u32, output: &str, detail: Detail) {
    let most = if detail == Detail::Folded { OUTPUT } else { usize::MAX };
    let lines = output.lines().count();
    // What was printed came from whoever ran before: no switch is shown for it.
    let thread = rows.last().map_or(thread, |row| row.thread);
    for line in output.lines().take(most) {
        rows.push(Row { thread, steps: 0, kind: Kind::Output(clean(line)) });
    }
    if lines > most {
        let left = counted((lines - most) as u64, "more line");
        rows.push(Row { thread, steps: 0, kind: Kind::Output(format!("({left})")) });
    }
}

/// The lines of a trace, each ended by a newline. `rest` is what was printed after the last step.
pub fn render(steps: &[Step], rest: &str, labels: &Labels, sources: &mut Sources, look: Look, detail: Detail) -> String {
    let mut rows = rows(steps, sources, detail);
    output_rows(&mut rows, 0, rest, detail);
    let widest = |of: &dyn Fn(&Row) -> usize, most: usize| rows.iter().map(of).max().unwrap_or(0).min(most);
    let label_width = widest(&|row| columns(labels.get(row.thread).1), WIDEST_LABEL);
    let place_width = widest(&|row| if let Kind::Step { place, .. } = &row.kind { columns(place) } else { 0 }, WIDEST_PLACE);
    let action_width = widest(&|row| if let Kind::Step { action, .. } = &row.kind { columns(action) } else { 0 }, WIDEST_ACTION);
    let bar = look.dim(look.bar());
    let mut out = String::new();
    let mut speaker = None;
    for row in &rows {
        let (color, label) = labels.get(row.thread);
        if let Kind::Gap { switches } = row.kind {
            let left_out = format!(
                "{} {} with {} left out; replay shows them",
                look.dots(),
                counted(row.steps as u64, "step"),
                counted(switches as u64, "context switch")
            );
            out += &format!("  {}\n", look.dim(&left_out));
            speaker = None;
            continue;
        }
        let shown = if speaker == Some(row.thread) { "" } else { label };
        speaker = Some(row.thread);
        let name = look.thread(color, shown) + &" ".repeat(label_width.saturating_sub(columns(shown)));
        let line = match &row.kind {
            Kind::Step { place, action, source } => {
                let place_pad = " ".repeat(place_width.saturating_sub(columns(place)));
                let used = 2 + label_width + 3 + columns(place).max(place_width) + 2;
                let action_cut = look.cut(action, look.width.saturating_sub(used).max(WIDEST_ACTION));
                let action_columns = columns(&action_cut).max(action_width);
                let room = look.width.saturating_sub(used + action_columns + 3);
                let mut line = format!("{}{place_pad}  {}", look.dim(place), look.thread(color, &action_cut));
                if !source.is_empty() && room >= NARROWEST_SOURCE {
                    let pad = " ".repeat(action_columns - columns(&action_cut));
                    line += &format!("{pad} {bar} {}", look.cut(source, room));
                }
                line
            }
            Kind::Output(text) => format!("{}  prints: {text}", " ".repeat(place_width)),
            Kind::Fold | Kind::Gap { .. } => {
                let folded = format!("{} {}", look.dots(), counted(row.steps as u64, "step"));
                format!("{}  {}", " ".repeat(place_width), look.dim(&folded))
            }
        };
        out += format!("  {name} {bar} {line}").trim_end();
        out.push('\n');
    }
    out
}
