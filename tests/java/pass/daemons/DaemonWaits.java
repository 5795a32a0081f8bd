// verdict: pass

// A daemon may wait for ever; the program ends with its last other thread.
public class DaemonWaits {
    static int handled;

    public static void main(String[] a) throws InterruptedException {
        Object queue = new Object();
        Thread d = new Thread() {
            @Override
            public void run() {
                synchronized (queue) {
                    while (true) {
                        try {
                            queue.wait();
                            handled = 1;
                        } catch (InterruptedException e) {
                            return;
                        }
                    }
                }
            }
        };
        d.setDaemon(true);
        d.start();
        synchronized (queue) {
            queue.notify();
        }
        assert d.isAlive();
    }
}
