// verdict: pass

// The lock is read once into a local; the monitor that is entered is the one that is notified.
public class ExcNotifyFixed {
    static volatile Object lock = new Object();

    public static void main(String[] a) {
        new Thread(() -> lock = new Object()).start();
        Object l = lock;
        synchronized (l) {
            l.notifyAll();
        }
    }
}
