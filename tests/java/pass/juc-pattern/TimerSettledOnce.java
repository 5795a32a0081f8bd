// verdict: pass
// outcomes: answer|timeout

import java.util.concurrent.atomic.AtomicReference;

// The first compareAndSet settles the request.
public class TimerSettledOnce {
    static final AtomicReference<String> outcome = new AtomicReference<>();

    public static void main(String[] a) throws InterruptedException {
        Thread timer = new Thread(() -> {
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                return;
            }
            outcome.compareAndSet(null, "timeout");
        });
        timer.start();
        outcome.compareAndSet(null, "answer");
        timer.join();
        System.out.println(outcome.get());
    }
}
