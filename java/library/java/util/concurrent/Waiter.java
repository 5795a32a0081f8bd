package java.util.concurrent;

/**
 * A thread that waits in a model of this package for another one to meet it.
 *
 * <p>It waits by a monitor of its own: no permits are left over, nothing looks at the clock, and nobody wakes without a reason.
 */
final class Waiter {
    /** As a limit: none. */
    static final long FOREVER = Long.MAX_VALUE;

    /** How waiting ended. */
    enum End {
        MET,
        TOO_LATE,
        INTERRUPTED
    }

    /** Guards the list that this is in. */
    private final Object lock;
    /** What the thread brings. */
    final Object brought;
    /** What it is given, once it was met. */
    private Object given;

    private volatile boolean met;
    /** Another one in the same list. */
    Waiter next;

    Waiter(Object lock, Object brought) {
        this.lock = lock;
        this.brought = brought;
    }

    boolean wasMet() {
        return met;
    }

    Object given() {
        return given;
    }

    /** By the other thread, which has taken this one out of its list. */
    synchronized void meet(Object given) {
        this.given = given;
        met = true;
        notify();
    }

    /**
     * Waits for at most so many nanoseconds. Others may meet it as long as it is in its list, also when waiting has ended otherwise:
     * {@link #wasMet} has the last word.
     */
    End await(long nanos) {
        if (nanos <= 0 || Thread.currentThread().isInterrupted()) {
            // It is in the list for a moment, and others may come just then.
            pause();
            return met ? End.MET : Thread.interrupted() ? End.INTERRUPTED : End.TOO_LATE;
        }
        synchronized (this) {
            try {
                if (!met) {
                    // A limit is rounded up: nobody is too late too early.
                    wait(nanos == FOREVER ? 0 : (nanos - 1) / 1_000_000 + 1);
                }
            } catch (InterruptedException e) {
                return End.INTERRUPTED;
            }
        }
        return met ? End.MET : Thread.interrupted() ? End.INTERRUPTED : End.TOO_LATE;
    }

    /** Others may go on here: this is no part of an operation. */
    private void pause() {
        synchronized (lock) {
            // Nothing is done: it is about having to ask for the lock.
        }
    }
}
