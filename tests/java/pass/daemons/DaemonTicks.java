// verdict: pass

// A daemon in an endless loop with two states; main takes a look and ends.
public class DaemonTicks {
    static volatile int phase;

    public static void main(String[] a) {
        Thread clock = new Thread(() -> {
            while (true) phase = 1 - phase;
        });
        clock.setDaemon(true);
        clock.start();
        int p = phase;
        assert p == 0 || p == 1;
        assert clock.isDaemon();
    }
}
