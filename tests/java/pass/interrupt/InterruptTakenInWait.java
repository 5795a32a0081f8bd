// verdict: pass
// outcomes: true false | true true | false false

// An interrupt that ends a wait is taken with the monitor only: as long as another thread has that, the flag is set.
public class InterruptTakenInWait {
    static final Object lock = new Object();

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    // Taken.
                }
            }
        });
        t.start();
        t.interrupt();
        boolean first, second;
        synchronized (lock) {
            first = t.isInterrupted();
            second = t.isInterrupted();
            assert first == second;
        }
        System.out.print(first + " " + t.isInterrupted());
    }
}
