// verdict: pass

import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** A task with a fixed rate that nobody ends: it is never later than somebody has seen. */
public class FixedRateForEver {
    static volatile boolean flag;

    public static void main(String[] args) {
        Executors.newScheduledThreadPool(1).scheduleAtFixedRate(() -> flag = !flag, 1, 1, TimeUnit.MILLISECONDS);
    }
}
