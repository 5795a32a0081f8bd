//! The machine as an exploration uses it: a base that every call finds, and calls that can be taken back.

use crate::graph::Graphs;
use crate::outside::Outside;
use crate::result::Reason;
use jaunt_program::{ClassId, LinkError, LoaderId, MethodId, Program};
use jaunt_state::thread::Wake;
use jaunt_state::{CallLog, ObjRef, Status};
use jaunt_vm::indy::{DynamicSite, KEY_LAMBDA};
use jaunt_vm::{Ended, Unsupported, Vm};

/// How a call ended.
#[derive(Debug)]
pub enum CallEnd {
    Returned(u64),
    Threw(ObjRef),
    /// It takes longer than it may.
    NoReturn,
    /// It waits for what nobody does.
    Stuck,
    /// It started a thread.
    Thread,
    Exit(i32),
    /// It needs more memory than there is.
    NoRoom,
    /// Somebody wants the machine back.
    Halted,
    Unsupported(Box<Unsupported>),
}

impl CallEnd {
    /// It returned, or threw.
    pub fn came_back(&self) -> bool {
        matches!(self, CallEnd::Returned(_) | CallEnd::Threw(_))
    }
}

pub struct World<'vm> {
    pub vm: &'vm mut Vm,
    pub graphs: Graphs,
    /// Turns of one call.
    pub call_limit: u64,
    /// Threads that the base has.
    threads: usize,
    /// Who asked for the time, or for random numbers.
    pub outside: Outside,
}

impl<'vm> World<'vm> {
    pub fn new(vm: &'vm mut Vm, call_limit: u64) -> World<'vm> {
        // Literals and class objects have one place for ever, so that no call takes them back; a string caches no hash.
        vm.forget_string_hashes();
        vm.state.heap.permanent = true;
        vm.state.heap.keep_weak = true;
        // All that is made until the base is sealed belongs to it.
        vm.state.heap.hashes_below = u32::MAX;
        // Nothing is collected: nobody but the exploration knows the values of arguments and the roots of states.
        vm.state.heap.gc_at = usize::MAX;
        vm.state.heap.gc_due = false;
        // From here on a new object has a row behind those of the library.
        vm.state.seal_for_calls();
        vm.state.stop_noting();
        let graphs = Graphs::new(&vm.state);
        let threads = vm.state.threads.len();
        let outside = Outside::default();
        World { vm, graphs, call_limit, threads, outside }
    }

    /// The same machine again, in the same base.
    pub fn again(vm: &'vm mut Vm, graphs: Graphs, call_limit: u64) -> World<'vm> {
        let threads = vm.state.threads.len();
        World { vm, graphs, call_limit, threads, outside: Outside::default() }
    }

    /// A class by its name, with dots or slashes.
    pub fn load(&mut self, name: &str) -> Result<ClassId, String> {
        self.load_from(name, LoaderId::APP)
    }

    /// The same by another loader than the application's.
    pub fn load_from(&mut self, name: &str, loader: LoaderId) -> Result<ClassId, String> {
        let internal = name.replace('.', "/");
        let vm = &mut *self.vm;
        // An inner class may be written with a dot.
        let mut found = vm.program.load(&internal, loader);
        let mut inner = internal.clone();
        while let (Err(LinkError::NotFound(_)), Some(at)) = (&found, inner.rfind('/')) {
            inner.replace_range(at..=at, "$");
            found = match vm.program.load(&inner, loader) {
                Ok(id) => Ok(id),
                Err(_) => found,
            };
        }
        let id = found.map_err(|e| match e {
            LinkError::NotFound(missing) if missing == internal => format!("class {name} was not found: check the name and -cp"),
            other => format!("class {name} cannot be loaded: {other}"),
        })?;
        vm.state.class(id);
        vm.program.verify_class(id).map_err(|e| format!("class {name} cannot be loaded: {e}"))?;
        Ok(id)
    }

    /// Initialises a class in the base.
    pub fn initialise(&mut self, class: ClassId) -> Result<(), String> {
        let name = self.vm.program.java_name(class);
        let from = self.vm.state.heap.top;
        let done = self.vm.initialize_now(class).map_err(|e| match e {
            jaunt_vm::boot::BootError::Jdk(m) | jaunt_vm::boot::BootError::Failed(m) => {
                let why = m.strip_prefix("starting the library: ").unwrap_or(&m);
                format!("class {name} cannot be initialised: {why}")
            }
        });
        if !is_of_library(&self.vm.program, class) {
            self.graphs.made_by_program(from, self.vm.state.heap.top);
        }
        done
    }

    /// Values of a type can be instances of a class, and not just of any class.
    pub fn takes_instances(&self, of_type: ClassId, class: ClassId) -> bool {
        let program = &self.vm.program;
        program.class_name(of_type) != "java/lang/Object" && program.is_subclass(class, of_type)
    }

    /// A method has an annotation whose simple name is this.
    pub fn is_marked(&self, method: MethodId, mark: &str) -> bool {
        let m = self.vm.program.method(method);
        let file = self.vm.program.class(m.class).file();
        let info = &file.methods[m.index as usize];
        file.annotation_types(info.annotations.as_ref()).any(|name| name.rsplit(['/', '$']).next() == Some(mark))
    }

    /// All that exists now is the base.
    pub fn seal(&mut self) {
        self.threads = self.vm.state.threads.len();
        self.end_base();
    }

    /// The base grows by classes that calls need. Nothing but the base may exist.
    pub fn grow_base(&mut self, classes: &[ClassId]) -> Result<(), Reason> {
        self.vm.state.stop_noting();
        self.vm.state.heap.hashes_below = u32::MAX;
        let done = classes.iter().try_for_each(|&class| self.initialise_late(class));
        self.make_lambdas();
        self.end_base();
        done
    }

    fn end_base(&mut self) {
        self.list_constants();
        self.vm.state.seal_for_calls();
        self.vm.state.heap.hashes_below = self.vm.state.heap.top;
        self.graphs.base_grew(&self.vm.state);
        self.outside.begin(&self.vm.program, self.vm.asked);
    }

    /// Initialises a class that a call needs. **In a program that happens when the call comes to it**: an initialiser that writes to what was there before makes a difference to those who
    /// came earlier, which the base does not know.
    fn initialise_late(&mut self, class: ClassId) -> Result<(), Reason> {
        let (state, program) = (&self.vm.state, &self.vm.program);
        let writes = !is_of_library(program, class) && program.method_named(class, "<clinit>", "()V").is_some();
        let before = writes.then(|| self.graphs.kept_base(state, program));
        self.initialise(class).map_err(Reason::Initialiser)?;
        let (state, program) = (&self.vm.state, &self.vm.program);
        match before.and_then(|before| self.graphs.written_since(state, program, &before, class)) {
            Some(what) => Err(Reason::InitialiserWrites { class: program.java_name(class), what }),
            None => Ok(()),
        }
    }

    /// A lambda that captures nothing is one object, whoever comes to it first: it is made in the base, as soon as its class is initialised there.
    fn make_lambdas(&mut self) {
        for site in 0..self.vm.dynamic_sites.len() {
            let DynamicSite::Lambda { class, captures } = &self.vm.dynamic_sites[site] else { continue };
            let class = *class;
            if !captures.is_empty() || !self.vm.state.is_initialized(class) {
                continue;
            }
            let slot = self.vm.root_slot(KEY_LAMBDA | site as u64);
            if self.vm.state.rest.roots()[slot].is_null() {
                let object = self.vm.new_object(class);
                self.vm.keep(slot, object);
            }
        }
    }

    /// The library keeps one list of the constants of each enum and gives it to all who ask, as maps of enums do. It is there from the beginning: what the library
    /// writes in a call is forgotten afterwards, and maps that two calls have made would not share the list.
    fn list_constants(&mut self) {
        let Some(list) = self.vm.program.field_named(self.vm.known.class, "enumConstants").map(|field| field.offset) else {
            return;
        };
        let classes = (0..self.vm.program.classes.len() as u32).map(ClassId);
        for class in classes.filter(|&class| self.is_enum(class) && self.vm.state.is_initialized(class)).collect::<Vec<_>>() {
            let mirror = self.vm.mirror(class);
            if !self.vm.state.heap.get_ref(mirror, list).is_null() {
                continue;
            }
            let returns = format!("()[L{};", self.vm.program.class_name(class));
            // One that was not written by a compiler may have no `values`; then there is no list.
            let Some(values) = self.vm.program.method_named(class, "values", &returns) else { continue };
            if let Ok(Ok(constants)) = self.vm.call_driven(values, &[]) {
                self.vm.state.heap.set_ref(mirror, list, ObjRef(constants as u32), &self.vm.program);
            }
        }
    }

    /// Calls a method. Registers of arguments as the callee has them.
    pub fn call(&mut self, method: MethodId, args: &[u64]) -> CallEnd {
        let end = self.run_call(method, args);
        self.outside.look(&self.vm.program, self.vm.asked, method);
        end
    }

    fn run_call(&mut self, method: MethodId, args: &[u64]) -> CallEnd {
        let driven = self.vm.driven;
        match self.vm.push_driven(method, args) {
            Ok(()) => {}
            Err(Ok(exception)) => return CallEnd::Threw(exception),
            Err(Err(unsupported)) => return CallEnd::Unsupported(unsupported),
        }
        let threads = self.threads;
        let done = |vm: &Vm| vm.state.threads[driven].frames.is_empty() || vm.state.threads.len() > threads;
        let ended = self.vm.run_threads(done, self.call_limit);
        if self.vm.state.threads.len() > threads {
            return CallEnd::Thread;
        }
        match ended {
            Ended::Done => {
                let thread = &self.vm.state.threads[driven];
                match thread.thrown {
                    thrown if thrown.is_null() => CallEnd::Returned(thread.result),
                    thrown if self.is_no_room(thrown) => CallEnd::NoRoom,
                    thrown => CallEnd::Threw(thrown),
                }
            }
            Ended::Exit(code) => CallEnd::Exit(code),
            Ended::Paused => CallEnd::NoReturn,
            Ended::Stuck(_) => CallEnd::Stuck,
            Ended::TimeLimit => CallEnd::Halted,
            Ended::Ignored => CallEnd::Exit(0),
            Ended::Unsupported(what) => CallEnd::Unsupported(what),
        }
    }

    /// Nothing is collected within a call: that the machine has no more room says nothing of the program.
    fn is_no_room(&self, exception: ObjRef) -> bool {
        let vm = &*self.vm;
        let message = vm.state.heap.get_ref(exception, vm.known.throwable_message);
        vm.program.class_name(vm.state.heap.class_of(exception)) == "java/lang/OutOfMemoryError"
            && !message.is_null()
            && vm.string_text(message) == "Java heap space"
    }

    /// The same for a method that is no part of what is explored: the branches that it takes do not count.
    pub fn call_unwatched(&mut self, method: MethodId, args: &[u64]) -> CallEnd {
        self.watch_branches(false);
        let end = self.call(method, args);
        self.watch_branches(true);
        end
    }

    /// Whether the branches that are taken from now on count, if somebody wants to know.
    pub fn watch_branches(&mut self, watch: bool) {
        if let Some(coverage) = &mut self.vm.coverage {
            coverage.paused = !watch;
        }
    }

    /// Nothing runs, whatever has become of the last call.
    pub fn between_calls(&mut self) {
        let driven = self.vm.driven;
        self.vm.current = driven;
        self.vm.state.threads.truncate(self.threads);
        // A call that waits has left monitors as they are.
        for held in std::mem::take(&mut self.vm.state.threads[driven].held) {
            self.vm.state.heap.set_lock_word(held, 0);
        }
        self.vm.state.threads.set_status(driven, Status::Runnable);
        let thread = &mut self.vm.state.threads[driven];
        thread.frames.clear();
        thread.wake = Wake::None;
        (thread.permit, thread.expired, thread.paused) = (false, false, false);
        (thread.atomic, thread.reenter, thread.wait_order) = (0, 0, 0);
        (thread.stop, thread.converted) = (ObjRef::NULL, [ObjRef::NULL; 2]);
        (thread.result, thread.thrown) = (0, ObjRef::NULL);
    }

    /// Takes a call back.
    pub fn undo(&mut self, log: &CallLog) {
        self.between_calls();
        self.vm.state.undo_call(log, &self.vm.program);
    }

    /// Class, message, place and stack of an exception.
    pub fn describe(&self, exception: ObjRef) -> Described {
        describe(self.vm, exception)
    }
}

/// Class, message, place and stack of an exception.
pub fn describe(vm: &Vm, exception: ObjRef) -> Described {
    let class = vm.state.heap.class_of(exception);
    let message = vm.state.heap.get_ref(exception, vm.known.throwable_message);
    Described {
        class,
        name: vm.program.java_name(class),
        message: (!message.is_null()).then(|| vm.string_text(message)),
        location: vm.own_place_of_exception(exception),
        stack: vm.stack_of_exception(exception),
    }
}

/// It comes with the JDK.
pub fn is_of_library(program: &Program, class: ClassId) -> bool {
    matches!(program.class(class).loader, LoaderId::BOOT | LoaderId::PLATFORM)
}

/// An exception in words.
pub struct Described {
    pub class: ClassId,
    pub name: String,
    pub message: Option<String>,
    pub location: Option<String>,
    pub stack: Vec<String>,
}
