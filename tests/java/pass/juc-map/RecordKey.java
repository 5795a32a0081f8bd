// verdict: pass

import java.util.concurrent.ConcurrentHashMap;

// Records with plain components are good keys and good values.
public class RecordKey {
    record Key(int x, int y) { }
    record Hits(int n) {
        Hits plus(Hits o) { return new Hits(n + o.n); }
    }

    static final ConcurrentHashMap<Key, Hits> m = new ConcurrentHashMap<>();

    static void hit() {
        m.merge(new Key(1, 2), new Hits(1), Hits::plus);
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(RecordKey::hit);
        t.start();
        hit();
        t.join();
        assert m.size() == 1 && m.get(new Key(1, 2)).n() == 2;
    }
}
