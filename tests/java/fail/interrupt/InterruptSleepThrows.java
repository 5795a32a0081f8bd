// verdict: exception java.lang.IllegalStateException

// The worker takes an interrupt during its sleep for impossible.
public class InterruptSleepThrows extends Thread {
    @Override
    public void run() {
        try {
            Thread.sleep(500);
        } catch (InterruptedException e) {
            throw new IllegalStateException("interrupted");
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new InterruptSleepThrows();
        t.start();
        t.interrupt();
        t.join();
    }
}
