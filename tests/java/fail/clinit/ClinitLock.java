// verdict: deadlock

// One thread holds a lock and triggers the initialiser, the other initialises and wants the lock.
public class ClinitLock {
    static final Object LOCK = new Object();

    static class Late {
        static int value;

        static {
            synchronized (LOCK) {
                value = 1;
            }
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            synchronized (LOCK) {
                Late.value++;
            }
        });
        t.start();
        int v = Late.value;
        t.join();
    }
}
