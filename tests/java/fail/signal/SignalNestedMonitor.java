// verdict: deadlock

// Nested monitor lockout; wait gives up the inner monitor only, the notifier needs the outer one first.
public class SignalNestedMonitor {
    private final Object inner = new Object();
    private boolean open;

    synchronized void pass() throws InterruptedException {
        synchronized (inner) {
            while (!open) inner.wait();
        }
    }

    synchronized void open() {
        synchronized (inner) {
            open = true;
            inner.notifyAll();
        }
    }

    public static void main(String[] a) throws InterruptedException {
        SignalNestedMonitor gate = new SignalNestedMonitor();
        Thread t = new Thread(gate::open);
        t.start();
        gate.pass();
    }
}
