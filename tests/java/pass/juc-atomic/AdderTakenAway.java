// verdict: pass

import java.util.concurrent.atomic.LongAdder;

// A collector takes away what was counted so far: nothing is lost and nothing counts twice.
public class AdderTakenAway {
    public static void main(String[] args) throws InterruptedException {
        LongAdder adder = new LongAdder();
        Thread t = new Thread(() -> adder.add(1));
        Thread u = new Thread(() -> adder.add(10));
        t.start();
        u.start();
        long taken = adder.sumThenReset();
        t.join();
        u.join();
        assert taken + adder.sum() == 11;
    }
}
