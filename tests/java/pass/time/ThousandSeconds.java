// verdict: pass
// A thousand seconds are 10^12 nanoseconds: a time, and no moment. The loop comes back to where it was.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

public class ThousandSeconds {
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> done = true).start();
        long patience = TimeUnit.SECONDS.toNanos(1000);
        while (!done) {
            long deadline = System.nanoTime() + patience;
            LockSupport.parkNanos(deadline - System.nanoTime());
        }
    }
}
