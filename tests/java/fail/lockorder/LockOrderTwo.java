// verdict: deadlock

// Two locks taken in opposite orders.
public class LockOrderTwo {
    static final Object A = new Object();
    static final Object B = new Object();
    static int work;

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            synchronized (A) {
                synchronized (B) {
                    work++;
                }
            }
        });
        t.start();
        synchronized (B) {
            synchronized (A) {
                work++;
            }
        }
        t.join();
    }
}
