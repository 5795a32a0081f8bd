// verdict: pass
// outcomes: 0|1|2

// How far a daemon came when main looked; the program does not wait for the rest.
public class DaemonOutcome {
    static volatile int done;

    public static void main(String[] a) {
        Thread d = new Thread(() -> {
            done = 1;
            done = 2;
        });
        d.setDaemon(true);
        d.start();
        System.out.println(done);
    }
}
