// verdict: deadlock

// To park until a moment that is over takes a permit that is there: if it came by then, the next park waits for ever.
import java.util.concurrent.locks.LockSupport;
public class PermitIsTaken {
    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread(() -> LockSupport.unpark(main)).start();
        LockSupport.parkUntil(-1);
        LockSupport.park();
    }
}
