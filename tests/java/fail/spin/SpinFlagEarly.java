// verdict: assertion

// The flag goes up before the last piece of data.
public class SpinFlagEarly {
    static volatile int low;
    static volatile int high;
    static volatile boolean ready;

    public static void main(String[] a) {
        new Thread(() -> {
            low = 1;
            ready = true;
            high = 1;
        }).start();
        while (!ready) Thread.yield();
        assert low + high == 2;
    }
}
