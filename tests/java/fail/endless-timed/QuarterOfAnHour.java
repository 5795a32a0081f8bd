// verdict: assertion

/** Between two looks, of which only the last one is kept, more than a quarter of an hour may pass. */
public class QuarterOfAnHour {
    static volatile int switched;

    public static void main(String[] args) {
        new Thread(() -> {
            long last = System.nanoTime();
            while (true) {
                long now = System.nanoTime();
                assert now - last <= 900_000_000_000L;
                if (now - last > 540_000_000_000L) {
                    switched ^= 1;
                }
                last = now;
            }
        }).start();
    }
}
