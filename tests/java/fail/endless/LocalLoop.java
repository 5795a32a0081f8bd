// verdict: livelock

/** A thread that goes round with nothing at all. */
public class LocalLoop {
    public static void main(String[] args) {
        new Thread(() -> {
            for (;;) {
            }
        }).start();
    }
}
