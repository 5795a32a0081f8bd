// verdict: pass

// Waiters for different conditions are all woken, and those that cannot go on wait again.
public class SignalNotifyAll {
    private int turn;

    synchronized void await(int mine) throws InterruptedException {
        while (turn != mine) wait();
        turn++;
        notifyAll();
    }

    public static void main(String[] a) throws InterruptedException {
        SignalNotifyAll s = new SignalNotifyAll();
        Thread[] ts = new Thread[2];
        for (int i = 1; i <= 2; i++) {
            final int mine = i;
            ts[i - 1] = new Thread(() -> {
                try {
                    s.await(mine);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            ts[i - 1].start();
        }
        s.await(0);
        for (Thread t : ts) t.join();
        assert s.turn == 3;
    }
}
