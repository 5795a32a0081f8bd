// verdict: Incomplete ClearedBeside
// outcomes: false | true
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

// Is a reference in its queue? It is let go of with that question.
public class QueuedAsked {
    @SuppressWarnings("deprecation")
    public static void main(String[] args) {
        WeakReference<Object> weak = new WeakReference<>(new Object(), new ReferenceQueue<>());
        new Thread(System::gc).start();
        System.out.println(weak.isEnqueued());
    }
}
