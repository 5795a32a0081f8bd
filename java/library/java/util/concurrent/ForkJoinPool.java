package java.util.concurrent;

import java.lang.Thread.UncaughtExceptionHandler;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;

/**
 * A model of the JDK's class, written from its documentation: the same API and the same behaviour, without random probes, spinning and
 * time-outs of idle workers. {@link ForkJoinCore} has what moves; the JDK's {@code ForkJoinTask}, {@code CountedCompleter},
 * {@code ForkJoinWorkerThread} and {@code CompletableFuture} work with this class as they do with the JDK's.
 */
public class ForkJoinPool extends AbstractExecutorService {
    // Parts of `mode`, beside the parallelism. ForkJoinTask looks at the parallelism and at the sign.
    static final int SMASK = 0xffff;
    static final int FIFO = 1 << 16;
    static final int SHUTDOWN = 1 << 24;
    static final int TERMINATED = 1 << 25;
    static final int STOP = 1 << 31;

    private static final int LARGEST = 0x7fff;
    private static final RuntimePermission MODIFY_THREAD = new RuntimePermission("modifyThread");
    private static int pools;

    public static final ForkJoinWorkerThreadFactory defaultForkJoinWorkerThreadFactory = new Factory(false);
    static final ForkJoinPool common = ofSystemProperties();

    volatile int mode;
    final ForkJoinWorkerThreadFactory factory;
    final UncaughtExceptionHandler ueh;
    final Predicate<? super ForkJoinPool> saturate;
    private final String prefix;
    private int names;
    private final ForkJoinCore core;

    public interface ForkJoinWorkerThreadFactory {
        ForkJoinWorkerThread newThread(ForkJoinPool pool);
    }

    public interface ManagedBlocker {
        boolean block() throws InterruptedException;

        boolean isReleasable();
    }

    private static final class Factory implements ForkJoinWorkerThreadFactory {
        /** Its workers begin each task from outside without thread locals. */
        private final boolean innocuous;

        Factory(boolean innocuous) {
            this.innocuous = innocuous;
        }

        @Override
        @SuppressWarnings("removal")
        public ForkJoinWorkerThread newThread(ForkJoinPool pool) {
            if (innocuous && System.getSecurityManager() != null) {
                return new ForkJoinWorkerThread.InnocuousForkJoinWorkerThread(pool);
            }
            return new ForkJoinWorkerThread(null, pool, true, innocuous);
        }
    }

    /** The tasks of a worker or of another thread, and what is known of the worker. All under the monitor of the pool's core. */
    static final class WorkQueue {
        static final ForkJoinTask<?>[] NONE = {};

        final ForkJoinCore core;
        /** The worker; null: tasks from outside. */
        final ForkJoinWorkerThread owner;
        /** Who has them executed, where that is no worker. */
        final Thread submitter;
        final boolean innocuous;
        /** The oldest first. */
        ForkJoinTask<?>[] tasks = NONE;
        /** Whose tasks the worker is executing. */
        WorkQueue from;
        /** Whom the worker waits above, if it is idle. */
        WorkQueue below;
        volatile boolean idle;
        boolean searches;
        /** Negative: not among the workers yet. */
        int index = -1;

        WorkQueue(ForkJoinWorkerThread owner, boolean innocuous) {
            this.core = owner.pool.core;
            this.owner = owner;
            this.submitter = null;
            this.innocuous = innocuous;
        }

        WorkQueue(ForkJoinPool pool, Thread submitter) {
            this.core = pool.core;
            this.owner = null;
            this.submitter = submitter;
            this.innocuous = false;
        }

        static ForkJoinTask<?>[] with(ForkJoinTask<?>[] tasks, ForkJoinTask<?> added) {
            ForkJoinTask<?>[] longer = new ForkJoinTask<?>[tasks.length + 1];
            for (int i = 0; i < tasks.length; i++) {
                longer[i] = tasks[i];
            }
            longer[tasks.length] = added;
            return longer;
        }

        static ForkJoinTask<?>[] without(ForkJoinTask<?>[] tasks, int at) {
            ForkJoinTask<?>[] shorter = tasks.length == 1 ? NONE : new ForkJoinTask<?>[tasks.length - 1];
            for (int i = 0; i < shorter.length; i++) {
                shorter[i] = tasks[i < at ? i : i + 1];
            }
            return shorter;
        }

        // What the JDK's classes call

        int getPoolIndex() {
            return Math.max(0, index);
        }

        int queueSize() {
            return tasks.length;
        }

        void push(ForkJoinTask<?> task, ForkJoinPool pool) {
            core.push(this, task);
        }

        boolean tryUnpush(ForkJoinTask<?> task) {
            return core.take(this, task, true);
        }

        boolean externalTryUnpush(ForkJoinTask<?> task) {
            return core.take(this, task, true);
        }

        boolean tryRemove(ForkJoinTask<?> task, boolean owned) {
            return core.take(this, task, false);
        }

        ForkJoinTask<?> nextLocalTask() {
            return core.takeOwn(this);
        }

        ForkJoinTask<?> peek() {
            return core.peek(this);
        }

        int helpComplete(ForkJoinTask<?> task, boolean owned, int most) {
            return core.helpComplete(task, this, false, most);
        }
    }

    public ForkJoinPool(int parallelism, ForkJoinWorkerThreadFactory factory, UncaughtExceptionHandler handler, boolean asyncMode,
            int corePoolSize, int maximumPoolSize, int minimumRunnable, Predicate<? super ForkJoinPool> saturate, long keepAliveTime,
            TimeUnit unit) {
        checkPermission();
        if (parallelism <= 0 || parallelism > LARGEST || parallelism > maximumPoolSize || keepAliveTime <= 0) {
            throw new IllegalArgumentException();
        }
        if (factory == null || unit == null) {
            throw new NullPointerException();
        }
        this.mode = parallelism | (asyncMode ? FIFO : 0);
        this.factory = factory;
        this.ueh = handler;
        this.saturate = saturate;
        this.prefix = "ForkJoinPool-" + nextPool() + "-worker-";
        int first = Math.min(Math.max(corePoolSize, parallelism), LARGEST);
        int minimum = Math.min(Math.max(minimumRunnable, 0), LARGEST);
        this.core = new ForkJoinCore(this, first, minimum, first + Math.min(maximumPoolSize, LARGEST) - parallelism);
    }

    public ForkJoinPool(int parallelism, ForkJoinWorkerThreadFactory factory, UncaughtExceptionHandler handler, boolean asyncMode) {
        this(parallelism, factory, handler, asyncMode, 0, LARGEST, 1, null, 60, TimeUnit.SECONDS);
    }

    public ForkJoinPool(int parallelism) {
        this(parallelism, defaultForkJoinWorkerThreadFactory, null, false);
    }

    public ForkJoinPool() {
        this(Math.min(LARGEST, Runtime.getRuntime().availableProcessors()));
    }

    /** The common pool. */
    private ForkJoinPool(int parallelism, ForkJoinWorkerThreadFactory factory, UncaughtExceptionHandler handler, int spares) {
        this.mode = parallelism;
        this.factory = factory == null ? new Factory(true) : factory;
        this.ueh = handler;
        this.saturate = null;
        this.prefix = "ForkJoinPool.commonPool-worker-";
        this.core = new ForkJoinCore(this, parallelism, 1, parallelism + spares);
    }

    private static ForkJoinPool ofSystemProperties() {
        String prefix = "java.util.concurrent.ForkJoinPool.common.";
        int parallelism = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        int spares = 256;
        ForkJoinWorkerThreadFactory factory = null;
        UncaughtExceptionHandler handler = null;
        try {
            spares = Integer.getInteger(prefix + "maximumSpares", spares);
            factory = (ForkJoinWorkerThreadFactory) instance(System.getProperty(prefix + "threadFactory"));
            handler = (UncaughtExceptionHandler) instance(System.getProperty(prefix + "exceptionHandler"));
            parallelism = Integer.getInteger(prefix + "parallelism", parallelism);
        } catch (Exception ignored) {
            // As documented: default settings are used.
        }
        return new ForkJoinPool(Math.min(Math.max(parallelism, 0), LARGEST), factory, handler, spares);
    }

    private static Object instance(String className) throws ReflectiveOperationException {
        return className == null ? null : ClassLoader.getSystemClassLoader().loadClass(className).getConstructor().newInstance();
    }

    private static synchronized int nextPool() {
        return ++pools;
    }

    @SuppressWarnings("removal")
    private static void checkPermission() {
        SecurityManager security = System.getSecurityManager();
        if (security != null) {
            security.checkPermission(MODIFY_THREAD);
        }
    }

    // Tasks

    public static ForkJoinPool commonPool() {
        return common;
    }

    private <T extends ForkJoinTask<?>> T push(T task) {
        if (task == null) {
            throw new NullPointerException();
        }
        WorkQueue queue = queueOfCaller();
        (queue != null ? queue : core.ofCaller()).push(task, this);
        return task;
    }

    /** The queue of the running thread, if that is a worker of this pool. */
    private WorkQueue queueOfCaller() {
        Thread caller = Thread.currentThread();
        boolean works = caller instanceof ForkJoinWorkerThread && ((ForkJoinWorkerThread) caller).pool == this;
        return works ? ((ForkJoinWorkerThread) caller).workQueue : null;
    }

    public <T> T invoke(ForkJoinTask<T> task) {
        return push(task).joinForPoolInvoke(this);
    }

    public void execute(ForkJoinTask<?> task) {
        push(task);
    }

    @Override
    public void execute(Runnable task) {
        push(task instanceof ForkJoinTask ? (ForkJoinTask<?>) task : new ForkJoinTask.RunnableExecuteAction(task));
    }

    public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
        return push(task);
    }

    @Override
    public <T> ForkJoinTask<T> submit(Callable<T> task) {
        return push(new ForkJoinTask.AdaptedCallable<T>(task));
    }

    @Override
    public <T> ForkJoinTask<T> submit(Runnable task, T result) {
        return push(new ForkJoinTask.AdaptedRunnable<T>(task, result));
    }

    @Override
    public ForkJoinTask<?> submit(Runnable task) {
        return push(task instanceof ForkJoinTask ? (ForkJoinTask<?>) task : new ForkJoinTask.AdaptedRunnableAction(task));
    }

    @Override
    protected <T> RunnableFuture<T> newTaskFor(Runnable runnable, T value) {
        return new ForkJoinTask.AdaptedRunnable<T>(runnable, value);
    }

    @Override
    protected <T> RunnableFuture<T> newTaskFor(Callable<T> callable) {
        return new ForkJoinTask.AdaptedCallable<T>(callable);
    }

    @Override
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) {
        return new ForkJoinInvocation<T>(this).all(tasks);
    }

    @Override
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
            throws InterruptedException {
        return new ForkJoinInvocation<T>(this).all(tasks, unit.toNanos(timeout));
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks) throws InterruptedException, ExecutionException {
        return new ForkJoinInvocation<T>(this).any(tasks);
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        return new ForkJoinInvocation<T>(this).any(tasks, unit.toNanos(timeout));
    }

    // What can be asked

    public ForkJoinWorkerThreadFactory getFactory() {
        return factory;
    }

    public UncaughtExceptionHandler getUncaughtExceptionHandler() {
        return ueh;
    }

    public int getParallelism() {
        return Math.max(1, mode & SMASK);
    }

    public static int getCommonPoolParallelism() {
        return common.getParallelism();
    }

    public boolean getAsyncMode() {
        return (mode & FIFO) != 0;
    }

    public int getPoolSize() {
        return core.size();
    }

    public int getRunningThreadCount() {
        return core.active();
    }

    public int getActiveThreadCount() {
        return core.active();
    }

    public boolean isQuiescent() {
        return core.isQuiescent();
    }

    /** An estimate that is never too high. */
    public long getStealCount() {
        return core.stolen() ? 1 : 0;
    }

    public long getQueuedTaskCount() {
        return core.queued();
    }

    public int getQueuedSubmissionCount() {
        return core.submitted();
    }

    public boolean hasQueuedSubmissions() {
        return core.submitted() > 0;
    }

    protected ForkJoinTask<?> pollSubmission() {
        return core.poll(true);
    }

    protected int drainTasksTo(Collection<? super ForkJoinTask<?>> tasks) {
        int count = 0;
        for (ForkJoinTask<?> task; (task = core.poll(false)) != null; count++) {
            tasks.add(task);
        }
        return count;
    }

    @Override
    public String toString() {
        String level = isTerminated() ? "Terminated" : mode < 0 ? "Terminating" : isShutdown() ? "Shutting down" : "Running";
        return super.toString() + "[" + level + ", parallelism = " + (mode & SMASK) + ", size = " + getPoolSize() + ", active = "
            + getActiveThreadCount() + ", running = " + getRunningThreadCount() + ", steals = " + getStealCount() + ", tasks = "
            + getQueuedTaskCount() + ", submissions = " + getQueuedSubmissionCount() + "]";
    }

    // The end

    @Override
    public void shutdown() {
        checkPermission();
        if (this != common) {
            core.shutdown(false);
        }
    }

    @Override
    public List<Runnable> shutdownNow() {
        checkPermission();
        if (this != common) {
            core.shutdown(true);
        }
        return Collections.emptyList();
    }

    @Override
    public boolean isTerminated() {
        return (mode & TERMINATED) != 0;
    }

    public boolean isTerminating() {
        return (mode & (STOP | TERMINATED)) == STOP;
    }

    @Override
    public boolean isShutdown() {
        return (mode & SHUTDOWN) != 0;
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        long nanos = unit.toNanos(timeout);
        if (this != common) {
            return core.awaitTermination(nanos);
        }
        if (core.helpQuiesce(queueOfCaller(), nanos, true) < 0) {
            throw new InterruptedException();
        }
        return false;
    }

    public boolean awaitQuiescence(long timeout, TimeUnit unit) {
        return core.helpQuiesce(queueOfCaller(), unit.toNanos(timeout), false) > 0;
    }

    public static void managedBlock(ManagedBlocker blocker) throws InterruptedException {
        if (blocker == null) {
            throw new NullPointerException();
        }
        Thread caller = Thread.currentThread();
        if (caller instanceof ForkJoinWorkerThread) {
            ((ForkJoinWorkerThread) caller).pool.core.block(blocker);
        } else {
            while (!blocker.isReleasable() && !blocker.block()) {}
        }
    }

    // What the JDK's classes call

    synchronized String nextWorkerThreadName() {
        return prefix + ++names;
    }

    /** A worker is known from its creation on, or else from when it first looks for work. */
    void registerWorker(WorkQueue worker) {}

    void runWorker(WorkQueue worker) {
        while (core.runNext(worker)) {}
    }

    void deregisterWorker(ForkJoinWorkerThread worker, Throwable problem) {
        core.dismiss(worker, problem);
    }

    void externalPush(ForkJoinTask<?> task) {
        core.ofCaller().push(task, this);
    }

    WorkQueue externalQueue() {
        return core.ofCaller();
    }

    static WorkQueue commonQueue() {
        return common.core.ofCaller();
    }

    ForkJoinTask<?> nextTaskFor(WorkQueue worker) {
        ForkJoinTask<?> own = core.takeOwn(worker);
        return own != null ? own : core.poll(false);
    }

    int helpJoin(ForkJoinTask<?> task, WorkQueue worker, boolean mayHelp) {
        return core.helpJoin(task, worker, mayHelp);
    }

    int helpComplete(ForkJoinTask<?> task, WorkQueue own, boolean owned) {
        return core.helpComplete(task, own, true, 0);
    }

    void uncompensate() {
        core.uncompensate();
    }

    int helpQuiescePool(WorkQueue worker, long nanos, boolean interruptible) {
        return core.helpQuiesce(worker, nanos, interruptible);
    }

    int externalHelpQuiescePool(long nanos, boolean interruptible) {
        return core.helpQuiesce(null, nanos, interruptible);
    }

    static void helpAsyncBlocker(Executor executor, ManagedBlocker blocker) {
        if (executor instanceof ForkJoinPool) {
            ForkJoinPool pool = (ForkJoinPool) executor;
            WorkQueue queue = pool.queueOfCaller();
            if (queue != null || !(Thread.currentThread() instanceof ForkJoinWorkerThread)) {
                pool.core.helpStages(queue != null ? queue : pool.core.ofCaller(), blocker);
            }
        }
    }

    /** How many tasks the running worker has beyond what idle ones may take, by the documentation an estimate. */
    static int getSurplusQueuedTaskCount() {
        Thread caller = Thread.currentThread();
        if (!(caller instanceof ForkJoinWorkerThread)) {
            return 0;
        }
        ForkJoinWorkerThread worker = (ForkJoinWorkerThread) caller;
        int active = worker.pool.core.active(), taken = 0;
        for (int part = (worker.pool.mode & SMASK) >>> 1; taken < 8 && active <= part; part >>>= 1) {
            taken = taken == 0 ? 1 : taken * 2;
        }
        return worker.workQueue.queueSize() - taken;
    }
}
