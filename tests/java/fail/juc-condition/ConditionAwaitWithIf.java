// verdict: exception java.util.NoSuchElementException

import java.util.ArrayDeque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

// await guarded by if: both consumers are woken for one item, and the second finds nothing.
public class ConditionAwaitWithIf {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition filled = lock.newCondition();
    static final ArrayDeque<Integer> items = new ArrayDeque<>();

    static void take() {
        lock.lock();
        try {
            if (items.isEmpty()) filled.awaitUninterruptibly();
            items.removeFirst();
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

    public static void main(String[] a) {
        Thread t = new Thread(ConditionAwaitWithIf::take), u = new Thread(ConditionAwaitWithIf::take);
        t.start();
        u.start();
        put(1);
        put(2);
    }
}
