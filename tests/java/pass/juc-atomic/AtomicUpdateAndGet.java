// verdict: pass
// outcomes: 12

import java.util.concurrent.atomic.AtomicLong;

// Both updates are atomic and they commute: 1 * 3 * 4 in either order.
public class AtomicUpdateAndGet {
    public static void main(String[] a) throws InterruptedException {
        AtomicLong n = new AtomicLong(1);
        Thread t = new Thread(() -> n.updateAndGet(x -> x * 3)), u = new Thread(() -> n.getAndUpdate(x -> x * 4));
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(n.get());
    }
}
