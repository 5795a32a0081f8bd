//! What threads on explored objects came to, in words and as JSON.

use crate::explore::Took;
use crate::look::{Look, clean};
use crate::numbers::{bytes, count, counted, time};
use crate::source::Sources;
use crate::{json as plain, text, verdict_name, words};
use jaunt_checker::clients::{Conflict, ThreadSpec, Threaded, Unexplained, is_about_answers};
use jaunt_checker::exploring::java::{renamed, statements};
use jaunt_checker::exploring::{CallText, Exploration};
use jaunt_checker::{PropertyKind, Verdict, Violation};
use serde_json::{Value, json};

/// Beside what was explored before: what was asked, and what came of it.
pub struct Asked<'a> {
    pub class: &'a str,
    pub explored: &'a Exploration,
    pub threads: ThreadSpec,
    pub result: &'a Threaded,
}

impl Asked<'_> {
    /// Objects that no threads were started from.
    fn left_out(&self) -> u64 {
        self.explored.states.saturating_sub(self.result.starts)
    }

    pub fn verdict(&self) -> Verdict {
        match self.result.check.honest_verdict() {
            Verdict::Pass if self.left_out() > 0 => Verdict::Incomplete,
            verdict => verdict,
        }
    }

    fn reason(&self) -> Option<String> {
        let check = &self.result.check;
        let limits = "there are more than can be started from: choose a smaller --depth";
        match (&check.reason, self.left_out()) {
            (Some(reason), _) => Some(words::reason(reason)),
            (None, 0) => None,
            (None, left) => Some(format!("threads were not started from {}: {limits}", counted(left, "object"))),
        }
    }

    /// `2 threads with up to 2 calls each`
    fn threads(&self) -> String {
        let most = if self.threads.calls > 1 { "up to " } else { "" };
        format!(
            "{} with {most}{} each",
            counted(self.threads.threads as u64, "thread"),
            counted(self.threads.calls as u64, "call")
        )
    }

    /// What is violated, in one line.
    fn headline(&self, violation: &Violation, conflict: &Conflict) -> String {
        if !is_about_answers(violation) {
            text::headline(violation)
        } else if waits(conflict) {
            "calls wait for ever that in no order of the calls do".to_string()
        } else {
            "no order of the calls explains what they come to".to_string()
        }
    }

    /// The whole report for a person.
    pub fn text(&self, sources: &mut Sources, took: Took, look: Look, quiet: bool) -> String {
        let (mut out, check) = (String::new(), &self.result.check);
        if !quiet {
            for (violation, conflict) in check.violations.iter().zip(&self.result.found) {
                out += &format!("{}\n", look.bad(&self.headline(violation, conflict)));
                out += &self.conflict(conflict, look);
                out += &text::body(violation, sources, look);
                out.push('\n');
            }
        }
        let verdict = self.verdict();
        let name = verdict_name(verdict);
        let coloured = match verdict {
            Verdict::Pass => look.good(name),
            Verdict::Violation => look.bad(name),
            _ => look.bold(name),
        };
        let what = match verdict {
            Verdict::Violation => format!("{} of {}", counted(check.violations.len() as u64, "violation"), self.class),
            Verdict::Pass => format!(
                "{} of {} come to what some order of their calls comes to, from all objects that sequences of up to {} build",
                self.threads(),
                self.class,
                counted(self.explored.depths.len().saturating_sub(1) as u64, "call")
            ),
            _ => self.reason().unwrap_or_default(),
        };
        out += &format!("{coloured}: {}\n", clean(&what));
        if quiet {
            return out;
        }
        for note in &check.notes {
            out += &format!("  note: {}\n", clean(&words::note(note)));
        }
        out += &format!(
            "  {} to start from, {} to give calls to threads, {} compared with\n",
            counted(self.result.starts, "object"),
            counted(self.result.clients, "way"),
            counted(self.result.sequences, "sequence")
        );
        out += &format!(
            "  {}, {} in {}, {}\n",
            counted(check.stats.states, "state"),
            counted(check.stats.transitions, "transition"),
            time(took.elapsed_ms),
            bytes(took.peak_memory_bytes)
        );
        out
    }

    fn conflict(&self, conflict: &Conflict, look: Look) -> String {
        let mut out = format!("\n  {}\n\n", look.bold("the object"));
        let java = &self.explored.extras.class;
        let (name, variable) =
            if java.name.is_empty() { (self.class, "it") } else { (java.name.as_str(), java.variable.as_str()) };
        for line in statements(&renamed(&conflict.sequence, name), name, variable) {
            out += &format!("    {}\n", clean(&line));
        }
        out += &format!("\n  {}\n\n", look.bold("the threads"));
        let unexplained = conflict.unexplained.as_ref();
        for (at, calls) in conflict.threads.iter().enumerate() {
            let answers = unexplained.map(|u| u.answers[at].as_slice());
            out += &format!("    thread {}: {}\n", at + 1, clean(&answered(calls, answers)));
        }
        let Some(unexplained) = unexplained else { return out };
        if !unexplained.probed.is_empty() {
            out += &format!("    afterwards: {}\n", clean(&answered(&conflict.probes, Some(&unexplained.probed))));
        }
        out += &format!("\n  {}\n\n", look.bold("what orders of the calls come to"));
        for line in orders(unexplained) {
            out += &format!("    {}\n", clean(&line));
        }
        out
    }

    /// Puts what threads came to into the object of an exploration.
    pub fn add_to(&self, all: &mut Value) {
        let check = &self.result.check;
        all["verdict"] = verdict_name(self.verdict()).into();
        all["complete"] = (check.complete && self.left_out() == 0).into();
        all["reason"] = self.reason().into();
        all["threads"] = json!({
            "threads": self.threads.threads,
            "calls": self.threads.calls,
            "starts": self.result.starts,
            "clients": self.result.clients,
            "sequences": self.result.sequences,
            "states": check.stats.states,
            "transitions": check.stats.transitions,
        });
        let found =
            check.violations.iter().zip(&self.result.found).map(|(violation, conflict)| self.violation(violation, conflict));
        all["violations"] = found.collect::<Vec<_>>().into();
    }

    fn violation(&self, violation: &Violation, conflict: &Conflict) -> Value {
        let texts = |calls: &[CallText]| calls.iter().map(CallText::to_string).collect::<Vec<_>>();
        let mut value = plain::violation(violation, None);
        if is_about_answers(violation) {
            let name = if waits(conflict) { PropertyKind::Deadlock.name() } else { "linearizability" };
            value["property"] = name.into();
            value["exception"] = Value::Null;
            value["message"] = Value::Null;
            value["summary"] = self.headline(violation, conflict).into();
        }
        value["sequence"] = texts(&conflict.sequence).into();
        value["calls"] = conflict.threads.iter().map(|calls| texts(calls)).collect::<Vec<_>>().into();
        if let Some(unexplained) = &conflict.unexplained {
            value["answers"] = json!(unexplained.answers);
            value["afterwards"] = texts(&conflict.probes).into();
            value["afterwards_answers"] = json!(unexplained.probed);
        }
        value["choices"] = violation.choices.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ").into();
        value["interleaving"] = violation.steps.iter().map(plain::step).collect::<Vec<_>>().into();
        value
    }
}

/// Threads are left that wait, and do not only when they are asked afterwards.
fn waits(conflict: &Conflict) -> bool {
    conflict.unexplained.as_ref().is_none_or(|unexplained| unexplained.probe.is_none())
}

/// `add(1) true, add(2) false`; of a call without an answer: it has none.
fn answered(calls: &[CallText], answers: Option<&[String]>) -> String {
    let one = |(at, call): (usize, &CallText)| match answers.map(|all| all.get(at)) {
        Some(Some(answer)) => format!("{call} {}", said(answer)),
        Some(None) => format!("{call} does not return"),
        None => call.to_string(),
    };
    calls.iter().enumerate().map(one).collect::<Vec<_>>().join(", ")
}

/// An answer behind its call.
fn said(answer: &str) -> String {
    match answer {
        "" => "returns".to_string(),
        _ if answer.starts_with("throws ") || answer.starts_with("waits ") => answer.to_string(),
        _ => format!("returns {answer}"),
    }
}

/// Orders with what they come to, each of these once.
fn orders(unexplained: &Unexplained) -> Vec<String> {
    if unexplained.sequences.is_empty() {
        let all_wait = unexplained.probe.is_some();
        return vec![
            if all_wait { "in every order of them one waits for ever" } else { "in no order of them all that are left wait" }
                .to_string(),
        ];
    }
    let list = |texts: &[String]| texts.iter().map(|t| said(t)).collect::<Vec<_>>().join(", ");
    let mut out = Vec::new();
    for (order, answers, probed) in &unexplained.sequences {
        let order = order.iter().map(|t| count(*t as u64 + 1)).collect::<Vec<_>>().join(", ");
        let threads = answers.iter().enumerate().filter(|(_, a)| !a.is_empty());
        let mut parts: Vec<String> = threads.map(|(t, a)| format!("thread {} {}", t + 1, list(a))).collect();
        if !probed.is_empty() {
            parts.push(format!("afterwards {}", list(probed)));
        }
        out.push(format!("threads {order}: {}", parts.join("; ")));
    }
    out
}
