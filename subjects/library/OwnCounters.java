// states: 1
// bug: assertion

import java.util.concurrent.atomic.AtomicInteger;

// Three threads count to ten, each with a counter of its own. Bug: the last two have the same one, and add in two steps.
public class OwnCounters {
    public static void main(String[] args) throws InterruptedException {
        boolean bug = args.length > 0;
        AtomicInteger[] counters = new AtomicInteger[3];
        for (int i = 0; i < 3; i++) counters[i] = bug && i == 2 ? counters[1] : new AtomicInteger();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            AtomicInteger mine = counters[i];
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 10; k++) {
                    if (bug) mine.set(mine.get() + 1); else mine.incrementAndGet();
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) t.join();
        assert counters[0].get() == 10 && counters[1].get() + counters[2].get() == (bug ? 40 : 20);
    }
}
