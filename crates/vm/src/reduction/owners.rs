//! Objects that one thread alone uses: an assumption about single objects, where the one about their class was wrong.
//!
//! A counter that a thread has for itself, or a list that it fills, needs no points though others can reach it. The assumption is about objects
//! that existed when the search began, since only their rows are names, and names the thread by its number. It has three levels.
//!
//! 1. *Alone*: no other thread ever touches it. Its accesses commute with all that others do; the first access of another thread is noticed, for until
//!    then the search is exact.
//! 2. *Left*: others touch it when the owner is over (`join`, then read). Their accesses have points as usual, and so have the start and the end of
//!    the owner: that is why an access that *could* come while the owner is alive does so in some execution that is explored, where it is noticed. An
//!    end that were part of an earlier step would hide it.
//! 3. *Shared*: has points.
//!
//! Each object goes down this list at most twice, each time with a restart; and a class of which several objects are shared is believed no more.

use crate::vm::Vm;
use jaunt_base::FastMap;
use jaunt_program::ClassId;
use jaunt_state::{Effect, EffectKind, ObjRef, ThreadId};

/// So many shared objects of a class, and all of them count as shared.
const BELIEVED: u32 = 3;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Level {
    Alone,
    Left,
    Shared,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Owners {
    /// By row: the number of the thread, and how far the assumption has come.
    by_row: FastMap<u32, (u32, Level)>,
    /// By class: how many of its objects are shared.
    shared: FastMap<u32, u32>,
}

impl Vm {
    /// An access to an object of which it is not known that a guard covers it. True: it needs no point.
    pub(crate) fn is_owned(&mut self, object: ObjRef, class: ClassId) -> bool {
        // Where threads are interchangeable their numbers are no names.
        if object.is_null() || object.0 >= self.policy.first_rows || self.assumed.alike {
            return false;
        }
        if let Some(frozen) = &self.policy.frozen {
            let me = self.current.0;
            let object = self.row_name(object.0);
            return [Level::Alone, Level::Left].iter().any(|&level| frozen.contains(&name(&object, me, level)));
        }
        let owners = &mut self.assumed.owners;
        let Some(&(owner, level)) = owners.by_row.get(&object.0) else {
            let believed = owners.shared.get(&class.0).is_none_or(|&n| n < BELIEVED);
            if believed && self.policy.optimistic {
                owners.by_row.insert(object.0, (self.current.0, Level::Alone));
            }
            return believed && self.policy.optimistic;
        };
        if owner == self.current.0 {
            return level != Level::Shared;
        }
        if level != Level::Shared {
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
        if level == Level::Alone {
            self.assumed.owners.by_row.insert(object.0, (owner.0, Level::Left));
            self.search.start_again();
        }
        // It matters that the owner is over: its end is an effect on it, as each of its steps is.
        self.transition.did(Effect::new(EffectKind::Thread, owner.0, 0));
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
    /// Threads whose objects others touch when they are over.
    fn leavers(&self) -> impl Iterator<Item = u32> {
        self.by_row.values().filter(|(_, level)| *level == Level::Left).map(|&(owner, _)| owner)
    }
}

fn leaver(thread: u32) -> String {
    format!("objects left by thread {thread}")
}

fn name(object: &str, thread: u32, level: Level) -> String {
    let level = match level {
        Level::Alone => "owned",
        Level::Left => "left",
        Level::Shared => "shared",
    };
    format!("{level} {object} by thread {thread}")
}
