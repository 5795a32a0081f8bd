// verdict: Incomplete ClearedBeside
// outcomes: false | true
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

// A queue that only one thread knows is polled, and then the reference is let go of.
public class QueuePolled {
    public static void main(String[] args) {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        WeakReference<Object> weak = new WeakReference<>(new Object(), queue);
        new Thread(System::gc).start();
        boolean queued = queue.poll() != null;
        Reference.reachabilityFence(weak);
        System.out.println(queued);
    }
}
