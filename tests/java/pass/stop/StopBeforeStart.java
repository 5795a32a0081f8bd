// verdict: pass
// outcomes: over

// A thread that was stopped before it was started ends without running.
public class StopBeforeStart {
    @SuppressWarnings("deprecation")
    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            throw new IllegalStateException("runs");
        });
        t.stop();
        t.start();
        t.join();
        System.out.print("over");
    }
}
