// verdict: pass
// property: +race

// A volatile flag orders what was written before it.
public class OrderVolatile {
    static int x;
    static volatile boolean ready;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { x = 1; ready = true; });
        t.start();
        if (ready) x = 2;
    }
}
