// verdict: pass
// outcomes: 0 | 1 | 2

// A thread is stopped before it starts, between its two steps, or after them.
public class StopOrStart {
    static volatile int steps;

    @SuppressWarnings("deprecation")
    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            steps = 1;
            steps = 2;
        });
        Thread other = new Thread(() -> t.stop());
        other.start();
        t.start();
        t.join();
        other.join();
        System.out.print(steps);
    }
}
