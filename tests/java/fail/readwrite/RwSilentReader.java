// verdict: deadlock

// The last reader leaves without a notify, and a waiting writer sleeps on.
public class RwSilentReader {
    static int readers;
    static final Object LOCK = new Object();

    public static void main(String[] a) throws InterruptedException {
        Thread reader = new Thread(() -> {
            synchronized (LOCK) {
                readers++;
            }
            synchronized (LOCK) {
                readers--;
            }
        });
        reader.start();
        synchronized (LOCK) {
            while (readers > 0) LOCK.wait();
        }
    }
}
