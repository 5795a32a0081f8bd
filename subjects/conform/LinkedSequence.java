import jaunt.spec.AbsList;
import jaunt.spec.Declarative;
import jaunt.spec.Parent;
import jaunt.spec.SpecList;
import jaunt.spec.Tree;
import jaunt.spec.Value;
import java.util.Objects;

/**
 * A list of nodes that are linked both ways.
 *
 * <p>Against jaunt.spec.AbsList.
 */
public class LinkedSequence {
    static final class Node {
        @Value Object value;
        @Tree Node next;
        @Parent Node previous;

        Node(Object value, Node previous) {
            this.value = value;
            this.previous = previous;
        }
    }

    @Tree private Node first;
    private Node last;
    private int size;

    public boolean add(Object value) {
        Node node = new Node(value, last);
        if (last == null) {
            first = node;
        } else {
            last.next = node;
        }
        last = node;
        size++;
        return true;
    }

    public Object get(int index) {
        return at(index).value;
    }

    public Object set(int index, Object value) {
        Node node = at(index);
        Object old = node.value;
        node.value = value;
        return old;
    }

    public Object remove(int index) {
        Node node = at(index);
        if (node.previous == null) {
            first = node.next;
        } else {
            node.previous.next = node.next;
        }
        if (node.next == null) {
            last = node.previous;
        } else {
            node.next.previous = node.previous;
        }
        size--;
        return node.value;
    }

    /** From the nearer end. */
    private Node at(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException();
        }
        Node at;
        if (index < size / 2) {
            at = first;
            for (int i = 0; i < index; i++) {
                at = at.next;
            }
        } else {
            at = last;
            for (int i = size - 1; i > index; i--) {
                at = at.previous;
            }
        }
        return at;
    }

    public boolean contains(Object value) {
        Node at = first;
        while (at != null && !Objects.equals(at.value, value)) {
            at = at.next;
        }
        return at != null;
    }

    @Declarative
    public boolean isEmpty() {
        return first == null;
    }

    @Declarative
    public int size() {
        return size;
    }

    public void clear() {
        first = null;
        last = null;
        size = 0;
    }

    @Declarative
    boolean repOk() {
        return isLinked(null, first) && size == length(first);
    }

    /** From a node on, which comes behind another one; the last of them is the list's. */
    @Declarative
    private boolean isLinked(Node before, Node at) {
        return at == null ? last == before : at.previous == before && isLinked(at, at.next);
    }

    @Declarative
    private static int length(Node at) {
        return at == null ? 0 : 1 + length(at.next);
    }

    AbsList abstraction() {
        return new AbsList(SpecList.of(first, node -> new AbsList.Item(node.value)));
    }
}
