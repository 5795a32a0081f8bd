//! One program in every mode of `check` against the reference explorer.

use super::Patient;
use jaunt_checker::reference::Ending;
use jaunt_checker::{Backtrack, CheckConfig, CheckResult, Gc, Machine, Properties, SearchKind, StoreKind, Symmetry, Verdict};
use std::collections::{BTreeMap, BTreeSet};

/// Every combination of what can be switched. The first ones are the ones that people use.
fn modes() -> Vec<(String, CheckConfig)> {
    let mut list = Vec::new();
    for &store in [StoreKind::Tree].iter().chain(StoreKind::ALL.iter().filter(|&&s| s != StoreKind::Tree)) {
        for &backtrack in Backtrack::ALL.iter().rev() {
            for &symmetry in Symmetry::ALL.iter().rev() {
                for &gc in Gc::ALL {
                    let others = SearchKind::ALL.iter().flat_map(|s| [(s, true), (s, false)]);
                    for ((&search, por), thread_symmetry) in others.flat_map(|o| [(o, false), (o, true)]) {
                        let without_store = search == SearchKind::Bfs && store == StoreKind::None;
                        if without_store || thread_symmetry && symmetry != Symmetry::Canonical {
                            continue;
                        }
                        let name = format!(
                            "--store {} --backtrack {} --symmetry {} --gc {} --search {} --por {por} --thread-symmetry \
                             {thread_symmetry}",
                            store.name(),
                            backtrack.name(),
                            symmetry.name(),
                            gc.name(),
                            search.name()
                        );
                        let config = CheckConfig {
                            search,
                            por,
                            symmetry,
                            thread_symmetry,
                            store,
                            backtrack,
                            gc,
                            outcomes: true,
                            bitstate_bytes: 1 << 22,
                            max_states: Some(if store == StoreKind::None { 20_000 } else { 200_000 }),
                            ..CheckConfig::default()
                        };
                        list.push((name, config));
                    }
                }
            }
        }
    }
    list
}

/// Which of them to try: all, or so many, other ones for each program.
#[derive(Clone, Copy)]
pub enum Share {
    All,
    Some(usize),
}

impl Share {
    fn of(self, class: &str) -> Vec<(String, CheckConfig)> {
        let mut all = modes();
        let Share::Some(most) = self else { return all };
        let mut random = class.bytes().fold(0xcbf2_9ce4_8422_2325u64, |h, b| (h ^ b as u64).wrapping_mul(0x100_0000_01b3));
        for i in 0..most.min(all.len()) {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            let j = i + (random >> 20) as usize % (all.len() - i);
            all.swap(i, j);
        }
        all.truncate(most);
        all
    }
}

fn outcomes(result: &CheckResult) -> BTreeSet<Ending> {
    result.outcomes.iter().flatten().map(|o| (o.output.clone(), o.ending.clone())).collect()
}

/// Checks one program in these modes. An answer of `None`: the reference was too big.
pub fn agree(machine: &mut Machine, class: &str, max_states: u64, share: Share) -> Result<Option<u64>, String> {
    let find = |machine: &mut Machine| machine.find_main(class).unwrap_or_else(|e| panic!("{e:?}"));
    machine.reset();
    let entry = find(machine);
    let reference = machine.reference(entry, &[], max_states);
    if let Some(what) = &reference.unsupported {
        return Err(format!("{class}: the reference met something unsupported: {what}"));
    }
    if !reference.complete {
        return Ok(None);
    }
    // How visited states are kept and how the search comes back changes nothing about which states there are.
    let mut counts: BTreeMap<String, (u64, String)> = BTreeMap::new();
    for (name, config) in share.of(class) {
        machine.reset();
        let entry = find(machine);
        let result = machine.check(entry, &[], &config, &mut Patient::new(20));
        // Without a store there may be too many roads; a bitstate search is never complete.
        let limited = result.reason.as_deref().is_some_and(|r| r.contains("states") && config.store == StoreKind::None);
        let ended = result.complete || config.store == StoreKind::Bitstate;
        let found = outcomes(&result);
        if limited {
            continue;
        }
        if !ended || found != reference.outcomes {
            return Err(format!(
                "{class}, {name}: complete {} ({:?})\n missing: {:?}\n too many: {:?}",
                result.complete,
                result.reason,
                reference.outcomes.difference(&found).collect::<Vec<_>>(),
                found.difference(&reference.outcomes).collect::<Vec<_>>()
            ));
        }
        if matches!(config.store, StoreKind::None | StoreKind::Bitstate) {
            continue;
        }
        let (symmetry, gc, search) = (config.symmetry.name(), config.gc.name(), config.search.name());
        let same = format!("{symmetry} {} {gc} {search} {}", config.thread_symmetry, config.por);
        let states = result.stats.states;
        let (first, by) = counts.entry(same).or_insert((states, name.clone()));
        if *first != states {
            return Err(format!("{class}: {first} states with {by}, {states} with {name}"));
        }
    }
    // Without outcomes the verdict must be the same: a violation exactly if some ending is one.
    let expected = reference.outcomes.iter().any(|(_, ending)| !ending.is_empty());
    for (search, por) in [(SearchKind::Dfs, true), (SearchKind::Bfs, false)] {
        machine.reset();
        let entry = find(machine);
        let config = CheckConfig { search, por, properties: Properties::default(), ..CheckConfig::default() };
        let result = machine.check(entry, &[], &config, &mut Patient::new(20));
        let violated = result.verdict == Verdict::Violation;
        if violated != expected {
            return Err(format!("{class}: verdict {:?} ({:?}), endings {:?}", result.verdict, result.reason, reference.outcomes));
        }
    }
    Ok(Some(reference.states))
}
