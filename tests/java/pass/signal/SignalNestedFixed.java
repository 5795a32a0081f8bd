// verdict: pass

// Only one monitor is held around the wait, so the opener gets in.
public class SignalNestedFixed {
    private final Object inner = new Object();
    private boolean open;
    private int visits;

    void pass() throws InterruptedException {
        synchronized (inner) {
            while (!open) inner.wait();
        }
        synchronized (this) {
            visits++;
        }
    }

    synchronized void open() {
        synchronized (inner) {
            open = true;
            inner.notifyAll();
        }
    }

    public static void main(String[] a) throws InterruptedException {
        SignalNestedFixed gate = new SignalNestedFixed();
        Thread t = new Thread(gate::open);
        t.start();
        gate.pass();
        t.join();
        assert gate.visits == 1;
    }
}
