// verdict: pass

import java.util.concurrent.atomic.AtomicInteger;

/** Ten threads count, each for itself, and whoever joins them reads what they have counted. */
public class TenCountersJoined {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger[] counters = new AtomicInteger[10];
        for (int i = 0; i < 10; i++) counters[i] = new AtomicInteger();
        Thread[] threads = new Thread[10];
        for (int i = 0; i < 10; i++) {
            AtomicInteger mine = counters[i];
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 10; k++) mine.incrementAndGet();
            });
            threads[i].start();
        }
        int sum = 0;
        for (int i = 0; i < 10; i++) {
            threads[i].join();
            sum += counters[i].get();
        }
        assert sum == 100;
    }
}
