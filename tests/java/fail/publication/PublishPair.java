// verdict: assertion

// Two volatile fields that belong together are updated one after the other; a reader sees a mixture.
public class PublishPair {
    static volatile int lo = 1;
    static volatile int hi = 1;

    public static void main(String[] a) {
        new Thread(() -> {
            lo = 2;
            hi = 2;
        }).start();
        int l = lo;
        int h = hi;
        assert l <= h;
    }
}
