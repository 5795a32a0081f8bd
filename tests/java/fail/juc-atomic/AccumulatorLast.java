// verdict: assertion

import java.util.concurrent.atomic.LongAccumulator;

// A function for which the order matters: which update is the last one is open.
public class AccumulatorLast {
    public static void main(String[] args) throws InterruptedException {
        LongAccumulator last = new LongAccumulator((before, x) -> x, 0);
        Thread t = new Thread(() -> last.accumulate(3));
        t.start();
        last.accumulate(5);
        t.join();
        assert last.get() == 3;
    }
}
