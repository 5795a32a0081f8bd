// verdict: deadlock

// resume leaves nothing behind: a thread that suspends itself later stays suspended.
public class SuspendAfterResume {
    @SuppressWarnings("removal")
    public static void main(String[] a) {
        Thread t = new Thread(() -> Thread.currentThread().suspend());
        t.start();
        t.resume();
    }
}
