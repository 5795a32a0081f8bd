// verdict: assertion

import java.util.concurrent.atomic.AtomicLong;

// get followed by set is no atomic increment: one of the two may be lost.
public class AtomicGetThenSet {
    public static void main(String[] a) throws InterruptedException {
        AtomicLong n = new AtomicLong();
        Runnable r = () -> n.set(n.get() + 1);
        Thread t = new Thread(r), u = new Thread(r);
        t.start();
        u.start();
        t.join();
        u.join();
        assert n.get() == 2;
    }
}
