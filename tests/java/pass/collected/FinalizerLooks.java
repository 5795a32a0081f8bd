// verdict: Incomplete ClearedBeside
// outcomes: 0 | 1 | 2
import java.lang.ref.WeakReference;

// A finalizer looks at a reference while main collects for the second time.
public class FinalizerLooks {
    static volatile int seen;
    static Object strong = new Object();
    static final WeakReference<Object> WEAK = new WeakReference<>(strong);

    static class Lost {
        @Override
        @SuppressWarnings("removal")
        protected void finalize() {
            seen = WEAK.get() == null ? 1 : 2;
        }
    }

    static void lose() {
        new Lost();
    }

    public static void main(String[] args) {
        lose();
        System.gc();
        strong = null;
        System.gc();
        System.out.println(seen);
    }
}
