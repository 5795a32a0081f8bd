// verdict: pass
// outcomes: false | true | truerefused
// A write lock is released by its owner, who has looked at its stamp, and by somebody else between.
import java.util.concurrent.locks.StampedLock;

public class StepsStampedTwice {
    static final StampedLock lock = new StampedLock();
    static String owner = "";

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            long stamp = lock.writeLock();
            try {
                lock.unlockWrite(stamp);
            } catch (IllegalMonitorStateException e) {
                owner = "refused";
            }
        });
        t.start();
        boolean other = lock.tryUnlockWrite();
        t.join();
        System.out.println(other + owner);
    }
}
