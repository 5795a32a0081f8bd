// verdict: exception java.lang.NullPointerException

// The value was set by main; the other thread has none, and unboxing null fails.
public class LocalUnset {
    static final ThreadLocal<Integer> LIMIT = new ThreadLocal<>();
    static int got;

    public static void main(String[] a) throws InterruptedException {
        LIMIT.set(3);
        Thread t = new Thread(() -> got = LIMIT.get());
        t.start();
        t.join();
    }
}
