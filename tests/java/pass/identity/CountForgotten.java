// verdict: pass
// outcomes: 1 | kept 1 | kept 2 | kept 3
import java.util.ArrayList;
import java.util.Iterator;
import jaunt.Verify;

// How often a list was modified tells two lists apart only while an iterator lives.
public class CountForgotten {
    public static void main(String[] args) {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(0);
        boolean keep = Verify.getBoolean();
        int n = Verify.getInt(1, 3);
        for (int i = 0; i < n; i++) {
            list.add(1);
            list.remove(1);
        }
        for (int each : list) {
            Verify.assertTrue(each == 0);
        }
        Object[] root = {list, keep};
        Iterator<Integer> kept = keep ? list.iterator() : null;
        Verify.stopIfVisited(root);
        System.out.println(kept != null && kept.hasNext() ? "kept " + n : n);
    }
}
