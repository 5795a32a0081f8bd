// verdict: pass
// property: +race

// A flag under the monitor remembers the signal, whichever side comes first.
public class SignalFlag {
    private boolean set;
    private int payload;

    synchronized void set(int v) {
        payload = v;
        set = true;
        notify();
    }

    synchronized int await() throws InterruptedException {
        while (!set) wait();
        return payload;
    }

    public static void main(String[] a) throws InterruptedException {
        SignalFlag f = new SignalFlag();
        new Thread(() -> f.set(9)).start();
        assert f.await() == 9;
    }
}
