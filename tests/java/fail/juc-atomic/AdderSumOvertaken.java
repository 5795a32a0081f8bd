// verdict: assertion

import java.util.concurrent.atomic.LongAdder;

// A sum is no snapshot: it may have the later one of two updates, and not the earlier one.
public class AdderSumOvertaken {
    static long between;

    public static void main(String[] args) throws InterruptedException {
        LongAdder adder = new LongAdder();
        Thread t = new Thread(() -> {
            adder.add(1);
            adder.add(10);
            between = adder.sum();
        });
        Thread u = new Thread(() -> {
            adder.add(100);
            adder.add(1000);
        });
        t.start();
        u.start();
        long sum = adder.sum();
        t.join();
        u.join();
        // If t did not see the last update, it came after those of t: so sum has 11 if it has 1000.
        assert between >= 1000 || sum < 1000 || sum % 100 == 11;
    }
}
