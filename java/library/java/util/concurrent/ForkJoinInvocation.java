package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** {@code invokeAll} and {@code invokeAny} of a {@link ForkJoinPool}: the tasks of one call. */
final class ForkJoinInvocation<T> {
    private final ForkJoinPool pool;
    private final List<Future<T>> futures = new ArrayList<>();

    ForkJoinInvocation(ForkJoinPool pool) {
        this.pool = pool;
    }

    private ForkJoinTask<T> submit(Callable<T> task) {
        ForkJoinTask<T> future = new Interruptible<T>(task);
        futures.add(future);
        pool.execute(future);
        return future;
    }

    private void cancelAll() {
        for (Future<T> future : futures) {
            ForkJoinTask.cancelIgnoringExceptions(future);
        }
    }

    List<Future<T>> all(Collection<? extends Callable<T>> tasks) {
        boolean done = false;
        try {
            for (Callable<T> task : tasks) {
                submit(task);
            }
            for (int i = futures.size() - 1; i >= 0; i--) {
                ((ForkJoinTask<T>) futures.get(i)).awaitPoolInvoke(pool);
            }
            done = true;
            return futures;
        } finally {
            if (!done) {
                cancelAll();
            }
        }
    }

    /** The limit counts for each wait: no clock is read, and a wait may end at any moment. */
    List<Future<T>> all(Collection<? extends Callable<T>> tasks, long nanos) throws InterruptedException {
        boolean done = false;
        try {
            for (Callable<T> task : tasks) {
                submit(task);
            }
            boolean late = nanos < 0;
            for (int i = futures.size() - 1; i >= 0 && !late; i--) {
                late = !isDoneWithin(nanos, (ForkJoinTask<T>) futures.get(i));
            }
            if (late) {
                cancelAll();
            }
            done = true;
            return futures;
        } finally {
            if (!done) {
                cancelAll();
            }
        }
    }

    private boolean isDoneWithin(long nanos, ForkJoinTask<T> future) throws InterruptedException {
        try {
            future.getForPoolInvoke(pool, nanos);
            return true;
        } catch (TimeoutException e) {
            return false;
        } catch (ExecutionException | CancellationException e) {
            return true;
        }
    }

    T any(Collection<? extends Callable<T>> tasks) throws InterruptedException, ExecutionException {
        try {
            return start(tasks).getForPoolInvoke(pool);
        } finally {
            cancelAll();
        }
    }

    T any(Collection<? extends Callable<T>> tasks, long nanos) throws InterruptedException, ExecutionException, TimeoutException {
        try {
            return start(tasks).getForPoolInvoke(pool, nanos);
        } finally {
            cancelAll();
        }
    }

    private First<T> start(Collection<? extends Callable<T>> tasks) {
        if (tasks.isEmpty()) {
            throw new IllegalArgumentException();
        }
        First<T> first = new First<>(pool, tasks.size());
        for (Callable<T> task : tasks) {
            if (task == null) {
                throw new NullPointerException();
            }
            submit(new Attempt<>(first, task));
            if (first.isDone()) {
                break;
            }
        }
        return first;
    }

    /** The result of the first task that has one, or the exception of the last one that fails. */
    private static final class First<T> extends ForkJoinTask<T> {
        private static final long serialVersionUID = 1;
        private final transient ForkJoinPool pool;
        private final AtomicInteger failuresLeft;
        private transient volatile T result;

        First(ForkJoinPool pool, int tasks) {
            this.pool = pool;
            this.failuresLeft = new AtomicInteger(tasks);
        }

        /** A task has failed, or the pool was stopped. */
        void failed(Throwable problem) {
            if (failuresLeft.decrementAndGet() <= 0 || pool.mode < 0) {
                trySetThrown(problem);
            }
        }

        @Override
        public T getRawResult() {
            return result;
        }

        @Override
        protected void setRawResult(T value) {
            result = value;
        }

        @Override
        protected boolean exec() {
            return false;
        }
    }

    /** Who cancels it may interrupt the worker that runs it; and if the worker is faster, what it does next. */
    private static final class Interruptible<T> extends ForkJoinTask<T> {
        private static final long serialVersionUID = 1;
        private final transient Callable<T> task;
        private transient volatile Thread runner;
        private transient T result;

        Interruptible(Callable<T> task) {
            if (task == null) {
                throw new NullPointerException();
            }
            this.task = task;
        }

        @Override
        protected boolean exec() {
            Thread.interrupted();
            runner = Thread.currentThread();
            try {
                call();
                return true;
            } catch (RuntimeException e) {
                throw e;
            } catch (Exception e) {
                throw new RuntimeException(e);
            } finally {
                runner = null;
                Thread.interrupted();
            }
        }

        /** That somebody runs it can be seen, whatever the task does. */
        private void call() throws Exception {
            if (runner != null && !isDone()) {
                result = task.call();
            }
        }

        @Override
        public boolean cancel(boolean mayInterrupt) {
            boolean cancelled = super.cancel(false);
            Thread interrupted = mayInterrupt ? runner : null;
            if (interrupted != null) {
                try {
                    interrupted.interrupt();
                } catch (Throwable ignored) {
                    // A worker of the program's own may do as it likes.
                }
            }
            return cancelled;
        }

        @Override
        public T getRawResult() {
            return result;
        }

        @Override
        protected void setRawResult(T value) {
            result = value;
        }
    }

    private static final class Attempt<T> implements Callable<T> {
        private final First<T> first;
        private final Callable<T> task;

        Attempt(First<T> first, Callable<T> task) {
            this.first = first;
            this.task = task;
        }

        @Override
        public T call() {
            if (!first.isDone()) {
                try {
                    first.complete(task.call());
                } catch (Throwable e) {
                    first.failed(e);
                }
            }
            return null;
        }
    }
}
