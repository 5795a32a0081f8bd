// verdict: deadlock

// Three threads and three locks; each pair of orders is fine, the three together form a cycle.
public class LockOrderThree extends Thread {
    private final Object first;
    private final Object second;

    LockOrderThree(Object first, Object second) {
        this.first = first;
        this.second = second;
    }

    @Override
    public void run() {
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
        new LockOrderThree(x, y).start();
        new LockOrderThree(y, z).start();
        new LockOrderThree(z, x).start();
    }
}
