// verdict: pass
// outcomes: k | changed
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.Iterator;
import jaunt.Verify;

// An iterator that is older than the search, beside so many objects that they are sealed: how often the map was modified counts.
public class SealedIterator {
    static Object[] big = new Object[1000];
    static HashMap<String, String> map = new HashMap<>();
    static Iterator<String> iterator;

    static void change() {
        boolean really = Verify.getBoolean();
        map.keySet();
        if (really) {
            map.put("x", "x");
            map.remove("x");
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < big.length; i++) {
            big[i] = new int[1];
        }
        map.put("k", "v");
        iterator = map.keySet().iterator();
        change();
        Verify.getBoolean();
        try {
            System.out.println(iterator.next());
        } catch (ConcurrentModificationException e) {
            System.out.println("changed");
        }
    }
}
