// verdict: assertion

// Oxygen wakes at the first hydrogen atom and bonds without counting again.
public class WaterTooEarly {
    private int hydrogen;

    synchronized void addHydrogen() {
        hydrogen++;
        notify();
    }

    synchronized void bond() throws InterruptedException {
        if (hydrogen < 2) wait();
        hydrogen -= 2;
        assert hydrogen >= 0;
    }

    public static void main(String[] a) throws InterruptedException {
        WaterTooEarly w = new WaterTooEarly();
        new Thread(w::addHydrogen).start();
        new Thread(w::addHydrogen).start();
        w.bond();
    }
}
