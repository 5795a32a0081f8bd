// verdict: pass

// Default, static and private methods of an interface around a guarded counter.
public class ModernDefaults {
    interface Counter {
        int bump(int n);

        default int twice() {
            return step(1) + step(1);
        }

        private int step(int n) {
            return bump(n);
        }

        static Counter guarded() {
            return new Counter() {
                private int value;

                @Override
                public synchronized int bump(int n) {
                    value += n;
                    return value;
                }
            };
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Counter c = Counter.guarded();
        Thread t = new Thread(c::twice);
        t.start();
        int mine = c.twice();
        t.join();
        assert mine >= 3 && mine <= 7;
        assert c.bump(0) == 4;
    }
}
