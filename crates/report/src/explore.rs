//! What an exploration came to, in words and as JSON.

use crate::explore_tables as tables;
use crate::junit::TestClass;
use crate::look::{Look, clean};
use crate::numbers::{bytes, count, counted, time};
use crate::verdict_name;
use jaunt_checker::Verdict;
use jaunt_checker::exploring::java::{one_line, renamed, statements};
use jaunt_checker::exploring::judge::{Difference, Ending};
use jaunt_checker::exploring::laws::Law;
use jaunt_checker::exploring::result::{Beside, Cannot, LawCount, Old};
use jaunt_checker::exploring::{
    Accesses, CallText, Cover, Exploration, JavaClass, Matching, Note, Phase, Property, Reason, Spec, Violation,
};
use serde_json::{Value, json};

/// What it took.
#[derive(Clone, Copy, Default)]
pub struct Took {
    pub elapsed_ms: u64,
    pub peak_memory_bytes: u64,
}

/// A `pass` only if everything within the bounds was done.
pub fn verdict(result: &Exploration) -> Verdict {
    match &result.reason {
        _ if !result.violations.is_empty() => Verdict::Violation,
        None => Verdict::Pass,
        Some(Reason::Oracle(inner)) => verdict(&Exploration { reason: Some((**inner).clone()), ..Exploration::default() }),
        Some(Reason::Unsupported(_) | Reason::Thread(_) | Reason::Initialiser(_)) => Verdict::Unsupported,
        Some(
            Reason::Stopped(_)
            | Reason::NoReturn(_)
            | Reason::Stuck(_)
            | Reason::Exit(..)
            | Reason::NoObject
            | Reason::NoRoom(_)
            | Reason::Matching { .. }
            | Reason::InitialiserWrites { .. }
            | Reason::Forgotten { .. },
        ) => Verdict::Incomplete,
    }
}

fn property_name(property: &Property) -> &'static str {
    match property {
        Property::Exception => "exception",
        Property::Assertion => "assertion",
        Property::Invariant => "invariant",
        Property::Law(law) => law.method(),
        Property::Oracle => "oracle",
    }
}

/// Files that were written beside the report.
#[derive(Default)]
pub struct Files {
    pub tests: Option<(String, TestClass)>,
    /// Why there are no tests, though somebody asked for them.
    pub no_tests: Option<String>,
    /// The page of a report with pictures, and how many these are.
    pub page: Option<(String, usize)>,
}

pub fn json(result: &Exploration, class: &str, spec: &Spec, took: Took, version: &str, files: &Files) -> Value {
    let violation = |v: &Violation| {
        json!({
            "property": property_name(&v.property),
            "exception": v.exception,
            "message": v.message,
            "location": v.location,
            "sequence": v.sequence.iter().map(CallText::to_string).collect::<Vec<_>>(),
            "code": code(v, class, &result.extras.class).join("\n"),
            "difference": v.difference.as_deref().map(difference),
            "stack": v.stack,
        })
    };
    let mut answer = json!({
        "jaunt": version,
        "command": "explore",
        "class": class,
        "verdict": verdict_name(verdict(result)),
        "complete": result.reason.is_none() && (result.violations.is_empty() || spec.all_errors),
        "reason": result.reason.as_ref().map(reason),
        "violations": result.violations.iter().map(violation).collect::<Vec<_>>(),
        "depth": spec.depth,
        "match": match &spec.matching {
            Matching::Exact => "exact".to_string(),
            Matching::Shape => "shape".to_string(),
            Matching::By(name) => format!("by:{name}"),
        },
        "oracle": spec.oracle.as_deref().or(if spec.release { Some(class) } else { None }),
        "calls": result.calls,
        "depths": tables::depths_json(result),
        "methods": tables::methods_json(result),
        "coverage": result.extras.coverage.as_ref().map(|branches| tables::branches_json(branches)),
        "laws": result.laws.iter().map(|l| json!({
            "method": l.method, "objects": l.objects, "pairs": l.pairs, "all_pairs": l.all_pairs,
        })).collect::<Vec<_>>(),
        "notes": result.notes.iter().map(note).collect::<Vec<_>>(),
        "tests": files.tests.as_ref().map(|(file, class)| json!({
            "file": file,
            "cover": cover_name(class.cover),
            "tests": class.tests,
            "left_out": class.left_out,
        })),
        "report": files.page.as_ref().map(|(file, _)| file),
        "digest": format!("{:032x}", result.digest),
        "stats": {
            "states": result.states,
            "met": if spec.matching == Matching::Exact { result.states } else { result.met },
            "expanded": result.expanded,
            "revisited": result.revisited,
            "executions": result.executions,
            "standard_executions": result.standard_executions,
            "splits": result.splits,
            "merges": result.merges,
            "left_sets": result.left,
            "elapsed_ms": took.elapsed_ms,
            "peak_memory_bytes": took.peak_memory_bytes,
            "store_bytes": result.store_bytes,
            "words": result.words,
        },
    });
    if !result.accesses.is_empty() {
        let of = |a: &Accesses| json!({ "made": a.made, "constant": a.constant, "standard": a.standard, "saved": a.saved });
        answer["accesses"] = result.accesses.iter().map(of).collect();
    }
    if let Some(seen) = &result.seen {
        let shown: serde_json::Map<String, Value> =
            Phase::ALL.iter().zip(seen).map(|(phase, n)| (phase_name(*phase).to_string(), json!(n))).collect();
        answer["stats"]["phases"] = shown.into();
    }
    answer
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Other => "other",
        Phase::Execution => "execution",
        Phase::Comparison => "comparison",
        Phase::Backtracking => "backtracking",
        Phase::Merging => "merging",
    }
}

/// The whole report for a person: what went wrong, the depths, the verdict, the numbers.
pub fn text(result: &Exploration, class: &str, spec: &Spec, took: Took, look: Look, quiet: bool, files: &Files) -> String {
    let mut out = String::new();
    if !quiet {
        for v in &result.violations {
            out += &format!("{}\n", look.bad(&headline(v)));
            for frame in v.stack.iter().take(12) {
                out += &format!("    at {}\n", clean(frame));
            }
            let calls = counted(v.sequence.len() as u64 - 1, "call");
            let title = match v.property {
                Property::Law(_) => "objects that show it, each by a shortest sequence".to_string(),
                _ => format!("a shortest sequence ({calls})"),
            };
            out += &format!("\n  {}\n\n", look.bold(&title));
            for line in code(v, class, &result.extras.class) {
                out += &format!("    {}\n", clean(&line));
            }
            out.push('\n');
        }
    }
    let verdict = verdict(result);
    let name = verdict_name(verdict);
    let coloured = match verdict {
        Verdict::Pass => look.good(name),
        Verdict::Violation => look.bad(name),
        _ => look.bold(name),
    };
    let what = match (&result.reason, verdict) {
        (_, Verdict::Violation) => format!("{} of {class}", counted(result.violations.len() as u64, "violation")),
        (Some(r), _) => reason(r),
        (None, _) => {
            let deepest = result.depths.iter().rposition(|d| d.states > 0).unwrap_or(0);
            let all = if deepest < spec.depth as usize { "; no longer sequence leads to another object" } else { "" };
            format!(
                "all sequences of up to {} of {} with {}{all}",
                counted(spec.depth as u64, "call"),
                class,
                counted(result.calls as u64, "different call")
            )
        }
    };
    out += &format!("{coloured}: {}\n", clean(&what));
    if quiet {
        return out;
    }
    for line in notes(&result.notes) {
        out += &format!("  note: {}\n", clean(&line));
    }
    if let Some(hint) = hint(result, spec) {
        out += &format!("  hint: {hint}\n");
    }
    out += &format!(
        "  {}, {} expanded, {} in {}, {}\n",
        counted(result.states, "state"),
        count(result.expanded),
        counted(result.executions, "execution"),
        time(took.elapsed_ms),
        bytes(took.peak_memory_bytes)
    );
    if spec.matching != Matching::Exact {
        out += &format!("  {} were met and checked\n", counted(result.met, "object"));
    }
    if !result.laws.is_empty() {
        out += &format!("  laws: {}\n", laws(result));
    }
    out += &format!("\n{}\n{}", tables::depths(result, look), tables::methods(result, look));
    if let Some(branches) = &result.extras.coverage {
        out += &tables::branches(branches);
    }
    out + &told_files(files)
}

fn cover_name(cover: Cover) -> &'static str {
    match cover {
        Cover::States => "states",
        Cover::Branches => "branches",
        Cover::Failures => "failures",
    }
}

/// What was written, and what could not be.
fn told_files(files: &Files) -> String {
    let mut out = String::new();
    if let Some((file, class)) = &files.tests {
        let left =
            if class.left_out > 0 { format!("; {} more are left out", count(class.left_out as u64)) } else { String::new() };
        out += &format!("  {} for {} in {}{left}\n", counted(class.tests as u64, "test"), cover_name(class.cover), clean(file));
    }
    if let Some((file, pictures)) = &files.page {
        out += &format!("  {} in {}\n", counted(*pictures as u64, "picture"), clean(file));
    }
    if let Some(why) = &files.no_tests {
        out += &format!("  no tests were written: {}\n", clean(why));
    }
    out
}

/// What is violated, in one line.
fn headline(v: &Violation) -> String {
    let at = v.location.as_ref().map_or(String::new(), |l| format!(" at {l}"));
    let thrown = match (&v.exception, &v.message) {
        (Some(e), Some(m)) => format!(": {e}: {m}"),
        (Some(e), None) => format!(": {e}"),
        (None, Some(m)) => format!(": {m}"),
        (None, None) => String::new(),
    };
    let what = match v.property {
        Property::Exception => "a call throws",
        Property::Assertion => "an assertion fails",
        Property::Invariant => "the class invariant does not hold",
        Property::Law(law) => broken(law),
        Property::Oracle => return clean(&differs(v)),
    };
    clean(&format!("{what}{thrown}{at}"))
}

/// The sequence as Java code that can be copied, with what goes wrong beside it.
fn code(v: &Violation, class: &str, java: &JavaClass) -> Vec<String> {
    let (name, variable) = match java.name.is_empty() {
        true => (class, "it"),
        false => (java.name.as_str(), java.variable.as_str()),
    };
    if let Property::Law(law) = v.property {
        // The objects are `a`, `b` and `c`, and an assertion says what does not hold.
        let mut lines = statements(&renamed(&v.sequence, name), name, "a");
        for (variable, sequence) in ["b", "c"].iter().zip(&v.others) {
            lines.extend(statements(&renamed(sequence, name), name, variable));
        }
        lines.push(format!("assert {};", law.expression()));
        return lines;
    }
    let mut lines = statements(&renamed(&v.sequence, name), name, variable);
    let thrown = v.exception.as_ref().map(|exception| {
        let message = v.message.as_ref().map_or(String::new(), |m| format!(": {m}"));
        crate::junit::comment(&format!("throws {exception}{message}"))
    });
    let last = match (&v.property, &java.invariant) {
        (Property::Invariant, Some((method, false))) => {
            lines.push(format!("{variable}.{method}();"));
            thrown.unwrap_or_else(|| "is false".to_string())
        }
        (Property::Invariant, Some((method, true))) => format!("{method}() does not hold then"),
        (Property::Oracle, _) => crate::junit::comment(&differs(v)),
        _ => thrown.unwrap_or_default(),
    };
    if let (Some(line), false) = (lines.last_mut(), last.is_empty()) {
        *line += &format!(" // {last}");
    }
    lines
}

/// What the object did, and the oracle did not.
fn differs(v: &Violation) -> String {
    let Some(d) = &v.difference else { return "the oracle does something else".to_string() };
    let call = v.sequence.last().map(CallText::to_string).unwrap_or_default();
    let ending = |e: &Ending| match e {
        Ending::Returned(shown) => format!("returns {}", shown.text),
        Ending::Done => "returns".to_string(),
        Ending::Threw(class) => format!("throws {class}"),
    };
    match (&d.ours, &d.theirs, d.contents) {
        (Ending::Returned(ours), Ending::Returned(theirs), true) => {
            format!("after {call} the oracle is not equal to the object: {} here, {} there", ours.text, theirs.text)
        }
        (Ending::Threw(class), _, true) => format!("after {call}, equals of the oracle with the object throws {class}"),
        (ours, theirs, _) => format!("{call} {}, and the oracle's {}", ending(ours), ending(theirs)),
    }
}

fn difference(d: &Difference) -> Value {
    let ending = |e: &Ending| match e {
        Ending::Returned(shown) => json!({ "returned": shown.text }),
        Ending::Done => json!({ "returned": null }),
        Ending::Threw(class) => json!({ "threw": class }),
    };
    json!({ "ours": ending(&d.ours), "oracle": ending(&d.theirs), "contents": d.contents })
}

/// What a law asks for, as a sentence that says that it is not so.
fn broken(law: Law) -> &'static str {
    match law {
        Law::EqualsReturns => "equals throws",
        Law::Reflexive => "an object does not equal itself",
        Law::NotNull => "equals(null) is not false",
        Law::Consistent => "equals gives another answer when it is asked again",
        Law::Symmetric => "one object equals another, which does not equal it",
        Law::Transitive => "an object equals a second, which equals a third, which the first does not equal",
        Law::HashReturns => "hashCode throws",
        Law::HashConsistent => "hashCode gives another number when it is asked again",
        Law::HashOfEqual => "equal objects have different hash codes",
        Law::CompareReturns => "compareTo throws",
        Law::CompareConsistent => "compareTo gives another answer when it is asked again",
        Law::Antisymmetric => "compareTo both ways does not give opposite signs",
        Law::CompareTransitive => "compareTo is not transitive",
        Law::CompareAlike => "objects between which compareTo gives 0 compare differently with a third",
    }
}

fn laws(result: &Exploration) -> String {
    let one = |l: &LawCount| match (l.pairs, l.all_pairs) {
        (_, 0) => format!("{} of {}", l.method, counted(l.objects, "object")),
        (pairs, all) if pairs == all => format!("{} of {}, all pairs", l.method, counted(l.objects, "object")),
        (pairs, all) => format!("{} of {}, {} of {} pairs", l.method, counted(l.objects, "object"), count(pairs), count(all)),
    };
    result.laws.iter().map(one).collect::<Vec<_>>().join("; ")
}

fn reason(reason: &Reason) -> String {
    let last = one_line;
    match reason {
        Reason::Stopped(stop) => crate::words::stop(*stop),
        Reason::NoReturn(calls) => format!("a call did not return within its limit: {}", last(calls)),
        Reason::Thread(calls) => {
            format!("a call starts a thread, and explore has one thread; check explores threads: {}", last(calls))
        }
        Reason::NoRoom(calls) => {
            format!("a call needs more memory than there is, since nothing is collected before it ends: {}", last(calls))
        }
        Reason::Stuck(calls) => format!("a call waits for something that nobody does: {}", last(calls)),
        Reason::Exit(calls, code) => format!("a call ends the program with status {code}: {}", last(calls)),
        Reason::Unsupported(what) => crate::words::unsupported(&what.what),
        Reason::Oracle(inner) => format!("the oracle: {}", self::reason(inner)),
        Reason::Matching { left } => format!(
            "all sequences in which states that count as one are one: {} taken for others and not explored on (--match)",
            if *left == 1 { "1 state was".to_string() } else { format!("{} states were", count(*left)) }
        ),
        Reason::NoObject => {
            "all constructor calls throw, so there is no object to explore: give other values, as in --values new:1=1..3"
                .to_string()
        }
        Reason::Forgotten { method, what } => {
            format!("{method} writes to {}, no part of what explore takes for the state of an object", beside(*what))
        }
        Reason::Initialiser(why) => why.clone(),
        Reason::InitialiserWrites { class, what } => {
            let what = match what {
                Old::Statics(of) => format!("static fields of {of}"),
                Old::Object(of) => format!("an object of {of} that was there before"),
            };
            format!(
                "the initialiser of {class} writes to {what}: it was executed before the first call, and not by the call that needs it"
            )
        }
    }
}

fn beside(what: Beside) -> &'static str {
    match what {
        Beside::ThreadLocal => "a thread-local variable",
        Beside::Interrupt => "the interrupt status of a thread",
        Beside::Properties => "the system properties",
    }
}

/// What to do about an exception that is no mistake.
fn hint(result: &Exploration, spec: &Spec) -> Option<String> {
    let thrown = result.violations.iter().find(|v| v.property == Property::Exception)?;
    let go_on = if spec.all_errors { "" } else { "; --all-errors shows what else goes wrong" };
    Some(format!("if it may throw that, say --expect {}{go_on}", thrown.exception.as_deref()?))
}

/// Methods that are left out, if there are many, are one note.
fn notes(all: &[Note]) -> Vec<String> {
    let left_out = |n: &&Note| matches!(n, Note::LeftOut { .. });
    let many = all.iter().filter(left_out).count();
    if many <= 3 {
        return all.iter().map(note).collect();
    }
    let named: Vec<String> = all
        .iter()
        .filter_map(|n| match n {
            Note::LeftOut { method, .. } => Some(method.clone()),
            _ => None,
        })
        .take(6)
        .collect();
    let more = if many > named.len() { ", …" } else { "" };
    let folded = format!(
        "{many} methods are left out, since there are no values for their parameters: {}{more}: give some with --values, or name methods with --methods",
        named.join(", ")
    );
    let others = all.iter().filter(|n| !left_out(n)).map(note);
    std::iter::once(folded).chain(others).collect()
}

fn note(note: &Note) -> String {
    match note {
        Note::LeftOut { method, parameter } => {
            format!(
                "{method} is left out, since there are no values for {parameter}: give some with --values, or name methods with --methods"
            )
        }
        Note::Inherited { names } => {
            let shown: Vec<&str> = names.iter().take(8).map(String::as_str).collect();
            let more = if names.len() > shown.len() { ", …" } else { "" };
            format!("methods that the class inherits are not called unless --methods names them: {}{more}", shown.join(", "))
        }
        Note::NoCounterpart { method } => format!("{method} is left out, since the oracle has no such method"),
        Note::SharedArgument { method } => {
            format!(
                "{method} changes an argument that the oracle gets afterwards, so that what the oracle does may differ for that"
            )
        }
        Note::NotCompared { method } => {
            format!(
                "what {method} returns is not compared with the oracle's: one of both returns nothing, or they have no equals"
            )
        }
        Note::Mode { asked, cannot } => {
            let (mode, what) =
                (format!("{asked:?}").to_lowercase(), if *cannot == Cannot::Oracle { "oracles" } else { "--match" });
            format!("--mode {mode} does not know {what} yet: one state at a time was explored, as with --mode box")
        }
        Note::Clock { method } => {
            format!("{method} asks for the time, which stands still here: what it does at other times was not explored")
        }
        Note::EqualsWrites(calls) => format!("equals changes an object that it is asked about: {}", one_line(calls)),
        Note::LawDepends(law) => {
            format!(
                "{}, but only beside other objects: the same ones built alone keep the law, so it is no violation",
                broken(*law)
            )
        }
        Note::Forgotten { method, what } => {
            format!(
                "{method} writes to {}, which may be forgotten after the call: later calls may do something else than in a program",
                beside(*what)
            )
        }
        Note::Randomness { method } => {
            format!("{method} asks for random numbers, which are always the same here: what it does with others was not explored")
        }
    }
}
