//! Start-up: the core classes, the main thread, the library's own three phases; then everything is frozen as the base
//! image.

use crate::native::{Missing, Trap, Unsupported};
use crate::schedule::Ended;
use crate::vm::Vm;
use jaunt_program::{ClassId, LoaderId, Method};
use jaunt_state::heap::{BASE, SHARED};
use jaunt_state::state::UNNAMED;
use jaunt_state::thread::STACK_REGISTERS;
use jaunt_state::{FrameKind, ObjRef, ThreadId};

/// Root slots that belong to class loaders (0 boot, 1 platform, 2 application, then the program's own).
pub const LOADER_SLOTS: usize = 1024;

/// Why the library could not be started.
#[derive(Debug)]
pub enum BootError {
    /// The JDK is not what we need.
    Jdk(String),
    /// It threw, or needs something that is missing.
    Failed(String),
}

impl Vm {
    /// Starts the library. Afterwards the state is the base image.
    pub fn boot(&mut self) -> Result<(), BootError> {
        self.program.add_primitives();
        self.load_known().map_err(|e| BootError::Jdk(e.to_string()))?;
        self.state.make_slots(LOADER_SLOTS);
        self.reference_layout = jaunt_state::gc::ReferenceLayout {
            referent: self.known.reference_referent,
            queue: self.known.reference_queue,
            next: self.known.reference_next,
            discovered: self.known.reference_discovered,
        };
        self.state
            .threads
            .add(ObjRef::NULL, STACK_REGISTERS, self.options.max_frames)
            .expect("address space for the main thread");
        for class in self.program.classes.ids() {
            self.state.class(class);
        }
        let thread = self.new_object(self.known.thread);
        self.state.threads[ThreadId(0)].object = thread;
        self.state.heap.set_u64(thread, self.known.thread_eetop, 1, &self.program);
        self.state.heap.set_u32(thread, self.known.thread_priority, 5, &self.program);
        self.state.heap.set_u32(thread, self.known.thread_status, 5, &self.program);

        self.set_unsafe_constants()?;
        for name in ["java/lang/String", "java/lang/System", "java/lang/Class", "java/lang/ThreadGroup", "java/lang/Thread"] {
            self.initialize_named(name)?;
        }
        let system_group = self.new_object(self.known.thread_group);
        self.call_boot(self.known.thread_group, "<init>", "()V", &[system_group.word()])?;
        let main_group = self.new_object(self.known.thread_group);
        self.main_group = main_group;
        let name = self.intern_text("main");
        self.call_boot(
            self.known.thread_group,
            "<init>",
            "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V",
            &[main_group.word(), system_group.word(), name.word()],
        )?;
        self.call_boot(
            self.known.thread,
            "<init>",
            "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V",
            &[thread.word(), main_group.word(), name.word()],
        )?;
        for name in ["java/lang/Module", "java/lang/reflect/Method", "java/lang/ref/Finalizer", "java/lang/Throwable"] {
            self.initialize_named(name)?;
        }
        self.call_boot(self.known.system, "initPhase1", "()V", &[])?;
        for name in ["java/lang/StackOverflowError", "java/lang/OutOfMemoryError", "java/lang/NullPointerException"] {
            self.initialize_named(name)?;
        }
        let result = self.call_boot(self.known.system, "initPhase2", "(ZZ)I", &[1, 1])?;
        if result != 0 {
            return Err(BootError::Failed("the module system did not start".to_string()));
        }
        self.register_builtin_loaders()?;
        self.call_boot(self.known.system, "initPhase3", "()V", &[])?;
        self.install_console()?;
        self.booted = true;
        self.collect_garbage(false);
        // The library's own objects can be reached by every thread.
        let shared = if self.options.track_sharing { SHARED } else { 0 };
        self.state.heap.freeze_all(BASE | shared);
        self.state.heap.stress = self.options.gc_stress;
        if let Some(bytes) = self.options.gc_stress {
            self.state.heap.gc_at = self.state.heap.used + bytes;
        }
        Ok(())
    }

    /// What `Unsafe` has to know about the machine: the class leaves its constants for the VM to set.
    fn set_unsafe_constants(&mut self) -> Result<(), BootError> {
        let name = "jdk/internal/misc/UnsafeConstants";
        self.initialize_named(name)?;
        let class = self.program.load(name, LoaderId::BOOT).map_err(|e| BootError::Jdk(e.to_string()))?;
        for (field, value) in [("ADDRESS_SIZE0", 8), ("PAGE_SIZE", 4096), ("BIG_ENDIAN", 0), ("UNALIGNED_ACCESS", 1)] {
            let Some(field) = self.program.field_named(class, field) else { continue };
            let (offset, kind) = (field.offset, field.kind);
            self.set_static(class, offset, kind, value);
        }
        Ok(())
    }

    fn initialize_named(&mut self, name: &str) -> Result<(), BootError> {
        let class = self.program.load(name, LoaderId::BOOT).map_err(|e| BootError::Jdk(e.to_string()))?;
        self.initialize_now(class)
    }

    /// Initialises a class and waits for it, from outside of any Java code.
    pub fn initialize_now(&mut self, class: ClassId) -> Result<(), BootError> {
        self.state.class(class);
        if self.state.is_initialized(class) {
            return Ok(());
        }
        let vm_class = self.program.load("java/lang/JauntVm", LoaderId::BOOT).map_err(|e| BootError::Jdk(e.to_string()))?;
        self.state.class(vm_class);
        let mirror = self.mirror(class);
        self.call_boot(vm_class, "touch", "(Ljava/lang/Class;)V", &[mirror.word()])?;
        Ok(())
    }

    fn call_boot(&mut self, class: ClassId, name: &str, desc: &str, args: &[u64]) -> Result<u64, BootError> {
        let method = self
            .program
            .method_named(class, name, desc)
            .ok_or_else(|| BootError::Jdk(format!("the JDK has no {}.{name}{desc}", self.program.java_name(class))))?;
        match self.call_driven(method, args) {
            Ok(Ok(value)) => Ok(value),
            Ok(Err(exception)) => Err(BootError::Failed(format!("starting the library: {}", self.describe_exception(exception)))),
            Err(ended) => Err(BootError::Failed(format!("starting the library: {}", describe_end(&ended)))),
        }
    }

    /// Class, message and backtrace of an exception, for messages of the VM itself.
    pub fn describe_exception(&self, exception: ObjRef) -> String {
        let class = self.state.heap.class_of(exception);
        let mut text = self.program.java_name(class);
        let message = self.state.heap.get_ref(exception, self.known.throwable_message);
        if !message.is_null() {
            text.push_str(": ");
            text.push_str(&self.string_text(message));
        }
        let trace = self.state.heap.get_ref(exception, self.known.throwable_backtrace);
        if !trace.is_null() {
            for pair in self.state.heap.words(trace).chunks(2).take(40) {
                let method = self.program.method(jaunt_program::MethodId(pair[0]));
                let line = if pair[1] == crate::exceptions::NATIVE_PC { None } else { self.line_of(method, pair[1] as u16) };
                text.push_str(&format!(
                    "\n\tat {}.{}:{}",
                    self.program.java_name(method.class),
                    self.program.name(method.name),
                    line.map_or("?".to_string(), |l| l.to_string())
                ));
            }
        }
        let cause = self.state.heap.get_ref(exception, self.known.throwable_cause);
        if !cause.is_null() && cause != exception {
            text.push_str("\ncaused by ");
            text.push_str(&self.describe_exception(cause));
        }
        text
    }

    /// The platform and application loaders exist once the boot layer does.
    fn register_builtin_loaders(&mut self) -> Result<(), BootError> {
        let class =
            self.program.load("jdk/internal/loader/ClassLoaders", LoaderId::BOOT).map_err(|e| BootError::Jdk(e.to_string()))?;
        self.initialize_now(class)?;
        for (slot, field) in [(1, "PLATFORM_LOADER"), (2, "APP_LOADER")] {
            if let Some(f) = self.program.field_named(class, field) {
                let value = self.get_static(class, f.offset, f.kind);
                self.keep(slot, ObjRef(value as u32));
            }
        }
        // Mirrors that were made before know their loaders and modules only now.
        for id in self.program.classes.ids() {
            let mirror = self.state.class(id).mirror;
            if !mirror.is_null() {
                let c = self.program.class(id);
                let (loader, module) = (c.loader, c.module);
                let object = self.loader_object(loader);
                self.state.heap.set_ref(mirror, self.known.class_loader_field, object, &self.program);
                let name = module.map(|m| self.program.name(m).to_string());
                let module = self.module_object(name.as_deref(), loader);
                self.state.heap.set_ref(mirror, self.known.class_module, module, &self.program);
            }
        }
        Ok(())
    }

    /// `System.out` and `System.err` become our console streams.
    fn install_console(&mut self) -> Result<(), BootError> {
        let class = self.program.load("java/lang/JauntVm", LoaderId::BOOT).map_err(|e| BootError::Jdk(e.to_string()))?;
        self.call_boot(class, "installConsole", "()V", &[])?;
        Ok(())
    }

    /// The `Module` of a named module, or the unnamed module of a loader. Null before the module system knows it.
    pub fn module_object(&mut self, name: Option<&str>, loader: LoaderId) -> ObjRef {
        if let Some(name) = name {
            let symbol = self.program.symbols.intern(name);
            return self.state.rest.modules.get(&symbol.0).copied().unwrap_or(ObjRef::NULL);
        }
        let object = self.loader_object(loader);
        if object.is_null() {
            return match self.state.rest.modules.get(&UNNAMED) {
                Some(&module) => module,
                None => ObjRef::NULL,
            };
        }
        self.field_ref(object, "unnamedModule")
    }

    /// Pushes the first frame of the program: `main`, or another entry.
    pub fn begin_main(&mut self, main: &Method, args: &[String]) -> Result<(), Box<Unsupported>> {
        let class = self.program.load("java/lang/JauntVm", LoaderId::BOOT).expect("our own class");
        let method = self
            .program
            .method_named(class, "runMain", "(Ljava/lang/Thread;Ljava/lang/Class;[Ljava/lang/String;)V")
            .expect("our own class");
        let strings: Vec<ObjRef> = args.iter().map(|a| self.new_string(a)).collect();
        let array = self.new_ref_array(self.known.string_array, &strings);
        let mirror = self.mirror(main.class);
        let thread = self.state.threads[ThreadId(0)].object;
        self.entry = Some(main.id);
        self.push_driven(method, &[thread.word(), mirror.word(), array.word()]).map_err(|e| match e {
            Ok(exception) => {
                let what = Missing::Feature(format!("an exception before main: {}", self.describe_exception(exception)));
                Box::new(Unsupported { what, stack: Vec::new() })
            }
            Err(unsupported) => unsupported,
        })
    }

    /// The program's main thread has returned from its entry.
    pub fn main_returned(&self) -> bool {
        self.state.threads[ThreadId(0)].frames.is_empty()
    }

    /// Runs `main` (or another entry) and everything after it. Returns the exit status.
    pub fn run_main(&mut self, main: &Method, args: &[String]) -> Result<i32, Ended> {
        self.begin_main(main, args).map_err(Ended::Unsupported)?;
        match self.run_threads(Vm::main_returned, u64::MAX) {
            Ended::Done => self.finish_main(),
            other => Err(other),
        }
    }

    /// Everything after `main`: the other threads, the shutdown hooks. Returns the exit status.
    pub fn finish_main(&mut self) -> Result<i32, Ended> {
        // The main thread ends like any other. A thread of its own waits for the rest and runs the shutdown hooks.
        self.end_thread(ThreadId(0));
        self.start_destroyer();
        let driven = self.driven;
        let ended = self.run_threads(|vm| !vm.state.threads.live().any(|t| t.id != driven && !t.daemon), u64::MAX);
        if !matches!(ended, Ended::Done) {
            return Err(ended);
        }
        let shutdown = self.program.load("java/lang/Shutdown", LoaderId::BOOT).expect("java.lang.Shutdown");
        if let Some(method) = self.program.method_named(shutdown, "shutdown", "()V") {
            if self.initialize_now(shutdown).is_ok() {
                let _ = self.call_driven(method, &[])?;
            }
        }
        Ok(self.uncaught.is_some() as i32)
    }

    /// The thread that HotSpot calls DestroyJavaVM.
    pub(crate) fn start_destroyer(&mut self) {
        let object = self.new_object(self.known.thread);
        let id = self.state.threads.add(object, STACK_REGISTERS, self.options.max_frames).expect("address space for a thread");
        self.driven = id;
        let name = self.intern_text("DestroyJavaVM");
        self.state.heap.set_ref(object, self.known.thread_name, name, &self.program);
        let group = self.system_group();
        self.state.heap.set_ref(object, self.known.thread_group_field, group, &self.program);
        self.state.heap.set_u32(object, self.known.thread_priority, 5, &self.program);
        self.state.heap.set_u32(object, self.known.thread_status, 5, &self.program);
        self.state.heap.set_u64(object, self.known.thread_eetop, id.0 as u64 + 1, &self.program);
    }

    fn system_group(&self) -> ObjRef {
        let mut group = self.main_group;
        while !group.is_null() {
            let parent = self.field_ref(group, "parent");
            if parent.is_null() {
                break;
            }
            group = parent;
        }
        group
    }

    /// Pushes the entry's frame; called by the native behind `runMain`.
    pub fn call_entry(&mut self, args: ObjRef) -> Result<u64, Trap> {
        let id = self.entry.expect("set by run_main");
        let method: *const Method = self.program.method(id);
        // SAFETY: methods are never removed.
        let method = unsafe { &*method };
        self.ensure_initialized(method.class)?;
        if method.is_static() {
            let list: &[u64] = if method.arg_slots == 0 { &[] } else { &[args.word()] };
            return self.call(method, list);
        }
        // An instance method: on a new object made by the constructor without arguments.
        let slot = self.root_slot(crate::indy::KEY_MISC | 1 << 45);
        let object = self.state.rest.roots()[slot];
        if object.is_null() {
            let object = self.new_object(method.class);
            // The main thread alone asks for it: it is shared when the program shares it.
            self.state.keep(slot, object, None);
            let Some(init) = self.program.method_named(method.class, "<init>", "()V") else {
                return Err(self.throw_new("java/lang/InstantiationException", Some("no constructor without arguments")));
            };
            return Err(self.call_again(init, &[object.word()], FrameKind::Again));
        }
        self.call(method, &[object.word()])
    }
}

/// One line for a message.
pub fn describe_end(ended: &Ended) -> String {
    match ended {
        Ended::Done => "done".to_string(),
        Ended::Exit(code) => format!("exit {code}"),
        Ended::Ignored => "ignored".to_string(),
        Ended::Unsupported(u) => format!("{} is not supported\n\tat {}", u.what.text(), u.stack.join("\n\tat ")),
        Ended::Stuck(threads) => format!("no thread can go on: {threads:?}"),
        Ended::Paused => "paused".to_string(),
        Ended::TimeLimit => "the time limit has passed".to_string(),
    }
}
