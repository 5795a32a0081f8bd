// verdict: pass

// Waiters wait for the number of the round to change, so the barrier can be used again.
public class BarrierGeneration {
    private int count;
    private int round;

    synchronized void await() throws InterruptedException {
        int mine = round;
        if (++count == 2) {
            count = 0;
            round++;
            notifyAll();
        } else {
            while (round == mine) wait();
        }
    }

    void rounds() {
        try {
            for (int i = 0; i < 2; i++) {
                await();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] a) throws InterruptedException {
        BarrierGeneration b = new BarrierGeneration();
        Thread t = new Thread(() -> b.rounds());
        t.start();
        b.rounds();
        t.join();
        assert b.round == 2 && b.count == 0;
    }
}
