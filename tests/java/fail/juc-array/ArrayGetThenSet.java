// verdict: assertion

import java.util.concurrent.atomic.AtomicIntegerArray;

// Two moves between the slots of an array by get and set: units get lost or doubled.
public class ArrayGetThenSet {
    static final AtomicIntegerArray slots = new AtomicIntegerArray(new int[] {5, 5});

    static void move(int from, int to) {
        slots.set(from, slots.get(from) - 1);
        slots.set(to, slots.get(to) + 1);
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> move(0, 1)), u = new Thread(() -> move(1, 0));
        t.start();
        u.start();
        t.join();
        u.join();
        assert slots.get(0) + slots.get(1) == 10 : slots.toString();
    }
}
