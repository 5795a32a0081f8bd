// verdict: pass
// property: +race

// main spins on a volatile flag; the data before the flag is then visible.
public class SpinFlag {
    static int data;
    static volatile boolean ready;

    public static void main(String[] a) {
        new Thread(() -> {
            data = 11;
            ready = true;
        }).start();
        while (!ready) Thread.onSpinWait();
        assert data == 11;
    }
}
