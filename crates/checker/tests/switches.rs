//! The switches of `check` on small programs written for them (`java/switches`): each changes the states that it should,
//! and no verdict.

mod common;

use common::{Patient, machine, own_folder};
use jaunt_checker::{
    AllocKey, Backtrack, CheckConfig, CheckResult, Gc, Machine, Note, Por, Properties, Reason, SearchKind, StopReason, StoreKind,
    Symmetry, Verdict,
};

fn programs() -> Machine {
    machine(None, &own_folder("switches"))
}

/// `Class argument…`
fn check(machine: &mut Machine, program: &str, config: &CheckConfig) -> CheckResult {
    machine.reset();
    let mut words = program.split(' ').map(str::to_string);
    let entry = machine.find_main(&words.next().expect("a class")).unwrap_or_else(|e| panic!("{program}: {e:?}"));
    machine.check(entry, &words.collect::<Vec<_>>(), config, &mut Patient::new(60))
}

/// The number of states of a program without faults.
fn states(machine: &mut Machine, program: &str, config: &CheckConfig) -> u64 {
    let result = check(machine, program, config);
    assert_eq!(result.honest_verdict(), Verdict::Pass, "{program}, {config:?}: {:?} {:?}", result.reason, result.violations);
    result.stats.states
}

/// The property and the exception of the first violation; its trace must lead there again.
fn violation(machine: &mut Machine, program: &str, config: &CheckConfig) -> Option<(String, Option<String>)> {
    let result = check(machine, program, config);
    let found = result.violations.first()?;
    machine.reset();
    let mut words = program.split(' ').map(str::to_string);
    let entry = machine.find_main(&words.next().expect("a class")).unwrap_or_else(|e| panic!("{program}: {e:?}"));
    let config = CheckConfig { points: Some(result.points.clone()), ..config.clone() };
    let replay = machine.replay(entry, &words.collect::<Vec<_>>(), &config, &found.choices);
    let again = replay.unwrap_or_else(|e| panic!("{program}, {config:?}: {e:?}")).violation;
    let again = again.unwrap_or_else(|| panic!("{program}, {config:?}: the trace does not lead to {found:?}"));
    assert_eq!((&again.property, &again.exception), (&found.property, &found.exception), "{program}, {config:?}");
    Some((found.property.to_string(), found.exception.clone()))
}

const SYMMETRIES: [Symmetry; 6] = [
    Symmetry::None,
    Symmetry::Class,
    Symmetry::Alloc(AllocKey::Site),
    Symmetry::Alloc(AllocKey::Occurrence),
    Symmetry::Alloc(AllocKey::Thread),
    Symmetry::Canonical,
];

#[test]
fn each_step_of_symmetry_does_its_work() {
    let mut machine = programs();
    for (program, which) in
        [("ClassOrder", Some(1)), ("SiteOrder", Some(2)), ("InLoops", Some(3)), ("OneSite", Some(4)), ("NoObjects", None)]
    {
        for search in [SearchKind::Dfs, SearchKind::Bfs] {
            let count = |&symmetry: &Symmetry| {
                states(&mut machine, program, &CheckConfig { symmetry, search, por: Por::Off, ..CheckConfig::default() })
            };
            let counts: Vec<u64> = SYMMETRIES.iter().map(count).collect();
            for i in 1..counts.len() {
                assert!(counts[i] <= counts[i - 1], "{program}: {} has more states: {counts:?}", SYMMETRIES[i].name());
            }
            match which {
                Some(i) => assert!(counts[i] < counts[i - 1], "{program}: {} does nothing: {counts:?}", SYMMETRIES[i].name()),
                None => assert_eq!(counts[0], counts[5], "{program} has no symmetry: {counts:?}"),
            }
        }
    }
}

#[test]
fn garbage_counts_unless_it_is_collected() {
    let mut machine = programs();
    for symmetry in SYMMETRIES {
        for backtrack in Backtrack::ALL {
            let mut with = |gc, form: &str| {
                let config = CheckConfig { symmetry, gc, backtrack: *backtrack, por: Por::Off, ..CheckConfig::default() };
                let result = check(&mut machine, &format!("Garbage {form}"), &config);
                assert_eq!(result.verdict, Verdict::Pass, "{form}, {config:?}: {:?}", result.reason);
                (result.stats.states, result.stats.collected)
            };
            let what = format!("{}, {}", symmetry.name(), backtrack.name());
            let [none, swept, counted] = [Gc::None, Gc::MarkSweep, Gc::RefCount].map(|gc| with(gc, "chain"));
            assert!(none.0 > swept.0 && swept.0 == counted.0, "{what}: {none:?} {swept:?} {counted:?}");
            assert_eq!(none.1, 0, "{what}");
            assert!(counted.1 > 0, "{what}");
            // A canonical form has no garbage anyway: there it is swept for lack of space only.
            assert_eq!(swept.1, if symmetry == Symmetry::Canonical { 0 } else { counted.1 }, "{what}");
            let [none, swept, counted] = [Gc::None, Gc::MarkSweep, Gc::RefCount].map(|gc| with(gc, "cycle"));
            assert!(none.0 > swept.0 && counted.0 == none.0, "cycle, {what}: {none:?} {swept:?} {counted:?}");
            let all = [Gc::None, Gc::MarkSweep, Gc::RefCount].map(|gc| with(gc, "none").0);
            assert!(all.iter().all(|&n| n == all[0]), "no garbage, {what}: {all:?}");
        }
    }
}

#[test]
fn what_weak_references_reach_stays() {
    let mut machine = programs();
    for symmetry in SYMMETRIES {
        for &gc in Gc::ALL {
            for (por, backtrack) in [(true, Backtrack::Undo), (false, Backtrack::Collapsed)] {
                let config =
                    CheckConfig { symmetry, gc, por: por.into(), backtrack, max_states: Some(300_000), ..CheckConfig::default() };
                states(&mut machine, "Referents", &config);
            }
        }
    }
}

#[test]
fn threads_that_do_the_same_are_one_but_only_if_nobody_can_tell() {
    let mut machine = programs();
    let properties = Properties { exception: true, ..Properties::NONE };
    for por in [true, false] {
        for search in [SearchKind::Dfs, SearchKind::Bfs].into_iter().filter(|&s| por || s == SearchKind::Dfs) {
            let with = |thread_symmetry| CheckConfig {
                thread_symmetry,
                por: por.into(),
                search,
                properties,
                // Without it, random executions find what there is before the search begins.
                all_errors: true,
                shorten: false,
                ..CheckConfig::default()
            };
            let (on, off) = (states(&mut machine, "Same none", &with(true)), states(&mut machine, "Same none", &with(false)));
            assert!(on < off, "por {por}: {on} and {off} states");
            for how in ["name", "id", "text", "array", "enumerate", "interrupt", "join", "alive"] {
                let found = violation(&mut machine, &format!("Same {how}"), &with(true));
                let exception = found.and_then(|(_, exception)| exception);
                assert_eq!(exception.as_deref(), Some("java.lang.IllegalStateException"), "{how}, por {por}, {search:?}");
            }
        }
    }
}

#[test]
fn traces_of_all_combinations_replay() {
    let mut machine = programs();
    for (program, property) in [("Small deadlock", "deadlock"), ("Small assertion", "assertion"), ("Dropped", "exception")] {
        for &backtrack in Backtrack::ALL {
            for (symmetry, &gc) in SYMMETRIES.iter().flat_map(|&s| Gc::ALL.iter().map(move |gc| (s, gc))) {
                // Random executions find the violation, or the search does and makes its trace shorter, or it does not.
                for (search, por, all_errors) in [
                    (SearchKind::Dfs, true, false),
                    (SearchKind::Dfs, false, false),
                    (SearchKind::Dfs, true, true),
                    (SearchKind::Bfs, true, false),
                ] {
                    let config =
                        CheckConfig { backtrack, symmetry, gc, search, por: por.into(), all_errors, ..CheckConfig::default() };
                    let found = violation(&mut machine, program, &config).map(|(property, _)| property);
                    assert_eq!(found.as_deref(), Some(property), "{program}, {config:?}");
                }
            }
        }
    }
}

#[test]
fn a_bitstate_search_never_passes() {
    let mut machine = programs();
    let bitstate = |bytes| CheckConfig { store: StoreKind::Bitstate, bitstate_bytes: bytes, ..CheckConfig::default() };
    for program in ["Small neither", "Spin", "NoObjects"] {
        let result = check(&mut machine, program, &bitstate(1 << 20));
        assert_eq!((result.verdict, result.complete), (Verdict::Incomplete, false), "{program}");
        assert!(matches!(result.reason, Some(Reason::Bitstate(_))), "{program}");
    }
    let exact = states(&mut machine, "Many 9", &CheckConfig::default());
    let result = check(&mut machine, "Many 9", &bitstate(1 << 10));
    assert_eq!(result.verdict, Verdict::Incomplete);
    assert!(result.stats.states < exact, "{} of {exact}", result.stats.states);
    assert!(matches!(result.reason, Some(Reason::Bitstate(10_000..990_000))), "{:?}", result.reason);
    for (program, property) in [("Small deadlock", "deadlock"), ("Small assertion", "assertion")] {
        let config = CheckConfig { all_errors: true, ..bitstate(1 << 10) };
        let found = violation(&mut machine, program, &config).map(|(property, _)| property);
        assert_eq!(found.as_deref(), Some(property), "{program}");
    }
}

#[test]
fn without_a_store_everything_is_found_and_cycles_end() {
    let mut machine = programs();
    for program in ["Small neither", "Small assertion", "Small deadlock", "Spin", "OneSite", "Garbage chain"] {
        for por in [true, false] {
            let mut with = |store| {
                let config =
                    CheckConfig { store, por: por.into(), outcomes: true, max_states: Some(1_000_000), ..CheckConfig::default() };
                let result = check(&mut machine, program, &config);
                assert!(result.complete, "{program}, por {por}, {}: {:?}", store.name(), result.reason);
                let outcomes = result.outcomes.expect("asked for");
                outcomes.into_iter().map(|o| (o.output, o.ending)).collect::<Vec<_>>()
            };
            assert_eq!(with(StoreKind::None), with(StoreKind::Tree), "{program}, por {por}");
        }
    }
}

/// Memory here is what the search says it holds, so that the test does not depend on the machine.
#[test]
fn a_search_that_spills_completes() {
    let mut machine = programs();
    let folder = jaunt_testkit::root().join("target/tmp").join(format!("spill-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("target is writable");
    for store in [StoreKind::Collapse, StoreKind::Tree] {
        let config = CheckConfig { store, ..CheckConfig::default() };
        let free = check(&mut machine, "Many 18", &config);
        assert_eq!(free.verdict, Verdict::Pass);
        let limited = CheckConfig { memory_limit: Some(free.stats.memory_bytes / 10 * 9), ..config };
        let result = check(&mut machine, "Many 18", &limited);
        assert_eq!(result.verdict, Verdict::Incomplete, "{}", store.name());
        assert!(matches!(result.reason, Some(Reason::Stopped(StopReason::Memory(_)))), "{}", store.name());
        let result = check(&mut machine, "Many 18", &CheckConfig { spill: Some(folder.clone()), ..limited });
        assert_eq!(
            (result.verdict, result.stats.states),
            (Verdict::Pass, free.stats.states),
            "{}: {:?}",
            store.name(),
            result.reason
        );
        assert!(result.stats.spilled_bytes > 0, "{}", store.name());
        assert!(result.notes.iter().any(|n| matches!(n, Note::Spilled(_))), "{:?}", result.notes);
    }
    assert_eq!(std::fs::read_dir(&folder).expect("the folder").count(), 0, "files are left");
    let _ = std::fs::remove_dir(&folder);
}
