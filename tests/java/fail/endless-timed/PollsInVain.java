// verdict: termination
// property: +termination

import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

/** A consumer asks again and again, and there is no producer. (The queue is written to: no livelock.) */
public class PollsInVain {
    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<String> queue = new SynchronousQueue<>();
        while (queue.poll(10, TimeUnit.MILLISECONDS) == null) {
            Thread.onSpinWait();
        }
    }
}
