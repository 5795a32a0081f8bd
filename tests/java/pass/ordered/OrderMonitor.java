// verdict: pass
// property: +race

// What was done inside of a monitor is ordered for those who enter it later, also after it.
public class OrderMonitor {
    static int x;
    static boolean done;
    static final Object lock = new Object();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            x = 1;
            synchronized (lock) { done = true; }
        });
        t.start();
        boolean seen;
        synchronized (lock) { seen = done; }
        if (seen) x++;
    }
}
