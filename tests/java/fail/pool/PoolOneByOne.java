// verdict: deadlock

// Two threads need two of two connections each and take them one by one.
public class PoolOneByOne {
    private int free = 2;

    synchronized void take() throws InterruptedException {
        while (free == 0) wait();
        free--;
    }

    synchronized void giveBack(int n) {
        free += n;
        notifyAll();
    }

    public static void main(String[] a) {
        PoolOneByOne pool = new PoolOneByOne();
        Runnable r = () -> {
            try {
                pool.take();
                pool.take();
                pool.giveBack(2);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        };
        new Thread(r).start();
        new Thread(r).start();
    }
}
