// verdict: pass
// outcomes: 7 0|7 3

import java.util.concurrent.atomic.AtomicLong;

// accumulateAndGet with max never goes back; the one who offers 7 found either 0 or 3 there.
public class AtomicMaxAccumulate {
    static long before;

    public static void main(String[] a) throws InterruptedException {
        AtomicLong max = new AtomicLong();
        Thread t = new Thread(() -> max.accumulateAndGet(3, Math::max));
        Thread u = new Thread(() -> before = max.getAndAccumulate(7, Math::max));
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(max.get() + " " + before);
    }
}
