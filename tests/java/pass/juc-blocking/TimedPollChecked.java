// verdict: pass
// outcomes: 5|none

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.TimeUnit;

// A timed poll may find the element or give up; both are handled.
public class TimedPollChecked {
    public static void main(String[] a) throws InterruptedException {
        ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
        Thread t = new Thread(() -> q.offer(5));
        t.start();
        Integer x = q.poll(10, TimeUnit.MILLISECONDS);
        t.join();
        System.out.println(x == null ? "none" : x);
    }
}
