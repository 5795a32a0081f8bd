//! One client of listed classes with operations as single steps against the real code.

use super::agree::Tireless;
use jaunt_checker::reference::{Outcome, Samples};
use jaunt_checker::{Audit, CheckConfig, CheckResult, Library, Machine, MethodId, Properties, Reason, Verdict};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// Limits of a comparison: in states and steps, so that the same client gives the same answer on every machine.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// States of the search through the real code. Where there are more, samples are taken too.
    pub real: u64,
    /// States of the search with operations as steps.
    pub steps: u64,
    /// Executions at the grain of instructions.
    pub samples: Samples,
}

impl Limits {
    /// For tests: small enough for half a minute on two slow cores. The seed is that of random executions.
    pub fn small(seed: u64) -> Limits {
        Limits { real: 4_000, steps: 4_000, samples: Samples { steps: 20_000, random: 40, seed } }
    }

    /// For long runs.
    pub fn new(real: u64, random: u64, seed: u64) -> Limits {
        Limits { real, steps: real.max(100_000), samples: Samples { steps: 200 * random, random, seed } }
    }
}

/// What was compared. A floor on these numbers makes a test that can fail.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Clients of which all outcomes of the real code are known.
    pub completely: u64,
    /// Those of them with more than one outcome.
    pub several: u64,
    /// Clients of which the outcomes of executions were found again, and those of the states that were visited.
    pub sampled: u64,
    /// Clients that are too big as steps.
    pub too_big: u64,
    /// Of those that were compared completely: states with the real code, and as steps.
    pub real_states: u64,
    pub step_states: u64,
    pub executions: u64,
}

impl Tally {
    pub fn add(&mut self, other: &Tally) {
        let Tally { completely, several, sampled, too_big, real_states, step_states, executions } = other;
        self.completely += completely;
        self.several += several;
        self.sampled += sampled;
        self.too_big += too_big;
        self.real_states += real_states;
        self.step_states += step_states;
        self.executions += executions;
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let Tally { completely, several, sampled, too_big, real_states, step_states, executions } = self;
        write!(
            f,
            "{completely} compared completely ({several} with several outcomes; {real_states} states of the real code, {step_states} of \
             steps), {sampled} by {executions} executions, {too_big} too big"
        )
    }
}

/// What is checked: all that an execution can come to is an outcome, and nothing is looked for that is no end.
fn config(library: Library, max_states: u64) -> CheckConfig {
    CheckConfig {
        library,
        outcomes: true,
        pilots: false,
        audit: Audit::Off,
        properties: Properties { livelock: false, ..Properties::default() },
        max_states: Some(max_states),
        ..CheckConfig::default()
    }
}

fn outcomes(result: &CheckResult) -> BTreeSet<Outcome> {
    result.outcomes.iter().flatten().map(|o| (o.output.clone(), o.ending.clone())).collect()
}

fn find(machine: &mut Machine, class: &str, time_passes: bool) -> MethodId {
    machine.reset();
    let entry = machine.find_main(class).unwrap_or_else(|e| panic!("{e:?}"));
    machine.vm.assumed.time_passes = time_passes;
    entry
}

/// All outcomes, and whether they are all.
fn search(
    machine: &mut Machine,
    class: &str,
    library: Library,
    most: u64,
    time_passes: bool,
) -> Result<(CheckResult, bool), String> {
    let entry = find(machine, class, time_passes);
    let result = machine.check(entry, &[], &config(library, most), &mut Tireless);
    if result.complete {
        return Ok((result, true));
    }
    match result.verdict {
        Verdict::Unsupported | Verdict::Error => Err(format!("{class}, {}: {:?}", library.name(), result.reason)),
        _ if result.stats.states >= most => Ok((result, false)),
        // Where more than so much time would have to pass, no search is complete.
        _ if matches!(result.reason, Some(Reason::LongTimes | Reason::LongLimit | Reason::StoodStill)) => Ok((result, false)),
        _ => Err(format!("{class}, {}: incomplete without having reached its limit: {:?}", library.name(), result.reason)),
    }
}

/// Two machines: the library as steps has models of its own.
pub struct Machines {
    steps: Machine,
    real: Machine,
}

impl Machines {
    pub fn new(jdk: Option<&Path>, classes: &Path) -> Machines {
        Machines { steps: super::machine_with(jdk, classes, true), real: super::machine_with(jdk, classes, false) }
    }
}

/// Compares one client. An error says what differs.
pub fn compare(machines: &mut Machines, class: &str, limits: &Limits) -> Result<Tally, String> {
    Ok(match compare_where(machines, class, limits, false)? {
        Some(tally) => tally,
        None => compare_where(machines, class, limits, true)?.expect("asked once"),
    })
}

/// The same where time passes while threads run, or does not. `None`: for one of the two it does, since it goes round and looks at the clock.
fn compare_where(machines: &mut Machines, class: &str, limits: &Limits, time_passes: bool) -> Result<Option<Tally>, String> {
    let mut tally = Tally::default();
    let (steps, all) = search(&mut machines.steps, class, Library::Steps, limits.steps, time_passes)?;
    if machines.steps.vm.time_passes() && !time_passes {
        return Ok(None);
    }
    if !all {
        return Ok(Some(Tally { too_big: 1, ..tally }));
    }
    let found = outcomes(&steps);
    let (real, completely) = search(&mut machines.real, class, Library::Real, limits.real, time_passes)?;
    if machines.real.vm.time_passes() && !time_passes {
        return Ok(None);
    }
    // What was seen before the limit can happen, too.
    let mut expected = outcomes(&real);
    if completely {
        tally.completely = 1;
        tally.several = (expected.len() > 1) as u64;
        tally.real_states = real.stats.states;
        tally.step_states = steps.stats.states;
    } else {
        let entry = find(&mut machines.real, class, time_passes);
        let reference = machines.real.reference_samples(entry, &[], limits.samples);
        if let Some(what) = reference.unsupported {
            return Err(format!("{class}: the executions met something unsupported: {what}"));
        }
        tally.sampled = 1;
        tally.executions = reference.executions;
        expected.extend(reference.outcomes);
    }
    let missing: Vec<&Outcome> = expected.difference(&found).collect();
    let too_many: Vec<&Outcome> = found.difference(&expected).filter(|_| completely).collect();
    if missing.is_empty() && too_many.is_empty() {
        return Ok(Some(tally));
    }
    Err(format!(
        "{class} ({}): steps do not find {missing:?}, and find {too_many:?} too many, of {}",
        if completely { "completely" } else { "by executions" },
        expected.len()
    ))
}

/// Clients that a pair of machines compares: what it has loaded stays in it and makes states larger.
const PER_MACHINE: usize = 10;

/// Compares clients (class, number of its kind) with so many threads, each with machines of its own. `each` is told what came out.
pub fn compare_all(
    jdk: Option<&Path>,
    classes: &Path,
    clients: &[(String, usize)],
    limits: &Limits,
    threads: usize,
    each: impl FnMut(usize, &str, f32, &Result<Tally, String>) + Send,
) {
    let next = AtomicUsize::new(0);
    let tell = Mutex::new(each);
    let work = || {
        loop {
            let first = next.fetch_add(PER_MACHINE, Ordering::Relaxed);
            let batch = first.min(clients.len())..clients.len().min(first + PER_MACHINE);
            if batch.is_empty() {
                return;
            }
            let mut machines = Machines::new(jdk, classes);
            for (class, kind) in &clients[batch] {
                let started = Instant::now();
                let compared = compare(&mut machines, class, limits);
                let seconds = started.elapsed().as_secs_f32();
                tell.lock().expect("no thread panics with it")(*kind, class, seconds, &compared);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(work);
        }
    });
}
