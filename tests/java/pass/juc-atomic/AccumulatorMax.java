// verdict: pass
// outcomes: 0 5 | 3 5 | 5 5

import java.util.concurrent.atomic.LongAccumulator;

// The greatest of what was seen so far, and of all in the end.
public class AccumulatorMax {
    public static void main(String[] args) throws InterruptedException {
        LongAccumulator max = new LongAccumulator(Math::max, 0);
        Thread t = new Thread(() -> max.accumulate(3));
        Thread u = new Thread(() -> max.accumulate(5));
        t.start();
        u.start();
        long early = max.get();
        t.join();
        u.join();
        System.out.println(early + " " + max.get());
    }
}
