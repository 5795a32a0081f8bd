// verdict: Incomplete ClearedBeside
// outcomes: false false | false true | true true
import java.lang.ref.WeakReference;

// The same, asked twice by a native.
public class OwnReferenceAsked {
    public static void main(String[] args) {
        new Thread(() -> {
            WeakReference<Object> own = new WeakReference<>(new Object());
            boolean first = own.refersTo(null);
            System.out.println(first + " " + own.refersTo(null));
        }).start();
        System.gc();
    }
}
