// verdict: assertion

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

// The turn is given away before the wish is announced.
public class PetersonTurnFirst {
    static final AtomicIntegerArray wants = new AtomicIntegerArray(2);
    static final AtomicInteger turn = new AtomicInteger();
    static int inside;

    static void work(int i) {
        turn.set(1 - i);
        wants.set(i, 1);
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
