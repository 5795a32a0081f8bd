// verdict: exception java.lang.NullPointerException

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;

// A timed poll returns null when the time is over; unboxing it throws.
public class TimedPollUnboxed {
    public static void main(String[] a) throws InterruptedException {
        ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
        new Thread(() -> q.offer(5)).start();
        int x = q.poll(10, TimeUnit.MILLISECONDS);
        assert x == 5;
    }
}
