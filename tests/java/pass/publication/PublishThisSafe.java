// verdict: pass

// A factory publishes the object after its constructor is done.
public class PublishThisSafe {
    static volatile PublishThisSafe shared;
    private final int size;

    private PublishThisSafe(int n) {
        size = n;
    }

    static void create() {
        PublishThisSafe p = new PublishThisSafe(8);
        shared = p;
    }

    public static void main(String[] a) {
        Thread t = new Thread(PublishThisSafe::create);
        t.start();
        PublishThisSafe p = shared;
        assert p == null || p.size == 8;
    }
}
