// verdict: livelock

/** A consumer waits again and again, each time with a deadline of its own, and there is no producer. */
public class PollsInVain {
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        synchronized (lock) {
            while (!ready) {
                long end = System.nanoTime() + 10_000_000;
                for (long left = 10; !ready && left > 0; left = (end - System.nanoTime()) / 1_000_000) {
                    lock.wait(left);
                }
            }
        }
    }
}
