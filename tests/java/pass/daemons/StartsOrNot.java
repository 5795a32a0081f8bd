// verdict: pass
// outcomes: |worker

/** A daemon starts a thread that prints, if the program has not ended before. */
public class StartsOrNot {
    public static void main(String[] args) {
        Thread daemon = new Thread(() -> {
            Thread worker = new Thread(() -> System.out.println("worker"));
            worker.setDaemon(false);
            worker.start();
        });
        daemon.setDaemon(true);
        daemon.start();
    }
}
