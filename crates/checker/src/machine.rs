//! A started VM with the program to run.

use crate::source::Sources;
use jaunt_kernel::RoundRobin;
use jaunt_loader::{ClassPath, Jdk};
use jaunt_natives::model::Packed;
use jaunt_program::{LinkError, LoaderId, Method, MethodId, Program};
use jaunt_vm::boot::BootError;
use jaunt_vm::schedule::Ended;
use jaunt_vm::{Host, Options, StuckThread, Unsupported, Vm};
use std::rc::Rc;

/// Why a program cannot be started.
#[derive(Debug)]
pub enum MachineError {
    /// The input is wrong: nothing was run.
    Input(String),
    /// The library needs something that Jaunt does not do.
    Unsupported(String),
}

/// How one execution ended.
#[derive(Debug)]
pub enum RunEnd {
    Exit(i32),
    Unsupported(Box<Unsupported>),
    /// Every thread waits for another.
    Stuck(Vec<StuckThread>),
    TimeLimit,
}

/// What an execution took.
#[derive(Debug, Default, Clone)]
pub struct Stats {
    pub classes: usize,
    pub objects: usize,
    pub heap_bytes: usize,
    pub collections: usize,
    pub threads: usize,
}

pub struct Machine {
    pub vm: Vm,
    /// Output and clock of a closed world.
    pub(crate) closed: Option<(crate::closed::Output, crate::closed::Clock)>,
    start: Option<jaunt_state::Snapshot>,
    pub(crate) properties: Vec<Box<dyn crate::Property>>,
}

impl Machine {
    /// Starts the library of a JDK with a class path, which several machines may share.
    pub fn start(
        jdk: &Jdk,
        class_path: impl Into<Rc<ClassPath>>,
        host: Box<dyn Host>,
        mut options: Options,
    ) -> Result<Machine, MachineError> {
        let class_path = class_path.into();
        let image = jdk.modules().clone();
        let sources = Sources {
            model: Packed::model(),
            library: options.models.then(Packed::library),
            api: Packed::api(),
            image: image.clone(),
            class_path: class_path.clone(),
        };
        options.java_home = jdk.home().to_owned();
        options.jdk_version = jdk.version().to_string();
        options.feature_version = jdk.feature();
        let program = Program::new(Box::new(sources));
        let mut vm = Vm::new(program, jaunt_natives::table(), host, Box::new(RoundRobin), options, class_path, image);
        vm.boot().map_err(|e| match e {
            BootError::Jdk(m) => MachineError::Input(format!(
                "the JDK in {} (version {}) cannot be used: {m}; pass --jdk DIR with a JDK 17",
                jdk.home().display(),
                jdk.version()
            )),
            BootError::Failed(m) => MachineError::Unsupported(m),
        })?;
        Ok(Machine { vm, closed: None, start: None, properties: Vec::new() })
    }

    /// A property that every state of the next check must have.
    pub fn require(&mut self, property: Box<dyn crate::Property>) {
        self.properties.push(property);
    }

    /// The present state is one to come back to with [`Machine::reset`].
    pub fn remember(&mut self) {
        self.start = Some(self.vm.state.snapshot());
    }

    /// Comes back to the remembered state for another program, with nothing printed and nothing known.
    pub fn reset(&mut self) {
        let start = self.start.as_ref().expect("a state was remembered");
        jaunt_state::Tracker::stop(&mut self.vm.state);
        self.vm.state.restore(start, &self.vm.program);
        self.vm.forget_search();
        self.vm.notes = Default::default();
        self.vm.uncaught = None;
        self.vm.driven = jaunt_state::ThreadId(0);
        self.vm.current = jaunt_state::ThreadId(0);
        if let Some((output, clock)) = &self.closed {
            output.borrow_mut().clear();
            clock.set(0);
        }
    }

    /// All executions by the reference explorer.
    pub fn reference(&mut self, entry: MethodId, args: &[String], max_states: u64) -> crate::reference::Reference {
        let (output, clock) = self.closed.clone().expect("a machine in a closed world");
        crate::reference::Explorer::new(&mut self.vm, clock, output).explore(entry, args, max_states)
    }

    /// The same, for a witness to whom the path matters.
    pub fn executions(
        &mut self,
        entry: MethodId,
        args: &[String],
        max: u64,
        witness: &mut dyn crate::executions::Witness,
    ) -> crate::reference::Reference {
        let (output, clock) = self.closed.clone().expect("a machine in a closed world");
        crate::reference::Explorer::new(&mut self.vm, clock, output).executions(entry, args, max, witness)
    }

    /// Samples of all executions by the reference explorer.
    pub fn reference_samples(
        &mut self,
        entry: MethodId,
        args: &[String],
        samples: crate::reference::Samples,
    ) -> crate::reference::Reference {
        let (output, clock) = self.closed.clone().expect("a machine in a closed world");
        crate::reference::Explorer::new(&mut self.vm, clock, output).sample(entry, args, samples)
    }

    /// `main` of a class.
    pub fn find_main(&mut self, class: &str) -> Result<MethodId, MachineError> {
        let id = self.load(class)?;
        let java = class.replace('/', ".");
        let method = self.vm.program.method_named(id, "main", "([Ljava/lang/String;)V");
        match method.map(|m| self.vm.program.method(m)) {
            Some(m) if m.is_static() && m.access & jaunt_classfile::access::PUBLIC != 0 => Ok(m.id),
            _ => Err(MachineError::Input(format!(
                "class {java} has no `public static void main(String[])`: name another class, or pass --entry Class#method"
            ))),
        }
    }

    /// A method without arguments: `Class#method`.
    pub fn find_entry(&mut self, class: &str, method: &str) -> Result<MethodId, MachineError> {
        let id = self.load(&class.replace('.', "/"))?;
        let candidates: Vec<&Method> = {
            let program = &self.vm.program;
            let mut at = Some(id);
            let mut found = Vec::new();
            while let Some(c) = at {
                let class = program.class(c);
                found.extend(class.methods.iter().map(|&m| program.method(m)).filter(|m| program.name(m.name) == method));
                at = class.super_class;
            }
            found
        };
        if candidates.is_empty() {
            return Err(MachineError::Input(format!("class {class} has no method {method}: check the name after --entry")));
        }
        let plain = candidates.iter().find(|m| self.vm.program.name(m.desc).starts_with("()") && !m.is_abstract());
        let Some(m) = plain else {
            return Err(MachineError::Input(format!("{class}#{method} takes arguments: --entry needs a method without any")));
        };
        let (entry, is_static) = (m.id, m.is_static());
        if !is_static {
            let c = self.vm.program.class(id);
            let constructor =
                self.vm.program.method_named(id, "<init>", "()V").filter(|&m| self.vm.program.method(m).class == id);
            if c.is_abstract() || constructor.is_none() {
                return Err(MachineError::Input(format!(
                    "{class}#{method} is an instance method and {class} has no constructor without arguments"
                )));
            }
        }
        Ok(entry)
    }

    fn load(&mut self, class: &str) -> Result<jaunt_program::ClassId, MachineError> {
        let java = class.replace('/', ".");
        let id = self.vm.program.load(class, LoaderId::APP).map_err(|e| {
            MachineError::Input(match e {
                LinkError::NotFound(missing) if missing == class => {
                    format!("class {java} was not found: check the name and -cp")
                }
                LinkError::NotFound(missing) => {
                    format!(
                        "class {java} cannot be loaded: it needs {}, which is not on the class path",
                        missing.replace('/', ".")
                    )
                }
                other => format!("class {java} cannot be loaded: {other}"),
            })
        })?;
        self.vm.state.class(id);
        self.vm.program.verify_class(id).map_err(|e| MachineError::Input(format!("class {java} cannot be loaded: {e}")))?;
        Ok(id)
    }

    /// What was loaded and made so far, start-up included.
    pub fn stats(&self) -> Stats {
        Stats {
            classes: self.vm.program.classes.len(),
            objects: self.vm.state.heap.objects,
            heap_bytes: self.vm.state.heap.used,
            collections: self.vm.collections,
            threads: self.vm.state.threads.len(),
        }
    }

    /// Runs from an entry to the end of the program.
    pub fn run(&mut self, entry: MethodId, args: &[String]) -> RunEnd {
        let method: *const Method = self.vm.program.method(entry);
        // SAFETY: methods live as long as the program, which the VM owns.
        let end = self.vm.run_main(unsafe { &*method }, args);
        self.vm.host.flush();
        match end {
            Ok(code) | Err(Ended::Exit(code)) => RunEnd::Exit(code),
            Err(Ended::Unsupported(what)) => RunEnd::Unsupported(what),
            Err(Ended::Stuck(threads)) => RunEnd::Stuck(threads),
            Err(Ended::TimeLimit) => RunEnd::TimeLimit,
            Err(Ended::Done | Ended::Paused | Ended::Ignored) => RunEnd::Exit(0),
        }
    }
}
