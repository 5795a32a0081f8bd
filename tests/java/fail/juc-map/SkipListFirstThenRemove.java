// verdict: assertion

import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

// firstEntry and remove are two steps: both workers may run the same job.
public class SkipListFirstThenRemove {
    static final ConcurrentSkipListMap<Integer, AtomicInteger> jobs = new ConcurrentSkipListMap<>();

    static void work() {
        var e = jobs.firstEntry();
        if (e == null) return;
        jobs.remove(e.getKey());
        assert e.getValue().incrementAndGet() == 1 : "job ran twice";
    }

    public static void main(String[] a) {
        jobs.put(1, new AtomicInteger());
        new Thread(SkipListFirstThenRemove::work).start();
        work();
    }
}
