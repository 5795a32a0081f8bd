// verdict: pass
// property: +termination

/** Nor does one that sleeps. */
public class DaemonSleeps {
    public static void main(String[] args) throws Exception {
        Thread daemon = new Thread(() -> {
            while (true) {
                try {
                    Thread.sleep(10);
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        Thread other = new Thread(() -> System.out.print(""));
        other.start();
        other.join();
    }
}
