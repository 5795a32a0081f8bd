// verdict: assertion

// The timer and the answer both look whether the request is open, and both settle it.
public class TimerRace {
    static volatile String outcome;
    static int settled;

    static synchronized void settle(String s) {
        outcome = s;
        settled++;
    }

    public static void main(String[] a) throws InterruptedException {
        Thread timer = new Thread(() -> {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                return;
            }
            if (outcome == null) settle("timeout");
        });
        timer.start();
        if (outcome == null) settle("answer");
        timer.join();
        assert settled == 1;
    }
}
