// verdict: Incomplete ClockLoop
// property: +termination

/** More than is looked at: whether it ends is not known, and the verdict says so. */
public class ClockLoopOfADay {
    static volatile boolean flag;

    public static void main(String[] args) {
        new Thread(() -> {
            long start = System.currentTimeMillis();
            while (!flag && System.currentTimeMillis() - start < 86_400_000L) {
                Thread.onSpinWait();
            }
        }).start();
    }
}
