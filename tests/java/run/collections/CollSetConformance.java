// Set algebra on every Set implementation against a boolean array model; hash codes and equality across implementations.
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;

public class CollSetConformance {
    static String model(boolean[] b) { StringBuilder s = new StringBuilder(); for (int i = 0; i < b.length; i++) if (b[i]) s.append(i).append(' '); return s.toString(); }
    static String view(Set<Integer> s) { StringBuilder b = new StringBuilder(); for (int x : new TreeSet<>(s)) b.append(x).append(' '); return b.toString(); }

    static int run(String name, Set<Integer> s, long seed) {
        boolean[] m = new boolean[40];
        Random r = new Random(seed);
        int bad = 0, h = 0;
        for (int step = 0; step < 400; step++) {
            int v = r.nextInt(40), w = r.nextInt(40), lo = Math.min(v, w), hi = Math.max(v, w);
            boolean want, got;
            List<Integer> few = new ArrayList<>();
            for (int i = 0; i < 4; i++) few.add(r.nextInt(40));
            switch (r.nextInt(9)) {
                case 0, 1, 2 -> { want = !m[v]; m[v] = true; got = s.add(v); }
                case 3 -> { want = m[v]; m[v] = false; got = s.remove(v); }
                case 4 -> { want = false; for (int x : few) { want |= !m[x]; m[x] = true; } got = s.addAll(few); }
                case 5 -> { want = false; for (int x : few) { want |= m[x]; m[x] = false; } got = s.removeAll(few); }
                case 6 -> { want = false; for (int i = lo; i < hi; i += 3) { want |= m[i]; m[i] = false; } got = s.removeIf(x -> x >= lo && x < hi && (x - lo) % 3 == 0); }
                case 7 -> { want = true; for (int x : few) want &= m[x]; got = s.containsAll(few); }
                default -> {
                    if (step % 3 == 0) { want = false; Set<Integer> keep = new HashSet<>(); for (int i = 0; i < 40; i++) if (i % 5 != v % 5) keep.add(i); else { want |= m[i]; m[i] = false; } got = s.retainAll(keep); }
                    else { want = got = true; for (Iterator<Integer> it = s.iterator(); it.hasNext(); ) if (it.next() == v && !(s instanceof CopyOnWriteArraySet)) it.remove(); if (!(s instanceof CopyOnWriteArraySet)) m[v] = false; else { got = s.remove(v) == m[v]; m[v] = false; } }
                }
            }
            int n = 0, hc = 0;
            for (int i = 0; i < 40; i++) if (m[i]) { n++; hc += i; }
            if (want != got || s.size() != n || s.isEmpty() != (n == 0) || s.hashCode() != hc || s.contains(v) != m[v]) { bad++; if (bad < 3) System.out.println(name + " step " + step + " " + want + got + " " + s.size() + "/" + n); }
            h = h * 31 + hc;
        }
        if (!view(s).equals(model(m))) { bad++; System.out.println(name + " ends with " + view(s)); }
        System.out.println(name + " bad=" + bad + " h=" + h + " left " + view(s));
        return bad;
    }
    public static void main(String[] args) {
        Map<String, Supplier<Set<Integer>>> im = new LinkedHashMap<>();
        im.put("HashSet", HashSet::new); im.put("LinkedHashSet", LinkedHashSet::new); im.put("TreeSet", TreeSet::new);
        im.put("TreeSet rev", () -> new TreeSet<>(Comparator.reverseOrder()));
        im.put("descendingSet", () -> new TreeSet<Integer>().descendingSet()); im.put("tailSet", () -> new TreeSet<Integer>().tailSet(-3));
        im.put("skip", ConcurrentSkipListSet::new); im.put("skip desc", () -> new ConcurrentSkipListSet<Integer>().descendingSet());
        im.put("newKeySet", ConcurrentHashMap::newKeySet); im.put("COW", CopyOnWriteArraySet::new);
        im.put("fromMap", () -> Collections.newSetFromMap(new TreeMap<>())); im.put("sync", () -> Collections.synchronizedSet(new HashSet<>()));
        im.put("checked", () -> Collections.checkedSet(new LinkedHashSet<>(), Integer.class));
        int bad = 0;
        for (var e : im.entrySet()) bad += run(e.getKey(), e.getValue().get(), 77);
        System.out.println("total bad " + bad);
        List<Set<Integer>> same = new ArrayList<>();
        for (var e : im.entrySet()) { Set<Integer> s = e.getValue().get(); Collections.addAll(s, 9, 4, 1, 25, 16); same.add(s); }
        same.add(Set.of(1, 4, 9, 16, 25)); same.add(Collections.unmodifiableSet(new HashSet<>(List.of(1, 4, 9, 16, 25))));
        same.add(new TreeMap<>(Map.of(1, 0, 4, 0, 9, 0, 16, 0, 25, 0)).keySet());
        int eq = 0; for (Set<Integer> a : same) for (Set<Integer> b : same) if (a.equals(b) && a.hashCode() == b.hashCode()) eq++;
        System.out.println(eq + " of " + same.size() * same.size());
        // power set, cartesian product, partitions by union-find with sets of sets
        Set<Set<Integer>> ps = new HashSet<>(); ps.add(Set.of());
        for (int x : new int[] {1, 2, 3, 4}) for (Set<Integer> s : new ArrayList<>(ps)) { Set<Integer> n = new TreeSet<>(s); n.add(x); ps.add(n); }
        System.out.println(ps.size() + " " + ps.contains(new LinkedHashSet<>(List.of(3, 1))) + " " + ps.hashCode());
        Map<Integer, Set<Integer>> part = new TreeMap<>();
        for (int i = 0; i < 12; i++) part.put(i, new TreeSet<>(Set.of(i)));
        int[][] un = {{0, 4}, {4, 8}, {1, 3}, {3, 9}, {2, 7}, {8, 0}};
        for (int[] u : un) { Set<Integer> a = part.get(u[0]), b = part.get(u[1]); if (a != b) { a.addAll(b); for (int x : b) part.put(x, a); } }
        Set<Set<Integer>> classes = Collections.newSetFromMap(new IdentityHashMap<>());
        classes.addAll(part.values()); List<String> cs = new ArrayList<>();
        for (Set<Integer> c : classes) cs.add(c.toString());
        Collections.sort(cs); System.out.println(cs);
        // a mutable element whose hash changes gets lost
        Set<List<Integer>> lost = new HashSet<>(); List<Integer> key = new ArrayList<>(List.of(1)); lost.add(key); key.add(2);
        System.out.println(lost.contains(key) + " " + lost.remove(key) + " " + lost.size() + " " + lost.add(key) + " " + lost);
    }
}
