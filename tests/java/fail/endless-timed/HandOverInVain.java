// verdict: livelock

import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

/** Nobody hands anything over: that somebody waits and gives up is no value. */
public class HandOverInVain {
    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        while (queue.poll(1, TimeUnit.SECONDS) == null) {
            Thread.onSpinWait();
        }
    }
}
