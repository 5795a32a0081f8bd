// verdict: pass

// The field is read once into a local, so a reset in between does no harm.
public class LazyTwoReadsLocal {
    static volatile String name;

    static String get() {
        String s = name;
        if (s == null) name = s = "n";
        return s;
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> name = null);
        t.start();
        String s = get();
        t.join();
        assert s != null;
    }
}
