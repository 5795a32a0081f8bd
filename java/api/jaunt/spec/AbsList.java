package jaunt.spec;

import java.util.Objects;

/** A list. The results, and what is thrown, are those of {@code java.util.List}. */
public class AbsList {
    /** One element. */
    public static final class Item implements SpecList.Element {
        @Value Object value;

        /** An element to be put into a list. */
        public Item(Object value) {
            this.value = value;
        }

        @Override
        @Declarative
        public boolean matches(Object value) {
            return Objects.equals(this.value, value);
        }

        @Override
        @Declarative
        public boolean equalTo(Object other) {
            return other instanceof Item && Objects.equals(value, ((Item) other).value);
        }
    }

    private final SpecList<Item> items;

    /** An empty list. */
    public AbsList() {
        this(new SpecList<>());
    }

    /** A list of these. */
    public AbsList(SpecList<Item> items) {
        this.items = items;
    }

    /** Adds at the end. */
    public boolean add(@Value Object value) {
        items.add(new Item(value));
        return true;
    }

    /** The element at an index. */
    public Object get(int index) {
        return at(index).value;
    }

    /** What was there before. */
    public Object set(int index, @Value Object value) {
        Item item = at(index);
        Object old = item.value;
        item.value = value;
        return old;
    }

    /** Takes out the element at an index, which it returns. */
    public Object remove(int index) {
        Item item = at(index);
        items.remove(item);
        return item.value;
    }

    private Item at(int index) {
        Item item = items.get(index);
        if (item == null) {
            throw new IndexOutOfBoundsException();
        }
        return item;
    }

    /** Whether an element is equal to it. */
    @Declarative
    public boolean contains(@Value Object value) {
        return items.find(value) != null;
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

    /** A copy: a list that takes the place of a module stands for itself. */
    public AbsList abstraction() {
        return new AbsList(items.map(item -> new Item(item.value)));
    }

    /** The same elements in the same order. */
    @Declarative
    public boolean equalTo(AbsList other) {
        return items.equalTo(other.items);
    }
}
