// verdict: deadlock

/** One thread keeps a lock and waits for what the other does only with that lock: nobody is ever seen to take it after him. */
public class KeptForEver {
    static volatile int b;
    static boolean ready;
    static final Object lock = new Object(), gate = new Object();

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            b = 1;
            synchronized (lock) {
                synchronized (gate) {
                    ready = true;
                    gate.notifyAll();
                }
            }
        });
        other.start();
        synchronized (lock) {
            synchronized (gate) {
                while (!ready) gate.wait();
            }
        }
    }
}
