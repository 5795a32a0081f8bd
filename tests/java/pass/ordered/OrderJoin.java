// verdict: pass
// property: +race

// What a thread did comes before the return of join, and of those who come after that.
public class OrderJoin {
    static int x;
    static volatile boolean joined;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        Thread u = new Thread(() -> { if (joined) x++; });
        t.start();
        u.start();
        t.join();
        joined = true;
    }
}
