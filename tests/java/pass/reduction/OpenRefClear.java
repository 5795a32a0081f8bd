// verdict: pass
// outcomes: false | true

// A weak reference is cleared by the program.
import java.lang.ref.*;
public class OpenRefClear {
    static final Object o = new Object();
    static final WeakReference<Object> r = new WeakReference<>(o);
    public static void main(String[] args) throws Exception {
        Thread w = new Thread("a") { public void run() { System.out.println(r.get() == null); } };
        w.start();
        r.clear();
    }
}
