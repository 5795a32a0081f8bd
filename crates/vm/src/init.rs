//! Class initialisation by the book (JLS 12.4.2).
//!
//! The initialiser is a frame of kind `ClassInit` under the instruction that needed the class; the instruction is
//! executed again when it is done. A class whose supertypes must come first has its frame waiting (`not_started`) below
//! theirs, one at a time, so that the order and the "in progress" marks are exactly the specification's.

use crate::native::{Missing, Trap};
use crate::vm::Vm;
use jaunt_base::breakage::broken;
use jaunt_classfile::Constant;
use jaunt_program::{ClassId, ClassKind, Kind, LoaderId, Method};
use jaunt_state::{ClassStatus, EffectKind, FrameKind, ObjRef, Status};

impl Vm {
    /// Makes sure that a class is initialised before the current instruction goes on.
    pub fn ensure_initialized(&mut self, class: ClassId) -> Result<(), Trap> {
        let state = *self.state.class(class);
        match state.status {
            ClassStatus::Initialized => {
                self.hear_use(class);
                Ok(())
            }
            ClassStatus::InProgress if state.by == self.current => Ok(()),
            _ if self.transition.ahead => Err(self.stops_ahead(EffectKind::ClassInit)),
            ClassStatus::InProgress => {
                self.block(Status::ClassInit(class));
                Err(Trap::Block)
            }
            ClassStatus::Erroneous => {
                self.hear_use(class);
                let message = format!("Could not initialize class {}", self.program.java_name(class));
                let trap = self.throw_new("java/lang/NoClassDefFoundError", Some(&message));
                if let (Trap::Throw(e), false) = (&trap, state.error().is_null()) {
                    self.state.heap.set_ref(*e, self.known.throwable_cause, state.error(), &self.program);
                }
                Err(trap)
            }
            // Where the program's own loaders are asked, a search is never complete anyway.
            ClassStatus::Linked if !state.defined && self.program.is_defined_for_all(class) => {
                let name = self.program.java_name(class);
                let what = format!("code names class {name} before it is defined, where another execution had found it");
                Err(self.unsupported(Missing::Sentence(what + ": that is not supported (Class.forName is)")))
            }
            ClassStatus::Linked => {
                self.initialization_point(class)?;
                self.begin(class)?;
                if self.state.is_initialized(class) { Ok(()) } else { Err(Trap::Again) }
            }
        }
    }

    /// Starts initialisation: either it is done at once, or frames were pushed.
    fn begin(&mut self, class: ClassId) -> Result<(), Trap> {
        if !matches!(self.program.class(class).kind, ClassKind::Instance) {
            self.state.class(class).status = ClassStatus::Initialized;
            return Ok(());
        }
        if !self.program.class(class).verified.get() {
            self.show_defined();
            self.program.verify_class(class).map_err(|e| self.link_trap(e))?;
        }
        self.prepare(class)?;
        let clinit = match self.program.class(class).clinit {
            Some(clinit) => clinit,
            None if self.next_dependency(class).is_none() => {
                self.state.class(class).status = ClassStatus::Initialized;
                return Ok(());
            }
            // Nothing of its own to run, but when a supertype fails, this class has failed too.
            None => {
                let vm_class = self.load_class("java/lang/JauntVm", LoaderId::BOOT)?;
                self.program.method_named(vm_class, "noInitializer", "()V").expect("our own class")
            }
        };
        let current = self.current;
        let method: *const Method = self.program.method(clinit);
        // SAFETY: methods are never removed.
        self.push_frame(unsafe { &*method }, &[], FrameKind::ClassInit(class))?;
        let state = self.state.class(class);
        state.status = ClassStatus::InProgress;
        state.by = current;
        self.enter_initialiser(class);
        self.thread().frames.last_mut().expect("just pushed").not_started = true;
        self.continue_initialization()
    }

    /// The top frame may be a class initialiser that waits for a supertype: start the next one, or let it run.
    pub fn continue_initialization(&mut self) -> Result<(), Trap> {
        let Some(frame) = self.thread().frames.last() else { return Ok(()) };
        let (FrameKind::ClassInit(class), true) = (frame.kind, frame.not_started) else { return Ok(()) };
        while let Some(dependency) = self.next_dependency(class) {
            match self.ensure_initialized(dependency) {
                Ok(()) => {}
                Err(Trap::Again) => return Ok(()),
                Err(trap) => return Err(trap),
            }
        }
        self.thread().frames.last_mut().expect("still there").not_started = false;
        // Others may have initialised the supertypes.
        self.hear_supertypes(class);
        Ok(())
    }

    /// The next supertype that must be initialised before this class's own initialiser runs.
    fn next_dependency(&self, class: ClassId) -> Option<ClassId> {
        self.dependency(class, &|id: ClassId| {
            self.state.classes.get(id).is_none_or(|s| {
                s.status == ClassStatus::Linked
                    || s.status == ClassStatus::Erroneous
                    || s.status == ClassStatus::InProgress && s.by != self.current
            })
        })
    }

    /// The first of a class's supertypes that its initialisation concerns and for which something holds.
    pub(crate) fn dependency(&self, class: ClassId, open: &dyn Fn(ClassId) -> bool) -> Option<ClassId> {
        let c = self.program.class(class);
        if c.is_interface() {
            return None;
        }
        if let Some(s) = c.super_class {
            if open(s) {
                return Some(s);
            }
        }
        let mut found = None;
        for &i in &c.interfaces {
            self.default_interface(i, open, &mut found);
            if found.is_some() {
                break;
            }
        }
        found
    }

    /// Superinterfaces that declare a default method, supertypes first.
    fn default_interface(&self, interface: ClassId, open: &dyn Fn(ClassId) -> bool, found: &mut Option<ClassId>) {
        let c = self.program.class(interface);
        for &i in &c.interfaces {
            self.default_interface(i, open, found);
            if found.is_some() {
                return;
            }
        }
        let has_default = c.methods.iter().any(|&m| {
            let m = self.program.method(m);
            !m.is_abstract() && !m.is_static()
        });
        if has_default && open(interface) {
            *found = Some(interface);
        }
    }

    /// Room for the statics, with the constants of `ConstantValue` attributes.
    pub fn prepare(&mut self, class: ClassId) -> Result<(), Trap> {
        let c = self.program.class(class);
        if self.state.heap.statics.get(class.0 as usize).is_some_and(|e| !e.body.is_null()) {
            return Ok(());
        }
        let size = c.static_size;
        let file = c.file.clone();
        self.state.heap.prepare_statics(class, size);
        self.state.class(class);
        let Some(file) = file else { return Ok(()) };
        let constants: Vec<(u32, Kind, Constant)> = self
            .program
            .class(class)
            .fields
            .iter()
            .filter(|f| f.is_static() && file.fields[f.index as usize].constant_value != 0)
            .map(|f| (f.offset, f.kind, file.pool.get(file.fields[f.index as usize].constant_value)))
            .collect();
        for (offset, kind, constant) in constants {
            let word: u64 = match constant {
                Constant::Integer(v) => v as u32 as u64,
                Constant::Float(bits) => bits as u64,
                Constant::Long(v) => v as u64,
                Constant::Double(bits) => bits,
                Constant::String { utf8 } => {
                    let id = self.program.string(&file.pool.utf16(utf8));
                    self.literal(id)?.word()
                }
                _ => continue,
            };
            self.set_static(class, offset, kind, word);
        }
        Ok(())
    }

    pub fn set_static(&mut self, class: ClassId, offset: u32, kind: Kind, word: u64) {
        let body = self.state.heap.statics_body_mut(class);
        // SAFETY: the offset belongs to a static field of that kind.
        unsafe {
            let at = body.add(offset as usize);
            match kind.size() {
                1 => *at = word as u8,
                2 => at.cast::<u16>().write(word as u16),
                4 => at.cast::<u32>().write(word as u32),
                _ => at.cast::<u64>().write(word),
            }
        }
    }

    pub fn get_static(&self, class: ClassId, offset: u32, kind: Kind) -> u64 {
        let body = self.state.heap.statics_body(class);
        // SAFETY: as above.
        unsafe { read_kind(body.add(offset as usize), kind) }
    }

    /// The initialiser returned.
    pub fn class_initialized(&mut self, class: ClassId) {
        self.state.class(class).status = ClassStatus::Initialized;
        self.hear_initialised(class);
        self.initialiser_left(class);
        self.wake_class_waiters(class);
    }

    /// The initialiser threw: what the instruction that needed the class throws.
    pub fn initialization_failed(&mut self, class: ClassId, exception: ObjRef) -> ObjRef {
        let kind = self.state.heap.class_of(exception);
        let summary = self.initialization_summary(exception);
        let share = self.options.track_sharing.then_some(&self.program);
        self.state.class_failed(class, summary, share);
        self.hear_initialised(class);
        if self.is_library(class) {
            // Who comes first gets another error than the others.
            self.see_initialiser(class);
        }
        self.initialiser_left(class);
        if !broken("thought: a failed initialiser wakes nobody") {
            self.wake_class_waiters(class);
        }
        if self.program.is_subclass(kind, self.known.error) {
            return exception;
        }
        match self.throw_new("java/lang/ExceptionInInitializerError", None) {
            Trap::Throw(error) => {
                self.state.heap.set_ref(error, self.known.throwable_cause, exception, &self.program);
                error
            }
            _ => exception,
        }
    }

    /// What later uses of the class get as the cause of their NoClassDefFoundError.
    fn initialization_summary(&mut self, exception: ObjRef) -> ObjRef {
        let kind = self.state.heap.class_of(exception);
        let message = self.state.heap.get_ref(exception, self.known.throwable_message);
        let mut text = format!("Exception {}", self.program.java_name(kind));
        if !message.is_null() {
            text.push_str(": ");
            text.push_str(&self.string_text(message));
        }
        let thread = self.thread().object;
        self.read_own_name(thread);
        let name = self.state.heap.get_ref(thread, self.known.thread_name);
        if !name.is_null() {
            text.push_str(&format!(" [in thread \"{}\"]", self.string_text(name)));
        }
        match self.throw_new("java/lang/ExceptionInInitializerError", Some(&text)) {
            Trap::Throw(error) => {
                for field in [self.known.throwable_backtrace, self.known.throwable_depth] {
                    let value = self.state.heap.get_u32(exception, field);
                    self.state.heap.set_u32(error, field, value, &self.program);
                }
                self.state.heap.set_ref(error, self.known.throwable_cause, ObjRef::NULL, &self.program);
                error
            }
            _ => ObjRef::NULL,
        }
    }

    fn wake_class_waiters(&mut self, class: ClassId) {
        let waiting = self.state.threads.live().filter(|t| t.status() == Status::ClassInit(class)).map(|t| t.id);
        for id in waiting.collect::<Vec<_>>() {
            self.state.threads.set_status(id, Status::Runnable);
        }
    }
}

/// Reads a field or element as a register.
///
/// # Safety
/// `at` points to a value of that kind.
pub unsafe fn read_kind(at: *const u8, kind: Kind) -> u64 {
    // SAFETY: as the caller promises.
    unsafe {
        match kind {
            Kind::Boolean => *at as u64,
            Kind::Byte => *at as i8 as i32 as u32 as u64,
            Kind::Char => at.cast::<u16>().read_unaligned() as u64,
            Kind::Short => at.cast::<i16>().read_unaligned() as i32 as u32 as u64,
            Kind::Int | Kind::Float | Kind::Ref => at.cast::<u32>().read_unaligned() as u64,
            Kind::Long | Kind::Double => at.cast::<u64>().read_unaligned(),
            Kind::Void => 0,
        }
    }
}

/// Writes a register as a field or element.
///
/// # Safety
/// `at` points to a writable value of that kind.
pub unsafe fn write_kind(at: *mut u8, kind: Kind, word: u64) {
    // SAFETY: as the caller promises.
    unsafe {
        match kind {
            Kind::Boolean => *at = word as u8 & 1,
            Kind::Byte => *at = word as u8,
            Kind::Char | Kind::Short => at.cast::<u16>().write_unaligned(word as u16),
            Kind::Int | Kind::Float | Kind::Ref => at.cast::<u32>().write_unaligned(word as u32),
            Kind::Long | Kind::Double => at.cast::<u64>().write_unaligned(word),
            Kind::Void => {}
        }
    }
}
