// verdict: pass
// property: +race

// A string is behind a final field, whoever made it.
import java.util.concurrent.atomic.AtomicReference;
public class OrderString {
    static final AtomicReference<String> place = new AtomicReference<>();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> place.setOpaque("a" + Thread.currentThread().isDaemon()));
        t.start();
        String s = place.getOpaque();
        if (s != null && s.charAt(1) != 'f') throw new AssertionError();
    }
}
