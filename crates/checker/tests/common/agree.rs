//! One program in every mode of `check` against the reference explorer.

use jaunt_checker::reference::{Outcome, Samples};
use jaunt_checker::{
    Backtrack, CheckConfig, CheckResult, CheckStats, Ending, FoundBy, Gc, Machine, Observer, Por, Properties, PropertyKind,
    Reason, SearchKind, StopReason, StoreKind, Symmetry, Verdict,
};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// Every combination of what can be switched. The first ones are the ones that people use.
fn modes() -> Vec<(String, CheckConfig)> {
    let mut list = Vec::new();
    for &store in [StoreKind::Tree].iter().chain(StoreKind::ALL.iter().filter(|&&s| s != StoreKind::Tree)) {
        for &backtrack in Backtrack::ALL.iter().rev() {
            for &symmetry in Symmetry::ALL.iter().rev() {
                for &gc in Gc::ALL {
                    let others = SearchKind::ALL.iter().flat_map(|s| [Por::Sleep, Por::Source, Por::Off].map(|por| (s, por)));
                    let others = others.flat_map(|o| [(o, true), (o, false)]);
                    for (((&search, por), owners), thread_symmetry) in others.flat_map(|o| [(o, false), (o, true)]) {
                        let without_store = search == SearchKind::Bfs && store == StoreKind::None;
                        let without_sources = search == SearchKind::Bfs || thread_symmetry || !store.knows_again();
                        let impossible = por == Por::Source && without_sources;
                        // There they do nothing.
                        let idle = !owners && (thread_symmetry || por == Por::Off);
                        if idle || impossible || without_store || thread_symmetry && symmetry != Symmetry::Canonical {
                            continue;
                        }
                        let name = format!(
                            "--store {} --backtrack {} --symmetry {} --gc {} --search {} --por {} --owners {owners} \
                             --thread-symmetry {thread_symmetry}",
                            store.name(),
                            backtrack.name(),
                            symmetry.name(),
                            gc.name(),
                            search.name(),
                            por.name(),
                        );
                        let config = CheckConfig {
                            search,
                            por,
                            owners,
                            symmetry,
                            thread_symmetry,
                            store,
                            backtrack,
                            gc,
                            outcomes: true,
                            bitstate_bytes: 1 << 22,
                            properties: properties(),
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

/// Which of them to try: all, or so many, the first and other ones for each program.
#[derive(Clone, Copy)]
pub enum Share {
    All,
    Some(usize),
}

impl Share {
    fn of(self, class: &str) -> Vec<(String, CheckConfig)> {
        let mut all = modes();
        let Share::Some(most) = self else { return all };
        // The first one is what people use.
        let mut random = class.bytes().fold(0xcbf2_9ce4_8422_2325u64, |h, b| (h ^ b as u64).wrapping_mul(0x100_0000_01b3));
        for i in 1..most.min(all.len()) {
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

/// Limits of a comparison: in states and steps, so that the same program gives the same answer on every machine.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// States of the reference. Where there are more, samples are taken.
    pub reference: u64,
    pub samples: Samples,
    /// States of one search.
    pub search: u64,
}

impl Limits {
    /// For tests: small enough for a minute on two slow cores. The seed is that of random executions.
    pub fn small(seed: u64) -> Limits {
        Limits { reference: 5_000, samples: Samples { steps: 100_000, random: 1_000, seed }, search: 8_000 }
    }

    /// For long runs.
    pub fn new(reference: u64, seed: u64) -> Limits {
        Limits { reference, samples: Samples { steps: 400_000, random: 1_000, seed }, search: 30_000 }
    }
}

/// What was compared. A floor on these numbers makes a test that can fail.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Programs whose outcomes were all known.
    pub completely: u64,
    /// Those of them that may come to where no execution can end.
    pub endless: u64,
    /// Programs of which every execution with one preemption, and random ones, were found again.
    pub sampled: u64,
    /// Programs of which only random executions were: those with one preemption are too many.
    pub random_only: u64,
    /// Programs that are too big for a search.
    pub too_big: u64,
    /// States of the reference, and its executions where samples were taken.
    pub states: u64,
    pub executions: u64,
    /// Searches that came to their end, and those that reached their limit of states.
    pub searches: u64,
    pub unfinished: u64,
}

impl Tally {
    pub fn add(&mut self, other: &Tally) {
        let Tally { completely, endless, sampled, random_only, too_big, states, executions, searches, unfinished } = other;
        self.completely += completely;
        self.endless += endless;
        self.sampled += sampled;
        self.random_only += random_only;
        self.too_big += too_big;
        self.states += states;
        self.executions += executions;
        self.searches += searches;
        self.unfinished += unfinished;
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let Tally { completely, endless, sampled, random_only, too_big, states, executions, searches, unfinished } = self;
        write!(
            f,
            "{completely} programs compared completely ({states} states of the reference), {endless} of which may never end, {sampled} by one preemption and random \
             executions, {random_only} by random executions alone ({executions} executions), {too_big} too big; {searches} searches \
             ended, {unfinished} reached their limit of states"
        )
    }
}

/// A search stops at its limit of states, never at a time.
pub struct Tireless;

impl Observer for Tireless {
    fn progress(&mut self, _: &CheckStats) {}
    fn stop(&mut self) -> Option<StopReason> {
        None
    }
}

/// What the search itself found: an audit must not hide what it missed.
fn outcomes(result: &CheckResult) -> BTreeSet<Outcome> {
    let of_search = result.outcomes.iter().flatten().filter(|o| o.found_by == FoundBy::Search);
    of_search.map(|o| (o.output.clone(), o.ending.clone())).collect()
}

/// The ending of an execution that has none.
const ENDLESS: Ending = Ending::Violated(PropertyKind::Termination);

/// All that ends, where what does not end cannot be told.
fn that_end(endings: &BTreeSet<Outcome>) -> BTreeSet<Outcome> {
    endings.iter().filter(|(_, ending)| *ending != ENDLESS).cloned().collect()
}

/// Every ending but a plain one is a violation.
fn properties() -> Properties {
    Properties { termination: true, livelock: false, exit: true, ..Properties::default() }
}

/// Checks one program in these modes against the reference. An error says what differs.
pub fn agree(machine: &mut Machine, class: &str, limits: &Limits, share: Share) -> Result<Tally, String> {
    Ok(match agree_where(machine, class, limits, share, false)? {
        Some(tally) => tally,
        None => agree_where(machine, class, limits, share, true)?.expect("asked once"),
    })
}

/// Not all times were looked at.
fn is_clock(result: &CheckResult) -> bool {
    matches!(result.reason, Some(Reason::ClockLoop | Reason::StoodStill | Reason::LongTimes | Reason::LongLimit))
}

/// The same where time passes while threads run, or does not. `None`: for the search it does, since the program goes round and looks at the clock.
fn agree_where(
    machine: &mut Machine,
    class: &str,
    limits: &Limits,
    share: Share,
    time_passes: bool,
) -> Result<Option<Tally>, String> {
    let find = |machine: &mut Machine| {
        machine.reset();
        machine.find_main(class).unwrap_or_else(|e| panic!("{e:?}"))
    };
    let entry = find(machine);
    machine.vm.assumed.time_passes = time_passes;
    let mut reference = machine.reference(entry, &[], limits.reference);
    let all = reference.complete;
    let mut tally = Tally::default();
    if all {
        tally.completely = 1;
        tally.endless = !reference.endless.is_empty() as u64;
        tally.states = reference.states;
    } else if reference.unsupported.is_none() {
        let entry = find(machine);
        machine.vm.assumed.time_passes = time_passes;
        reference = machine.reference_samples(entry, &[], limits.samples);
        *(if reference.complete { &mut tally.sampled } else { &mut tally.random_only }) = 1;
        tally.executions = reference.executions;
    }
    if let Some(what) = &reference.unsupported {
        return Err(format!("{class}: the reference met something unsupported: {what}"));
    }
    // How visited states are kept and how the search comes back changes nothing about which states there are.
    let mut counts: BTreeMap<String, (u64, String)> = BTreeMap::new();
    let mut expected = all.then(|| reference.outcomes.clone());
    let endless = reference.endless.iter().map(|output| (output.clone(), ENDLESS));
    expected.iter_mut().for_each(|expected| expected.extend(endless.clone()));
    let mut unjudged = false;
    let mut cleared = false;
    for (name, mut config) in share.of(class) {
        // Without a store there are as many states as there are ways to them.
        let most = if config.store == StoreKind::None { limits.search / 10 } else { limits.search };
        config.max_states = Some(most);
        let entry = find(machine);
        let result = machine.check(entry, &[], &config, &mut Tireless);
        if result.verdict != Verdict::Unsupported && !result.complete && result.stats.states >= most {
            tally.unfinished += 1;
            if expected.is_none() {
                // Not even what people use ends.
                return Ok(Some(Tally { too_big: 1, unfinished: 1, ..Tally::default() }));
            }
            continue;
        }
        // A bitstate search is never complete, and gives that as its reason, whatever else there is.
        cleared |= result.reason == Some(Reason::ClearedBeside);
        let local =
            result.reason == Some(Reason::ClearedBeside) || cleared && config.store == StoreKind::Bitstate || is_clock(&result);
        let ended = result.complete || local || config.store == StoreKind::Bitstate && result.verdict != Verdict::Unsupported;
        // A store that sees no cycles lets time pass to be safe: it finds what there is without that, and more.
        let to_be_safe = machine.vm.time_passes() && !time_passes && !config.store.knows_again();
        if machine.vm.time_passes() && !time_passes && !to_be_safe {
            return Ok(None);
        }
        // A loop that waits for the date or very long is not judged.
        // (A store that sees no cycles does not know whether there is one.)
        unjudged |=
            machine.vm.assumed.absolute_time || is_clock(&result) && config.checked().contains(&PropertyKind::Termination);
        let knows = config.checked().contains(&PropertyKind::Termination) && !unjudged;
        let mut found = outcomes(&result);
        if !knows {
            found = that_end(&found);
            expected = expected.map(|expected| if unjudged { that_end(&expected) } else { expected });
        }
        let known = expected.as_ref().map(|e| if knows { e.clone() } else { that_end(e) });
        let missing: Vec<&Outcome> = known.as_ref().unwrap_or(&reference.outcomes).difference(&found).collect();
        let too_many: Vec<&Outcome> = known.iter().filter(|_| !to_be_safe).flat_map(|e| found.difference(e)).collect();
        // A search that says what it did not look for may have missed it; it may not invent anything.
        let may_miss = local && !result.complete || time_passes && !machine.vm.time_passes();
        let misses = !missing.is_empty() && !may_miss;
        if !ended || misses || !too_many.is_empty() {
            return Err(format!(
                "{class}, {name}: complete {} ({:?})\n missing: {missing:?}\n too many: {too_many:?}",
                result.complete, result.reason,
            ));
        }
        tally.searches += 1;
        // What one mode found all others must find: the first one knows of all that can be known.
        if !may_miss && !to_be_safe {
            expected.get_or_insert(found);
        }
        if matches!(config.store, StoreKind::None | StoreKind::Bitstate) {
            continue;
        }
        let (symmetry, gc, search) = (config.symmetry.name(), config.gc.name(), config.search.name());
        let same = format!("{symmetry} {} {gc} {search} {} {}", config.thread_symmetry, config.por.name(), config.owners);
        let states = result.stats.states;
        let (first, by) = counts.entry(same).or_insert((states, name.clone()));
        if *first != states {
            return Err(format!("{class}: {first} states with {by}, {states} with {name}"));
        }
    }
    // Without outcomes the verdict must be the same: a violation exactly if some ending is one.
    let endings = expected.unwrap_or(reference.outcomes);
    let expected = endings.iter().any(|(_, ending)| *ending != Ending::Itself);
    // Where nobody asks for deadlocks, they are ends that never come.
    for (search, por, deadlock) in
        [(SearchKind::Dfs, Por::Sleep, true), (SearchKind::Dfs, Por::Source, true), (SearchKind::Bfs, Por::Off, false)]
    {
        let entry = find(machine);
        let properties = Properties { deadlock, ..properties() };
        let config = CheckConfig { search, por, max_states: Some(limits.search), properties, ..CheckConfig::default() };
        let result = machine.check(entry, &[], &config, &mut Tireless);
        let violated = result.verdict == Verdict::Violation;
        if !violated && !result.complete && result.stats.states >= limits.search {
            tally.unfinished += 1;
            continue;
        }
        let local = result.reason == Some(Reason::ClearedBeside) || is_clock(&result);
        let missed = result.violations.iter().any(|v| v.found_by == FoundBy::Audit);
        let may_miss = local && !result.complete;
        let right = violated == expected && !missed && (violated || result.verdict == Verdict::Pass);
        let invented = violated && !expected;
        if invented || !right && !may_miss {
            let (verdict, reason) = (result.verdict, result.reason);
            return Err(format!(
                "{class}, {} without outcomes, --por {}: {verdict:?} ({reason:?}), endings {endings:?}",
                search.name(),
                por.name()
            ));
        }
        tally.searches += 1;
    }
    Ok(Some(tally))
}

/// Programs that one machine compares: what it has loaded stays in it and makes states larger.
const PER_MACHINE: usize = 20;

/// Compares programs (class, what it is) with so many threads, each with machines of its own. `each` is told what came out.
pub fn agree_all(
    jdk: Option<&Path>,
    classes: &Path,
    programs: &[(String, String)],
    limits: &Limits,
    share: Share,
    threads: usize,
    each: impl Fn(&str, &Result<Tally, String>) + Sync,
) -> Tally {
    let next = AtomicUsize::new(0);
    let sum = Mutex::new(Tally::default());
    let work = || {
        loop {
            let first = next.fetch_add(PER_MACHINE, Ordering::Relaxed);
            let batch = first.min(programs.len())..programs.len().min(first + PER_MACHINE);
            if batch.is_empty() {
                return;
            }
            let mut machine = super::machine(jdk, classes);
            for (class, what) in &programs[batch] {
                let started = Instant::now();
                let compared = agree(&mut machine, class, limits, share);
                if let Ok(one) = &compared {
                    sum.lock().expect("no thread panics with it").add(one);
                }
                each(&format!("{what}, {:.1} s", started.elapsed().as_secs_f32()), &compared);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
    sum.into_inner().expect("no thread panicked")
}
