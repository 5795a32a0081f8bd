// verdict: pass
// outcomes: 6 | 7 | 9
// Who was overtaken tries again, and keys are compared more often.
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

public class StepsComparedAgain {
    static final AtomicInteger compared = new AtomicInteger();

    static final class Key implements Comparable<Key> {
        @Override
        public int compareTo(Key other) {
            compared.incrementAndGet();
            return 0;
        }
    }

    static final ConcurrentSkipListMap<Key, Integer> map = new ConcurrentSkipListMap<>();
    static final Key key = new Key();

    public static void main(String[] args) throws Exception {
        map.put(new Key(), 0);
        compared.set(0);
        Thread t = new Thread(() -> map.put(key, 1));
        t.start();
        map.replace(key, 2);
        t.join();
        System.out.println(compared);
    }
}
