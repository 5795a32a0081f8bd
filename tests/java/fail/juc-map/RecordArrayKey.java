// verdict: assertion

import java.util.concurrent.ConcurrentHashMap;

// A record compares an array component by identity, so equal looking keys are two keys.
public class RecordArrayKey {
    record Key(int[] parts) { }

    static final ConcurrentHashMap<Key, Integer> m = new ConcurrentHashMap<>();

    static void hit() {
        m.merge(new Key(new int[] {1, 2}), 1, Integer::sum);
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(RecordArrayKey::hit);
        t.start();
        t.join();
        hit();
        assert m.size() == 1;
    }
}
