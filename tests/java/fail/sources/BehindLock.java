// verdict: assertion

/** The one who could read before the write waits for a lock that a third one holds: that one must be able to go first. */
public class BehindLock {
    static volatile int a, b, seen = 1;
    static final Object lock = new Object();

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> a = 1);
        Thread reader = new Thread(() -> {
            synchronized (lock) {
                seen = a;
            }
        });
        Thread holder = new Thread(() -> {
            synchronized (lock) {
                b = 1;
                b = 2;
            }
        });
        holder.start();
        writer.start();
        reader.start();
        holder.join();
        writer.join();
        reader.join();
        assert seen == 1;
    }
}
