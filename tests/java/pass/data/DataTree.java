// verdict: pass

// A search tree after three insertions of any keys; the walk in order is sorted and has no double.
import gov.nasa.jpf.vm.Verify;

public class DataTree {
    private DataTree left;
    private DataTree right;
    private final int key;

    DataTree(int key) {
        this.key = key;
    }

    static DataTree insert(DataTree t, int key) {
        if (t == null) return new DataTree(key);
        if (key < t.key) t.left = insert(t.left, key);
        else if (key > t.key) t.right = insert(t.right, key);
        return t;
    }

    static int check(DataTree t, int above) {
        if (t == null) return above;
        int l = check(t.left, above);
        assert t.key > l;
        return check(t.right, t.key);
    }

    public static void main(String[] a) {
        DataTree t = null;
        for (int i = 0; i < 3; i++) t = insert(t, Verify.getInt(1, 3));
        check(t, 0);
    }
}
