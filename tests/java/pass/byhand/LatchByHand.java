// verdict: pass
// property: +race

// A latch that opens once and wakes everybody; it also orders the data before it.
public class LatchByHand {
    private int count = 2;

    synchronized void countDown() {
        if (--count == 0) notifyAll();
    }

    synchronized void await() throws InterruptedException {
        while (count > 0) wait();
    }

    static int left;
    static int right;

    public static void main(String[] a) throws InterruptedException {
        LatchByHand l = new LatchByHand();
        new Thread(() -> {
            left = 4;
            l.countDown();
        }).start();
        new Thread(() -> {
            right = 5;
            l.countDown();
        }).start();
        l.await();
        assert left + right == 9;
    }
}
