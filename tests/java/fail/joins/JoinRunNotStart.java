// verdict: deadlock

// run() instead of start() executes the consumer in main, which then waits for itself.
public class JoinRunNotStart {
    static boolean full;

    public static void main(String[] a) {
        Object slot = new Object();
        Thread consumer = new Thread(() -> {
            synchronized (slot) {
                while (!full) {
                    try {
                        slot.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }
        });
        consumer.run();
        synchronized (slot) {
            full = true;
            slot.notifyAll();
        }
    }
}
