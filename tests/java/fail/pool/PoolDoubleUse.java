// verdict: assertion

// Looking for a free entry and marking it are two steps; two threads get the same entry.
public class PoolDoubleUse {
    static class Conn {
        volatile boolean busy;
        volatile Thread user;
    }

    static final Conn[] POOL = {new Conn(), new Conn()};

    static Conn take() {
        for (Conn c : POOL) {
            if (!c.busy) {
                c.busy = true;
                return c;
            }
        }
        return null;
    }

    static void work() {
        Conn c = take();
        if (c != null) {
            c.user = Thread.currentThread();
            assert c.user == Thread.currentThread();
            c.busy = false;
        }
    }

    public static void main(String[] a) {
        new Thread(PoolDoubleUse::work).start();
        work();
    }
}
