import java.lang.ref.Cleaner;
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.HashSet;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The pending list is served after every collection, not only the first. */
public class MemReferenceQueue {
    static Set<Reference<?>> make(ReferenceQueue<Object> queue) {
        Set<Reference<?>> refs = new HashSet<>();
        for (int i = 0; i < 50; i++) {
            refs.add(i % 2 == 0 ? new WeakReference<>(new Object(), queue) : new PhantomReference<>(new Object(), queue));
        }
        return refs;
    }

    public static void main(String[] args) throws Exception {
        WeakHashMap<Object, String> map = new WeakHashMap<>();
        Object kept = new Object();
        map.put(kept, "kept");
        for (int i = 0; i < 100; i++) {
            map.put(new Object(), "x" + i);
        }
        for (int i = 0; i < 200 && map.size() > 1; i++) {
            System.gc();
            Thread.sleep(5);
        }
        System.out.println(map.size() + " " + map.get(kept));
        for (int round = 0; round < 3; round++) {
            ReferenceQueue<Object> queue = new ReferenceQueue<>();
            Set<Reference<?>> refs = make(queue);
            int seen = 0;
            for (int i = 0; i < 100 && !refs.isEmpty(); i++) {
                System.gc();
                for (Reference<?> r = queue.remove(20); r != null; r = queue.poll()) {
                    seen += refs.remove(r) ? 1 : 0;
                }
            }
            System.out.println(seen + " " + refs.size());
        }
        Cleaner cleaner = Cleaner.create();
        CountDownLatch done = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) {
            cleaner.register(new Object(), done::countDown);
        }
        boolean cleaned = false;
        for (int i = 0; i < 100 && !cleaned; i++) {
            System.gc();
            cleaned = done.await(20, TimeUnit.MILLISECONDS);
        }
        System.out.println(cleaned);
    }
}
