// verdict: race
// property: +race

// What comes after the monitor was left is not ordered.
public class OrderNotifiedLate {
    static int x;
    static boolean ready;
    static final Object lock = new Object();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (lock) { ready = true; lock.notify(); }
            x = 1;
        });
        t.start();
        synchronized (lock) {
            while (!ready) lock.wait();
        }
        x = 2;
    }
}
