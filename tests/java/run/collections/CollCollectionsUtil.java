// java.util.Collections algorithms: sort, search, rotate, shuffle with seeds, copy, fill, frequency, extremes, sublist search.
import java.util.*;

public class CollCollectionsUtil {
    static void o(Object x) { System.out.println(x); }
    static void fail(String n, Runnable r) {
        try { r.run(); o(n + " ok"); } catch (RuntimeException e) { o(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); }
    }
    static List<Integer> seq(int n) { List<Integer> l = new ArrayList<>(); for (int i = 0; i < n; i++) l.add(i); return l; }

    public static void main(String[] args) {
        for (int d : new int[] {0, 1, -1, 3, 7, 10, 13, -25}) {
            List<Integer> a = seq(10), b = new LinkedList<>(seq(10)), c = seq(150);
            Collections.rotate(a, d); Collections.rotate(b, d); Collections.rotate(c, d);
            o(d + " " + a + a.equals(b) + c.get(0));
        }
        List<Integer> big = new LinkedList<>(seq(150)); Collections.rotate(big, 40); o(big.get(0) + " " + big.get(149));
        for (long seed : new long[] {0, 1, 42}) { List<Integer> l = seq(12); Collections.shuffle(l, new Random(seed)); List<Integer> k = new LinkedList<>(seq(12)); Collections.shuffle(k, new Random(seed)); o(l + " " + l.equals(k)); }
        List<Integer> r = seq(7); Collections.reverse(r); o(r); List<Integer> lr = new LinkedList<>(seq(30)); Collections.reverse(lr); o(lr.subList(0, 4));
        Collections.swap(r, 0, 6); o(r); fail("swap", () -> Collections.swap(r, 0, 9));
        List<Integer> s = new ArrayList<>(List.of(1, 3, 5, 7, 7, 7, 9)); StringBuilder sb = new StringBuilder();
        for (int i = 0; i <= 10; i++) sb.append(Collections.binarySearch(s, i)).append(' ');
        o(sb);
        sb.setLength(0); List<Integer> ls = new LinkedList<>();
        for (int i = 0; i < 6000; i += 2) ls.add(i);
        for (int i : new int[] {-1, 0, 1, 4444, 5998, 5999}) sb.append(Collections.binarySearch(ls, i)).append(' ');
        o(sb + "" + Collections.binarySearch(List.of("c", "b", "a"), "a", Comparator.reverseOrder()));
        fail("bs type", () -> Collections.binarySearch((List) List.of("a", "b"), 1));
        o(Collections.min(List.of(4, 2, 9)) + " " + Collections.max(List.of(4, 2, 9)) + " " + Collections.max(List.of("a", "bbb", "cc"), Comparator.comparing(String::length)) + " " + Collections.min(List.of("x", "Y"), String.CASE_INSENSITIVE_ORDER));
        fail("min empty", () -> Collections.min(new ArrayList<Integer>())); fail("max null", () -> Collections.max(Arrays.asList(1, null)));
        o(Collections.frequency(Arrays.asList(1, null, 1, null, null), null) + " " + Collections.frequency(List.of("a", "b", "a"), "a") + " " + Collections.disjoint(List.of(1, 2), Set.of(3)) + Collections.disjoint(Set.of(1, 2), List.of(2, 3)) + Collections.disjoint(List.of(), List.of()));
        List<String> f = new ArrayList<>(List.of("a", "b", "c")); Collections.fill(f, "z"); o(f); List<Integer> dst = seq(5);
        Collections.copy(dst, List.of(9, 8)); o(dst); fail("copy", () -> Collections.copy(new ArrayList<>(List.of(1)), List.of(1, 2)));
        o(Collections.replaceAll(dst, 9, 100) + " " + dst + Collections.replaceAll(dst, 77, 1) + Collections.replaceAll(new ArrayList<>(Arrays.asList(null, 1)), null, 2));
        List<Integer> p = List.of(1, 2, 3, 1, 2, 3, 1, 2);
        o(Collections.indexOfSubList(p, List.of(1, 2)) + " " + Collections.lastIndexOfSubList(p, List.of(1, 2)) + " " + Collections.indexOfSubList(p, List.of()) + " " + Collections.lastIndexOfSubList(p, List.of()) + " " + Collections.indexOfSubList(p, List.of(3, 2)) + " " + Collections.lastIndexOfSubList(new LinkedList<>(p), new LinkedList<>(List.of(3, 1))));
        Collection<Integer> add = new TreeSet<>(); o(Collections.addAll(add, 3, 1, 2) + " " + Collections.addAll(add, 1) + " " + add);
        List<String> nc = Collections.nCopies(4, "ab");
        o(nc + " " + nc.size() + nc.contains("ab") + nc.indexOf("q") + nc.lastIndexOf("ab") + " " + nc.hashCode() + nc.equals(List.of("ab", "ab", "ab", "ab")) + nc.subList(1, 3) + Collections.nCopies(0, 1) + Collections.nCopies(2, null));
        fail("nc add", () -> nc.add("x")); fail("nc neg", () -> Collections.nCopies(-1, 0)); fail("nc sub", () -> nc.subList(2, 9));
        fail("nc get", () -> nc.get(4)); o(Collections.nCopies(Integer.MAX_VALUE, 1).size());
        // empties and singletons
        o(Collections.emptyList() + "" + Collections.emptySet() + Collections.emptyMap() + Collections.emptySortedSet() + Collections.emptyNavigableMap() + Collections.emptyIterator().hasNext() + Collections.emptyEnumeration().hasMoreElements() + (Collections.emptyList() == Collections.EMPTY_LIST) + Collections.emptyMap().getOrDefault("a", "d"));
        fail("el add", () -> Collections.emptyList().add(null)); fail("el get", () -> Collections.emptyList().get(0));
        fail("em put", () -> Collections.emptyMap().put(1, 1)); fail("em merge", () -> Collections.emptyMap().merge(1, 1, (x, y) -> x));
        fail("el clear", () -> Collections.emptyList().clear()); fail("es first", () -> Collections.emptySortedSet().first());
        fail("el removeIf", () -> o(Collections.emptyList().removeIf(x -> true))); fail("el it", () -> Collections.emptyIterator().next());
        fail("es headSet", () -> o(Collections.<Integer>emptyNavigableSet().headSet(5)));
        o(Collections.singleton(null) + "" + Collections.singletonList(1) + Collections.singletonMap("k", null) + Collections.singleton(1).contains(1) + Collections.singletonMap("k", "v").get("k"));
        fail("s add", () -> Collections.singleton(1).add(2)); fail("sl set", () -> Collections.singletonList(1).set(0, 2));
        fail("sm put", () -> Collections.singletonMap(1, 2).put(1, 2)); fail("sl get", () -> Collections.singletonList(1).get(1));
        fail("s it", () -> { Iterator<Integer> i = Collections.singleton(1).iterator(); i.next(); i.remove(); });
        fail("sl sort", () -> Collections.singletonList(1).sort(null)); fail("sl removeIf", () -> Collections.singletonList(1).removeIf(x -> false));
        Enumeration<Integer> en = Collections.enumeration(List.of(1, 2)); o(Collections.list(en) + "" + en.hasMoreElements());
        Queue<Integer> lifo = Collections.asLifoQueue(new ArrayDeque<>()); lifo.add(1); lifo.add(2); lifo.offer(3);
        o(lifo + " " + lifo.poll() + lifo.peek() + lifo.remove() + lifo.size()); Set<String> fromMap = Collections.newSetFromMap(new LinkedHashMap<>());
        fromMap.add("b"); fromMap.add("a"); fromMap.add("b"); o(fromMap);
        fail("fromMap full", () -> Collections.newSetFromMap(new HashMap<>(Map.of(1, true))));
        List<String> st = new ArrayList<>(List.of("b", "A", "a", "B")); Collections.sort(st); o(st); Collections.sort(st, Collections.reverseOrder()); o(st);
        Collections.sort(st, String.CASE_INSENSITIVE_ORDER); o(st); fail("sort imm", () -> Collections.sort(List.of(2, 1)));
        fail("sort unm", () -> Collections.sort(Collections.unmodifiableList(new ArrayList<>(List.of(2, 1)))));
        fail("shuffle imm", () -> Collections.shuffle(List.of(1, 2, 3), new Random(1))); fail("reverse imm of one", () -> Collections.reverse(List.of(1)));
    }
}
