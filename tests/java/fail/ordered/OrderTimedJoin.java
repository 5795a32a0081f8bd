// verdict: race
// property: +race

// A join that gave up has seen nothing.
public class OrderTimedJoin {
    static int x;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = 1);
        t.start();
        t.join(10);
        x = 2;
    }
}
