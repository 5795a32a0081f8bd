// verdict: assertion

import java.lang.ref.WeakReference;

/** Whether the object is gone depends on how long a local variable lives: that is between two points. */
public class StillInALocal {
    static class Node {
        int value = 1;
    }

    static volatile Node strong = new Node();
    static final WeakReference<Node> WEAK = new WeakReference<>(strong);

    public static void main(String[] args) throws InterruptedException {
        Thread collector = new Thread(() -> {
            strong = null;
            System.gc();
        });
        collector.start();
        Node mine = WEAK.get();
        int sum = 0;
        if (mine != null) {
            for (int i = 0; i < 3; i++) {
                sum += mine.value;
            }
            mine = null;
        }
        collector.join();
        assert WEAK.get() == null : "still there: " + sum;
    }
}
