// verdict: race
// property: +race

// Without an edge, what a constructor wrote to an ordinary field need not be there.
import java.util.concurrent.atomic.AtomicReference;
public class OrderFieldNotFinal {
    static class Single {
        int a;
        Single(int a) { this.a = a; }
    }
    static final AtomicReference<Single> place = new AtomicReference<>();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> place.setOpaque(new Single(1)));
        t.start();
        Single p = place.getOpaque();
        if (p != null && p.a > 1) throw new AssertionError();
    }
}
