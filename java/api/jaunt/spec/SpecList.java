package jaunt.spec;

import java.lang.reflect.Field;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * The list that abstractions are made of.
 *
 * <p>It is a sequence of <em>slots</em>, each with an element and whether the element is in the list. Under {@code java} that
 * is a list that marks what was removed. {@code jaunt conform} makes as many slots as the largest structure within the bounds
 * has nodes, whatever the state; which of them are in the list is a formula for each. So nothing here decides anything about a
 * state: questions are declarative, and what changes the list changes it in the same way on all states. Only a {@link Cursor}
 * asks slot after slot.
 *
 * @param <E> what is in it
 */
public final class SpecList<E extends SpecList.Element> {
    /** What can be in a list: specifications say when it is meant and when it is equal. */
    public interface Element {
        /** Whether {@link SpecList#find} means this element by {@code key}. */
        @Declarative
        boolean matches(Object key);

        /** Whether two lists that have these elements at the same place have the same there. */
        @Declarative
        boolean equalTo(Object other);
    }

    private Object[] elements;
    private boolean[] present;
    private int slots;

    /** A list without elements. */
    public SpecList() {
        elements = new Object[4];
        present = new boolean[4];
    }

    // From data structures

    /**
     * An element of each node of a tree, breadth-first.
     *
     * @param root the uppermost node, or null
     * @param mapper makes a new element of a node
     * @param tree the tree's fields, where they have no {@link Tree}: of a class that cannot be edited
     * @throws IllegalStateException if a node is met twice
     */
    public static <N, E extends Element> SpecList<E> of(
            N root, Function<? super N, ? extends E> mapper, String... tree) {
        List<Object> roots = new ArrayList<>();
        roots.add(root);
        return breadthFirst(roots, mapper, tree);
    }

    /** The same below all elements of an array: those of the array first, in its order, then those below them. */
    public static <N, E extends Element> SpecList<E> ofAll(
            N[] roots, Function<? super N, ? extends E> mapper, String... tree) {
        return breadthFirst(roots == null ? List.of() : Arrays.asList(roots), mapper, tree);
    }

    /**
     * An element of each number from 0 to {@code count}&minus;1: for arrays. The mapper may be asked about numbers up to
     * {@code most}&minus;1; what it makes of those from {@code count} on does not count.
     *
     * @param most {@code count} is never more in a valid state: most often the length of the array
     */
    public static <E extends Element> SpecList<E> indexed(int count, int most, IntFunction<? extends E> mapper) {
        SpecList<E> list = new SpecList<>();
        for (int i = 0; i < most; i++) {
            list.append(i < count, mapper.apply(i));
        }
        return list;
    }

    /** An element of each element, in the same order. */
    public <F extends Element> SpecList<F> map(Function<? super E, ? extends F> mapper) {
        SpecList<F> list = new SpecList<>();
        for (int i = 0; i < slots; i++) {
            list.append(present[i], mapper.apply(slot(i)));
        }
        return list;
    }

    // Questions

    /** The first element that {@linkplain Element#matches matches} the key, or null. */
    @Declarative
    public E find(Object key) {
        return find(0, key);
    }

    @Declarative
    private E find(int i, Object key) {
        return i == slots ? null : present[i] && slot(i).matches(key) ? slot(i) : find(i + 1, key);
    }

    /** The {@code index}th element, counted from 0, or null if there are not so many. */
    @Declarative
    public E get(int index) {
        return get(0, index);
    }

    @Declarative
    private E get(int i, int index) {
        return i == slots ? null : present[i] && index == 0 ? slot(i) : get(i + 1, present[i] ? index - 1 : index);
    }

    /** How many elements there are. */
    @Declarative
    public int size() {
        return size(0);
    }

    @Declarative
    private int size(int i) {
        return i == slots ? 0 : (present[i] ? 1 : 0) + size(i + 1);
    }

    /** Whether there are none. */
    @Declarative
    public boolean isEmpty() {
        return isEmpty(0);
    }

    @Declarative
    private boolean isEmpty(int i) {
        return i == slots || !present[i] && isEmpty(i + 1);
    }

    /** Whether two lists have {@linkplain Element#equalTo equal} elements in the same order. */
    @Declarative
    public boolean equalTo(SpecList<E> other) {
        return equalTo(0, other, 0);
    }

    @Declarative
    private boolean equalTo(int i, SpecList<E> other, int j) {
        if (i < slots && !present[i]) {
            return equalTo(i + 1, other, j);
        }
        if (j < other.slots && !other.present[j]) {
            return equalTo(i, other, j + 1);
        }
        if (i == slots || j == other.slots) {
            return i == slots && j == other.slots;
        }
        return slot(i).equalTo(other.slot(j)) && equalTo(i + 1, other, j + 1);
    }

    /** Whether two lists have {@linkplain Element#equalTo equal} elements, each as often, in any order. */
    @Declarative
    public boolean sameElements(SpecList<E> other) {
        return size() == other.size() && sameElements(0, other);
    }

    @Declarative
    private boolean sameElements(int i, SpecList<E> other) {
        return i == slots
                || (!present[i] || count(0, slot(i)) == other.count(0, slot(i))) && sameElements(i + 1, other);
    }

    @Declarative
    private int count(int i, E element) {
        return i == slots ? 0 : (present[i] && slot(i).equalTo(element) ? 1 : 0) + count(i + 1, element);
    }

    // The slots themselves: for declarative methods that say something about all elements

    /** How many slots there are: as many as ever had an element. */
    @Declarative
    public int slots() {
        return slots;
    }

    /** Whether the element of a slot is in the list. */
    @Declarative
    public boolean has(int slot) {
        return present[slot];
    }

    /** The element of a slot, in the list or not. */
    @Declarative
    @SuppressWarnings("unchecked")
    public E slot(int slot) {
        return (E) elements[slot];
    }

    // Changes

    /** Adds an element at the end. */
    public void add(E element) {
        append(true, element);
    }

    /** Takes an element out, which is found by its identity; null and what is not in the list change nothing. */
    public void remove(E element) {
        for (int i = 0; i < slots; i++) {
            present[i] = present[i] && elements[i] != element;
        }
    }

    /** Takes all elements out. */
    public void clear() {
        elements = new Object[4];
        present = new boolean[4];
        slots = 0;
    }

    private void append(boolean in, E element) {
        if (slots == elements.length) {
            elements = Arrays.copyOf(elements, 2 * slots);
            present = Arrays.copyOf(present, 2 * slots);
        }
        elements[slots] = element;
        present[slots] = in;
        slots++;
    }

    // One after the other

    /** A place in a list, for those who write loops. */
    public static final class Cursor<E extends Element> {
        private final SpecList<E> list;
        private final int slot;

        private Cursor(SpecList<E> list, int slot) {
            this.list = list;
            this.slot = slot;
        }

        /** The element here. */
        public E data() {
            return list.slot(slot);
        }

        /** The next place that has an element, or null. */
        public Cursor<E> next() {
            return list.cursor(slot + 1);
        }
    }

    /** The first place that has an element, or null. */
    public Cursor<E> head() {
        return cursor(0);
    }

    private Cursor<E> cursor(int from) {
        int slot = from;
        while (slot < slots && !present[slot]) {
            slot++;
        }
        return slot == slots ? null : new Cursor<>(this, slot);
    }

    // The walk of trees under a plain java

    @SuppressWarnings("unchecked")
    private static <N, E extends Element> SpecList<E> breadthFirst(
            List<?> roots, Function<? super N, ? extends E> mapper, String[] tree) {
        SpecList<E> list = new SpecList<>();
        IdentityHashMap<Object, Object> met = new IdentityHashMap<>();
        ArrayDeque<Object> queue = new ArrayDeque<>();
        enqueue(roots, met, queue);
        while (!queue.isEmpty()) {
            Object node = queue.remove();
            list.append(true, mapper.apply((N) node));
            for (String field : tree.length > 0 ? tree : TREE.get(node.getClass())) {
                Object below = Access.ref(node, field);
                enqueue(below instanceof Object[] ? Arrays.asList((Object[]) below) : Arrays.asList(below), met, queue);
            }
        }
        return list;
    }

    private static void enqueue(List<?> nodes, IdentityHashMap<Object, Object> met, ArrayDeque<Object> queue) {
        for (Object node : nodes) {
            if (node != null) {
                if (met.put(node, node) != null) {
                    throw new IllegalStateException("no tree: a " + node.getClass().getName() + " is met twice");
                }
                queue.add(node);
            }
        }
    }

    /** The names of the tree fields of a class. Those of superclasses come first, as everywhere. */
    private static final ClassValue<String[]> TREE = new ClassValue<String[]>() {
        @Override
        protected String[] computeValue(Class<?> type) {
            List<String> names = new ArrayList<>();
            if (type.getSuperclass() != null) {
                names.addAll(Arrays.asList(get(type.getSuperclass())));
            }
            for (Field field : type.getDeclaredFields()) {
                if (field.isAnnotationPresent(Tree.class)) {
                    names.add(field.getName());
                }
            }
            return names.toArray(new String[0]);
        }
    };
}
