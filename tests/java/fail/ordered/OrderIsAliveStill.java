// verdict: race
// property: +race

// That it is alive says nothing.
public class OrderIsAliveStill {
    static int x;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        if (t.isAlive()) x = 2;
    }
}
