// verdict: pass

import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

// pollFirstEntry takes each job once.
public class SkipListPollFirst {
    static final ConcurrentSkipListMap<Integer, AtomicInteger> jobs = new ConcurrentSkipListMap<>();

    static void work() {
        var e = jobs.pollFirstEntry();
        if (e != null) assert e.getValue().incrementAndGet() == 1;
    }

    public static void main(String[] a) throws InterruptedException {
        AtomicInteger job = new AtomicInteger();
        jobs.put(1, job);
        Thread t = new Thread(SkipListPollFirst::work);
        t.start();
        work();
        t.join();
        assert job.get() == 1;
    }
}
