//! The report for a person: what went wrong and how, then the verdict, then the numbers. The verdict comes last
//! because that is where the eye is when the command ends.

use crate::advice::advice;
use crate::look::{Look, clean, columns};
use crate::numbers::{bytes, count, counted, rate, time};
use crate::outcomes::{self, outcome};
use crate::source::Sources;
use crate::steps::{Detail, Labels, render};
use crate::words::{self, Limit};
use crate::{Found, Subject, verdict_name};
use jaunt_checker::{
    Audit, CheckConfig, CheckResult, CheckStats, FoundBy, PropertyKind, Reason, Replay, Step, ThreadReport, Verdict, Violation,
};

/// Violations whose traces are shown; of the others only the headline.
const SHOWN: usize = 5;

/// Of a violation that a complete search should have met.
const DEFECT: &str =
    "the violation is real, and that the search missed it is a defect of Jaunt: please report it with the program and the trace";

/// Frames of a stack.
const FRAMES: usize = 16;
/// Of a thread that only stands by.
const FEW_FRAMES: usize = 6;

/// The whole report of a check. `quiet`: the verdict and one line for each violation.
pub fn check(result: &CheckResult, subject: &Subject, sources: &mut Sources, look: Look, quiet: bool) -> String {
    let mut out = String::new();
    for (n, violation) in result.violations.iter().enumerate() {
        let number = if result.violations.len() > 1 { format!("{}. ", n + 1) } else { String::new() };
        let trace = subject.traces.get(n).and_then(Option::as_deref);
        if quiet {
            continue;
        }
        out += &format!("{number}{}\n", look.bad(&headline(violation)));
        if violation.found_by == FoundBy::Audit {
            out += &format!("  {DEFECT}\n");
        }
        if n < SHOWN {
            out += &body(violation, sources, look);
        }
        if let Some(path) = trace {
            out += &format!("\n  replay: {}\n", look.bold(&replay_command(path)));
        }
        out.push('\n');
    }
    if let Some(outcomes) = &result.outcomes {
        out += &outcomes::table(outcomes, subject.outcome_traces, result.complete, look);
        out.push('\n');
    }
    if !quiet {
        out += &frames(&result.unsupported_stack, FRAMES, "    at ", "    at ", look);
    }
    out += &summary(result, subject.config, look);
    if !quiet {
        if let Some(ways) = advice(result, subject.config) {
            out += &format!("  what could help: {ways}\n");
        }
        for note in &result.notes {
            out += &format!("  note: {}\n", clean(&words::note(note)));
        }
        out += &stats(&result.stats);
        if let (Some(audited), Audit::Instructions(_)) = (&result.audited, subject.config.audit) {
            let size = (counted(audited.executions, "execution"), counted(audited.instructions, "instruction"));
            out += &format!("  audit: {}, {}\n", size.0, size.1);
        }
    }
    out
}

/// What is violated, in one line.
pub fn headline(violation: &Violation) -> String {
    let at = violation.location.as_ref().map_or(String::new(), |l| format!(" at {l}"));
    let message = violation.message.as_ref().map(words::message);
    clean(&(what(&violation.property, &violation.exception, &message) + &at))
}

fn what(property: &PropertyKind, exception: &Option<String>, message: &Option<String>) -> String {
    let thrown = match (exception, message) {
        (Some(e), Some(m)) => format!(": {e}: {m}"),
        (Some(e), None) => format!(": {e}"),
        (None, Some(m)) => format!(": {m}"),
        (None, None) => String::new(),
    };
    match property {
        PropertyKind::Assertion => format!("assertion failed{thrown}"),
        PropertyKind::Exception => format!("uncaught exception{thrown}"),
        PropertyKind::Race => format!("data race{thrown}"),
        PropertyKind::Outcome => format!("an output that was not explored{thrown}"),
        PropertyKind::Exit => message.clone().unwrap_or_default(),
        other => format!("{other}{thrown}"),
    }
}

/// Stack, trace and threads of a violation.
pub(crate) fn body(violation: &Violation, sources: &mut Sources, look: Look) -> String {
    let mut out = thrown(violation, FRAMES, look);
    let labels = labels(&violation.steps, &violation.threads);
    if !violation.steps.is_empty() || !violation.output.is_empty() {
        let size = format!(
            "{}, {}",
            counted(violation.transitions as u64, "transition"),
            counted(violation.context_switches as u64, "context switch")
        );
        out += &format!("\n  {} ({size})\n\n", look.bold("how it happens"));
        let rest = rest_of_output(&violation.steps, &violation.output);
        out += &with_cycle(&violation.steps, violation.cycle_from_step, rest, &labels, sources, look, Detail::Folded);
    }
    out + &threads(violation, &labels, look)
}

/// The steps of a trace, and what it does again and again set apart.
fn with_cycle(
    steps: &[Step],
    cycle_from: Option<usize>,
    rest: &str,
    labels: &Labels,
    sources: &mut Sources,
    look: Look,
    detail: Detail,
) -> String {
    let Some(from) = cycle_from.filter(|&from| from <= steps.len()) else {
        return render(steps, rest, labels, sources, look, detail);
    };
    let (before, round) = steps.split_at(from);
    let mut out = render(before, "", labels, sources, look, detail);
    out += &format!("\n  {}\n\n", look.bold("from here on, for ever:"));
    if round.is_empty() && rest.is_empty() {
        return out + "  (local steps only)\n";
    }
    out + &render(round, rest, labels, sources, look, detail)
}

fn labels(steps: &[Step], threads: &[ThreadReport]) -> Labels {
    let of_steps = steps.iter().map(|s| (s.thread, s.thread_name.clone()));
    Labels::new(of_steps.chain(threads.iter().map(|t| (t.id, t.name.clone()))))
}

/// What was printed after the last step.
fn rest_of_output<'a>(steps: &[Step], output: &'a str) -> &'a str {
    let mut rest = output;
    for step in steps {
        // Texts that do not belong together: nothing is shown twice.
        let Some(tail) = rest.strip_prefix(step.output.as_str()) else { return "" };
        rest = tail;
    }
    rest
}

fn threads(violation: &Violation, labels: &Labels, look: Look) -> String {
    if violation.threads.is_empty() {
        return String::new();
    }
    let mut out = format!("\n  {}\n\n", look.bold("threads at the end"));
    let name = |t: &ThreadReport| labels.get(t.id).1.to_string() + if t.daemon { " (daemon)" } else { "" };
    let width = violation.threads.iter().map(|t| columns(&name(t))).max().unwrap_or(0);
    // In a deadlock each stack matters.
    let most = if matches!(violation.property, PropertyKind::Deadlock | PropertyKind::Livelock) { FRAMES } else { FEW_FRAMES };
    for thread in &violation.threads {
        let name = name(thread);
        let pad = " ".repeat(width - columns(&name));
        let indent = " ".repeat(width + 4);
        out += &format!("  {}{pad}  {}\n", look.thread(labels.get(thread.id).0, &name), clean(&words::status(&thread.status)));
        if !thread.holds.is_empty() {
            out += &format!("{indent}holds {}\n", clean(&thread.holds.join(", ")));
        }
        out += &frames(&thread.at, most, &format!("{indent}at "), &format!("{indent}   "), look);
    }
    out
}

/// The stack of a throwable and those of its causes, each with so many frames.
fn thrown(violation: &Violation, most: usize, look: Look) -> String {
    let mut out = frames(&violation.stack, most, "    at ", "    at ", look);
    for cause in &violation.causes {
        out += &format!("  {}\n", clean(&words::cause(cause)));
        out += &frames(&cause.stack, most, "    at ", "    at ", look);
    }
    out
}

fn frames(stack: &[String], most: usize, first: &str, other: &str, look: Look) -> String {
    let mut out = String::new();
    // One frame is not worth a line that says it is left out.
    let shown = if stack.len() > most + 1 { most } else { stack.len() };
    for (n, frame) in stack[..shown].iter().enumerate() {
        out += &format!("{}{}\n", if n == 0 { first } else { other }, clean(frame));
    }
    if shown < stack.len() {
        let more = format!("{} {} more", look.dots(), stack.len() - shown);
        out += &format!("{}{}\n", " ".repeat(columns(other)), look.dim(&more));
    }
    out
}

/// The verdict in one line (one for each violation, if there are any).
pub fn summary(result: &CheckResult, config: &CheckConfig, look: Look) -> String {
    let reason = result.reason.as_ref();
    let words = reason.map(|reason| clean(&words::reason(reason))).unwrap_or_default();
    let verdict = result.honest_verdict();
    let name = verdict_name(verdict);
    match verdict {
        Verdict::Pass => {
            let checked = config.checked();
            let names: Vec<&str> = checked.iter().map(PropertyKind::name).collect();
            if names.is_empty() {
                let found = "every execution explored, and NOTHING checked: --property says what to look for";
                return format!("{}: {found}\n", look.doubtful(name));
            }
            format!("{}: every execution explored, nothing violated (checked: {})\n", look.good(name), names.join(", "))
        }
        Verdict::Violation => {
            let mut out = String::new();
            for violation in &result.violations {
                out += &format!("{}: {}\n", look.bad(name), headline(violation));
            }
            if result.violations.iter().any(|v| v.found_by == FoundBy::Audit) {
                out += "  NOT complete: the search had ended without it, and random executions after it met it\n";
                out += &format!("  {DEFECT}\n");
            } else if result.complete {
                out += "  every execution was explored\n";
            } else if reason.is_some() {
                out += &format!("  NOT complete, there may be more: {}\n", with_hint(reason));
            } else {
                out += "  the search ended at the first violation; --all-errors looks for more\n";
            }
            out
        }
        Verdict::Incomplete => {
            let so_far = match reason {
                Some(Reason::LoaderNotAsked(_)) => "nothing is certain",
                _ => "nothing violated so far",
            };
            format!("{}: {so_far}; NOT complete: {}\n", look.doubtful(name), with_hint(reason))
        }
        Verdict::Unsupported => {
            let words = match reason {
                Some(Reason::Unsupported(missing)) => clean(&words::unsupported(missing)),
                _ => words,
            };
            format!("{}: {words}; nothing was violated before\n", look.doubtful(name))
        }
        Verdict::Error => format!("{}: a bug in Jaunt: {words}\n", look.bad(name)),
    }
}

/// A reason with what to do about it.
fn with_hint(reason: Option<&Reason>) -> String {
    let Some(reason) = reason else { return "the search did not say why".to_string() };
    let words = clean(&words::reason(reason));
    match Limit::of(reason) {
        Some(limit) => format!("{words}; raise {}, or make the program smaller", limit.option()),
        None => words,
    }
}

/// Two lines of numbers.
pub fn stats(stats: &CheckStats) -> String {
    let mut size = vec![counted(stats.states, "state")];
    if stats.revisited > 0 {
        size.push(format!("{} revisited", count(stats.revisited)));
    }
    size.push(counted(stats.transitions, "transition"));
    size.push(counted(stats.end_states, "end state"));
    size.push(format!("depth {}", count(stats.max_depth)));
    let mut cost = vec![time(stats.elapsed_ms)];
    // The time is that of all restarts.
    if let Some(rate) = rate(stats.transitions + stats.earlier_transitions, stats.elapsed_ms).filter(|&r| r > 0) {
        cost.push(format!("{}/s", counted(rate, "transition")));
    }
    if stats.peak_memory_bytes > 0 {
        cost.push(bytes(stats.peak_memory_bytes));
    }
    if stats.bytes_per_state.is_finite() && stats.bytes_per_state > 0.0 {
        cost.push(format!("{:.1} bytes per state", stats.bytes_per_state));
    }
    if stats.spilled_bytes > 0 {
        cost.push(format!("{} on disk", bytes(stats.spilled_bytes)));
    }
    if stats.collected > 0 {
        let runs =
            if stats.collections > 0 { format!(" in {}", counted(stats.collections, "collection")) } else { String::new() };
        cost.push(format!("{} collected{runs}", counted(stats.collected, "object")));
    }
    if stats.restarts > 0 {
        cost.push(counted(stats.restarts as u64, "restart"));
    }
    format!("  {}\n  {}\n", size.join(", "), cost.join(", "))
}

/// What to type to see a trace again.
pub fn replay_command(path: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "/._-+=:,@%".contains(c);
    let quoted =
        if !path.is_empty() && path.chars().all(plain) { path.to_string() } else { format!("'{}'", path.replace('\'', "'\\''")) };
    // A leading dash would be an option.
    let dashed = if path.starts_with('-') { format!("./{quoted}") } else { quoted };
    format!("jaunt replay {dashed}")
}

/// The report of a replay.
pub fn replay(replay: &Replay, found: &Found, sources: &mut Sources, look: Look, quiet: bool) -> String {
    let mut out = String::new();
    let no_threads = Vec::new();
    let threads_left = replay.violation.as_ref().map_or(&no_threads, |v| &v.threads);
    let labels = labels(&replay.steps, threads_left);
    if !quiet {
        let rest = rest_of_output(&replay.steps, &replay.output);
        out += &with_cycle(&replay.steps, replay.cycle_from_step, rest, &labels, sources, look, Detail::Everything);
        if !out.is_empty() {
            out.push('\n');
        }
    }
    let expected = || match found.property {
        PropertyKind::Outcome => outcome(found.message.as_deref().unwrap_or_default(), found.ending.as_deref()),
        _ => clean(&what(&found.property, &found.exception, &found.message)),
    };
    let same = found.is_shown_by(replay);
    let Some(violation) = &replay.violation else {
        let ended = clean(&words::replay_end(&replay.ended));
        out += &match found.property {
            _ if replay.halted => format!("{}: {ended}; the trace goes on\n", look.doubtful("incomplete")),
            PropertyKind::Outcome if same => format!("{}: {ended}\n", look.good("pass")),
            PropertyKind::Outcome => {
                format!("{}: {ended}; NOT the outcome of the trace: {}\n", look.doubtful("pass"), expected())
            }
            _ => format!("{}: {ended}; the violation did NOT show up again: {}\n", look.doubtful("pass"), expected()),
        };
        return out;
    };
    if !quiet {
        out += &format!("{}\n", look.bad(&headline(violation)));
        out += &thrown(violation, usize::MAX - 1, look);
        out += &threads(violation, &labels, look);
        out.push('\n');
    }
    out += &if same {
        format!("{}: the same as in the trace: {}\n", look.bad("violation"), headline(violation))
    } else {
        format!("{}: NOT the one of the trace ({}): {}\n", look.bad("violation"), expected(), headline(violation))
    };
    out
}
