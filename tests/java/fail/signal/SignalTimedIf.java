// verdict: assertion

// A timed wait can also end because of its time limit; the condition is not checked again.
public class SignalTimedIf {
    public static void main(String[] a) throws InterruptedException {
        boolean[] ready = new boolean[1];
        Thread t = new Thread(() -> {
            synchronized (ready) {
                ready[0] = true;
                ready.notifyAll();
            }
        });
        t.start();
        synchronized (ready) {
            if (!ready[0]) ready.wait(50);
            assert ready[0];
        }
    }
}
