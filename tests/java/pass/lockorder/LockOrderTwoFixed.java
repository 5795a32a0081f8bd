// verdict: pass
// property: +race

// All threads take A before B.
public class LockOrderTwoFixed {
    static final Object A = new Object();
    static final Object B = new Object();
    static int work;

    static void step() {
        synchronized (A) {
            synchronized (B) {
                work++;
            }
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(LockOrderTwoFixed::step);
        t.start();
        step();
        t.join();
        assert work == 2;
    }
}
