// verdict: Incomplete ClearedBeside
// outcomes: false | true
import java.lang.ref.WeakReference;

// The last strong reference is a field that another thread overwrites.
public class FieldDropped {
    static Object strong = new Object();
    static final WeakReference<Object> WEAK = new WeakReference<>(strong);

    public static void main(String[] args) throws InterruptedException {
        Thread drops = new Thread(() -> strong = null);
        Thread collects = new Thread(System::gc);
        drops.start();
        collects.start();
        drops.join();
        collects.join();
        System.out.println(WEAK.get() == null);
    }
}
