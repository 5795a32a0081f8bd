package java.util.concurrent;

import java.util.concurrent.ForkJoinPool.WorkQueue;
import jaunt.vm.Choices;

/** The queues of one {@link ForkJoinPool}. Whoever calls is inside of the monitor of the pool's {@link ForkJoinCore}. */
final class ForkJoinQueues {
    /** Which queues are looked for: any, those of workers that work for somebody, those whose oldest task is part of another one. */
    private static final int ANY = 0, OF_THIEVES = 1, PARTS = 2;

    /** In the order in which they came. */
    private WorkQueue[] workers = {};
    /** Queues of threads that are no workers, as long as they have tasks. */
    private WorkQueue[] outside = {};

    void add(WorkQueue queue, ForkJoinTask<?> task) {
        if (queue.owner == null && queue.tasks.length == 0) {
            outside = with(outside, queue);
        }
        queue.tasks = WorkQueue.with(queue.tasks, task);
    }

    /** The task at that place. */
    ForkJoinTask<?> take(WorkQueue queue, int at) {
        ForkJoinTask<?> task = queue.tasks[at];
        queue.tasks = WorkQueue.without(queue.tasks, at);
        if (queue.owner == null && queue.tasks.length == 0) {
            outside = without(outside, queue);
        }
        return task;
    }

    /** All tasks of all queues, which have none from then on. */
    ForkJoinTask<?>[] takeAll() {
        ForkJoinTask<?>[] all = WorkQueue.NONE;
        for (WorkQueue queue : queues()) {
            for (ForkJoinTask<?> task : queue.tasks) {
                all = WorkQueue.with(all, task);
            }
            queue.tasks = WorkQueue.NONE;
        }
        outside = new WorkQueue[0];
        return all;
    }

    /** The queue of a thread that is no worker, if it has tasks. */
    WorkQueue of(Thread submitter) {
        for (WorkQueue queue : outside) {
            if (queue.submitter == submitter) {
                return queue;
            }
        }
        return null;
    }

    void hire(WorkQueue worker) {
        worker.index = 0;
        while (isTaken(worker.index)) {
            worker.index++;
        }
        workers = with(workers, worker);
    }

    private boolean isTaken(int index) {
        for (WorkQueue worker : workers) {
            if (worker.index == index) {
                return true;
            }
        }
        return false;
    }

    void dismiss(WorkQueue worker) {
        workers = without(workers, worker);
    }

    /** The workers that are not idle. */
    WorkQueue[] working() {
        WorkQueue[] found = {};
        for (WorkQueue worker : workers) {
            if (!worker.idle) {
                found = with(found, worker);
            }
        }
        return found;
    }

    boolean isEmpty() {
        return outside.length == 0 && queued() == 0;
    }

    int queued() {
        return tasksOf(workers);
    }

    int submitted() {
        return tasksOf(outside);
    }

    private static int tasksOf(WorkQueue[] queues) {
        int count = 0;
        for (WorkQueue queue : queues) {
            count += queue.tasks.length;
        }
        return count;
    }

    // Which queue to take from: a choice, where there are several

    WorkQueue any() {
        return some(queues(), ANY, null);
    }

    WorkQueue anySubmission() {
        return some(outside, ANY, null);
    }

    WorkQueue ofThieves(WorkQueue whom) {
        return some(workers, OF_THIEVES, whom);
    }

    WorkQueue withPartOf(ForkJoinTask<?> whole) {
        return some(queues(), PARTS, whole);
    }

    private WorkQueue[] queues() {
        WorkQueue[] all = workers;
        for (WorkQueue queue : outside) {
            all = with(all, queue);
        }
        return all;
    }

    private static WorkQueue some(WorkQueue[] queues, int kind, Object whom) {
        int found = 0;
        for (WorkQueue queue : queues) {
            if (suits(queue, kind, whom)) {
                found++;
            }
        }
        int chosen = found <= 1 ? 0 : Choices.choose(found);
        for (WorkQueue queue : queues) {
            if (suits(queue, kind, whom) && chosen-- == 0) {
                return queue;
            }
        }
        return null;
    }

    private static boolean suits(WorkQueue queue, int kind, Object whom) {
        if (queue.tasks.length == 0) {
            return false;
        }
        return kind == ANY || (kind == PARTS ? isPart(queue.tasks[0], whom) : worksFor(queue, whom));
    }

    /** Its worker stole from that one, or from one that did, or from one that stole from such a one. */
    private static boolean worksFor(WorkQueue thief, Object whom) {
        WorkQueue from = thief.from;
        for (int steps = 0; steps < 3 && from != null; steps++, from = from.from) {
            if (from == whom) {
                return true;
            }
        }
        return false;
    }

    static boolean isPart(ForkJoinTask<?> task, Object whole) {
        if (task instanceof CountedCompleter) {
            for (CountedCompleter<?> part = (CountedCompleter<?>) task; part != null; part = part.completer) {
                if (part == whole) {
                    return true;
                }
            }
        }
        return false;
    }

    // Arrays that are as long as what is in them

    private static WorkQueue[] with(WorkQueue[] queues, WorkQueue added) {
        WorkQueue[] longer = new WorkQueue[queues.length + 1];
        for (int i = 0; i < queues.length; i++) {
            longer[i] = queues[i];
        }
        longer[queues.length] = added;
        return longer;
    }

    private static WorkQueue[] without(WorkQueue[] queues, WorkQueue removed) {
        int count = 0;
        for (WorkQueue queue : queues) {
            if (queue != removed) {
                count++;
            }
        }
        WorkQueue[] shorter = new WorkQueue[count];
        int at = 0;
        for (WorkQueue queue : queues) {
            if (queue != removed) {
                shorter[at++] = queue;
            }
        }
        return shorter;
    }
}
