//! Calls that are not the fast path: natives, synchronized methods, first calls, calls made by the VM; and returns from
//! frames that mean more than "give the caller the value".

use crate::convert::{wrapped_kind, wrapper_name};
use crate::gate::Gate;
use crate::interp::{Stop, args_of, copy_args};
use crate::native::{NativeResult, Trap};
use crate::reduction::joins::may_be_left_ahead;
use crate::vm::{Room, Vm};
use jaunt_base::Symbol;
use jaunt_program::insn::{Insn, NO_REG};
use jaunt_program::method::{NATIVE_UNKNOWN, OF_PROGRAM};
use jaunt_program::{ClassId, Kind, LoaderId, Method, MethodId};
use jaunt_state::{EffectKind, Frame, FrameKind, ObjRef};

impl Vm {
    /// A call from an instruction that the fast path refused.
    ///
    /// # Safety
    /// `pc` is a quickened call with its lists, `regs` the registers of the current frame.
    pub unsafe fn invoke_slow(&mut self, method: *const Method, pc: *const Insn, regs: *const u64) -> NativeResult {
        // SAFETY: as the caller promises.
        let n = unsafe { (*pc).c as usize };
        let mut small = [0u64; 12];
        if n <= small.len() {
            // SAFETY: as the caller promises; there is room.
            unsafe { copy_args(pc, regs, small.as_mut_ptr(), n) };
            self.call(method, &small[..n])
        } else {
            // SAFETY: as the caller promises.
            self.call(method, &unsafe { args_of(pc, regs) })
        }
    }

    /// Calls a method with arguments in local-slot numbering. A native gives its result; anything else becomes a frame
    /// (`Trap::Called`) whose result goes to the current instruction.
    pub(crate) fn call(&mut self, method: *const Method, args: &[u64]) -> NativeResult {
        if method.is_null() {
            return Err(self.throw_new("java/lang/AbstractMethodError", None));
        }
        // SAFETY: methods are never removed.
        let method = unsafe { &*method };
        if method.is_native() {
            return self.call_native(method, args);
        }
        self.push_frame(method, args, FrameKind::Normal)?;
        Err(Trap::Called)
    }

    /// Calls what virtual dispatch selects for a receiver's class; see [`Vm::call`].
    pub fn call_virtual(&mut self, class: ClassId, resolved: MethodId, args: &[u64]) -> NativeResult {
        let target = self.program.select(class, self.program.method(resolved));
        self.call(target, args)
    }

    /// Calls a method by id; see [`Vm::call`].
    pub fn call_id(&mut self, method: MethodId, args: &[u64]) -> NativeResult {
        let method: *const Method = self.program.method(method);
        self.call(method, args)
    }

    fn call_native(&mut self, method: &Method, args: &[u64]) -> NativeResult {
        if self.transition.ahead {
            return Err(self.stops_ahead(EffectKind::Global));
        }
        if method.signature_polymorphic {
            return self.call_polymorphic(method, args);
        }
        // A native that another one calls belongs to the same step.
        if !self.in_native {
            self.transition.granted_call = false;
        }
        self.moments_to_native(method, args);
        let mut id = method.native.get();
        if id == NATIVE_UNKNOWN {
            id = self.find_native(method)?;
            method.native.set(id);
        }
        if method.is_synchronized() {
            // Natives run to their end at once, so the monitor only has to be free.
            let lock = if method.is_static() { self.mirror(method.class) } else { ObjRef(args[0] as u32) };
            self.monitor_enter(lock)?;
            let result = self.run_native(id, args);
            self.monitor_leave(lock)?;
            return result;
        }
        self.in_native = true;
        let result = self.run_native(id, args);
        self.in_native = false;
        result
    }

    #[inline(always)]
    fn run_native(&mut self, id: u32, args: &[u64]) -> NativeResult {
        let native = self.natives.get(id);
        let mut gate = Gate::new(self);
        let result = native(&mut gate, args);
        gate.close(id, &result);
        if matches!(result, Err(Trap::Point)) && self.transition.granted_call && self.transition.uncaught.is_none() {
            return Err(self.stops_twice());
        }
        result
    }

    /// A native that stops once more after it had its turn is executed again from its beginning, where it needs the turn again, for
    /// ever: a search would see all there is to see of that and never what comes after. (What it reads first it can read in
    /// steps, [`crate::gate`].)
    #[cold]
    fn stops_twice(&self) -> Trap {
        self.unsupported("a native method that has to stop twice")
    }

    /// A new wrapper object for a primitive value; references stay, void is null.
    pub fn box_value(&mut self, kind: Kind, word: u64) -> Result<ObjRef, Trap> {
        let class = match wrapper_name(kind) {
            Some(name) => name,
            None if kind == Kind::Ref => return Ok(ObjRef(word as u32)),
            None => return Ok(ObjRef::NULL),
        };
        let class = self.load_class(class, LoaderId::BOOT)?;
        let offset = self.program.field_named(class, "value").expect("wrappers have a value").offset;
        let object = self.new_object(class);
        let body = self.state.heap.body_mut(object, &self.program);
        // SAFETY: the field has that kind.
        unsafe { crate::init::write_kind(body.add(offset as usize), kind, word) };
        Ok(object)
    }

    /// The kind and value of a wrapper object; `None` for anything else.
    pub fn unbox_value(&self, object: ObjRef) -> Option<(Kind, u64)> {
        let class = self.state.heap.class_of(object);
        let kind = wrapped_kind(self.program.class_name(class))?;
        let offset = self.program.field_named(class, "value")?.offset;
        // SAFETY: the field has that kind.
        Some((kind, unsafe { crate::init::read_kind(self.state.heap.body(object).add(offset as usize), kind) }))
    }

    #[cold]
    fn find_native(&mut self, method: &Method) -> Result<u32, Trap> {
        let name = self.program.name(method.name);
        let signature = format!("{}.{}{}", self.program.class_name(method.class), name, self.program.name(method.desc));
        if let Some(id) = self.natives.find(&signature) {
            return Ok(id);
        }
        if matches!(name, "registerNatives" | "initIDs" | "initNative") && method.ret == Kind::Void {
            return Ok(self.natives.find("*.nothing").expect("registered at start"));
        }
        if !self.program.class(method.class).loader.is_builtin() || self.program.class(method.class).loader == LoaderId::APP {
            // The program's own native methods: Java would look for a library.
            let text = format!("'{}'", self.pretty_method(method));
            return Err(self.throw_new("java/lang/UnsatisfiedLinkError", Some(&text)));
        }
        let what = format!("native method {}", self.program.describe(method.id));
        Err(self.unsupported(what))
    }

    /// `int pkg.Class.name(int, java.lang.String)` as HotSpot prints methods in errors.
    pub fn pretty_method(&self, method: &Method) -> String {
        let desc = self.program.name(method.desc);
        let params: Vec<String> = jaunt_program::link::param_types(desc).map(pretty_type).collect();
        format!(
            "{} {}.{}({})",
            pretty_type(jaunt_program::link::return_type(desc)),
            self.program.java_name(method.class),
            self.program.name(method.name),
            params.join(", ")
        )
    }

    /// Pushes a frame for a Java method.
    pub fn push_frame(&mut self, method: &Method, args: &[u64], kind: FrameKind) -> Result<(), Trap> {
        if method.is_abstract() {
            return Err(self.abstract_method(method));
        }
        if method.is_native() {
            return Err(self.unsupported(format!("a call by the VM of native method {}", self.program.describe(method.id))));
        }
        let code = self.program.code(method.id).map_err(|e| self.link_trap(e))?;
        // SAFETY: code is never freed.
        let registers = unsafe { (*code).registers as usize };
        let thread = self.thread();
        let base = thread.stack_top();
        if base as usize + registers.max(args.len()) + 64 > thread.stack.capacity() || thread.frames.len() >= thread.max_frames {
            return Err(self.stack_overflow());
        }
        if self.checking() {
            if method.library.get() == OF_PROGRAM {
                self.called_back();
            } else {
                self.begins_operation(method);
            }
        }
        let mut lock = ObjRef::NULL;
        if method.is_synchronized() {
            lock = if method.is_static() { self.mirror(method.class) } else { ObjRef(args[0] as u32) };
            self.transition.entering = Some(method);
            let entered = self.monitor_enter(lock);
            self.transition.entering = None;
            entered?;
            // The library's own methods, such as `join`, never stay inside.
            if self.checking() && method.class != self.known.thread {
                self.look_at_end(lock);
            }
        }
        let thread = self.thread();
        // SAFETY: checked just now that the registers fit.
        unsafe {
            let to = thread.stack.ptr().add(base as usize);
            std::ptr::copy_nonoverlapping(args.as_ptr(), to, args.len());
            thread.frames.push(Frame { method, pc: (*code).insns.first(), base, lock, kind, not_started: false });
        }
        Ok(())
    }

    /// Calls a Java method in the middle of an instruction, which is executed again afterwards.
    pub fn call_again(&mut self, method: MethodId, args: &[u64], kind: FrameKind) -> Trap {
        let method: *const Method = self.program.method(method);
        // SAFETY: methods are never removed.
        match self.push_frame(unsafe { &*method }, args, kind) {
            Ok(()) => Trap::Again,
            Err(trap) => trap,
        }
    }

    /// Returns from a frame that is not plain. `Err(Ok(trap))`: an exception instead; `Err(Err(stop))`: leave.
    pub fn leave_slow(&mut self, value: u64) -> Result<(), Result<Trap, Stop>> {
        let frame = *self.thread().frames.last().expect("a frame to leave");
        if self.transition.ahead && !may_be_left_ahead(frame.kind) {
            return Err(Ok(self.stops_ahead(EffectKind::Global)));
        }
        if !frame.lock.is_null() {
            if self.assumed.observed && !self.may_leave(frame.lock) {
                return Err(Ok(Trap::Point));
            }
            // Cannot fail: the frame holds it, unless the method exited the monitor by hand.
            if let Err(trap) = self.monitor_leave(frame.lock) {
                self.thread().frames.last_mut().expect("a frame").lock = ObjRef::NULL;
                return Err(Ok(trap));
            }
        }
        self.thread().frames.pop();
        match frame.kind {
            FrameKind::Normal => self.give_result(value),
            FrameKind::Again => {}
            FrameKind::AgainWithRoot(slot) => self.keep_root(slot as usize, ObjRef(value as u32)),
            FrameKind::AgainConverted(from) => self.thread().converted = [from, ObjRef(value as u32)],
            FrameKind::AgainWithClass(loader, name) => {
                self.loader_answered(LoaderId(loader), Symbol(name), ObjRef(value as u32)).map_err(Ok)?;
            }
            FrameKind::ClassInit(class) => {
                self.class_initialized(class);
                self.continue_initialization().map_err(Ok)?;
            }
            FrameKind::Reflect(kind) => {
                let boxed = self.box_value(kind, value).map_err(Ok)?;
                self.give_result(boxed.word());
            }
            FrameKind::Construct(object) => self.give_result(object.word()),
            FrameKind::Bottom => {
                let thread = self.thread();
                thread.result = value;
                thread.thrown = ObjRef::NULL;
                return Err(Err(Stop::Finished));
            }
        }
        Ok(())
    }

    /// Finishes the call instruction of the top frame with a result.
    pub fn give_result(&mut self, value: u64) {
        let thread = self.thread();
        let frame = thread.frames.last_mut().expect("a caller");
        // SAFETY: a waiting frame's pc is its call instruction; its destination lies in the frame.
        unsafe {
            let call = &*frame.pc;
            if call.a != NO_REG {
                *thread.stack.ptr().add(frame.base as usize + call.a as usize) = value;
            }
            frame.pc = frame.pc.add(1 + call.b as usize);
        }
    }

    /// What an instruction's trap means for the thread. `None`: go on with the top frame.
    #[cold]
    #[inline(never)]
    pub fn handle_trap(&mut self, trap: Trap) -> Option<Stop> {
        match trap {
            Trap::Throw(_) if self.transition.ahead => {
                self.stops_ahead(EffectKind::Global);
                Some(Stop::Point)
            }
            Trap::Again if self.room == Room::Wanted => {
                // The instruction's operands are still in registers: here it is between two instructions.
                self.collect_garbage(true);
                self.room = Room::Made;
                None
            }
            Trap::Again | Trap::Called => None,
            Trap::Block => Some(Stop::Blocked),
            Trap::Point => Some(Stop::Point),
            Trap::Choose(n) => Some(Stop::Choice(n)),
            Trap::Yield(value) => {
                self.give_result(value);
                // Under `check` others run between any two steps anyway.
                if self.checking() && !self.thread().suspended { None } else { Some(Stop::Yield) }
            }
            Trap::Exit(code) => Some(Stop::Exit(code)),
            Trap::Ignore => Some(Stop::Ignored),
            Trap::Halted => Some(Stop::Halted),
            Trap::Unsupported(what) => Some(Stop::Unsupported(what)),
            Trap::Throw(exception) => self.unwind(exception),
        }
    }
}

/// `I` → `int`, `[Ljava/lang/String;` → `java.lang.String[]`.
pub fn pretty_type(desc: &str) -> String {
    let dims = desc.bytes().take_while(|&b| b == b'[').count();
    let element = &desc[dims..];
    let mut text = match element.strip_prefix('L') {
        Some(name) => name.trim_end_matches(';').replace('/', "."),
        None => Kind::of_descriptor(element.bytes().next().unwrap_or(b'V')).primitive_name().to_string(),
    };
    for _ in 0..dims {
        text.push_str("[]");
    }
    text
}
