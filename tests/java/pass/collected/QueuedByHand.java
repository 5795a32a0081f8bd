// verdict: Incomplete ClearedBeside
// outcomes: false true | true true
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

// Who puts a reference into its queue: its thread, or the handler?
public class QueuedByHand {
    public static void main(String[] args) {
        new Thread(() -> {
            ReferenceQueue<Object> queue = new ReferenceQueue<>();
            WeakReference<Object> weak = new WeakReference<>(new Object(), queue);
            System.out.println(weak.enqueue() + " " + (queue.poll() == weak));
        }).start();
        System.gc();
    }
}
