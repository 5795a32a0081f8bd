// verdict: assertion

import java.util.concurrent.atomic.AtomicInteger;

// The owner takes the last task without asking the thief: both may run it.
public class StealLastTwice {
    static final AtomicInteger top = new AtomicInteger(), bottom = new AtomicInteger(1), runs = new AtomicInteger();

    static void own() {
        int b = bottom.decrementAndGet();
        if (top.get() <= b) assert runs.incrementAndGet() == 1;
    }

    static void steal() {
        int t = top.get();
        if (t < bottom.get() && top.compareAndSet(t, t + 1)) assert runs.incrementAndGet() == 1;
    }

    public static void main(String[] a) {
        new Thread(StealLastTwice::steal).start();
        own();
    }
}
