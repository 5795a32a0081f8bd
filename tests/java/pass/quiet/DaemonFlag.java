// verdict: pass
// outcomes: false | true

// Whether a thread that is not started is a daemon.
public class DaemonFlag {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {});
        Thread other = new Thread(() -> t.setDaemon(true));
        other.start();
        System.out.println(t.isDaemon());
        other.join();
    }
}
