// verdict: assertion

/** The write of one thread meets a read that comes late, behind steps that have nothing to do with it. */
public class LateConflict {
    static volatile int a, b, c, d;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> a = 1);
        Thread reader = new Thread(() -> {
            b = 1;
            c = 1;
            if (a == 0) d = 1;
        });
        writer.start();
        reader.start();
        writer.join();
        reader.join();
        assert d == 0;
    }
}
