// states: 617
// bug: assertion

import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

// A timer runs a task once and is cancelled. Bug: main sleeps instead of waiting for the task.
public class TimerOnce {
    static volatile boolean rang;

    public static void main(String[] args) throws InterruptedException {
        Timer timer = new Timer();
        CountDownLatch ringing = new CountDownLatch(1);
        timer.schedule(new TimerTask() {
            @Override public void run() {
                rang = true;
                ringing.countDown();
            }
        }, 1);
        if (args.length > 0) {
            Thread.sleep(10);
        } else {
            ringing.await();
        }
        timer.cancel();
        assert rang;
    }
}
