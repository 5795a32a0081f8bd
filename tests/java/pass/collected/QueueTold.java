// verdict: Incomplete ClearedBeside
// outcomes: 0 | 1
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

// Who finds a reference in the queue tells others by a variable, and the reference is let go of right after that is read.
public class QueueTold {
    static volatile int found;

    public static void main(String[] args) {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        Thread reads = new Thread(() -> {
            WeakReference<Object> weak = new WeakReference<>(new Object(), queue);
            int seen = found;
            Reference.reachabilityFence(weak);
            System.out.println(seen);
        });
        Thread waits = new Thread(() -> {
            try {
                queue.remove();
                found = 1;
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        waits.setDaemon(true);
        waits.start();
        reads.start();
        System.gc();
    }
}
