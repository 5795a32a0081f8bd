// verdict: pass
// property: +race

// Final fields, and what is behind them, are there for whoever has the object, however it came (JLS 17.5).
import java.util.concurrent.atomic.AtomicReference;
public class OrderFinalFields {
    static class Pair {
        final int a;
        final int[] more;
        Pair(int a) { this.a = a; more = new int[] { a, a }; }
    }
    static final AtomicReference<Pair> place = new AtomicReference<>();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> place.setOpaque(new Pair(1)));
        t.start();
        Pair p = place.getOpaque();
        if (p != null && p.a + p.more[1] != 2) throw new AssertionError();
    }
}
