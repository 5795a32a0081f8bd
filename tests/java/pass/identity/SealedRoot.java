// verdict: pass
// outcomes: 0 | 1 | 2 | 3
import jaunt.Verify;

// What lies below an object that is older than the search, beside so many that they are sealed.
public class SealedRoot {
    static class Box {
        int value;
        Box next;
    }

    static Object[] big = new Object[1000];
    static final Box root = new Box();

    public static void main(String[] args) {
        for (int i = 0; i < big.length; i++) {
            big[i] = new int[1];
        }
        root.next = new Box();
        int n = Verify.getInt(0, 3);
        root.next.value = n;
        Verify.stopIfVisited(root);
        System.out.println(n);
    }
}
