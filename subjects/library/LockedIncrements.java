// states: 42
// states with 2: 13
// states with 4: 115
// bug: assertion

import java.util.concurrent.locks.ReentrantLock;

// Each thread adds one to a counter under a lock. Bug: it reads the counter before it has the lock.
public class LockedIncrements {
    static final ReentrantLock lock = new ReentrantLock();
    static int count;

    static void increment(boolean bug) {
        int seen = bug ? count : 0;
        lock.lock();
        try {
            count = (bug ? seen : count) + 1;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        boolean bug = args.length > 0 && args[0].equals("bug");
        int n = args.length > 0 && !bug ? Integer.parseInt(args[0]) : 3;
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) (threads[i] = new Thread(() -> increment(bug))).start();
        for (Thread t : threads) t.join();
        assert count == n : count;
    }
}
