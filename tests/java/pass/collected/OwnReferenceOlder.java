// verdict: Incomplete ClearedBeside
// outcomes: false | true
import java.lang.ref.WeakReference;

// The reference is older than the search, and main's own.
public class OwnReferenceOlder {
    public static void main(String[] args) {
        WeakReference<Object> own = new WeakReference<>(new Object());
        new Thread(System::gc).start();
        System.out.println(own.get() == null);
    }
}
