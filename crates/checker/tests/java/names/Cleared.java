import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import jaunt.Verify;

/** In which order a collection clears references: which class was loaded first is different. */
public class Cleared {
    static final ReferenceQueue<Object> queue = new ReferenceQueue<>();

    static class One {
        static final WeakReference<Object> reference = new WeakReference<>(new Object(), queue);

        static void load() {}
    }

    static class Other {
        static final WeakReference<Object> reference = new WeakReference<>(new Object(), queue);

        static void load() {}
    }

    public static void main(String[] args) {
        boolean one = Verify.getBoolean();
        if (one) {
            One.load();
        }
        Other.load();
        One.load();
        System.gc();
        while (!One.reference.isEnqueued() || !Other.reference.isEnqueued()) {
            Thread.yield();
        }
        System.out.println(one + " " + (queue.poll() == One.reference));
    }
}
