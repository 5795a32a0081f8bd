// verdict: pass

/** A server and a client without an end. */
public class ReactiveServer {
    static int requests;
    static final Object lock = new Object();

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                synchronized (lock) {
                    while (requests == 0) {
                        try {
                            lock.wait();
                        } catch (InterruptedException e) {
                            return;
                        }
                    }
                    requests--;
                    lock.notifyAll();
                }
            }
        }).start();
        while (true) {
            synchronized (lock) {
                while (requests == 2) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
                requests++;
                lock.notifyAll();
            }
        }
    }
}
