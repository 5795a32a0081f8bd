// verdict: pass

// The smokers look at the whole table under one monitor; only the right one takes both things.
public class SmokersTable {
    private int missing = -1;
    private int smoked;

    synchronized void smoke(int has) {
        try {
            while (missing != has) wait();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        missing = -1;
        smoked++;
        notifyAll();
    }

    synchronized void serve(int m) throws InterruptedException {
        while (missing != -1) wait();
        missing = m;
        notifyAll();
        while (missing != -1) wait();
    }

    public static void main(String[] a) throws InterruptedException {
        SmokersTable t = new SmokersTable();
        for (int i = 0; i < 3; i++) {
            final int has = i;
            Thread s = new Thread(() -> t.smoke(has));
            s.setDaemon(true);
            s.start();
        }
        t.serve(jaunt.Verify.getInt(0, 2));
        synchronized (t) {
            assert t.smoked == 1;
        }
    }
}
