// verdict: livelock

/** After you. No, after you. */
public class PoliteThreads {
    static volatile boolean first = true;
    static volatile boolean second = true;

    public static void main(String[] args) {
        new Thread(() -> {
            while (second) {
                Thread.yield();
            }
            first = false;
        }).start();
        new Thread(() -> {
            while (first) {
                Thread.yield();
            }
            second = false;
        }).start();
    }
}
