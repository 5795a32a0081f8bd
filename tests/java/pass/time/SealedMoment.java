// verdict: pass
// outcomes: 0 | 1 | 2 | 3 | 4
import jaunt.Verify;

// A moment in an object that existed before the search, beside so many that they are sealed: its distance from now counts.
public class SealedMoment {
    static class Holder {
        long start;
    }

    static Object[] big = new Object[1000];
    static final Holder holder = new Holder();

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < big.length; i++) {
            big[i] = new int[1];
        }
        holder.start = System.nanoTime();
        for (int i = 0; i < 4; i++) {
            if (Verify.getBoolean()) {
                Thread.sleep(10);
            }
        }
        System.out.println((System.nanoTime() - holder.start) / 10_000_000);
    }
}
