// verdict: Incomplete ClearedBeside
// outcomes: false | true
import java.lang.ref.WeakReference;
import java.util.concurrent.locks.ReentrantLock;

// The same inside of a lock.
public class LocalDroppedInLock {
    static class Node {
        int value = 1;
    }

    static final ReentrantLock LOCK = new ReentrantLock();
    static volatile Object strong;
    static int sum;

    public static void main(String[] args) {
        new Thread(() -> {
            LOCK.lock();
            LOCK.unlock();
            System.gc();
        }).start();
        Node node = new Node();
        WeakReference<Node> weak = new WeakReference<>(node);
        LOCK.lock();
        try {
            sum += node.value;
            node = null;
            strong = weak.get();
        } finally {
            LOCK.unlock();
        }
        System.out.println(strong == null);
    }
}
