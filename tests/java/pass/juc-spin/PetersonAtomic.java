// verdict: pass

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

// Peterson's algorithm with atomic cells.
public class PetersonAtomic {
    static final AtomicIntegerArray wants = new AtomicIntegerArray(2);
    static final AtomicInteger turn = new AtomicInteger();
    static int inside;

    static void work(int i) {
        wants.set(i, 1);
        turn.set(1 - i);
        while (wants.get(1 - i) == 1 && turn.get() == 1 - i) Thread.onSpinWait();
        inside++;
        assert inside == 1;
        inside--;
        wants.set(i, 0);
    }

    public static void main(String[] a) {
        new Thread(() -> work(0)).start();
        work(1);
    }
}
