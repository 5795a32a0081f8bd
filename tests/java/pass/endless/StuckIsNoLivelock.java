// verdict: pass
// property: -deadlock

/** That no thread can go on is a deadlock, which nobody asks for here. */
public class StuckIsNoLivelock {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        synchronized (lock) {
            lock.wait();
        }
    }
}
