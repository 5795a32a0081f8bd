// verdict: assertion

import java.util.concurrent.atomic.AtomicReference;

// The result of compareAndSet is ignored: a failed append is lost.
public class AtomicCasNoRetry {
    static final AtomicReference<String> log = new AtomicReference<>("");

    static void append(String s) {
        String old = log.get();
        log.compareAndSet(old, old + s);
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> append("x")), u = new Thread(() -> append("y"));
        t.start();
        u.start();
        t.join();
        u.join();
        assert log.get().length() == 2 : log.get();
    }
}
