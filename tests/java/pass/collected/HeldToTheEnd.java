// verdict: pass
// outcomes: false
import java.lang.ref.Reference;
import java.lang.ref.WeakReference;

// The object is held as long as the reference is looked at.
public class HeldToTheEnd {
    public static void main(String[] args) {
        new Thread(() -> {
            Object held = new Object();
            WeakReference<Object> own = new WeakReference<>(held);
            System.out.println(own.get() == null);
            Reference.reachabilityFence(held);
        }).start();
        System.gc();
    }
}
