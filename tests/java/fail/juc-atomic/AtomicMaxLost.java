// verdict: assertion

import java.util.concurrent.atomic.AtomicLong;

// The smaller value may overwrite the larger one between its test and its set.
public class AtomicMaxLost {
    static final AtomicLong max = new AtomicLong();

    static void offer(long v) {
        if (v > max.get()) max.set(v);
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> offer(3)), u = new Thread(() -> offer(7));
        t.start();
        u.start();
        t.join();
        u.join();
        assert max.get() == 7;
    }
}
