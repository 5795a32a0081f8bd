/**
 * A linked stack of objects: `stack` of d'Amorim's dissertation (table 4.1).
 *
 * Explore push with 1..N and pop, depth N. A state of size k is first found at depth k: found Σ_{k≤N} N^k, expanded
 * Σ_{k<N} N^k. All states of an iteration have one size, so that delta execution with one argument value at a time needs
 * N(N+1) executions.
 *
 * <pre>
 * N           5      6       7         8
 * found    3906  55987  960800  19173961
 * expanded  781   9331  137257   2396745
 * </pre>
 */
public class Stack {
    static final class Node {
        final Object element;
        final Node below;

        Node(Object element, Node below) {
            this.element = element;
            this.below = below;
        }
    }

    private Node top;

    public void push(Object element) {
        top = new Node(element, top);
    }

    /** Null where it is empty. */
    public Object pop() {
        if (top == null) return null;
        Object element = top.element;
        top = top.below;
        return element;
    }

    public boolean isEmpty() {
        return top == null;
    }
}
