// verdict: termination
// property: +termination -deadlock

/** Nobody asks for deadlocks; but from where a thread waits for ever, no execution ends. */
public class StuckIsNoEnd {
    public static void main(String[] args) {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }).start();
    }
}
