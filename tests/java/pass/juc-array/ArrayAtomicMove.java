// verdict: pass

import java.util.concurrent.atomic.AtomicIntegerArray;

// The same moves with atomic decrements and increments: nothing is lost.
public class ArrayAtomicMove {
    static final AtomicIntegerArray slots = new AtomicIntegerArray(new int[] {5, 5});

    static void move(int from, int to) {
        slots.decrementAndGet(from);
        slots.incrementAndGet(to);
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> move(0, 1)), u = new Thread(() -> move(1, 0));
        t.start();
        u.start();
        t.join();
        u.join();
        assert slots.get(0) == 5 && slots.get(1) == 5 : slots.toString();
    }
}
