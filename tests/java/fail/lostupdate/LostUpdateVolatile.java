// verdict: assertion

// A volatile field does not make ++ atomic; an increment can still be lost.
public class LostUpdateVolatile {
    static volatile int hits;

    public static void main(String[] a) throws InterruptedException {
        Runnable r = () -> hits++;
        Thread t = new Thread(r);
        t.start();
        r.run();
        t.join();
        assert hits == 2;
    }
}
