// verdict: pass
// property: +race

// Who waits gets the monitor back after the one who notified has left it.
public class OrderWaitNotify {
    static int x;
    static boolean ready;
    static final Object lock = new Object();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            x = 1;
            synchronized (lock) { ready = true; lock.notify(); }
        });
        t.start();
        synchronized (lock) {
            while (!ready) lock.wait();
        }
        x = 2;
    }
}
