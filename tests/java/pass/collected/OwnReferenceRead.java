// verdict: Incomplete ClearedBeside
// outcomes: false | true
import java.lang.ref.WeakReference;

// A collection clears a reference that only one thread knows.
public class OwnReferenceRead {
    public static void main(String[] args) {
        new Thread(() -> {
            WeakReference<Object> own = new WeakReference<>(new Object());
            System.out.println(own.get() == null);
        }).start();
        System.gc();
    }
}
