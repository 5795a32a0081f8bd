// verdict: race
// property: +race

// One side holds a lock, the other does not.
public class OpenHalfRace {
    static int x;
    static final Object m = new Object();
    public static void main(String[] args) throws Exception {
        Thread w = new Thread() { public void run() { synchronized (m) { x = 1; } } };
        Thread v = new Thread() { public void run() { x = 2; } };
        w.start(); v.start();
    }
}
