// equals/hashCode/compareTo contracts as seen by HashMap, HashSet, TreeMap, List operations; mutable keys, broken equals, collisions with treeification, identity semantics.
import java.util.*;
public class ClsEqualsHash {
    static void out(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o); System.out.println(b); }
    static int eq, hc, cp; static class K implements Comparable<K> { final int v, h; K(int v, int h) { this.v = v; this.h = h; }
        public boolean equals(Object o) { eq++; return o instanceof K k && k.v == v; } public int hashCode() { hc++; return h; }
        public int compareTo(K o) { cp++; return Integer.compare(v, o.v); } public String toString() { return "K" + v; } }
    static class NoCmp { final int v; NoCmp(int v) { this.v = v; }
        public boolean equals(Object o) { return o instanceof NoCmp n && n.v == v; } public int hashCode() { return 7; }
        public String toString() { return "N" + v; } }
    static class Mut { int v; Mut(int v) { this.v = v; } public int hashCode() { return v; }
        public boolean equals(Object o) { return o instanceof Mut m && m.v == v; } }
    static class Asym { String s; Asym(String s) { this.s = s; }
        public boolean equals(Object o) {
            return o instanceof Asym a ? a.s.equalsIgnoreCase(s) : o instanceof String t && t.equalsIgnoreCase(s); }
        public int hashCode() { return s.toLowerCase(Locale.ROOT).hashCode(); } }
    static class P { int x; P(int x) { this.x = x; }
        public boolean equals(Object o) { if (this == o) return true; if (o == null || getClass() != o.getClass()) return false;
            return x == ((P) o).x; } public int hashCode() { return Objects.hash(x); } }
    static class CP extends P { int c; CP(int x, int c) { super(x); this.c = c; }
        public boolean equals(Object o) { return super.equals(o) && c == ((CP) o).c; }
        public int hashCode() { return 31 * super.hashCode() + c; } } static class Id { }
    static class Throwing { public int hashCode() { throw new IllegalStateException("hash"); } }
    static class NanLike { public boolean equals(Object o) { return false; } public int hashCode() { return 1; } }
    static void cnt(String s) { out(s, " eq", eq, " hc", hc, " cp", cp); eq = hc = cp = 0; }
    public static void main(String[] args) {
        Map<K, Integer> m = new HashMap<>(); for (int i = 0; i < 5; i++) m.put(new K(i, i % 2), i); cnt("put5 " + m.size());
        m.get(new K(4, 0)); cnt("get"); m.put(new K(2, 0), 22); cnt("replace " + m.get(new K(2, 0))); m.containsKey(new K(2, 1));
        cnt("wrong hash"); m.remove(new K(0, 0)); cnt("remove " + m); Map<K, Integer> coll = new HashMap<>(128);
        for (int i = 0; i < 40; i++) coll.put(new K(i * 7 % 40, 99), i);
        out(coll.size(), " ", coll.get(new K(14, 99)), " ", coll.get(new K(41, 99)), (cp > 0)); eq = hc = cp = 0;
        for (int i = 0; i < 38; i++) coll.remove(new K(i, 99)); System.out.println(coll); Set<NoCmp> nc = new HashSet<>();
        for (int i = 0; i < 30; i++) nc.add(new NoCmp(i % 20));
        out(nc.size(), " ", nc.contains(new NoCmp(19)), nc.contains(new NoCmp(20)), nc.remove(new NoCmp(3)), nc.size());
        Mut mu = new Mut(1); Set<Mut> ms = new HashSet<>(List.of(mu)); mu.v = 2;
        out(ms.contains(mu), " ", ms.contains(new Mut(1)), ms.size(), ms.add(mu), ms.size(), ms.remove(mu), ms.size());
        out(new Asym("Hi").equals("hi"), " ", "hi".equals(new Asym("Hi")), " ", List.of("hi").contains(new Asym("HI")), " ",
                new ArrayList<Object>(List.of(new Asym("x"))).contains("X"), " ",
                new HashSet<Object>(List.of("hi")).contains(new Asym("HI"))); P p = new P(1); CP c = new CP(1, 2);
        out(p.equals(c), " ", c.equals(p), c.equals(new CP(1, 2)), p.equals(new P(1)), p.equals(null),
                new HashSet<>(List.of(p, c, new CP(1, 3))).size(), " ", c.hashCode()); Id a = new Id(), b = new Id();
        out(a.equals(b), " ", a.equals(a), (a.hashCode() == a.hashCode()), (a.hashCode() == System.identityHashCode(a)),
                System.identityHashCode(null), (new K(1, 5).hashCode() == System.identityHashCode(new K(1, 5)) ? "?" : ""));
        try { new HashMap<>().put(new Throwing(), 1); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        NanLike nl = new NanLike(); Set<Object> ns = new HashSet<>(); ns.add(nl); ns.add(nl); ns.add(new NanLike()); ns.add(new NanLike());
        out(ns.size(), " ", ns.contains(nl), ns.contains(new NanLike()), List.of(nl).contains(nl), Objects.equals(nl,
                nl), new ArrayList<>(List.of(nl)).equals(List.of(nl))); eq = hc = cp = 0;
        TreeMap<K, String> tm = new TreeMap<>(); for (int v : new int[]{5, 1, 9, 3}) tm.put(new K(v, 0), "v" + v); cnt(tm + "");
        out(tm.firstKey(), tm.floorKey(new K(4, 0)), tm.ceilingKey(new K(4, 0)), tm.higherEntry(new K(9, 0)),
                tm.headMap(new K(5, 0), true), tm.descendingMap(), tm.get(new K(3, 77)), tm.pollFirstEntry()); try { tm.put(null, ""); }
        catch (NullPointerException e) { System.out.println("npe"); } try { new TreeSet<Object>().add(new Id()); }
        catch (ClassCastException e) { System.out.println("cce"); }
        TreeSet<String> len = new TreeSet<>(Comparator.comparingInt(String::length));
        out(len.add("a"), len.add("b"), len.add("cc"), len, len.contains("z"));
        TreeMap<Object, Object> incons = new TreeMap<>((x, y) -> 0); incons.put("a", 1); incons.put(5, 2); System.out.println(incons);
        List<Integer> l1 = new ArrayList<>(List.of(1, 2)), l2 = new LinkedList<>(l1);
        out(l1.equals(l2), " ", l1.hashCode(), l2.hashCode(), " ", new HashSet<>(List.of(1, 2)).equals(Set.of(2, 1)),
                new HashSet<>(List.of(1)).equals(List.of(1)), Map.of(1, 2).equals(new TreeMap<>(Map.of(1, 2))), Map.of(1,
                2).hashCode(), Map.entry(1, 2).hashCode(), new AbstractMap.SimpleEntry<>("k",
                null).hashCode(), Optional.of(5).equals(Optional.of(5)), Optional.empty().hashCode(), new int[0].equals(new int[0]),
                        Arrays.asList(1, null).hashCode(), List.of().hashCode(), new ArrayDeque<>().equals(new ArrayDeque<>()),
                        "x".equals('x'), Integer.valueOf(1).equals((short) 1), Boolean.TRUE.hashCode(), Character.valueOf('a').hashCode(),
                        Long.valueOf(1L << 32).hashCode(), Double.valueOf(1).hashCode(), UUID.fromString("0-0-0-0-1").hashCode());
        List<List<Integer>> self = new ArrayList<>();
        out(Objects.hash(1, "a", null), " ", Objects.hashCode(null), Arrays.hashCode((Object[]) null), Objects.toString(null, "def"),
                Objects.requireNonNullElse(null, 5));
        IdentityHashMap<String, Integer> ih = new IdentityHashMap<>(); ih.put("a", 1); ih.put(new String("a"), 2);
        System.out.println(ih.size() + " " + ih.get("a") + ih.containsKey(new String("a")));
        Collections.sort(self == null ? null : l1, Collections.reverseOrder());
        System.out.println(l1 + " " + l1.indexOf(1) + l1.lastIndexOf(3));
        LinkedHashMap<K, Integer> lru = new LinkedHashMap<>(4, .75f, true); for (int i = 0; i < 4; i++) lru.put(new K(i, i), i);
        lru.get(new K(1, 1)); lru.getOrDefault(new K(0, 0), 0); System.out.println(lru);
    }
}
