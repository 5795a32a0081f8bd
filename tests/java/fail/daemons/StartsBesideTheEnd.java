// verdict: assertion

/** A daemon starts a thread that is none. The program may end before that: then only the hook runs. */
public class StartsBesideTheEnd {
    static volatile boolean ran;

    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert ran : "the worker has not run";
        }));
        Thread daemon = new Thread(() -> {
            Thread worker = new Thread(() -> ran = true, "worker");
            worker.setDaemon(false);
            worker.start();
        }, "daemon");
        daemon.setDaemon(true);
        daemon.start();
    }
}
