// verdict: pass
// outcomes: false | true
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

// Who collects alone has the handler of references for company.
public class QueuePolledAlone {
    public static void main(String[] args) {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        WeakReference<Object> weak = new WeakReference<>(new Object(), queue);
        System.gc();
        System.out.println(queue.poll() == weak);
    }
}
