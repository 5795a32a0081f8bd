// verdict: livelock

/** Two threads wake each other for ever and nothing comes of it (or both wait: a deadlock). */
public class WaitersPassTheLock {
    static final Object lock = new Object();

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                synchronized (lock) {
                    while (true) {
                        lock.notify();
                        try {
                            lock.wait();
                        } catch (InterruptedException e) {
                            return;
                        }
                    }
                }
            }).start();
        }
    }
}
