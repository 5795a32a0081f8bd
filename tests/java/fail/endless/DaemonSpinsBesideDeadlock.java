// verdict: livelock

/** The main thread waits for its own end beside a daemon that spins. */
public class DaemonSpinsBesideDeadlock {
    static volatile boolean stop;

    public static void main(String[] args) throws Exception {
        Thread daemon = new Thread(() -> {
            while (!stop) {
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        Thread.currentThread().join();
    }
}
