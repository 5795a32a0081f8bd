//! Random executions at the grain of instructions, before a search and after one; violations replay before they are reported.
//!
//! A search is broken here by what replaying uses: with `points: Some(vec![])` it believes that no field of the program needs
//! points. Then it passes programs that lose updates, and the audit has to notice.

mod common;

use common::Patient;
use jaunt_checker::{
    Audit, CheckConfig, CheckResult, Choice, FoundBy, Grain, Machine, MethodId, NamedVariable, Owner, Part, Properties,
    PropertyKind, Reason, SearchKind, Step, StepAction, Verdict, confirm,
};

/// A machine that has seen nothing, and the entry of a program of `java/audit`.
fn fresh(class: &str) -> (Machine, MethodId) {
    let mut machine = common::machine(None, &common::own_folder("audit"));
    let entry = machine.find_main(class).unwrap_or_else(|e| panic!("{class}: {e:?}"));
    (machine, entry)
}

fn check(class: &str, config: &CheckConfig) -> CheckResult {
    let (mut machine, entry) = fresh(class);
    machine.check(entry, &[], config, &mut Patient::new(60))
}

/// A search that sees no points in fields, with executions after it only.
fn broken() -> CheckConfig {
    CheckConfig { points: Some(Vec::new()), pilots: false, ..CheckConfig::default() }
}

/// The result after each of its violations was replayed in a fresh machine.
fn confirmed(class: &str, config: &CheckConfig) -> CheckResult {
    let mut result = check(class, config);
    confirm(&mut result, &[], config, || Ok(fresh(class))).unwrap_or_else(|e| panic!("{class}: {e:?}"));
    result
}

#[test]
fn an_audit_notices_what_a_broken_search_misses() {
    for (class, property) in [("LostUpdate", "assertion"), ("LostWithChoice", "exception")] {
        let off = CheckConfig { audit: Audit::Off, ..broken() };
        let result = check(class, &off);
        assert_eq!((result.verdict, result.complete), (Verdict::Pass, true), "{class}: the search is not broken");
        assert_eq!(result.audited, None);
        let result = confirmed(class, &broken());
        assert_eq!((result.honest_verdict(), result.complete), (Verdict::Violation, false), "{class}: {:?}", result.reason);
        let violation = &result.violations[0];
        assert_eq!((violation.property.name(), violation.found_by), (property, FoundBy::Audit));
        assert_eq!(violation.grain, Grain::Instruction);
        assert!(violation.location.as_ref().is_some_and(|l| l.starts_with(class)), "{:?}", violation.location);
        assert!(violation.choices.iter().any(|c| matches!(c, Choice::Stretch { .. })));
        let count = NamedVariable { of: Owner::Class(class.to_string()), part: Part::Field("count".to_string()) };
        let writes = |s: &&Step| matches!(&s.action, StepAction::Write { variable, value: Some(_) } if *variable == count);
        let written = violation.steps.iter().filter(writes).count();
        assert_eq!(written, 2, "{:?}", violation.steps.iter().map(|s| &s.action).collect::<Vec<_>>());
    }
}

#[test]
fn an_audit_looks_for_races() {
    let race = |config: CheckConfig| {
        let properties = Properties { race: true, assertion: false, ..Properties::default() };
        CheckConfig { properties, ..config }
    };
    let result = check("LostUpdate", &race(CheckConfig { audit: Audit::Off, ..broken() }));
    assert_eq!((result.verdict, result.complete), (Verdict::Pass, true), "the search is not broken: {:?}", result.reason);
    let result = confirmed("LostUpdate", &race(broken()));
    let violation = &result.violations[0];
    assert_eq!((violation.property.name(), violation.found_by), ("race", FoundBy::Audit));
    assert!(!result.complete);
    // With all races wanted, those that the search has found are no news.
    let result = confirmed("LostUpdate", &race(CheckConfig { all_errors: true, ..CheckConfig::default() }));
    assert!(result.complete && result.violations.iter().all(|v| v.found_by != FoundBy::Audit), "{:?}", result.violations);
    assert!(result.audited.is_some());
}

#[test]
fn all_races_of_a_program_are_listed_each_once() {
    let properties = Properties { race: true, ..Properties::default() };
    for search in [SearchKind::Dfs, SearchKind::Bfs] {
        for (por, shorten) in [(true, true), (true, false), (false, true)] {
            let only = CheckConfig { pilots: false, audit: Audit::Off, properties, all_errors: true, ..CheckConfig::default() };
            let result = confirmed("TwoRaces", &CheckConfig { search, por: por.into(), shorten, ..only });
            let mut places: Vec<_> = result.violations.iter().filter_map(|v| v.location.as_deref()).collect();
            places.sort_unstable();
            assert_eq!(
                places,
                ["TwoRaces.java:12", "TwoRaces.java:8"],
                "{search:?}, por {por}, shorten {shorten}: {:?}",
                result.reason
            );
        }
    }
}

#[test]
fn a_trace_by_instructions_replays_in_a_fresh_machine() {
    let result = check("LostWithChoice", &broken());
    let violation = &result.violations[0];
    let config = CheckConfig { points: Some(violation.points.clone()), grain: violation.grain, ..broken() };
    let (mut machine, entry) = fresh("LostWithChoice");
    let replay = machine.replay(entry, &[], &config, &violation.choices).expect("it fits");
    let again = replay.violation.expect("the violation is there");
    assert_eq!(
        (&again.property, &again.exception, &again.location),
        (&violation.property, &violation.exception, &violation.location)
    );
    assert_eq!(again.steps, violation.steps);
    assert_eq!(again.grain, Grain::Instruction);
    // At the other grain its choices are none.
    let (mut machine, entry) = fresh("LostWithChoice");
    let points = CheckConfig { grain: Grain::Point, ..config };
    assert!(machine.replay(entry, &[], &points, &violation.choices).is_err());
}

#[test]
fn pilots_and_searches_say_who_they_are() {
    let all = CheckConfig { all_errors: true, ..CheckConfig::default() };
    let off = CheckConfig { pilots: false, audit: Audit::Off, ..CheckConfig::default() };
    for (class, property) in [("LostUpdate", "assertion"), ("CycleBesideOthers", "deadlock")] {
        for (config, by) in
            [(CheckConfig::default(), FoundBy::Pilot), (off.clone(), FoundBy::Search), (all.clone(), FoundBy::Search)]
        {
            let result = confirmed(class, &config);
            let found: Vec<_> = result.violations.iter().map(|v| (v.property.name(), v.found_by, v.grain)).collect();
            assert_eq!(found, [(property, by, Grain::Point)], "{class}: {:?}", result.reason);
        }
        // The search is complete, and executions after it meet nothing else.
        let result = check(class, &all);
        assert!(result.complete);
        assert!(result.audited.is_some_and(|a| a.executions >= 20), "{:?}", result.audited);
    }
}

#[test]
fn what_points_miss_a_pilot_by_instructions_meets() {
    let config = CheckConfig { pilots: true, audit: Audit::Off, ..broken() };
    let result = confirmed("LostUpdate", &config);
    let violation = &result.violations[0];
    assert_eq!((violation.found_by, violation.grain), (FoundBy::Pilot, Grain::Instruction));
    // Where the search is complete without it, it is more than that.
    let result = confirmed("LostUpdate", &CheckConfig { all_errors: true, ..config });
    let violation = &result.violations[0];
    assert_eq!((violation.found_by, result.complete), (FoundBy::Audit, false));
}

#[test]
fn outputs_that_were_not_explored_are_noticed() {
    let outputs = |result: &CheckResult| -> Vec<(String, FoundBy)> {
        let list = result.outcomes.iter().flatten();
        list.map(|o| (o.output.trim().to_string(), o.found_by)).collect()
    };
    let sound = CheckConfig { outcomes: true, ..CheckConfig::default() };
    let result = confirmed("Printed", &sound);
    assert_eq!((result.honest_verdict(), result.complete), (Verdict::Pass, true));
    assert_eq!(outputs(&result), [("1".to_string(), FoundBy::Search), ("2".to_string(), FoundBy::Search)]);
    let result = confirmed("Printed", &CheckConfig { outcomes: true, ..broken() });
    assert_eq!((result.honest_verdict(), result.complete), (Verdict::Violation, false), "{:?}", result.reason);
    assert_eq!(outputs(&result), [("2".to_string(), FoundBy::Search), ("1".to_string(), FoundBy::Audit)]);
    assert_eq!((result.violations[0].property.name(), &result.violations[0].message), ("outcome", &Some("1\n".into())));
}

#[test]
fn atomic_sections_hold_in_an_audit() {
    let result = check("InAtomicSections", &CheckConfig { audit: Audit::Instructions(2_000_000), ..CheckConfig::default() });
    assert_eq!((result.verdict, result.complete), (Verdict::Pass, true), "{:?}", result.violations);
    let audited = result.audited.expect("there was an audit");
    assert!(audited.instructions >= 2_000_000 && audited.executions > 100, "{audited:?}");
}

#[test]
fn invariants_are_judged_between_instructions() {
    let pilots = CheckConfig { max_states: Some(1), all_errors: true, ..CheckConfig::default() };
    let result = confirmed("Invariant", &pilots);
    let found: Vec<_> = result.violations.iter().map(|v| (v.property.name(), v.found_by, v.grain)).collect();
    assert_eq!(found, [("invariant", FoundBy::Pilot, Grain::Instruction)], "{:?}", result.reason);
}

#[test]
fn an_audit_of_what_never_ends_ends() {
    let result = check("Endless", &CheckConfig::default());
    assert_eq!((result.verdict, result.complete), (Verdict::Pass, true));
    assert!(result.audited.is_some_and(|a| a.executions > 0 && a.instructions < 2_000_000), "{:?}", result.audited);
}

#[test]
fn one_program_has_one_verdict() {
    let all = CheckConfig { all_errors: true, ..CheckConfig::default() };
    for config in [CheckConfig::default(), broken(), all] {
        for class in ["LostUpdate", "LostWithChoice", "InAtomicSections", "CycleBesideOthers"] {
            assert_eq!(check(class, &config), check(class, &config), "{class}");
        }
    }
}

#[test]
fn without_pilots_there_is_no_random_execution() {
    let off = CheckConfig { pilots: false, audit: Audit::Off, ..CheckConfig::default() };
    let result = check("InAtomicSections", &off);
    assert_eq!((result.verdict, result.audited), (Verdict::Pass, None));
    let with = check("InAtomicSections", &CheckConfig { audit: Audit::Off, ..CheckConfig::default() });
    assert!(result.stats.instructions < with.stats.instructions, "pilots take instructions");
}

/// A machine that has another program in it stands for one in which the path leads elsewhere.
#[test]
fn what_does_not_replay_is_not_reported() {
    let config = CheckConfig::default();
    for other in ["InAtomicSections", "Printed", "CycleBesideOthers"] {
        let mut result = check("LostUpdate", &config);
        assert_eq!(result.violations.len(), 1);
        confirm(&mut result, &[], &config, || Ok(fresh(other))).unwrap_or_else(|e| panic!("{e:?}"));
        assert_eq!((result.honest_verdict(), result.complete), (Verdict::Error, false), "{other}");
        assert!(matches!(result.reason, Some(Reason::DoesNotReplay { found, .. }) if found.property == PropertyKind::Assertion));
        assert!(result.violations.is_empty());
    }
    // A pass needs no second machine.
    let mut result = check("InAtomicSections", &config);
    confirm(&mut result, &[], &config, || panic!("nobody needs it")).unwrap_or_else(|e| panic!("{e:?}"));
}

/// What a loader of the program's own was asked for when a class was defined belongs to the state; what constants of its classes mean does not, and that
/// is no verdict about the program.
#[test]
fn what_rests_on_a_loader_of_the_program_replays_or_is_not_claimed() {
    let result = confirmed("OwnLoaderInThread", &CheckConfig::default());
    assert_eq!(result.honest_verdict(), Verdict::Violation, "{:?}", result.reason);
    let result = confirmed("LoaderAskedOnce", &CheckConfig::default());
    assert_eq!((result.honest_verdict(), result.complete), (Verdict::Incomplete, false), "{:?}", result.violations);
    assert!(matches!(result.reason, Some(Reason::LoaderNotAsked(_) | Reason::OwnClassLoader)), "{:?}", result.reason);
}
