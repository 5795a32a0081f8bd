// verdict: pass

// A thread made by a daemon is a daemon; one made by main is not.
public class DaemonInherited {
    static boolean childIsDaemon;

    public static void main(String[] a) throws InterruptedException {
        Thread d = new Thread(() -> {
            Thread child = new Thread(() -> { });
            childIsDaemon = child.isDaemon();
        });
        d.setDaemon(true);
        d.start();
        d.join();
        assert childIsDaemon;
        assert !new Thread().isDaemon();
    }
}
