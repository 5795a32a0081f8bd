// verdict: deadlock

// The barrier's counter is also its signal; a fast thread enters again before the slow one has looked.
public class BarrierReuse {
    private int count;

    synchronized void await() throws InterruptedException {
        count++;
        if (count == 2) {
            count = 0;
            notifyAll();
        } else {
            while (count != 0) wait();
        }
    }

    void twoRounds() {
        try {
            await();
            await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] a) {
        BarrierReuse b = new BarrierReuse();
        new Thread(b::twoRounds).start();
        b.twoRounds();
    }
}
