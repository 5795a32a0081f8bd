// verdict: pass
// outcomes: true | false
import jaunt.Verify;

// Objects that are older than the search, beside so many that they are sealed, are asked for their hash codes in it.
public class HashOfSealed {
    static Object[] big = new Object[1000];
    static final Object x = new Object(), y = new Object();

    static void ask() {
        if (Verify.getBoolean()) {
            x.hashCode();
            y.hashCode();
        } else {
            y.hashCode();
            x.hashCode();
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < big.length; i++) {
            big[i] = new int[1];
        }
        ask();
        Verify.getBoolean();
        System.out.println(x.hashCode() < y.hashCode());
    }
}
