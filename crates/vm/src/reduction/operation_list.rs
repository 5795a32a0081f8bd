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
    /// An operation begins with it, whether one runs or not.
    Alone,
    /// Runs tasks in turn: what it does between two of them is an operation.
    Loop,
    /// Tells how much such loops have done.
    Counts,
    /// Belongs to the operation that calls it.
    Inside,
    /// The same, and what the operation does from there on is another step.
    Later,
    /// Shows what is between the beginning and the end of other threads' operations. A program that calls it goes on with the real code.
    Looking,
    /// Belongs to the operation that calls it, which others see in parts: it has points inside as soon as it was seen to come here.
    InParts,
    /// Shows that an operation has several steps: see [`shown_by`].
    Showing,
}

const J: &str = "java/util/concurrent/";

const QUEUE: &[&str] = &["put", "offer", "add", "take", "poll", "peek"];
/// Not `drainTo`: what it gives to another collection may be seen there one by one. (And that of a `LinkedBlockingQueue` looks how many elements there are, and others may
/// put more before it has taken so many.)
const LOCKED_QUEUE: &[&str] =
    &["put", "offer", "add", "take", "poll", "peek", "remove", "contains", "size", "remainingCapacity", "clear"];
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
/// What looks at the first node that is not removed: it is the first one at the moment when the node before it is read. Not what looks at the last one,
/// which walks to it while others add and remove behind.
const FIRST: &[&str] = &["firstKey", "firstEntry", "pollFirstEntry"];
const SET: &[&str] = &["add", "remove", "contains"];

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
    ("LinkedTransferQueue", &["put", "offer", "add", "take", "poll", "peek", "transfer", "tryTransfer", "takeIfThere"]),
    ("ConcurrentLinkedQueue", QUEUE),
    ("ConcurrentHashMap", MAP),
    ("ConcurrentHashMap$KeySetView", SET),
    ("ConcurrentSkipListMap", MAP),
    ("ConcurrentSkipListMap", FIRST),
    ("ConcurrentSkipListSet", SET),
    (
        // Not what looks at another collection: that may change meanwhile.
        "CopyOnWriteArrayList",
        &[
            "get",
            "set",
            "add",
            "addIfAbsent",
            "remove",
            "removeIf",
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
        // Not what releases a write lock: it looks at the stamp and then sets the state, and somebody else may release the lock between.
        "locks/StampedLock",
        &[
            "readLock",
            "readLockInterruptibly",
            "tryReadLock",
            "writeLock",
            "writeLockInterruptibly",
            "tryWriteLock",
            "unlockRead",
            "tryOptimisticRead",
            "validate",
            "tryConvertToWriteLock",
            "tryUnlockRead",
        ],
    ),
    // The model of adders and accumulators: looking is two operations, taking away one for each cell.
    ("atomic/Gathered", &["update", "begin", "end", "toTake", "take"]),
];

/// Runs one task, and tells of its result; or hands on what the same operation may take back later, so that others must be able to come between.
const ALONE: &[(&str, &[&str])] = &[
    ("FutureTask", &["run", "runAndReset"]),
    ("ScheduledThreadPoolExecutor$ScheduledFutureTask", &["run"]),
    ("ForkJoinTask", &["fork", "trySetThrown"]),
    ("CountedCompleter", &["tryComplete"]),
];

const LOOPS: &[(&str, &[&str])] = &[("ThreadPoolExecutor", &["runWorker"])];

const COUNTS: &[(&str, &[&str])] = &[(
    "ThreadPoolExecutor",
    &["getActiveCount", "getCompletedTaskCount", "getTaskCount", "getPoolSize", "getLargestPoolSize", "getQueue", "toString"],
)];

/// No part of any operation, though of a package of operations: what calls operations in turn, and where a model lets others in.
const UNLISTED: &[(&str, &[&str])] = &[
    ("AbstractExecutorService", &["invokeAll", "invokeAny", "doInvokeAny"]),
    ("Waiter", &["pause"]),
    ("ForkJoinPool", &["invoke", "invokeAll", "invokeAny", "drainTasksTo", "runWorker"]),
    ("ForkJoinInvocation", &["all", "any", "start", "cancelAll"]),
    ("ForkJoinInvocation$Attempt", &["call"]),
    ("ForkJoinCore", &["run", "cancelAll", "interruptAll"]),
    ("ForkJoinTask", &["invokeAll"]),
    ("ForkJoinInvocation$Interruptible", &["call", "cancel"]),
    // Each sees to more than one task.
    ("CountedCompleter", &["complete", "trySetException"]),
    ("SubmissionPublisher$BufferedSubscription", &["consume"]),
    // What is done with a task that is refused is no part of refusing it: each of these looks at the pool again.
    ("ThreadPoolExecutor$AbortPolicy", &["rejectedExecution"]),
    ("ThreadPoolExecutor$CallerRunsPolicy", &["rejectedExecution"]),
    ("ThreadPoolExecutor$DiscardOldestPolicy", &["rejectedExecution"]),
];

/// A class, with its package, and a method.
pub(crate) type Shown = (&'static str, &'static str);

/// What waits for a condition.
const CONDITION_WAITS: &[Shown] = &[
    ("java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject", "await"),
    ("java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject", "awaitNanos"),
    ("java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject", "awaitUntil"),
    ("java/util/concurrent/locks/AbstractQueuedLongSynchronizer$ConditionObject", "await"),
    ("java/util/concurrent/locks/AbstractQueuedLongSynchronizer$ConditionObject", "awaitNanos"),
    ("java/util/concurrent/locks/AbstractQueuedLongSynchronizer$ConditionObject", "awaitUntil"),
];

/// What may run a task in place and then takes its result.
const RESULT_TAKERS: &[Shown] = &[
    ("java/util/concurrent/ForkJoinTask", "invoke"),
    ("java/util/concurrent/ForkJoinTask", "join"),
    ("java/util/concurrent/ForkJoinTask", "get"),
    ("java/util/concurrent/ForkJoinTask", "joinForPoolInvoke"),
    ("java/util/concurrent/ForkJoinTask", "getForPoolInvoke"),
];

/// A worker of a pool, if not its thread but the program runs it.
pub(crate) const RUN_BY_PROGRAM: Shown = ("java/util/concurrent/ThreadPoolExecutor$Worker", "run");

/// What walks through the table of a map.
const WALKS: &[Shown] = &[
    ("java/util/concurrent/ConcurrentHashMap$Traverser", "advance"),
    ("java/util/concurrent/ConcurrentHashMap$BulkTask", "advance"),
    ("java/util/concurrent/ConcurrentHashMap", "clear"),
];

/// Where an operation goes on with another step, since others can see what is between: class, method, and who shows it if not everybody does.
const LATER: &[(&str, &str, &[Shown])] = &[
    // An entry is there before it is counted: `get` finds it while `size` does not.
    ("ConcurrentHashMap", "addCount", &[("java/util/concurrent/ConcurrentHashMap", "sumCount")]),
    ("ConcurrentSkipListMap", "addCount", &[("java/util/concurrent/ConcurrentSkipListMap", "getAdderCount")]),
    // A table is there before its first entry is: who walks through it meets later entries and not this one.
    ("ConcurrentHashMap", "casTabAt", WALKS),
    // A task has run, or a stage, whatever is known of what it did: others may have cancelled it, or seen that it is not done.
    ("ForkJoinTask", "setDone", &[]),
    ("CompletableFuture", "internalComplete", &[]),
    ("CompletableFuture", "completeNull", &[]),
    ("CompletableFuture", "completeValue", &[]),
    ("CompletableFuture", "completeThrowable", &[]),
    ("CompletableFuture", "completeRelay", &[]),
    // A dependent is added before its thread looks again whether the future is complete; and a future is complete before its dependents are taken from
    // it: either thread may run them, while the other one goes on.
    ("CompletableFuture", "unipush", &[]),
    ("CompletableFuture", "bipush", &[]),
    ("CompletableFuture", "orpush", &[]),
    ("CompletableFuture", "postComplete", &[]),
    // All have arrived and the phase is still the old one: who arrives now is one too many.
    ("Phaser", "onAdvance", &[]),
    // The task is in the queue, and a shutdown takes it out again without rejecting it.
    ("ScheduledThreadPoolExecutor", "canRunInCurrentRunState", &[]),
    // The pool was seen to run, and ends before the task is in the queue: then the task is taken out again and cancelled.
    ("ScheduledThreadPoolExecutor$DelayedWorkQueue", "add", &[]),
    // A pool is shut down before it is terminated (at once, if it has no workers). One that has workers interrupts an idle one once more, and who runs that worker may see it.
    ("ThreadPoolExecutor", "tryTerminate", &[RUN_BY_PROGRAM]),
    ("ForkJoinCore", "stop", &[]),
    // The pool was seen to run, and stops before the task is in the queue: then the task is cancelled and not rejected.
    ("ForkJoinCore", "enqueueAdmitted", &[]),
    ("ForkJoinCore", "end", &[]),
    // A scheduler that is shut down cancels one task after the other.
    ("ScheduledThreadPoolExecutor$ScheduledFutureTask", "cancel", &[]),
    // A worker has found that its queue is empty, and may end: what is queued now is for a worker that it starts itself.
    ("ThreadPoolExecutor", "compareAndDecrementWorkerCount", &[]),
    // Who gives up waiting is still in the queue, and who asks there for others finds it.
    ("locks/AbstractQueuedSynchronizer", "cancelAcquire", &[]),
    ("locks/AbstractQueuedLongSynchronizer", "cancelAcquire", &[]),
    ("locks/StampedLock", "cancelAcquire", &[]),
];

pub(crate) const POOL: &str = "java/util/concurrent/ThreadPoolExecutor";

/// The same, where the operation comes from these methods. All with their packages.
const LATER_FROM: &[(&str, &str, &[Shown])] = &[
    // A task is cancelled, or a pool is to end, before threads are interrupted; and these are one after the other.
    (
        "java/lang/Thread",
        "interrupt",
        &[
            ("java/util/concurrent/FutureTask", "cancel"),
            ("java/util/concurrent/ThreadPoolExecutor$Worker", "interruptIfStarted"),
        ],
    ),
    (
        "java/util/concurrent/ThreadPoolExecutor",
        "tryTerminate",
        &[("java/util/concurrent/ThreadPoolExecutor", "shutdown"), ("java/util/concurrent/ThreadPoolExecutor", "shutdownNow")],
    ),
    // A scheduler that is shut down has found that its queue is empty and that it has no workers, and is terminated then. A task that is queued between the two was seen to be one
    // that may run, and nobody runs it: see [`of_schedulers`].
    (POOL, "ctlOf", &[(POOL, "tryTerminate")]),
    (POOL, "ensurePrestart", &[("java/util/concurrent/ScheduledThreadPoolExecutor", "delayedExecute")]),
    // A worker of one has found that the queue is empty, and ends: what is queued between is for a worker that it starts itself.
    (POOL, "decrementWorkerCount", &[(POOL, "getTask")]),
    // A task that was run in place is done before its result is taken: somebody else may complete it with another one between. See [`takes_result`].
    ("java/util/concurrent/RecursiveTask", "getRawResult", RESULT_TAKERS),
    ("java/util/concurrent/ForkJoinTask$AdaptedCallable", "getRawResult", RESULT_TAKERS),
    ("java/util/concurrent/ForkJoinTask$AdaptedInterruptibleCallable", "getRawResult", RESULT_TAKERS),
    ("java/util/concurrent/ForkJoinTask$AdaptedRunnable", "getRawResult", RESULT_TAKERS),
    // Both futures are asked before the dependent is added to the first, and may be complete by then.
    (FUTURE_CLASS, "tryPushStack", &[(FUTURE_CLASS, "bipush")]),
    // Who waits for a condition until a moment that is over has let go of the lock, and takes it back.
    ("java/util/concurrent/locks/AbstractQueuedSynchronizer$Node", "getAndUnsetStatus", CONDITION_WAITS),
    ("java/util/concurrent/locks/AbstractQueuedLongSynchronizer$Node", "getAndUnsetStatus", CONDITION_WAITS),
];

const FUTURE_CLASS: &str = "java/util/concurrent/CompletableFuture";

/// A dependent was added to a future that is complete, and its thread is about to run it. A third thread, which has just run one of its own, may take it first: then the thread that added it goes
/// on before it was run. (`tryFire` of each kind of dependent.)
const ADDS_DEPENDENT: &[Shown] = &[(FUTURE_CLASS, "unipush"), (FUTURE_CLASS, "bipush"), (FUTURE_CLASS, "orpush")];

/// Methods that show what is inside of operations which do not call anybody there: these have points inside then, as any code. With descriptors.
const OPENS: &[(Shown, &[[&str; 3]])] = &[
    // A task that has a result and does not give it yet is done, and not completed.
    (
        ("java/util/concurrent/FutureTask", "toString"),
        &[
            ["java/util/concurrent/FutureTask", "set", "(Ljava/lang/Object;)V"],
            ["java/util/concurrent/FutureTask", "setException", "(Ljava/lang/Throwable;)V"],
        ],
    ),
    // Where the program runs a task itself: who cancels it looks for the thread to interrupt when the task is cancelled already, and it may be over by then.
    (("java/util/concurrent/FutureTask", "run"), &[["java/util/concurrent/FutureTask", "cancel", "(Z)Z"]]),
    (("java/util/concurrent/FutureTask", "runAndReset"), &[["java/util/concurrent/FutureTask", "cancel", "(Z)Z"]]),
    // Bulk operations of linked queues (`removeIf`, `removeAll`, `retainAll`) look at elements without a lock. Of a queue with two locks an element is gone before one less is counted, and
    // `size`, `offer` and others ask for the count alone.
    (
        ("java/util/concurrent/LinkedBlockingQueue", "bulkRemove"),
        &[
            ["java/util/concurrent/LinkedBlockingQueue", "poll", "()Ljava/lang/Object;"],
            ["java/util/concurrent/LinkedBlockingQueue", "poll", "(JLjava/util/concurrent/TimeUnit;)Ljava/lang/Object;"],
            ["java/util/concurrent/LinkedBlockingQueue", "take", "()Ljava/lang/Object;"],
            ["java/util/concurrent/LinkedBlockingQueue", "remove", "(Ljava/lang/Object;)Z"],
            ["java/util/concurrent/LinkedBlockingQueue", "clear", "()V"],
        ],
    ),
    // With one lock only `clear` is seen in parts: one element is gone, and the next one is not.
    (("java/util/concurrent/LinkedBlockingDeque", "bulkRemove"), &[["java/util/concurrent/LinkedBlockingDeque", "clear", "()V"]]),
];

const QUEUES: &[&str] = &["hasQueuedThreads", "hasQueuedThread", "getQueueLength", "getQueuedThreads"];
const SYNCHRONIZER_QUEUES: &[&str] = &[
    "hasQueuedThreads",
    "hasContended",
    "getFirstQueuedThread",
    "isQueued",
    "hasQueuedPredecessors",
    "getQueueLength",
    "getQueuedThreads",
    "getExclusiveQueuedThreads",
    "getSharedQueuedThreads",
];

/// Methods that look into operations: a thread that gives up waiting has left a queue before it returns, and one that waits is in it before it parks. And a lock is held before it has
/// an owner, and has none any more before it is free: its `toString` tells of the owner.
const LOOKS: &[(&str, &[&str])] = &[
    ("locks/ReentrantLock", QUEUES),
    ("locks/ReentrantReadWriteLock", QUEUES),
    ("Semaphore", QUEUES),
    ("locks/AbstractQueuedSynchronizer", SYNCHRONIZER_QUEUES),
    ("locks/AbstractQueuedLongSynchronizer", SYNCHRONIZER_QUEUES),
    ("locks/ReentrantLock$Sync", &["getOwner"]),
    ("locks/ReentrantReadWriteLock$Sync", &["getOwner"]),
    ("LinkedTransferQueue", &["hasWaitingConsumer", "getWaitingConsumerCount"]),
    ("CompletableFuture", &["getNumberOfDependents"]),
    ("locks/LockSupport", &["getBlocker"]),
];

/// Where operations come only if others see them in parts.
const IN_PARTS: &[(&str, &[&str])] = &[
    // The table grows bin by bin, and whether it does depends on who counts at the same time. The order of the entries tells.
    ("ConcurrentHashMap", &["transfer", "helpTransfer"]),
    // Only where a phaser has a parent, which arrives and registers before or after it.
    ("Phaser", &["reconcileState"]),
];

/// Classes whose operations try again when others were faster, and call the program each time: those that do have points inside.
const RETRIES: &[&str] = &["ConcurrentSkipListMap", "ConcurrentSkipListSet", "Phaser"];

/// Code of other packages that operations are made of.
const HELPERS: &[(&str, &[&str])] = &[
    ("java/lang/Thread", &["interrupted", "isInterrupted", "onSpinWait", "yield"]),
    ("java/util/AbstractQueue", &["add", "remove", "element", "clear"]),
    ("java/util/AbstractCollection", &["isEmpty"]),
    // The set of a pool's workers.
    ("java/util/HashSet", &["add", "remove"]),
    ("java/util/HashMap", &["put", "putVal", "hash", "resize", "newNode", "remove", "removeNode"]),
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

/// Each method of these is an operation by itself.
const ATOMICS: &[&str] = &[
    "AtomicBoolean",
    "AtomicInteger",
    "AtomicLong",
    "AtomicReference",
    "AtomicIntegerArray",
    "AtomicLongArray",
    "AtomicReferenceArray",
    "AtomicStampedReference",
    "AtomicMarkableReference",
];

pub(crate) fn part(class: &str, method: &str) -> Option<Part> {
    if class == "jdk/internal/misc/Unsafe" {
        return Some(Part::Inside);
    }
    if !later_from(class, method).is_empty() {
        return Some(Part::Later);
    }
    if let Some(name) = class.strip_prefix("java/util/stream/") {
        return STREAMS.iter().any(|prefix| name.starts_with(prefix)).then_some(Part::Inside);
    }
    let Some(name) = class.strip_prefix(J) else {
        let (_, methods) = HELPERS.iter().find(|(name, _)| *name == class)?;
        return methods.contains(&method).then_some(Part::Inside);
    };
    let has = |list: &[(&str, &[&str])]| list.iter().any(|(class, methods)| *class == name && methods.contains(&method));
    // Two of them have a `get` that writes into an array of its caller.
    let gives_two = matches!(name, "atomic/AtomicStampedReference" | "atomic/AtomicMarkableReference") && method == "get";
    let atomic = name.strip_prefix("atomic/").is_some_and(|name| ATOMICS.contains(&name))
        && !gives_two
        && !matches!(method, "toString" | "<init>");
    // Tasks of bulk operations are executed by the workers of pools.
    let bulk = name.starts_with("ConcurrentHashMap$") && name.ends_with("Task");
    let shows = LATER.iter().any(|later| later.2.contains(&(class, method))) || !opened_by(class, method).is_empty();
    match () {
        _ if bulk && !shows || has(UNLISTED) => None,
        _ if has(ALONE) => Some(Part::Alone),
        _ if has(LOOPS) => Some(Part::Loop),
        _ if has(COUNTS) => Some(Part::Counts),
        _ if atomic || has(OPERATIONS) => Some(Part::Beginning),
        _ if LATER.iter().any(|later| (later.0, later.1) == (name, method)) => Some(Part::Later),
        _ if shows => Some(Part::Showing),
        _ if has(LOOKS) => Some(Part::Looking),
        _ if has(IN_PARTS) => Some(Part::InParts),
        _ => Some(Part::Inside),
    }
}

/// Classes whose operations only look at the clock for their own time limits.
const OWN_CLOCK: &[&str] = &[
    "locks/AbstractQueuedSynchronizer",
    "locks/AbstractQueuedSynchronizer$ConditionObject",
    "locks/AbstractQueuedLongSynchronizer",
    "locks/AbstractQueuedLongSynchronizer$ConditionObject",
    "locks/StampedLock",
    "FutureTask",
    "CompletableFuture",
    "CompletableFuture$Signaller",
    "ForkJoinTask",
    "Phaser$QNode",
    "LinkedTransferQueue",
    "Waiter",
];

pub(crate) fn has_own_clock(class: &str) -> bool {
    class.strip_prefix(J).is_some_and(|name| OWN_CLOCK.contains(&name))
}

/// Whether code that calls `awaitNanos` has a limit of its own and asks of the answer only whether that has passed. The program may do anything with what is left of it.
/// And a queue of what is scheduled waits again, for another moment each time; but `take` does not look at the answer, and asks the clock of all afterwards.
pub(crate) fn waits_for_one_limit(class: &str, method: &str) -> bool {
    let scheduled = |name: &str| matches!(name, "DelayQueue" | "ScheduledThreadPoolExecutor$DelayedWorkQueue");
    class.strip_prefix(J).is_some_and(|name| !scheduled(name) || method == "take")
}

/// A method of this name of an operation's class begins to wait for a limit of its own.
pub(crate) fn begins_limit(method: &str) -> bool {
    matches!(method, "awaitNanos" | "tryAcquireNanos" | "tryAcquireSharedNanos")
}

/// The methods that show what an operation has done before it comes to a [`Part::Later`]; none: everybody sees it.
pub(crate) fn shown_by(class: &str, method: &str) -> &'static [Shown] {
    let name = class.strip_prefix(J).unwrap_or("");
    LATER.iter().find(|later| (later.0, later.1) == (name, method)).map_or(&[], |later| later.2)
}

/// The operations that have points inside as soon as this [`Part::Showing`] is called.
pub(crate) fn opened_by(class: &str, method: &str) -> &'static [[&'static str; 3]] {
    OPENS.iter().find(|opens| opens.0 == (class, method)).map_or(&[], |opens| opens.1)
}

/// The methods from which a [`Part::Later`] is one; none: from all.
pub(crate) fn later_from(class: &str, method: &str) -> &'static [Shown] {
    if method == "tryFire" && class.starts_with(FUTURE_CLASS) {
        return ADDS_DEPENDENT;
    }
    LATER_FROM.iter().find(|later| (later.0, later.1) == (class, method)).map_or(&[], |later| later.2)
}

/// Methods of pools that are a [`Part::Later`] in schedulers alone, while they are shut down and not terminated yet. Other pools look again after they have queued a task, and reject it if
/// they are shut down.
pub(crate) fn of_schedulers(class: &str, method: &str) -> bool {
    class == POOL && matches!(method, "ctlOf" | "ensurePrestart" | "decrementWorkerCount")
}

/// Interrupts its own thread because that was interrupted while it waited.
pub(crate) fn restores_interrupt((class, method): (&str, &str)) -> bool {
    match class.strip_prefix(J) {
        Some("locks/AbstractQueuedSynchronizer" | "locks/AbstractQueuedLongSynchronizer") => method == "acquire",
        Some("locks/AbstractQueuedSynchronizer$ConditionObject" | "locks/AbstractQueuedLongSynchronizer$ConditionObject") => {
            method.starts_with("await")
        }
        _ => false,
    }
}

/// Takes the result of a task: a [`Part::Later`] only where the same step has made the task done. Who finds it done has the result as of that moment.
pub(crate) fn takes_result(method: &str) -> bool {
    method == "getRawResult"
}

/// Do operations of this class call the program more often when others are faster?
pub(crate) fn retries(class: &str) -> bool {
    class.strip_prefix(J).is_some_and(|name| RETRIES.contains(&name))
}
