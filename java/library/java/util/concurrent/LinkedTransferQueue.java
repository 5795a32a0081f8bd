package java.util.concurrent;

import java.io.Serializable;
import java.util.AbstractQueue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * The model of {@code LinkedTransferQueue}: a list of elements, some with producers who wait, or of consumers who wait; first in, first out.
 *
 * <p>The JDK's spins. Whoever walks along the list does so without the lock, here as there: what it meets is what is there just then.
 */
public class LinkedTransferQueue<E> extends AbstractQueue<E> implements TransferQueue<E>, Serializable {
    private static final long serialVersionUID = 1;

    private static final class Node {
        /** The element; null: a consumer waits for one. */
        final Object item;
        /** Whoever waits until the node is taken, if anybody does. */
        final Waiter waiter;
        /** It is in the list no more. Those who stand at it find the way by {@code next}. */
        volatile boolean gone;
        volatile Node next;

        Node(Object item, Waiter waiter) {
            this.item = item;
            this.waiter = waiter;
        }

        boolean isElement() {
            return item != null && !gone;
        }
    }

    private final Object lock = new Object();
    private volatile Node first;
    private Node last;

    public LinkedTransferQueue() {}

    public LinkedTransferQueue(Collection<? extends E> c) {
        addAll(c);
    }

    // With the lock.

    private void append(Node node) {
        if (first == null) {
            first = node;
        } else {
            last.next = node;
        }
        last = node;
    }

    private void unlink(Node node) {
        node.gone = true;
        if (first == node) {
            first = node.next;
            if (first == null) {
                last = null;
            }
            return;
        }
        Node before = first;
        while (before.next != node) {
            before = before.next;
        }
        before.next = node.next;
        if (last == node) {
            last = before;
        }
    }

    /** Takes a node out for somebody, who gives this for it. */
    private void take(Node node, Object given) {
        unlink(node);
        if (node.waiter != null) {
            node.waiter.meet(given);
        }
    }

    /** Gives an element to a consumer who waits. */
    private boolean give(Object e) {
        Node consumer = first;
        if (consumer == null || consumer.item != null) {
            return false;
        }
        take(consumer, e);
        return true;
    }

    // Without.

    /** Takes an element that a walk has found, unless it is gone. */
    private boolean takeIfThere(Node node) {
        synchronized (lock) {
            if (node.gone) {
                return false;
            }
            take(node, null);
            return true;
        }
    }

    /** Waits until a node is taken: false if it was not within the limit, and is in the list no more. */
    private boolean isTaken(Node me, long nanos) throws InterruptedException {
        Waiter.End end = me.waiter.await(nanos);
        if (end == Waiter.End.MET) {
            return true;
        }
        boolean taken;
        synchronized (lock) {
            taken = me.gone;
            if (!taken) {
                unlink(me);
            }
        }
        if (end == Waiter.End.INTERRUPTED) {
            if (!taken) {
                throw new InterruptedException();
            }
            // The interrupt is for later.
            Thread.currentThread().interrupt();
        }
        return taken;
    }

    private boolean transfer(Object e, long nanos) throws InterruptedException {
        Node me;
        synchronized (lock) {
            if (give(e)) {
                return true;
            }
            me = new Node(e, new Waiter(lock, e));
            append(me);
        }
        return isTaken(me, nanos);
    }

    @SuppressWarnings("unchecked")
    private E receive(long nanos) throws InterruptedException {
        Node me;
        synchronized (lock) {
            Node node = first;
            if (node != null && node.item != null) {
                take(node, null);
                return (E) node.item;
            }
            me = new Node(null, new Waiter(lock, null));
            append(me);
        }
        return isTaken(me, nanos) ? (E) me.waiter.given() : null;
    }

    private static long limit(long timeout, TimeUnit unit) {
        return Math.min(unit.toNanos(timeout), Waiter.FOREVER - 1);
    }

    @Override
    public void put(E e) {
        Objects.requireNonNull(e);
        synchronized (lock) {
            if (!give(e)) {
                append(new Node(e, null));
            }
        }
    }

    @Override
    public boolean offer(E e, long timeout, TimeUnit unit) {
        put(e);
        return true;
    }

    @Override
    public boolean offer(E e) {
        put(e);
        return true;
    }

    @Override
    public boolean add(E e) {
        put(e);
        return true;
    }

    @Override
    public boolean tryTransfer(E e) {
        Objects.requireNonNull(e);
        synchronized (lock) {
            return give(e);
        }
    }

    @Override
    public void transfer(E e) throws InterruptedException {
        transfer(Objects.requireNonNull(e), Waiter.FOREVER);
    }

    @Override
    public boolean tryTransfer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        long nanos = limit(timeout, unit);
        return transfer(Objects.requireNonNull(e), nanos);
    }

    @Override
    public E take() throws InterruptedException {
        return receive(Waiter.FOREVER);
    }

    @Override
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return receive(limit(timeout, unit));
    }

    @Override
    @SuppressWarnings("unchecked")
    public E poll() {
        synchronized (lock) {
            Node node = first;
            if (node == null || node.item == null) {
                return null;
            }
            take(node, null);
            return (E) node.item;
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

    @Override
    @SuppressWarnings("unchecked")
    public E peek() {
        Node node = first;
        return node == null ? null : (E) node.item;
    }

    @Override
    public boolean isEmpty() {
        return peek() == null;
    }

    @Override
    public boolean hasWaitingConsumer() {
        Node node = first;
        return node != null && node.item == null;
    }

    /** The first element from here on. */
    private static Node element(Node from) {
        Node node = from;
        while (node != null && !node.isElement()) {
            node = node.next;
        }
        return node;
    }

    @Override
    public int size() {
        int size = 0;
        for (Node node = element(first); node != null; node = element(node.next)) {
            size++;
        }
        return size;
    }

    @Override
    public int getWaitingConsumerCount() {
        int count = 0;
        for (Node node = first; node != null; node = node.next) {
            if (node.item == null && !node.gone) {
                count++;
            }
        }
        return count;
    }

    @Override
    public boolean remove(Object o) {
        return o != null && find(o, true);
    }

    @Override
    public boolean contains(Object o) {
        return o != null && find(o, false);
    }

    private boolean find(Object o, boolean remove) {
        for (Node node = element(first); node != null; node = element(node.next)) {
            if (o.equals(node.item) && (!remove || takeIfThere(node))) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
        return removeThose(Objects.requireNonNull(filter));
    }

    @Override
    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeThose(e -> c.contains(e));
    }

    @Override
    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeThose(e -> !c.contains(e));
    }

    @Override
    public void clear() {
        removeThose(e -> true);
    }

    @SuppressWarnings("unchecked")
    private boolean removeThose(Predicate<? super E> filter) {
        boolean removed = false;
        for (Node node = element(first); node != null; node = element(node.next)) {
            if (filter.test((E) node.item)) {
                removed |= takeIfThere(node);
            }
        }
        return removed;
    }

    @Override
    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        for (Node node = element(first); node != null; node = element(node.next)) {
            action.accept((E) node.item);
        }
    }

    private ArrayList<E> elements() {
        ArrayList<E> list = new ArrayList<>();
        forEach(list::add);
        return list;
    }

    @Override
    public Object[] toArray() {
        return elements().toArray();
    }

    @Override
    public <T> T[] toArray(T[] a) {
        return elements().toArray(Objects.requireNonNull(a));
    }

    @Override
    public String toString() {
        return elements().toString();
    }

    @Override
    public Iterator<E> iterator() {
        return new Walk();
    }

    private final class Walk implements Iterator<E> {
        /** What comes next, even if it is gone by then. */
        private Node next = element(first);

        private Node returned;

        @Override
        public boolean hasNext() {
            return next != null;
        }

        @Override
        @SuppressWarnings("unchecked")
        public E next() {
            if (next == null) {
                throw new NoSuchElementException();
            }
            returned = next;
            next = element(returned.next);
            return (E) returned.item;
        }

        @Override
        public void remove() {
            if (returned == null) {
                throw new IllegalStateException();
            }
            takeIfThere(returned);
            returned = null;
        }
    }

    @Override
    public Spliterator<E> spliterator() {
        int characteristics = Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.CONCURRENT;
        return new Spliterators.AbstractSpliterator<E>(Long.MAX_VALUE, characteristics) {
            private Iterator<E> walk;

            @Override
            public boolean tryAdvance(Consumer<? super E> action) {
                Objects.requireNonNull(action);
                if (walk == null) {
                    walk = iterator();
                }
                boolean more = walk.hasNext();
                if (more) {
                    action.accept(walk.next());
                }
                return more;
            }
        };
    }
}
