//! How far back moments are told apart.
//!
//! What was longer ago than [`Assumptions::far`] counts as that old ([`jaunt_state::time`]), so that a program that polls beside a moment that somebody keeps comes back to its states.
//! **Two states that differ only in such moments do the same until somebody calculates with one, or compares two of them**: that is watched here, and has the
//! search start again with a longer time. What does not count is a comparison whose outcome is the same however old the moment is.

use crate::reduction::assumptions::Assumptions;
use crate::vm::Vm;
use jaunt_program::{Insn, Op};
use jaunt_state::time::{JUMP, LONG_AGO, NEAR, age, is_clock_moment, is_moment};

/// Where nobody knows which times count, states tell moments of up to so long ago apart: the first of these that is enough.
const STEPS: [u64; 3] = [10_000_000_000, 120_000_000_000, LONG_AGO];

impl Assumptions {
    /// From how long ago on moments are not told apart.
    pub fn far(&self) -> u64 {
        self.back.max(NEAR)
    }
}

impl Vm {
    /// A comparison of two moments. Of two that are so far back that they are not told apart, nobody knows which is the earlier one.
    #[cold]
    #[inline(never)]
    pub(crate) fn moments_are_compared(&mut self, x: u64, y: u64) {
        if self.is_far_back(x) && self.is_far_back(y) {
            self.moment_counts(x, None);
            self.moment_counts(y, None);
        }
    }

    /// A difference of two moments of one clock. It does not count how old one of them is that is far back, if all that is asked is whether
    /// the difference is more than a time that it exceeds in any case.
    pub(crate) fn difference_counts(&mut self, x: u64, y: u64, pc: *const Insn) {
        self.note_limit(x, y, pc);
        let (old, other) = if self.is_far_back(x) { (x, y) } else { (y, x) };
        if !self.is_far_back(old) {
            return;
        }
        let nanos = if is_clock_moment(x) { 1 } else { 1_000_000 };
        let limit = match self.is_library_waiting() {
            true => Some(self.asked_by_library()),
            false => self.compared_next(pc).and_then(|with| with.unsigned_abs().checked_mul(nanos)),
        };
        let at_least = self.assumed.far().saturating_sub(age(self.host.nanos(), other));
        if limit.is_none_or(|limit| limit >= at_least) {
            let known = limit.map(|limit| limit.saturating_add(self.assumed.far() - at_least));
            self.moment_counts(old, known);
            self.moment_counts(other, None);
        }
    }

    /// The library asks whether a deadline is over, and in `Thread.join` whether somebody has waited as long as he wanted.
    fn asked_by_library(&self) -> u64 {
        let thread = &self.state.threads[self.current];
        let Some(frame) = thread.frames.last() else { return u64::MAX };
        let method = frame.method();
        match (self.program.class_name(method.class), self.program.name(method.name)) {
            ("java/lang/Thread", "join") => thread.registers()[frame.base as usize + 1].saturating_mul(1_000_000),
            ("java/lang/Thread", _) => u64::MAX,
            _ => 0,
        }
    }

    /// A difference is compared with a time that is longer than what passes at one look: whether it is ever as long is noted.
    fn note_limit(&mut self, x: u64, y: u64, pc: *const Insn) {
        let jump = if is_clock_moment(x) { JUMP } else { JUMP / 1_000_000 };
        if !self.checking() || !self.time_passes() || self.policy.any_time {
            return;
        }
        if let Some(with) = self.compared_next(pc).filter(|with| with.unsigned_abs() >= jump) {
            let is_longer = x.wrapping_sub(y) as i64 > with;
            self.search.limits.entry((pc as usize, with)).or_default()[is_longer as usize] = true;
        }
    }

    /// A difference that this instruction gives is compared at once, and used for nothing else: with what?
    fn compared_next(&self, pc: *const Insn) -> Option<i64> {
        let thread = &self.state.threads[self.current];
        let frame = thread.frames.last()?;
        // SAFETY: whoever runs a method has its code, which is never freed.
        let code = unsafe { &*frame.method().code.get() };
        // SAFETY: an instruction that computes something is followed by another one, and so is a constant.
        let insn = |i: usize| unsafe { pc.add(i).read() };
        let difference = insn(0).a;
        if difference < code.exception_register {
            // A local variable, which lives on.
            return None;
        }
        let (compares, constant) = match insn(1) {
            load if load.op == Op::Const && load.a != difference => (insn(2), Some(load)),
            other => (other, None),
        };
        let (x, y) = match compares.op {
            Op::LCmp => (compares.b, compares.c),
            Op::IfLCmpEq | Op::IfLCmpNe | Op::IfLCmpLt | Op::IfLCmpGe | Op::IfLCmpGt | Op::IfLCmpLe => (compares.a, compares.b),
            _ => return None,
        };
        let with = match (x == difference, y == difference) {
            (true, false) => y,
            (false, true) => x,
            _ => return None,
        };
        let word = match constant {
            Some(load) if load.a == with => load.x,
            _ => *thread.registers().get(frame.base as usize + with as usize)?,
        };
        Some(word as i64)
    }

    fn is_far_back(&mut self, moment: u64) -> bool {
        self.checking() && self.has_moments() && is_moment(moment) && age(self.host.nanos(), moment) >= self.assumed.far()
    }

    /// How old a moment is counts: then states with older ones have to be told apart. `known`: it is enough to know whether it is older than that.
    #[cold]
    #[inline(never)]
    pub(crate) fn moment_counts(&mut self, moment: u64, known: Option<u64>) {
        if !self.is_far_back(moment) {
            return;
        }
        let far = self.assumed.far();
        let age = age(self.host.nanos(), moment);
        let step = || STEPS.into_iter().find(|&step| step > far.max(age)).unwrap_or(LONG_AGO);
        let wanted = known.map_or_else(step, |known| known.saturating_add(2 * NEAR) / NEAR * NEAR).min(LONG_AGO);
        if wanted <= far {
            self.search.long_times = true;
        } else {
            self.assumed.back = wanted;
            self.search.start_again();
        }
    }
}
