// verdict: pass

// The last of the three threads takes its two locks in the common order, so no cycle can close.
public class LockOrderThreeFixed {
    static void take(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                Thread.yield();
            }
        }
    }

    public static void main(String[] a) {
        Object x = new Object();
        Object y = new Object();
        Object z = new Object();
        new Thread(() -> take(x, y)).start();
        new Thread(() -> take(y, z)).start();
        new Thread(() -> take(x, z)).start();
    }
}
