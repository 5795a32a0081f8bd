// verdict: deadlock

// The setter notifies another object than the one that the waiter waits on.
public class SignalWrongObject {
    static final Object LOCK = new Object();
    static final Object BELL = new Object();
    static boolean ready;

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            synchronized (LOCK) {
                ready = true;
            }
            synchronized (BELL) {
                BELL.notifyAll();
            }
        });
        t.start();
        synchronized (LOCK) {
            while (!ready) LOCK.wait();
        }
    }
}
