/**
 * Disjoint sets of the integers below a bound, by union by rank and path compression: `disjset` of d'Amorim's dissertation
 * (table 3.2). An element keeps its rank when it is a root no more.
 *
 * Explore union and find with 0..N-2, depth N: the paper's numbers are those of N-1 elements. Elements that no call names
 * stay alone and do not count, so that the size of the object does not matter.
 *
 * <pre>
 * N         5    6     7
 * found    77  516  4747
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
            parent[a] = b;
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
