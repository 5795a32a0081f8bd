// verdict: pass
// property: +termination

/** Spinning on the interrupt status, which comes. */
public class InterruptEndsASpin {
    public static void main(String[] args) {
        Thread worker = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
            }
        });
        worker.start();
        worker.interrupt();
    }
}
