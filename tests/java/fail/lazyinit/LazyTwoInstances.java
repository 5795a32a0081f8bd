// verdict: assertion

// Unsynchronised lazy creation; both threads see null and each makes its own instance.
public class LazyTwoInstances {
    private static LazyTwoInstances instance;

    static LazyTwoInstances get() {
        if (instance == null) instance = new LazyTwoInstances();
        return instance;
    }

    public static void main(String[] a) throws InterruptedException {
        LazyTwoInstances[] got = new LazyTwoInstances[1];
        Thread t = new Thread(() -> got[0] = get());
        t.start();
        LazyTwoInstances mine = get();
        t.join();
        assert mine == got[0];
    }
}
