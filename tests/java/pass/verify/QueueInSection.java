// verdict: pass
// outcomes: 1 | 2

import java.util.concurrent.ArrayBlockingQueue;
import jaunt.Verify;

/** Somebody else may be in the middle of the queue: then the section waits, and others run. */
public class QueueInSection {
    static volatile int x;
    static final ArrayBlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(5);

    public static void main(String[] args) {
        new Thread(() -> {
            Verify.beginAtomic();
            x = 1;
            QUEUE.offer(1);
            int seen = x;
            Verify.endAtomic();
            System.out.print(seen);
        }).start();
        new Thread(() -> QUEUE.offer(2)).start();
        x = 2;
    }
}
