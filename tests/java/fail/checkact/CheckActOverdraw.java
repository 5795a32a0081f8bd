// verdict: assertion

// Each step is locked, but the check and the withdrawal are not one step.
public class CheckActOverdraw {
    private int balance = 10;

    synchronized boolean covers(int n) {
        return balance >= n;
    }

    synchronized void take(int n) {
        balance -= n;
        assert balance >= 0;
    }

    public static void main(String[] a) throws InterruptedException {
        CheckActOverdraw acc = new CheckActOverdraw();
        Runnable r = () -> {
            if (acc.covers(7)) acc.take(7);
        };
        Thread t1 = new Thread(r);
        Thread t2 = new Thread(r);
        t1.start();
        t2.start();
    }
}
