//! Linearizability (Herlihy and Wing 1990), by comparing with all sequences.
//!
//! An execution of threads at once is explained by a sequence of the same calls, each thread's in its order, in which every call comes to the same, and the object answers
//! the same when it is asked in the end; a call that had returned before another began comes before it. Calls that never return (all threads that are left wait) are explained by
//! a sequence of the others after which each of them waits, too.
//!
//! **The search makes the sequences first**, one choice before, so that all of them are known when an execution at once is judged; they stay known when it starts again.

use super::answer::Reader;
use jaunt_base::{FastMap, FastSet};
use jaunt_program::{ClassId, Kind, LoaderId};
use jaunt_state::ObjRef;
use jaunt_vm::Vm;
use jaunt_vm::drive::Judge;
use std::cell::RefCell;

/// What the calls of each thread came to.
pub type Answers = Vec<Vec<String>>;

/// A sequence that was made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Sequence {
    /// Whose call came when.
    order: Vec<u32>,
    answers: Answers,
    /// What the object answered in the end.
    probed: Vec<String>,
}

/// A sequence after which the next call of a thread waits for ever.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Waiting {
    order: Vec<u32>,
    answers: Answers,
    thread: u32,
}

/// An object and the calls of threads, and what was asked in the end.
type Case = (i32, i32, i32);

/// What threads came to, and what they would have to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unexplained {
    pub answers: Answers,
    /// Which call was asked in the end; the number of calls stands for all of them, one after the other.
    pub probe: Option<u32>,
    pub probed: Vec<String>,
    /// What sequences come to: whose call comes when, the answers, and those in the end. A few.
    pub sequences: Vec<(Vec<u32>, Answers, Vec<String>)>,
}

#[derive(Default)]
struct Record {
    sequences: FastMap<Case, FastSet<Sequence>>,
    waiting: FastMap<(i32, i32), FastSet<Waiting>>,
    unexplained: Vec<Unexplained>,
}

#[derive(Default)]
pub(crate) struct Sequences(RefCell<Record>);

/// An answer of the object that never comes.
const WAITS: &str = "waits for ever";

/// Most sequences that a reader is shown.
const SHOWN: usize = 12;

/// An execution as its objects say it.
struct Execution {
    state: i32,
    client: i32,
    order: Option<Vec<u32>>,
    answers: Answers,
    /// Of all calls: how many calls of each thread had returned when it began.
    before: Vec<Vec<Vec<u32>>>,
    probe: i32,
    probed: Vec<String>,
    /// Threads whose calls have not all returned.
    left: Vec<u32>,
}

struct Fields<'v> {
    vm: &'v Vm,
    object: ObjRef,
    class: ClassId,
}

impl Fields<'_> {
    fn offset(&self, name: &str) -> u32 {
        self.vm.program.field_named(self.class, name).expect("our own field").offset
    }

    fn number(&self, name: &str) -> i32 {
        self.vm.state.heap.get_i32(self.object, self.offset(name))
    }

    fn object(&self, name: &str) -> ObjRef {
        self.vm.state.heap.get_ref(self.object, self.offset(name))
    }

    /// The elements of an array of numbers or objects; of none, nothing.
    fn words(&self, name: &str) -> Vec<u32> {
        let array = self.object(name);
        if array.is_null() { Vec::new() } else { self.vm.state.heap.words(array).to_vec() }
    }
}

impl Execution {
    /// The present one. `None`: it has not begun.
    fn read(vm: &Vm) -> Option<Execution> {
        let class = |name: &str| vm.program.loaded(name, LoaderId::BOOT).expect("our own class");
        let (client, worker, thrown) = (class("jaunt/vm/Client"), class("jaunt/vm/Worker"), class("jaunt/vm/Worker$Thrown"));
        let place = vm.program.field_named(client, "it").expect("our own field").offset;
        let it = ObjRef(vm.get_static(client, place, Kind::Ref) as u32);
        if it.is_null() {
            return None;
        }
        let it = Fields { vm, object: it, class: client };
        let place = vm.program.field_named(thrown, "type").expect("our own field").offset;
        let reader = Reader { vm, root: it.object("root"), thrown: (thrown, place) };
        let drive = vm.drive.as_ref().expect("a client is driven");
        // What returns nothing has no text.
        let text = |(row, call): (u32, u32)| match vm.program.method(drive.calls[call as usize].method).ret {
            Kind::Void if row == 0 => String::new(),
            _ => reader.text(ObjRef(row)),
        };
        let texts = |objects: Vec<u32>, calls: Vec<u32>, count: i32| -> Vec<String> {
            objects.into_iter().zip(calls).take(count as usize).map(text).collect()
        };
        let order = it.words("order");
        let sequence = !it.object("order").is_null();
        let probe = it.number("probe");
        let all = drive.calls.len() as u32;
        let probes = if probe as u32 == all { (0..all).collect() } else { vec![probe as u32; it.words("probed").len()] };
        let mut execution = Execution {
            state: it.number("state"),
            client: it.number("client"),
            order: sequence.then(|| order[..it.number("ordered") as usize].to_vec()),
            answers: Vec::new(),
            before: Vec::new(),
            probe,
            probed: texts(it.words("probed"), probes, it.number("asked")),
            left: Vec::new(),
        };
        for (number, row) in it.words("workers").into_iter().enumerate().filter(|(_, row)| *row != 0) {
            let worker = Fields { vm, object: ObjRef(row), class: worker };
            let (returned, list) = (worker.number("returned"), worker.words("calls"));
            let calls = list.len();
            execution.answers.push(texts(worker.words("answers"), list, returned));
            let before = worker.words("before");
            execution.before.push(before.chunks((before.len() / calls.max(1)).max(1)).map(<[u32]>::to_vec).collect());
            if (returned as usize) < calls {
                execution.left.push(number as u32);
            }
        }
        Some(execution)
    }

    /// Do all calls that had returned when another began come before it?
    fn allows(&self, order: &[u32]) -> bool {
        let mut done = vec![0u32; self.answers.len()];
        order.iter().all(|&thread| {
            let calls = &self.before[thread as usize];
            let fits =
                calls.get(done[thread as usize] as usize).is_none_or(|before| before.iter().zip(&done).all(|(b, d)| b <= d));
            done[thread as usize] += 1;
            fits
        })
    }
}

impl Sequences {
    pub fn unexplained(&self, number: &str) -> Option<Unexplained> {
        self.0.borrow().unexplained.get(number.parse::<usize>().ok()?).cloned()
    }

    /// Distinct sequences that were made, each with what was asked in the end.
    pub fn len(&self) -> u64 {
        self.0.borrow().sequences.values().map(|set| set.len() as u64).sum()
    }

    /// The number of an explanation.
    fn remember(&self, execution: &Execution, sequences: Vec<(Vec<u32>, Answers, Vec<String>)>) -> String {
        let mut record = self.0.borrow_mut();
        let unexplained = Unexplained {
            answers: execution.answers.clone(),
            probe: u32::try_from(execution.probe).ok(),
            probed: execution.probed.clone(),
            sequences,
        };
        let known = record.unexplained.iter().position(|known| *known == unexplained);
        let number = known.unwrap_or(record.unexplained.len());
        if known.is_none() {
            record.unexplained.push(unexplained);
        }
        number.to_string()
    }

    fn decide(&self, execution: Execution) -> Option<String> {
        let case = (execution.state, execution.client, execution.probe);
        if let Some(order) = execution.order {
            let sequence = Sequence { order, answers: execution.answers, probed: execution.probed };
            self.0.borrow_mut().sequences.entry(case).or_default().insert(sequence);
            return None;
        }
        let sequences = {
            let record = self.0.borrow();
            let all = record.sequences.get(&case);
            let explains =
                |s: &&Sequence| s.answers == execution.answers && s.probed == execution.probed && execution.allows(&s.order);
            if all.is_some_and(|all| all.iter().any(|s| explains(&s))) {
                return None;
            }
            let shown = |s: &Sequence| (s.order.clone(), s.answers.clone(), s.probed.clone());
            let mut list: Vec<_> = all.into_iter().flatten().map(shown).collect();
            list.sort();
            list.truncate(SHOWN);
            list
        };
        Some(self.remember(&execution, sequences))
    }
}

impl Judge for Sequences {
    fn judge(&self, vm: &Vm) -> Option<String> {
        self.decide(Execution::read(vm).expect("who judges has begun"))
    }

    fn stuck(&self, vm: &Vm) -> Option<String> {
        let Some(mut execution) = Execution::read(vm) else { return Some(String::new()) };
        if execution.left.is_empty() {
            // The object is asked in the end, and waits.
            execution.probed.push(WAITS.to_string());
            return self.decide(execution);
        }
        let key = (execution.state, execution.client);
        if let Some(mut order) = execution.order {
            let thread = order.pop().expect("a call that waits has begun");
            let waiting = Waiting { order, answers: execution.answers, thread };
            self.0.borrow_mut().waiting.entry(key).or_default().insert(waiting);
            return None;
        }
        let sequences = {
            let record = self.0.borrow();
            let all: Vec<&Waiting> = record.waiting.get(&key).into_iter().flatten().collect();
            let explains = |w: &&&Waiting| w.answers == execution.answers && execution.allows(&w.order);
            let waits_after = |order: &[u32]| {
                let waits = |thread: &u32| all.iter().any(|w| w.order == order && w.thread == *thread);
                execution.left.iter().all(waits)
            };
            if all.iter().filter(explains).any(|w| waits_after(&w.order)) {
                return None;
            }
            let mut list: Vec<_> = all.iter().map(|w| (w.order.clone(), w.answers.clone(), Vec::new())).collect();
            list.sort();
            list.truncate(SHOWN);
            list
        };
        Some(self.remember(&execution, sequences))
    }
}
