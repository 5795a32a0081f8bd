// states: 352
// bug: assertion

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

// A pool of two workers does two tasks, and what they did is there after the pool's end. Bug: a task reads and writes in two steps.
public class TwoTasks {
    static final AtomicInteger done = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        boolean bug = args.length > 0;
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 2; i++) {
            pool.execute(() -> {
                if (bug) {
                    done.set(done.get() + 1);
                } else {
                    done.incrementAndGet();
                }
            });
        }
        pool.shutdown();
        while (!pool.awaitTermination(1, TimeUnit.SECONDS)) { }
        assert done.get() == 2;
    }
}
