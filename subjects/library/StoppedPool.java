// states: 61462
// bug: assertion

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

// shutdownNow interrupts the tasks that run and returns those that nobody has begun: each of the four is one or the other.
// Bug: a task counts itself at its end, which an interrupt keeps it from.
public class StoppedPool {
    static final AtomicInteger counted = new AtomicInteger();
    static final CountDownLatch never = new CountDownLatch(1);

    public static void main(String[] args) throws InterruptedException {
        boolean bug = args.length > 0;
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 4; i++) {
            pool.execute(() -> {
                if (!bug) counted.incrementAndGet();
                try {
                    never.await();
                } catch (InterruptedException e) {
                    return;
                }
                if (bug) counted.incrementAndGet();
            });
        }
        List<Runnable> left = pool.shutdownNow();
        while (!pool.awaitTermination(1, TimeUnit.SECONDS)) { }
        assert counted.get() + left.size() == 4;
    }
}
