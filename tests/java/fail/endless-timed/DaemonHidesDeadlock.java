// verdict: livelock

/** A daemon that polls can always go on; the thread that counts waits for ever. */
public class DaemonHidesDeadlock {
    static volatile int seen;

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread poll = new Thread(() -> {
            while (seen == 0) {
                try {
                    Thread.sleep(10);
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        poll.setDaemon(true);
        poll.start();
        synchronized (lock) {
            lock.wait();
        }
    }
}
