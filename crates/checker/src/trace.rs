//! A path as steps that a person can follow.

use crate::runner::owner_of;
use crate::steps::{Step, StepAction, ThreadReport, ThreadStatus};
use crate::system::System;
use jaunt_base::FastMap;
use jaunt_program::{ClassId, Kind, LoaderId};
use jaunt_state::thread::STATICS;
use jaunt_state::{Effect, EffectKind, ObjRef, Status, ThreadId};
use jaunt_vm::events::{Event, What};
use jaunt_vm::moments::TO_BE_DUE;
use jaunt_vm::{NamedVariable, Owner, Vm};

/// From so many steps of one transition on, rounds of up to so many steps are looked for in it.
const MANY_STEPS: usize = 100;
const LONGEST_ROUND: usize = 24;

/// Names for the objects of one trace: numbered per class, in the order in which they appear.
#[derive(Default)]
pub struct Names {
    numbers: FastMap<u32, u32>,
    next: FastMap<String, u32>,
}

impl Names {
    /// `Fork#2`; a string as its text, a class as its name, a thread by its name.
    pub fn object(&mut self, vm: &Vm, object: ObjRef) -> String {
        if object.is_null() {
            return "null".to_string();
        }
        let class = vm.state.heap.class_of(object);
        if class == vm.known.string {
            let text: String = vm.string_text(object).chars().take(40).collect();
            return format!("\"{text}\"");
        }
        if class == vm.known.class {
            return format!("{}.class", vm.short_name(vm.class_of_mirror(object)));
        }
        if let Some(value) = boxed(vm, object) {
            return value;
        }
        if let Some(lock) = vm.lock_of(object) {
            return self.object(vm, lock);
        }
        let mut name = vm.short_name(class);
        if name.contains("$$Lambda") || name.contains("/0x") {
            name = "a lambda".to_string();
        }
        let next = self.next.entry(name.clone()).or_insert(0);
        let number = *self.numbers.entry(object.0).or_insert_with(|| {
            *next += 1;
            *next
        });
        format!("{name}#{number}")
    }
}

/// What an operation does to threads is told beside it: who waits, and who is started or interrupted. So is entering a lock as if it were a monitor.
fn is_of_threads(what: What) -> bool {
    match what {
        What::Wake(_) | What::Start(_) | What::Interrupt(_) | What::Throw(_) | What::Park | What::Sleep | What::Wait(_) => true,
        What::Effect(effect) => effect.kind == EffectKind::Lock,
        What::Unlock(_) | What::Notify(_) | What::End | What::Unpark(_) | What::Choice(..) | What::Operation(..) => false,
    }
}

/// The value of a wrapper object.
fn boxed(vm: &Vm, object: ObjRef) -> Option<String> {
    let (kind, word) = vm.unbox_value(object)?;
    Some(primitive(kind, word))
}

fn primitive(kind: Kind, word: u64) -> String {
    match kind {
        Kind::Boolean => (word & 1 != 0).to_string(),
        Kind::Byte => (word as i8).to_string(),
        Kind::Char => match char::from_u32(word as u16 as u32).filter(|c| !c.is_control()) {
            Some(c) => format!("'{c}'"),
            None => format!("(char) {}", word as u16),
        },
        Kind::Short => (word as i16).to_string(),
        Kind::Int => (word as i32).to_string(),
        Kind::Long => (word as i64).to_string(),
        Kind::Float => f32::from_bits(word as u32).to_string(),
        Kind::Double => f64::from_bits(word).to_string(),
        Kind::Ref | Kind::Void => String::new(),
    }
}

/// What is being written down while a path is run again.
#[derive(Default)]
pub struct Recorder {
    pub steps: Vec<Step>,
    pub names: Names,
    /// Steps before the way round that was followed.
    pub cycle_from: Option<usize>,
    printed: usize,
    /// Names of threads, also of those that have ended since.
    threads: FastMap<u32, String>,
    /// Steps whose written value is read when the transition is over: (step, effect).
    writes: Vec<(usize, Effect)>,
}

impl Recorder {
    /// Turns the events of the transition that has just happened into steps.
    pub fn transition(&mut self, system: &mut System<'_>) {
        let events = system.vm.events.replace(Vec::new()).unwrap_or_default();
        let first = self.steps.len();
        self.learn(system.vm);
        let output = system.printed();
        for event in &events {
            self.event(system.vm, event);
        }
        for (index, effect) in std::mem::take(&mut self.writes) {
            let written = self.value(system.vm, effect, system.vm.peek(effect));
            if let StepAction::Write { value, .. } = &mut self.steps[index].action {
                *value = Some(written);
            }
        }
        self.fold(first);
        if output.len() > self.printed {
            let text = String::from_utf8_lossy(&output[self.printed..]).into_owned();
            match self.steps.last_mut() {
                Some(step) => step.output.push_str(&text),
                None => self.steps.push(Step { output: text, ..Step::default() }),
            }
        }
        self.printed = output.len();
    }

    /// A step that goes round and round is written down once.
    fn fold(&mut self, first: usize) {
        if self.steps.len() - first < MANY_STEPS {
            return;
        }
        let steps = self.steps.split_off(first);
        for step in steps {
            self.steps.push(step);
            let own = &self.steps[first..];
            let again = (1..=LONGEST_ROUND)
                .find(|&n| own.len() >= 2 * n && own[own.len() - n..] == own[own.len() - 2 * n..own.len() - n]);
            if let Some(n) = again {
                self.steps.truncate(self.steps.len() - n);
            }
        }
    }

    /// Remembers the names of the threads that are alive.
    pub fn learn(&mut self, vm: &Vm) {
        for thread in vm.state.threads.live() {
            self.threads.entry(thread.id.0).or_insert_with(|| vm.thread_name(thread.id));
        }
    }

    fn thread_name(&self, vm: &Vm, id: ThreadId) -> String {
        self.threads.get(&id.0).cloned().unwrap_or_else(|| vm.thread_name(id))
    }

    /// Where each thread stands that can never go on, as the last steps of a trace.
    pub fn stuck(&mut self, vm: &Vm) {
        let ids: Vec<ThreadId> = vm.state.threads.live().map(|t| t.id).collect();
        for id in ids {
            let report = self.thread(vm, id);
            if report.daemon || report.status == ThreadStatus::CanRun {
                continue;
            }
            let frames = &vm.state.threads[id].frames;
            let own = frames.iter().rev().find(|f| {
                !matches!(vm.program.class(f.method().class).loader, LoaderId::BOOT | LoaderId::PLATFORM)
                    && !vm.is_plumbing(f.method())
            });
            let action = StepAction::Stand(report.status);
            let mut step = Step { thread: id.0, thread_name: report.name, action, important: true, ..Step::default() };
            if let Some(frame) = own {
                step.class = vm.program.java_name(frame.method().class);
                step.method = vm.program.name(frame.method().name).to_string();
                if let Some((file, line)) = vm.source_place(frame.method(), vm.pc_of(frame)) {
                    step.file = Some(file);
                    step.line = Some(line);
                }
            }
            self.steps.push(step);
        }
    }

    fn value(&mut self, vm: &Vm, effect: Effect, bits: u64) -> String {
        let kind = if effect.object & STATICS != 0 {
            vm.field_at(ClassId(effect.object & !STATICS), effect.offset, true).map(|f| f.2)
        } else {
            let class = vm.state.heap.class_of(ObjRef(effect.object));
            match vm.program.class(class).array() {
                Some(info) => Some(info.kind),
                None => vm.field_at(class, effect.offset, false).map(|f| f.2),
            }
        };
        match kind {
            Some(Kind::Ref) => {
                let r = bits as u32;
                let known = r < vm.state.heap.top || r >= jaunt_state::heap::FIRST_PERMANENT;
                if known { self.names.object(vm, ObjRef(r)) } else { "?".to_string() }
            }
            Some(kind) => primitive(kind, bits),
            None => bits.to_string(),
        }
    }

    /// The variable of an access, its object by name.
    fn variable(&mut self, vm: &Vm, effect: Effect) -> NamedVariable {
        let variable = vm.variable_of(effect);
        match variable.of {
            Owner::Instance(_) => {
                NamedVariable { of: Owner::Object(self.names.object(vm, ObjRef(effect.object))), part: variable.part }
            }
            Owner::Class(_) | Owner::Object(_) => variable,
        }
    }

    /// What a reader is told of an event. `None`: nothing.
    fn action(&mut self, vm: &Vm, event: &Event) -> Option<StepAction> {
        Some(match event.what {
            What::Effect(effect) => return self.access(vm, effect, event.before),
            What::Unlock(o) => StepAction::Unlock(self.names.object(vm, o)),
            What::Wait(o) => StepAction::Wait(self.names.object(vm, o)),
            What::Notify(o) => StepAction::Notify(self.names.object(vm, o)),
            What::Wake(id) if id == event.thread => StepAction::TimeIsUp,
            What::Wake(id) => StepAction::Wake(self.thread_name(vm, id)),
            What::Start(id) => StepAction::Start(self.thread_name(vm, id)),
            What::End => return None,
            What::Park => StepAction::Park,
            What::Unpark(id) => StepAction::Unpark(self.thread_name(vm, id)),
            What::Sleep => StepAction::Sleep,
            What::Interrupt(id) => StepAction::Interrupt(self.thread_name(vm, id)),
            What::Choice(value, of) => StepAction::Choose { value, of },
            What::Operation(method, receiver) => {
                let class = vm.program.method(method).class;
                let object = if receiver.is_null() { vm.short_name(class) } else { self.names.object(vm, receiver) };
                StepAction::Operation { method: vm.program.name(vm.program.method(method).name).to_string(), object }
            }
            What::Throw(e) => StepAction::Throw(vm.program.java_name(vm.state.heap.class_of(e))),
        })
    }

    /// The same of an effect, with the bits that were there before.
    fn access(&mut self, vm: &Vm, effect: Effect, before: u64) -> Option<StepAction> {
        Some(match effect.kind {
            EffectKind::Read => {
                let variable = self.variable(vm, effect);
                let value = (!effect.is_range()).then(|| self.value(vm, effect, before));
                StepAction::Read { variable, value }
            }
            EffectKind::Write => StepAction::Write { variable: self.variable(vm, effect), value: None },
            EffectKind::Lock => StepAction::Lock(self.names.object(vm, ObjRef(effect.object))),
            EffectKind::ClassInit => StepAction::Initialise(vm.short_name(ClassId(effect.object))),
            EffectKind::Console => StepAction::Print,
            EffectKind::ReadClock => StepAction::ReadClock,
            EffectKind::PassTime if effect.object == TO_BE_DUE => StepAction::FindTaskDue,
            EffectKind::PassTime => StepAction::FindTimePassed,
            EffectKind::Thread | EffectKind::Cell | EffectKind::Global | EffectKind::None => return None,
        })
    }

    fn event(&mut self, vm: &Vm, event: &Event) {
        let Some(action) = self.action(vm, event) else { return };
        let method = event.method;
        let pc = event.pc;
        let mut inside = None;
        if !event.inside.is_null() && event.inside != method {
            // SAFETY: methods are never removed.
            let library = unsafe { &*event.inside };
            if !vm.is_plumbing(library) && !matches!(event.what, What::Start(_) | What::Wake(_)) {
                inside = Some(format!("{}.{}", vm.short_name(library.class), vm.program.name(library.name)));
            }
        }
        let effect = if let What::Effect(effect) = event.what { Some(effect) } else { None };
        // What the library reads on its way matters less than what it writes.
        let seen = inside.is_none() || effect.is_none_or(|e| e.kind != EffectKind::Read);
        let important = seen && (!event.of_operation || is_of_threads(event.what));
        let lock = event.of_operation && effect.is_some_and(|e| e.kind == EffectKind::Lock);
        if lock || matches!(event.what, What::Operation(..)) {
            inside = None;
        }
        if let Some(write) = effect.filter(|e| e.kind == EffectKind::Write && !e.is_range()) {
            // Its value is known when the transition is over, and says more than the method that writes it.
            self.writes.push((self.steps.len(), write));
            inside = None;
        }
        let mut step = Step {
            thread: event.thread.0,
            thread_name: self.thread_name(vm, event.thread),
            action,
            inside,
            important,
            ..Step::default()
        };
        if !method.is_null() {
            // SAFETY: as above.
            let method = unsafe { &*method };
            step.class = vm.program.java_name(method.class);
            step.method = vm.program.name(method.name).to_string();
            if let Some((file, line)) = vm.source_place(method, pc) {
                step.file = Some(file);
                step.line = Some(line);
            }
        }
        self.steps.push(step);
    }

    /// The threads that are left.
    pub fn threads(&mut self, vm: &Vm) -> Vec<ThreadReport> {
        let ids: Vec<ThreadId> = vm.state.threads.live().map(|t| t.id).collect();
        ids.into_iter().map(|id| self.thread(vm, id)).collect()
    }

    fn thread(&mut self, vm: &Vm, id: ThreadId) -> ThreadReport {
        let thread = &vm.state.threads[id];
        let holder = |o: ObjRef| owner_of(vm, o).map(|owner| vm.thread_name(owner));
        let mut blocked = |o: ObjRef| ThreadStatus::Blocked { monitor: self.names.object(vm, o), holder: holder(o) };
        let status = match thread.status() {
            Status::Waiting { deadline, .. } | Status::Parked { deadline } if deadline != 0 => ThreadStatus::TimedWait,
            _ if thread.suspended => ThreadStatus::Suspended,
            Status::Runnable if thread.at_point && thread.pending.kind == EffectKind::Lock => {
                let o = ObjRef(thread.pending.object);
                if vm.synchronizer_owner(o).is_some() {
                    ThreadStatus::WantsLock { lock: self.names.object(vm, o), holder: holder(o) }
                } else if holder(o).is_some() {
                    blocked(o)
                } else {
                    ThreadStatus::AboutToLock(self.names.object(vm, o))
                }
            }
            Status::Runnable => ThreadStatus::CanRun,
            Status::Blocked(o) => blocked(o),
            Status::Waiting { object, .. } => ThreadStatus::Waiting(self.names.object(vm, object)),
            Status::Parked { .. } => {
                let blocker = vm.field_ref(thread.object, "parkBlocker");
                ThreadStatus::Parked((!blocker.is_null()).then(|| self.names.object(vm, blocker)))
            }
            Status::Sleeping { .. } => ThreadStatus::Sleeping,
            Status::ClassInit(c) => ThreadStatus::Initialising(vm.program.java_name(c)),
            Status::Terminated => ThreadStatus::Ended,
        };
        ThreadReport {
            id: id.0,
            name: vm.thread_name(id),
            status,
            holds: thread.held.iter().copied().chain(vm.locks_of(id)).map(|o| self.names.object(vm, o)).collect(),
            at: vm.stack_of_thread(id),
            daemon: thread.daemon,
        }
    }
}
