// verdict: pass

// An inner, a local and an anonymous class share the state of the outer object.
public class ModernInner {
    private int n;

    class Inner implements Runnable {
        @Override
        public void run() {
            synchronized (ModernInner.this) {
                n += 1;
            }
        }
    }

    void go() throws InterruptedException {
        int step = 10;
        class Local extends Thread {
            @Override
            public void run() {
                synchronized (ModernInner.this) {
                    n += step;
                }
            }
        }
        Thread x = new Thread(new Inner());
        Thread y = new Local();
        x.start();
        y.start();
        new Object() {
            void add() {
                synchronized (ModernInner.this) {
                    n += 100;
                }
            }
        }.add();
        x.join();
        y.join();
        assert n == 111;
    }

    public static void main(String[] a) throws InterruptedException {
        new ModernInner().go();
    }
}
