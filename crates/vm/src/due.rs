//! Looks at the clock that only ask whether something scheduled is due.
//!
//! Where time passes while threads run ([`crate::moments`]), whoever looks may find that twenty minutes are over. A task that is to run each millisecond would then be
//! late by more than a million runs, and be later after each look: there would be no end of states. But the queue of a scheduler, and the thread of a timer, ask only one
//! thing: is the first task due?
//!
//! - **If it is, no time passes at this look**: the answer would be the same after any time.
//! - **If it is not, it may be found to be due just now**: the answer is that after any longer time.
//!
//! Nothing is lost. What else depends on how late it is? Other looks, and each of these may find that twenty minutes have passed: so time that would have passed here
//! passes at the first look afterwards whose answer depends on it, and no step between the two can tell. Waits with a time limit end at any moment, whatever the clock says, and
//! deadlines begin from when they are asked for. Not so where the time itself counts, since then it does not pass at every look; and where the program has conditions that
//! must hold in every state, since these look at the clock without letting time pass: there the general rule holds.

use crate::vm::Vm;
use jaunt_program::Method;
use jaunt_state::ObjRef;
use jaunt_state::time::{is_clock_moment, is_wall_moment};

/// What such a look may find.
pub(crate) enum Due {
    /// The look asks for more than that.
    Unknown,
    Already,
    /// So many nanoseconds from now.
    In(u64),
}

/// What a queue of a scheduler is.
const QUEUE: &str = "java/util/concurrent/ScheduledThreadPoolExecutor$DelayedWorkQueue";
const TASK: &str = "java/util/concurrent/ScheduledThreadPoolExecutor$ScheduledFutureTask";

impl Vm {
    /// A look at the clock, by the running code: does it only ask whether a task is due?
    pub(crate) fn due(&mut self) -> Due {
        if self.assumed.absolute_time || !self.state.rest.invariants.is_empty() {
            return Due::Unknown;
        }
        let now = self.host.nanos();
        let (seconds, nanos) = self.host.wall_clock();
        let wall = seconds * 1000 + nanos as i64 / 1_000_000;
        let by_queue = self.asked_by_queue().map(|moment| moment.wrapping_sub(now) as i64);
        let left = by_queue.or_else(|| self.asked_by_timer().map(|moment| (moment - wall).saturating_mul(1_000_000)));
        match left {
            None => Due::Unknown,
            Some(left) if left <= 0 => Due::Already,
            Some(left) => Due::In(left as u64),
        }
    }

    /// `ScheduledFutureTask.getDelay`, called by the queue, which compares the answer with 0 and waits as long as it says: for which moment?
    fn asked_by_queue(&self) -> Option<u64> {
        let thread = &self.state.threads[self.current];
        let [.., caller, frame] = thread.frames.as_slice() else { return None };
        let is = |method: &Method, class: &str, names: &[&str]| {
            self.program.class_name(method.class) == class && names.contains(&self.program.name(method.name))
        };
        // A `poll` with a limit does more with the answer.
        let asks = is(caller.method(), QUEUE, &["take", "poll"]) && caller.method().arg_slots == 1;
        if !asks || !is(frame.method(), TASK, &["getDelay"]) {
            return None;
        }
        // The queue is asked for its first task, holds its lock, and is needed to the end of the call.
        let queue = thread.argument(caller, 0);
        let tasks = self.state.heap.get_ref(queue, self.offset_in(queue, "queue")?);
        let first = self.element(tasks, 0)?;
        // Another class of tasks may ask this one.
        let of_library = self.program.class_name(self.state.heap.class_of(first)) == TASK;
        let moment = of_library.then(|| self.offset_in(first, "time").map(|offset| self.state.heap.get_u64(first, offset)))??;
        is_clock_moment(moment).then_some(moment)
    }

    /// The thread of a timer, about its first task: for which millisecond? A task that is repeated with a fixed delay is due next so long after this look: there the
    /// time counts.
    fn asked_by_timer(&self) -> Option<i64> {
        let thread = &self.state.threads[self.current];
        let method = thread.frames.last()?.method();
        if self.program.class_name(method.class) != "java/util/TimerThread" || self.program.name(method.name) != "mainLoop" {
            return None;
        }
        let heap = &self.state.heap;
        let queue = heap.get_ref(thread.object, self.offset_in(thread.object, "queue")?);
        let tasks = heap.get_ref(queue, self.offset_in(queue, "queue")?);
        // The first place is not used.
        let first = self.element(tasks, 1)?;
        let moment = heap.get_u64(first, self.offset_in(first, "nextExecutionTime")?);
        let fixed_delay = heap.get_i64(first, self.offset_in(first, "period")?) < 0;
        (!fixed_delay && is_wall_moment(moment)).then_some(moment as i64)
    }

    fn offset_in(&self, object: ObjRef, field: &str) -> Option<u32> {
        let class = (!object.is_null()).then(|| self.state.heap.class_of(object))?;
        self.program.field_named(class, field).map(|field| field.offset)
    }

    /// What an array of references has there, if it has something.
    fn element(&self, array: ObjRef, at: usize) -> Option<ObjRef> {
        let words = (!array.is_null()).then(|| self.state.heap.words(array))?;
        words.get(at).map(|&word| ObjRef(word)).filter(|element| !element.is_null())
    }
}
