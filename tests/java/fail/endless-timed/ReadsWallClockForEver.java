// verdict: termination
// property: +termination

/** It counts the seconds, and nobody ever stops it. */
public class ReadsWallClockForEver {
    static volatile int seconds;

    public static void main(String[] args) {
        new Thread(() -> {
            long last = System.currentTimeMillis();
            while (true) {
                long now = System.currentTimeMillis();
                if (now - last >= 1000) {
                    seconds = 1 - seconds;
                    last = now;
                }
            }
        }).start();
    }
}
