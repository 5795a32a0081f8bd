// verdict: pass
// property: +termination

/** A loop that gives up after a time. */
public class ClockLoopForADifference {
    static volatile boolean flag;

    public static void main(String[] args) {
        new Thread(() -> System.out.print("")).start();
        long start = System.currentTimeMillis();
        while (!flag && System.currentTimeMillis() - start < 1000) {
            Thread.yield();
        }
    }
}
