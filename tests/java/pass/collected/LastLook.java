// verdict: Incomplete ClearedBeside
// outcomes: 1 | 2
import java.lang.ref.WeakReference;

// The thread has told that it may be collected, and looks at its reference just before its end.
public class LastLook {
    static volatile boolean flag;
    static int seen;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            WeakReference<Object> own = new WeakReference<>(new Object());
            flag = true;
            seen = own.get() == null ? 1 : 2;
        });
        t.start();
        if (flag) {
            System.gc();
        }
        t.join();
        System.out.println(seen);
    }
}
