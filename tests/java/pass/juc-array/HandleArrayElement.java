// verdict: pass
// outcomes: 5

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// A VarHandle over array elements: a compareAndSet loop on one element.
public class HandleArrayElement {
    static final VarHandle CELL = MethodHandles.arrayElementVarHandle(long[].class);
    static final long[] cells = new long[2];

    static void add(long n) {
        long old;
        do old = (long) CELL.getVolatile(cells, 1);
        while (!CELL.compareAndSet(cells, 1, old, old + n));
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> add(2)), u = new Thread(() -> add(3));
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(cells[0] + cells[1]);
    }
}
