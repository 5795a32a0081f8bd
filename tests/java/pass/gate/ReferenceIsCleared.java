// verdict: pass
// outcomes: false false | false true | true true

// Clearing a reference is seen by those who ask for what it refers to.
import java.lang.ref.WeakReference;
public class ReferenceIsCleared {
    static final Object target = new Object();
    static final WeakReference<Object> reference = new WeakReference<>(target);
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> reference.clear());
        t.start();
        boolean first = reference.refersTo(null), second = reference.get() == null;
        t.join();
        System.out.println(first + " " + second);
    }
}
