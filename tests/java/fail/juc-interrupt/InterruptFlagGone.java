// verdict: assertion

import java.util.concurrent.TimeUnit;

// The InterruptedException clears the flag; the test after it finds nothing.
public class InterruptFlagGone {
    public static void main(String[] a) {
        Thread t = new Thread(() -> {
            boolean caught = false;
            try {
                TimeUnit.MILLISECONDS.sleep(10);
            } catch (InterruptedException e) {
                caught = true;
            }
            assert !caught || Thread.currentThread().isInterrupted();
        });
        t.start();
        t.interrupt();
    }
}
