// verdict: Incomplete System.gc() cleared references beside other threads: which of them a thread still had in a local variable just before was not looked for
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
