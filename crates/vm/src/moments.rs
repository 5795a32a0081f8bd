//! What a program does with moments: numbers that it read from the clock.
//!
//! As long as it takes their differences, compares them and adds times to them, only distances in time tell states apart
//! ([`jaunt_state::time`]). That is assumed and *watched at every instruction that could show otherwise*; the first one that
//! does has the search start again with the clock itself as a part of the state, as with the assumptions of [`crate::reduction::guards`].
//!
//! So is who calculates or compares with a moment that is farther back than states tell apart ([`crate::far_back`]).
//!
//! **Seeds of random numbers are not read from the clock under `check`**: they are the same ones at any time.

use crate::due::Due;
use crate::native::Trap;
use crate::policy::Mode;
use crate::vm::Vm;
use jaunt_program::{Insn, Kind, Method};
use jaunt_state::time::{CLOCK_ORIGIN, FOREVER, JUMP, elapsed, is_clock_moment, is_moment, is_wall_moment};
use jaunt_state::{Effect, EffectKind, ObjRef};

/// What seeds are made of instead of the wall clock.
const SEED_MILLIS: u64 = 1_000_000_000_000;

/// Where the time itself counts, each time that passes is a new state, and so is all that follows: it passes only until the clock has moved by this.
const ENOUGH: u64 = 2 * JUMP;

/// Times that may have passed where it is asked whether any time ends a loop: none, and from a hundredth of a second to a day.
const TIMES: [u64; 7] = [0, 10_000_000, 1_000_000_000, JUMP / 20, JUMP, 3 * JUMP, 72 * JUMP];

/// Code of the library that reads the clock in order to wait, and asks of a moment only whether it is over.
const WAITS: [&str; 2] = ["java/util/concurrent/", "java/lang/Thread"];

/// Methods of these classes that give the program the time that is left.
const GIVES: [&str; 2] = ["getDelay", "awaitNanos"];

/// With a read of the clock: by other code than that.
pub const READ_BY_PROGRAM: u32 = 1;

/// With time that passes: until a task is due, and no longer.
pub const TO_BE_DUE: u32 = 1;

impl Vm {
    /// `System.nanoTime`.
    pub fn read_clock(&mut self) -> Result<u64, Trap> {
        if self.makes_seed() {
            return Ok(CLOCK_ORIGIN + 1);
        }
        if let Some(time) = self.operation_clock() {
            return Ok(time);
        }
        self.look_at_clock()?;
        self.time_may_pass()?;
        self.clock_was_read();
        let now = self.host.nanos();
        if !is_clock_moment(now) {
            self.moment_as_number();
        }
        Ok(now)
    }

    /// `System.currentTimeMillis`.
    pub fn read_wall_clock(&mut self) -> Result<u64, Trap> {
        if self.makes_seed() {
            return Ok(SEED_MILLIS);
        }
        self.look_at_clock()?;
        self.time_may_pass()?;
        self.clock_was_read();
        if self.checking() && !self.assumed.wall_clock {
            self.assumed.wall_clock = true;
            self.search.start_again();
        }
        let (seconds, nanos) = self.host.wall_clock();
        let now = (seconds * 1000 + nanos as i64 / 1_000_000) as u64;
        if !is_wall_moment(now) {
            self.moment_as_number();
        }
        Ok(now)
    }

    /// The date, in parts that are no moments any more: seconds since 1970 and nanoseconds.
    pub fn read_date(&mut self) -> Result<(i64, u32), Trap> {
        self.look_at_clock()?;
        self.time_may_pass()?;
        self.clock_was_read();
        self.moment_as_number();
        Ok(self.host.wall_clock())
    }

    /// Time passes while threads run, where the program goes round and looks at the clock.
    pub fn time_passes(&self) -> bool {
        self.assumed.time_passes
    }

    /// Time stands still, and will pass if the program goes round.
    pub fn waits_for_cycle(&self) -> bool {
        self.assumed.clock && !self.assumed.time_passes
    }

    /// The program goes round: from now on time passes if it reads the clock. The search is to begin again then.
    pub fn let_time_pass(&mut self) {
        self.assumed.time_passes |= self.waits_for_cycle();
    }

    /// Whoever looks at the clock may find that time has passed. The beginning of a program is the same for all executions, and a
    /// condition that must hold in every state looks at that state.
    fn time_may_pass(&mut self) -> Result<(), Trap> {
        if !self.time_passes() || self.search.beginning || self.is_observer() || !self.time_can_pass() {
            return Ok(());
        }
        let (nanos, what) = match self.due() {
            Due::Already => (0, 0),
            Due::In(nanos) => (self.pick(2)? as u64 * nanos, TO_BE_DUE),
            Due::Unknown if self.policy.any_time => (TIMES[self.pick(TIMES.len() as u32)? as usize], 0),
            Due::Unknown => (self.pick(2)? as u64 * JUMP, 0),
        };
        if nanos == 0 {
            return Ok(());
        }
        self.host.sleep(nanos);
        if self.checking() {
            self.note(Effect::new(EffectKind::PassTime, what, 0));
        }
        Ok(())
    }

    /// Where the time itself counts, it passes in loops and not for ever.
    fn time_can_pass(&mut self) -> bool {
        if !self.assumed.absolute_time {
            return true;
        }
        let can = elapsed(self.host.nanos()) < ENOUGH;
        let loops = self.is_in_loop();
        self.search.stood_still |= loops && !can;
        can && loops
    }

    /// Is one of the calls of the current thread in a loop?
    fn is_in_loop(&self) -> bool {
        self.state.threads[self.current].frames.iter().any(|frame| {
            // SAFETY: whoever runs a method has its code, which is never freed.
            let code = unsafe { &*frame.method().code.get() };
            // SAFETY: a frame stands at an instruction of its method.
            let at = unsafe { frame.pc.offset_from(code.insns.first()) };
            code.comes_back(at as usize)
        })
    }

    /// The running code waits, and belongs to the library.
    pub(crate) fn is_library_waiting(&self) -> bool {
        let frames = &self.state.threads[self.current].frames;
        let [below @ .., top] = frames.as_slice() else { return false };
        let method = top.method();
        let class = self.program.class_name(method.class);
        let gives = || {
            GIVES.contains(&self.program.name(method.name)) && below.last().is_some_and(|f| !self.is_library(f.method().class))
        };
        WAITS.iter().any(|begin| class.starts_with(begin)) && !gives()
    }

    /// Whoever goes round alone has no points: that he waits for the clock is written down all the same.
    #[cold]
    #[inline(never)]
    fn clock_was_read(&mut self) {
        let by = if self.is_library_waiting() { 0 } else { READ_BY_PROGRAM };
        let effect = Effect::new(EffectKind::ReadClock, by, 0);
        if self.checking() && self.transition.effects.last() != Some(&effect) {
            self.transition.effects.push(effect);
        }
    }

    /// The clock is read to have some number or other.
    pub(crate) fn makes_seed(&self) -> bool {
        self.policy.mode != Mode::Run && self.asks_seed()
    }

    /// Whoever asks for the clock makes a seed of random numbers.
    pub(crate) fn asks_seed(&self) -> bool {
        let frame = self.state.threads[self.current].frames.last();
        frame.is_some_and(|f| {
            matches!(
                self.program.class_name(f.method().class),
                "java/util/Random" | "jdk/internal/util/random/RandomSupport" | "java/util/concurrent/ThreadLocalRandom"
            )
        })
    }

    /// A long is made another kind of number.
    pub(crate) fn moment_is_converted(&mut self, word: u64) {
        if is_moment(word) {
            self.moment_as_number();
        }
    }

    /// Something was done to a moment that shows more than distances.
    #[cold]
    #[inline(never)]
    pub fn moment_as_number(&mut self) {
        if self.checking() && self.assumed.clock && !self.assumed.absolute_time {
            self.assumed.absolute_time = true;
            self.search.start_again();
        }
    }

    /// A sum with a moment in it: the other part must be a time, and the sum a moment again.
    #[cold]
    #[inline(never)]
    pub(crate) fn moment_in_sum(&mut self, x: u64, y: u64) {
        let sum = x.wrapping_add(y);
        let (of, other) = if is_moment(x) { (x, y) } else { (y, x) };
        let same = is_clock_moment(of) && is_clock_moment(sum) || is_wall_moment(of) && is_wall_moment(sum);
        if is_moment(other) || !same && !self.is_never(other) {
            self.moment_as_number();
        }
        self.moment_counts(of, None);
    }

    /// A time without an end, with which the library calculates the deadline of a wait without one.
    fn is_never(&self, nanos: u64) -> bool {
        nanos as i64 as i128 >= FOREVER as i128 && self.is_library_waiting()
    }

    /// A difference with a moment in it: of two of one clock, or of a moment and a time.
    #[cold]
    #[inline(never)]
    pub(crate) fn moment_in_difference(&mut self, x: u64, y: u64, pc: *const Insn) {
        let one_clock = is_clock_moment(x) && is_clock_moment(y) || is_wall_moment(x) && is_wall_moment(y);
        let difference = x.wrapping_sub(y);
        if one_clock {
            self.difference_counts(x, y, pc);
            return;
        }
        if is_moment(y) && self.is_never(difference) {
            // How long a wait lasts that never ends.
            return;
        }
        let same = is_clock_moment(x) && is_clock_moment(difference) || is_wall_moment(x) && is_wall_moment(difference);
        if is_moment(y) || !same {
            self.moment_as_number();
        }
        self.moment_counts(x, None);
    }

    /// A native is called with these arguments: may it show more than distances?
    #[inline]
    pub(crate) fn moments_to_native(&mut self, method: &Method, args: &[u64]) {
        if self.has_moments() && args.iter().any(|&word| is_moment(word)) {
            self.moment_to_native(method, args);
        }
    }

    #[cold]
    #[inline(never)]
    fn moment_to_native(&mut self, method: &Method, args: &[u64]) {
        // What keeps it as it is: a place for longs, a wait that ends at that moment.
        let keeps = self.program.class_name(method.class) == "jdk/internal/misc/Unsafe"
            && match self.program.name(method.name) {
                "park" => args[1] != 0,
                // Arithmetic, of which the argument does not show enough.
                name if name.starts_with("getAnd") && !name.starts_with("getAndSet") => false,
                _ => !self.is_bytes(ObjRef(args[1] as u32)),
            };
        if !keeps {
            self.moment_as_number();
        }
    }

    /// Does this program have moments that count as distances?
    #[inline]
    pub(crate) fn has_moments(&self) -> bool {
        self.assumed.clock && !self.assumed.absolute_time
    }

    /// Before so many bytes at a place in the body of an object are read or written, as a value of some kind or one by one (`None`): a
    /// moment that they are a part of is a number from then on.
    #[inline]
    pub(crate) fn moment_in_bytes(&mut self, base: ObjRef, at: *const u8, size: usize, kind: Option<Kind>) {
        let whole = kind == Some(Kind::Long) && (at as usize).is_multiple_of(8);
        if !whole && self.has_moments() && size != 0 && !self.is_bytes(base) {
            self.look_for_moment(at, size);
        }
    }

    #[cold]
    #[inline(never)]
    fn look_for_moment(&mut self, at: *const u8, size: usize) {
        let first = at as usize & !7;
        let words = (at as usize + size).div_ceil(8) - first / 8;
        // SAFETY: bodies begin at a multiple of 8 and are rounded up to one.
        let slots = unsafe { std::slice::from_raw_parts(at.sub(at as usize - first).cast::<u64>(), words) };
        if slots.iter().any(|&word| is_moment(word)) {
            self.moment_as_number();
        }
    }

    /// A moment is written where it is not found again.
    #[inline]
    pub(crate) fn moment_as_bytes(&mut self, base: ObjRef, kind: Kind, word: u64) {
        if is_moment(word) && self.has_moments() && (kind != Kind::Long || self.is_bytes(base)) {
            self.moment_as_number();
        }
    }

    /// Memory in which a moment is not found again: anything but fields and arrays of longs.
    pub(crate) fn is_bytes(&self, object: ObjRef) -> bool {
        if object.is_null() {
            // Off the heap.
            return true;
        }
        let class = self.program.class(self.state.heap.class_of(object));
        class.array().is_some_and(|info| info.kind != Kind::Long)
    }
}
