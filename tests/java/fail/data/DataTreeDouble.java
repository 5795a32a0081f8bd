// verdict: assertion

// Insertion sends equal keys to the right instead of leaving them out.
import jaunt.Verify;

public class DataTreeDouble {
    record Tree(Tree left, int key, Tree right) {
        int size() {
            return 1 + (left == null ? 0 : left.size()) + (right == null ? 0 : right.size());
        }
    }

    static Tree insert(Tree t, int key) {
        if (t == null) return new Tree(null, key, null);
        return key < t.key()
            ? new Tree(insert(t.left(), key), t.key(), t.right())
            : new Tree(t.left(), t.key(), insert(t.right(), key));
    }

    public static void main(String[] a) {
        int x = Verify.getInt(1, 3);
        int y = Verify.getInt(1, 3);
        Tree t = insert(insert(null, x), y);
        int distinct = x == y ? 1 : 2;
        assert t.size() == distinct : t;
    }
}
