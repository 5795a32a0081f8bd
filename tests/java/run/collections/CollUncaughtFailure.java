// A ConcurrentModificationException leaves main from inside library code: output before it, trace through java.base frames, status 1.
import java.util.*;

public class CollUncaughtFailure {
    static int depth(List<Integer> l, int n) {
        if (n == 0) { for (Integer i : l) if (i > 1) l.remove(i); return l.size(); }
        return depth(l, n - 1) + 1;
    }
    public static void main(String[] args) {
        Map<String, List<Integer>> m = new TreeMap<>(Map.of("first", new ArrayList<>(List.of(1, 2)), "second", new LinkedList<>(List.of(1, 2, 3, 4))));
        try { new ArrayList<>(List.of(1)).listIterator().set(3); } catch (IllegalStateException e) { System.err.println("handled: " + e); }
        m.forEach((k, v) -> { System.out.println(k + " " + v); System.out.println(k + " -> " + depth(v, 2)); });
        System.out.println("never");
    }
}
