import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The subjects of subjects/explore beside the numbers of d'Amorim's dissertation.
 *
 * <pre>
 * java --add-opens java.base/java.util=ALL-UNNAMED SubjectTable [LIMIT [SUBJECT...]]
 * </pre>
 *
 * Rows whose number in the paper is above LIMIT (default 20000) are left out. Table 3.2 of the dissertation counts the states
 * found in N iterations, table 4.1 those that calls were executed from, which are the states found in N-1 iterations: for the
 * latter one iteration less is explored here. In a method `N` stands for the bound, `M` for N-1, `L` for N-2, `WORDS` for N
 * words.
 */
public final class SubjectTable {
    private record Row(String subject, String type, String[] methods, boolean expanded, int n, long paper) {}

    private static final String[] WORDS = {"a", "ab", "abc", "b", "ba", "bac", "c", "ca", "cab", "cb"};

    private static void rows(List<Row> all, String subject, String type, String methods, boolean expanded, int n, long... paper) {
        for (int i = 0; i < paper.length; i++) {
            all.add(new Row(subject, type, methods.split(" "), expanded, n + i, paper[i]));
        }
    }

    private static List<Row> all() {
        List<Row> all = new ArrayList<>();
        rows(all, "bst", "Bst", "add:1..N remove:1..N", false, 5, 188, 731, 2950, 12235, 51822, 223191);
        rows(all, "disjset", "DisjSet", "union:0..L find:0..L", false, 5, 77, 516, 4747);
        String list = "add(Object):1..N removeLast contains:1..N";
        rows(all, "linkedlist", "java.util.LinkedList", list, false, 5, 3906, 55987, 960800);
        String map = "put:1..N;0 remove:1..N get:1..N";
        rows(all, "treemap", "RedBlackMap", map, false, 5, 72, 185, 537, 1613, 4709, 13189);
        String tree = "put:1..N;0 remove(Object):1..N get:1..N";
        rows(all, "TreeMap", "java.util.TreeMap", tree, false, 5, 72, 185, 537, 1613, 4709, 13189);
        rows(all, "trie", "Trie", "add:WORDS isWord:WORDS isProperPrefix:WORDS", false, 5, 32, 64, 128, 256, 512, 1024);
        rows(all, "ubstack", "UbStack", "push:1..N pop", false, 5, 616, 3865, 27455);
        String vector = "addElement:1..N removeElement:1..N elementAt:0..M";
        rows(all, "vector", "java.util.Vector", vector, false, 5, 5042, 68781, 1140940);
        rows(all, "binheap", "BinHeap", "insert:1..N delete:1..N", true, 7, 16864, 250083, 1353196);
        rows(all, "bst", "Bst", "add:1..N remove:1..N", true, 9, 46960, 206395, 915641);
        rows(all, "deque", "Deque", "addLast:1..N remove:1..N", true, 8, 69281, 623530, 6235301);
        rows(all, "fibheap", "FibHeap", "insert:1..N removeMin", true, 6, 3003, 36730, 544659);
        String files = "createDirectory:0..5;1..N removeDirectory:0..5;1..N createFile:0..5;1..N removeFile:0..5;1..N";
        rows(all, "filesystem", "FileSystem", files + " read:0..5;1..N write:0..5;1..N", true, 3, 58, 1353, 64576);
        rows(all, "heaparray", "HeapArray", "insert:1..N extractMax", true, 8, 97092, 804809, 8722946);
        rows(all, "queue", "QueueTwoStacks", "enqueue:1..N dequeue", true, 6, 10057, 147995, 2578641);
        rows(all, "stack", "Stack", "push:1..N pop", true, 6, 9331, 137257, 2396745);
        rows(all, "treemap", "RedBlackMap", "put:1..N;0 remove:1..N", true, 12, 96401, 282532, 844655);
        rows(all, "TreeMap", "java.util.TreeMap", "put:1..N;0 remove(Object):1..N", true, 12, 96401, 282532, 844655);
        rows(all, "ubstack", "UbStack", "push:1..N pop", true, 8, 109681, 991189, 9922641);
        return all;
    }

    private static String fill(String method, int n) {
        String words = IntStream.range(0, Math.min(n, WORDS.length)).mapToObj(i -> WORDS[i]).collect(Collectors.joining(","));
        return method.replace("WORDS", words)
                .replace("..N", ".." + n)
                .replace("..M", ".." + (n - 1))
                .replace("..L", ".." + (n - 2));
    }

    public static void main(String[] args) throws ClassNotFoundException {
        long limit = args.length > 0 ? Long.parseLong(args[0]) : 20000;
        List<String> wanted = List.of(args).subList(Math.min(1, args.length), args.length);
        System.out.printf("%-11s %3s %-9s %10s %10s  %10s%n", "subject", "N", "", "paper", "here", "seconds");
        for (Row row : all()) {
            if (row.paper > limit || !wanted.isEmpty() && !wanted.contains(row.subject)) continue;
            long start = System.nanoTime();
            List<String> methods = Arrays.stream(row.methods).map(m -> fill(m, row.n)).toList();
            int depth = row.expanded ? row.n - 1 : row.n;
            PlainExplorer explorer = new PlainExplorer(Class.forName(row.type), new String[0], depth, methods);
            explorer.explore();
            double seconds = (System.nanoTime() - start) / 1e9;
            String what = row.expanded ? "expanded" : "found";
            int here = explorer.found();
            String note = here == row.paper ? "" : "  differs";
            if (row.subject.equals("vector")) {
                // The paper's Vector has its modCount in the state, and so the first state, which no call comes back to, was
                // not among those that calls led to.
                explorer = new PlainExplorer(Class.forName(row.type), new String[0], depth, methods);
                explorer.useLinear(new Linear(true));
                explorer.explore();
                note += "; with modCount and without the first " + (explorer.found() - 1);
            }
            if (explorer.violations > 0) note += "  violated: " + explorer.firstSequence;
            System.out.printf(
                    "%-11s %3d %-9s %10d %10d  %10.1f%s%n",
                    row.subject, row.n, what, row.paper, here, seconds, note);
        }
    }
}
