// verdict: exception java.util.NoSuchElementException

import java.util.concurrent.ConcurrentSkipListSet;

// first() after a test for emptiness: the last element may be gone by then.
public class SkipListEmptyFirst {
    public static void main(String[] a) {
        ConcurrentSkipListSet<Integer> s = new ConcurrentSkipListSet<>();
        s.add(7);
        new Thread(() -> s.remove(7)).start();
        if (!s.isEmpty()) s.first();
    }
}
