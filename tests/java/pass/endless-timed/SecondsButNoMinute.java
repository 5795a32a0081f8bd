// verdict: Incomplete ClockLoop

/** It ends if some time passes between two looks, but not too much. */
public class SecondsButNoMinute {
    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                long start = System.nanoTime();
                long time = System.nanoTime() - start;
                if (time > 1_000_000L && time < 60_000_000_000L) {
                    return;
                }
            }
        }).start();
    }
}
