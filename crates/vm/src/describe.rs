//! Names of threads, lines, variables and exceptions: for traces and messages.

use crate::actions::Action;
use crate::native::{Missing, Trap};
use crate::policy::Mode;
use crate::vm::Vm;
use jaunt_program::{ClassId, Kind, LoaderId, Method};
use jaunt_state::thread::{STACK_REGISTERS, STATICS};
use jaunt_state::{Effect, FrameKind, ObjRef, ThreadId};

/// A variable as a reader knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedVariable {
    pub of: Owner,
    pub part: Part,
}

/// What a variable is a part of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owner {
    /// The variable is static.
    Class(String),
    /// Some object of this class, or of one below it.
    Instance(String),
    /// An object that has a name of its own: `Buf#2`.
    Object(String),
}

/// Which part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    Field(String),
    Element(u32),
    /// Several elements of an array.
    Elements,
    Unnamed,
}

impl Vm {
    pub fn thread_name(&self, id: ThreadId) -> String {
        let Some(thread) = self.state.threads.get(id) else { return format!("#{}", id.0) };
        let name =
            if thread.object.is_null() { ObjRef::NULL } else { self.state.heap.get_ref(thread.object, self.known.thread_name) };
        if name.is_null() { format!("#{}", id.0) } else { self.string_text(name) }
    }

    /// `pkg.C.m(File.java:3)`
    pub fn method_line(&self, method: &Method, pc: u16) -> String {
        let place = match self.source_place(method, pc) {
            Some((file, line)) => format!("{file}:{line}"),
            None => "unknown".to_string(),
        };
        format!("{}.{}({place})", self.program.java_name(method.class), self.program.name(method.name))
    }

    /// Source file and line of an instruction.
    pub fn source_place(&self, method: &Method, pc: u16) -> Option<(String, u32)> {
        let class = self.program.class(method.class);
        let file = class.file.as_ref()?;
        let line = self.line_of(method, pc)?;
        if file.attrs.source_file == 0 {
            return None;
        }
        Some((file.pool.utf8(file.attrs.source_file).to_string(), line as u32))
    }

    /// Frames of a thread that a user wants to see, innermost first.
    pub fn stack_of_thread(&self, id: ThreadId) -> Vec<String> {
        let Some(thread) = self.state.threads.get(id) else { return Vec::new() };
        thread
            .frames
            .iter()
            .rev()
            .filter(|f| !self.is_plumbing(f.method()))
            .map(|f| self.method_line(f.method(), self.pc_of(f)))
            .collect()
    }

    /// Code that stands between the program and the VM.
    pub fn is_plumbing(&self, method: &Method) -> bool {
        let name = self.program.class_name(method.class);
        self.program.class(method.class).hidden
            || name == "java/lang/JauntVm"
            || name.starts_with("jaunt/vm/")
            || name == "jaunt/Verify"
            || name.starts_with("gov/nasa/jpf/")
    }

    /// The innermost line of the program's own code in a thread, or else of any code.
    pub fn location_of(&self, id: ThreadId) -> Option<String> {
        let thread = self.state.threads.get(id)?;
        let places = |own: bool| {
            thread.frames.iter().rev().filter(|f| !self.is_plumbing(f.method())).find_map(|f| {
                let loader = self.program.class(f.method().class).loader;
                if own && matches!(loader, LoaderId::BOOT | LoaderId::PLATFORM) {
                    return None;
                }
                self.source_place(f.method(), self.pc_of(f)).map(|(file, line)| format!("{file}:{line}"))
            })
        };
        places(true).or_else(|| places(false))
    }

    /// Stack of an exception, innermost first.
    pub fn stack_of_exception(&self, exception: ObjRef) -> Vec<String> {
        let trace = self.state.heap.get_ref(exception, self.known.throwable_backtrace);
        if trace.is_null() {
            return Vec::new();
        }
        let depth = self.state.heap.get_i32(exception, self.known.throwable_depth).max(0) as usize;
        let pairs = self.state.heap.words(trace).chunks_exact(2).take(depth.min(200));
        let methods = pairs.map(|pair| (self.program.method(jaunt_program::MethodId(pair[0])), pair[1]));
        methods
            .filter(|(m, _)| !self.is_plumbing(m))
            .map(|(method, pc)| {
                if pc == crate::exceptions::NATIVE_PC {
                    format!("{}.{}(native)", self.program.java_name(method.class), self.program.name(method.name))
                } else {
                    self.method_line(method, pc as u16)
                }
            })
            .collect()
    }

    /// Where in the program's own code an exception was made or passed through.
    pub fn own_place_of_exception(&self, exception: ObjRef) -> Option<String> {
        let trace = self.state.heap.get_ref(exception, self.known.throwable_backtrace);
        if trace.is_null() {
            return None;
        }
        self.state.heap.words(trace).chunks_exact(2).find_map(|pair| {
            let method = self.program.method(jaunt_program::MethodId(pair[0]));
            let own = !matches!(self.program.class(method.class).loader, LoaderId::BOOT | LoaderId::PLATFORM);
            if !own || pair[1] == crate::exceptions::NATIVE_PC {
                return None;
            }
            self.source_place(method, pair[1] as u16).map(|(file, line)| format!("{file}:{line}"))
        })
    }

    /// `AssertionError` or a class below it.
    pub fn is_assertion(&self, class: ClassId) -> bool {
        let mut at = Some(class);
        while let Some(c) = at {
            if self.program.class_name(c) == "java/lang/AssertionError" {
                return true;
            }
            at = self.program.class(c).super_class;
        }
        false
    }

    /// The field at an offset of an object's class, or of a class's statics: its declaring class, name and kind.
    pub fn field_at(&self, class: ClassId, offset: u32, statics: bool) -> Option<(ClassId, String, Kind)> {
        let mut at = Some(class);
        while let Some(c) = at {
            let record = self.program.class(c);
            let found = record.fields.iter().find(|f| f.is_static() == statics && f.offset == offset);
            if let Some(f) = found {
                return Some((c, self.program.name(f.name).to_string(), f.kind));
            }
            if statics {
                return None;
            }
            at = record.super_class;
        }
        None
    }

    /// The variable of an access. Objects have no names here.
    pub fn variable_of(&self, effect: Effect) -> NamedVariable {
        if effect.object & STATICS != 0 {
            let class = ClassId(effect.object & !STATICS);
            let part = self.field_at(class, effect.offset, true).map_or(Part::Unnamed, |f| Part::Field(f.1));
            return NamedVariable { of: Owner::Class(self.short_name(class)), part };
        }
        let class = self.state.heap.class_of(ObjRef(effect.object));
        let (class, part) = match self.program.class(class).array() {
            Some(_) if effect.is_range() => (class, Part::Elements),
            Some(info) => (class, Part::Element(effect.offset >> info.kind.shift())),
            None => match self.field_at(class, effect.offset, false) {
                Some((of, name, _)) => (of, Part::Field(name)),
                None => (class, Part::Unnamed),
            },
        };
        NamedVariable { of: Owner::Instance(self.short_name(class)), part }
    }

    /// A class's name without packages and outer classes.
    pub fn short_name(&self, class: ClassId) -> String {
        let name = self.program.external_name(class);
        let cut = name.rfind(['.', '$']).map_or(0, |i| i + 1);
        if cut < name.len() && !name[cut..].starts_with(|c: char| c.is_ascii_digit()) {
            name[cut..].to_string()
        } else {
            // Anonymous classes keep their outer name: `Main$1`.
            name[name.rfind('.').map_or(0, |i| i + 1)..].to_string()
        }
    }

    /// Takes up a thread where it stopped.
    pub fn resume_thread(&mut self) -> crate::interp::Stop {
        self.enter_thread();
        let stop = self.resume().unwrap_or_else(|| self.interpret());
        self.leave_thread();
        stop
    }

    /// A thread that calls a `BooleanSupplier` and nothing else.
    pub fn observer_thread(&mut self, supplier: ObjRef) -> Option<ThreadId> {
        let interface = self.load_class("java/util/function/BooleanSupplier", LoaderId::BOOT).ok()?;
        let method = self.program.method_named(interface, "getAsBoolean", "()Z")?;
        let class = self.state.heap.class_of(supplier);
        let target: *const Method = self.program.select(class, self.program.method(method));
        let object = self.state.threads[ThreadId(0)].object;
        let id = self.state.threads.add(object, STACK_REGISTERS, self.options.max_frames)?;
        self.state.threads[id].atomic = 1;
        self.current = id;
        // SAFETY: methods are never removed.
        self.push_frame(unsafe { &*target }, &[supplier.word()], FrameKind::Bottom).ok()?;
        Some(id)
    }

    /// The current thread is one that evaluates a condition: it looks at the state and stands for no thread of the program.
    pub(crate) fn is_observer(&self) -> bool {
        let object = self.state.threads[ThreadId(0)].object;
        self.current != ThreadId(0) && self.state.threads[self.current].object == object
    }

    /// The program registered something to be done at its end.
    pub fn has_shutdown_hooks(&self) -> bool {
        let Some(class) = self.program.loaded("java/lang/ApplicationShutdownHooks", LoaderId::BOOT) else { return false };
        self.state.is_initialized(class)
    }

    /// Starts the thread that runs the shutdown hooks.
    pub fn start_shutdown(&mut self) -> Result<ThreadId, Trap> {
        let shutdown = self.load_class("java/lang/Shutdown", LoaderId::BOOT)?;
        self.start_destroyer();
        let id = self.driven;
        let method = self.program.method_named(shutdown, "shutdown", "()V");
        let method = method
            .ok_or_else(|| self.unsupported(Missing::Sentence("this JDK has no java.lang.Shutdown.shutdown".to_string())))?;
        let pointer: *const Method = self.program.method(method);
        let current = std::mem::replace(&mut self.current, id);
        self.hear(Action::Shutdown);
        // SAFETY: methods are never removed.
        let result = self.push_frame(unsafe { &*pointer }, &[], FrameKind::Bottom);
        self.current = current;
        result.map(|()| id)
    }

    /// Drops garbage before a search begins; no reference is cleared and no finalizer runs.
    pub fn collect_for_search(&mut self) {
        self.state.heap.keep_weak = true;
        self.collect_garbage(false);
    }

    /// Strings do not remember their hash codes from now on: that would be a difference between states that no program
    /// can see.
    pub fn forget_string_hashes(&mut self) {
        use jaunt_program::code::rewrite;
        use jaunt_program::insn::{Insn, Op};
        let class = self.known.string;
        let offsets: Vec<u32> =
            ["hash", "hashIsZero"].iter().filter_map(|n| self.program.field_named(class, n)).map(|f| f.offset).collect();
        let methods = self.program.class(class).methods.clone();
        for id in methods {
            if self.program.name(self.program.method(id).name) != "hashCode" || self.program.code(id).is_err() {
                continue;
            }
            // SAFETY: code lives as long as the program.
            let insns = unsafe { &(*self.program.method(id).code.get()).insns };
            for i in 0..insns.len() {
                let insn = insns[i];
                let wanted = match insn.op {
                    Op::PutField => true,
                    Op::PutField32 | Op::PutField8 => offsets.contains(&(insn.x as u32)),
                    _ => false,
                };
                if wanted {
                    // A jump to the next instruction.
                    // SAFETY: the instruction lies there, and was copied.
                    unsafe { rewrite(insns.first().add(i), Insn::new(Op::Goto, 0, 0, 0, 1)) };
                }
            }
        }
    }

    /// Gets ready for a search: what the modes need to know, and a heap whose literals have fixed names.
    pub fn prepare_check(&mut self, mode: Mode) {
        self.prepare_points();
        self.forget_string_hashes();
        self.state.heap.permanent = true;
        self.state.heap.keep_weak = true;
        self.policy.mode = mode;
        self.policy.report_assertions = true;
        self.policy.report_exceptions = true;
    }
}
