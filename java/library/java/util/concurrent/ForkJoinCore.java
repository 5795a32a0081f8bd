package java.util.concurrent;

import java.util.concurrent.ForkJoinPool.ManagedBlocker;
import java.util.concurrent.ForkJoinPool.WorkQueue;
import java.util.concurrent.locks.LockSupport;

/**
 * The workers and the queued tasks of one {@link ForkJoinPool}, under one monitor.
 *
 * <p>A worker takes its own tasks first, then goes on with the queue that it stole from last, then steals the oldest task of some
 * queue. Which queue that is, is a choice, where more than one has tasks. Who finds nothing waits until there is work.
 *
 * <p><b>While tasks are queued and one more worker may be active, a worker is searching.</b> One is enough: when it has found a task it
 * sends the next one. So whatever may run at the same time does, and no worker is woken in vain but where somebody else was faster.
 *
 * <p>What calls code of the program (factories, tasks, {@code cancel}) is outside of the monitor.
 */
final class ForkJoinCore {
    /** What {@link #compensate} says if there is something to take back: {@code ForkJoinTask} knows this number. */
    private static final int COMPENSATED = 1 << 16;

    private final ForkJoinPool pool;
    private final int parallelism;
    private final boolean fifo;
    /** As many active workers are kept by adding some, where others wait for tasks. */
    private final int minimum;
    /** The most workers that there may ever be. */
    private final int largest;

    /** Workers that there may be now: more than at first after all of them waited. */
    private int limit;
    private int total;
    /** Of these, the ones that neither are idle nor wait for a task, a blocker or quiescence. */
    private int active;
    /** Of these, the ones that were sent for work and have not looked yet. */
    private int searching;
    /** A task was taken from another thread's queue. How many were is not counted: each number would be a state. */
    private boolean stolen;
    /** Workers that wait for quiescence. */
    private int quiescing;
    private final ForkJoinQueues queues = new ForkJoinQueues();
    /** The worker that became idle last; {@link WorkQueue#below} leads on. */
    private WorkQueue idle;
    /** How many threads wait here, and a new object each time that they are told to look. */
    private int waiting;
    private Object news = this;

    ForkJoinCore(ForkJoinPool pool, int core, int minimum, int largest) {
        this.pool = pool;
        this.parallelism = pool.mode & ForkJoinPool.SMASK;
        this.fifo = (pool.mode & ForkJoinPool.FIFO) != 0;
        this.limit = core;
        this.minimum = minimum;
        this.largest = largest;
    }

    // Queues

    /** A thread adds to its queue. */
    void push(WorkQueue queue, ForkJoinTask<?> task) {
        // The common pool is never shut down.
        if (queue.owner == null && pool != ForkJoinPool.common) {
            admit();
            enqueueAdmitted(queue, task);
        } else {
            enqueue(queue, task);
        }
    }

    /** Who is no worker finds out whether the pool takes tasks before the task is in a queue. */
    private synchronized void admit() {
        if ((pool.mode & ForkJoinPool.SHUTDOWN) != 0) {
            throw new RejectedExecutionException();
        }
    }

    /** A step of its own: others come between. */
    private void enqueueAdmitted(WorkQueue queue, ForkJoinTask<?> task) {
        enqueue(queue, task);
    }

    /** The pool may have stopped since it took the task, which is cancelled then, as all that was queued. */
    private void enqueue(WorkQueue queue, ForkJoinTask<?> task) {
        boolean more = false;
        boolean late;
        synchronized (this) {
            late = queue.owner == null && pool.mode < 0;
            if (!late) {
                queues.add(queue, task);
                more = signal();
                tellWaiting();
            }
        }
        if (late) {
            ForkJoinTask.cancelIgnoringExceptions(task);
        }
        if (more) {
            create();
        }
    }

    synchronized boolean take(WorkQueue queue, ForkJoinTask<?> task, boolean newestOnly) {
        for (int i = queue.tasks.length - 1; i >= 0; i--) {
            if (queue.tasks[i] == task) {
                queues.take(queue, i);
                return true;
            }
            if (newestOnly) {
                return false;
            }
        }
        return false;
    }

    synchronized ForkJoinTask<?> takeOwn(WorkQueue queue) {
        int size = queue.tasks.length;
        return size == 0 ? null : queues.take(queue, fifo ? 0 : size - 1);
    }

    synchronized ForkJoinTask<?> peek(WorkQueue queue) {
        int size = queue.tasks.length;
        return size == 0 ? null : queue.tasks[fifo && queue.owner != null ? 0 : size - 1];
    }

    /** The queue of the running thread, which is no worker of this pool. One without tasks is known to nobody else. */
    synchronized WorkQueue ofCaller() {
        Thread caller = Thread.currentThread();
        WorkQueue queue = queues.of(caller);
        return queue != null ? queue : new WorkQueue(pool, caller);
    }

    /** The oldest task of some queue. */
    synchronized ForkJoinTask<?> poll(boolean submissionsOnly) {
        WorkQueue queue = submissionsOnly ? queues.anySubmission() : queues.any();
        return queue == null ? null : queues.take(queue, 0);
    }

    // Workers

    /** If tasks are queued, nobody is searching and one more may be active, an idle worker is sent. True: one must be created. */
    private boolean signal() {
        if (pool.mode < 0 || searching > 0 || active >= parallelism || queues.isEmpty()) {
            return false;
        }
        if (idle == null && total >= limit) {
            return false;
        }
        active++;
        searching++;
        if (idle == null) {
            total++;
            return true;
        }
        WorkQueue worker = idle;
        worker.searches = true;
        wakeIdle();
        return false;
    }

    private void wakeIdle() {
        WorkQueue worker = idle;
        idle = worker.below;
        worker.below = null;
        worker.idle = false;
        LockSupport.unpark(worker.owner);
    }

    private void create() {
        ForkJoinWorkerThread worker = null;
        Throwable problem = null;
        try {
            worker = pool.factory.newThread(pool);
            if (worker != null) {
                hire(worker.workQueue, true);
                worker.start();
                return;
            }
        } catch (Throwable e) {
            problem = e;
        }
        dismiss(worker, problem);
    }

    private synchronized void hire(WorkQueue worker, boolean sent) {
        worker.searches = sent;
        queues.hire(worker);
    }

    private void stopSearching(WorkQueue worker) {
        if (worker.searches) {
            worker.searches = false;
            searching--;
        }
    }

    /** Runs what a worker does next, or waits until there is something. False: the pool has stopped. */
    boolean runNext(WorkQueue worker) {
        ForkJoinTask<?> task;
        while ((task = next(worker)) == null) {
            if (pool.mode < 0) {
                return false;
            }
            while (worker.idle) {
                LockSupport.park(pool);
                if (worker.idle) {
                    // An interrupt is for the task that ran, or for nobody.
                    Thread.interrupted();
                }
            }
        }
        task.doExec();
        return true;
    }

    /** A task for a worker; null: the worker is idle, or the pool has stopped. */
    private ForkJoinTask<?> next(WorkQueue worker) {
        ForkJoinTask<?> task = null;
        boolean more = false, last = false;
        synchronized (this) {
            if (worker.index < 0) {
                hire(worker, false);
            }
            if (worker.tasks.length > 0) {
                return takeOwn(worker);
            }
            if (worker.from != null && worker.from.tasks.length > 0) {
                return queues.take(worker.from, 0);
            }
            worker.from = null;
            if (worker.innocuous) {
                ThreadLocalRandom.eraseThreadLocals(worker.owner);
            }
            WorkQueue queue = pool.mode < 0 ? null : queues.any();
            stopSearching(worker);
            if (queue != null) {
                task = queues.take(queue, 0);
                worker.from = queue;
                stolen = true;
                more = signal();
            } else if (pool.mode >= 0) {
                active--;
                worker.idle = true;
                worker.below = idle;
                idle = worker;
                if (isQuiet()) {
                    tellWaiting();
                    last = (pool.mode & ForkJoinPool.SHUTDOWN) != 0;
                }
            }
        }
        if (more) {
            create();
        }
        if (last) {
            stop(false);
        }
        return task;
    }

    /** A worker ends, or could not be created. */
    void dismiss(ForkJoinWorkerThread worker, Throwable problem) {
        WorkQueue queue = worker == null ? null : worker.workQueue;
        ForkJoinTask<?>[] left = WorkQueue.NONE;
        boolean more, last;
        synchronized (this) {
            if (queue == null) {
                searching--;
            } else {
                stopSearching(queue);
                queues.dismiss(queue);
                total--;
                active--;
                left = queue.tasks;
                queue.tasks = WorkQueue.NONE;
            }
            end();
            last = (pool.mode & ForkJoinPool.SHUTDOWN) != 0 && isQuiet();
            more = signal();
        }
        cancelAll(left);
        if (last) {
            stop(false);
        }
        if (more) {
            create();
        }
        if (problem != null) {
            ForkJoinTask.rethrow(problem);
        }
    }

    // Helping and waiting

    /** Runs a task that was taken on behalf of another one. What follows its end is another step. */
    private static void run(ForkJoinTask<?> task) {
        task.doExec();
    }

    /** A worker waits for a task that it does not have: it helps those that may be running it, else it is about to block. */
    int helpJoin(ForkJoinTask<?> awaited, WorkQueue worker, boolean mayHelp) {
        for (;;) {
            if (awaited.status < 0) {
                return awaited.status;
            }
            if (pool.mode < 0) {
                ForkJoinTask.cancelIgnoringExceptions(awaited);
                continue;
            }
            ForkJoinTask<?> task = null;
            WorkQueue before = worker.from;
            synchronized (this) {
                WorkQueue queue = mayHelp ? queues.ofThieves(worker) : null;
                if (queue != null) {
                    task = queues.take(queue, 0);
                    worker.from = queue;
                }
            }
            if (task == null) {
                return compensate();
            }
            run(task);
            worker.from = before;
        }
    }

    /** Runs parts of a task as long as it is not complete and there are any; those that the caller added last come first. */
    int helpComplete(ForkJoinTask<?> awaited, WorkQueue own, boolean elsewhere, int most) {
        while (awaited.status >= 0) {
            ForkJoinTask<?> task = null;
            synchronized (this) {
                int newest = own.tasks.length - 1;
                if (newest >= 0 && ForkJoinQueues.isPart(own.tasks[newest], awaited)) {
                    task = queues.take(own, newest);
                } else if (elsewhere) {
                    WorkQueue queue = queues.withPartOf(awaited);
                    task = queue == null ? null : queues.take(queue, 0);
                }
            }
            if (task == null) {
                break;
            }
            run(task);
            if (most > 0 && --most == 0) {
                break;
            }
        }
        return awaited.status;
    }

    /** Runs the caller's oldest tasks while they are stages of futures and it would have to block. */
    void helpStages(WorkQueue own, ManagedBlocker blocker) {
        for (;;) {
            ForkJoinTask<?> task = null;
            synchronized (this) {
                if (own.tasks.length > 0 && own.tasks[0] instanceof CompletableFuture.AsynchronousCompletionTask
                    && !blocker.isReleasable()) {
                    task = queues.take(own, 0);
                }
            }
            if (task == null) {
                return;
            }
            run(task);
        }
    }

    /** A worker is about to block: another one may be active instead. */
    private int compensate() {
        if (parallelism == 0) {
            return 0;
        }
        boolean more, full;
        synchronized (this) {
            boolean needsMore = idle == null && total >= limit && active <= minimum;
            full = needsMore && total >= largest;
            if (needsMore && !full) {
                limit = total + 1;
            }
            if (!full) {
                active--;
            }
            more = !full && signal();
        }
        if (full) {
            if (pool.saturate != null && pool.saturate.test(pool)) {
                return 0;
            }
            throw new RejectedExecutionException("Thread limit exceeded replacing blocked worker");
        }
        if (more) {
            create();
        }
        return COMPENSATED;
    }

    synchronized void uncompensate() {
        active++;
    }

    void block(ManagedBlocker blocker) throws InterruptedException {
        while (!blocker.isReleasable()) {
            int compensated = compensate();
            boolean done;
            try {
                done = blocker.block();
            } finally {
                if (compensated != 0) {
                    uncompensate();
                }
            }
            if (done) {
                return;
            }
        }
    }

    /** Runs tasks until there are none and nobody else works. 1: so it is; 0: time is over; -1: interrupted. */
    int helpQuiesce(WorkQueue worker, long nanos, boolean interruptible) {
        boolean interrupted = false;
        int result = 0;
        WorkQueue before = worker == null ? null : worker.from;
        for (boolean waits = true; waits;) {
            ForkJoinTask<?> task = null;
            synchronized (this) {
                WorkQueue queue = worker != null && worker.tasks.length > 0 ? worker : queues.any();
                if (queue != null) {
                    task = queue == worker ? takeOwn(queue) : queues.take(queue, 0);
                    if (worker != null && queue != worker) {
                        worker.from = queue;
                    }
                } else {
                    beginQuiescing(worker);
                    try {
                        result = isQuiet() ? 1 : 0;
                        waits = result == 0 && await(nanos);
                    } catch (InterruptedException e) {
                        interrupted = true;
                        result = interruptible ? -1 : 0;
                        waits = !interruptible;
                    }
                    endQuiescing(worker);
                }
            }
            if (task != null) {
                run(task);
                if (worker != null) {
                    worker.from = before;
                }
            }
        }
        if (interrupted && result >= 0) {
            Thread.currentThread().interrupt();
        }
        return result;
    }

    private void beginQuiescing(WorkQueue worker) {
        if (worker != null) {
            quiescing++;
            active--;
            if (waiting > 0 && isQuiet()) {
                tellWaiting();
            }
        }
    }

    private void endQuiescing(WorkQueue worker) {
        if (worker != null) {
            quiescing--;
            active++;
        }
    }

    /** Waits for news. False: the time was over first. */
    private boolean await(long nanos) throws InterruptedException {
        if (nanos <= 0) {
            return false;
        }
        Object before = news;
        waiting++;
        try {
            wait(nanos == Long.MAX_VALUE ? 0 : (nanos + 999_999) / 1_000_000);
        } finally {
            waiting--;
        }
        return news != before;
    }

    private void tellWaiting() {
        if (waiting > 0) {
            news = new Object();
            notifyAll();
        }
    }

    // The end

    void shutdown(boolean now) {
        boolean stops;
        synchronized (this) {
            pool.mode |= ForkJoinPool.SHUTDOWN;
            stops = now || isQuiet();
        }
        if (stops) {
            stop(now);
        }
    }

    /** Cancels what is queued, interrupts who works, and lets the idle workers go. */
    private void stop(boolean now) {
        ForkJoinTask<?>[] left;
        WorkQueue[] working;
        synchronized (this) {
            if (pool.mode < 0 || !now && !isQuiet()) {
                return;
            }
            pool.mode |= ForkJoinPool.STOP;
            left = queues.takeAll();
            working = queues.working();
            while (idle != null) {
                active++;
                wakeIdle();
            }
            end();
        }
        cancelAll(left);
        interruptAll(working);
    }

    private static void cancelAll(ForkJoinTask<?>[] tasks) {
        for (ForkJoinTask<?> task : tasks) {
            ForkJoinTask.cancelIgnoringExceptions(task);
        }
    }

    private static void interruptAll(WorkQueue[] workers) {
        for (WorkQueue worker : workers) {
            try {
                worker.owner.interrupt();
            } catch (Throwable ignored) {
                // A subclass may do as it likes; the others are interrupted all the same.
            }
        }
    }

    /** All workers of a stopped pool are gone. */
    private void end() {
        if (pool.mode < 0 && total <= 0) {
            pool.mode |= ForkJoinPool.TERMINATED;
            tellWaiting();
        }
    }

    synchronized boolean awaitTermination(long nanos) throws InterruptedException {
        while ((pool.mode & ForkJoinPool.TERMINATED) == 0) {
            if (!await(nanos)) {
                return (pool.mode & ForkJoinPool.TERMINATED) != 0;
            }
        }
        return true;
    }

    // What can be asked

    private int idleWorkers() {
        int count = 0;
        for (WorkQueue worker = idle; worker != null; worker = worker.below) {
            count++;
        }
        return count;
    }

    /** Nobody works, not even one who waits for something, and there is nothing to do. */
    private boolean isQuiet() {
        return queues.isEmpty() && total - idleWorkers() - quiescing <= 0;
    }

    synchronized boolean isQuiescent() {
        return pool.mode < 0 || isQuiet();
    }

    synchronized int size() {
        return total;
    }

    synchronized int active() {
        return Math.max(0, active);
    }

    synchronized boolean stolen() {
        return stolen;
    }

    synchronized int queued() {
        return queues.queued();
    }

    synchronized int submitted() {
        return queues.submitted();
    }
}
