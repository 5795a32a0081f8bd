// verdict: Incomplete ClearedBeside
// outcomes: false | true
import java.lang.ref.WeakReference;

// Another thread has garbage collected before or after a look at a weak reference.
public class CollectedSeen {
    static WeakReference<Object> reference;

    static void make() {
        reference = new WeakReference<>(new Object());
    }

    public static void main(String[] args) {
        make();
        new Thread(System::gc).start();
        System.out.println(reference.get() == null);
    }
}
