// verdict: assertion

// acquire checks with if; a third thread slips in between the notify and the wake-up.
public class SemaphoreBarging {
    private int permits;

    synchronized void acquire() throws InterruptedException {
        if (permits == 0) wait();
        permits--;
        assert permits >= 0;
    }

    synchronized void release() {
        permits++;
        notify();
    }

    public static void main(String[] a) {
        SemaphoreBarging s = new SemaphoreBarging();
        Runnable user = () -> {
            try {
                s.acquire();
                s.release();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        };
        new Thread(user).start();
        new Thread(user).start();
        s.release();
    }
}
