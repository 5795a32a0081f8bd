// verdict: pass
// property: +termination

/** A daemon that spins does not keep a program alive. */
public class DaemonSpins {
    static volatile boolean flag;
    static volatile int work;

    public static void main(String[] args) {
        Thread daemon = new Thread(() -> {
            while (!flag) {
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        work = 1;
        work = 2;
    }
}
