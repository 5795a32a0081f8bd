//! The VM's own data: the program, the state, and what stands between them.

use crate::host::Host;
use crate::known::Known;
use crate::native::{Missing, NativeData, NativeTable, Trap, Unsupported};
use crate::varhandle::PolySite;
use crate::verify::Notes;
use jaunt_kernel::{Chooser, Halt};
use jaunt_loader::ClassPath;
use jaunt_program::{Method, Program};
use jaunt_state::gc::{Collected, ReferenceLayout};
use jaunt_state::{JavaThread, ObjRef, State, ThreadId, Tracker};
use std::cell::Cell;
use std::path::PathBuf;
use std::rc::Rc;

/// What the user can set about one execution.
#[derive(Clone, Debug)]
pub struct Options {
    /// Bytes of Java heap before OutOfMemoryError.
    pub heap_limit: usize,
    /// For tests: collect garbage whenever this many bytes were allocated.
    pub gc_stress: Option<usize>,
    /// Frames per thread before StackOverflowError.
    pub max_frames: usize,
    /// Back edges that a thread may take before another gets its turn.
    pub quantum: u32,
    /// For tests: `run` goes by [`crate::semantics`] and not by the fast loop, instruction by instruction.
    pub by_meaning: bool,
    /// Keep the ownership flags: an object belongs to its thread until another can reach it. Off for plain runs.
    pub track_sharing: bool,
    /// No files but those of the class path, which are the VM's own.
    pub closed: bool,
    /// Models take the place of those classes of `java.util.concurrent` that have one: for searches in which an operation of the library is
    /// one step.
    pub models: bool,
    /// The host's time (nanoseconds) at which to give up.
    pub time_limit: Option<u64>,
    /// What `Runtime.availableProcessors` says.
    pub processors: u32,
    /// `-ea` for application classes.
    pub assertions: bool,
    /// System properties on top of the defaults.
    pub properties: Vec<(String, String)>,
    pub java_home: PathBuf,
    /// `java.class.path` as text.
    pub class_path: String,
    pub feature_version: u32,
    /// As in the JDK's `release` file: "17.0.15".
    pub jdk_version: String,
    pub platform: Platform,
    /// Console output in UTF-8; otherwise ASCII with question marks.
    pub console_utf8: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            heap_limit: 4 << 30,
            gc_stress: None,
            max_frames: 12_000,
            quantum: 50_000,
            by_meaning: false,
            track_sharing: false,
            closed: false,
            models: false,
            time_limit: None,
            // The fewest with which `CompletableFuture` uses the common pool, as on every machine of today.
            processors: 3,
            assertions: false,
            properties: Vec::new(),
            java_home: PathBuf::new(),
            class_path: String::new(),
            feature_version: 17,
            jdk_version: "17".to_string(),
            platform: Platform::default(),
            console_utf8: true,
        }
    }
}

/// What the program learns about the machine through system properties.
#[derive(Clone, Debug, Default)]
pub struct Platform {
    pub os_version: String,
    pub user_dir: String,
    pub user_home: String,
    pub user_name: String,
    /// As in `user.language` and `user.country`; empty is English.
    pub language: String,
    pub country: Option<String>,
}

/// Dispatch cache of one `invokeinterface`.
pub struct InterfaceSite {
    pub resolved: *const Method,
    pub class: Cell<u32>,
    pub target: Cell<*const Method>,
}

/// What is known about the room for an instruction that makes a large object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    Unknown,
    /// There was none: collect, then execute the instruction again.
    Wanted,
    /// Garbage was collected for this instruction.
    Made,
}

/// An exception that nobody caught.
#[derive(Clone, Debug)]
pub struct Thrown {
    /// With dots.
    pub class: String,
    pub message: Option<String>,
    /// It is an `AssertionError`, or of a class below it.
    pub assertion: bool,
}

/// How often something was asked for that is not the same in every execution under `java`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    pub clock: u64,
    /// Seeds of random numbers, and random bytes.
    pub random: u64,
}

pub struct Vm {
    pub program: Program,
    pub state: State,
    pub natives: NativeTable,
    /// Outside of snapshots; see [`NativeData`].
    pub native_data: NativeData,
    pub host: Box<dyn Host>,
    pub chooser: Box<dyn Chooser>,
    pub options: Options,
    pub known: Known,
    pub current: ThreadId,
    pub fuel: u32,
    /// Raised by who wants this machine to come back.
    pub halt: Halt,
    /// Something was given up because of that: what this machine did since is not the whole of it.
    pub halted: bool,
    pub reference_layout: ReferenceLayout,
    /// Application class path, for resources.
    pub class_path: Rc<ClassPath>,
    pub image: std::sync::Arc<jaunt_loader::JImage>,
    pub name_order: NameOrder,
    pub interface_sites: Vec<Box<InterfaceSite>>,
    pub poly_sites: Vec<Box<PolySite>>,
    /// Method name of each signature-polymorphic site.
    pub poly_modes: Vec<jaunt_base::Symbol>,
    /// Linked `invokedynamic` sites: what to call.
    pub dynamic_sites: Vec<crate::indy::DynamicSite>,
    pub booted: bool,
    /// Class files of spun classes get a number.
    pub next_spun: u32,
    /// Packages of modules that the program made itself, by loader: the module's name.
    pub packages: jaunt_base::FastMap<(jaunt_program::LoaderId, jaunt_base::Symbol), jaunt_base::Symbol>,
    /// Hosts of the nests that hidden classes joined.
    pub nest_hosts: jaunt_base::FastMap<jaunt_program::ClassId, jaunt_program::ClassId>,
    /// Hidden classes that the program made, with the class that looked them up.
    pub hidden_classes: Vec<(jaunt_program::ClassId, jaunt_program::ClassId)>,
    pub collections: usize,
    /// What natives asked the outside for.
    pub asked: Asked,
    /// Whether there is room for what the current instruction wants to make.
    pub room: Room,
    /// A native method of the top frame's instruction is running: it is part of stack traces.
    pub in_native: bool,
    /// The thread that the outside makes calls on.
    pub driven: ThreadId,
    /// The main thread group; lives as long as the program.
    pub main_group: ObjRef,
    /// What `runMain` calls.
    pub entry: Option<jaunt_program::MethodId>,
    /// What the main thread ended with.
    pub uncaught: Option<Thrown>,
    /// What a search was asked for, what it assumes of the program, the transition that is running, and the search itself.
    pub policy: crate::policy::Policy,
    pub assumed: crate::reduction::assumptions::Assumptions,
    pub transition: crate::transition::Transition,
    pub search: crate::transition::Search,
    /// What happens is written down for a trace.
    pub events: Option<Vec<crate::events::Event>>,
    pub(crate) class_facts: crate::reduction::class_facts::ClassFacts,
    pub roots: crate::verify::Roots,
    /// Who wants to know what orders what.
    pub listener: Option<Box<dyn crate::actions::Listener>>,
    pub(crate) declared: crate::actions::Declared,
    /// Which branches are taken, if somebody wants to know.
    pub coverage: Option<Box<crate::coverage::Coverage>>,
    /// For tests: what natives do.
    pub watch: Option<Box<crate::gate::Watch>>,
    /// Outside of snapshots on purpose; see [`Notes`].
    pub notes: Notes,
    /// What the drivers of an exploration call.
    pub drive: Option<Rc<crate::drive::Drive>>,
}

/// What HotSpot's order of a class's methods depends on; filled by the native that shows it.
#[derive(Debug, Default)]
pub struct NameOrder {
    /// Names in the JDK's class data archive, with their places there.
    pub archived: Option<std::collections::HashMap<Box<[u8]>, u32>>,
    /// Other names, numbered as they came.
    pub seen: std::collections::HashMap<Box<[u8]>, u32>,
    /// How much of `Program::read_order` is in `seen`.
    pub read: usize,
}

/// Natives that stand in front of Java code in a closed world only: elsewhere that code opens the files of the class path.
pub const CLOSED_ONLY: [&str; 2] = [
    "jdk/internal/loader/BuiltinClassLoader.findResourceOnClassPath(Ljava/lang/String;)Ljava/net/URL;",
    "jdk/internal/loader/BuiltinClassLoader.findResourcesOnClassPath(Ljava/lang/String;)Ljava/util/Enumeration;",
];

impl Vm {
    pub fn new(
        mut program: Program,
        natives: NativeTable,
        host: Box<dyn Host>,
        chooser: Box<dyn Chooser>,
        options: Options,
        class_path: Rc<ClassPath>,
        image: std::sync::Arc<jaunt_loader::JImage>,
    ) -> Vm {
        let state = State::new(options.heap_limit);
        for signature in natives.signatures() {
            if !options.closed && CLOSED_ONLY.contains(&signature) {
                continue;
            }
            if let Some((class, member)) = signature.split_once('.') {
                program.overrides.entry(class.to_string()).or_default().push(member.to_string());
            }
        }
        Vm {
            program,
            state,
            natives,
            native_data: NativeData::default(),
            host,
            chooser,
            known: Known::default(),
            current: ThreadId(0),
            fuel: options.quantum,
            halt: Halt::default(),
            halted: false,
            options,
            reference_layout: ReferenceLayout::default(),
            class_path,
            image,
            interface_sites: Vec::new(),
            poly_sites: Vec::new(),
            poly_modes: Vec::new(),
            room: Room::Unknown,
            dynamic_sites: Vec::new(),
            name_order: NameOrder::default(),
            booted: false,
            next_spun: 0,
            packages: jaunt_base::FastMap::default(),
            nest_hosts: jaunt_base::FastMap::default(),
            hidden_classes: Vec::new(),
            collections: 0,
            asked: Asked::default(),
            in_native: false,
            driven: ThreadId(0),
            main_group: ObjRef::NULL,
            entry: None,
            uncaught: None,
            policy: Default::default(),
            assumed: Default::default(),
            transition: Default::default(),
            search: Default::default(),
            events: None,
            class_facts: Default::default(),
            roots: Default::default(),
            listener: None,
            declared: Default::default(),
            coverage: None,
            watch: None,
            notes: Notes::default(),
            drive: None,
        }
    }

    /// Somebody wants this machine to come back; whoever asks gives up what it does.
    #[inline(always)]
    pub fn must_halt(&mut self) -> bool {
        let raised = self.halt.is_raised();
        self.halted |= raised;
        raised
    }

    #[inline(always)]
    pub fn thread(&mut self) -> &mut JavaThread {
        let id = self.current;
        &mut self.state.threads[id]
    }

    /// The missing feature with the Java stack that needs it.
    pub fn unsupported(&self, what: impl Into<Missing>) -> Trap {
        Trap::Unsupported(Box::new(Unsupported { what: what.into(), stack: self.stack_lines() }))
    }

    /// The current thread's stack, one line per frame, innermost first.
    pub fn stack_lines(&self) -> Vec<String> {
        let Some(thread) = self.state.threads.get(self.current) else { return Vec::new() };
        thread
            .frames
            .iter()
            .rev()
            .map(|frame| {
                let method = frame.method();
                let class = self.program.class(method.class);
                let place = match self.line_of(method, self.pc_of(frame)) {
                    Some(line) => {
                        let file = class.file();
                        let source = if file.attrs.source_file == 0 { "?" } else { file.pool.utf8(file.attrs.source_file) };
                        format!("{source}:{line}")
                    }
                    None => "unknown".to_string(),
                };
                format!("{}.{}({place})", self.program.java_name(method.class), self.program.name(method.name))
            })
            .collect()
    }

    /// Bytecode pc of a frame.
    pub fn pc_of(&self, frame: &jaunt_state::Frame) -> u16 {
        let code = frame.method().code.get();
        if code.is_null() {
            return 0;
        }
        // SAFETY: code lives as long as the program.
        unsafe { (&*code).pcs.get(frame.index()).copied().unwrap_or(0) }
    }

    pub fn line_of(&self, method: &Method, pc: u16) -> Option<u16> {
        let file = self.program.class(method.class).file();
        file.methods[method.index as usize].code.as_ref()?.line_at(pc)
    }

    /// Runs the collector. Only between instructions.
    pub fn collect_garbage(&mut self, clear_soft: bool) -> Collected {
        self.collections += 1;
        let layout = self.reference_layout;
        let collected = self.state.collect(&self.program, &layout, clear_soft);
        self.hear_freed();
        if collected.pending > 0 {
            self.start_deferred_threads();
            self.wake_reference_handler();
        }
        collected
    }

    /// Between the steps of a search: what is garbage in the canonical form goes. How many objects those were.
    pub fn sweep(&mut self, tracker: &mut Tracker) -> usize {
        let freed = tracker.sweep(&mut self.state, &self.program);
        self.hear_freed();
        freed
    }

    /// The same for other ways of collecting. `None`: it was not worth it yet.
    pub fn collect_between_steps(&mut self, tracker: &mut Tracker) -> Option<usize> {
        let freed = tracker.collect(&mut self.state, &self.program)?;
        self.hear_freed();
        Some(freed)
    }
}
