// verdict: assertion

// The field is read twice, and another thread resets it between the check and the return.
public class LazyTwoReads {
    static volatile String name;

    static String get() {
        if (name == null) name = "n";
        return name;
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> name = null);
        t.start();
        String s = get();
        t.join();
        assert s != null;
    }
}
