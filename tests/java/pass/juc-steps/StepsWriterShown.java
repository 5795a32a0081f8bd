// verdict: pass
// outcomes: false false false | false false true | false true false | false true true | true false false | true false true | true true false | true true true
// The same of a write lock.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class StepsWriterShown {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            lock.writeLock().lock();
            lock.writeLock().unlock();
        }, "t");
        t.start();
        boolean held = lock.isWriteLocked();
        boolean owned = lock.writeLock().toString().endsWith("[Locked by thread t]");
        boolean still = lock.isWriteLocked();
        t.join();
        System.out.println(held + " " + owned + " " + still);
    }
}
