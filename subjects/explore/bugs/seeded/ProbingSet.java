/**
 * ProbingSet with a bug; without: subjects/explore/bugs/fixed/ProbingSet.java.
 *
 * A lost element: what is removed leaves no mark, and who went past it is not found any more.
 *
 * Explore add, remove. Shown by repOk; java.util.HashSet as oracle: contains. Shortest:
 *
 * <pre>
 * add(1); add(5); remove(1);
 * </pre>
 */
public class ProbingSet {
    private static final int EMPTY = 0;
    private static final int REMOVED = -1;

    private final int[] places = new int[4];

    /** Where a key is; -1 where it is not. */
    private int find(int key) {
        for (int i = 0; i < places.length; i++) {
            int at = (key + i) % places.length;
            if (places[at] == key) return at;
            if (places[at] == EMPTY) return -1;
        }
        return -1;
    }

    public boolean contains(int key) {
        return find(key) >= 0;
    }

    /** False where it is there, or there is no place. */
    public boolean add(int key) {
        if (find(key) >= 0) return false;
        for (int i = 0; i < places.length; i++) {
            int at = (key + i) % places.length;
            if (places[at] == EMPTY || places[at] == REMOVED) {
                places[at] = key;
                return true;
            }
        }
        return false;
    }

    public boolean remove(int key) {
        int at = find(key);
        if (at < 0) return false;
        places[at] = EMPTY;
        return true;
    }

    /** Who is there is found. */
    public boolean repOk() {
        for (int i = 0; i < places.length; i++) {
            if (places[i] > 0 && find(places[i]) != i) return false;
        }
        return true;
    }
}
