//! The one object of `--format json`, whose fields are a contract: some may be added, none changed.

use crate::text::headline;
use crate::{Found, Subject, verdict_name, words};
use jaunt_checker::{Cause, CheckResult, CheckStats, Replay, Step, ThreadReport, Verdict, Violation};
use serde_json::{Value, json};

pub fn check(result: &CheckResult, subject: &Subject, version: &str) -> Value {
    let violations: Vec<Value> =
        result.violations.iter().enumerate().map(|(n, v)| violation(v, trace_of(subject.traces, n))).collect();
    let mut object = json!({
        "jaunt": version,
        "command": "check",
        "program": subject.program,
        "args": subject.args,
        "verdict": verdict_name(result.honest_verdict()),
        "complete": result.complete,
        "library": result.library.name(),
        "por": result.por.name(),
        "reason": result.reason.as_ref().map(words::reason),
        "violations": violations,
        "stats": stats(&result.stats),
        "notes": result.notes.iter().map(words::note).collect::<Vec<_>>(),
    });
    if let Some(outcomes) = &result.outcomes {
        let outcome = |(n, o): (usize, &jaunt_checker::PrintedOutcome)| {
            json!({
                "output": o.output,
                "count": o.count,
                "ending": words::ending(&o.ending),
                "trace": trace_of(subject.outcome_traces, n),
                "found_by": o.found_by.name(),
            })
        };
        object["outcomes"] = outcomes.iter().enumerate().map(outcome).collect();
    }
    if let Some(audited) = &result.audited {
        object["audit"] = json!({ "executions": audited.executions, "instructions": audited.instructions });
    }
    if !result.unsupported_stack.is_empty() {
        object["unsupported_stack"] = json!(result.unsupported_stack);
    }
    object
}

/// When nothing could be checked or replayed.
pub fn refused(command: &str, reason: &str, version: &str) -> Value {
    json!({
        "jaunt": version,
        "command": command,
        "verdict": verdict_name(Verdict::Error),
        "complete": false,
        "reason": reason,
        "violations": [],
        "stats": stats(&CheckStats::default()),
    })
}

/// `trace` is the file that was replayed.
pub fn replay(replay: &Replay, found: &Found, trace: &str, stats_of: &CheckStats, version: &str) -> Value {
    let verdict = match &replay.violation {
        Some(_) => Verdict::Violation,
        None if replay.halted => Verdict::Incomplete,
        None => Verdict::Pass,
    };
    let violations: Vec<Value> = replay.violation.iter().map(|v| violation(v, Some(trace))).collect();
    json!({
        "jaunt": version,
        "command": "replay",
        "verdict": verdict_name(verdict),
        // One execution is all there is to see.
        "complete": !replay.halted,
        "reason": replay.halted.then(|| words::replay_end(&replay.ended)),
        "same": found.is_shown_by(replay),
        "expected": { "property": found.property.name(), "ending": found.ending, "exception": found.exception, "message": found.message,
            "location": found.location },
        "violations": violations,
        "steps": replay.steps.iter().map(step).collect::<Vec<_>>(),
        "output": replay.output,
        "ended": words::replay_end(&replay.ended),
        "cycle_from_step": replay.cycle_from_step,
        "stats": stats(stats_of),
    })
}

fn trace_of(traces: &[Option<String>], n: usize) -> Option<&str> {
    traces.get(n).and_then(Option::as_deref)
}

pub(crate) fn violation(v: &Violation, trace: Option<&str>) -> Value {
    json!({
        "property": v.property.name(),
        "exception": v.exception,
        "message": v.message.as_ref().map(words::message),
        "location": v.location,
        "transitions": v.transitions,
        "context_switches": v.context_switches,
        "found_by": v.found_by.name(),
        "grain": v.grain.name(),
        "trace": trace,
        "steps": v.steps.len(),
        "cycle_from": v.cycle_from,
        "summary": headline(v),
        "stack": stack(v),
        "threads": v.threads.iter().map(thread).collect::<Vec<_>>(),
        "output": v.output,
    })
}

/// The frames of the throwable; then, for each cause, a line that says so and its frames.
fn stack(v: &Violation) -> Vec<String> {
    let of_cause = |cause: &Cause| [vec![words::cause(cause)], cause.stack.clone()].concat();
    [v.stack.clone(), v.causes.iter().flat_map(of_cause).collect()].concat()
}

fn thread(t: &ThreadReport) -> Value {
    json!({ "id": t.id, "name": t.name, "status": words::status(&t.status), "holds": t.holds, "at": t.at, "daemon": t.daemon })
}

pub(crate) fn step(s: &Step) -> Value {
    json!({
        "thread": s.thread,
        "thread_name": s.thread_name,
        "action": words::action(s),
        "class": s.class,
        "method": s.method,
        "file": s.file,
        "line": s.line,
        "important": s.important,
        "output": s.output,
    })
}

fn stats(s: &CheckStats) -> Value {
    json!({
        "states": s.states,
        "revisited": s.revisited,
        "transitions": s.transitions,
        "end_states": s.end_states,
        "instructions": s.instructions,
        "max_depth": s.max_depth,
        "elapsed_ms": s.elapsed_ms,
        "peak_memory_bytes": s.peak_memory_bytes,
        "store_bytes": s.store_bytes,
        // JSON has no word for "not a number".
        "bytes_per_state": if s.bytes_per_state.is_finite() { s.bytes_per_state } else { 0.0 },
        "queue": s.queue,
        "pool_entries": s.pool_entries,
        "collections": s.collections,
        "collected_objects": s.collected,
        "spilled_bytes": s.spilled_bytes,
        "coverage": s.coverage,
        "restarts": s.restarts,
    })
}
