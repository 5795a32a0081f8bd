// verdict: pass

// The subject copies the listener under its monitor and calls it after leaving the monitor.
public class LockOrderOpenCall {
    static class Subject {
        private Runnable listener;

        synchronized void set(Runnable l) {
            listener = l;
        }

        void fire() {
            Runnable l;
            synchronized (this) {
                l = listener;
            }
            if (l != null) l.run();
        }
    }

    static class View implements Runnable {
        private final Subject subject;
        private int seen;

        View(Subject s) {
            subject = s;
        }

        @Override
        public synchronized void run() {
            seen++;
        }

        synchronized void close() {
            subject.set(null);
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Subject s = new Subject();
        View v = new View(s);
        s.set(v);
        Thread t = new Thread(s::fire);
        t.start();
        v.close();
        t.join();
        assert v.seen <= 1;
    }
}
