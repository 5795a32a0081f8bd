import java.lang.ref.Cleaner;
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.WeakHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** References are enqueued by every collection, not only by the first. */
public class ClassReferenceRounds {
    static Object[] fill(List<Reference<?>> all, ReferenceQueue<Object> queue, WeakHashMap<Object, Integer> map, Cleaner cleaner,
            AtomicInteger cleaned) {
        Object[] kept = new Object[5];
        for (int i = 0; i < 10; i++) {
            Object o = new Object();
            if (i % 2 == 0) {
                kept[i / 2] = o;
            }
            all.add(i % 3 == 0 ? new PhantomReference<>(o, queue) : new WeakReference<>(o, queue));
            map.put(o, i);
            cleaner.register(o, cleaned::incrementAndGet);
        }
        return kept;
    }

    public static void main(String[] args) throws Exception {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        WeakHashMap<Object, Integer> map = new WeakHashMap<>();
        Cleaner cleaner = Cleaner.create();
        AtomicInteger cleaned = new AtomicInteger();
        List<Reference<?>> all = new ArrayList<>();
        for (int round = 1; round <= 4; round++) {
            Object[] kept = fill(all, queue, map, cleaner, cleaned);
            int polled = 0;
            for (int i = 0; i < 400 && (polled < 5 || cleaned.get() < 5 * round || map.size() > 5); i++) {
                System.gc();
                Thread.sleep(2);
                while (queue.poll() != null) {
                    polled++;
                }
            }
            System.out.println("round " + round + ": " + polled + " enqueued, " + cleaned.get() + " cleaned, " + map.size() + " in the map");
            for (Object o : kept) {
                if (!map.containsKey(o)) {
                    System.out.println("lost");
                }
            }
            map.clear();
            // These go with the next round, uncounted.
            all.clear();
            kept = null;
            cleaned.set(0);
            System.gc();
            for (int i = 0; i < 400 && cleaned.get() < 5; i++) {
                System.gc();
                Thread.sleep(2);
            }
            while (queue.poll() != null) {
                polled++;
            }
            cleaned.set(5 * round);
        }
    }
}
