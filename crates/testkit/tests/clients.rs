//! The table of clients: large enough, and its clients differ and depend on kind and seed alone. That they are Java shows where they run.

use jaunt_testkit::clients::Table;
use std::collections::HashSet;

#[test]
fn there_are_enough_operations() {
    let table = Table::read();
    assert!(table.kinds.len() >= 30);
    let operations: usize = table.kinds.iter().map(|kind| kind.operations.iter().collect::<HashSet<_>>().len()).sum();
    assert!(operations >= 450, "{operations} operations");
    let names: HashSet<String> = (0..table.kinds.len()).map(|kind| table.name(kind, 1)).collect();
    assert_eq!(names.len(), table.kinds.len());
}

#[test]
fn kind_and_seed_decide() {
    let table = Table::read();
    for kind in 0..table.kinds.len() {
        assert_eq!(table.client(kind, 7), table.client(kind, 7));
        let different: HashSet<String> =
            (0..40).map(|seed| table.client(kind, seed).1.replace(&table.name(kind, seed), "")).collect();
        assert!(different.len() > 20, "{}: {} clients of 40 seeds", table.kinds[kind].name, different.len());
    }
}
