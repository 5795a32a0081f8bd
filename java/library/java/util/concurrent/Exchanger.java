package java.util.concurrent;

/**
 * The model of {@code Exchanger}: one place, in which a thread waits for the next one that comes.
 *
 * <p>The JDK's has an arena, finds its places by random numbers and spins. Which two of several threads meet depends on who comes when, here
 * as there.
 */
public class Exchanger<V> {
    private final Object lock = new Object();
    /** Who is here. */
    private Waiter first;

    public Exchanger() {}

    public V exchange(V x) throws InterruptedException {
        try {
            return exchange(x, Waiter.FOREVER);
        } catch (TimeoutException e) {
            throw new AssertionError(e);
        }
    }

    public V exchange(V x, long timeout, TimeUnit unit) throws InterruptedException, TimeoutException {
        return exchange(x, Math.min(unit.toNanos(timeout), Waiter.FOREVER - 1));
    }

    @SuppressWarnings("unchecked")
    private V exchange(V x, long nanos) throws InterruptedException, TimeoutException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        Waiter me;
        synchronized (lock) {
            Waiter other = first;
            if (other != null) {
                first = null;
                other.meet(x);
                return (V) other.brought;
            }
            me = new Waiter(lock, x);
            first = me;
        }
        Waiter.End end = me.await(nanos);
        if (end != Waiter.End.MET) {
            synchronized (lock) {
                if (!me.wasMet()) {
                    first = null;
                } else if (end == Waiter.End.INTERRUPTED) {
                    // It was met all the same; the interrupt is for later.
                    Thread.currentThread().interrupt();
                }
            }
            if (!me.wasMet()) {
                if (end == Waiter.End.INTERRUPTED) {
                    throw new InterruptedException();
                }
                throw new TimeoutException();
            }
        }
        return (V) me.given();
    }
}
