// verdict: pass
// property: +race

// Whoever sees that a thread is over comes after all it did.
public class OrderIsAlive {
    static int x;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        if (!t.isAlive()) x = 2;
    }
}
