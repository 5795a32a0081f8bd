// verdict: pass
// outcomes: 0 2 | 1 2 | 2 2

// A suspended thread makes no step until it is resumed.
public class StopSuspended {
    static volatile int steps;

    @SuppressWarnings("removal")
    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            steps = 1;
            steps = 2;
        });
        t.start();
        t.suspend();
        int before = steps;
        assert steps == before;
        t.resume();
        t.join();
        System.out.print(before + " " + steps);
    }
}
