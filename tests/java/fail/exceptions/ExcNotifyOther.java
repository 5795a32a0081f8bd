// verdict: exception java.lang.IllegalMonitorStateException

// The lock field changes between entering the monitor and notify.
public class ExcNotifyOther {
    static volatile Object lock = new Object();

    public static void main(String[] a) {
        new Thread(() -> lock = new Object()).start();
        synchronized (lock) {
            lock.notifyAll();
        }
    }
}
