// verdict: pass

// Index and element are handled in one synchronized method.
public class ArrayIndexSync {
    private final long[] log = new long[2];
    private int next;

    synchronized boolean log(long v) {
        if (next == log.length) return false;
        log[next++] = v;
        return true;
    }

    public static void main(String[] a) throws InterruptedException {
        ArrayIndexSync s = new ArrayIndexSync();
        boolean[] ok = new boolean[3];
        Thread t = new Thread(() -> {
            ok[0] = s.log(1);
            ok[1] = s.log(2);
        });
        t.start();
        ok[2] = s.log(4);
        t.join();
        assert (ok[0] ? 1 : 0) + (ok[1] ? 1 : 0) + (ok[2] ? 1 : 0) == 2;
        assert s.log[0] != 0 && s.log[1] != 0;
    }
}
