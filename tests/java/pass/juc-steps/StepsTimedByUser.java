// verdict: pass
// outcomes: false | true
// The time of a timed acquisition is over, whatever the user's own part of it calls.
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

public class StepsTimedByUser {
    static final class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int n) {
            return compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(int n) {
            setState(0);
            return true;
        }
    }

    static final Mutex mutex = new Mutex();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            mutex.acquire(1);
            mutex.release(1);
        });
        t.start();
        boolean got = mutex.tryAcquireNanos(1, 1000);
        if (got) {
            mutex.release(1);
        }
        t.join();
        System.out.println(got);
    }
}
