// verdict: pass

import java.util.concurrent.atomic.AtomicInteger;

// A ring with one producer and one consumer: each index has one writer.
public class RingOneProducer {
    static final int[] ring = new int[2];
    static final AtomicInteger head = new AtomicInteger(), tail = new AtomicInteger();

    static boolean offer(int x) {
        int t = tail.get();
        if (t - head.get() == ring.length) return false;
        ring[t % ring.length] = x;
        tail.set(t + 1);
        return true;
    }

    static Integer poll() {
        int h = head.get();
        if (h == tail.get()) return null;
        int x = ring[h % ring.length];
        head.set(h + 1);
        return x;
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            offer(1);
            offer(2);
        });
        t.start();
        Integer p = poll(), q = poll();
        t.join();
        if (p == null) assert q == null || q == 1;
        else assert p == 1 && (q == null || q == 2);
    }
}
