//! What a program sees does not depend on what was explored before: the trace of each outcome leads to the same output in a machine
//! that has explored nothing.
//!
//! The programs (`java/names`) print what HotSpot numbers in the order in which a process meets it, while classes of a search
//! are shared by all its branches.

mod common;

use common::{Patient, machine, own_folder};
use jaunt_checker::{CheckConfig, Verdict};

#[test]
fn names_are_the_same_in_every_process() {
    let classes = own_folder("names");
    for (program, least) in [("Lambdas", 2), ("Hidden", 3), ("Methods", 2), ("Cleared", 2)] {
        let config = CheckConfig { outcomes: true, ..CheckConfig::default() };
        let mut explored = machine(None, &classes);
        let entry = explored.find_main(program).unwrap_or_else(|e| panic!("{program}: {e:?}"));
        let result = explored.check(entry, &[], &config, &mut Patient::new(60));
        assert_eq!(result.honest_verdict(), Verdict::Pass, "{program}: {:?}", result.reason);
        let outcomes = result.outcomes.expect("asked for");
        assert!(outcomes.len() >= least, "{program}: {} outcomes", outcomes.len());
        for outcome in outcomes {
            let mut fresh = machine(None, &classes);
            let entry = fresh.find_main(program).unwrap_or_else(|e| panic!("{program}: {e:?}"));
            let config = CheckConfig { points: Some(result.points.clone()), ..config.clone() };
            let replay = fresh
                .replay(entry, &[], &config, outcome.trace.as_deref().expect("no limit"))
                .unwrap_or_else(|e| panic!("{program}: {e:?}"));
            assert_eq!(replay.output, outcome.output, "{program}");
        }
    }
}
