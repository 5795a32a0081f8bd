//! Generated clients of listed classes come to the same with operations as single steps as with the real code.
//!
//! `JAUNT_SEED` is the first seed (default: fresh, and printed), `JAUNT_PROGRAMS` how many clients of each kind. The long run is
//! `examples/clients.rs`: docs/testing.md.

mod common;

use common::Written;
use common::clients::{Limits, Tally, compare_all};
use jaunt_testkit::clients::{SUPPORT, SUPPORT_CLASS, Table};

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|v| v.parse().ok())
}

/// Compares these clients (number of the kind, seed) with two threads; what was compared, and what differs.
fn compare(name: &str, clients: &[(usize, u64)], limits: &Limits) -> (Tally, Vec<String>) {
    let table = Table::read();
    let mut sources: Vec<(String, String)> = clients.iter().map(|&(kind, seed)| table.client(kind, seed)).collect();
    sources.push((SUPPORT_CLASS.to_string(), SUPPORT.to_string()));
    let written = Written::new(name, &sources);
    let names: Vec<(String, usize)> = clients.iter().map(|&(kind, seed)| (table.name(kind, seed), kind)).collect();
    let (mut sum, mut different) = (Tally::default(), Vec::new());
    let verbose = std::env::var_os("JAUNT_VERBOSE").is_some();
    compare_all(None, &written.classes, &names, limits, 2, |_, class, seconds, compared| match compared {
        Ok(tally) => {
            sum.add(tally);
            if verbose {
                println!("{class}, {seconds:.1} s: {tally}");
            }
        }
        Err(why) => different.push(why.clone()),
    });
    println!("{sum}");
    (sum, different)
}

#[test]
fn clients_come_to_the_same_as_with_the_real_code() {
    let seed = number("JAUNT_SEED").unwrap_or_else(|| {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970");
        now.as_secs() % 1_000_000_000 * 100
    });
    println!("JAUNT_SEED={seed}");
    let many = number("JAUNT_PROGRAMS").unwrap_or(3);
    let kinds = Table::read().kinds.len();
    let clients: Vec<(usize, u64)> = (0..many).flat_map(|i| (0..kinds).map(move |kind| (kind, seed + i))).collect();
    let (tally, different) = compare("clients", &clients, &Limits::small(seed));
    assert!(different.is_empty(), "{} of {} clients:\n{}", different.len(), clients.len(), different.join("\n\n"));
    let share = |part: u64| part * 100 / clients.len() as u64;
    assert!(share(tally.completely) >= 50, "too few clients were compared completely: {tally}");
    assert!(share(tally.several) >= 20, "too few of them have several outcomes: {tally}");
    assert!(share(tally.too_big) <= 20, "too many clients are too big: {tally}");
}
