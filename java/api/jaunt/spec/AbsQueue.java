package jaunt.spec;

/** A queue: first in, first out. The results are those of {@code java.util.Queue}. */
public class AbsQueue {
    private final SpecList<AbsList.Item> items;

    /** An empty queue. */
    public AbsQueue() {
        this(new SpecList<>());
    }

    /** A queue of these, the first one in front. */
    public AbsQueue(SpecList<AbsList.Item> items) {
        this.items = items;
    }

    /** Adds at the end. */
    public boolean offer(@Value Object value) {
        items.add(new AbsList.Item(value));
        return true;
    }

    /** What was in front, or null. */
    public Object poll() {
        AbsList.Item first = items.get(0);
        items.remove(first);
        return first == null ? null : first.value;
    }

    /** What is in front, or null. */
    @Declarative
    public Object peek() {
        AbsList.Item first = items.get(0);
        return first == null ? null : first.value;
    }

    /** Whether there are no elements. */
    @Declarative
    public boolean isEmpty() {
        return items.isEmpty();
    }

    /** How many elements there are. */
    @Declarative
    public int size() {
        return items.size();
    }

    /** Takes all elements out. */
    public void clear() {
        items.clear();
    }

    /** Every list of elements is valid. */
    @Declarative
    public boolean repOk() {
        return items != null;
    }

    /** A copy: a queue that takes the place of a module stands for itself. */
    public AbsQueue abstraction() {
        return new AbsQueue(items.map(item -> new AbsList.Item(item.value)));
    }

    /** The same elements in the same order. */
    @Declarative
    public boolean equalTo(AbsQueue other) {
        return items.equalTo(other.items);
    }
}
