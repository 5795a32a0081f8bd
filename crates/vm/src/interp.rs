//! The interpreter loop over register code: concrete values, one thread, until it must stop.
//!
//! Locals of the loop: `pc` (the instruction being executed), `regs` (register 0 of the frame), `top` (first register
//! behind the frame). They are written back to the frame (`save!`) before anything that can look at the stack, and
//! read again (`load!`) after anything that can change it. An instruction either finishes and moves `pc` on, or leaves
//! everything as it was and is executed again: that is what makes class initialisation, blocking and snapshots
//! possible at any instruction.
//!
//! What the loop relies on: class files outside the JDK were verified, so registers hold what the instruction expects
//! and field offsets lie inside the object's body; references in registers are rows of the object table.

#![allow(clippy::redundant_closure_call)] // the operator macros take the operation as a closure

use crate::native::Trap;
use crate::policy::Mode;
use crate::reduction::quiet::LAST_OF_NOTE;
use crate::semantics::{Cmp, Condition, dense_target, pure, sparse_target};
use crate::vm::{InterfaceSite, Vm};
use jaunt_program::insn::{CONSTANT_FIELD, Insn, NO_REG, Op, Reach, VOLATILE_FIELD};
use jaunt_program::method::OF_PROGRAM;
use jaunt_program::{ClassId, Code, Method};
use jaunt_state::heap::{Entry, FROZEN, SHARED};
use jaunt_state::thread::STATICS;
use jaunt_state::time::is_moment;
use jaunt_state::{ClassStatus, Frame, FrameKind, ObjRef};
use std::sync::atomic::{AtomicBool, Ordering};

/// Why the interpreter gave control back.
#[derive(Debug)]
pub enum Stop {
    /// The quantum is used up, or the thread asked to yield.
    Yield,
    /// The thread waits for something.
    Blocked,
    /// The bottom frame was left; result or exception are in the thread.
    Finished,
    /// Something visible comes next; the thread's record says what.
    Point,
    /// The thread wants a value: one of so many.
    Choice(u32),
    Exit(i32),
    /// The execution ends here and does not count.
    Ignored,
    /// Somebody outside wants the machine back; the thread stands before an instruction, at no point.
    Halted,
    Unsupported(Box<crate::native::Unsupported>),
}

/// The modes as numbers, for three copies of the loop.
const RUN: u8 = 0;
const CHECK: u8 = 1;
const STEP: u8 = 2;

#[inline(always)]
fn f32_of(word: u64) -> f32 {
    f32::from_bits(word as u32)
}
#[inline(always)]
fn f64_of(word: u64) -> f64 {
    f64::from_bits(word)
}

/// A comparison as the `fcmp`/`dcmp` instructions define it, against a condition number of the fused branch.
#[inline(always)]
fn float_condition(order: Option<std::cmp::Ordering>, c: u16) -> bool {
    let value = match order {
        Some(o) => o as i32,
        None if c & 8 != 0 => 1,
        None => -1,
    };
    match c & 7 {
        0 => value == 0,
        1 => value != 0,
        2 => value < 0,
        3 => value >= 0,
        4 => value > 0,
        _ => value <= 0,
    }
}

impl Vm {
    /// Executes the current thread until it must stop.
    pub fn interpret(&mut self) -> Stop {
        match self.policy.mode {
            Mode::Run if self.options.by_meaning => self.interpret_by_meaning(),
            Mode::Run => self.interpret_as::<RUN, false>(),
            Mode::Check if self.is_heard() => self.interpret_as::<CHECK, true>(),
            Mode::Check => self.interpret_as::<CHECK, false>(),
            Mode::Step if self.is_heard() => self.interpret_as::<STEP, true>(),
            Mode::Step => self.interpret_as::<STEP, false>(),
        }
    }

    /// `HEARD`: somebody wants to know of every access. Nobody begins to in the middle.
    fn interpret_as<const MODE: u8, const HEARD: bool>(&mut self) -> Stop {
        // SAFETY: of the whole function. See the module's comment. `th` is boxed and outlives the loop; `regs` and `top` point
        // into its register stack, which never moves; `pc` points into code, which is never freed.
        unsafe {
            let th: *mut jaunt_state::JavaThread = &mut self.state.threads[self.current];
            let stack_base = (*th).stack.ptr();
            let stack_limit = stack_base.add((*th).stack.capacity() - 70_000);
            let table: *mut Entry = self.state.heap.table();
            let halt: *const AtomicBool = self.halt.flag();
            let mut pc: *const Insn;
            let mut regs: *mut u64;
            let mut top: *mut u64;
            // In `STEP`: no instruction was executed yet; and how many may be.
            let mut first = true;
            let mut stretch = self.transition.stretch;
            let mut reaching = self.transition.reaching;
            // In `CHECK`: instructions executed, kept in a register.
            let mut executed = 0u64;
            macro_rules! counted {
                () => {
                    if MODE == CHECK {
                        self.search.instructions += executed;
                    }
                    if MODE == STEP {
                        self.transition.stretch = stretch;
                    }
                };
            }

            macro_rules! load {
                () => {{
                    let frame = (*th).frames.last().unwrap_unchecked();
                    pc = frame.pc;
                    regs = stack_base.add(frame.base as usize);
                    top = regs.add((*(*frame.method).code.get()).registers as usize);
                }};
            }
            macro_rules! save {
                () => {
                    (*th).frames.last_mut().unwrap_unchecked().pc = pc
                };
            }
            macro_rules! r {
                ($i:expr) => {
                    *regs.add($i as usize)
                };
            }
            macro_rules! next {
                () => {{
                    pc = pc.add(1);
                    continue;
                }};
            }
            macro_rules! trap {
                ($trap:expr) => {{
                    let old = pc;
                    match self.handle_trap($trap) {
                        None => {
                            load!();
                            // Linking alone is not a step.
                            first |= MODE == STEP && pc == old;
                            continue;
                        }
                        Some(stop) => {
                            counted!();
                            return stop;
                        }
                    }
                }};
            }
            // A slow path: the frame is written back; on success goes on with its value.
            macro_rules! slow {
                ($e:expr) => {{
                    save!();
                    match $e {
                        Ok(value) => value,
                        Err(trap) => trap!(trap),
                    }
                }};
            }
            // A slow path that changes the instruction itself: then execute it again.
            macro_rules! quicken {
                ($e:expr) => {{
                    slow!($e);
                    first = true;
                    continue;
                }};
            }
            // Operations on words have their meaning from `semantics`.
            macro_rules! unary {
                ($insn:expr, $f:path) => {{
                    r!($insn.a) = $f(r!($insn.b));
                    next!()
                }};
            }
            macro_rules! binary {
                ($insn:expr, $f:path) => {{
                    r!($insn.a) = $f(r!($insn.b), r!($insn.c));
                    next!()
                }};
            }
            macro_rules! constant {
                ($insn:expr, $f:path) => {{
                    r!($insn.a) = $f(r!($insn.b), $insn.x);
                    next!()
                }};
            }
            // In `CHECK`: these operands must not be moments, or the clock becomes part of the state.
            macro_rules! numbers {
                ($($word:expr),*) => {
                    if MODE == CHECK && ($(is_moment($word))|*) {
                        self.moment_as_number();
                    }
                };
            }
            // Two moments are compared.
            macro_rules! compared {
                ($x:expr, $y:expr) => {
                    if MODE == CHECK && is_moment($x) && is_moment($y) {
                        self.moments_are_compared($x, $y);
                    }
                };
            }
            macro_rules! branch {
                ($insn:expr, $holds:expr) => {{
                    if $holds {
                        pc = pc.offset(($insn.x as u32 as i32) as isize);
                        continue;
                    }
                    next!()
                }};
            }
            macro_rules! object {
                ($word:expr) => {{
                    let r = $word as u32;
                    if r == 0 {
                        slow!(Err::<(), Trap>(self.null_pointer()));
                    }
                    table.add(r as usize)
                }};
            }
            macro_rules! element {
                ($insn:expr) => {{
                    let entry = object!(r!($insn.b));
                    let index = r!($insn.c) as u32;
                    if index >= (*entry).len {
                        let len = (*entry).len;
                        slow!(Err::<(), Trap>(self.array_index(index as i32, len)));
                    }
                    (entry, index as usize)
                }};
            }
            macro_rules! aload {
                ($insn:expr, $t:ty, $conv:expr) => {{
                    let (entry, index) = element!($insn);
                    visible_element!(entry, r!($insn.b), index * size_of::<$t>(), false);
                    let f: fn($t) -> u64 = $conv;
                    r!($insn.a) = f(*(*entry).body.cast::<$t>().add(index));
                    next!()
                }};
            }
            macro_rules! writable {
                ($entry:expr, $r:expr) => {
                    if (*$entry).meta & (FROZEN | SHARED) != 0 {
                        self.prepare_write(ObjRef($r as u32));
                    }
                };
            }
            // The same for storing a reference: into a shared object it publishes what it refers to.
            macro_rules! writable_ref {
                ($entry:expr, $r:expr, $value:expr) => {
                    if (*$entry).meta & (FROZEN | SHARED) != 0 {
                        self.prepare_write_ref(ObjRef($r as u32), ObjRef($value as u32));
                    }
                };
            }
            macro_rules! astore {
                ($insn:expr, $t:ty) => {{
                    let (entry, index) = element!($insn);
                    visible_element!(entry, r!($insn.b), index * size_of::<$t>(), true);
                    writable!(entry, r!($insn.b));
                    *(*entry).body.cast::<$t>().add(index) = r!($insn.a) as $t;
                    next!()
                }};
            }
            macro_rules! getfield {
                ($insn:expr, $t:ty, $conv:expr) => {{
                    let entry = object!(r!($insn.b));
                    visible!(entry, r!($insn.b), $insn.x, false, $insn);
                    let f: fn($t) -> u64 = $conv;
                    r!($insn.a) = f(*(*entry).body.add($insn.x as usize).cast::<$t>());
                    next!()
                }};
            }
            macro_rules! putfield {
                ($insn:expr, $t:ty) => {{
                    let entry = object!(r!($insn.b));
                    visible!(entry, r!($insn.b), $insn.x, true, $insn);
                    writable!(entry, r!($insn.b));
                    *(*entry).body.add($insn.x as usize).cast::<$t>() = r!($insn.a) as $t;
                    next!()
                }};
            }
            macro_rules! statics {
                ($insn:expr) => {{
                    let class = ClassId(($insn.x >> 32) as u32);
                    if (*self.state.classes.as_ptr().add(class.0 as usize)).status != ClassStatus::Initialized {
                        slow!(self.ensure_initialized(class));
                    }
                    class
                }};
            }
            macro_rules! getstatic {
                ($insn:expr, $t:ty, $conv:expr) => {{
                    let class = statics!($insn);
                    visible_static!(class, $insn, false);
                    let f: fn($t) -> u64 = $conv;
                    r!($insn.a) = f(*self.state.heap.statics_body(class).add($insn.x as u32 as usize).cast::<$t>());
                    next!()
                }};
            }
            macro_rules! putstatic {
                ($insn:expr, $t:ty) => {{
                    let class = statics!($insn);
                    visible_static!(class, $insn, true);
                    let body = self.state.heap.statics_body_mut(class);
                    *body.add($insn.x as u32 as usize).cast::<$t>() = r!($insn.a) as $t;
                    next!()
                }};
            }
            macro_rules! call {
                ($insn:expr, $method:expr) => {{
                    let method: *const Method = $method;
                    let code: *const Code = (*method).entry.get();
                    if code.is_null()
                        || top > stack_limit
                        || (*th).frames.len() >= (*th).max_frames
                        || (*halt).load(Ordering::Relaxed)
                    {
                        gc_point!();
                        save!();
                        if self.must_halt() {
                            counted!();
                            return Stop::Halted;
                        }
                        match self.invoke_slow(method, pc, regs) {
                            Ok(result) => {
                                if $insn.a != NO_REG {
                                    r!($insn.a) = result;
                                }
                                pc = pc.add(1 + $insn.b as usize);
                                continue;
                            }
                            Err(trap) => trap!(trap),
                        }
                    }
                    if MODE == CHECK {
                        // The program's own methods first: of all that are called they are the most, and the answer is one comparison.
                        let kind = (*method).library.get();
                        if kind == OF_PROGRAM {
                            let caller = (*th).frames.last().unwrap_unchecked().method;
                            if (*caller).library.get() != OF_PROGRAM {
                                self.called_back();
                            }
                        } else if kind <= LAST_OF_NOTE {
                            self.begins_operation(&*method);
                        }
                    }
                    copy_args(pc, regs, top, $insn.c as usize);
                    let frames = &mut (*th).frames;
                    frames.last_mut().unwrap_unchecked().pc = pc;
                    frames.push(Frame {
                        method,
                        pc: (*code).insns.first(),
                        base: top.offset_from(stack_base) as u32,
                        lock: ObjRef::NULL,
                        kind: FrameKind::Normal,
                        not_started: false,
                    });
                    pc = (*code).insns.first();
                    regs = top;
                    top = regs.add((*code).registers as usize);
                    continue;
                }};
            }
            macro_rules! leave {
                ($value:expr) => {{
                    let value: u64 = $value;
                    if HEARD {
                        save!();
                        self.hear_return();
                    }
                    let frame = (*th).frames.last().unwrap_unchecked();
                    if frame.kind != FrameKind::Normal || !frame.lock.is_null() {
                        save!();
                        match self.leave_slow(value) {
                            Ok(()) => {
                                load!();
                                continue;
                            }
                            Err(stop) => match stop {
                                Ok(trap) => trap!(trap),
                                Err(stop) => {
                                    counted!();
                                    return stop;
                                }
                            },
                        }
                    }
                    (*th).frames.pop();
                    let caller = (*th).frames.last().unwrap_unchecked();
                    pc = caller.pc;
                    top = regs;
                    regs = stack_base.add(caller.base as usize);
                    let call = &*pc;
                    if call.a != NO_REG {
                        r!(call.a) = value;
                    }
                    pc = pc.add(1 + call.b as usize);
                    continue;
                }};
            }
            macro_rules! gc_point {
                () => {
                    if self.state.heap.gc_due {
                        save!();
                        self.collect_garbage(false);
                    }
                };
            }

            // Before an access to a shared object: the thread may have to stop.
            macro_rules! visible {
                ($entry:expr, $r:expr, $offset:expr, $write:expr, $insn:expr) => {
                    if MODE == STEP && self.events.is_some() && $insn.c & CONSTANT_FIELD == 0 {
                        save!();
                        self.tell_access(ObjRef($r as u32), $offset as u32, $write);
                    }
                    let shared = MODE == CHECK && (*$entry).meta & SHARED != 0;
                    if (shared || HEARD) && $insn.c & CONSTANT_FIELD == 0 {
                        save!();
                        let plain = $insn.c & VOLATILE_FIELD == 0;
                        if shared && !self.access(ObjRef($r as u32), $offset as u32, $write, plain) {
                            counted!();
                            return Stop::Point;
                        }
                        if HEARD {
                            self.hear_access($r as u32, $offset as u32, $write);
                        }
                    }
                };
            }
            macro_rules! visible_element {
                ($entry:expr, $r:expr, $offset:expr, $write:expr) => {
                    if MODE == STEP && self.events.is_some() {
                        save!();
                        self.tell_access(ObjRef($r as u32), $offset as u32, $write);
                    }
                    let shared = MODE == CHECK && (*$entry).meta & SHARED != 0;
                    if shared || HEARD {
                        save!();
                        if shared && !self.access(ObjRef($r as u32), $offset as u32, $write, true) {
                            counted!();
                            return Stop::Point;
                        }
                        if HEARD {
                            self.hear_access($r as u32, $offset as u32, $write);
                        }
                    }
                };
            }
            macro_rules! visible_static {
                ($class:expr, $insn:expr, $write:expr) => {
                    if MODE == STEP && self.events.is_some() && $insn.c & CONSTANT_FIELD == 0 {
                        save!();
                        self.tell_static_access($class, $insn.x as u32, $write);
                    }
                    // (While a class is being initialised, its statics change.)
                    let settled = || (*self.state.classes.as_ptr().add($class.0 as usize)).status == ClassStatus::Initialized;
                    if MODE == CHECK && ($insn.c & CONSTANT_FIELD == 0 || !settled()) {
                        save!();
                        let plain = $insn.c & VOLATILE_FIELD == 0;
                        if !self.access_static($class, $insn.x as u32, $write, plain) {
                            counted!();
                            return Stop::Point;
                        }
                    }
                    if HEARD {
                        save!();
                        self.hear_use($class);
                        self.hear_access($class.0 | STATICS, $insn.x as u32, $write);
                    }
                };
            }
            load!();
            loop {
                let insn = &*pc;
                if MODE == STEP {
                    if !first {
                        // Counted are instructions that were executed, so linking and quickening do not show.
                        if stretch <= 1 || reaching != 0 && insn.op.reach() != Reach::Own {
                            let stops = match stretch {
                                0 => !self.is_own(insn, (*th).frames.last().unwrap_unchecked(), regs),
                                1 => true,
                                _ => {
                                    let method = (*th).frames.last().unwrap_unchecked().method;
                                    reaching -= ((*method).library.get() == OF_PROGRAM) as u32;
                                    reaching == 0
                                }
                            };
                            if stops {
                                save!();
                                counted!();
                                return Stop::Yield;
                            }
                        }
                        stretch = stretch.saturating_sub(1);
                    }
                    first = false;
                }
                if MODE == CHECK {
                    executed += 1;
                }
                match insn.op {
                    Op::Args => unreachable!("an argument list is never executed"),
                    Op::Mov => {
                        r!(insn.a) = r!(insn.b);
                        next!()
                    }
                    Op::Const => {
                        r!(insn.a) = insn.x;
                        next!()
                    }
                    Op::IAdd => binary!(insn, pure::iadd),
                    Op::ISub => binary!(insn, pure::isub),
                    Op::IMul => binary!(insn, pure::imul),
                    Op::IShl => binary!(insn, pure::ishl),
                    Op::IShr => binary!(insn, pure::ishr),
                    Op::IUshr => binary!(insn, pure::iushr),
                    Op::IAnd => binary!(insn, pure::iand),
                    Op::IOr => binary!(insn, pure::ior),
                    Op::IXor => binary!(insn, pure::ixor),
                    Op::IAddI => constant!(insn, pure::iadd),
                    Op::IMulI => constant!(insn, pure::imul),
                    Op::IShlI => constant!(insn, pure::ishl),
                    Op::IShrI => constant!(insn, pure::ishr),
                    Op::IUshrI => constant!(insn, pure::iushr),
                    Op::IAndI => constant!(insn, pure::iand),
                    Op::IOrI => constant!(insn, pure::ior),
                    Op::IXorI => constant!(insn, pure::ixor),
                    // (Divisions not: the total function of it costs calls an instruction or two, by other registers for the loop's locals.)
                    Op::IDiv => {
                        let y = r!(insn.c) as i32;
                        if y == 0 {
                            slow!(Err::<(), Trap>(self.divide_by_zero()));
                        }
                        r!(insn.a) = (r!(insn.b) as i32).wrapping_div(y) as u32 as u64;
                        next!()
                    }
                    Op::IRem => {
                        let y = r!(insn.c) as i32;
                        if y == 0 {
                            slow!(Err::<(), Trap>(self.divide_by_zero()));
                        }
                        r!(insn.a) = (r!(insn.b) as i32).wrapping_rem(y) as u32 as u64;
                        next!()
                    }
                    Op::IDivI => {
                        r!(insn.a) = (r!(insn.b) as i32).wrapping_div(insn.x as i32) as u32 as u64;
                        next!()
                    }
                    Op::IRemI => {
                        r!(insn.a) = (r!(insn.b) as i32).wrapping_rem(insn.x as i32) as u32 as u64;
                        next!()
                    }
                    Op::INeg => unary!(insn, pure::ineg),
                    Op::LAdd => {
                        if MODE == CHECK && (is_moment(r!(insn.b)) | is_moment(r!(insn.c))) {
                            self.moment_in_sum(r!(insn.b), r!(insn.c));
                        }
                        binary!(insn, pure::ladd)
                    }
                    Op::LSub => {
                        if MODE == CHECK && (is_moment(r!(insn.b)) | is_moment(r!(insn.c))) {
                            self.moment_in_difference(r!(insn.b), r!(insn.c), pc);
                        }
                        binary!(insn, pure::lsub)
                    }
                    Op::LMul => {
                        numbers!(r!(insn.b), r!(insn.c));
                        binary!(insn, pure::lmul)
                    }
                    Op::LShl => {
                        numbers!(r!(insn.b));
                        binary!(insn, pure::lshl)
                    }
                    Op::LShr => {
                        numbers!(r!(insn.b));
                        binary!(insn, pure::lshr)
                    }
                    Op::LUshr => {
                        numbers!(r!(insn.b));
                        binary!(insn, pure::lushr)
                    }
                    Op::LAnd => {
                        numbers!(r!(insn.b), r!(insn.c));
                        binary!(insn, pure::land)
                    }
                    Op::LOr => {
                        numbers!(r!(insn.b), r!(insn.c));
                        binary!(insn, pure::lor)
                    }
                    Op::LXor => {
                        numbers!(r!(insn.b), r!(insn.c));
                        binary!(insn, pure::lxor)
                    }
                    Op::LAddI => {
                        if MODE == CHECK && is_moment(r!(insn.b)) {
                            self.moment_in_sum(r!(insn.b), insn.x);
                        }
                        constant!(insn, pure::ladd)
                    }
                    Op::LMulI => {
                        numbers!(r!(insn.b));
                        constant!(insn, pure::lmul)
                    }
                    Op::LShlI => {
                        numbers!(r!(insn.b));
                        constant!(insn, pure::lshl)
                    }
                    Op::LShrI => {
                        numbers!(r!(insn.b));
                        constant!(insn, pure::lshr)
                    }
                    Op::LUshrI => {
                        numbers!(r!(insn.b));
                        constant!(insn, pure::lushr)
                    }
                    Op::LAndI => {
                        numbers!(r!(insn.b));
                        constant!(insn, pure::land)
                    }
                    Op::LDiv => {
                        numbers!(r!(insn.b), r!(insn.c));
                        let y = r!(insn.c) as i64;
                        if y == 0 {
                            slow!(Err::<(), Trap>(self.divide_by_zero()));
                        }
                        r!(insn.a) = (r!(insn.b) as i64).wrapping_div(y) as u64;
                        next!()
                    }
                    Op::LRem => {
                        numbers!(r!(insn.b), r!(insn.c));
                        let y = r!(insn.c) as i64;
                        if y == 0 {
                            slow!(Err::<(), Trap>(self.divide_by_zero()));
                        }
                        r!(insn.a) = (r!(insn.b) as i64).wrapping_rem(y) as u64;
                        next!()
                    }
                    Op::LNeg => {
                        numbers!(r!(insn.b));
                        unary!(insn, pure::lneg)
                    }
                    Op::FAdd => binary!(insn, pure::fadd),
                    Op::FSub => binary!(insn, pure::fsub),
                    Op::FMul => binary!(insn, pure::fmul),
                    Op::FDiv => binary!(insn, pure::fdiv),
                    Op::FRem => binary!(insn, pure::frem),
                    Op::FNeg => unary!(insn, pure::fneg),
                    Op::DAdd => binary!(insn, pure::dadd),
                    Op::DSub => binary!(insn, pure::dsub),
                    Op::DMul => binary!(insn, pure::dmul),
                    Op::DDiv => binary!(insn, pure::ddiv),
                    Op::DRem => binary!(insn, pure::drem),
                    Op::DNeg => unary!(insn, pure::dneg),
                    Op::I2L => unary!(insn, pure::i2l),
                    Op::I2F => unary!(insn, pure::i2f),
                    Op::I2D => unary!(insn, pure::i2d),
                    Op::L2I => {
                        numbers!(r!(insn.b));
                        unary!(insn, pure::l2i)
                    }
                    Op::L2F => {
                        numbers!(r!(insn.b));
                        unary!(insn, pure::l2f)
                    }
                    Op::L2D => {
                        numbers!(r!(insn.b));
                        unary!(insn, pure::l2d)
                    }
                    Op::F2I => unary!(insn, pure::f2i),
                    Op::F2L => unary!(insn, pure::f2l),
                    Op::F2D => unary!(insn, pure::f2d),
                    Op::D2I => unary!(insn, pure::d2i),
                    Op::D2L => unary!(insn, pure::d2l),
                    Op::D2F => unary!(insn, pure::d2f),
                    Op::I2B => unary!(insn, pure::i2b),
                    Op::I2C => unary!(insn, pure::i2c),
                    Op::I2S => unary!(insn, pure::i2s),
                    Op::LCmp => {
                        compared!(r!(insn.b), r!(insn.c));
                        binary!(insn, pure::lcmp)
                    }
                    Op::FCmpL => binary!(insn, pure::fcmpl),
                    Op::FCmpG => binary!(insn, pure::fcmpg),
                    Op::DCmpL => binary!(insn, pure::dcmpl),
                    Op::DCmpG => binary!(insn, pure::dcmpg),
                    Op::Goto => {
                        pc = pc.offset((insn.x as u32 as i32) as isize);
                        continue;
                    }
                    Op::GotoBack => {
                        pc = pc.offset((insn.x as u32 as i32) as isize);
                        self.fuel = self.fuel.wrapping_sub(1);
                        if self.fuel == 0 {
                            save!();
                            counted!();
                            return Stop::Yield;
                        }
                        continue;
                    }
                    Op::IfICmpEq => branch!(insn, Condition::Int(Cmp::Eq).holds(r!(insn.a), r!(insn.b))),
                    Op::IfICmpNe => branch!(insn, Condition::Int(Cmp::Ne).holds(r!(insn.a), r!(insn.b))),
                    Op::IfICmpLt => branch!(insn, Condition::Int(Cmp::Lt).holds(r!(insn.a), r!(insn.b))),
                    Op::IfICmpGe => branch!(insn, Condition::Int(Cmp::Ge).holds(r!(insn.a), r!(insn.b))),
                    Op::IfICmpGt => branch!(insn, Condition::Int(Cmp::Gt).holds(r!(insn.a), r!(insn.b))),
                    Op::IfICmpLe => branch!(insn, Condition::Int(Cmp::Le).holds(r!(insn.a), r!(insn.b))),
                    Op::IfIEqI => branch!(insn, Condition::Int(Cmp::Eq).holds(r!(insn.a), insn.x >> 32)),
                    Op::IfINeI => branch!(insn, Condition::Int(Cmp::Ne).holds(r!(insn.a), insn.x >> 32)),
                    Op::IfILtI => branch!(insn, Condition::Int(Cmp::Lt).holds(r!(insn.a), insn.x >> 32)),
                    Op::IfIGeI => branch!(insn, Condition::Int(Cmp::Ge).holds(r!(insn.a), insn.x >> 32)),
                    Op::IfIGtI => branch!(insn, Condition::Int(Cmp::Gt).holds(r!(insn.a), insn.x >> 32)),
                    Op::IfILeI => branch!(insn, Condition::Int(Cmp::Le).holds(r!(insn.a), insn.x >> 32)),
                    Op::IfACmpEq => branch!(insn, Condition::Same.holds(r!(insn.a), r!(insn.b))),
                    Op::IfACmpNe => branch!(insn, Condition::NotSame.holds(r!(insn.a), r!(insn.b))),
                    Op::IfNull => branch!(insn, Condition::Same.holds(r!(insn.a), 0)),
                    Op::IfNonNull => branch!(insn, Condition::NotSame.holds(r!(insn.a), 0)),
                    Op::IfLCmpEq => {
                        compared!(r!(insn.a), r!(insn.b));
                        branch!(insn, Condition::Long(Cmp::Eq).holds(r!(insn.a), r!(insn.b)))
                    }
                    Op::IfLCmpNe => {
                        compared!(r!(insn.a), r!(insn.b));
                        branch!(insn, Condition::Long(Cmp::Ne).holds(r!(insn.a), r!(insn.b)))
                    }
                    Op::IfLCmpLt => {
                        compared!(r!(insn.a), r!(insn.b));
                        branch!(insn, Condition::Long(Cmp::Lt).holds(r!(insn.a), r!(insn.b)))
                    }
                    Op::IfLCmpGe => {
                        compared!(r!(insn.a), r!(insn.b));
                        branch!(insn, Condition::Long(Cmp::Ge).holds(r!(insn.a), r!(insn.b)))
                    }
                    Op::IfLCmpGt => {
                        compared!(r!(insn.a), r!(insn.b));
                        branch!(insn, Condition::Long(Cmp::Gt).holds(r!(insn.a), r!(insn.b)))
                    }
                    Op::IfLCmpLe => {
                        compared!(r!(insn.a), r!(insn.b));
                        branch!(insn, Condition::Long(Cmp::Le).holds(r!(insn.a), r!(insn.b)))
                    }
                    Op::IfFCmp => branch!(insn, float_condition(f32_of(r!(insn.a)).partial_cmp(&f32_of(r!(insn.b))), insn.c)),
                    Op::IfDCmp => branch!(insn, float_condition(f64_of(r!(insn.a)).partial_cmp(&f64_of(r!(insn.b))), insn.c)),
                    Op::TableSwitch => {
                        let code = (*(*th).frames.last().unwrap_unchecked().method).code.get();
                        let switch = &(&(*code).switches)[insn.x as usize];
                        let target = dense_target(switch, r!(insn.a) as i32);
                        pc = (*code).insns.first().add(target as usize);
                        continue;
                    }
                    Op::LookupSwitch => {
                        let code = (*(*th).frames.last().unwrap_unchecked().method).code.get();
                        let switch = &(&(*code).switches)[insn.x as usize];
                        let target = sparse_target(switch, r!(insn.a) as i32);
                        pc = (*code).insns.first().add(target as usize);
                        continue;
                    }
                    // In an exploration that wants to know which branches are taken; it removes itself.
                    Op::Probe => {
                        pc = self.watched_branch(pc, regs, (*(*th).frames.last().unwrap_unchecked().method).code.get());
                        continue;
                    }
                    Op::ArrayLength => {
                        let entry = object!(r!(insn.b));
                        r!(insn.a) = (*entry).len as u64;
                        next!()
                    }
                    Op::ALoadI8 => aload!(insn, i8, |v| v as i32 as u32 as u64),
                    Op::ALoadU16 => aload!(insn, u16, |v| v as u64),
                    Op::ALoadI16 => aload!(insn, i16, |v| v as i32 as u32 as u64),
                    Op::ALoad32 | Op::ALoadRef => aload!(insn, u32, |v| v as u64),
                    Op::ALoad64 => aload!(insn, u64, |v| v),
                    Op::AStore8 => {
                        let (entry, index) = element!(insn);
                        visible_element!(entry, r!(insn.b), index, true);
                        writable!(entry, r!(insn.b));
                        let mut value = r!(insn.a) as u8;
                        if (*entry).class() == self.known.boolean_array {
                            value &= 1;
                        }
                        *(*entry).body.add(index) = value;
                        next!()
                    }
                    Op::AStore16 => astore!(insn, u16),
                    Op::AStore32 => astore!(insn, u32),
                    Op::AStore64 => astore!(insn, u64),
                    Op::AStoreRef => {
                        let (entry, index) = element!(insn);
                        let value = r!(insn.a) as u32;
                        if value != 0 {
                            let class = (*table.add(value as usize)).class();
                            let array = self.program.class((*entry).class());
                            let component = array.array().unwrap_unchecked().component;
                            if class != component && component != self.known.object && !self.program.is_subclass(class, component)
                            {
                                slow!(Err::<(), Trap>(self.array_store(class)));
                            }
                        }
                        visible_element!(entry, r!(insn.b), index * 4, true);
                        writable_ref!(entry, r!(insn.b), value);
                        *(*entry).body.cast::<u32>().add(index) = value;
                        next!()
                    }
                    Op::NewArray => {
                        gc_point!();
                        let array = slow!(self.new_primitive_array(insn.x, r!(insn.b) as i32));
                        r!(insn.a) = array.word();
                        next!()
                    }
                    Op::ANewArray => quicken!(self.quicken(pc)),
                    Op::ANewArrayQ => {
                        gc_point!();
                        let array = slow!(self.new_array_checked(ClassId(insn.x as u32), r!(insn.b) as i32));
                        r!(insn.a) = array.word();
                        next!()
                    }
                    Op::MultiANewArray => quicken!(self.quicken(pc)),
                    Op::MultiANewArrayQ => {
                        gc_point!();
                        let array = slow!(self.new_multi_array(pc, regs));
                        r!(insn.a) = array.word();
                        pc = pc.add(1 + insn.b as usize);
                        continue;
                    }
                    Op::GetField
                    | Op::PutField
                    | Op::GetStatic
                    | Op::PutStatic
                    | Op::InvokeVirtual
                    | Op::InvokeSpecial
                    | Op::InvokeStatic
                    | Op::InvokeInterface
                    | Op::InvokeDynamic
                    | Op::New
                    | Op::InstanceOf
                    | Op::CheckCast
                    | Op::Ldc => quicken!(self.quicken(pc)),
                    Op::GetFieldI8 => getfield!(insn, i8, |v| v as i32 as u32 as u64),
                    Op::GetFieldU16 => getfield!(insn, u16, |v| v as u64),
                    Op::GetFieldI16 => getfield!(insn, i16, |v| v as i32 as u32 as u64),
                    Op::GetField32 | Op::GetFieldRef => getfield!(insn, u32, |v| v as u64),
                    Op::GetField64 => getfield!(insn, u64, |v| v),
                    Op::GetReferent => {
                        let entry = object!(r!(insn.b));
                        // A collection sees it, also if no other thread does.
                        if MODE == CHECK && (*entry).meta & SHARED == 0 {
                            save!();
                            if !self.may_read_referent(ObjRef(r!(insn.b) as u32)) {
                                counted!();
                                return Stop::Point;
                            }
                        }
                        getfield!(insn, u32, |v| v as u64)
                    }
                    Op::PutField8 => {
                        let entry = object!(r!(insn.b));
                        visible!(entry, r!(insn.b), insn.x, true, insn);
                        writable!(entry, r!(insn.b));
                        // c is 1 for booleans, 0xff for bytes
                        *(*entry).body.add(insn.x as usize) = r!(insn.a) as u8 & insn.c as u8;
                        next!()
                    }
                    Op::PutField16 => putfield!(insn, u16),
                    Op::PutField32 => putfield!(insn, u32),
                    Op::PutFieldRef => {
                        let entry = object!(r!(insn.b));
                        visible!(entry, r!(insn.b), insn.x, true, insn);
                        writable_ref!(entry, r!(insn.b), r!(insn.a));
                        *(*entry).body.add(insn.x as usize).cast::<u32>() = r!(insn.a) as u32;
                        next!()
                    }
                    Op::PutField64 => putfield!(insn, u64),
                    Op::PutQueue => {
                        let entry = object!(r!(insn.b));
                        visible!(entry, r!(insn.b), insn.x, true, insn);
                        writable_ref!(entry, r!(insn.b), r!(insn.a));
                        *(*entry).body.add(insn.x as usize).cast::<u32>() = r!(insn.a) as u32;
                        if MODE == CHECK {
                            self.has_got_queue(ObjRef(r!(insn.b) as u32));
                        }
                        next!()
                    }
                    Op::GetStaticI8 => getstatic!(insn, i8, |v| v as i32 as u32 as u64),
                    Op::GetStaticU16 => getstatic!(insn, u16, |v| v as u64),
                    Op::GetStaticI16 => getstatic!(insn, i16, |v| v as i32 as u32 as u64),
                    Op::GetStatic32 | Op::GetStaticRef => getstatic!(insn, u32, |v| v as u64),
                    Op::GetStatic64 => getstatic!(insn, u64, |v| v),
                    Op::PutStatic8 => {
                        let class = statics!(insn);
                        visible_static!(class, insn, true);
                        let body = self.state.heap.statics_body_mut(class);
                        *body.add(insn.x as u32 as usize) = r!(insn.a) as u8 & insn.c as u8;
                        next!()
                    }
                    Op::PutStatic16 => putstatic!(insn, u16),
                    Op::PutStatic32 => putstatic!(insn, u32),
                    Op::PutStaticRef => {
                        let class = statics!(insn);
                        visible_static!(class, insn, true);
                        if self.options.track_sharing {
                            self.publish(ObjRef(r!(insn.a) as u32));
                        }
                        let body = self.state.heap.statics_body_mut(class);
                        *body.add(insn.x as u32 as usize).cast::<u32>() = r!(insn.a) as u32;
                        next!()
                    }
                    Op::PutStatic64 => putstatic!(insn, u64),
                    Op::InvokeVirtualQ => {
                        let entry = object!(r!((*pc.add(1)).a));
                        let class = self.program.class((*entry).class());
                        let method = *class.vtable.as_ptr().add(insn.x as usize);
                        call!(insn, method)
                    }
                    Op::InvokeSpecialQ => {
                        let _ = object!(r!((*pc.add(1)).a));
                        call!(insn, insn.x as *const Method)
                    }
                    Op::InvokeStaticQ => {
                        let method = insn.x as *const Method;
                        let class = (*method).class;
                        if (*self.state.classes.as_ptr().add(class.0 as usize)).status != ClassStatus::Initialized {
                            slow!(self.ensure_initialized(class));
                        }
                        if HEARD {
                            self.hear_use(class);
                        }
                        call!(insn, method)
                    }
                    Op::InvokeInterfaceQ => {
                        let entry = object!(r!((*pc.add(1)).a));
                        let site = &*(insn.x as *const InterfaceSite);
                        let class = (*entry).class();
                        if site.class.get() != class.0 {
                            slow!(self.link_interface(site, class));
                        }
                        call!(insn, site.target.get())
                    }
                    Op::InvokeDynamicQ => {
                        save!();
                        match self.invoke_dynamic(insn.x as usize, pc, regs) {
                            Ok(result) => {
                                if insn.a != NO_REG {
                                    r!(insn.a) = result;
                                }
                                pc = pc.add(1 + insn.b as usize);
                                continue;
                            }
                            Err(trap) => trap!(trap),
                        }
                    }
                    Op::InvokeHandleQ => {
                        save!();
                        match self.invoke_handle(insn.x as usize, pc, regs) {
                            Ok(result) => {
                                if insn.a != NO_REG {
                                    r!(insn.a) = result;
                                }
                                pc = pc.add(1 + insn.b as usize);
                                continue;
                            }
                            Err(trap) => trap!(trap),
                        }
                    }
                    Op::NewQ => {
                        let class = ClassId(insn.x as u32);
                        if (*self.state.classes.as_ptr().add(class.0 as usize)).status != ClassStatus::Initialized {
                            slow!(self.ensure_initialized(class));
                        }
                        if HEARD {
                            self.hear_use(class);
                        }
                        gc_point!();
                        // c: needs more than plain allocation (finalizer, limit)
                        if insn.c != 0 || self.state.heap.used > self.state.heap.limit {
                            let r = slow!(self.new_object_checked(class));
                            r!(insn.a) = r.word();
                            next!()
                        }
                        let size = (insn.x >> 32) as u32;
                        if let Some(positions) = &mut self.state.heap.positions {
                            (positions.site, positions.thread) = (pc as u64, self.current.0);
                        }
                        let made = self.state.heap.alloc(class, size, size);
                        // b: an array or collection
                        if MODE == CHECK && insn.b != 0 {
                            self.remember_maker(made);
                        }
                        r!(insn.a) = made.word();
                        next!()
                    }
                    Op::InstanceOfQ => {
                        let word = r!(insn.b) as u32;
                        r!(insn.a) = (word != 0 && {
                            let class = (*table.add(word as usize)).class();
                            self.program.is_subclass(class, ClassId(insn.x as u32))
                        }) as u64;
                        next!()
                    }
                    Op::CheckCastQ => {
                        let word = r!(insn.a) as u32;
                        if word != 0 {
                            let class = (*table.add(word as usize)).class();
                            let target = ClassId(insn.x as u32);
                            if class != target && !self.program.is_subclass(class, target) {
                                slow!(Err::<(), Trap>(self.class_cast(class, target)));
                            }
                        }
                        next!()
                    }
                    Op::LdcString => {
                        let id = insn.x as usize;
                        let word = match self.state.strings.as_slice().get(id) {
                            Some(s) if !s.is_null() => s.word(),
                            _ => slow!(self.literal(jaunt_program::StringId(id as u32))).word(),
                        };
                        r!(insn.a) = word;
                        next!()
                    }
                    Op::LdcClass => {
                        let mirror = self.mirror(ClassId(insn.x as u32));
                        r!(insn.a) = mirror.word();
                        next!()
                    }
                    Op::LdcRoot => {
                        let word = slow!(self.constant_root(pc));
                        r!(insn.a) = word;
                        next!()
                    }
                    Op::MonitorEnter => {
                        let _ = object!(r!(insn.a));
                        slow!(self.monitor_enter(ObjRef(r!(insn.a) as u32)));
                        if self.checking() {
                            self.look_at_end(ObjRef(r!(insn.a) as u32));
                        }
                        next!()
                    }
                    Op::MonitorExit => {
                        let _ = object!(r!(insn.a));
                        slow!(self.monitor_exit(ObjRef(r!(insn.a) as u32)));
                        next!()
                    }
                    Op::Throw => {
                        let _ = object!(r!(insn.a));
                        save!();
                        trap!(Trap::Throw(ObjRef(r!(insn.a) as u32)))
                    }
                    Op::Return => leave!(r!(insn.a)),
                    Op::ReturnVoid => leave!(0),
                }
            }
        }
    }
}

impl Vm {
    /// Can no other thread see that this instruction is executed? For the reference explorer; see [`Reach`].
    ///
    /// # Safety
    /// `insn` is the next instruction of `frame`, the top frame, and `regs` its registers.
    unsafe fn is_own(&self, insn: &Insn, frame: &Frame, regs: *const u64) -> bool {
        match insn.op.reach() {
            Reach::Own => return true,
            Reach::All => return false,
            Reach::Frame => {}
        }
        let ready = |class: ClassId| self.state.is_initialized(class);
        // SAFETY: operands of quickened instructions are what the loop takes them for; a call is followed by its arguments.
        unsafe {
            let receiver = || *regs.add((*(insn as *const Insn).add(1)).a as usize) as u32;
            let class = |object: u32| self.state.heap.class_of(ObjRef(object));
            let method: *const Method = match insn.op {
                Op::Return | Op::ReturnVoid => return frame.kind == FrameKind::Normal && frame.lock.is_null(),
                Op::NewQ => return insn.c == 0 && ready(ClassId(insn.x as u32)),
                Op::InvokeStaticQ if ready((*(insn.x as *const Method)).class) => insn.x as *const Method,
                Op::InvokeSpecialQ if receiver() != 0 => insn.x as *const Method,
                Op::InvokeVirtualQ if receiver() != 0 => {
                    *self.program.class(class(receiver())).vtable.as_ptr().add(insn.x as usize)
                }
                Op::InvokeInterfaceQ if receiver() != 0 => {
                    let site = &*(insn.x as *const InterfaceSite);
                    if site.class.get() != class(receiver()).0 {
                        return false;
                    }
                    site.target.get()
                }
                _ => return false,
            };
            !method.is_null() && !(*method).entry.get().is_null()
        }
    }
}

/// The arguments of a call.
///
/// # Safety
/// `pc` is a call instruction followed by its argument lists, `regs` the registers of its frame.
pub(crate) unsafe fn args_of(pc: *const Insn, regs: *const u64) -> Vec<u64> {
    // SAFETY: as the caller promises; there is room for all.
    unsafe {
        let mut args = vec![0u64; (*pc).c as usize];
        copy_args(pc, regs, args.as_mut_ptr(), args.len());
        args
    }
}

/// Copies a call's argument registers to the callee's first registers.
///
/// # Safety
/// `pc` is a call instruction followed by its argument lists; `to` has room for `n` registers.
#[inline(always)]
pub(crate) unsafe fn copy_args(pc: *const Insn, from: *const u64, to: *mut u64, n: usize) {
    // SAFETY: as the caller promises.
    unsafe {
        let mut list = pc.add(1);
        let mut i = 0;
        loop {
            if i >= n {
                return;
            }
            let args = &*list;
            *to.add(i) = *from.add(args.a as usize);
            if i + 1 >= n {
                return;
            }
            *to.add(i + 1) = *from.add(args.b as usize);
            if i + 2 >= n {
                return;
            }
            *to.add(i + 2) = *from.add(args.c as usize);
            i += 3;
            let mut rest = args.x;
            let mut k = 0;
            while k < 4 && i < n {
                *to.add(i) = *from.add((rest & 0xffff) as usize);
                rest >>= 16;
                i += 1;
                k += 1;
            }
            list = list.add(1);
        }
    }
}
