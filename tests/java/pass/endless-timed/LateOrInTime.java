// verdict: pass
// property: +termination
// outcomes: in time | late

/** Both are possible, whatever the time limit. */
public class LateOrInTime {
    static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> done = true);
        t.start();
        long start = System.currentTimeMillis();
        while (!done && System.currentTimeMillis() - start < 1000) {
            Thread.onSpinWait();
        }
        System.out.print(done ? "in time" : "late");
    }
}
