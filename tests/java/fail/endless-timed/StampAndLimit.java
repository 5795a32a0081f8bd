// verdict: assertion

/** A line with the time in it does not keep a loop with a time limit from ending. */
public class StampAndLimit {
    static volatile boolean done;

    static void log(String text) {
        System.out.println("[" + System.currentTimeMillis() + "] " + text);
    }

    public static void main(String[] args) {
        new Thread(() -> done = true).start();
        log("waiting");
        long start = System.currentTimeMillis();
        while (!done) {
            if (System.currentTimeMillis() - start > 100) {
                throw new AssertionError("late");
            }
            Thread.onSpinWait();
        }
        log("done");
    }
}
