// verdict: livelock

/** A wait with a time limit in a loop hides that nobody notifies. */
public class TimedWaitForEver {
    static boolean ready;

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        new Thread(() -> System.out.print("")).start();
        synchronized (lock) {
            while (!ready) {
                lock.wait(100);
            }
        }
    }
}
