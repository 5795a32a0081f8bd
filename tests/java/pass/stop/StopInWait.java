// verdict: pass
// outcomes: stopped

// A thread that is stopped while it waits gets the monitor back before anything is thrown.
public class StopInWait {
    static final Object lock = new Object();
    static boolean waiting, inside;

    @SuppressWarnings("deprecation")
    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                waiting = true;
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    assert false;
                } catch (ThreadDeath e) {
                    assert Thread.holdsLock(lock) && !inside;
                    assert !Thread.currentThread().isInterrupted();
                    System.out.print("stopped");
                    throw e;
                }
            }
        });
        t.start();
        boolean seen = false;
        while (!seen) {
            synchronized (lock) {
                seen = waiting;
            }
        }
        synchronized (lock) {
            inside = true;
            t.stop();
            inside = false;
        }
        t.join();
        assert !Thread.holdsLock(lock);
    }
}
