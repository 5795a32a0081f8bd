//! What a program does with moments: numbers that it read from the clock.
//!
//! As long as it takes their differences, compares them and adds times to them, only distances in time tell states apart
//! ([`jaunt_state::time`]). That is assumed and *watched at every instruction that could show otherwise*; the first one that
//! does has the search start again with the clock itself as a part of the state, as with the assumptions of [`crate::reduction::guards`].
//!
//! **Seeds of random numbers are not read from the clock under `check`**: they are the same ones at any time.

use crate::native::Trap;
use crate::policy::Mode;
use crate::vm::Vm;
use jaunt_program::{Kind, Method};
use jaunt_state::time::{CLOCK_ORIGIN, JUMP, is_clock_moment, is_moment, is_wall_moment};
use jaunt_state::{Effect, EffectKind, ObjRef};

/// What seeds are made of instead of the wall clock.
const SEED_MILLIS: u64 = 1_000_000_000_000;

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
        self.clock_was_read();
        self.moment_as_number();
        Ok(self.host.wall_clock())
    }

    /// Time passes while threads run, where the program goes round and looks at the clock. Where the time itself counts, it stands still: each
    /// jump would be a new state, and so would all that follows.
    pub fn time_passes(&self) -> bool {
        self.assumed.time_passes && !self.assumed.absolute_time
    }

    /// Time stands still, and will pass if the program goes round.
    pub fn waits_for_cycle(&self) -> bool {
        self.assumed.clock && !self.assumed.absolute_time && !self.assumed.time_passes
    }

    /// The program goes round: from now on time passes if it reads the clock. The search is to begin again then.
    pub fn let_time_pass(&mut self) {
        self.assumed.time_passes |= self.waits_for_cycle();
    }

    /// Whoever looks at the clock may find that time has passed. The beginning of a program is the same for all executions, and a
    /// condition that must hold in every state looks at that state.
    fn time_may_pass(&mut self) -> Result<(), Trap> {
        if !self.time_passes() || self.search.beginning || self.is_observer() || self.pick(2)? == 0 {
            return Ok(());
        }
        self.host.sleep(JUMP);
        if self.checking() {
            self.note(Effect::new(EffectKind::PassTime, 0, 0));
        }
        Ok(())
    }

    /// Whoever goes round alone has no points: that he waits for the clock is written down all the same.
    #[cold]
    #[inline(never)]
    fn clock_was_read(&mut self) {
        let effect = Effect::new(EffectKind::ReadClock, 0, 0);
        if self.checking() && self.transition.effects.last() != Some(&effect) {
            self.transition.effects.push(effect);
        }
    }

    /// The clock is read to have some number or other.
    pub(crate) fn makes_seed(&self) -> bool {
        if self.policy.mode == Mode::Run {
            return false;
        }
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
        if is_moment(other) || !same {
            self.moment_as_number();
        }
    }

    /// A difference with a moment in it: of two of one clock, or of a moment and a time.
    #[cold]
    #[inline(never)]
    pub(crate) fn moment_in_difference(&mut self, x: u64, y: u64) {
        let one_clock = is_clock_moment(x) && is_clock_moment(y) || is_wall_moment(x) && is_wall_moment(y);
        if one_clock {
            return;
        }
        let difference = x.wrapping_sub(y);
        let same = is_clock_moment(x) && is_clock_moment(difference) || is_wall_moment(x) && is_wall_moment(difference);
        if is_moment(y) || !same {
            self.moment_as_number();
        }
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
    fn has_moments(&self) -> bool {
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
