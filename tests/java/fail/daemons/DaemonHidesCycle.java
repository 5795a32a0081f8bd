// verdict: deadlock

// A daemon keeps ticking while two other threads have locked each other out.
public class DaemonHidesCycle {
    static volatile boolean tick;

    static class Pair extends Thread {
        private final Object first;
        private final Object second;

        Pair(Object first, Object second) {
            this.first = first;
            this.second = second;
        }

        @Override
        public void run() {
            synchronized (first) {
                synchronized (second) {
                    Thread.yield();
                }
            }
        }
    }

    public static void main(String[] a) {
        Thread clock = new Thread(() -> {
            while (true) tick = !tick;
        });
        clock.setDaemon(true);
        clock.start();
        Object x = new Object();
        Object y = new Object();
        new Pair(x, y).start();
        new Pair(y, x).start();
    }
}
