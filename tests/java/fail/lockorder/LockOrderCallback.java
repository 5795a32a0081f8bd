// verdict: deadlock

// The subject calls its listener with its own monitor held; the listener detaches with its own monitor held.
public class LockOrderCallback {
    interface Listener {
        void changed();
    }

    static class Subject {
        private Listener listener;

        synchronized void set(Listener l) {
            listener = l;
        }

        synchronized void fire() {
            if (listener != null) listener.changed();
        }
    }

    static class View implements Listener {
        private final Subject subject;
        private int seen;

        View(Subject s) {
            subject = s;
        }

        @Override
        public synchronized void changed() {
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
    }
}
