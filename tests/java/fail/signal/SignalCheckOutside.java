// verdict: deadlock

// The condition is checked before the monitor is entered; the notify fits into the gap.
public class SignalCheckOutside {
    static volatile boolean ready;

    public static void main(String[] a) throws InterruptedException {
        final Object lock = new Object();
        Thread setter = new Thread() {
            @Override
            public void run() {
                ready = true;
                synchronized (lock) {
                    lock.notifyAll();
                }
            }
        };
        setter.start();
        if (!ready) {
            synchronized (lock) {
                lock.wait();
            }
        }
        setter.join();
    }
}
