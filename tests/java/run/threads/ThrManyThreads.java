import java.util.concurrent.CountDownLatch;

/** Many threads one after the other, then many at once. */
public class ThrManyThreads {
    static int n;

    static synchronized void inc() {
        n++;
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 1500; i++) {
            Thread t = new Thread(ThrManyThreads::inc);
            t.start();
            t.join();
        }
        System.out.println(n);
        int total = 600;
        CountDownLatch go = new CountDownLatch(1);
        CountDownLatch ready = new CountDownLatch(total);
        Thread[] threads = new Thread[total];
        for (int i = 0; i < total; i++) {
            threads[i] = new Thread(() -> {
                ready.countDown();
                try {
                    go.await();
                } catch (InterruptedException e) {
                    return;
                }
                inc();
            });
            threads[i].start();
        }
        ready.await();
        go.countDown();
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(n);
    }
}
