import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The same with a lock of the library. */
public class ConditionPartners {
    static volatile boolean done;

    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        Condition turn = lock.newCondition();
        Runnable partner = () -> {
            lock.lock();
            try {
                while (!done) {
                    turn.signal();
                    turn.awaitUninterruptibly();
                }
            } finally {
                lock.unlock();
            }
        };
        new Thread(partner).start();
        new Thread(partner).start();
    }
}
