//! All threads by number, with lists of those that matter to the scheduler.
//!
//! A program may start many thousands of threads, and most of them have ended or wait for something long. So the
//! scheduler never looks at all of them: [`Threads::set_status`] is the only way to change what a thread does, and it
//! keeps a sorted list of the threads that are alive, that may be able to run, that are in `Object.wait`, and that have
//! a deadline. An ended thread keeps nothing but its record.

use crate::heap::ObjRef;
use crate::reserve::Reserve;
use crate::thread::{Effect, JavaThread, Status, ThreadId, Wake};
use jaunt_base::IdVec;
use std::ops::{Index, IndexMut};

/// Thread numbers must fit into half a lock word.
pub const MAX_THREADS: usize = u16::MAX as usize - 1;

#[derive(Default)]
pub struct Threads {
    all: IdVec<ThreadId, Box<JavaThread>>,
    live: Vec<u32>,
    /// Runnable, or wants a monitor.
    ready: Vec<u32>,
    /// (object, thread)
    waiting: Vec<(u32, u32)>,
    /// (deadline, thread)
    timed: Vec<(u64, u32)>,
    /// Changed threads are noted in `dirty`, and stacks are kept for the next thread.
    pub track: bool,
    /// Threads changed since the state was last saved.
    pub(crate) dirty: Vec<u32>,
    /// Room for the next such list.
    spare_list: Vec<u32>,
    // Boxed as they are in `all`: they go back and forth.
    #[allow(clippy::vec_box)]
    spare: Vec<Box<JavaThread>>,
}

impl Threads {
    /// Room for another thread: its number and its stack. Numbers of ended threads are used again only when there are
    /// no others. `None`: too many are alive, or the system gives no memory.
    pub fn add(&mut self, object: ObjRef, registers: usize, max_frames: usize) -> Option<ThreadId> {
        let stack = match self.spare.iter().position(|t| t.stack.capacity() == registers) {
            Some(i) => std::mem::replace(&mut self.spare.swap_remove(i).stack, Reserve::empty()),
            None => Reserve::small_pages(registers)?,
        };
        let id = if self.all.len() < MAX_THREADS {
            self.all.next_id()
        } else {
            // The main thread's number is not given away: the first gap after it.
            let at = self.live.iter().enumerate().position(|(i, &id)| id as usize != i).unwrap_or(self.live.len());
            let at = if at == 0 { self.all.ids().skip(1).find(|&id| !self.all[id].is_alive())?.0 } else { at as u32 };
            if at as usize >= MAX_THREADS {
                return None;
            }
            ThreadId(at)
        };
        let thread = Box::new(JavaThread::new(id, object, stack, max_frames));
        if id == self.all.next_id() {
            self.all.push(thread);
        } else {
            self.all[id] = thread;
        }
        self.list(id, Status::Runnable);
        self.touch(id);
        Some(id)
    }

    /// The thread is going to change.
    #[inline]
    fn touch(&mut self, id: ThreadId) {
        if self.track && !self.all[id].dirty {
            self.all[id].dirty = true;
            self.dirty.push(id.0);
        }
    }

    /// The changed threads since the last time, whose list must be given back.
    pub(crate) fn take_dirty(&mut self) -> Vec<u32> {
        let list = std::mem::replace(&mut self.dirty, std::mem::take(&mut self.spare_list));
        for &id in &list {
            if let Some(thread) = self.all.get_mut(ThreadId(id)) {
                thread.dirty = false;
            }
        }
        list
    }

    pub(crate) fn give_dirty(&mut self, mut list: Vec<u32>) {
        list.clear();
        self.spare_list = list;
    }

    /// Nothing has changed so far.
    pub(crate) fn clean(&mut self) {
        let list = self.take_dirty();
        self.give_dirty(list);
    }

    /// Threads that have not ended.
    #[inline(always)]
    pub fn live_count(&self) -> usize {
        self.live.len()
    }

    /// Removes the last threads: they were started after the state that is gone back to.
    pub fn truncate(&mut self, n: usize) {
        while self.all.len() > n {
            let id = ThreadId(self.all.len() as u32 - 1);
            self.set_status(id, Status::Terminated);
            let thread = self.all.pop().expect("one more than n");
            self.spare.push(thread);
        }
    }

    pub fn set_status(&mut self, id: ThreadId, status: Status) {
        self.touch(id);
        let thread = &mut self.all[id];
        let old = std::mem::replace(&mut thread.status, status);
        thread.paused |= thread.atomic > 0 && status != Status::Runnable;
        if old != status {
            self.unlist(id, old);
            self.list(id, status);
        }
    }

    /// A thread has ended: its record stays, what it needed for running goes.
    pub fn end(&mut self, id: ThreadId) {
        self.set_status(id, Status::Terminated);
        let thread = &mut self.all[id];
        if self.track {
            // Whoever goes back needs the room again.
            thread.frames.clear();
        } else {
            thread.frames = Vec::new();
            thread.stack = Reserve::empty();
        }
        thread.held.clear();
        thread.at_point = false;
        // It keeps no object alive; which one it had can be asked as long as that is there ([`JavaThread::had_object`]).
        thread.pending = Effect { object: thread.object.0, ..Effect::default() };
        thread.object = ObjRef::NULL;
        thread.stop = ObjRef::NULL;
        thread.thrown = ObjRef::NULL;
        thread.converted = Default::default();
    }

    /// Threads that have not ended, by number.
    #[inline]
    pub fn live(&self) -> impl Iterator<Item = &JavaThread> {
        self.live.iter().map(|&id| &*self.all[ThreadId(id)])
    }

    /// Threads that run, if they have frames, or want a monitor, by number.
    #[inline]
    pub fn ready(&self) -> impl Iterator<Item = &JavaThread> {
        self.ready.iter().map(|&id| &*self.all[ThreadId(id)])
    }

    /// Threads in `Object.wait` on an object whose wait has not ended, by number.
    #[inline]
    pub fn waiting_on(&self, object: ObjRef) -> impl Iterator<Item = &JavaThread> {
        let first = self.waiting.partition_point(|&(o, _)| o < object.0);
        self.waiting[first..]
            .iter()
            .take_while(move |&&(o, _)| o == object.0)
            .map(|&(_, id)| &*self.all[ThreadId(id)])
            .filter(|t| t.wake == Wake::None)
    }

    /// The thread with the earliest deadline.
    pub fn next_timed(&self) -> Option<(u64, ThreadId)> {
        self.timed.first().map(|&(deadline, id)| (deadline, ThreadId(id)))
    }

    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = &JavaThread> {
        self.all.iter().map(|t| &**t)
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.all.len()
    }

    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    #[inline]
    pub fn get(&self, id: ThreadId) -> Option<&JavaThread> {
        self.all.get(id).map(|t| &**t)
    }

    /// Makes the threads exactly `n`, to be overwritten; the lists are wrong until [`Threads::relist`].
    pub(crate) fn resize(&mut self, n: usize) {
        self.all.truncate(n);
        while self.all.len() < n {
            self.all.push(Box::new(JavaThread::new(self.all.next_id(), ObjRef::NULL, Reserve::empty(), 0)));
        }
    }

    pub(crate) fn relist(&mut self) {
        self.live.clear();
        self.ready.clear();
        self.waiting.clear();
        self.timed.clear();
        for id in self.all.ids() {
            self.list(id, self.all[id].status);
        }
    }

    fn list(&mut self, id: ThreadId, status: Status) {
        if status != Status::Terminated {
            insert(&mut self.live, id.0);
        }
        match status {
            Status::Runnable | Status::Blocked(_) => insert(&mut self.ready, id.0),
            Status::Waiting { object, .. } => insert(&mut self.waiting, (object.0, id.0)),
            Status::Parked { .. } | Status::Sleeping { .. } | Status::ClassInit(_) | Status::Terminated => {}
        }
        if let Some(deadline) = status.deadline() {
            insert(&mut self.timed, (deadline, id.0));
        }
    }

    fn unlist(&mut self, id: ThreadId, status: Status) {
        if self.all[id].status == Status::Terminated {
            remove(&mut self.live, id.0);
        }
        match status {
            Status::Runnable | Status::Blocked(_) => remove(&mut self.ready, id.0),
            Status::Waiting { object, .. } => remove(&mut self.waiting, (object.0, id.0)),
            Status::Parked { .. } | Status::Sleeping { .. } | Status::ClassInit(_) | Status::Terminated => {}
        }
        if let Some(deadline) = status.deadline() {
            remove(&mut self.timed, (deadline, id.0));
        }
    }
}

fn insert<T: Ord>(list: &mut Vec<T>, item: T) {
    if let Err(at) = list.binary_search(&item) {
        list.insert(at, item);
    }
}

fn remove<T: Ord>(list: &mut Vec<T>, item: T) {
    if let Ok(at) = list.binary_search(&item) {
        list.remove(at);
    }
}

impl Index<ThreadId> for Threads {
    type Output = JavaThread;
    #[inline(always)]
    fn index(&self, id: ThreadId) -> &JavaThread {
        &self.all[id]
    }
}

impl IndexMut<ThreadId> for Threads {
    #[inline(always)]
    fn index_mut(&mut self, id: ThreadId) -> &mut JavaThread {
        self.touch(id);
        &mut self.all[id]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_follow_the_status() {
        let mut threads = Threads::default();
        let ids: Vec<ThreadId> = (0..4).map(|i| threads.add(ObjRef(i + 1), 1 << 10, 10).expect("a thread")).collect();
        threads.set_status(ids[1], Status::Sleeping { deadline: 9 });
        threads.set_status(ids[2], Status::Waiting { object: ObjRef(1), count: 1, deadline: 4 });
        threads.end(ids[0]);
        let numbers = |list: Vec<&JavaThread>| list.into_iter().map(|t| t.id.0).collect::<Vec<_>>();
        assert_eq!(numbers(threads.live().collect()), [1, 2, 3]);
        assert_eq!(numbers(threads.ready().collect()), [3]);
        assert_eq!(numbers(threads.waiting_on(ObjRef(1)).collect()), [2]);
        assert_eq!(threads.next_timed(), Some((4, ids[2])));
        threads.set_status(ids[2], Status::Blocked(ObjRef(1)));
        assert_eq!(threads.next_timed(), Some((9, ids[1])));
        assert_eq!(numbers(threads.ready().collect()), [2, 3]);
        threads.relist();
        assert_eq!(numbers(threads.ready().collect()), [2, 3]);
        assert_eq!(numbers(threads.live().collect()), [1, 2, 3]);
    }

    #[test]
    fn numbers_are_used_again_when_there_are_no_others() {
        let mut threads = Threads::default();
        for _ in 0..MAX_THREADS + 10 {
            let id = threads.add(ObjRef(1), 1 << 10, 10).expect("a thread");
            assert!((id.0 as usize) < MAX_THREADS);
            if id.0 != 0 {
                threads.end(id);
            }
        }
        assert_eq!(threads.live().count(), 1);
    }
}
