// verdict: pass

// With the flag set, wait throws at once, clears the flag and keeps the monitor; sleep does the same.
public class InterruptBeforeWait {
    public static void main(String[] a) {
        Object lock = new Object();
        int caught = 0;
        synchronized (lock) {
            Thread.currentThread().interrupt();
            try {
                lock.wait();
                assert false;
            } catch (InterruptedException e) {
                caught++;
                assert Thread.holdsLock(lock);
                assert !Thread.currentThread().isInterrupted();
            }
        }
        Thread.currentThread().interrupt();
        try {
            Thread.sleep(1000);
            assert false;
        } catch (InterruptedException e) {
            caught++;
        }
        assert caught == 2 && !Thread.interrupted();
    }
}
