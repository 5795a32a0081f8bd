// verdict: pass

import java.util.concurrent.TimeUnit;

// The sleep ends by itself or by the interrupt; then the flag is set again and stays.
public class SleepEitherWay {
    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            try {
                TimeUnit.MILLISECONDS.sleep(10);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                assert Thread.currentThread().isInterrupted();
            }
        });
        t.start();
        t.interrupt();
        t.join();
    }
}
