//! `check` from a configuration to a result: assembles system, search and properties, and makes traces short and readable.

use crate::closed::{Clock, ClosedHost, Output};
use crate::config::{CheckConfig, SearchKind, StoreKind};
use crate::machine::{Machine, MachineError};
use crate::outcome::{CheckResult, CheckStats, Choice, Observer, PrintedOutcome, Replay, Verdict, Violation};
use crate::runner::Finding;
use crate::system::System;
use crate::trace::Recorder;
use jaunt_kernel::{Step, TransitionSystem};
use jaunt_loader::{ClassPath, Jdk};
use jaunt_program::{Method, MethodId};
use jaunt_search::{Counts, End, Limits, Monitor, bfs, dfs};
use jaunt_vm::Options;
use jaunt_vm::guards::Assumptions;
use jaunt_vm::points::Mode;
use std::collections::BTreeMap;

/// Random executions before the search, to learn which fields need points.
const WARM_UP: u32 = 200;
const WARM_UP_STEPS: usize = 3000;
const WARM_UP_INSTRUCTIONS: u64 = 5_000_000;
/// After so many wrong assumptions no new ones are made.
const MOST_RESTARTS: u32 = 12;
/// States that looking for a shorter trace may store, per bound.
const SHORTEN_STATES: u64 = 60_000;

impl Machine {
    /// A machine in the closed world of `check`.
    pub fn start_closed(jdk: &Jdk, class_path: ClassPath, mut options: Options) -> Result<Machine, MachineError> {
        options.track_sharing = true;
        options.closed = true;
        let (output, clock) = (Output::default(), Clock::default());
        let host = ClosedHost::new(output.clone(), clock.clone());
        let mut machine = Machine::start(jdk, class_path, Box::new(host), options)?;
        machine.closed = Some((output, clock));
        Ok(machine)
    }

    /// Pushes the first frame in the closed world.
    fn begin(&mut self, entry: MethodId, args: &[String], config: &CheckConfig) -> Result<(Output, Clock), String> {
        let (output, clock) = self.closed.clone().ok_or("this machine is not in a closed world")?;
        self.vm.prepare_check(Mode::Check);
        self.vm.points.reduce = config.por;
        self.vm.points.console = config.outcomes;
        self.vm.points.races = config.properties.race;
        self.vm.points.optimistic = true;
        self.vm.points.report_assertions = config.properties.assertion;
        self.vm.points.report_exceptions = config.properties.exception;
        if let Some(points) = &config.points {
            self.vm.freeze_points(points);
        }
        self.vm.options.quantum = 5_000;
        let method: *const Method = self.vm.program.method(entry);
        // SAFETY: methods live as long as the program.
        let begun = self.vm.begin_main(unsafe { &*method }, args);
        begun.map_err(|e| jaunt_vm::boot::describe_end(&e))?;
        Ok((output, clock))
    }

    /// Every execution from an entry.
    pub fn check(&mut self, entry: MethodId, args: &[String], config: &CheckConfig, observer: &mut dyn Observer) -> CheckResult {
        let (output, clock) = match self.begin(entry, args, config) {
            Ok(parts) => parts,
            Err(reason) => return CheckResult { verdict: Verdict::Unsupported, reason: Some(reason), ..Default::default() },
        };
        if !self.properties.is_empty() {
            self.vm.points.reduce = false;
        }
        let properties = std::mem::take(&mut self.properties);
        let (mut system, step) = System::start(&mut self.vm, clock, output, config);
        let own_loads = system.vm.program.own_loads;
        system.properties = properties;
        let mut watch = Watch::new(config, observer);
        let mut counts = Counts::default();
        let end = if step == Step::Moved {
            explore(&mut system, config, &mut watch, &mut counts)
        } else {
            counts.end_states += 1;
            match step {
                Step::Ended | Step::Violated => {
                    watch.met(step, &mut system, &[]);
                    End::Complete
                }
                Step::Ignored => End::Complete,
                _ => End::Stuck,
            }
        };
        conclude(system, config, watch, counts, end, own_loads)
    }

    /// One execution, by the choices of a trace. An error says where the trace does not fit the program.
    pub fn replay(
        &mut self,
        entry: MethodId,
        args: &[String],
        config: &CheckConfig,
        choices: &[Choice],
    ) -> Result<Replay, String> {
        let (output, clock) = self.begin(entry, args, config)?;
        let (mut system, step) = System::start(&mut self.vm, clock, output, config);
        let mut replay = Replay::default();
        let mut recorder = Recorder::default();
        system.replaying = true;
        let (step, taken) = follow(&mut system, step, choices.iter().map(|c| number(*c)), &mut recorder, Some(choices))?;
        let violation = (step == Step::Violated).then(|| describe(&mut system, &mut recorder, choices.to_vec()));
        replay.output = String::from_utf8_lossy(&system.printed()).into_owned();
        replay.steps = recorder.steps;
        replay.violation = violation.flatten().map(|mut v| {
            v.steps = replay.steps.clone();
            v
        });
        if taken < choices.len() && step != Step::Violated {
            return Err(format!("the program ends after {taken} of the {} choices of the trace", choices.len()));
        }
        replay.ended = match step {
            Step::Ended => "the program ended".to_string(),
            Step::Violated => "the violation is here".to_string(),
            Step::Ignored => "the program ignores the execution from here on".to_string(),
            Step::Stuck => match &system.unsupported {
                Some(u) => format!("{} is not supported", u.what),
                None => "the program ended the search".to_string(),
            },
            Step::Moved => "the trace ends here".to_string(),
        };
        Ok(replay)
    }
}

fn number(choice: Choice) -> u32 {
    match choice {
        Choice::Thread(thread) => thread,
        Choice::Value { value, .. } => value,
    }
}

/// The search, begun again as often as an assumption turns out to be wrong.
fn explore(system: &mut System<'_>, config: &CheckConfig, watch: &mut Watch<'_>, counts: &mut Counts) -> End {
    if config.por {
        let first_will_do = config.search == SearchKind::Dfs && !config.all_errors && !config.outcomes;
        let found = warm_up(system, counts, first_will_do);
        system.restart();
        if first_will_do && !found.is_empty() {
            watch.found = found;
            return End::Stopped(None);
        }
        // The search may come to a limit before it finds them again.
        watch.keep(found);
        *counts = Counts::default();
    }
    loop {
        let limits = Limits {
            depth: config.max_depth,
            states: config.max_states,
            // What a program says may switch reduction off in the course of a search; then it begins again.
            // A store that keeps nothing with a state cannot say who slept there.
            sleep_sets: config.por
                && system.vm.points.reduce
                && config.search == SearchKind::Dfs
                && config.store != StoreKind::Bitstate
                && !config.thread_symmetry,
            preemptions: None,
        };
        let end = match config.search {
            SearchKind::Dfs => dfs::run(system, &limits, watch, counts),
            SearchKind::Bfs => bfs::run(system, &limits, watch, counts),
        };
        if end != End::Restart {
            return end;
        }
        watch.restarts += 1;
        system.vm.points.optimistic = watch.restarts < MOST_RESTARTS;
        watch.forget();
        *counts = Counts::default();
        system.restart();
    }
}

/// Random executions: most fields that need points show it here, so that the search seldom begins again; and a
/// violation that many executions have shows at once. Its road fits as long as no assumption broke on it.
fn warm_up(system: &mut System<'_>, counts: &mut Counts, first_will_do: bool) -> Vec<Met> {
    let mut random = 0x2545_f491_4f6c_dd1du64;
    let mut ways = Vec::new();
    let mut found: Vec<Met> = Vec::new();
    let enough = system.vm.points.instructions + WARM_UP_INSTRUCTIONS;
    for _ in 0..WARM_UP {
        system.vm.points.restart = false;
        let mut road = Vec::new();
        let mut step = Step::Moved;
        while step == Step::Moved && road.len() < WARM_UP_STEPS && system.vm.points.instructions < enough {
            ways.clear();
            system.choices(&mut ways);
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            let choice = ways[(random >> 33) as usize % ways.len()];
            road.push(choice);
            step = system.take(choice);
        }
        counts.transitions += road.len() as u64;
        counts.max_depth = counts.max_depth.max(road.len() as u64);
        if step == Step::Violated && !system.vm.points.restart {
            counts.end_states += 1;
            if let Some(finding) = system.finding.clone().filter(|f| !found.iter().any(|met| met.is(f))) {
                found.push(Met { finding, road, assumptions: system.vm.points.assumptions() });
            }
        }
        system.rewind();
        system.forget_notes();
        if first_will_do && !found.is_empty() || system.vm.points.instructions >= enough {
            break;
        }
    }
    system.unsupported = None;
    system.terminated = false;
    found
}

/// Takes choices one after the other and writes down what happens. Single ways are taken without being asked for.
fn follow(
    system: &mut System<'_>,
    first: Step,
    choices: impl Iterator<Item = u32>,
    recorder: &mut Recorder,
    wanted: Option<&[Choice]>,
) -> Result<(Step, usize), String> {
    system.vm.points.events = Some(Vec::new());
    recorder.learn(system.vm);
    let mut step = first;
    let mut ways = Vec::new();
    let mut taken = 0;
    for choice in choices {
        if step != Step::Moved {
            break;
        }
        ways.clear();
        system.choices(&mut ways);
        let fits = match wanted.map(|w| w[taken]) {
            Some(Choice::Value { thread, of, .. }) => system.asking() == Some((thread, of)),
            Some(Choice::Thread(_)) => system.asking().is_none(),
            None => true,
        };
        if !fits || !ways.contains(&choice) {
            system.vm.points.events = None;
            return Err(format!(
                "choice {} of the trace is not possible there: the program is not the one it was made with",
                taken + 1
            ));
        }
        step = system.take(choice);
        recorder.transition(system);
        taken += 1;
    }
    if step == Step::Moved {
        // A violation that is a property of the state itself.
        let arrival = system.arrive();
        if arrival.violated {
            step = Step::Violated;
        }
    }
    system.vm.points.events = None;
    Ok((step, taken))
}

/// The finding of the system's present state with threads and names.
fn describe(system: &mut System<'_>, recorder: &mut Recorder, choices: Vec<Choice>) -> Option<Violation> {
    let finding = system.finding.clone()?;
    if finding.property == "deadlock" {
        recorder.stuck(system.vm);
    }
    let mut switches = 0;
    let mut last = None;
    for choice in &choices {
        let Choice::Thread(thread) = choice else { continue };
        switches += (last.is_some() && last != Some(thread)) as usize;
        last = Some(thread);
    }
    Some(Violation {
        property: finding.property.to_string(),
        exception: finding.exception,
        message: finding.message,
        location: finding.location,
        transitions: choices.len(),
        context_switches: switches,
        choices,
        points: Vec::new(),
        steps: Vec::new(),
        threads: recorder.threads(system.vm),
        stack: finding.stack,
        output: String::from_utf8_lossy(&system.printed()).into_owned(),
    })
}

/// Runs a road again and describes what it leads to.
fn violation_of(system: &mut System<'_>, road: &[u32]) -> Option<Violation> {
    system.rewind();
    system.replaying = true;
    let store = system.fresh_store();
    let store = system.swap_store(store);
    let mut recorder = Recorder::default();
    let choices = choices_of(system, road);
    system.rewind();
    let followed = follow(system, Step::Moved, road.iter().copied(), &mut recorder, None);
    let violation = match followed {
        Ok((Step::Violated, _)) => describe(system, &mut recorder, choices),
        _ => None,
    };
    system.swap_store(store);
    system.replaying = false;
    violation.map(|mut v| {
        v.steps = recorder.steps;
        v
    })
}

/// A violation as it is shown: with its steps, if the road leads there again.
fn report(system: &mut System<'_>, finding: &Finding, road: &[u32]) -> Violation {
    let described = violation_of(system, road).unwrap_or_else(|| Violation {
        property: finding.property.to_string(),
        exception: finding.exception.clone(),
        message: finding.message.clone(),
        location: finding.location.clone(),
        stack: finding.stack.clone(),
        transitions: road.len(),
        ..Violation::default()
    });
    Violation { points: system.vm.known_points(), ..described }
}

/// A road with what each number was an answer to.
fn choices_of(system: &mut System<'_>, road: &[u32]) -> Vec<Choice> {
    let replaying = std::mem::replace(&mut system.replaying, true);
    let mut choices = Vec::with_capacity(road.len());
    for &choice in road {
        choices.push(match system.asking() {
            Some((thread, of)) => Choice::Value { thread, value: choice, of },
            None => Choice::Thread(choice),
        });
        if system.take(choice) != Step::Moved {
            break;
        }
    }
    system.replaying = replaying;
    choices
}

/// Looks for a road to the same kind of violation with as few changes of thread as possible.
fn shorten(system: &mut System<'_>, config: &CheckConfig, found: &Finding, road: &[u32]) -> Vec<u32> {
    struct Shorter<'f> {
        found: &'f Finding,
        road: Option<Vec<u32>>,
    }
    impl Monitor<System<'_>> for Shorter<'_> {
        fn poll(&mut self, _: &Counts, _: &mut System<'_>, _: usize) -> Option<String> {
            None
        }
        fn met(&mut self, step: Step, system: &mut System<'_>, road: &[u32]) -> bool {
            let same = step == Step::Violated
                && system
                    .finding
                    .as_ref()
                    .is_some_and(|f| f.property == self.found.property && f.exception == self.found.exception);
            if same {
                self.road = Some(road.to_vec());
            }
            !same
        }
    }
    if config.search == SearchKind::Bfs {
        return road.to_vec();
    }
    let store = system.fresh_store();
    let store = system.swap_store(store);
    // The road that was found means the same only under what is assumed now.
    let assumptions = system.vm.points.assumptions();
    let mut best = None;
    let mut restarts = 0;
    let mut bound = 0;
    while best.is_none() && bound < 4 {
        system.restart();
        let mut shorter = Shorter { found, road: None };
        let depth = Some(road.len() as u64 + 1);
        let limits = Limits { depth, states: Some(SHORTEN_STATES), sleep_sets: false, preemptions: Some(bound) };
        let mut counts = Counts::default();
        if dfs::run(system, &limits, &mut shorter, &mut counts) == End::Restart && restarts < MOST_RESTARTS {
            restarts += 1;
            continue;
        }
        best = shorter.road;
        bound += 1;
    }
    let best = best.unwrap_or_else(|| {
        system.vm.points.set_assumptions(assumptions);
        road.to_vec()
    });
    system.restart();
    system.swap_store(store);
    best
}

/// A violation, the road to it, and what was assumed then: the road means the same only under that.
struct Met {
    finding: Finding,
    road: Vec<u32>,
    assumptions: Assumptions,
}

impl Met {
    /// The same mistake at the same place.
    fn is(&self, other: &Finding) -> bool {
        let f = &self.finding;
        f.property == other.property && f.exception == other.exception && f.location == other.location
    }
}

/// What the search reports to, and what it collects.
struct Watch<'o> {
    config: CheckConfig,
    observer: &'o mut dyn Observer,
    found: Vec<Met>,
    /// By executions before the search, and by searches that were begun again.
    earlier: Vec<Met>,
    /// (output, ending) → how often, and one road.
    outcomes: BTreeMap<(String, String), (u64, Vec<u32>)>,
    restarts: u32,
    /// Calls to `poll` until the observer is asked again.
    quiet: u32,
    /// States when visited ones began to be kept on disk, or why they could not.
    spilled: Option<Result<u64, String>>,
}

impl<'o> Watch<'o> {
    fn new(config: &CheckConfig, observer: &'o mut dyn Observer) -> Watch<'o> {
        Watch {
            config: config.clone(),
            observer,
            found: Vec::new(),
            earlier: Vec::new(),
            outcomes: BTreeMap::new(),
            restarts: 0,
            quiet: 0,
            spilled: None,
        }
    }

    fn keep(&mut self, found: Vec<Met>) {
        for met in found {
            if !self.earlier.iter().any(|known| known.is(&met.finding)) {
                self.earlier.push(met);
            }
        }
    }

    /// The search begins again. An execution that was seen stays one, so what it violated is kept.
    fn forget(&mut self) {
        let found = std::mem::take(&mut self.found);
        self.keep(found);
        self.outcomes.clear();
        // A store that begins again does so in memory.
        self.spilled = None;
    }

    fn stats(&mut self, counts: &Counts, system: &System<'_>, extra: usize) -> CheckStats {
        let store = system.store_bytes();
        let components = system.component_bytes();
        let all = store + components;
        CheckStats {
            states: counts.states,
            revisited: counts.revisited,
            transitions: counts.transitions,
            end_states: counts.end_states,
            instructions: system.vm.points.instructions,
            max_depth: counts.max_depth,
            elapsed_ms: 0,
            peak_memory_bytes: 0,
            store_bytes: all as u64,
            bytes_per_state: if counts.states == 0 { 0.0 } else { all as f64 / counts.states as f64 },
            queue: counts.open,
            memory_bytes: (all + system.road_bytes() + extra) as u64,
            pool_entries: system.pool_entries() as u64,
            collections: system.collections,
            collected: system.collected,
            spilled_bytes: system.spilled_bytes() as u64,
            coverage: (!system.is_exact()).then(|| system.coverage()),
            depth: counts.depth,
            restarts: self.restarts,
        }
    }
}

impl Monitor<System<'_>> for Watch<'_> {
    fn poll(&mut self, counts: &Counts, system: &mut System<'_>, extra: usize) -> Option<String> {
        let used = system.memory() + extra;
        let limit = self.config.memory_limit;
        let over = |share: u64| limit.is_some_and(|limit| used as u64 > limit / 100 * share);
        if self.spilled.is_none() && (over(80) || self.observer.memory_is_short()) {
            if let Some(folder) = &self.config.spill {
                self.spilled = Some(match system.spill(folder) {
                    Ok(true) => Ok(counts.states),
                    Ok(false) => Err(format!("--store {} cannot be kept on disk", self.config.store.name())),
                    Err(e) => Err(format!("visited states cannot be kept in {}: {e}", folder.display())),
                });
                return None;
            }
        }
        if over(100) {
            return Some("the memory limit was reached".to_string());
        }
        if self.quiet == 0 {
            self.quiet = 3;
            let stats = self.stats(counts, system, extra);
            self.observer.progress(&stats);
        }
        self.quiet -= 1;
        self.observer.stop()
    }

    fn met(&mut self, step: Step, system: &mut System<'_>, road: &[u32]) -> bool {
        let violated = step == Step::Violated;
        if self.config.outcomes {
            let output = String::from_utf8_lossy(&system.printed()).into_owned();
            let ending = match (&system.finding, violated) {
                (Some(f), true) => f.exception.clone().unwrap_or_else(|| f.property.to_string()),
                _ => String::new(),
            };
            let entry = self.outcomes.entry((output, ending)).or_insert_with(|| (0, road.to_vec()));
            entry.0 += 1;
        }
        if !violated {
            return true;
        }
        let Some(finding) = system.finding.clone() else { return true };
        if !self.found.iter().any(|met| met.is(&finding)) {
            self.found.push(Met { finding, road: road.to_vec(), assumptions: system.vm.points.assumptions() });
        }
        self.config.all_errors || self.config.outcomes
    }
}

/// The program needed something that is not supported.
fn cannot(result: &mut CheckResult, system: &mut System<'_>) {
    result.verdict = Verdict::Unsupported;
    if let Some(unsupported) = system.unsupported.take() {
        result.reason = Some(unsupported.what);
        result.unsupported_stack = unsupported.stack;
    }
}

fn conclude(
    mut system: System<'_>,
    config: &CheckConfig,
    mut watch: Watch<'_>,
    counts: Counts,
    end: End,
    own_loads: u64,
) -> CheckResult {
    let mut result = CheckResult { stats: watch.stats(&counts, &system, 0), ..CheckResult::default() };
    result.stats.peak_memory_bytes = 0;
    result.complete = false;
    match &end {
        // Whether an invariant holds could not be found out.
        End::Complete if system.unsupported.is_some() => cannot(&mut result, &mut system),
        End::Complete => {
            result.complete = true;
            result.verdict = Verdict::Pass;
        }
        End::Stopped(reason) => {
            result.verdict = Verdict::Incomplete;
            result.reason.clone_from(reason);
        }
        End::Cut => {
            result.verdict = Verdict::Incomplete;
            result.reason = Some("executions longer than --max-depth were cut".to_string());
        }
        End::Restart => {
            result.verdict = Verdict::Error;
            result.reason = Some("the search did not come to an end".to_string());
        }
        End::Stuck if system.unsupported.is_some() => cannot(&mut result, &mut system),
        End::Stuck => {
            result.verdict = Verdict::Incomplete;
            result.reason = Some("the program ended the search (Verify.terminateSearch)".to_string());
        }
    }
    if system.vm.program.own_loads != own_loads && end == End::Complete {
        result.complete = false;
        result.verdict = Verdict::Incomplete;
        let reason = "the program loads classes with a class loader of its own, whose knowledge is not part of a state";
        result.reason = Some(reason.to_string());
    }
    if end == End::Complete && !system.is_exact() {
        result.complete = false;
        result.verdict = Verdict::Incomplete;
        // Never all of them: that cannot be told.
        let share = ((system.coverage() * 1e6).floor() / 1e4).min(99.9999);
        result.reason = Some(format!(
            "a bitstate search may take a new state for a visited one: of the states it met, it kept an estimated {share} %"
        ));
    }
    if system.unjudged > 0 {
        let states = if system.unjudged == 1 { "1 state" } else { &format!("{} states", system.unjudged) };
        result.notes.push(format!("in {states} an invariant was not judged, because it needs a monitor that a thread holds"));
    }
    if result.complete && result.verdict == Verdict::Pass {
        // What a reader of the verdict could take for granted.
        if system.vm.points.clock {
            let how =
                "only timed waits take time, each as long as it says; a loop that waits for the clock alone goes round for ever";
            result.notes.push(format!("the program reads the clock: {how}"));
        }
        if counts.end_states == 0 && counts.ignored == 0 {
            result.notes.push("no execution ends: what comes after the endless part is never reached".to_string());
        }
    }
    match &watch.spilled {
        Some(Ok(states)) => {
            result.notes.push(format!("memory was short: from {states} states on, visited states were kept on disk"));
        }
        Some(Err(why)) => result.notes.push(why.clone()),
        None => {}
    }
    if let Some(why) = system.spill_error() {
        result.notes.push(format!("not all visited states could be kept on disk: {why}"));
    }
    let found = std::mem::take(&mut watch.found);
    let mut earlier = std::mem::take(&mut watch.earlier);
    earlier.retain(|e| !found.iter().any(|met| met.is(&e.finding)));
    if !config.all_errors && !config.outcomes {
        // One is asked for.
        earlier.truncate(found.is_empty() as usize);
    }
    for Met { finding, road, .. } in found {
        // Roads of one search share its assumptions; a shorter one may need others, so with several they stay as they are.
        let road = if config.shorten && !config.all_errors && !config.outcomes {
            shorten(&mut system, config, &finding, &road)
        } else {
            road
        };
        result.violations.push(report(&mut system, &finding, &road));
    }
    let assumptions = system.vm.points.assumptions();
    for met in earlier {
        system.vm.points.set_assumptions(met.assumptions);
        result.violations.push(report(&mut system, &met.finding, &met.road));
    }
    system.vm.points.set_assumptions(assumptions);
    result.points = system.vm.known_points();
    if config.outcomes {
        let outcomes = std::mem::take(&mut watch.outcomes);
        let list = outcomes.into_iter().map(|((output, ending), (count, road))| {
            system.rewind();
            let trace = choices_of(&mut system, &road);
            PrintedOutcome { output, count, ending, trace }
        });
        result.outcomes = Some(list.collect());
    }
    if !result.violations.is_empty() {
        result.verdict = Verdict::Violation;
    }
    result
}
