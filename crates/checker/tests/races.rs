//! Races by `check` and by the clocks of one execution, against a detector written apart: straight from the definition.
//!
//! The reference explorer runs generated programs in all ways. Of each execution the actions are written down; the slow detector makes the whole
//! happens-before graph of them (JLS 17.4.5: program order, what synchronises with what, closed under transitivity) and looks at every
//! pair of conflicting plain accesses. The fast detector hears the same actions, and must find races on the same variables of the same execution.
//! And `check --property race` must report a race exactly if some execution has one.
//!
//! `JAUNT_SEED` is the first seed (default: fresh, and printed), `JAUNT_PROGRAMS` how many programs, `JAUNT_SHOW` prints each.

mod common;

use common::Written;
use common::ordered::racing_variables;
use jaunt_checker::executions::Witness;
use jaunt_checker::happens_before::{Clocks, Ears};
use jaunt_checker::{CheckConfig, CheckStats, Machine, Observer, Properties, PropertyKind, SearchKind, StopReason, Verdict};
use jaunt_state::{Effect, EffectKind};
use jaunt_testkit::races;
use jaunt_vm::Vm;
use jaunt_vm::actions::{Action, Listener, Variable};
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// States of the reference, each with what was ordered on the way there; and of a search.
const NODES: u64 = 1_500;
const STATES: u64 = 20_000;

/// One action as the machine told it.
#[derive(Clone, Copy)]
struct Told {
    thread: u32,
    action: Action,
    /// Nothing that can order or race: of quiet code.
    left_out: bool,
    /// How far the fast detector was then.
    clocks: u32,
}

#[derive(Default)]
struct Record {
    told: Vec<Told>,
    /// Races of the fast detector: after which action, on what.
    fast: Vec<(usize, Variable)>,
    /// Variables whose races nobody wants to hear of.
    unreported: BTreeSet<Variable>,
    /// Fields of `Thread`: alive (two of them), interrupted.
    thread_fields: [u32; 3],
    executions: u64,
    longest: usize,
    /// Some execution has a race.
    races: bool,
    differences: Vec<String>,
}

struct Recorder {
    record: Rc<RefCell<Record>>,
    clocks: Rc<RefCell<Clocks>>,
    ears: Ears,
}

impl Listener for Recorder {
    fn hear(&mut self, vm: &Vm, action: Action, quiet: bool) {
        let mut record = self.record.borrow_mut();
        let record = &mut *record;
        // What main does before it starts a thread comes before all that follows.
        if record.told.is_empty() && !matches!(action, Action::Start(_)) {
            return;
        }
        self.ears.hear(vm, action, quiet);
        let benign = |v: Variable| vm.is_benign_race(Effect::new(EffectKind::Read, v.object, v.offset));
        let left_out = match action {
            Action::Access(..) | Action::Lock(_) | Action::Unlock(_) | Action::Fence { .. } => quiet,
            // Generated programs have no final fields that matter.
            Action::Freeze(..) | Action::ReadFinal(_) | Action::WriteFinal(_) | Action::ChangeFinal(_) => true,
            _ => false,
        };
        if let Action::Access(variable, _) = action {
            if !left_out && benign(variable) {
                record.unreported.insert(variable);
            }
        }
        let mut clocks = self.clocks.borrow_mut();
        record.thread_fields = [vm.known.thread_eetop, vm.known.thread_status, vm.known.thread_interrupted];
        record.told.push(Told { thread: vm.current.0, action, left_out, clocks: clocks.mark() });
        for race in clocks.races.drain(..) {
            record.fast.push((record.told.len(), race.variable));
        }
    }

    fn forget_freed(&mut self, vm: &Vm) {
        self.ears.forget_freed(vm);
    }
}

impl Witness for Recorder {
    fn mark(&self) -> usize {
        self.record.borrow().told.len()
    }

    fn back(&mut self, mark: usize) {
        let mut record = self.record.borrow_mut();
        record.told.truncate(mark);
        record.fast.retain(|&(at, _)| at <= mark);
        self.clocks.borrow_mut().back(record.told.last().map_or(0, |told| told.clocks));
    }

    /// What each thread did, and the order in which each thing was touched: the graph follows from that.
    fn key(&self) -> u128 {
        let record = self.record.borrow();
        let mut threads: HashMap<u32, DefaultHasher> = HashMap::new();
        let mut things: HashMap<String, DefaultHasher> = HashMap::new();
        for told in record.told.iter().filter(|told| !told.left_out) {
            let thread = threads.entry(told.thread).or_default();
            format!("{:?}", told.action).hash(thread);
            let thing = match told.action {
                Action::Access(variable, _) => format!("{variable:?}"),
                Action::Lock(object) | Action::Unlock(object) => format!("monitor {object:?}"),
                Action::Initialised(class) | Action::Uses(class) => format!("class {class:?}"),
                Action::End(object) | Action::SeesInterrupt(object) => {
                    let [alive, _, interrupted] = record.thread_fields;
                    let offset = if matches!(told.action, Action::End(_)) { alive } else { interrupted };
                    format!("{:?}", Variable { object: object.0, offset })
                }
                Action::BeginAtomic | Action::EndAtomic => "atomic".to_string(),
                Action::Start(_) | Action::Shutdown | Action::Fence { .. } => continue,
                Action::Freeze(..) | Action::ReadFinal(_) | Action::WriteFinal(_) | Action::ChangeFinal(_) => continue,
            };
            (told.thread, thread.finish()).hash(things.entry(thing).or_default());
        }
        let sum = |all: Vec<(u64, u64)>| {
            all.into_iter().fold(0u128, |sum, (name, hash)| {
                let word = (name as u128) << 64 | hash as u128;
                sum.wrapping_add(word.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835))
            })
        };
        let hash_of = |name: &dyn Fn(&mut DefaultHasher)| {
            let mut hasher = DefaultHasher::new();
            name(&mut hasher);
            hasher.finish()
        };
        let threads = threads.iter().map(|(t, h)| (hash_of(&|s| t.hash(s)), h.finish())).collect();
        let things = things.iter().map(|(t, h)| (hash_of(&|s| t.hash(s)), h.finish())).collect();
        sum(threads).rotate_left(1) ^ sum(things)
    }

    fn ended(&mut self) {
        let mut record = self.record.borrow_mut();
        record.executions += 1;
        record.longest = record.longest.max(record.told.len());
        let told: Vec<(u32, Action)> =
            record.told.iter().filter(|told| !told.left_out).map(|told| (told.thread, told.action)).collect();
        let mut slow = racing_variables(&told, record.thread_fields);
        slow.retain(|variable| !record.unreported.contains(variable));
        let fast: BTreeSet<Variable> = record.fast.iter().map(|&(_, variable)| variable).collect();
        record.races |= !slow.is_empty();
        if slow != fast {
            record.differences.push(format!("one execution: by the definition {slow:?}, by the clocks {fast:?}"));
        }
    }
}

struct Tireless;

impl Observer for Tireless {
    fn progress(&mut self, _: &CheckStats) {}
    fn stop(&mut self) -> Option<StopReason> {
        None
    }
}

#[derive(Default)]
struct Tally {
    completely: u64,
    partly: u64,
    races: u64,
    executions: u64,
    unfinished: u64,
}

/// Compares all executions of a program; what came out, or what differs.
fn compare(machine: &mut Machine, class: &str, tally: &Mutex<Tally>) -> Result<(), String> {
    machine.reset();
    let entry = machine.find_main(class).expect("a program");
    let (record, clocks) = (Rc::new(RefCell::new(Record::default())), Rc::new(RefCell::new(Clocks::default())));
    let recorder = || Recorder { record: record.clone(), clocks: clocks.clone(), ears: Ears(clocks.clone()) };
    machine.vm.listener = Some(Box::new(recorder()));
    let reference = machine.executions(entry, &[], NODES, &mut recorder());
    machine.vm.listener = None;
    if let Some(what) = reference.unsupported {
        return Err(format!("{class}: the reference met something unsupported: {what}"));
    }
    let record = record.borrow();
    if let Some(difference) = record.differences.first() {
        return Err(format!("{class}: {difference}"));
    }
    let mut verdicts = Vec::new();
    let (dfs, bfs) = (SearchKind::Dfs, SearchKind::Bfs);
    for (search, por, all_errors) in [(dfs, true, false), (dfs, false, false), (bfs, true, false), (dfs, false, true)] {
        machine.reset();
        let entry = machine.find_main(class).expect("a program");
        let properties = Properties { race: true, ..Properties::NONE };
        let config =
            CheckConfig { search, por: por.into(), all_errors, properties, max_states: Some(STATES), ..CheckConfig::default() };
        let result = machine.check(entry, &[], &config, &mut Tireless);
        let found = result.verdict == Verdict::Violation;
        let unfinished = !found && !result.complete && result.stats.states >= STATES;
        verdicts.push(format!("{} por {por}: {:?} {} states", search.name(), result.verdict, result.stats.states));
        // Not all executions of the reference were looked at: there may be more races than it knows.
        let wrong = if record.races { !found } else { found && reference.complete };
        if wrong && !unfinished {
            let why = (result.violations.first().and_then(|v| v.message.clone()), result.reason);
            let complete = reference.complete;
            let wanted = record.races;
            return Err(format!("{class}, {verdicts:?}: {why:?}; the reference (complete: {complete}) says {wanted}"));
        }
        if found {
            // What was found is found again.
            let violation = result.violations.first().expect("one");
            machine.reset();
            let entry = machine.find_main(class).expect("a program");
            let (points, race_at) = (Some(violation.points.clone()), violation.location.clone());
            let config = CheckConfig { points, race_at, ..config };
            let replay = machine.replay(entry, &[], &config, &violation.choices);
            let again = replay.as_ref().ok().and_then(|r| r.violation.as_ref());
            if again.is_none_or(|v| v.property != PropertyKind::Race || v.message != violation.message) {
                return Err(format!("{class}, {verdicts:?}: {:?} replays as {again:?}", violation.message));
            }
        }
        tally.lock().expect("no panic").unfinished += unfinished as u64;
    }
    if std::env::var_os("JAUNT_SHOW").is_some() {
        let (nodes, executions, longest) = (reference.states, record.executions, record.longest);
        eprintln!(
            "{class}: {nodes} nodes, {executions} executions of up to {longest} actions, race {}, {verdicts:?}",
            record.races
        );
    }
    let mut tally = tally.lock().expect("no panic");
    *(if reference.complete { &mut tally.completely } else { &mut tally.partly }) += 1;
    tally.races += record.races as u64;
    tally.executions += record.executions;
    Ok(())
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().and_then(|v| v.parse().ok())
}

#[test]
fn races_agree_with_the_definition() {
    let seed = number("JAUNT_SEED").unwrap_or_else(|| {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970");
        now.as_secs() % 1_000_000_000 * 1000
    });
    println!("JAUNT_SEED={seed}");
    let many = number("JAUNT_PROGRAMS").unwrap_or(150);
    let programs: Vec<(String, String)> =
        (seed..seed + many).map(|s| (format!("Race{s}"), races::program(s, &format!("Race{s}")))).collect();
    let written = Written::new("races", &programs);
    let (next, tally) = (AtomicUsize::new(0), Mutex::new(Tally::default()));
    let failures = Mutex::new(Vec::new());
    let work = || {
        loop {
            let first = next.fetch_add(20, Ordering::Relaxed);
            let batch = first.min(programs.len())..programs.len().min(first + 20);
            if batch.is_empty() {
                return;
            }
            let mut machine = common::machine(None, &written.classes);
            for (class, _) in &programs[batch] {
                if let Err(why) = compare(&mut machine, class, &tally) {
                    failures.lock().expect("no panic").push(why);
                }
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(work);
        }
    });
    let Tally { completely, partly, races, executions, unfinished } = tally.into_inner().expect("no panic");
    let sum = format!(
        "{completely} programs compared completely, {partly} as far as {NODES} states go, {executions} executions, {races} programs with races, \
         {unfinished} searches did not end"
    );
    println!("{sum}");
    let failures = failures.into_inner().expect("no panic");
    assert!(failures.is_empty(), "{} of {many} programs:\n{}", failures.len(), failures.join("\n"));
    assert!(completely * 100 >= many * 40, "too few programs were compared completely: {sum}");
    assert!(races * 100 >= many * 8 && races * 100 <= many * 85, "programs should differ: {sum}");
    assert!(unfinished * 20 <= many, "too many searches did not end: {sum}");
}
