/**
 * QueueTwoStacks with a bug; without: subjects/explore/QueueTwoStacks.java.
 *
 * A missing check: what came later is moved on top of what came before.
 *
 * Explore enqueue, dequeue. Shown by the fixed class as oracle: dequeue. Shortest:
 *
 * <pre>
 * enqueue(1); enqueue(1); dequeue(); enqueue(2); dequeue();
 * </pre>
 */
public class QueueTwoStacks {
    private final Stack in = new Stack();
    private final Stack out = new Stack();

    public void enqueue(Object element) {
        in.push(element);
    }

    /** Null where it is empty. */
    public Object dequeue() {
        while (!in.isEmpty()) out.push(in.pop());
        return out.pop();
    }
}
