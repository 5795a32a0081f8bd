// verdict: deadlock

// main joins a daemon that waits for ever; a daemon does not hold up the end, but main does.
public class DaemonJoined {
    public static void main(String[] a) throws InterruptedException {
        Object never = new Object();
        Thread d = new Thread(() -> {
            synchronized (never) {
                try {
                    never.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        d.setDaemon(true);
        d.start();
        d.join();
    }
}
