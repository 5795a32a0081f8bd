// verdict: pass
// property: +race

// Initialisation on demand by a holder class; the JVM runs the initialiser once.
public class LazyHolder {
    static int created;
    final int[] data;

    private LazyHolder() {
        created++;
        data = new int[] {created};
    }

    private static class Holder {
        static final LazyHolder IT = new LazyHolder();
    }

    static LazyHolder get() {
        return Holder.IT;
    }

    public static void main(String[] a) throws InterruptedException {
        LazyHolder[] got = new LazyHolder[1];
        Thread t = new Thread(() -> got[0] = get());
        t.start();
        LazyHolder mine = get();
        t.join();
        assert mine == got[0] && mine.data[0] == 1 && created == 1;
    }
}
