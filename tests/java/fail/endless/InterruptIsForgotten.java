// verdict: livelock

/** An interrupt that comes early is taken by nobody. */
public class InterruptIsForgotten {
    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> {
            Thread.interrupted();
            while (!Thread.currentThread().isInterrupted()) {
            }
        });
        worker.start();
        worker.interrupt();
        worker.join();
    }
}
