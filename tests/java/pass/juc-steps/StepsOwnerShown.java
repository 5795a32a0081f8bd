// verdict: pass
// outcomes: false false false | false false true | false true false | false true true | true false false | true false true | true true false | true true true
// A lock is held before it has an owner, and has none any more before it is free: `toString` shows the owner, `isLocked` that it is held.
import java.util.concurrent.locks.ReentrantLock;

public class StepsOwnerShown {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            lock.lock();
            lock.unlock();
        }, "t");
        t.start();
        boolean held = lock.isLocked();
        boolean owned = lock.toString().endsWith("[Locked by thread t]");
        boolean still = lock.isLocked();
        t.join();
        System.out.println(held + " " + owned + " " + still);
    }
}
