// verdict: pass
// outcomes: 0 0 0 | 10 10 10 | 20 20 20 | 30 30 30
import jaunt.Verify;

// As SealedMoment, in an array, a boxed number and a static field, of the wall clock.
public class SealedMilliseconds {
    static Object[] big = new Object[1000];
    static final long[] array = new long[2];
    static Long box;
    static long field;

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < big.length; i++) {
            big[i] = new int[1];
        }
        array[1] = System.currentTimeMillis();
        box = System.currentTimeMillis();
        field = System.currentTimeMillis();
        for (int i = 0; i < 3; i++) {
            if (Verify.getBoolean()) {
                Thread.sleep(10);
            }
        }
        long now = System.currentTimeMillis();
        System.out.println((now - array[1]) + " " + (now - box) + " " + (now - field));
    }
}
