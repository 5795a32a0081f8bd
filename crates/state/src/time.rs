//! Time as a part of a state.
//!
//! In a closed world time stands still while threads run and jumps when a wait with a time limit ends. Three cases:
//!
//! | the program | what tells states apart |
//! |---|---|
//! | never reads the clock | nothing: any wait may end at any time, and nobody can say how long it was |
//! | takes differences of moments, compares them, adds times to them | how far deadlines and moments are from now: when the clock began means nothing |
//! | does anything else with a moment (makes an `int` or a string of it, divides, hashes it), or asks for the date | what time it is |
//!
//! The second case is assumed as long as no instruction shows the third (`jaunt_vm::moments` watches; the search then starts
//! again). A *moment* is a `long` in one of two ranges where the clock begins in a closed world, far from numbers that programs use
//! otherwise: no other value is taken for one, except one of 2^17 by chance. A distance is written as a number of that range or of the
//! one above. **Where a `long` of a state is in the range above, it could be taken for a distance**: whoever finds one has the search
//! start again with the third case.
//!
//! Why distances are enough: let all moments of a state and the clock move by the same time. Every difference, every comparison of
//! two moments, and every comparison with another number (which lies below or above the whole range) is as before, and the sum
//! of a moment and a time moves along. So do the milliseconds of the wall clock as long as the move is one of whole milliseconds: the
//! rest counts once it was asked for (`phase`). A deadline in the past is as good as one that is now.
//!
//! **Where a program goes round and looks at the clock, time passes while threads run**: whoever looks may find that twenty minutes are over
//! ([`JUMP`]). And whether time passes or only waits take time: a moment that is kept gets older with each round, so that a program that
//! polls would never come back to a state. So **what lies farther back than some time counts as that old** (`far`). Nothing is lost as long as nobody calculates or
//! compares with a moment that is as old as that: two states that differ only in such moments do the same until then. That is watched too
//! (`jaunt_vm::moments`): the first who does it has the search start again with a longer time, from [`NEAR`] up to [`LONG_AGO`]. Who calculates with moments
//! beyond that shows that there is a bound, and the verdict says so; unless the program ends always, then moments count however old they are ([`EVER`]).

/// Where the clock of a closed world begins, in nanoseconds.
pub const CLOCK_ORIGIN: u64 = 0x4a41_554e_0000_0000;
/// The same moment in milliseconds since 1970: in 2006, and no round number, as a thousand seconds in nanoseconds would be.
pub const WALL_ORIGIN: u64 = 1_157_920_892_373;

/// 52 days of nanoseconds, 49 days of milliseconds: enough for what a check lets pass.
const CLOCK_BITS: u32 = 52;
const WALL_BITS: u32 = 32;

/// Where time passes while threads run, it passes in jumps of twenty minutes: more than what programs wait for. In nanoseconds, and
/// whole milliseconds.
pub const JUMP: u64 = 1_200_000_000_000;

/// From how long ago on moments are not told apart, as long as nobody calculates with such. One that is kept would be farther away after each round,
/// and a program that goes round would never come back to a state. Whole milliseconds.
pub const NEAR: u64 = 1_000_000;
/// Who looks whether less than a jump is over finds out before it is two.
pub const LONG_AGO: u64 = 2 * JUMP;
/// They are told apart however old they are.
pub const EVER: u64 = i64::MAX as u64;

/// A wait of a hundred years, in nanoseconds, or of more is one without a limit: no execution sees its end.
pub const FOREVER: u64 = 100 * 365 * 86_400 * 1_000_000_000;

/// The deadline of such a wait.
pub const NEVER: u64 = u64::MAX;

/// The last moment of all: sums do not go beyond it, and no clock runs over. 120 years after the clock began.
const LAST: u64 = CLOCK_ORIGIN + FOREVER / 5 * 6;

/// The deadline of a wait of so many nanoseconds from now on. (0 is none.)
pub fn deadline(now: u64, nanos: u64) -> u64 {
    if nanos >= FOREVER { NEVER } else { now.saturating_add(nanos).min(LAST.max(now)).max(1) }
}

/// What is known of time when states are compared. `now` is in nanoseconds, as `System.nanoTime` gives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Time {
    /// Nobody has looked.
    #[default]
    Unread,
    /// Only distances count, and, if the wall clock was read, how far its next millisecond is. What was so long ago or longer is not told apart.
    Relative {
        now: u64,
        phase: bool,
        far: u64,
    },
    Absolute {
        now: u64,
    },
}

#[inline(always)]
pub fn is_clock_moment(value: u64) -> bool {
    value.wrapping_sub(CLOCK_ORIGIN) >> CLOCK_BITS == 0
}

#[inline(always)]
pub fn is_wall_moment(value: u64) -> bool {
    value.wrapping_sub(WALL_ORIGIN) >> WALL_BITS == 0
}

/// May this `long` be a moment?
#[inline(always)]
pub fn is_moment(value: u64) -> bool {
    is_clock_moment(value) | is_wall_moment(value)
}

/// Is this number, which is no moment, one that distances are written as? Then states may not be told apart by distances.
#[inline]
pub fn looks_like_distance(value: u64) -> bool {
    // As long as one clock goes, the other one gets a little farther than its moments.
    value.wrapping_sub(CLOCK_ORIGIN) >> CLOCK_BITS == 1 || matches!(value.wrapping_sub(WALL_ORIGIN) >> WALL_BITS, 1..=3)
}

/// Nanoseconds since the clock began.
pub fn elapsed(now: u64) -> u64 {
    now.wrapping_sub(CLOCK_ORIGIN + 1)
}

/// The milliseconds of the wall clock.
fn wall_clock(now: u64) -> u64 {
    elapsed(now) / 1_000_000 + WALL_ORIGIN
}

/// How long ago a moment was, in nanoseconds; 0 if it is to come.
pub fn age(now: u64, moment: u64) -> u64 {
    if is_clock_moment(moment) {
        (now.wrapping_sub(moment) as i64).max(0) as u64
    } else {
        ((wall_clock(now).wrapping_sub(moment) as i64).max(0) as u64).saturating_mul(1_000_000)
    }
}

impl Time {
    /// A value as it tells states apart: a moment counts as its distance from now, in a place where only moments are.
    #[inline]
    pub(crate) fn seen(self, value: u64) -> u64 {
        let Time::Relative { now, far, .. } = self else { return value };
        // Distances of moments to come are negative.
        let ago = |now: u64, limit: u64| (now.wrapping_sub(value) as i64).min(limit as i64) as u64;
        if is_clock_moment(value) {
            return CLOCK_ORIGIN.wrapping_add(ago(now, far).wrapping_add(1 << CLOCK_BITS));
        }
        if is_wall_moment(value) {
            return WALL_ORIGIN.wrapping_add(ago(wall_clock(now), far / 1_000_000).wrapping_add(1 << WALL_BITS));
        }
        value
    }

    /// Moments in the heap are looked for.
    #[inline]
    pub(crate) fn moves(self) -> bool {
        matches!(self, Time::Relative { .. })
    }

    /// A deadline as it tells states apart; 0: there is none.
    #[inline]
    pub(crate) fn distance(self, deadline: u64) -> u64 {
        match self {
            _ if deadline == 0 => 0,
            _ if deadline == NEVER => NEVER,
            Time::Unread => 1,
            Time::Relative { now, .. } | Time::Absolute { now } => deadline.saturating_sub(now) + 1,
        }
    }

    /// What tells states apart besides moments and deadlines.
    pub(crate) fn itself(self) -> u64 {
        match self {
            Time::Unread | Time::Relative { phase: false, .. } => 0,
            Time::Relative { now, phase: true, .. } => elapsed(now) % 1_000_000,
            Time::Absolute { now } => elapsed(now),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_moves_together_is_the_same() {
        let at = |t: u64| Time::Relative { now: CLOCK_ORIGIN + 1 + t, phase: true, far: EVER };
        let nanos = |t: u64| CLOCK_ORIGIN + 1 + t;
        for shift in [0, 1_000_000, 7_000_000, 1 << 40, 1 << 50] {
            let shift = shift / 1_000_000 * 1_000_000;
            assert_eq!(at(5 + shift).seen(nanos(3 + shift)), at(5).seen(nanos(3)));
            assert_eq!(at(5 + shift).seen(nanos(8 + shift)), at(5).seen(nanos(8)));
            assert_eq!(at(5 + shift).distance(nanos(8 + shift)), 4);
            assert_eq!(at(5 + shift).distance(nanos(3 + shift)), 1);
            let wall = |t: u64| WALL_ORIGIN + t / 1_000_000;
            assert_eq!(at(2_000_005 + shift).seen(wall(shift)), at(2_000_005).seen(wall(0)));
            assert_eq!(at(5 + shift).itself(), 5);
        }
    }

    #[test]
    fn what_was_long_ago_is_not_told_apart() {
        for far in [NEAR, 500 * NEAR, LONG_AGO] {
            let at = |t: u64, far| Time::Relative { now: CLOCK_ORIGIN + 1 + t, phase: true, far };
            let (nanos, wall) = (CLOCK_ORIGIN + 1, WALL_ORIGIN);
            for moment in [nanos, wall] {
                for t in [0, far - 1_000_000, far] {
                    assert_eq!(at(t, far).seen(moment), at(t, EVER).seen(moment));
                    assert_eq!(age(CLOCK_ORIGIN + 1 + t, moment), t);
                    // Also one that is still to come.
                    let later = moment + if moment == wall { 5 * far / 1_000_000 } else { 5 * far };
                    assert_eq!(at(t, far).seen(later), at(t, EVER).seen(later));
                    assert_eq!(age(CLOCK_ORIGIN + 1 + t, later), 0);
                }
                assert_eq!(at(far + JUMP, far).seen(moment), at(far, far).seen(moment));
                assert_ne!(at(far - 1_000_000, far).seen(moment), at(far, far).seen(moment));
                assert_ne!(at(far + JUMP, EVER).seen(moment), at(far, EVER).seen(moment));
            }
            // A jump leaves the rest of a millisecond as it is.
            assert_eq!(at(7, far).itself(), at(7 + JUMP, far).itself());
        }
    }

    #[test]
    fn a_wait_of_a_hundred_years_has_no_end() {
        let start = CLOCK_ORIGIN + 1;
        assert_eq!(deadline(start, 5), start + 5);
        assert_eq!(deadline(start, FOREVER), NEVER);
        assert_eq!(deadline(start, u64::MAX), NEVER);
        // Many long ones never come to where numbers run over.
        let mut now = start;
        for _ in 0..5 {
            let next = deadline(now, FOREVER - 1);
            assert!(next >= now && next < i64::MAX as u64);
            now = next;
        }
        assert_eq!(Time::Unread.distance(NEVER), NEVER);
        assert_ne!(Time::Unread.distance(NEVER), Time::Unread.distance(LAST));
        assert_eq!(Time::Absolute { now: start }.distance(NEVER), Time::Absolute { now: start + 5 }.distance(NEVER));
    }

    #[test]
    fn what_could_be_a_distance_is_noticed() {
        // Whatever a moment is written as, another number that is written the same way is a moment or is noticed.
        let (clock, wall) = (1u64 << CLOCK_BITS, 1u64 << WALL_BITS);
        let edges = |bits: u64| [0, 1, 2, 1000, bits / 3, bits / 2, bits - 2, bits - 1];
        let mut compared = 0;
        for now in edges(clock - 1).map(|t| CLOCK_ORIGIN + 1 + t) {
            let time = Time::Relative { now, phase: false, far: EVER };
            for moment in edges(clock).map(|t| CLOCK_ORIGIN + t).into_iter().chain(edges(wall).map(|t| WALL_ORIGIN + t)) {
                let seen = time.seen(moment);
                assert!(is_moment(seen) || looks_like_distance(seen), "{moment:x} at {now:x} as {seen:x}");
                compared += looks_like_distance(seen) as u32;
            }
        }
        assert!(compared > 50, "{compared} distances where other numbers are");
        for edge in [CLOCK_ORIGIN, CLOCK_ORIGIN + clock - 1, WALL_ORIGIN, WALL_ORIGIN + wall - 1] {
            assert!(is_moment(edge) && !looks_like_distance(edge));
        }
        for edge in [CLOCK_ORIGIN + clock, CLOCK_ORIGIN + 2 * clock - 1, WALL_ORIGIN + wall, WALL_ORIGIN + 4 * wall - 1] {
            assert!(!is_moment(edge) && looks_like_distance(edge));
        }
        for edge in [CLOCK_ORIGIN - 1, CLOCK_ORIGIN + 2 * clock, WALL_ORIGIN - 1, WALL_ORIGIN + 4 * wall] {
            assert!(!is_moment(edge) && !looks_like_distance(edge));
        }
    }

    #[test]
    fn nothing_else_looks_like_a_moment() {
        let time = Time::Relative { now: CLOCK_ORIGIN + 1000, phase: false, far: EVER };
        let moments =
            [CLOCK_ORIGIN, CLOCK_ORIGIN + 999, CLOCK_ORIGIN + 1000, CLOCK_ORIGIN + (1 << 46), WALL_ORIGIN, WALL_ORIGIN + 5];
        let others = [0, 1, u64::MAX, 1 << 63, (1 << 63) + 1, 1 << 31, i64::MAX as u64, WALL_ORIGIN - 1, CLOCK_ORIGIN - 1];
        for &moment in &moments {
            let seen = time.seen(moment);
            assert!(!others.contains(&seen));
            assert!(moments.iter().filter(|&&m| time.seen(m) == seen).count() == 1);
        }
        for other in others {
            assert_eq!(time.seen(other), other);
        }
    }
}
