// verdict: pass
// property: +race

// Check and withdrawal in one synchronized method.
public class CheckActOverdrawSync {
    private int balance = 10;

    synchronized boolean take(int n) {
        if (balance < n) return false;
        balance -= n;
        assert balance >= 0;
        return true;
    }

    public static void main(String[] a) throws InterruptedException {
        CheckActOverdrawSync acc = new CheckActOverdrawSync();
        boolean[] ok = new boolean[2];
        Thread t1 = new Thread(() -> ok[0] = acc.take(7));
        Thread t2 = new Thread(() -> ok[1] = acc.take(7));
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        assert ok[0] ^ ok[1];
    }
}
