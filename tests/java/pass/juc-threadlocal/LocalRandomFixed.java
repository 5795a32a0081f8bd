// verdict: pass

import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicInteger;

// A random number below one is always zero, in every thread.
public class LocalRandomFixed {
    static final AtomicInteger sum = new AtomicInteger();

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> sum.addAndGet(ThreadLocalRandom.current().nextInt(1)));
        t.start();
        sum.addAndGet(ThreadLocalRandom.current().nextInt(1));
        t.join();
        assert sum.get() == 0;
    }
}
