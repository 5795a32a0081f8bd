//! The list of operations ([`crate::reduction::operations`]), class by class and method by method.
//!
//! A class is here because its documentation promises that an operation takes effect at one moment, and because generated clients have the same
//! outcomes with operations as single steps as without. Sizes and bulk operations of concurrent maps, weakly consistent iterators, `toString` and
//! statistics are not listed: they have points inside.

/// What a method is to operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// An operation begins with it, if none runs.
    Beginning,
    /// Belongs to the operation that calls it.
    Inside,
}

const J: &str = "java/util/concurrent/";

const QUEUE: &[&str] = &["put", "offer", "add", "take", "poll", "peek"];
const LOCKED_QUEUE: &[&str] =
    &["put", "offer", "add", "take", "poll", "peek", "remove", "contains", "size", "remainingCapacity", "clear", "drainTo"];
const LOCKED_DEQUE: &[&str] = &[
    "put",
    "offer",
    "add",
    "take",
    "poll",
    "peek",
    "remove",
    "contains",
    "size",
    "remainingCapacity",
    "clear",
    "drainTo",
    "putFirst",
    "putLast",
    "offerFirst",
    "offerLast",
    "addFirst",
    "addLast",
    "takeFirst",
    "takeLast",
    "pollFirst",
    "pollLast",
    "peekFirst",
    "peekLast",
    "getFirst",
    "getLast",
    "removeFirst",
    "removeLast",
    "removeFirstOccurrence",
    "removeLastOccurrence",
    "push",
    "pop",
    "element",
];
const SYNCHRONIZER: &[&str] = &[
    "acquire",
    "acquireInterruptibly",
    "tryAcquireNanos",
    "release",
    "acquireShared",
    "acquireSharedInterruptibly",
    "tryAcquireSharedNanos",
    "releaseShared",
];
const CONDITION: &[&str] = &["await", "awaitNanos", "awaitUntil", "awaitUninterruptibly", "signal", "signalAll"];
const LOCK: &[&str] = &["lock", "lockInterruptibly", "tryLock", "unlock"];
const MAP: &[&str] = &[
    "get",
    "containsKey",
    "getOrDefault",
    "put",
    "putIfAbsent",
    "remove",
    "replace",
    "compute",
    "computeIfAbsent",
    "computeIfPresent",
    "merge",
];
const SET: &[&str] = &["add", "remove", "contains"];
const UPDATES: &[&str] = &["getAndUpdate", "updateAndGet", "getAndAccumulate", "accumulateAndGet"];

/// What looks at one of several futures first (`anyOf`, `applyToEither`) is not here: they may complete in between.
const FUTURE: &[&str] = &[
    "complete",
    "completeExceptionally",
    "cancel",
    "get",
    "join",
    "getNow",
    "isDone",
    "isCompletedExceptionally",
    "isCancelled",
    "thenApply",
    "thenApplyAsync",
    "thenAccept",
    "thenAcceptAsync",
    "thenRun",
    "thenRunAsync",
    "thenCombine",
    "thenCombineAsync",
    "thenAcceptBoth",
    "thenAcceptBothAsync",
    "runAfterBoth",
    "runAfterBothAsync",
    "thenCompose",
    "thenComposeAsync",
    "whenComplete",
    "whenCompleteAsync",
    "handle",
    "handleAsync",
    "exceptionally",
    "exceptionallyAsync",
    "exceptionallyCompose",
    "exceptionallyComposeAsync",
    "allOf",
];
const FORK_JOIN_POOL: &[&str] = &[
    "push",
    "execute",
    "submit",
    "externalPush",
    "getPoolSize",
    "getRunningThreadCount",
    "getActiveThreadCount",
    "isQuiescent",
    "getStealCount",
    "getQueuedTaskCount",
    "getQueuedSubmissionCount",
    "hasQueuedSubmissions",
    "pollSubmission",
    "shutdown",
    "shutdownNow",
    "awaitTermination",
    "awaitQuiescence",
    "managedBlock",
    "deregisterWorker",
];
const FORK_JOIN_TASK: &[&str] = &[
    "fork",
    "join",
    "invoke",
    "get",
    "quietlyJoin",
    "quietlyInvoke",
    "doExec",
    "awaitDone",
    "awaitPoolInvoke",
    "joinForPoolInvoke",
    "getForPoolInvoke",
    "cancel",
    "complete",
    "completeExceptionally",
    "quietlyComplete",
    "trySetThrown",
    "getException",
    "tryUnfork",
    "helpQuiesce",
    "getQueuedTaskCount",
    "getSurplusQueuedTaskCount",
    "peekNextLocalTask",
    "pollNextLocalTask",
    "pollTask",
    "pollSubmission",
    "setForkJoinTaskTag",
    "compareAndSetForkJoinTaskTag",
];

/// Classes of `java.util.concurrent` and the methods that are operations.
const OPERATIONS: &[(&str, &[&str])] = &[
    ("ArrayBlockingQueue", LOCKED_QUEUE),
    ("LinkedBlockingQueue", LOCKED_QUEUE),
    ("LinkedBlockingDeque", LOCKED_DEQUE),
    ("PriorityBlockingQueue", LOCKED_QUEUE),
    ("DelayQueue", LOCKED_QUEUE),
    ("SynchronousQueue", QUEUE),
    ("LinkedTransferQueue", &["put", "offer", "add", "take", "poll", "peek", "transfer", "tryTransfer"]),
    ("ConcurrentLinkedQueue", QUEUE),
    ("ConcurrentHashMap", MAP),
    ("ConcurrentHashMap$KeySetView", SET),
    ("ConcurrentSkipListMap", MAP),
    ("ConcurrentSkipListSet", SET),
    (
        "CopyOnWriteArrayList",
        &[
            "get",
            "set",
            "add",
            "addIfAbsent",
            "addAllAbsent",
            "addAll",
            "remove",
            "removeAll",
            "removeIf",
            "retainAll",
            "replaceAll",
            "clear",
            "contains",
            "size",
            "isEmpty",
            "indexOf",
            "sort",
        ],
    ),
    ("CopyOnWriteArraySet", &["add", "remove", "contains", "size", "isEmpty", "clear"]),
    ("CountDownLatch", &["await", "countDown", "getCount"]),
    ("Semaphore", &["acquire", "acquireUninterruptibly", "tryAcquire", "release", "availablePermits", "drainPermits"]),
    ("CyclicBarrier", &["await", "reset", "isBroken", "getNumberWaiting"]),
    ("Exchanger", &["exchange"]),
    (
        "Phaser",
        &[
            "register",
            "bulkRegister",
            "arrive",
            "arriveAndDeregister",
            "arriveAndAwaitAdvance",
            "awaitAdvance",
            "awaitAdvanceInterruptibly",
            "forceTermination",
        ],
    ),
    ("FutureTask", &["get", "cancel", "set", "setException", "isDone", "isCancelled"]),
    ("AbstractExecutorService", &["submit"]),
    (
        "ThreadPoolExecutor",
        &[
            "execute",
            "shutdown",
            "shutdownNow",
            "awaitTermination",
            "isShutdown",
            "isTerminated",
            "isTerminating",
            "getTask",
            "processWorkerExit",
            "remove",
        ],
    ),
    (
        "ScheduledThreadPoolExecutor",
        &["schedule", "scheduleAtFixedRate", "scheduleWithFixedDelay", "execute", "submit", "shutdown", "shutdownNow"],
    ),
    ("CompletableFuture", FUTURE),
    ("CompletableFuture$AsyncRun", &["run"]),
    ("CompletableFuture$AsyncSupply", &["run"]),
    ("CompletableFuture$Completion", &["run", "exec"]),
    ("ForkJoinPool", FORK_JOIN_POOL),
    ("ForkJoinCore", &["runNext"]),
    ("ForkJoinTask", FORK_JOIN_TASK),
    (
        "CountedCompleter",
        &[
            "tryComplete",
            "propagateCompletion",
            "firstComplete",
            "nextComplete",
            "addToPendingCount",
            "decrementPendingCountUnlessZero",
            "helpComplete",
        ],
    ),
    ("locks/AbstractQueuedSynchronizer", SYNCHRONIZER),
    ("locks/AbstractQueuedSynchronizer$ConditionObject", CONDITION),
    ("locks/AbstractQueuedLongSynchronizer", SYNCHRONIZER),
    ("locks/AbstractQueuedLongSynchronizer$ConditionObject", CONDITION),
    ("locks/ReentrantLock", LOCK),
    ("locks/ReentrantReadWriteLock$ReadLock", LOCK),
    ("locks/ReentrantReadWriteLock$WriteLock", LOCK),
    (
        "locks/StampedLock",
        &[
            "readLock",
            "readLockInterruptibly",
            "tryReadLock",
            "writeLock",
            "writeLockInterruptibly",
            "tryWriteLock",
            "unlock",
            "unlockRead",
            "unlockWrite",
            "tryOptimisticRead",
            "validate",
            "tryConvertToReadLock",
            "tryConvertToWriteLock",
            "tryConvertToOptimisticRead",
            "tryUnlockRead",
            "tryUnlockWrite",
        ],
    ),
    ("atomic/AtomicInteger", UPDATES),
    ("atomic/AtomicLong", UPDATES),
    ("atomic/AtomicReference", UPDATES),
    ("atomic/AtomicIntegerArray", UPDATES),
    ("atomic/AtomicLongArray", UPDATES),
    ("atomic/AtomicReferenceArray", UPDATES),
    ("atomic/LongAdder", &["add", "increment", "decrement"]),
];

/// Loops that run tasks, what else calls the program in turn, and where a model lets others in: no part of any operation.
const LOOPS: &[(&str, &[&str])] = &[
    ("Waiter", &["pause"]),
    ("ThreadPoolExecutor", &["runWorker"]),
    ("ThreadPoolExecutor$Worker", &["run"]),
    ("FutureTask", &["run", "runAndReset"]),
    ("ScheduledThreadPoolExecutor$ScheduledFutureTask", &["run"]),
    ("AbstractExecutorService", &["invokeAll", "invokeAny", "doInvokeAny"]),
    ("ForkJoinPool", &["invoke", "invokeAll", "invokeAny", "drainTasksTo", "runWorker"]),
    ("ForkJoinInvocation", &["all", "any", "start", "cancelAll"]),
    ("ForkJoinInvocation$Attempt", &["call"]),
    ("ForkJoinCore", &["run", "cancelAll", "interruptAll"]),
    ("ForkJoinTask", &["invokeAll"]),
    // Cancelling may interrupt whatever the worker does next.
    ("ForkJoinTask$AdaptedInterruptibleCallable", &["exec", "cancel"]),
    // Each sees to more than one task.
    ("CountedCompleter", &["complete", "trySetException"]),
    ("SubmissionPublisher$BufferedSubscription", &["consume"]),
];

/// Code of other packages that operations are made of.
const HELPERS: &[(&str, &[&str])] = &[
    ("java/lang/Thread", &["interrupted", "isInterrupted", "interrupt", "onSpinWait", "yield"]),
    ("java/util/AbstractQueue", &["add", "remove", "element", "clear"]),
    ("java/util/Spliterator", SPLITERATOR),
    ("java/util/Spliterator$OfInt", SPLITERATOR),
    ("java/util/Spliterator$OfLong", SPLITERATOR),
    ("java/util/Spliterator$OfDouble", SPLITERATOR),
    ("java/util/Spliterators$ArraySpliterator", &["trySplit", "estimateSize", "characteristics", "getExactSizeIfKnown"]),
];

/// Default methods, which call others.
const SPLITERATOR: &[&str] = &["forEachRemaining", "tryAdvance", "getExactSizeIfKnown", "hasCharacteristics"];

/// Streams, by how the names of their classes begin: what their tasks do between two calls of the program's functions is split, fork and
/// complete, and what they touch is handed from one to the other. Not here is what looks at results of others (short-circuiting tasks,
/// `distinct`, `limit`, ordered `forEach`), or works on what others know (collectors, the elements of a source).
const STREAMS: &[&str] = &[
    "AbstractTask",
    "AbstractPipeline",
    "PipelineHelper",
    "ReferencePipeline",
    "IntPipeline",
    "LongPipeline",
    "DoublePipeline",
    "ReduceOps",
    "ForEachOps$ForEachOp",
    "ForEachOps$ForEachTask",
    "Nodes",
    "Sink",
    "Streams$Range",
    "TerminalOp",
];

pub(crate) fn part(class: &str, method: &str) -> Option<Part> {
    if class == "jdk/internal/misc/Unsafe" {
        return Some(Part::Inside);
    }
    if let Some(name) = class.strip_prefix("java/util/stream/") {
        return STREAMS.iter().any(|prefix| name.starts_with(prefix)).then_some(Part::Inside);
    }
    let Some(name) = class.strip_prefix(J) else {
        let (_, methods) = HELPERS.iter().find(|(name, _)| *name == class)?;
        return methods.contains(&method).then_some(Part::Inside);
    };
    let has = |list: &[(&str, &[&str])]| list.iter().any(|(class, methods)| *class == name && methods.contains(&method));
    // Tasks of bulk operations are executed by the workers of pools.
    let bulk = name.starts_with("ConcurrentHashMap$") && name.ends_with("Task");
    if bulk || has(LOOPS) {
        return None;
    }
    Some(if has(OPERATIONS) { Part::Beginning } else { Part::Inside })
}
