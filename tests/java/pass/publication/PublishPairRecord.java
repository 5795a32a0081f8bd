// verdict: pass

// The pair is an immutable record behind one volatile reference.
public class PublishPairRecord {
    record Range(int lo, int hi) {
        Range {
            if (lo > hi) throw new IllegalArgumentException();
        }
    }

    static volatile Range range = new Range(1, 1);

    public static void main(String[] a) {
        new Thread(() -> range = new Range(2, 2)).start();
        Range r = range;
        assert r.lo() == r.hi();
        assert r.equals(new Range(1, 1)) || r.equals(new Range(2, 2));
    }
}
