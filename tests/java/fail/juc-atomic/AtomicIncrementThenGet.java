// verdict: assertion

import java.util.concurrent.atomic.AtomicInteger;

// The ticket is read back by a second call instead of taken from the result of the increment.
public class AtomicIncrementThenGet {
    static final AtomicInteger next = new AtomicInteger();
    static final int[] ticket = new int[2];

    static void draw(int i) {
        next.incrementAndGet();
        ticket[i] = next.get();
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> draw(0)), u = new Thread(() -> draw(1));
        t.start();
        u.start();
        t.join();
        u.join();
        assert ticket[0] != ticket[1];
    }
}
