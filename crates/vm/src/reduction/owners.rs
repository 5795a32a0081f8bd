//! Objects that one thread alone uses: an assumption about single objects, where the one about their class was wrong.
//!
//! A counter that a thread has for itself, or a list that it fills, needs no points though others can reach it. The assumption is about objects
//! that existed when the search began, since only their rows are names, and names the thread by its number. It has four levels.
//!
//! 1. *Alone*: no other thread ever touches it. Its accesses commute with all that others do; the first access of another thread is noticed, for until
//!    then the search is exact.
//! 2. *Joined*: others touch it too, but only who has waited for the end of the owner (`join`, then read), or was started by one who had. Their accesses have points as usual, for
//!    each other. The owner's need none, and neither do its start and its end: see below.
//! 3. *Left*: others touch it when the owner is over, however they know. Their accesses have points as usual, and so have the start and the end of
//!    the owner: that is why an access that *could* come while the owner is alive does so in some execution that is explored, where it is noticed. An
//!    end that were part of an earlier step would hide it.
//! 4. *Shared*: has points.
//!
//! Each object goes down this list at most three times, each time with a restart; and a class of which several objects are shared is believed no more.
//!
//! **Why nothing is missed with a joined object.** Whom a thread has seen to be over (`JavaThread::seen_over`) follows from what it did itself, and from who started it: a join without a
//! limit is left only when the thread is over, whenever that ends. (Or with an exception, if the joining thread is interrupted; then starts and ends are steps.) So in whatever order independent steps are taken, it is the same at each of its steps. An access by one who has seen the end of the owner comes after that end in every execution that has
//! it, so it conflicts with nothing that the owner does, and no order of the two is left out. Suppose that in some execution an access comes by one who has not seen
//! it; take the first. Up to there all accesses are the owner's, or come after its end. So the search, which is exact up to there, meets the
//! same steps in some order, and in it this access, by a thread that has not seen the end; it is noticed whether the owner is over by then or not. Two paths that
//! lead to one state could differ in who has seen what: that is why `seen_over` is part of a state. It is kept for owners of joined objects alone, so that it costs
//! nothing elsewhere, and for threads below number 32.

use crate::vm::Vm;
use jaunt_base::FastMap;
use jaunt_program::ClassId;
use jaunt_state::{Effect, EffectKind, ObjRef, ThreadId};

/// So many shared objects of a class, and all of them count as shared.
const BELIEVED: u32 = 3;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Level {
    Alone,
    Joined,
    Left,
    Shared,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Owners {
    /// By row: the number of the thread, and how far the assumption has come.
    by_row: FastMap<u32, (u32, Level)>,
    /// By class: how many of its objects are shared.
    shared: FastMap<u32, u32>,
    /// A bit for each row that is shared, or whose class is believed no more: that stays so, and most accesses that ask are to these.
    points: Vec<u64>,
}

impl Vm {
    /// An access to an object of which it is not known that a guard covers it. True: it needs no point.
    #[inline]
    pub(crate) fn is_owned(&mut self, object: ObjRef, class: ClassId) -> bool {
        let known = self.policy.frozen.is_none() && self.assumed.owners.needs_points(object.0);
        !known && self.may_be_owned(object, class)
    }

    #[inline(never)]
    fn may_be_owned(&mut self, object: ObjRef, class: ClassId) -> bool {
        // Where threads are interchangeable their numbers are no names.
        if object.is_null() || object.0 >= self.policy.first_rows || self.assumed.alike || !self.policy.owners {
            return false;
        }
        if let Some(frozen) = &self.policy.frozen {
            let me = self.current.0;
            let object = self.row_name(object.0);
            return [Level::Alone, Level::Joined, Level::Left].iter().any(|&level| frozen.contains(&name(&object, me, level)));
        }
        let owners = &mut self.assumed.owners;
        let Some(&(owner, level)) = owners.by_row.get(&object.0) else {
            let believed = owners.shared.get(&class.0).is_none_or(|&n| n < BELIEVED);
            if !believed {
                owners.keep_points(object.0);
            } else if self.policy.optimistic {
                owners.by_row.insert(object.0, (self.current.0, Level::Alone));
            }
            return believed && self.policy.optimistic;
        };
        if owner == self.current.0 && level != Level::Shared {
            return true;
        }
        if level == Level::Shared {
            owners.keep_points(object.0);
        } else {
            self.touch_of_other(object, class, ThreadId(owner), level);
        }
        false
    }

    #[cold]
    fn touch_of_other(&mut self, object: ObjRef, class: ClassId, owner: ThreadId, level: Level) {
        let over = self.state.threads.get(owner).is_some() && !self.state.threads.live().any(|t| t.id == owner);
        if !over {
            self.assumed.owners.by_row.insert(object.0, (owner.0, Level::Shared));
            *self.assumed.owners.shared.entry(class.0).or_default() += 1;
            self.search.start_again();
            return;
        }
        if level == Level::Joined && (self.search.must_restart() || self.has_seen_over(owner)) {
            // Who has seen what is kept from the restart on that made it joined.
            return;
        }
        if level != Level::Left {
            let next = if level == Level::Alone { Level::Joined } else { Level::Left };
            self.assumed.owners.by_row.insert(object.0, (owner.0, next));
            self.search.start_again();
        }
        // It matters that the owner is over: this comes after its last step.
        self.transition.did(Effect::new(EffectKind::Thread, owner.0, 0));
    }

    fn has_seen_over(&self, owner: ThreadId) -> bool {
        seen_bit(owner).is_some_and(|bit| self.state.threads[self.current].seen_over & bit != 0)
    }

    /// The running thread looks whether a thread is alive. If that is in a join without a time limit, it goes on only when the thread is over. (With a limit
    /// it goes on in any case, and what it sees depends on when the thread ends, which is no step here.)
    pub(crate) fn see_end_of_owner(&mut self, thread: ObjRef) {
        if self.assumed.alike || self.assumed.owners.by_row.is_empty() || !self.is_over(thread) {
            return;
        }
        if self.join_without_limit(&self.state.threads[self.current]).is_none() {
            return;
        }
        let over = self.thread_before_end(thread);
        let Some(over) = over.filter(|over| self.assumed.owners.has_joined(over.0)) else { return };
        if let Some(bit) = seen_bit(over).filter(|_| !self.has_seen_over(over)) {
            self.thread().seen_over |= bit;
        }
    }

    /// Others look whether this thread is over, since they touch what it had for itself.
    pub fn leaves_objects(&self, thread: ThreadId) -> bool {
        match &self.policy.frozen {
            _ if self.assumed.alike => false,
            Some(frozen) => frozen.contains(&leaver(thread.0)),
            None => self.assumed.owners.leavers().any(|owner| owner == thread.0),
        }
    }

    /// The objects that need no points, in words that mean the same in another process.
    pub(crate) fn owned_objects(&self) -> impl Iterator<Item = String> {
        let owners = &self.assumed.owners;
        let kept = owners.by_row.iter().filter(|(_, (_, level))| *level != Level::Shared);
        let all =
            kept.map(|(&row, &(thread, level))| name(&self.row_name(row), thread, level)).chain(owners.leavers().map(leaver));
        all.filter(|_| !self.assumed.alike)
    }
}

impl Owners {
    #[inline]
    fn needs_points(&self, row: u32) -> bool {
        self.points.get(row as usize / 64).is_some_and(|bits| bits >> (row % 64) & 1 != 0)
    }

    fn keep_points(&mut self, row: u32) {
        let at = row as usize / 64;
        if at >= self.points.len() {
            self.points.resize(at + 1, 0);
        }
        self.points[at] |= 1 << (row % 64);
    }

    /// Others touch objects of this thread, and are to have seen that it is over.
    fn has_joined(&self, thread: u32) -> bool {
        self.by_row.values().any(|&owned| owned == (thread, Level::Joined))
    }

    /// Threads whose objects others touch when they are over.
    fn leavers(&self) -> impl Iterator<Item = u32> {
        self.by_row.values().filter(|(_, level)| *level == Level::Left).map(|&(owner, _)| owner)
    }
}

/// Whether a thread is over, in [`jaunt_state::JavaThread::seen_over`].
fn seen_bit(thread: ThreadId) -> Option<u32> {
    1u32.checked_shl(thread.0)
}

fn leaver(thread: u32) -> String {
    format!("objects left by thread {thread}")
}

fn name(object: &str, thread: u32, level: Level) -> String {
    let level = match level {
        Level::Alone => "owned",
        Level::Joined => "joined",
        Level::Left => "left",
        Level::Shared => "shared",
    };
    format!("{level} {object} by thread {thread}")
}
