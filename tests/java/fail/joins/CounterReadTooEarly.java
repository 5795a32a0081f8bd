// verdict: assertion

import java.util.concurrent.atomic.AtomicInteger;

/** The counters are read in another order than threads are joined. */
public class CounterReadTooEarly {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger[] counters = new AtomicInteger[3];
        for (int i = 0; i < 3; i++) counters[i] = new AtomicInteger();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            AtomicInteger mine = counters[i];
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 10; k++) mine.incrementAndGet();
            });
            threads[i].start();
        }
        for (int i = 0; i < 3; i++) {
            threads[i].join();
            assert counters[2 - i].get() == 10;
        }
    }
}
