// verdict: exception java.lang.IllegalStateException

import java.util.concurrent.atomic.AtomicReferenceArray;

// A claim that fails on a slot skips one: the loser may run past the end although a slot is free.
public class ArrayReferenceOverbooked {
    static final AtomicReferenceArray<String> slots = new AtomicReferenceArray<>(2);

    static void claim(String name) {
        for (int i = 0; i < slots.length(); i++) {
            if (slots.compareAndSet(i, null, name)) return;
            i++;
        }
        throw new IllegalStateException("no slot");
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> claim("t"));
        t.start();
        claim("u");
        t.join();
    }
}
