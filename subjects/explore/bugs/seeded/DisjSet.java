/**
 * DisjSet with a bug; without: subjects/explore/DisjSet.java.
 *
 * The wrong end: an element, and not the root above it, is put below the other root, so that a set is torn in two.
 *
 * Explore union, find. Shown by the fixed class as oracle: find gives another root. Shortest:
 *
 * <pre>
 * union(0, 1); union(2, 3); union(0, 2); find(1);
 * </pre>
 */
public class DisjSet {
    private final int[] parent;
    private final int[] rank;

    public DisjSet() {
        this(8);
    }

    public DisjSet(int elements) {
        parent = new int[elements];
        rank = new int[elements];
        for (int i = 0; i < elements; i++) parent[i] = i;
    }

    public int find(int element) {
        if (parent[element] != element) parent[element] = find(parent[element]);
        return parent[element];
    }

    public void union(int one, int other) {
        int a = find(one);
        int b = find(other);
        if (a == b) return;
        if (rank[a] > rank[b]) {
            parent[b] = a;
        } else {
            parent[one] = b;
            if (rank[a] == rank[b]) rank[b]++;
        }
    }

    public boolean repOk() {
        for (int i = 0; i < parent.length; i++) {
            // Ranks grow towards the root, so there is no cycle.
            if (parent[i] != i && rank[parent[i]] <= rank[i]) return false;
        }
        return true;
    }
}
