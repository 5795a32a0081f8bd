import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.Delayed;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.AbstractQueuedLongSynchronizer;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.function.UnaryOperator;

/** What all clients share. Functions are constants, so that no thread links a call site. */
public class ClientSupport {
    /** What threads share beside the library, and what callbacks touch. */
    static volatile int v;
    static final Object monitor = new Object();
    static final ReentrantLock g = new ReentrantLock();
    static Thread t0, t1, t2;
    static String r0 = "-", r1 = "-", r2 = "-";

    static int touch(int by) {
        v = v + by;
        return v;
    }

    static final Function<Object, Integer> MAKE = k -> touch(1);
    static final Function<Object, Integer> MAKE_NONE = k -> {
        v = 7;
        return null;
    };
    static final Function<Object, Integer> FAIL = k -> {
        touch(1);
        throw new IllegalStateException();
    };
    static final BiFunction<Object, Integer, Integer> CHANGE = (k, x) -> (x == null ? 0 : x) + touch(10);
    static final BiFunction<Object, Integer, Integer> PLUS_V = (k, x) -> (x == null ? 0 : x) + v;
    static final BiFunction<Object, Integer, Integer> DROP = (k, x) -> {
        v = 5;
        return null;
    };
    static final BinaryOperator<Integer> SUM = (x, y) -> x + y + v;
    static final UnaryOperator<Integer> NEXT = x -> x + touch(1);
    static final IntUnaryOperator INT_NEXT = x -> x + touch(1);
    static final IntBinaryOperator INT_SUM = (x, y) -> x + y + v;
    static final LongUnaryOperator LONG_NEXT = x -> x + touch(1);
    static final Consumer<Object> SEE = x -> v = 3;
    static final BiConsumer<Object, Throwable> SEE_BOTH = (x, e) -> v = e == null ? 4 : 6;
    static final BiFunction<Object, Throwable, Integer> HANDLE = (x, e) -> e == null ? touch(1) : -1;
    static final Function<Throwable, Integer> MEND = e -> touch(20);
    static final Runnable TASK = () -> touch(1);
    static final Runnable OTHER_TASK = () -> v = 9;
    static final Runnable EMPTY = () -> { };
    static final Runnable BAD = () -> {
        touch(1);
        throw new IllegalStateException();
    };
    static final Callable<Integer> CALL = () -> touch(1);
    static final Callable<Integer> BAD_CALL = () -> {
        touch(1);
        throw new IllegalStateException();
    };
    static final Executor HERE = Runnable::run;
    static final RejectedExecutionHandler REJECTED = (task, pool) -> touch(100);
    static final ThreadFactory THREADS = task -> {
        touch(1000);
        return new Thread(task);
    };

    /** A key whose methods touch what threads share. */
    static final class Key implements Comparable<Key> {
        final int n;

        Key(int n) {
            this.n = n;
        }

        @Override
        public boolean equals(Object other) {
            touch(1);
            return other instanceof Key && ((Key) other).n == n;
        }

        @Override
        public int hashCode() {
            v = v + 10;
            return 1;
        }

        @Override
        public int compareTo(Key other) {
            touch(1);
            return Integer.compare(n, other.n);
        }

        @Override
        public String toString() {
            return "k" + n;
        }
    }

    static final Key K1 = new Key(1), K2 = new Key(2), K3 = new Key(3);

    /** Something that is due at a moment of the common clock. */
    static final class Due implements Delayed {
        final int n;
        final long at;

        Due(int n, long nanos) {
            this.n = n;
            this.at = System.nanoTime() + nanos;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(at, ((Due) other).at);
        }

        @Override
        public String toString() {
            return "d" + n;
        }
    }

    /** A lock of the user's own that touches what threads share. */
    static final class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int n) {
            if (compareAndSetState(0, 1)) {
                touch(1);
                setExclusiveOwnerThread(Thread.currentThread());
                return true;
            }
            return false;
        }

        @Override
        protected boolean tryRelease(int n) {
            if (getState() == 0) {
                throw new IllegalMonitorStateException();
            }
            setExclusiveOwnerThread(null);
            v = 8;
            setState(0);
            return true;
        }

        @Override
        protected boolean isHeldExclusively() {
            return getState() == 1 && getExclusiveOwnerThread() == Thread.currentThread();
        }

        ConditionObject newCondition() {
            return new ConditionObject();
        }
    }

    /** A gate of the user's own: open for a number of threads, or for all. */
    static final class Gate extends AbstractQueuedSynchronizer {
        @Override
        protected int tryAcquireShared(int n) {
            touch(1);
            for (;;) {
                int s = getState();
                if (s < n || compareAndSetState(s, s - n)) {
                    return s - n;
                }
            }
        }

        @Override
        protected boolean tryReleaseShared(int n) {
            for (;;) {
                int s = getState();
                if (compareAndSetState(s, s + n)) {
                    v = 8;
                    return true;
                }
            }
        }

        int free() {
            return getState();
        }
    }

    /** The lock again, with a long as its state: it touches what threads share. */
    static final class LongMutex extends AbstractQueuedLongSynchronizer {
        @Override
        protected boolean tryAcquire(long n) {
            if (compareAndSetState(0, 1)) {
                touch(1);
                setExclusiveOwnerThread(Thread.currentThread());
                return true;
            }
            return false;
        }

        @Override
        protected boolean tryRelease(long n) {
            if (getState() == 0) {
                throw new IllegalMonitorStateException();
            }
            setExclusiveOwnerThread(null);
            v = 8;
            setState(0);
            return true;
        }

        @Override
        protected boolean isHeldExclusively() {
            return getState() == 1 && getExclusiveOwnerThread() == Thread.currentThread();
        }

        ConditionObject newCondition() {
            return new ConditionObject();
        }
    }

    /** The gate with a long as its state: open for a number of threads, or for all. */
    static final class LongGate extends AbstractQueuedLongSynchronizer {
        @Override
        protected long tryAcquireShared(long n) {
            touch(1);
            for (;;) {
                long s = getState();
                if (s < n || compareAndSetState(s, s - n)) {
                    return s - n;
                }
            }
        }

        @Override
        protected boolean tryReleaseShared(long n) {
            for (;;) {
                long s = getState();
                if (compareAndSetState(s, s + n)) {
                    v = 8;
                    return true;
                }
            }
        }

        long free() {
            return getState();
        }
    }

    /** A task that may be run by a pool or by who invokes it. */
    static final class Step extends RecursiveTask<Integer> {
        @Override
        protected Integer compute() {
            return touch(1);
        }
    }

    /** A task that forks another one. */
    static final class Fork extends RecursiveTask<Integer> {
        @Override
        protected Integer compute() {
            ForkJoinTask<Integer> other = new Step().fork();
            return touch(10) + other.join();
        }
    }

    /** A task that is over when all that it waits for is. */
    static final class Counted extends CountedCompleter<Integer> {
        Counted(int pending) {
            super(null, pending);
        }

        @Override
        public void compute() {
            touch(1);
            tryComplete();
        }

        @Override
        public void onCompletion(CountedCompleter<?> caller) {
            touch(10);
        }
    }

    static String add(String s, Object x) {
        return s.concat(String.valueOf(x)).concat(" ");
    }

    static String add(String s, Throwable e) {
        String name = e.getClass().getName();
        return s.concat(name.substring(name.lastIndexOf('.') + 1)).concat(" ");
    }

    static List<Object> list() {
        return new ArrayList<>();
    }

    static void end(Thread t) {
        for (;;) {
            try {
                t.join();
                return;
            } catch (InterruptedException e) {
                // It goes on waiting.
            }
        }
    }
}
