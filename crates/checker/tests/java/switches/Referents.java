import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.WeakHashMap;

/** What only weak references reach stays, and no finalizer runs, while other objects come and go and nobody asks for more. */
public class Referents {
    static class Closed {
        final int number = 7;

        @Override
        protected void finalize() {
            finalized = true;
        }
    }

    static volatile boolean finalized;
    static volatile Object hold;

    public static void main(String[] args) throws InterruptedException {
        Object live = new Object();
        int hash = System.identityHashCode(live);
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        Thread t = new Thread(() -> churn(), "churn");
        t.start();
        WeakReference<Object> weak = new WeakReference<>(new int[] {1}, queue);
        SoftReference<Object> soft = new SoftReference<>(new int[] {2}, queue);
        PhantomReference<Object> phantom = new PhantomReference<>(new int[] {3}, queue);
        WeakReference<Closed> closed = new WeakReference<>(new Closed());
        WeakHashMap<Object, String> map = new WeakHashMap<>();
        map.put(new int[] {4}, "four");
        new Closed();
        int first = System.identityHashCode(weak.get());
        for (int i = 0; i < 2; i++) {
            churn();
            assert ((int[]) weak.get())[0] == 1 && ((int[]) soft.get())[0] == 2;
            assert closed.get().number == 7 && map.size() == 1;
            assert !phantom.refersTo(null) && queue.poll() == null;
            assert System.identityHashCode(live) == hash && System.identityHashCode(weak.get()) == first;
        }
        t.join();
        assert System.identityHashCode(live) == hash;
        assert !finalized;
    }

    /** An object with a hash code that is garbage again. */
    static void churn() {
        Object dead = new Object();
        hold = dead;
        assert System.identityHashCode(dead) == System.identityHashCode(dead);
        dead = null;
        hold = null;
    }
}
