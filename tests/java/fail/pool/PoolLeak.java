// verdict: deadlock

// When the job throws, the permit is not given back, and the next user waits for ever.
public class PoolLeak {
    private boolean free = true;

    synchronized void take() throws InterruptedException {
        while (!free) wait();
        free = false;
    }

    synchronized void giveBack() {
        free = true;
        notify();
    }

    void use(boolean bad) {
        try {
            take();
            if (bad) throw new IllegalArgumentException("bad job");
            giveBack();
        } catch (IllegalArgumentException | InterruptedException e) {
            // logged
        }
    }

    public static void main(String[] a) {
        PoolLeak p = new PoolLeak();
        new Thread(() -> p.use(true)).start();
        p.use(false);
    }
}
