// verdict: assertion

// Each thread chooses its step; only the steps 2 and 3 in the right order reach the forbidden sum.
import jaunt.Verify;

public class DataChoiceThreads {
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
        assert v != 8;
    }
}
