// verdict: deadlock

// The orders clash only in the second round of one thread, and only while a flag is set.
public class LockOrderLateCycle {
    static final Object A = new Object();
    static final Object B = new Object();
    static volatile boolean swap;

    static void both(Object p, Object q) {
        synchronized (p) {
            synchronized (q) {
                swap = !swap;
            }
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> both(A, B));
        t.start();
        both(A, B);
        if (swap) {
            both(B, A);
        }
        t.join();
    }
}
