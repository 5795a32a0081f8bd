// verdict: pass

import java.util.Comparator;
import java.util.concurrent.PriorityBlockingQueue;

// Once both producers have ended, the order is that of the comparator.
public class PriorityAfterJoin {
    record Job(int prio, String name) { }

    public static void main(String[] a) throws InterruptedException {
        PriorityBlockingQueue<Job> q = new PriorityBlockingQueue<>(4, Comparator.comparingInt(Job::prio));
        Thread t = new Thread(() -> q.put(new Job(2, "late")));
        t.start();
        q.put(new Job(1, "soon"));
        t.join();
        assert q.take().name().equals("soon");
        assert q.take().name().equals("late");
    }
}
