// verdict: exception java.lang.ExceptionInInitializerError

// The initialiser divides by a number that a thread may still have at zero.
public class ClinitThrows {
    static volatile int parts;

    static class Share {
        static final int SIZE = 12 / parts;
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> parts = 3);
        t.start();
        int s = Share.SIZE;
        t.join();
        assert s == 4;
    }
}
