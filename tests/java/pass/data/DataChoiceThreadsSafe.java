// verdict: pass

// Each thread chooses its step; nine is out of reach for all choices and orders.
import jaunt.Verify;

public class DataChoiceThreadsSafe {
    static volatile int v = 1;

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            int n = Verify.getInt(1, 2);
            v = v * n;
        });
        t.start();
        int m = Verify.getInt(1, 3);
        v = v + m;
        t.join();
        assert v < 9;
    }
}
