// verdict: assertion
import java.lang.ref.WeakReference;

// Nobody else knows the reference, and yet it is cleared between two lines.
public class OwnReferenceLost {
    public static void main(String[] args) {
        new Thread(() -> {
            WeakReference<Object> own = new WeakReference<>(new Object());
            assert own.get() != null : "cleared";
        }).start();
        System.gc();
    }
}
