// verdict: pass
// property: +race

// A lock of the library.
import java.util.concurrent.locks.ReentrantLock;
public class OrderLock {
    static int x;
    static final ReentrantLock lock = new ReentrantLock();
    static void add() {
        lock.lock();
        try { x++; } finally { lock.unlock(); }
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(OrderLock::add);
        t.start();
        add();
        t.join();
        if (x != 2) throw new AssertionError();
    }
}
