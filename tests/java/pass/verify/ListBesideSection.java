// verdict: pass

import java.util.concurrent.CopyOnWriteArrayList;
import jaunt.Verify;

/** A list of the library has a monitor inside, and is used beside a section that enters one. */
public class ListBesideSection {
    static final CopyOnWriteArrayList<Integer> LIST = new CopyOnWriteArrayList<>();
    static final Object LOCK = new Object();

    public static void main(String[] args) {
        new Thread(() -> LIST.add(2)).start();
        Verify.beginAtomic();
        synchronized (LOCK) {
        }
        Verify.endAtomic();
        LIST.add(1);
    }
}
