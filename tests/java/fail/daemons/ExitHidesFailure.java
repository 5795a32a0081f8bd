// verdict: assertion

// The worker's assertion fails, unless System.exit comes first.
public class ExitHidesFailure {
    static volatile int level = 1;

    public static void main(String[] a) {
        new Thread(() -> {
            assert level == 0 : level;
        }).start();
        System.exit(0);
    }
}
