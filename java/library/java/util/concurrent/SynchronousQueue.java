package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;

/**
 * The model of {@code SynchronousQueue}: those who wait for the other side, who are all producers or all consumers.
 *
 * <p>The JDK's spins. Without fairness, the last one who came is met first there, and here too; with it, the first one.
 */
public class SynchronousQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, Serializable {
    private static final long serialVersionUID = 1;
    /** What a consumer brings. */
    private static final Object NOTHING = new Object();

    private final boolean fair;
    private final Object lock = new Object();
    /** Who is to be met first. */
    private Waiter first;

    public SynchronousQueue() {
        this(false);
    }

    public SynchronousQueue(boolean fair) {
        this.fair = fair;
    }

    /** Meets one of the other side, who gives what it brought; or null. */
    private Object meet(Object brought) {
        Waiter other = first;
        if (other == null || (brought == NOTHING) == (other.brought == NOTHING)) {
            return null;
        }
        first = other.next;
        other.meet(brought);
        return other.brought;
    }

    private void enter(Waiter me) {
        if (!fair || first == null) {
            me.next = first;
            first = me;
            return;
        }
        Waiter last = first;
        while (last.next != null) {
            last = last.next;
        }
        last.next = me;
    }

    private void leave(Waiter me) {
        if (first == me) {
            first = me.next;
            return;
        }
        Waiter before = first;
        while (before.next != me) {
            before = before.next;
        }
        before.next = me.next;
    }

    /** What the other side brought; null: nobody came within the limit. */
    private Object transfer(Object brought, long nanos) throws InterruptedException {
        Waiter me;
        synchronized (lock) {
            Object got = meet(brought);
            if (got != null) {
                return got;
            }
            if (nanos <= 0) {
                me = null;
            } else {
                me = new Waiter(lock, brought);
                enter(me);
            }
        }
        if (me == null) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            return null;
        }
        Waiter.End end = me.await(nanos);
        if (end != Waiter.End.MET) {
            synchronized (lock) {
                if (!me.wasMet()) {
                    leave(me);
                } else if (end == Waiter.End.INTERRUPTED) {
                    // It was met all the same; the interrupt is for later.
                    Thread.currentThread().interrupt();
                }
            }
            if (!me.wasMet()) {
                if (end == Waiter.End.INTERRUPTED) {
                    throw new InterruptedException();
                }
                return null;
            }
        }
        return me.given();
    }

    private static long limit(long timeout, TimeUnit unit) {
        return Math.min(unit.toNanos(timeout), Waiter.FOREVER - 1);
    }

    @Override
    public void put(E e) throws InterruptedException {
        transfer(Objects.requireNonNull(e), Waiter.FOREVER);
    }

    @Override
    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return transfer(Objects.requireNonNull(e), limit(timeout, unit)) != null;
    }

    @Override
    public boolean offer(E e) {
        Objects.requireNonNull(e);
        synchronized (lock) {
            return meet(e) != null;
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public E take() throws InterruptedException {
        return (E) transfer(NOTHING, Waiter.FOREVER);
    }

    @Override
    @SuppressWarnings("unchecked")
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return (E) transfer(NOTHING, limit(timeout, unit));
    }

    @Override
    @SuppressWarnings("unchecked")
    public E poll() {
        synchronized (lock) {
            return (E) meet(NOTHING);
        }
    }

    @Override
    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    @Override
    public int drainTo(Collection<? super E> c, int maxElements) {
        Objects.requireNonNull(c);
        if (c == this) {
            throw new IllegalArgumentException();
        }
        int drained = 0;
        while (drained < maxElements) {
            E e = poll();
            if (e == null) {
                break;
            }
            c.add(e);
            drained++;
        }
        return drained;
    }

    // What follows is said about an empty queue: nothing is ever inside.

    @Override
    public boolean isEmpty() {
        return true;
    }

    @Override
    public int size() {
        return 0;
    }

    @Override
    public int remainingCapacity() {
        return 0;
    }

    @Override
    public void clear() {}

    @Override
    public boolean contains(Object o) {
        return false;
    }

    @Override
    public boolean remove(Object o) {
        return false;
    }

    @Override
    public boolean containsAll(Collection<?> c) {
        return c.isEmpty();
    }

    @Override
    public boolean removeAll(Collection<?> c) {
        return false;
    }

    @Override
    public boolean retainAll(Collection<?> c) {
        return false;
    }

    @Override
    public E peek() {
        return null;
    }

    @Override
    public Iterator<E> iterator() {
        return Collections.emptyIterator();
    }

    @Override
    public Spliterator<E> spliterator() {
        return Spliterators.emptySpliterator();
    }

    @Override
    public String toString() {
        return "[]";
    }

    @Override
    public Object[] toArray() {
        return new Object[0];
    }

    @Override
    public <T> T[] toArray(T[] a) {
        if (a.length > 0) {
            a[0] = null;
        }
        return a;
    }
}
