// verdict: assertion

// Both threads lock, but each its own object, so the updates are not exclusive.
public class LostUpdateTwoLocks {
    private int total;

    void add(int n, Object lock) {
        synchronized (lock) {
            int seen = total;
            total = seen + n;
        }
    }

    public static void main(String[] a) throws InterruptedException {
        LostUpdateTwoLocks sum = new LostUpdateTwoLocks();
        Thread t = new Thread(() -> sum.add(5, new Object()));
        t.start();
        sum.add(7, new Object());
        t.join();
        assert sum.total == 12;
    }
}
