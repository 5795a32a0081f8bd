// verdict: pass

// The inner locks are taken in both orders, but always under one gate lock.
public class LockOrderGate {
    static final Object GATE = new Object();
    static final Object A = new Object();
    static final Object B = new Object();

    static void cross(Object p, Object q) {
        synchronized (GATE) {
            synchronized (p) {
                synchronized (q) {
                    Thread.yield();
                }
            }
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> cross(A, B));
        t.start();
        cross(B, A);
        t.join();
    }
}
