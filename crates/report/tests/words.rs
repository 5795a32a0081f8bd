//! The words of messages, steps and ends, letter by letter: they are also in JSON and in trace files, where programs read them.

use jaunt_checker::{
    Cause, Ending, Instead, Message, Missing, NamedVariable, Owner, Part, Party, PropertyKind, Reason, ReplayEnd, ReplayError,
    RunEnd, Step, StepAction, StopReason, StuckThread, ThreadStatus, Unsupported, Violation, Waits,
};
use jaunt_report::words;

fn text(text: &str) -> String {
    text.to_string()
}

fn variable(of: Owner, part: Part) -> NamedVariable {
    NamedVariable { of, part }
}

fn party(name: &str, writes: bool, location: Option<&str>) -> Party {
    Party { thread: 0, name: text(name), writes, location: location.map(text) }
}

#[test]
fn messages() {
    let race = |of: Owner, part: Part, at: Option<&str>| Message::Unordered {
        variable: variable(of, part),
        first: party("main", true, at),
        second: party("Thread-0", false, Some("Buf.java:9")),
    };
    for (message, expected) in [
        (Message::Text(text("own words")), "own words"),
        (Message::NoThreadCanGoOn, "no thread can go on"),
        (Message::MonitorCycle, "threads wait for each other's monitors in a cycle"),
        (Message::LockCycle, "threads wait for each other's locks in a cycle"),
        (Message::NothingChanges, "no thread that is left can end, and nothing that they wait for ever changes"),
        (Message::NoExecutionEnds, "from here on no execution ends"),
        (Message::Exit(3), "the program ends with status 3"),
        (Message::InvariantBroken(None), "an invariant does not hold"),
        (Message::InvariantBroken(Some(text("sum"))), "invariant sum does not hold"),
        (Message::InvariantActs, "an invariant must not choose a value or end the program"),
        (
            race(Owner::Class(text("Buf")), Part::Field(text("count")), None),
            "thread \"main\" writes Buf.count and thread \"Thread-0\" reads it, and nothing orders the two",
        ),
        (
            race(Owner::Instance(text("int[]")), Part::Element(1), Some("Buf.java:7")),
            "thread \"main\" writes element 1 of a int[] at Buf.java:7 and thread \"Thread-0\" reads it, and nothing orders the two",
        ),
        (
            race(Owner::Instance(text("int[]")), Part::Elements, None),
            "thread \"main\" writes the elements of a int[] and thread \"Thread-0\" reads it, and nothing orders the two",
        ),
        (
            race(Owner::Instance(text("Buf")), Part::Unnamed, None),
            "thread \"main\" writes a Buf and thread \"Thread-0\" reads it, and nothing orders the two",
        ),
    ] {
        assert_eq!(words::message(&message), expected);
    }
}

#[test]
fn steps() {
    let of_object = |part| variable(Owner::Object(text("Buf#2")), part);
    let read = |part| StepAction::Read { variable: of_object(part), value: Some(text("0")) };
    let unknown = variable(Owner::Class(text("Buf")), Part::Unnamed);
    for (action, expected) in [
        (StepAction::Nothing, ""),
        (read(Part::Field(text("count"))), "reads Buf#2.count = 0"),
        (read(Part::Element(7)), "reads Buf#2[7] = 0"),
        (StepAction::Read { variable: of_object(Part::Elements), value: None }, "reads Buf#2[…]"),
        (StepAction::Write { variable: unknown, value: Some(text("null")) }, "writes Buf.? = null"),
        (StepAction::Write { variable: of_object(Part::Unnamed), value: None }, "writes Buf#2"),
        (StepAction::Lock(text("Fork#1")), "locks Fork#1"),
        (StepAction::Unlock(text("Fork#1")), "unlocks Fork#1"),
        (StepAction::Wait(text("Fork#1")), "waits on Fork#1"),
        (StepAction::Notify(text("Fork#1")), "notifies Fork#1"),
        (StepAction::TimeIsUp, "stops waiting: its time is up"),
        (StepAction::Wake(text("Ann")), "wakes \"Ann\""),
        (StepAction::Start(text("Ann")), "starts \"Ann\""),
        (StepAction::Park, "parks"),
        (StepAction::Unpark(text("Ann")), "unparks \"Ann\""),
        (StepAction::Sleep, "sleeps"),
        (StepAction::Interrupt(text("Ann")), "interrupts \"Ann\""),
        (StepAction::Initialise(text("Fork")), "initialises class Fork"),
        (StepAction::Print, "prints"),
        (StepAction::ReadClock, "reads the clock"),
        (StepAction::FindTimePassed, "finds that twenty minutes have passed"),
        (StepAction::FindTaskDue, "finds that the time of the next task has come"),
        (StepAction::Choose { value: 2, of: 4 }, "chooses 2 of 0..3"),
        (StepAction::Throw(text("java.lang.Error")), "throws java.lang.Error"),
        (StepAction::Stand(ThreadStatus::Sleeping), "sleeps"),
    ] {
        assert_eq!(words::action(&Step { action, ..Step::default() }), expected);
    }
    let step = Step { action: StepAction::Lock(text("Node#1")), inside: Some(text("HashMap.put")), ..Step::default() };
    assert_eq!(words::action(&step), "locks Node#1 (in HashMap.put)");
}

#[test]
fn replays() {
    for (end, expected) in [
        (ReplayEnd::TraceEnds, "the trace ends here"),
        (ReplayEnd::ProgramEnded, "the program ended"),
        (ReplayEnd::Violated, "the violation is here"),
        (ReplayEnd::Ignored, "the program ignores the execution from here on"),
        (ReplayEnd::EndedByProgram, "the program ended the search"),
        (ReplayEnd::Unsupported("raising a signal".into()), "raising a signal is not supported"),
        (ReplayEnd::Unsupported(Missing::Sentence(text("this JDK has no X"))), "this JDK has no X"),
        (ReplayEnd::Stopped(StopReason::Halted), "the search was halted"),
    ] {
        assert_eq!(words::replay_end(&end), expected);
    }
    for (error, expected) in [
        (ReplayError::NotPossible(3), "choice 3 of the trace is not possible there: the program is not the one it was made with"),
        (ReplayError::EndsEarly { taken: 2, of: 5 }, "the program ends after 2 of the 5 choices of the trace"),
        (ReplayError::LargeSet, "the states that go round are too many to look at"),
        (ReplayError::Unsupported("raising a signal".into()), "raising a signal is not supported yet"),
    ] {
        assert_eq!(words::replay_error(&error), expected);
    }
    let reason = |instead| words::reason(&Reason::DoesNotReplay { found: Box::new(Violation::default()), instead });
    let begin = "deadlock was found and does not show up when its trace is replayed: ";
    assert_eq!(reason(Instead::Ended(ReplayEnd::ProgramEnded)), format!("{begin}the program ended"));
    assert_eq!(reason(Instead::Error(ReplayError::LargeSet)), format!("{begin}the states that go round are too many to look at"));
}

#[test]
fn runs() {
    assert_eq!(words::run_end(&RunEnd::Exit(1)), None);
    assert_eq!(words::run_end(&RunEnd::TimeLimit).as_deref(), Some("the time limit ended the program"));
    let unsupported =
        Unsupported { what: "raising a signal".into(), stack: vec![text("A.b(A.java:1)"), text("A.main(A.java:2)")] };
    assert_eq!(
        words::run_end(&RunEnd::Unsupported(Box::new(unsupported))).as_deref(),
        Some("raising a signal is not supported yet\n\tat A.b(A.java:1)\n\tat A.main(A.java:2)")
    );
    let lock = || text("java.lang.Object");
    let threads = [
        (Waits::Suspended, "is suspended"),
        (Waits::Not, "runs"),
        (Waits::Monitor(lock()), "waits for the monitor of a java.lang.Object"),
        (Waits::Notify(lock()), "is in Object.wait() on a java.lang.Object"),
        (Waits::Parked, "is parked"),
        (Waits::Sleeping, "sleeps"),
        (Waits::Initialisation(text("A")), "waits for the initialisation of A"),
        (Waits::Ended, "has ended"),
    ];
    for (waits, expected) in threads {
        let end = RunEnd::Stuck(vec![StuckThread { name: text("main"), waits }]);
        let expected = format!("the program cannot go on: every thread waits\n\tthread \"main\" {expected}");
        assert_eq!(words::run_end(&end), Some(expected));
    }
}

#[test]
fn causes() {
    let cause = |message: Option<&str>| {
        words::cause(&Cause { class: text("java.lang.Error"), message: message.map(text), stack: vec![] })
    };
    assert_eq!(cause(None), "Caused by: java.lang.Error");
    assert_eq!(cause(Some("no")), "Caused by: java.lang.Error: no");
}

#[test]
fn endings() {
    let names = |ending: Ending| words::ending(&ending);
    assert_eq!(names(Ending::Itself), None);
    assert_eq!(names(Ending::Exit(3)), Some(text("exit 3")));
    assert_eq!(names(Ending::Thrown(text("java.lang.Error"))), Some(text("java.lang.Error")));
    assert_eq!(names(Ending::Violated(PropertyKind::Deadlock)), Some(text("deadlock")));
    // Lists are sorted by what is read.
    let mut endings = [
        Ending::Violated(PropertyKind::Race),
        Ending::Thrown(text("java.lang.Error")),
        Ending::Exit(10),
        Ending::Exit(9),
        Ending::Itself,
        Ending::Violated(PropertyKind::Livelock),
        Ending::Violated(PropertyKind::Deadlock),
    ];
    endings.sort();
    let read: Vec<String> = endings.into_iter().map(|e| names(e).unwrap_or_default()).collect();
    assert!(read.is_sorted(), "{read:?}");
}
