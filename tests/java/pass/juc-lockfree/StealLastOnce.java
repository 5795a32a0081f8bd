// verdict: pass

import java.util.concurrent.atomic.AtomicInteger;

// The owner and the thief settle the last task by a compareAndSet on the top.
public class StealLastOnce {
    static final AtomicInteger top = new AtomicInteger(), bottom = new AtomicInteger(1), runs = new AtomicInteger();

    static void own() {
        int b = bottom.decrementAndGet();
        int t = top.get();
        if (t > b) {
            bottom.set(t);
        } else if (t == b) {
            if (top.compareAndSet(t, t + 1)) runs.incrementAndGet();
            bottom.set(t + 1);
        } else {
            runs.incrementAndGet();
        }
    }

    static void steal() {
        int t = top.get();
        if (t < bottom.get() && top.compareAndSet(t, t + 1)) runs.incrementAndGet();
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(StealLastOnce::steal);
        t.start();
        own();
        t.join();
        assert runs.get() == 1;
    }
}
