//! The table of clients: large enough, and its clients differ and depend on kind and seed alone. That they are Java shows where they run.

use jaunt_testkit::clients::{Size, Table, read_runs};
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

/// A long run over as many seeds as a kind has operations is to meet them all.
#[test]
fn small_clients_differ_and_do_all_operations() {
    let table = Table::read();
    for kind in 0..table.kinds.len() {
        // Some stand there twice, so that they are chosen more often.
        let texts = &table.kinds[kind].operations;
        let operations = texts.len();
        let clients = table.clients(kind, 5..5 + operations as u64);
        let small: Vec<u64> = clients.iter().filter(|(_, size)| *size == Size::Small).map(|&(seed, _)| seed).collect();
        let done = small.iter().flat_map(|&seed| table.operations_of(kind, seed, Size::Small));
        let done: HashSet<&String> = done.map(|number| &texts[number]).collect();
        assert_eq!(done, texts.iter().collect::<HashSet<_>>(), "{}", table.kinds[kind].name);
        assert_eq!(clients.len(), small.len() + operations);
        let sources: HashSet<String> = (small.iter())
            .map(|&seed| table.client_of(kind, seed, Size::Small))
            .map(|(name, source)| source.replace(&name, ""))
            .collect();
        assert_eq!(sources.len(), small.len());
    }
}

#[test]
fn names_tell_kind_seed_and_size() {
    let table = Table::read();
    for kind in 0..table.kinds.len() {
        for size in [Size::Small, Size::Usual] {
            assert_eq!(table.named(&table.name_of(kind, 17, size)), Some((kind, 17, size)));
        }
    }
    assert_eq!(table.named("Nothing17"), None);
}

/// Delays are all that is different.
#[test]
fn shaken_clients_are_the_same_programs() {
    let table = Table::read();
    for kind in 0..table.kinds.len() {
        for size in [Size::Small, Size::Usual] {
            let (name, source) = table.shaken(kind, 3, size);
            let without: String = source.lines().filter(|l| !l.contains("Shake.")).map(|l| format!("{l}\n")).collect();
            assert_ne!(without, source);
            assert_eq!((name, without), table.client_of(kind, 3, size));
        }
    }
}

#[test]
fn runs_are_read_as_they_are_written() {
    let text =
        "client\tA1\t3\n2\titself\ta\\nb\\\\\\t\n1\tdeadlock\t\nclient\tB2\t1\n1\tthrown x.Y\t-\nclient\tA1\t2\n2\tdeadlock\t\n";
    let runs = read_runs(text);
    let told: Vec<String> = runs
        .iter()
        .flat_map(|r| r.outcomes.iter().map(move |o| format!("{} {} {} {} {:?}", r.client, r.runs, o.times, o.ending, o.output)))
        .collect();
    assert_eq!(told, [r#"A1 5 2 itself "a\nb\\\t""#, r#"A1 5 3 deadlock """#, r#"B2 1 1 thrown x.Y "-""#]);
}
