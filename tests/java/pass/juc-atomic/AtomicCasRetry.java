// verdict: pass
// outcomes: xy|yx

import java.util.concurrent.atomic.AtomicReference;

// A failed append is tried again: both letters arrive, in either order.
public class AtomicCasRetry {
    static final AtomicReference<String> log = new AtomicReference<>("");

    static void append(String s) {
        String old;
        do old = log.get();
        while (!log.compareAndSet(old, old + s));
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> append("x")), u = new Thread(() -> append("y"));
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(log.get());
    }
}
