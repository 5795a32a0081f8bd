// verdict: assertion

import java.util.concurrent.atomic.LongAdder;

// The twin of AdderTakenAway: what comes between sum and reset is lost.
public class AdderSumThenReset {
    public static void main(String[] args) throws InterruptedException {
        LongAdder adder = new LongAdder();
        Thread t = new Thread(() -> adder.add(1));
        Thread u = new Thread(() -> adder.add(10));
        t.start();
        u.start();
        long taken = adder.sum();
        adder.reset();
        t.join();
        u.join();
        assert taken + adder.sum() == 11;
    }
}
