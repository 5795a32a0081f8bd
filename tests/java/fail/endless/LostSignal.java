// verdict: livelock

/** The signal may come before the worker resets it. */
public class LostSignal {
    static volatile boolean go;

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> {
            go = false;
            while (!go) {
            }
        });
        worker.start();
        go = true;
        worker.join();
    }
}
