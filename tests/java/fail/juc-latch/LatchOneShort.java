// verdict: deadlock

import java.util.concurrent.CountDownLatch;

// The latch expects more counts than there are workers.
public class LatchOneShort {
    public static void main(String[] a) throws InterruptedException {
        CountDownLatch l = new CountDownLatch(2);
        new Thread(l::countDown).start();
        l.await();
    }
}
