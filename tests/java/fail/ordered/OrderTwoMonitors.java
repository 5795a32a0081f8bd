// verdict: race
// property: +race

// Two monitors order nothing between each other.
public class OrderTwoMonitors {
    static int x;
    static final Object a = new Object(), b = new Object();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { synchronized (a) { x = 1; } });
        t.start();
        synchronized (b) { x = 2; }
        t.join();
    }
}
