/**
 * A set of positive integers as an open hash table of four places, by linear probing; what is removed leaves a mark, since
 * others may have gone past it.
 *
 * Explore add, remove and contains with 1..6. Oracle: java.util.HashSet, while at most four are in it.
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
        places[at] = REMOVED;
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
