// verdict: pass
// outcomes: false
import java.lang.ref.SoftReference;

// Soft references are not cleared.
public class SoftKept {
    public static void main(String[] args) {
        new Thread(() -> {
            SoftReference<Object> own = new SoftReference<>(new Object());
            System.out.println(own.get() == null);
        }).start();
        System.gc();
    }
}
