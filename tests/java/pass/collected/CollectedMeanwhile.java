// verdict: Incomplete ClearedBeside
// outcomes: false false | false true | true true
import java.lang.ref.WeakReference;

// Another thread has garbage collected between two looks at a weak reference.
public class CollectedMeanwhile {
    static WeakReference<Object> reference;

    static void make() {
        reference = new WeakReference<>(new Object());
    }

    public static void main(String[] args) {
        make();
        new Thread(System::gc).start();
        boolean first = reference.refersTo(null);
        boolean second = reference.refersTo(null);
        System.out.println(first + " " + second);
    }
}
