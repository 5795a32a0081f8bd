// verdict: pass
// outcomes: 0 11 0 | 1 10 0 | 10 1 0 | 11 0 0
// Two threads take away what was counted at the same time: each may get a part, cell by cell.
import java.util.concurrent.atomic.LongAdder;

public class AdderTakenInParts {
    static long a, b;

    public static void main(String[] args) throws InterruptedException {
        LongAdder adder = new LongAdder();
        Thread t = new Thread(() -> {
            adder.add(1);
            a = adder.sumThenReset();
        });
        Thread u = new Thread(() -> {
            adder.add(10);
            b = adder.sumThenReset();
        });
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(a + " " + b + " " + adder.sum());
    }
}
