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
    (
        "CompletableFuture",
        &[
            "complete",
            "completeExceptionally",
            "cancel",
            "get",
            "join",
            "getNow",
            "isDone",
            "isCompletedExceptionally",
            "isCancelled",
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
    // The model of adders and accumulators: looking is two operations.
    ("atomic/Gathered", &["update", "begin", "end", "endAndReset"]),
];

/// Loops that run tasks, what else calls the program in turn, and where a model lets others in: no part of any operation.
const LOOPS: &[(&str, &[&str])] = &[
    ("Waiter", &["pause"]),
    ("ThreadPoolExecutor", &["runWorker"]),
    ("ThreadPoolExecutor$Worker", &["run"]),
    ("FutureTask", &["run", "runAndReset"]),
    ("ScheduledThreadPoolExecutor$ScheduledFutureTask", &["run"]),
    ("AbstractExecutorService", &["invokeAll", "invokeAny", "doInvokeAny"]),
];

/// Code of other packages that operations are made of.
const HELPERS: &[(&str, &[&str])] = &[
    ("java/lang/Thread", &["interrupted", "isInterrupted", "interrupt", "onSpinWait", "yield"]),
    ("java/util/AbstractQueue", &["add", "remove", "element", "clear"]),
];

pub(crate) fn part(class: &str, method: &str) -> Option<Part> {
    if class == "jdk/internal/misc/Unsafe" {
        return Some(Part::Inside);
    }
    let Some(name) = class.strip_prefix(J) else {
        let (_, methods) = HELPERS.iter().find(|(name, _)| *name == class)?;
        return methods.contains(&method).then_some(Part::Inside);
    };
    let has = |list: &[(&str, &[&str])]| list.iter().any(|(class, methods)| *class == name && methods.contains(&method));
    if has(LOOPS) {
        return None;
    }
    Some(if has(OPERATIONS) { Part::Beginning } else { Part::Inside })
}
