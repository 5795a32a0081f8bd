import java.util.concurrent.CountDownLatch;

/**
 * Many threads of which some wait at a latch or in a monitor and all others have work to do.
 * Arguments: latch or gate; threads that wait there; threads that do not; turns of each; nodes that they write to.
 */
public class Crowd {
    static volatile int turns;
    static volatile boolean open;
    static final Object gate = new Object();

    static final class Node {
        volatile int value;
    }

    public static void main(String[] args) {
        boolean latched = args[0].equals("latch");
        int waiting = Integer.parseInt(args[1]);
        int busy = Integer.parseInt(args[2]);
        int each = Integer.parseInt(args[3]);
        Node[] nodes = new Node[Integer.parseInt(args[4])];
        for (int i = 0; i < nodes.length; i++) {
            nodes[i] = new Node();
        }
        CountDownLatch latch = new CountDownLatch(1);
        for (int i = 0; i < waiting + busy; i++) {
            int me = i;
            new Thread(() -> {
                if (me < waiting) {
                    await(latched ? latch : null);
                }
                work(me, each, nodes);
            }).start();
        }
        // With others at work nobody lets the crowd in.
        if (busy == 0 && latched) {
            latch.countDown();
        } else if (busy == 0) {
            synchronized (gate) {
                open = true;
                gate.notifyAll();
            }
        }
    }

    static void await(CountDownLatch latch) {
        try {
            if (latch != null) {
                latch.await();
                return;
            }
            synchronized (gate) {
                while (!open) {
                    gate.wait();
                }
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    static void work(int me, int each, Node[] nodes) {
        for (int i = 0; i < each; i++) {
            if (nodes.length > 0) {
                int[] fresh = {me, i};
                Node node = nodes[(me * 31 + i * 7) % nodes.length];
                node.value = node.value + fresh[0] + fresh[1];
            }
            int seen = turns;
            turns = seen + 1;
        }
    }
}
