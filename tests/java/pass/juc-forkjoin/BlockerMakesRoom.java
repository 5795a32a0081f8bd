// verdict: pass

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

// The only worker tells that it blocks: another one runs the task that it waits for.
public class BlockerMakesRoom {
    public static void main(String[] a) {
        CountDownLatch latch = new CountDownLatch(1);
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<?> waits = pool.submit(() -> {
            try {
                ForkJoinPool.managedBlock(new ForkJoinPool.ManagedBlocker() {
                    @Override public boolean block() throws InterruptedException {
                        latch.await();
                        return true;
                    }

                    @Override public boolean isReleasable() {
                        return latch.getCount() == 0;
                    }
                });
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        pool.execute(latch::countDown);
        waits.join();
    }
}
