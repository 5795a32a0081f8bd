// verdict: deadlock

// What ended the sleep does not end the wait that comes after it.
public class StopInSleepThenWait {
    static final Object lock = new Object();

    @SuppressWarnings("deprecation")
    public static void main(String[] a) {
        Thread t = new Thread(() -> {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException e) {
                assert false;
            } catch (ThreadDeath e) {
                synchronized (lock) {
                    try {
                        lock.wait();
                    } catch (InterruptedException again) {
                        // Stopped before it slept.
                    }
                }
            }
        });
        t.start();
        t.stop();
    }
}
