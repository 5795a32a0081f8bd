// verdict: assertion

/** A loop with a time limit may come to it before the other thread has done its work. */
public class GivesUpTooEarly {
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> {
            long end = System.nanoTime() + 1_000_000;
            while (!done && System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            assert done;
        }).start();
        done = true;
    }
}
