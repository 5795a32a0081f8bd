//! Exceptions: made by the VM, carried through frames, and where they happened.

use crate::interp::Stop;
use crate::native::Trap;
use crate::vm::Vm;
use jaunt_program::insn::Op;
use jaunt_program::{ClassId, LinkError, LoaderId, Method};
use jaunt_state::heap::SHARED;
use jaunt_state::{FrameKind, ObjRef};

/// Frames kept in an exception's backtrace, as HotSpot's MaxJavaStackTraceDepth.
const MAX_TRACE: usize = 1024;

/// The pc that stands for "in a native method".
pub const NATIVE_PC: u32 = 0xffff_fffe;

/// The native method that a frame's current instruction calls.
pub(crate) fn native_callee(frame: &jaunt_state::Frame) -> Option<&Method> {
    // SAFETY: a frame's pc is a valid instruction; quickened direct calls hold a method pointer.
    unsafe {
        let insn = &*frame.pc;
        if !matches!(insn.op, Op::InvokeStaticQ | Op::InvokeSpecialQ) {
            return None;
        }
        let method = &*(insn.x as *const Method);
        method.is_native().then_some(method)
    }
}

impl Vm {
    /// A new exception of a JDK class with a message. Built without running its constructor: those classes add
    /// nothing to what `Throwable` keeps.
    pub fn throw_new(&mut self, class: &str, message: Option<&str>) -> Trap {
        match self.program.load(class, LoaderId::BOOT) {
            Ok(id) => Trap::Throw(self.new_exception(id, message)),
            Err(e) => self.unsupported(format!("throwing {class}: {e}")),
        }
    }

    pub fn new_exception(&mut self, class: ClassId, message: Option<&str>) -> ObjRef {
        let exception = self.new_object(class);
        if let Some(text) = message {
            let text = self.new_string(text);
            self.state.heap.set_ref(exception, self.known.throwable_message, text, &self.program);
        }
        self.state.heap.set_ref(exception, self.known.throwable_cause, exception, &self.program);
        let throwable = self.known.throwable;
        for (name, offset) in
            [("UNASSIGNED_STACK", self.known.throwable_trace), ("SUPPRESSED_SENTINEL", self.known.throwable_suppressed)]
        {
            if self.state.is_initialized(throwable) {
                if let Some(field) = self.program.field_named(throwable, name) {
                    let value = self.get_static(throwable, field.offset, field.kind);
                    self.state.heap.set_u32(exception, offset, value as u32, &self.program);
                }
            }
        }
        if let Some(field) = self.program.field_named(class, "extendedMessageState") {
            // 1: a NullPointerException whose message can be worked out from its trace; 2: it has none, because it
            // happened in a frame that the trace does not show.
            let offset = field.offset;
            let hidden = self.thread().frames.last().is_some_and(|f| f.method().hidden);
            self.state.heap.set_u32(exception, offset, if hidden { 2 } else { 1 }, &self.program);
        }
        self.fill_backtrace(exception);
        exception
    }

    /// The native method that runs above a frame: called by its instruction, and not over yet.
    fn native_above<'a>(&self, frames: &'a [jaunt_state::Frame], i: usize) -> Option<&'a Method> {
        let native = native_callee(&frames[i])?;
        let inside = match frames.get(i + 1).map(|callee| callee.kind) {
            None => self.in_native,
            // The initialiser that the call itself waits for runs before the native method begins.
            Some(FrameKind::ClassInit(class)) => !self.program.is_subclass(native.class, class),
            Some(_) => true,
        };
        inside.then_some(native)
    }

    /// The current thread's lowest `depth` frames with their pcs, innermost first, hidden ones and native methods
    /// included.
    pub fn java_frames(&self, depth: usize) -> Vec<(jaunt_program::MethodId, u32)> {
        let frames = &self.state.threads[self.current].frames[..depth];
        let mut list = Vec::new();
        for (i, frame) in frames.iter().enumerate().rev() {
            if let Some(native) = self.native_above(frames, i) {
                list.push((native.id, NATIVE_PC));
            }
            if !frame.not_started {
                list.push((frame.method().id, self.pc_of(frame) as u32));
            }
        }
        list
    }

    /// Records where the current thread is: pairs of (method id, bytecode pc) in an `int[]`, innermost first.
    pub fn fill_backtrace(&mut self, exception: ObjRef) {
        let mut words: Vec<u32> = Vec::new();
        let throwable = self.known.throwable;
        let thread = &self.state.threads[self.current];
        let mut skipping = true;
        let exception_class = self.state.heap.class_of(exception);
        for (i, frame) in thread.frames.iter().enumerate().rev() {
            let method = frame.method();
            let native = self.native_above(&thread.frames, i);
            if let Some(native) = native.filter(|m| !m.hidden && self.program.name(m.name) != "fillInStackTrace") {
                skipping = false;
                words.push(native.id.0);
                words.push(NATIVE_PC);
            }
            if skipping {
                // fillInStackTrace and the exception's own constructors are not part of the trace.
                let name = self.program.name(method.name);
                let own = name == "fillInStackTrace"
                    || name == "<init>"
                        && self.program.is_subclass(method.class, throwable)
                        && self.program.is_subclass(exception_class, method.class);
                if own {
                    continue;
                }
                skipping = false;
            }
            if method.hidden || frame.not_started {
                continue;
            }
            words.push(method.id.0);
            words.push(self.pc_of(frame) as u32);
            if words.len() >= MAX_TRACE * 2 {
                break;
            }
        }
        let depth = words.len() as u32 / 2;
        let array = self.new_array(self.known.int_array, words.len());
        self.state.heap.words_mut(array, &self.program).copy_from_slice(&words);
        if self.state.heap.entry(exception).meta & SHARED != 0 {
            self.publish(array);
        }
        self.state.heap.set_ref(exception, self.known.throwable_backtrace, array, &self.program);
        self.state.heap.set_u32(exception, self.known.throwable_depth, depth, &self.program);
    }

    /// What a thread is executing, innermost first: methods with bytecode pcs ([`NATIVE_PC`] in natives), hidden ones
    /// left out. `in_native`: the top frame's instruction is a native call under way.
    pub fn stack_of(&self, id: jaunt_state::ThreadId, in_native: bool) -> Vec<(jaunt_program::MethodId, u32)> {
        let thread = &self.state.threads[id];
        let mut found = Vec::new();
        for (i, frame) in thread.frames.iter().enumerate().rev() {
            let inside = thread.frames.get(i + 1).map_or(in_native, |callee| callee.kind.finishes_call());
            if let Some(native) = native_callee(frame).filter(|m| inside && !m.hidden) {
                found.push((native.id, NATIVE_PC));
            }
            if !frame.method().hidden && !frame.not_started {
                found.push((frame.method_id(), self.pc_of(frame) as u32));
            }
        }
        found
    }

    /// Finds the handler, leaving frames on the way. `None`: go on there.
    pub fn unwind(&mut self, exception: ObjRef) -> Option<Stop> {
        let mut exception = exception;
        // A native that was to be executed again, with a copy made for it, is not.
        self.thread().converted = Default::default();
        loop {
            let Some(frame) = self.thread().frames.last().copied() else {
                self.thread().thrown = exception;
                return Some(Stop::Finished);
            };
            if !frame.not_started {
                if let Some(handler) = self.find_handler(&frame, exception) {
                    let thread = self.thread();
                    let code = frame.method().code.get();
                    // SAFETY: handler indexes and the exception register belong to this code.
                    unsafe {
                        *thread.stack.ptr().add(frame.base as usize + (*code).exception_register as usize) = exception.word();
                        thread.frames.last_mut().expect("the frame").pc = (*code).insns.first().add(handler as usize);
                    }
                    return None;
                }
            }
            if !frame.lock.is_null() && self.holds_lock(frame.lock) {
                if self.assumed.observed && !self.may_leave(frame.lock) {
                    // Goes on from here, with the same exception.
                    self.thread().stop = exception;
                    return Some(Stop::Point);
                }
                let _ = self.monitor_leave(frame.lock);
            }
            self.thread().frames.pop();
            match frame.kind {
                FrameKind::Normal | FrameKind::Again | FrameKind::AgainConverted(_) => {}
                FrameKind::AgainWithRoot(slot) => self.keep_root_error(slot as usize, exception),
                FrameKind::AgainWithClass(_, name) => {
                    exception = self.loader_failed(jaunt_base::Symbol(name), exception);
                }
                FrameKind::ClassInit(class) => exception = self.initialization_failed(class, exception),
                FrameKind::Reflect(_) | FrameKind::Construct(_) => exception = self.wrap_target(exception),
                FrameKind::Bottom => {
                    self.thread().thrown = exception;
                    return Some(Stop::Finished);
                }
            }
        }
    }

    /// InvocationTargetException around what a reflective call threw.
    pub fn wrap_target(&mut self, exception: ObjRef) -> ObjRef {
        self.in_native = true;
        let trap = self.throw_new("java/lang/reflect/InvocationTargetException", None);
        self.in_native = false;
        let Trap::Throw(wrapper) = trap else { return exception };
        let class = self.state.heap.class_of(wrapper);
        if let Some(field) = self.program.field_named(class, "target") {
            let offset = field.offset;
            self.state.heap.set_ref(wrapper, offset, exception, &self.program);
        }
        self.state.heap.set_ref(wrapper, self.known.throwable_cause, ObjRef::NULL, &self.program);
        wrapper
    }

    fn find_handler(&mut self, frame: &jaunt_state::Frame, exception: ObjRef) -> Option<u32> {
        let thrown = self.state.heap.class_of(exception);
        self.handler(frame.method(), frame.index() as u32, thrown)
    }

    /// The handler of a method, whose code is translated, for what the instruction of this index throws.
    pub fn handler(&mut self, method: &Method, index: u32, thrown: ClassId) -> Option<u32> {
        // SAFETY: code lives as long as the program.
        let code = unsafe { &*method.code.get() };
        for handler in &code.handlers {
            if index < handler.start || index >= handler.end {
                continue;
            }
            if handler.catch_type == 0 {
                return Some(handler.handler);
            }
            // A catch type that cannot be found catches nothing that exists.
            let known = self.program.class(method.class).resolved.borrow().get(&handler.catch_type).copied();
            let class = match known {
                Some(class) => Some(class),
                None => self.find_catch_type(method, handler.catch_type),
            };
            if class.is_some_and(|c| self.program.is_subclass(thrown, c)) {
                return Some(handler.handler);
            }
        }
        None
    }

    fn find_catch_type(&mut self, method: &Method, index: u16) -> Option<ClassId> {
        let class = self.program.class(method.class);
        let loader = class.loader;
        let name = class.file().pool.class_name(index).to_string();
        self.show_defined();
        let id = match self.program.load(&name, loader) {
            Ok(id) => id,
            // A loader of the program's own: the thrown object's class or a superclass has this name, or it does not match.
            Err(LinkError::NeedsLoader { .. }) => self.program.load(&name, LoaderId::APP).ok()?,
            Err(_) => return None,
        };
        if id != method.class {
            self.program.note_named(id);
        }
        self.program.class(method.class).resolved.borrow_mut().insert(index, id);
        Some(id)
    }

    #[cold]
    pub fn null_pointer(&mut self) -> Trap {
        self.throw_new("java/lang/NullPointerException", None)
    }

    #[cold]
    pub fn divide_by_zero(&mut self) -> Trap {
        self.throw_new("java/lang/ArithmeticException", Some("/ by zero"))
    }

    #[cold]
    pub fn array_index(&mut self, index: i32, len: u32) -> Trap {
        let text = format!("Index {index} out of bounds for length {len}");
        self.throw_new("java/lang/ArrayIndexOutOfBoundsException", Some(&text))
    }

    #[cold]
    pub fn array_store(&mut self, class: ClassId) -> Trap {
        let text = self.program.java_name(class);
        self.throw_new("java/lang/ArrayStoreException", Some(&text))
    }

    #[cold]
    pub fn negative_size(&mut self, length: i32) -> Trap {
        self.throw_new("java/lang/NegativeArraySizeException", Some(&length.to_string()))
    }

    #[cold]
    pub fn stack_overflow(&mut self) -> Trap {
        self.throw_new("java/lang/StackOverflowError", None)
    }

    #[cold]
    pub fn abstract_method(&mut self, method: &Method) -> Trap {
        let text = format!(
            "Receiver class does not define or inherit an implementation of the resolved method '{}'",
            self.pretty_method(method)
        );
        self.throw_new("java/lang/AbstractMethodError", Some(&text))
    }

    #[cold]
    pub fn class_cast(&mut self, class: ClassId, target: ClassId) -> Trap {
        let text = self.cast_message(class, target);
        self.throw_new("java/lang/ClassCastException", Some(&text))
    }

    /// `class A cannot be cast to class [LB; (A is in module java.base of loader 'bootstrap'; [LB; is in unnamed module of
    /// loader 'app')`
    pub fn cast_message(&mut self, class: ClassId, target: ClassId) -> String {
        let (a, b) = (self.shown_name(class), self.shown_name(target));
        format!("class {a} cannot be cast to class {b} ({})", self.places(class, target))
    }

    /// Where two classes are: `A and B are in unnamed module of loader 'app'`.
    pub(crate) fn places(&mut self, a: ClassId, b: ClassId) -> String {
        let (pa, pb) = (self.place_of(a), self.place_of(b));
        let (a, b) = (self.shown_name(a), self.shown_name(b));
        if pa == pb { format!("{a} and {b} are in {pa}") } else { format!("{a} is in {pa}; {b} is in {pb}") }
    }

    /// `Class.getName`: hidden classes have a slash before their suffix.
    pub fn shown_name(&self, class: ClassId) -> String {
        let name = self.program.java_name(class);
        let mut element = class;
        while let Some(info) = self.program.class(element).array() {
            element = info.component;
        }
        if self.program.class(element).hidden { name.replacen('+', "/", 1) } else { name }
    }

    /// The module and loader of a class, or of an array's elements.
    fn place_of(&mut self, class: ClassId) -> String {
        let mut c = self.program.class(class);
        while let Some(info) = c.array() {
            c = self.program.class(info.component);
        }
        let (module, primitive, loader) = (c.module, c.is_primitive(), c.loader);
        let loader = self.loader_text(loader);
        match module {
            Some(m) => format!("module {} of loader {loader}", self.program.name(m)),
            None if primitive => format!("module java.base of loader {loader}"),
            None => format!("unnamed module of loader {loader}"),
        }
    }

    /// What a failed load or link means in Java.
    pub fn link_trap(&mut self, error: LinkError) -> Trap {
        match error {
            LinkError::NotFound(name) => {
                let cause = self.throw_new("java/lang/ClassNotFoundException", Some(&name.replace('/', ".")));
                let trap = self.throw_new("java/lang/NoClassDefFoundError", Some(&name));
                if let (Trap::Throw(e), Trap::Throw(c)) = (&trap, &cause) {
                    self.state.heap.set_ref(*e, self.known.throwable_cause, *c, &self.program);
                }
                trap
            }
            LinkError::Format(m) => self.throw_new("java/lang/ClassFormatError", Some(&m)),
            LinkError::Version(m) => self.throw_new("java/lang/UnsupportedClassVersionError", Some(&m)),
            LinkError::Verify(m) => self.throw_new("java/lang/VerifyError", Some(&m)),
            LinkError::Circular(m) => self.throw_new("java/lang/ClassCircularityError", Some(&m)),
            LinkError::Incompatible(m) => self.throw_new("java/lang/IncompatibleClassChangeError", Some(&m)),
            LinkError::WrongName(m) => self.throw_new("java/lang/NoClassDefFoundError", Some(&m)),
            LinkError::Source(m) => self.throw_new("java/lang/NoClassDefFoundError", Some(&m)),
            LinkError::Duplicate(m) => {
                let text = format!("duplicate class definition: {m}");
                self.throw_new("java/lang/LinkageError", Some(&text))
            }
            LinkError::NeedsLoader { loader, name } => self.ask_loader(loader, &name),
        }
    }
}
