// verdict: deadlock

// Two threads lock each other out; main ends the program by System.exit, so a test run seems fine.
public class ExitHidesCycle {
    static void both(Object p, Object q) {
        synchronized (p) {
            synchronized (q) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Object x = new Object();
        Object y = new Object();
        new Thread(() -> both(x, y)).start();
        new Thread(() -> both(y, x)).start();
        Thread.sleep(20);
        System.exit(0);
    }
}
