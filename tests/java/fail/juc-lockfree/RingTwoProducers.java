// verdict: assertion

import java.util.concurrent.atomic.AtomicInteger;

// The ring for one producer used by two: both write the same place.
public class RingTwoProducers {
    static final int[] ring = new int[2];
    static final AtomicInteger head = new AtomicInteger(), tail = new AtomicInteger();

    static boolean offer(int x) {
        int t = tail.get();
        if (t - head.get() == ring.length) return false;
        ring[t % ring.length] = x;
        tail.set(t + 1);
        return true;
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> offer(1));
        t.start();
        offer(2);
        t.join();
        assert tail.get() == 2;
    }
}
