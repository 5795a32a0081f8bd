// verdict: pass
// outcomes: 0 | 1 | 2 | 3
import jaunt.Verify;

// As SealedMoment, with nothing but a static field that is never written again.
public class SealedStatic {
    static Object[] big = new Object[1000];
    static final long start = System.nanoTime();

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < big.length; i++) {
            big[i] = new int[1];
        }
        for (int i = 0; i < 3; i++) {
            if (Verify.getBoolean()) {
                Thread.sleep(10);
            }
        }
        System.out.println((System.nanoTime() - start) / 10_000_000);
    }
}
