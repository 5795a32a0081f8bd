//! Reports of results made by hand, compared letter by letter.

use jaunt_checker::{
    Audited, CheckConfig, CheckResult, CheckStats, Choice, Ending, FoundBy, Missing, Note, PrintedOutcome, PropertyKind, Reason,
    Replay, ReplayEnd, Signal, Step, StepAction, StopReason, ThreadReport, ThreadStatus, Verdict, Violation,
};
use jaunt_report::{Found, Look, Sources, Subject, json, text};
use std::path::PathBuf;
use std::time::Duration;

const SOURCE: &str = "\
class Meal {
  void eat(Object left, Object right) {
    synchronized (left) {
      synchronized (right) {
        System.out.println(\"eats\");
      }
    }
  }
}
";

/// A folder with `Meal.java`, removed at the end.
struct Dir(PathBuf);

impl Dir {
    fn new(name: &str) -> Dir {
        let dir = std::env::temp_dir().join(format!("jaunt-report-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&dir).expect("a temporary directory");
        std::fs::write(dir.join("Meal.java"), SOURCE).expect("writable");
        Dir(dir)
    }
    fn sources(&self) -> Sources {
        Sources::new(Vec::new(), &[], &self.0)
    }
}

impl Drop for Dir {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn step(thread: u32, name: &str, line: u32, action: StepAction) -> Step {
    Step {
        thread,
        thread_name: name.to_string(),
        action,
        inside: None,
        class: "Meal".to_string(),
        method: "eat".to_string(),
        file: Some("Meal.java".to_string()),
        line: Some(line),
        important: true,
        output: String::new(),
    }
}

fn minor(thread: u32, name: &str) -> Step {
    Step { important: false, ..step(thread, name, 5, StepAction::Park) }
}

fn locks(object: &str) -> StepAction {
    StepAction::Lock(object.to_string())
}

fn waits(object: &str) -> StepAction {
    StepAction::Wait(object.to_string())
}

fn thread(id: u32, name: &str, wants: &str, held_by: &str, holds: &str) -> ThreadReport {
    ThreadReport {
        id,
        name: name.to_string(),
        status: ThreadStatus::Blocked { monitor: wants.to_string(), holder: Some(held_by.to_string()) },
        holds: vec![holds.to_string()],
        at: vec!["Meal.eat(Meal.java:4)".to_string(), "java.lang.Thread.run(Thread.java:840)".to_string()],
        daemon: false,
    }
}

fn deadlock() -> Violation {
    let mut printed = step(1, "Ann", 3, locks("Object#1"));
    printed.output = "hungry\n".to_string();
    Violation {
        property: PropertyKind::Deadlock,
        location: Some("Meal.java:4".to_string()),
        transitions: 57,
        context_switches: 2,
        choices: vec![Choice::Thread(1), Choice::Value { thread: 1, value: 2, of: 3 }, Choice::Thread(2)],
        steps: vec![
            step(0, "main", 20, StepAction::Start("Ann".to_string())),
            printed,
            minor(1, "Ann"),
            minor(1, "Ann"),
            step(2, "Bob", 3, locks("Object#2")),
            step(2, "Bob", 4, waits("Object#1")),
            step(1, "Ann", 4, waits("Object#2")),
        ],
        threads: vec![thread(1, "Ann", "Object#2", "Bob", "Object#1"), thread(2, "Bob", "Object#1", "Ann", "Object#2")],
        output: "hungry\nlast words".to_string(),
        ..Violation::default()
    }
}

fn stats() -> CheckStats {
    CheckStats {
        states: 1234,
        revisited: 567,
        transitions: 9876,
        end_states: 3,
        max_depth: 57,
        elapsed_ms: 420,
        peak_memory_bytes: 62 << 20,
        bytes_per_state: 18.24,
        ..CheckStats::default()
    }
}

fn report(result: &CheckResult, config: &CheckConfig, traces: &[Option<String>], quiet: bool) -> String {
    let dir = Dir::new(&format!("{:?}", std::thread::current().id()));
    let subject = Subject { program: "Meal", args: &[], config, traces, outcome_traces: &[] };
    text::check(result, &subject, &mut dir.sources(), Look::PLAIN, quiet)
}

fn check_text(expected: &str, got: &str) {
    assert!(expected == got, "expected:\n{expected}\ngot:\n{got}");
}

#[test]
fn a_deadlock() {
    let result =
        CheckResult { verdict: Verdict::Violation, violations: vec![deadlock()], stats: stats(), ..CheckResult::default() };
    let traces = [Some("jaunt-trace.json".to_string())];
    check_text(
        "\
deadlock at Meal.java:4

  how it happens (57 transitions, 2 context switches)

  main │ Meal.java:20  starts \"Ann\"      │ (Meal.eat)
       │               prints: hungry
  Ann  │ Meal.java:3   locks Object#1    │ synchronized (left) {
       │               … 2 steps
  Bob  │ Meal.java:3   locks Object#2    │ synchronized (left) {
       │ Meal.java:4   waits on Object#1 │ synchronized (right) {
  Ann  │ Meal.java:4   waits on Object#2 │ synchronized (right) {
       │               prints: last words

  threads at the end

  Ann  waits for the monitor of Object#2, held by thread \"Bob\"
       holds Object#1
       at Meal.eat(Meal.java:4)
          java.lang.Thread.run(Thread.java:840)
  Bob  waits for the monitor of Object#1, held by thread \"Ann\"
       holds Object#2
       at Meal.eat(Meal.java:4)
          java.lang.Thread.run(Thread.java:840)

  replay: jaunt replay jaunt-trace.json

violation: deadlock at Meal.java:4
  the search ended at the first violation; --all-errors looks for more
  1,234 states, 567 revisited, 9,876 transitions, 3 end states, depth 57
  420 ms, 23,514 transitions/s, 62 MiB, 18.2 bytes per state
",
        &report(&result, &CheckConfig::default(), &traces, false),
    );
    check_text(
        "violation: deadlock at Meal.java:4\n  the search ended at the first violation; --all-errors looks for more\n",
        &report(&result, &CheckConfig::default(), &traces, true),
    );
}

/// Why a search ended does not depend on what it was asked for.
#[test]
fn a_violation_and_a_limit() {
    let reason = Some(Reason::Stopped(StopReason::Time(Duration::from_secs(2))));
    let violations = vec![deadlock()];
    let result = CheckResult { verdict: Verdict::Violation, violations, reason, stats: stats(), ..CheckResult::default() };
    let all_errors = CheckConfig { all_errors: true, ..CheckConfig::default() };
    let outcomes = CheckConfig { outcomes: true, ..CheckConfig::default() };
    for config in [CheckConfig::default(), all_errors, outcomes] {
        check_text(
            "violation: deadlock at Meal.java:4\n  NOT complete, there may be more: the time limit of 2.0 s has passed; raise \
             --time-limit, or make the program smaller\n",
            &report(&result, &config, &[Some("jaunt-trace.json".to_string())], true),
        );
    }
}

#[test]
fn an_exception_with_its_stack() {
    let violation = Violation {
        property: PropertyKind::Assertion,
        exception: Some("java.lang.AssertionError".to_string()),
        message: Some("bad\x1b[2Jthing".into()),
        location: Some("Meal.java:5".to_string()),
        transitions: 1,
        stack: (0..20).map(|n| format!("Meal.f{n}(Meal.java:{n})")).collect(),
        ..Violation::default()
    };
    let result = CheckResult {
        verdict: Verdict::Violation,
        complete: true,
        violations: vec![violation; 2],
        stats: CheckStats::default(),
        ..CheckResult::default()
    };
    let got = report(&result, &CheckConfig { all_errors: true, ..CheckConfig::default() }, &[], false);
    let expected = "\
1. assertion failed: java.lang.AssertionError: bad\\u001b[2Jthing at Meal.java:5
    at Meal.f0(Meal.java:0)
";
    assert!(got.starts_with(expected), "{got}");
    assert!(got.contains("\n    at Meal.f15(Meal.java:15)\n       … 4 more\n"), "{got}");
    assert!(got.contains("\n2. assertion failed"), "{got}");
    assert!(got.contains("\n  every execution was explored\n"), "{got}");
    assert!(!got.contains('\x1b'), "{got}");
    assert!(!got.contains("replay:"), "{got}");
}

#[test]
fn a_long_trace_is_folded_in_the_middle() {
    let mut violation = deadlock();
    violation.steps = (0..500).map(|n| step(n % 2, ["A", "B"][n as usize % 2], 3, locks(&format!("step {n}")))).collect();
    violation.threads.clear();
    violation.output.clear();
    let result = CheckResult { violations: vec![violation], ..CheckResult::default() };
    let got = report(&result, &CheckConfig::default(), &[], false);
    assert!(got.contains("step 19 "), "{got}");
    assert!(!got.contains("step 20 "), "{got}");
    assert!(got.contains("\n  … 440 steps with 439 context switches left out; replay shows them\n"), "{got}");
    assert!(got.contains("step 460 "), "{got}");
    assert!(got.contains("step 499 "), "{got}");
}

#[test]
fn names_that_are_the_same_are_told_apart() {
    let mut violation = deadlock();
    violation.steps = vec![step(3, "worker", 3, locks("a")), step(4, "worker", 3, locks("b")), step(5, "", 3, locks("c"))];
    violation.threads.clear();
    let got = report(&CheckResult { violations: vec![violation], ..CheckResult::default() }, &CheckConfig::default(), &[], false);
    for label in ["  worker (3) │", "  worker (4) │", "  thread 5   │"] {
        assert!(got.contains(label), "{got}");
    }
}

#[test]
fn narrow_and_plain_terminals() {
    let subject = Subject { program: "Meal", args: &[], config: &CheckConfig::default(), traces: &[], outcome_traces: &[] };
    let result = CheckResult { violations: vec![deadlock()], ..CheckResult::default() };
    let dir = Dir::new("narrow");
    let narrow = Look { color: false, unicode: false, width: 60 };
    let got = text::check(&result, &subject, &mut dir.sources(), narrow, false);
    assert!(got.contains("\n  Ann  | Meal.java:3   locks Object#1    | synchronized (...\n"), "{got}");
    assert!(got.is_ascii(), "{got}");
    let color = text::check(&result, &subject, &mut dir.sources(), Look { color: true, ..Look::PLAIN }, false);
    assert!(color.contains("\x1b[1;31mdeadlock at Meal.java:4\x1b[0m"), "{color}");
    let tiny = text::check(&result, &subject, &mut dir.sources(), Look { width: 1, ..Look::PLAIN }, false);
    assert!(tiny.contains("locks Object#1"), "{tiny}");
}

#[test]
fn the_other_verdicts() {
    let line = |result: &CheckResult| text::summary(result, &CheckConfig::default(), Look::PLAIN);
    let base = CheckResult { stats: stats(), ..CheckResult::default() };
    let pass = CheckResult { verdict: Verdict::Pass, complete: true, ..base.clone() };
    check_text(
        "pass: every execution explored, nothing violated (checked: deadlock, exception, assertion, livelock)\n",
        &line(&pass),
    );
    // An engine that contradicts itself makes no promise.
    let not_complete = CheckResult { complete: false, ..pass };
    check_text("incomplete: nothing violated so far; NOT complete: the search did not say why\n", &line(&not_complete));
    let limited = |reason: Reason| line(&CheckResult { verdict: Verdict::Incomplete, reason: Some(reason), ..base.clone() });
    let stopped = |reason: StopReason| limited(Reason::Stopped(reason));
    check_text(
        "incomplete: nothing violated so far; NOT complete: the limit of 1000 states was reached; raise --max-states, or make the program smaller\n",
        &stopped(StopReason::States(1000)),
    );
    assert!(
        stopped(StopReason::Time(Duration::from_secs(30))).contains("the time limit of 30.0 s has passed; raise --time-limit,")
    );
    assert!(stopped(StopReason::Memory(1 << 30)).contains("the memory limit of 1.0 GiB was reached; raise --memory-limit,"));
    assert!(limited(Reason::Cut).contains("executions longer than --max-depth were cut; raise --max-depth,"));
    check_text(
        "incomplete: nothing violated so far; NOT complete: interrupted (SIGINT)\n",
        &stopped(StopReason::Signal(Signal::Interrupt)),
    );
    let unsupported = CheckResult {
        verdict: Verdict::Unsupported,
        reason: Some(Reason::Unsupported("native method java.net.Inet4Address.init".into())),
        unsupported_stack: vec!["Sock.open(Sock.java:1)".to_string()],
        ..base.clone()
    };
    let got = report(&unsupported, &CheckConfig::default(), &[], false);
    assert!(
        got.starts_with(
            "    at Sock.open(Sock.java:1)\nunsupported: native method java.net.Inet4Address.init is not supported yet; nothing was violated before\n"
        ),
        "{got}"
    );
    let sentence = Reason::Unsupported(Missing::Sentence("this JDK has no Thread.exit".to_string()));
    check_text(
        "unsupported: this JDK has no Thread.exit; nothing was violated before\n",
        &line(&CheckResult { reason: Some(sentence), ..unsupported.clone() }),
    );
    let deep = CheckResult { unsupported_stack: vec!["Sock.open(Sock.java:1)".to_string(); 20], ..unsupported };
    let got = report(&deep, &CheckConfig::default(), &[], false);
    assert!(got.contains("    at Sock.open(Sock.java:1)\n       … 4 more\nunsupported"), "{got}");
    let noted = CheckResult { notes: vec![Note::Spilled(7)], ..base };
    assert!(
        report(&noted, &CheckConfig::default(), &[], false)
            .contains("\n  note: memory was short: from 7 states on, visited states were kept on disk\n")
    );
}

#[test]
fn what_a_complete_search_missed_is_a_defect() {
    let by = |found_by| Violation { found_by, ..deadlock() };
    let result = |found_by| CheckResult { verdict: Verdict::Pass, violations: vec![by(found_by)], ..CheckResult::default() };
    for quiet in [true, false] {
        let got = report(&result(FoundBy::Audit), &CheckConfig::default(), &[], quiet);
        assert!(got.contains("violation: deadlock at Meal.java:4\n  NOT complete: the search had ended without it"), "{got}");
        assert!(got.contains("is a defect of Jaunt: please report it"), "{got}");
        for other in [FoundBy::Pilot, FoundBy::Search] {
            let got = report(&result(other), &CheckConfig::default(), &[], quiet);
            assert!(!got.contains("defect"), "{got}");
        }
    }
    let config = CheckConfig::default();
    let subject = Subject { program: "Meal", args: &[], config: &config, traces: &[], outcome_traces: &[] };
    let audited = Some(Audited { executions: 20, instructions: 3_000 });
    let object = json::check(&CheckResult { audited, ..result(FoundBy::Audit) }, &subject, "0");
    assert_eq!((&object["violations"][0]["found_by"], &object["complete"]), (&"audit".into(), &false.into()));
    assert_eq!(object["violations"][0]["grain"], "point");
    assert_eq!(object["audit"]["executions"], 20);
    assert_eq!(json::check(&result(FoundBy::Pilot), &subject, "0")["violations"][0]["found_by"], "pilot");
}

#[test]
fn outcomes() {
    let outcome = |output: &str, count, ending| PrintedOutcome {
        output: output.to_string(),
        count,
        ending,
        trace: Some(Vec::new()),
        ..PrintedOutcome::default()
    };
    let result = CheckResult {
        verdict: Verdict::Pass,
        complete: true,
        outcomes: Some(vec![
            outcome("x=1\ny=0\n", 1200, Ending::Itself),
            outcome("", 3, Ending::Violated(PropertyKind::Deadlock)),
        ]),
        ..CheckResult::default()
    };
    let config = CheckConfig::default();
    let traces = [Some("o-1.json".to_string()), None];
    let subject = Subject { program: "Meal", args: &[], config: &config, traces: &[], outcome_traces: &traces };
    let got = text::check(&result, &subject, &mut Sources::default(), Look::PLAIN, true);
    check_text(
        "\
2 distinct outputs over all executions
  count  output                           trace
  1,200  \"x=1\\ny=0\"                       o-1.json
      3  (nothing printed) then deadlock  -

pass: every execution explored, nothing violated (checked: deadlock, exception, assertion, livelock)
",
        &got,
    );
    let object = json::check(&result, &subject, "0.1.0");
    assert_eq!(
        object["outcomes"][0],
        serde_json::json!({"output":"x=1\ny=0\n","count":1200,"ending":null,"found_by":"search","trace":"o-1.json"})
    );
    assert_eq!(object["outcomes"][1]["ending"], "deadlock");
    // Different outputs look different, where they are long and where only the end of a line differs.
    let long = "one and the same beginning, longer than there is room for in the table: ";
    let outputs = [format!("{long}x=0"), format!("{long}x=1"), "a".to_string(), "a\n".to_string()];
    let outcomes = Some(outputs.iter().map(|output| outcome(output, 1, Ending::Itself)).collect());
    let result = CheckResult { outcomes, ..result };
    let got = text::check(&result, &subject, &mut Sources::default(), Look::PLAIN, true);
    check_text(
        "\
4 distinct outputs over all executions
  count  output           trace
      1  …he table: x=0\"  o-1.json
      1  …he table: x=1\"  -
      1  \"a\"              -
      1  \"a\\n\"            -

pass: every execution explored, nothing violated (checked: deadlock, exception, assertion, livelock)
",
        &got,
    );
}

#[test]
fn json_has_the_fields_of_the_contract() {
    let config = CheckConfig::default();
    let traces = [Some("t.json".to_string())];
    let args = ["a".to_string()];
    let subject = Subject { program: "Meal", args: &args, config: &config, traces: &traces, outcome_traces: &[] };
    let result = CheckResult {
        verdict: Verdict::Violation,
        violations: vec![deadlock()],
        stats: CheckStats { bytes_per_state: f64::NAN, ..stats() },
        ..CheckResult::default()
    };
    let object = json::check(&result, &subject, "0.1.0");
    assert_eq!(object["jaunt"], "0.1.0");
    assert_eq!(object["command"], "check");
    assert_eq!(object["verdict"], "violation");
    assert_eq!(object["complete"], false);
    assert!(object["reason"].is_null());
    assert_eq!(object["args"], serde_json::json!(["a"]));
    assert!(object.get("outcomes").is_none());
    let violation = &object["violations"][0];
    let expected = serde_json::json!({"property":"deadlock","exception":null,"message":null,"location":"Meal.java:4",
        "transitions":57,"context_switches":2,"trace":"t.json","steps":7});
    for (name, value) in expected.as_object().expect("an object") {
        assert_eq!(&violation[name], value, "{name}");
    }
    let stats = object["stats"].as_object().expect("an object");
    for name in ["states", "revisited", "transitions", "end_states", "instructions", "max_depth", "elapsed_ms"] {
        assert!(stats[name].is_u64(), "{name}");
    }
    for name in ["peak_memory_bytes", "store_bytes"] {
        assert!(stats[name].is_u64(), "{name}");
    }
    assert_eq!(stats["bytes_per_state"], 0.0);
    // One line, whatever the program printed.
    assert_eq!(object.to_string().lines().count(), 1);
}

#[test]
fn what_never_ends_goes_round_once() {
    let violation = Violation { property: PropertyKind::Livelock, cycle_from: Some(2), cycle_from_step: Some(5), ..deadlock() };
    let result = CheckResult { verdict: Verdict::Violation, violations: vec![violation.clone()], ..CheckResult::default() };
    let got = report(&result, &CheckConfig::default(), &[None], false);
    let (before, round) = got.split_once("\n\n  from here on, for ever:\n\n").expect("the trace has two parts");
    assert!(before.contains("locks Object#2") && !before.contains("waits on Object#1  "), "{got}");
    assert!(round.contains("waits on Object#2") && round.contains("threads at the end"), "{got}");
    let replay = Replay { steps: violation.steps, cycle_from_step: Some(5), ..Replay::default() };
    let dir = Dir::new("round");
    let got = text::replay(&replay, &Found::default(), &mut dir.sources(), Look::PLAIN, false);
    assert!(got.contains("from here on, for ever:"), "{got}");
    // What cannot be told is not said to have been checked.
    let blind = CheckConfig { store: jaunt_checker::StoreKind::None, ..CheckConfig::default() };
    let pass = CheckResult { verdict: Verdict::Pass, complete: true, ..CheckResult::default() };
    assert!(text::summary(&pass, &blind, Look::PLAIN).contains("(checked: deadlock, exception, assertion)"));
}

#[test]
fn a_replay() {
    let dir = Dir::new("replay");
    let violation = deadlock();
    let found = Found::violation(&violation);
    let steps = violation.steps.clone();
    let mut replayed = Replay {
        steps,
        output: violation.output.clone(),
        violation: Some(violation),
        ended: ReplayEnd::Violated,
        ..Replay::default()
    };
    let show = |replayed: &Replay, found: &Found, quiet| text::replay(replayed, found, &mut dir.sources(), Look::PLAIN, quiet);
    let got = show(&replayed, &found, false);
    assert!(got.contains("Meal.java:5   parks             │ System.out.println(\"eats\");"), "{got}");
    assert!(got.ends_with("\nviolation: the same as in the trace: deadlock at Meal.java:4\n"), "{got}");
    let other = Found { property: PropertyKind::Exception, exception: Some("E".to_string()), ..Found::default() };
    check_text(
        "violation: NOT the one of the trace (uncaught exception: E): deadlock at Meal.java:4\n",
        &show(&replayed, &other, true),
    );
    let ending = Ending::Violated(PropertyKind::Deadlock);
    let got = show(&replayed, &Found::outcome(&replayed.output, &ending, None), true);
    check_text("violation: the same as in the trace: deadlock at Meal.java:4\n", &got);
    replayed.violation = None;
    replayed.ended = ReplayEnd::ProgramEnded;
    check_text("pass: the program ended; the violation did NOT show up again: deadlock\n", &show(&replayed, &found, true));
    let outcome = |output: &str, ending| Found::outcome(output, &ending, None);
    check_text("pass: the program ended\n", &show(&replayed, &outcome(&replayed.output, Ending::Itself), true));
    check_text("pass: the program ended\n", &show(&replayed, &outcome(&replayed.output, Ending::Exit(3)), true));
    check_text(
        "pass: the program ended; NOT the outcome of the trace: \"x\" then deadlock\n",
        &show(&replayed, &outcome("x", Ending::Violated(PropertyKind::Deadlock)), true),
    );
    let object = json::replay(&replayed, &found, "t.json", &CheckStats::default(), "0.1.0");
    assert_eq!(object["verdict"], "pass");
    assert_eq!(object["same"], false);
    assert_eq!(object["steps"].as_array().map(Vec::len), Some(7));
    replayed.halted = true;
    replayed.ended = ReplayEnd::Stopped(StopReason::Time(Duration::from_secs(1)));
    check_text("incomplete: the time limit of 1.0 s has passed; the trace goes on\n", &show(&replayed, &found, true));
    let object = json::replay(&replayed, &outcome("x", Ending::Itself), "t.json", &CheckStats::default(), "0.1.0");
    assert_eq!((&object["verdict"], &object["complete"], &object["same"]), (&"incomplete".into(), &false.into(), &false.into()));
}

#[test]
fn commands_can_be_pasted() {
    assert_eq!(text::replay_command("a/b-1.json"), "jaunt replay a/b-1.json");
    assert_eq!(text::replay_command("it's here.json"), "jaunt replay 'it'\\''s here.json'");
    assert_eq!(text::replay_command("-x.json"), "jaunt replay ./-x.json");
}
