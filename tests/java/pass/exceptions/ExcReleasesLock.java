// verdict: pass

// An exception that leaves synchronized code gives the monitor back, at every depth.
public class ExcReleasesLock {
    private int n;

    synchronized void fail() {
        synchronized (this) {
            n++;
            throw new UnsupportedOperationException();
        }
    }

    public static void main(String[] a) throws InterruptedException {
        ExcReleasesLock o = new ExcReleasesLock();
        Runnable r = () -> {
            try {
                o.fail();
                assert false;
            } catch (UnsupportedOperationException e) {
                assert !Thread.holdsLock(o);
            }
        };
        Thread t = new Thread(r);
        t.start();
        r.run();
        t.join();
        assert o.n == 2;
    }
}
