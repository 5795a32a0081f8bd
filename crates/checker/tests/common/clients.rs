//! One client of listed classes with operations as single steps against the real code.

use jaunt_checker::reference::{Outcome, Samples};
use jaunt_checker::{
    Audit, CheckConfig, CheckResult, CheckStats, Ending, Library, Machine, MethodId, Observer, Properties, PropertyKind, Reason,
    StopReason, Verdict,
};
use jaunt_testkit::clients::Runs;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Limits of a comparison: in states and steps, so that the same client gives the same answer on every machine.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// States of the search through the real code. Where there are more, samples are taken too.
    pub real: u64,
    /// States of the search with operations as steps.
    pub steps: u64,
    /// Executions at the grain of instructions.
    pub samples: Samples,
    /// When a comparison is given up. Only runs that have so much time and no more have such a moment.
    pub until: Option<Instant>,
}

impl Limits {
    /// For tests: small enough for half a minute on two slow cores. The seed is that of random executions.
    pub fn small(seed: u64) -> Limits {
        Limits { real: 4_000, steps: 4_000, samples: Samples { steps: 20_000, random: 40, seed }, until: None }
    }

    /// For long runs.
    pub fn new(real: u64, random: u64, seed: u64) -> Limits {
        Limits { real, steps: real.max(100_000), samples: Samples { steps: 200 * random, random, seed }, until: None }
    }

    fn is_over(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
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
    /// Clients that were given up since the time was over.
    pub cut: u64,
    /// Of those that were compared completely: states with the real code, and as steps.
    pub real_states: u64,
    pub step_states: u64,
    /// The latter also of those that were not compared completely.
    pub all_step_states: u64,
    pub executions: u64,
}

impl Tally {
    pub fn add(&mut self, other: &Tally) {
        let Tally { completely, several, sampled, too_big, cut, real_states, step_states, all_step_states, executions } = other;
        self.completely += completely;
        self.several += several;
        self.sampled += sampled;
        self.too_big += too_big;
        self.cut += cut;
        self.real_states += real_states;
        self.step_states += step_states;
        self.all_step_states += all_step_states;
        self.executions += executions;
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let Tally { completely, several, sampled, too_big, cut, real_states, step_states, executions, .. } = self;
        write!(
            f,
            "{completely} compared completely ({several} with several outcomes; {real_states} states of the real code, {step_states} of \
             steps), {sampled} by {executions} executions, {too_big} too big"
        )?;
        if *cut > 0 { write!(f, ", {cut} given up") } else { Ok(()) }
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

/// A search stops at its limit of states, and when the time is over if there is such a moment.
struct Until(Option<Instant>);

impl Observer for Until {
    fn progress(&mut self, _: &CheckStats) {}
    fn stop(&mut self) -> Option<StopReason> {
        self.0.filter(|&until| Instant::now() >= until).map(|_| StopReason::Time(Duration::ZERO))
    }
}

/// All outcomes, and whether they are all.
fn search(
    machine: &mut Machine,
    class: &str,
    library: Library,
    limits: &Limits,
    time_passes: bool,
) -> Result<(CheckResult, bool), String> {
    let entry = find(machine, class, time_passes);
    let most = if library == Library::Steps { limits.steps } else { limits.real };
    let result = machine.check(entry, &[], &config(library, most), &mut Until(limits.until));
    if result.complete || limits.is_over() {
        let complete = result.complete;
        return Ok((result, complete));
    }
    match result.verdict {
        Verdict::Unsupported | Verdict::Error => Err(format!("{class}, {}: {:?}", library.name(), result.reason)),
        _ if result.stats.states >= most => Ok((result, false)),
        // Where more than so much time would have to pass, no search is complete.
        _ if matches!(result.reason, Some(Reason::LongTimes | Reason::LongLimit | Reason::StoodStill)) => Ok((result, false)),
        _ => Err(format!("{class}, {}: incomplete without having reached its limit: {:?}", library.name(), result.reason)),
    }
}

/// How many executions are taken between two looks at the time.
const PORTION: u64 = 500;

/// Outcomes of executions of the real code at the grain of instructions; how many there were.
fn samples(
    machine: &mut Machine,
    class: &str,
    limits: &Limits,
    time_passes: bool,
    outcomes: &mut BTreeSet<Outcome>,
) -> Result<u64, String> {
    let Samples { mut steps, random, seed } = limits.samples;
    let (mut executions, mut left) = (0, random);
    loop {
        // Seeds that follow each other must not begin alike.
        let seed = seed.wrapping_add(left).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let portion = Samples { steps, random: left.min(PORTION), seed };
        let entry = find(machine, class, time_passes);
        let reference = machine.reference_samples(entry, &[], portion);
        if let Some(what) = reference.unsupported {
            return Err(format!("{class}: the executions met something unsupported: {what}"));
        }
        executions += reference.executions;
        outcomes.extend(reference.outcomes);
        left -= portion.random;
        // Those with one preemption are the same each time.
        steps = 0;
        if left == 0 || limits.is_over() {
            return Ok(executions);
        }
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
    let (steps, all) = search(&mut machines.steps, class, Library::Steps, limits, time_passes)?;
    if machines.steps.vm.time_passes() && !time_passes {
        return Ok(None);
    }
    if !all {
        return Ok(Some(if limits.is_over() { Tally { cut: 1, ..tally } } else { Tally { too_big: 1, ..tally } }));
    }
    tally.all_step_states = steps.stats.states;
    let found = outcomes(&steps);
    let (real, completely) = search(&mut machines.real, class, Library::Real, limits, time_passes)?;
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
        tally.executions = samples(&mut machines.real, class, limits, time_passes, &mut expected)?;
        // What was seen until then is compared, too.
        *if limits.is_over() { &mut tally.cut } else { &mut tally.sampled } = 1;
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

/// What became of the outcomes of `java`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contained {
    /// Steps have all of them, and so many; and whether that took time that passes while threads run.
    All { of_java: usize, of_steps: usize, late: bool },
    /// The search with steps did not end.
    TooBig,
    /// The time was over.
    Cut,
}

/// Whether steps find what `java` came to. An error says what they do not find.
///
/// Under `java` any thread may be late. A check lets nothing but timed waits take time, and says so; what it misses for that is looked for where time passes while threads run.
pub fn contained(machine: &mut Machine, runs: &Runs, limits: &Limits) -> Result<Contained, String> {
    // A run that was given up came to nothing.
    let of_java = runs.outcomes.iter().filter(|o| o.ending != "unclear");
    let of_java: Vec<(u64, Outcome)> = of_java.map(|o| (o.times, (o.output.clone(), ending(&o.ending)))).collect();
    let mut different = String::new();
    for late in [false, true] {
        let (steps, all) = search(machine, &runs.client, Library::Steps, limits, late)?;
        let found = outcomes(&steps);
        let missing: Vec<&(u64, Outcome)> = of_java.iter().filter(|(_, outcome)| !found.contains(outcome)).collect();
        // What was found before the limit can happen, too.
        if missing.is_empty() {
            return Ok(Contained::All { of_java: of_java.len(), of_steps: found.len(), late });
        }
        if !all {
            return Ok(if limits.is_over() { Contained::Cut } else { Contained::TooBig });
        }
        different = format!(
            "{}: steps do not find (times, outcome) {missing:?} of {} runs of java; they find {found:?}",
            runs.client, runs.runs
        );
    }
    Err(different)
}

/// An ending as `ClientRuns` writes it.
fn ending(word: &str) -> Ending {
    match word.split_once(' ').unwrap_or((word, "")) {
        ("itself", _) => Ending::Itself,
        ("deadlock", _) => Ending::Violated(PropertyKind::Deadlock),
        ("thrown", class) => Ending::Thrown(class.to_string()),
        _ => panic!("no ending: {word}"),
    }
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
