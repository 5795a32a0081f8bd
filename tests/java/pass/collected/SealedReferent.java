// verdict: pass
// outcomes: false false false | false true false | true false false | true true true
import java.lang.ref.WeakReference;
import jaunt.Verify;

// A weak reference to an object that is older than the search, beside so many that they are sealed.
public class SealedReferent {
    static Object[] big = new Object[1000];
    static Object strong;
    static WeakReference<Object> reference;

    static void make() {
        strong = new Object();
        reference = new WeakReference<>(strong);
    }

    public static void main(String[] args) {
        for (int i = 0; i < big.length; i++) {
            big[i] = new int[1];
        }
        make();
        boolean drop = Verify.getBoolean();
        boolean collect = Verify.getBoolean();
        if (drop) {
            strong = null;
        }
        if (collect) {
            System.gc();
        }
        Verify.getBoolean();
        System.out.println(drop + " " + collect + " " + (reference.get() == null));
    }
}
