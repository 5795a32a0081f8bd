// toArray in its three forms over all collections: types, sizes, null terminator, store failures, independence.
import java.util.*;
import java.util.concurrent.*;

public class CollToArrays {
    static void o(Object x) { System.out.println(x); }
    public static void main(String[] args) {
        List<Integer> src = List.of(3, 1, 2);
        Map<String, Collection<Integer>> m = new LinkedHashMap<>();
        m.put("ArrayList", new ArrayList<>(src)); m.put("LinkedList", new LinkedList<>(src)); m.put("Vector", new Vector<>(src));
        m.put("ArrayDeque", new ArrayDeque<>(src)); m.put("PriorityQueue", new PriorityQueue<>(src)); m.put("HashSet", new HashSet<>(src));
        m.put("LinkedHashSet", new LinkedHashSet<>(src)); m.put("TreeSet", new TreeSet<>(src)); m.put("asList", Arrays.asList(3, 1, 2));
        m.put("unmod", Collections.unmodifiableList(new ArrayList<>(src))); m.put("List.of", src);
        m.put("sub", new ArrayList<>(List.of(0, 3, 1, 2, 9)).subList(1, 4)); m.put("keySet", new TreeMap<>(Map.of(1, "", 2, "", 3, "")).keySet());
        m.put("values", new LinkedHashMap<String, Integer>() {{ put("a", 3); put("b", 1); put("c", 2); }}.values()); m.put("nCopies", Collections.nCopies(3, 7));
        m.put("COW", new CopyOnWriteArrayList<>(src)); m.put("CLQ", new ConcurrentLinkedQueue<>(src)); m.put("LBQ", new LinkedBlockingQueue<>(src));
        m.put("ABQ", new ArrayBlockingQueue<>(5, true, src)); m.put("skip", new ConcurrentSkipListSet<>(src)); m.put("chm", ConcurrentHashMap.newKeySet());
        m.get("chm").addAll(src);
        m.put("custom", new AbstractCollection<>() { public Iterator<Integer> iterator() { return src.iterator(); } public int size() { return 3; } });
        m.put("wrongSizeLess", new AbstractCollection<>() { public Iterator<Integer> iterator() { return src.iterator(); } public int size() { return 1; } });
        m.put("wrongSizeMore", new AbstractCollection<>() { public Iterator<Integer> iterator() { return src.iterator(); } public int size() { return 9; } });
        for (var e : m.entrySet()) { Collection<Integer> c = e.getValue(); Object[] a = c.toArray(); Integer[] z = c.toArray(new Integer[0]); Number[] big = new Number[6]; Arrays.fill(big, -1); Number[] b = c.toArray(big); Integer[] g = c.toArray(Integer[]::new); String st; try { c.toArray(new String[3]); st = "stored"; } catch (ArrayStoreException x) { st = "ASE"; } String nu; try { c.toArray((Integer[]) null); nu = "?"; } catch (NullPointerException x) { nu = "NPE"; } o(e.getKey() + " " + Arrays.toString(a) + a.getClass().getSimpleName() + " " + z.length + z.getClass().getSimpleName() + " " + Arrays.toString(b) + (b == big) + " " + g.length + " " + st + " " + nu); }
        List<String> l = new ArrayList<>(List.of("p", "q")); Object[] ind = l.toArray(); ind[0] = 99; o(l + " " + ind[0]); String[] exact = new String[2];
        o(l.toArray(exact) == exact); CharSequence[] cs = l.toArray(new CharSequence[0]); cs[0] = new StringBuilder("sb"); o(cs[0] + "" + cs.length);
        Map.Entry<?, ?>[] es = new TreeMap<>(Map.of("k", 1, "j", 2)).entrySet().toArray(new Map.Entry<?, ?>[0]); o(Arrays.toString(es));
        Object[] empty = new ArrayList<>().toArray(); o(empty.length); String[] one = {"keep", "gone?", "kept"}; new ArrayList<String>().toArray(one);
        o(Arrays.toString(one)); int[] prim = src.stream().mapToInt(x -> x).toArray(); o(prim.length + "" + prim[0]);
        Integer[][] nested = List.of(new Integer[] {1}, new Integer[] {2, 3}).toArray(new Integer[0][]); o(Arrays.deepToString(nested));
        try { Object[] as = Arrays.asList("s").toArray(); as[0] = 1; o("Object[] " + as[0]); } catch (ArrayStoreException e) { o("ASE"); }
        try { Object[] covariant = new Integer[1]; covariant[0] = "s"; } catch (ArrayStoreException e) { o(e.getMessage()); }
        new ArrayList<>(m.values()).toArray(new Collection<?>[0])[0].clear();
        o(m.get("ArrayList"));
        ArrayList<Integer> fromBad = new ArrayList<>(new AbstractCollection<Integer>() { public Iterator<Integer> iterator() { return src.iterator(); } public int size() { return 3; } @Override public Object[] toArray() { return new Integer[] {8, 9}; } });
        fromBad.add(10); ((List) fromBad).add("str"); o(fromBad);
    }
}
