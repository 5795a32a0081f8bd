// verdict: assertion

// The "done" flag is set before the value is there.
public class LazyFlagFirst {
    static volatile boolean done;
    static volatile int value;

    static int get() {
        if (!done) {
            done = true;
            value = 42;
        }
        return value;
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread() {
            @Override
            public void run() {
                assert get() == 42;
            }
        };
        t.start();
        assert get() == 42;
        t.join();
    }
}
