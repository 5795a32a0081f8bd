// verdict: pass
// property: +termination

/** A missed notification is made up for by a time limit. */
public class TimedWaitUntilSet {
    static boolean ready;

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                ready = true;
            }
        }).start();
        synchronized (lock) {
            while (!ready) {
                lock.wait(100);
            }
        }
    }
}
