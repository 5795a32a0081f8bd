// verdict: pass
// outcomes: 1|2

import java.util.concurrent.locks.ReentrantLock;

// Who does not get the lock does without: one or both count.
public class TryLockChecked {
    static final ReentrantLock lock = new ReentrantLock();
    static int n;

    static void touch() {
        if (!lock.tryLock()) return;
        try {
            n++;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(TryLockChecked::touch), u = new Thread(TryLockChecked::touch);
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(n);
    }
}
