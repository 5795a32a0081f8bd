//! Trace files: what is written reads back, and anything else is refused with a message.

use jaunt_checker::{Backtrack, CheckConfig, Choice, Gc, Grain, Por, Properties, PropertyKind, SearchKind, StoreKind, Symmetry};
use jaunt_report::{Found, Trace};

fn trace() -> Trace {
    let choice = |n: u32| if n.is_multiple_of(7) { Choice::Value { thread: n, value: 1, of: 4 } } else { Choice::Thread(n % 3) };
    Trace {
        jaunt: "0.1.0".to_string(),
        program: "dir with \"quotes\"/Ünï.java".to_string(),
        args: vec!["--x".to_string(), String::new(), "a\nb".to_string()],
        entry: Some("a.B#c".to_string()),
        class_path: None,
        jdk: Some("/usr/lib/jvm/17".to_string()),
        directory: "/home/ada".to_string(),
        defines: vec!["k=v=w".to_string()],
        processors: Some(5),
        config: CheckConfig {
            search: SearchKind::Bfs,
            por: Por::Off,
            symmetry: Symmetry::None,
            thread_symmetry: true,
            store: StoreKind::Collapse,
            backtrack: Backtrack::Copy,
            gc: Gc::RefCount,
            properties: Properties { deadlock: false, race: true, ..Properties::default() },
            all_errors: true,
            outcomes: true,
            shorten: false,
            max_states: Some(u64::MAX),
            max_depth: None,
            memory_limit: Some(1),
            points: Some(vec!["A+16".to_string()]),
            cycle_from: Some(49),
            ..CheckConfig::default()
        },
        found: Found {
            property: PropertyKind::Assertion,
            ending: Some("livelock".to_string()),
            exception: Some("java.lang.AssertionError".to_string()),
            message: Some("\u{0}\u{1b}".to_string()),
            location: None,
            cycle_from: Some(49),
        },
        choices: (0..50).map(choice).collect(),
    }
}

#[test]
fn round_trip() {
    let full = trace();
    assert_eq!(Trace::read(full.write().as_bytes()), Ok(full.clone()));
    let found = Found { cycle_from: None, ..full.found.clone() };
    let empty = Trace { choices: Vec::new(), config: CheckConfig::default(), found, ..full };
    assert_eq!(Trace::read(empty.write().as_bytes()), Ok(empty.clone()));
    assert!(empty.write().ends_with("\n  \"choices\": []\n}\n"), "{}", empty.write());
}

#[test]
fn the_grain_is_written_down() {
    let points = trace();
    assert!(points.write().contains("\"version\": 1,") && points.write().contains("\"grain\": \"point\","));
    // Traces of earlier versions have none.
    let earlier = points.write().replace("  \"grain\": \"point\",\n", "");
    assert_eq!(Trace::read(earlier.as_bytes()), Ok(points.clone()));
    let config = CheckConfig { grain: Grain::Instruction, ..points.config };
    let choices = vec![Choice::Stretch { thread: 1, instructions: 40 }, Choice::Value { thread: 1, value: 0, of: 2 }];
    let instructions = Trace { config, choices, ..trace() };
    let text = instructions.write();
    // An earlier version would misread it.
    assert!(text.contains("\"version\": 2,") && text.contains("\"grain\": \"instruction\","), "{text}");
    assert!(text.contains("\"t1*40\", \"v0/2@1\""), "{text}");
    assert_eq!(Trace::read(text.as_bytes()), Ok(instructions));
    let wrong = text.replace("\"instruction\"", "\"sand\"");
    assert!(Trace::read(wrong.as_bytes()).is_err_and(|why| why.contains("grain")));
}

#[test]
fn every_truncation_is_refused() {
    let text = trace().write();
    let bytes = text.trim_end().as_bytes();
    for cut in 0..bytes.len() {
        assert!(Trace::read(&bytes[..cut]).is_err(), "cut at {cut}");
    }
}

#[test]
fn damaged_bytes_are_read_or_refused_but_never_a_panic() {
    let bytes = trace().write().into_bytes();
    // A fixed sequence: the same damage each time.
    let mut random = 0x9e37_79b9_7f4a_7c15u64;
    let mut next = || {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        random
    };
    for _ in 0..5000 {
        let mut damaged = bytes.clone();
        for _ in 0..1 + next() % 4 {
            let at = next() as usize % damaged.len();
            damaged[at] = next() as u8;
        }
        let _ = Trace::read(&damaged);
    }
    for _ in 0..500 {
        let noise: Vec<u8> = (0..next() % 200).map(|_| next() as u8).collect();
        assert!(Trace::read(&noise).is_err());
    }
    let deep = "[".repeat(1_000_000);
    assert!(Trace::read(deep.as_bytes()).is_err());
}

#[test]
fn messages() {
    let message = |text: &str| Trace::read(text.as_bytes()).expect_err("refused");
    assert!(message("").contains("ends too early"));
    assert!(message("PK\u{3}\u{4}").contains("not JSON (line 1, column 1)"));
    assert!(message("{}").contains("not a trace of Jaunt"));
    assert!(message("[1]").contains("not a trace of Jaunt"));
    let text = trace().write();
    assert!(message(&text.replace("\"version\": 1", "\"version\": 9")).contains("format 9"));
    assert!(message(&text.replace("\"version\": 1", "\"version\": \"1\"")).contains("no version"));
    assert!(message(&text.replace("\"t1\"", "\"q1\"")).contains("\"choices\""));
    assert!(message(&text.replace("\"t1\"", "17")).contains("\"choices\""));
    assert!(message(&text.replace("\"args\"", "\"arguments\"")).contains("\"args\""));
    assert!(message(&text.replace("\"bfs\"", "\"dance\"")).contains("\"options.search\""));
    assert!(message(&text.replace("\"race\"", "\"rice\"")).contains("\"options.property\""));
}
