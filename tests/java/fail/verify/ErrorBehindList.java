// verdict: exception java.lang.IllegalStateException
// property: -livelock

import java.util.concurrent.CopyOnWriteArrayList;
import jaunt.Verify;

/** What comes after such a list is explored. */
public class ErrorBehindList {
    static final CopyOnWriteArrayList<Integer> LIST = new CopyOnWriteArrayList<>();
    static final Object LOCK = new Object();

    public static void main(String[] args) {
        new Thread(() -> LIST.add(2)).start();
        Verify.beginAtomic();
        synchronized (LOCK) {
        }
        Verify.endAtomic();
        LIST.add(1);
        throw new IllegalStateException();
    }
}
