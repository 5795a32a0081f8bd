// verdict: exception java.lang.IllegalStateException

// The one notification may go to the thread that waits without a time limit, whichever began to wait first.
public class SignalTimedLeavesIt {
    static final Object lock = new Object();
    static int waiting;

    static void await(long millis) {
        synchronized (lock) {
            waiting++;
            try {
                lock.wait(millis);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    public static void main(String[] a) {
        Thread patient = new Thread(() -> {
            await(0);
            throw new IllegalStateException("came back");
        });
        patient.setDaemon(true);
        patient.start();
        new Thread(() -> await(1000)).start();
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
