/**
 * A queue of objects made of two stacks: `queue` of d'Amorim's dissertation (table 4.1). What comes in goes on one stack; what
 * goes out comes from the other, to which all is moved when that is empty.
 *
 * Explore enqueue with 1..N and dequeue, depth N. A state with f > 0 elements in front and b behind needs f+1 calls of
 * enqueue, one of dequeue and b of enqueue; with none in front it needs b: expanded Σ_{k<N} N^k + Σ_{k≤N-3} k·N^k.
 *
 * <pre>
 * N           5      6       7         8
 * found    4336  61897 1055573  20928721
 * expanded  836  10057  147995   2578641
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
        if (out.isEmpty()) {
            while (!in.isEmpty()) out.push(in.pop());
        }
        return out.pop();
    }
}
