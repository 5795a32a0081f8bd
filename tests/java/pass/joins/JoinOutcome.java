// verdict: pass
// outcomes: 0|1|2

// A timed join may return at any moment of the worker's life.
public class JoinOutcome {
    static volatile int step;

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            step = 1;
            step = 2;
        });
        t.start();
        t.join(1);
        System.out.println(step);
    }
}
