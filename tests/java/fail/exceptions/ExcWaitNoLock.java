// verdict: exception java.lang.IllegalMonitorStateException

// wait without the monitor, on the path where the flag is not set yet.
public class ExcWaitNoLock {
    static volatile boolean ready;

    public static void main(String[] a) throws InterruptedException {
        Object lock = new Object();
        Thread t = new Thread(() -> ready = true);
        t.start();
        if (!ready) lock.wait();
    }
}
