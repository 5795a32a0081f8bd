// verdict: assertion

import java.util.concurrent.atomic.LongAdder;

// A LongAdder gives no unique numbers: increment and sum are two steps, so both may read 2.
public class AdderAsSequence {
    static final LongAdder adder = new LongAdder();
    static final long[] ids = new long[2];

    static void draw(int i) {
        adder.increment();
        ids[i] = adder.sum();
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> draw(0));
        t.start();
        draw(1);
        t.join();
        assert ids[0] != ids[1];
    }
}
