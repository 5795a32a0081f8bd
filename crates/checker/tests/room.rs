//! Off-heap memory that is used up: the search learns that who frees and who allocates first counts.

mod common;

use common::{Patient, machine, own_folder};
use jaunt_checker::{CheckConfig, SearchKind, Verdict};
use std::collections::BTreeSet;

#[test]
fn who_gets_the_last_memory_is_explored() {
    for (search, por) in [(SearchKind::Dfs, true), (SearchKind::Bfs, true), (SearchKind::Dfs, false)] {
        let mut machine = machine(None, &own_folder("room"));
        // Room for one block of the program and not for two: the double of this is what may lie outside of the heap.
        machine.vm.state.heap.limit = 15 << 20;
        let entry = machine.find_main("Room").unwrap_or_else(|e| panic!("{e:?}"));
        let config = CheckConfig { outcomes: true, search, por: por.into(), ..CheckConfig::default() };
        let result = machine.check(entry, &[], &config, &mut Patient::new(60));
        assert_eq!(result.honest_verdict(), Verdict::Pass, "{:?} {:?}", result.reason, result.violations);
        let found: BTreeSet<String> = result.outcomes.iter().flatten().map(|o| o.output.trim().to_string()).collect();
        assert_eq!(found, BTreeSet::from(["true false".to_string(), "true true".to_string()]), "{search:?}, por {por}");
    }
}
