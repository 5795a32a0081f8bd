// verdict: Incomplete ClearedBeside

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

// Weak references are cleared where the program asks for a collection, and enqueued by and by.
public class WeakCleared {
    static volatile int x;

    public static void main(String[] a) throws InterruptedException {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        Object held = new Object();
        WeakReference<Object> lost = new WeakReference<>(new Object(), queue);
        WeakReference<Object> kept = new WeakReference<>(held, queue);
        Thread t = new Thread(() -> x = 1);
        t.start();
        x = 2;
        assert lost.get() != null : "cleared too early";
        System.gc();
        assert lost.get() == null : "not cleared";
        assert kept.get() == held : "cleared though it is held";
        assert queue.remove() == lost;
        t.join();
    }
}
