// verdict: pass
// property: +race

// Each thread joins its predecessor, so the plain field is passed on in order.
public class JoinChain {
    static String log = "";

    static Thread link(String name, Thread before) {
        Thread t = new Thread(() -> {
            try {
                if (before != null) before.join();
                log = log.concat(name);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        t.start();
        return t;
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t1 = link("a", null);
        Thread t2 = link("b", t1);
        t2.join();
        assert log.equals("ab") : log;
    }
}
