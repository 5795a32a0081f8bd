// verdict: deadlock

// The one notification may go to the thread that would have come back by itself; the other one waits for ever.
public class SignalTimedTakesIt {
    static final Object lock = new Object();
    static int waiting;

    static void await(long millis) {
        synchronized (lock) {
            waiting++;
            try {
                lock.wait(millis);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] a) {
        new Thread(() -> await(1000)).start();
        new Thread(() -> await(0)).start();
        boolean notified = false;
        while (!notified) {
            synchronized (lock) {
                if (waiting == 2) {
                    lock.notify();
                    notified = true;
                }
            }
        }
    }
}
