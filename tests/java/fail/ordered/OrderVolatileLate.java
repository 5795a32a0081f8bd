// verdict: race
// property: +race

// What comes after the volatile write is not ordered by it.
public class OrderVolatileLate {
    static int x;
    static volatile boolean ready;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { ready = true; x = 1; });
        t.start();
        if (ready) x = 2;
    }
}
