// verdict: pass
// property: +termination

/** Polling for what comes. */
public class SleepUntilSet {
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        new Thread(() -> ready = true).start();
        while (!ready) {
            Thread.sleep(10);
        }
    }
}
