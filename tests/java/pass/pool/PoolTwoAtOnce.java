// verdict: pass

// Both connections are taken in one step.
public class PoolTwoAtOnce {
    private int free = 2;

    synchronized void take(int n) throws InterruptedException {
        while (free < n) wait();
        free -= n;
    }

    synchronized void giveBack(int n) {
        free += n;
        notifyAll();
    }

    public static void main(String[] a) throws InterruptedException {
        PoolTwoAtOnce pool = new PoolTwoAtOnce();
        Runnable r = () -> {
            try {
                pool.take(2);
                pool.giveBack(2);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        };
        Thread t1 = new Thread(r);
        Thread t2 = new Thread(r);
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        assert pool.free == 2;
    }
}
