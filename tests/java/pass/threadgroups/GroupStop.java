// verdict: pass
// outcomes: 0 | 1 | 2

// Stopping a group stops its threads, at any moment.
public class GroupStop {
    static volatile int steps;

    @SuppressWarnings("removal")
    public static void main(String[] a) throws InterruptedException {
        ThreadGroup group = new ThreadGroup("g");
        Thread t = new Thread(group, () -> {
            steps = 1;
            steps = 2;
        });
        t.start();
        group.stop();
        t.join();
        System.out.print(steps);
    }
}
