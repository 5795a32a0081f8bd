// verdict: deadlock

// Waiters for different conditions share a monitor; notify may wake the one that cannot go on.
public class SignalNotifyOne {
    private int turn;

    synchronized void await(int mine) throws InterruptedException {
        while (turn != mine) wait();
        turn++;
        notify();
    }

    public static void main(String[] a) throws InterruptedException {
        SignalNotifyOne s = new SignalNotifyOne();
        for (int i = 1; i <= 2; i++) {
            final int mine = i;
            new Thread(() -> {
                try {
                    s.await(mine);
                } catch (InterruptedException e) {
                    return;
                }
            }).start();
        }
        s.await(0);
    }
}
