// verdict: pass

// Opposite orders at different times; the second thread starts after the first has ended.
public class LockOrderSequential {
    public static void main(String[] a) throws InterruptedException {
        Object p = new Object();
        Object q = new Object();
        Thread t1 = new Thread(() -> {
            synchronized (p) {
                synchronized (q) {
                    Thread.yield();
                }
            }
        });
        t1.start();
        t1.join();
        Thread t2 = new Thread(() -> {
            synchronized (q) {
                synchronized (p) {
                    Thread.yield();
                }
            }
        });
        t2.start();
    }
}
