// verdict: pass

import java.util.concurrent.atomic.AtomicReferenceArray;

// Each worker claims the first free slot by compareAndSet; with two slots both find one.
public class ArrayReferenceClaim {
    static final AtomicReferenceArray<String> slots = new AtomicReferenceArray<>(2);

    static void claim(String name) {
        for (int i = 0; i < slots.length(); i++) if (slots.compareAndSet(i, null, name)) return;
        throw new IllegalStateException("no slot");
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> claim("t")), u = new Thread(() -> claim("u"));
        t.start();
        u.start();
        t.join();
        u.join();
        assert !slots.get(0).equals(slots.get(1));
    }
}
