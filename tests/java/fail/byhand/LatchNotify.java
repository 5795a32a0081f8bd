// verdict: deadlock

// The latch opens for all but wakes only one of the waiting threads.
public class LatchNotify {
    private int count = 1;

    synchronized void countDown() {
        if (--count == 0) notify();
    }

    synchronized void await() {
        while (count > 0) {
            try {
                wait();
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    public static void main(String[] a) {
        LatchNotify l = new LatchNotify();
        new Thread(l::await).start();
        new Thread(l::await).start();
        l.countDown();
    }
}
