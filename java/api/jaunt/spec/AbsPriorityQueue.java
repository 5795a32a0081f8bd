package jaunt.spec;

/**
 * A queue that gives the least element first, by {@code compareTo}, which has to be 0 for equal ones only. The results are
 * those of {@code java.util.PriorityQueue}.
 */
public class AbsPriorityQueue {
    /** One element. */
    public static final class Item implements SpecList.Element {
        @Key Object key;

        /** An element to be put into a list. */
        public Item(Object key) {
            this.key = key;
        }

        @Override
        @Declarative
        public boolean matches(Object key) {
            return this.key.equals(key);
        }

        @Override
        @Declarative
        public boolean equalTo(Object other) {
            return other instanceof Item && key.equals(((Item) other).key);
        }

        @Declarative
        @SuppressWarnings("unchecked")
        boolean isLessThan(Item other) {
            return ((Comparable<Object>) key).compareTo(other.key) < 0;
        }
    }

    private final SpecList<Item> items;

    /** An empty queue. */
    public AbsPriorityQueue() {
        this(new SpecList<>());
    }

    /** A queue of these, in any order. */
    public AbsPriorityQueue(SpecList<Item> items) {
        this.items = items;
    }

    /** Adds one more. */
    public boolean offer(@Key Object key) {
        items.add(new Item(key));
        return true;
    }

    /** What was least, or null. */
    public Object poll() {
        Item least = least(0, null);
        items.remove(least);
        return least == null ? null : least.key;
    }

    /** What is least, or null. */
    @Declarative
    public Object peek() {
        Item least = least(0, null);
        return least == null ? null : least.key;
    }

    /** The first of the least among those from slot {@code i} on and {@code best}. */
    @Declarative
    private Item least(int i, Item best) {
        if (i == items.slots()) {
            return best;
        }
        boolean better = items.has(i) && (best == null || items.slot(i).isLessThan(best));
        return least(i + 1, better ? items.slot(i) : best);
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
    public AbsPriorityQueue abstraction() {
        return new AbsPriorityQueue(items.map(item -> new Item(item.key)));
    }

    /** The same elements, each as often. */
    @Declarative
    public boolean equalTo(AbsPriorityQueue other) {
        return items.sameElements(other.items);
    }
}
