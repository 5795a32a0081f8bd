// verdict: assertion

// The same close with a volatile field that is read and then cleared: both closers may get the resource.
public class UpdaterCloseTwice {
    static volatile Object resource = new Object();

    static boolean close() {
        Object r = resource;
        resource = null;
        return r != null;
    }

    public static void main(String[] a) throws InterruptedException {
        boolean[] closed = new boolean[2];
        Thread t = new Thread(() -> closed[0] = close());
        t.start();
        closed[1] = close();
        t.join();
        assert !(closed[0] && closed[1]) : "closed twice";
    }
}
