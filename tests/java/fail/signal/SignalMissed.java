// verdict: deadlock

// notify without a remembered condition; when it comes before the wait it is lost.
public class SignalMissed {
    public static void main(String[] a) throws InterruptedException {
        Object bell = new Object();
        Thread t = new Thread(() -> {
            synchronized (bell) {
                bell.notify();
            }
        });
        t.start();
        synchronized (bell) {
            bell.wait();
        }
    }
}
