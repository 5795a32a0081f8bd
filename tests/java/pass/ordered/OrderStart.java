// verdict: pass
// property: +race

// What was done before a thread was started comes before all that it does, and before what its own threads do.
public class OrderStart {
    static int x;
    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> { });
        first.start();
        x = 1;
        Thread t = new Thread(() -> new Thread(() -> x++).start());
        t.start();
        first.join();
    }
}
