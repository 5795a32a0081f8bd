// verdict: pass

import java.util.concurrent.atomic.AtomicInteger;

// Each thread counts for itself and adds its count up once.
public class LocalCounters {
    static final ThreadLocal<int[]> count = ThreadLocal.withInitial(() -> new int[1]);
    static final AtomicInteger total = new AtomicInteger();

    static void work() {
        count.get()[0]++;
        count.get()[0]++;
        total.addAndGet(count.get()[0]);
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(LocalCounters::work);
        t.start();
        work();
        t.join();
        assert total.get() == 4;
    }
}
