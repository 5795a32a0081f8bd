// verdict: pass

// A timed wait in a loop; a time-out only leads to another look at the condition.
public class SignalTimedWhile {
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
            while (!ready[0]) ready.wait(5);
            assert ready[0];
        }
    }
}
