// verdict: pass

import java.util.ArrayDeque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

// await in a loop: whoever wakes looks again.
public class ConditionAwaitWithWhile {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition filled = lock.newCondition();
    static final ArrayDeque<Integer> items = new ArrayDeque<>();

    static int take() {
        lock.lock();
        try {
            while (items.isEmpty()) filled.awaitUninterruptibly();
            return items.removeFirst();
        } finally {
            lock.unlock();
        }
    }

    static void put(int x) {
        lock.lock();
        try {
            items.addLast(x);
            filled.signalAll();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> put(1));
        t.start();
        assert take() == 1;
        t.join();
    }
}
