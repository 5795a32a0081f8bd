// verdict: livelock

/** What the others do has nothing to do with the one that spins. */
public class IndependentSpinner {
    static volatile boolean never;
    static volatile int other;

    public static void main(String[] args) {
        new Thread(() -> {
            while (!never) {
            }
        }).start();
        other = 1;
        other = 2;
    }
}
