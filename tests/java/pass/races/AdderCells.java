// verdict: pass
// property: +race

import java.util.concurrent.atomic.*;
// What the library does with arrays of its own is its own affair: three threads use a LongAdder as they may.
public class AdderCells {
    public static void main(String[] a) throws Exception {
        LongAdder s = new LongAdder();
        Thread t = new Thread(() -> { s.increment(); s.increment(); });
        Thread u = new Thread(() -> { s.increment(); });
        t.start(); u.start();
        s.increment();
        t.join(); u.join();
        assert s.sum() == 4;
    }
}
