// verdict: pass

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import jaunt.Verify;

// A program that asks who waits in a queue looks into operations: none is a step from then on. That is seen in the last branch, which does nothing
// else, and the first one has more states then.
public class LooksIntoQueueLate {
    static final ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();

    public static void main(String[] args) throws InterruptedException {
        // No random execution comes here: the search has to find it out.
        Verify.ignoreIf(Verify.getInt(0, 19) + Verify.getInt(0, 19) + Verify.getInt(0, 19) != 57);
        boolean looks = Verify.getBoolean();
        Thread t = new Thread(() -> {
            if (looks) {
                new ReentrantLock().hasQueuedThreads();
            } else {
                map.put("there", 1);
            }
        });
        t.start();
        if (!looks) map.put("here", 0);
        t.join();
    }
}
