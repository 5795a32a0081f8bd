// verdict: assertion

import jaunt.Verify;

/** Two moments of long ago are not the same. */
public class AgesOfAnHour {
    static final long MINUTE = 60_000_000_000L;
    static volatile int over;

    public static void main(String[] args) {
        new Thread(() -> {
            while (over == 0) {
                if (System.nanoTime() < 0) {
                    return;
                }
            }
        }).start();
        new Thread(() -> {
            try {
                Thread.sleep(7_200_000);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            long last = Verify.getBoolean() ? System.nanoTime() - 60 * MINUTE : System.nanoTime() - 25 * MINUTE;
            over = 1;
            assert System.nanoTime() - last <= 55 * MINUTE;
        }).start();
    }
}
