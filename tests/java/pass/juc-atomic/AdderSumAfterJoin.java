// verdict: pass

import java.util.concurrent.atomic.LongAdder;

// A LongAdder read after both threads have ended has counted everything.
public class AdderSumAfterJoin {
    public static void main(String[] a) throws InterruptedException {
        LongAdder adder = new LongAdder();
        Thread t = new Thread(() -> adder.add(2));
        t.start();
        adder.increment();
        t.join();
        assert adder.sum() == 3;
    }
}
