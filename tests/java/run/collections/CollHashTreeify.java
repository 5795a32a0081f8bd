// HashMap bins turned into trees by many colliding keys, comparable and not, then shrunk back; counts of compareTo and equals bounded.
import java.util.*;

public class CollHashTreeify {
    static int eq, cmp;
    static class Plain { final int id; Plain(int id) { this.id = id; } @Override public int hashCode() { return id & 3; } @Override public boolean equals(Object o) { eq++; return o instanceof Plain p && p.id == id; } @Override public String toString() { return "p" + id; } }
    static class Comp implements Comparable<Comp> { final int id; Comp(int id) { this.id = id; } @Override public int hashCode() { return 7; } @Override public boolean equals(Object o) { eq++; return o instanceof Comp p && p.id == id; } public int compareTo(Comp c) { cmp++; return Integer.compare(id, c.id); } @Override public String toString() { return "c" + id; } }
    static void o(Object x) { System.out.println(x); }
    public static void main(String[] args) {
        HashMap<Comp, Integer> m = new HashMap<>();
        for (int i = 0; i < 300; i++) m.put(new Comp(i * 37 % 300), i);
        o(m.size()); eq = cmp = 0;
        for (int i = 0; i < 300; i++) if (m.get(new Comp(i)) != i * 73 % 300 && !m.containsKey(new Comp(i))) o("lost " + i);
        o((cmp < 300 * 40) + " " + (eq < 300 * 40) + " " + m.get(new Comp(500)));
        // iteration over a tree bin follows insertion with the root moved to front: compare as a set, and print the sum of order
        Set<Integer> ids = new TreeSet<>();
        for (Comp c : m.keySet()) ids.add(c.id);
        o(ids.size() + " " + m.values().stream().mapToInt(x -> x).sum()); StringBuilder sb = new StringBuilder(); int k = 0;
        for (Comp c : m.keySet()) if (k++ < 15) sb.append(c).append(' ');
        o(sb);
        for (int i = 0; i < 300; i++) if (i % 50 != 0) { Integer r = m.remove(new Comp(i)); if (r == null) o("gone " + i); } o(m.keySet());
        for (int i = 0; i < 10; i++) m.put(new Comp(1000 + i), i);
        o(m.keySet());
        m.keySet().removeIf(c -> c.id % 2 == 0); o(m);
        for (Iterator<Comp> it = m.keySet().iterator(); it.hasNext(); ) if (it.next().id == 1003) it.remove();
        o(m); m.replaceAll((c, v) -> c.id + v); o(m); m.merge(new Comp(1001), 5, Integer::sum); m.computeIfAbsent(new Comp(-1), c -> -11);
        m.computeIfPresent(new Comp(1005), (c, v) -> null); o(m);
        // not comparable: falls back to class names and identity for ordering, but the content is what counts
        HashMap<Plain, Integer> p = new HashMap<>();
        for (int i = 0; i < 200; i++) p.put(new Plain(i), i);
        int bad = 0;
        for (int i = 0; i < 200; i++) if (p.get(new Plain(i)) != i) bad++;
        o(p.size() + " " + bad + " " + p.containsKey(new Plain(-4))); List<Integer> vs = new ArrayList<>(p.values()); Collections.sort(vs);
        o(vs.get(0) + ".." + vs.get(199));
        for (int i = 0; i < 200; i += 2) p.remove(new Plain(i));
        bad = 0;
        for (int i = 1; i < 200; i += 2) if (!p.containsKey(new Plain(i))) bad++;
        o(p.size() + " " + bad);
        // mixed classes in one bin
        HashMap<Object, Integer> x = new HashMap<>();
        for (int i = 0; i < 40; i++) { x.put(new Comp(i), i); x.put(i << 16 ^ 7 ^ i, i); } o(x.size() + " " + x.get(new Comp(39)) + " " + x.get(39 << 16 ^ 7 ^ 39));
        x.keySet().removeIf(q -> q instanceof Comp); o(x.size());
        // colliding strings: Aa and BB have one hash
        List<String> strs = new ArrayList<>(List.of(""));
        for (int i = 0; i < 6; i++) { List<String> n = new ArrayList<>(); for (String s : strs) { n.add(s + "Aa"); n.add(s + "BB"); } strs = n; }
        Set<Integer> hc = new HashSet<>();
        for (String s : strs) hc.add(s.hashCode());
        HashMap<String, Integer> sm = new HashMap<>();
        for (String s : strs) sm.put(s, sm.size());
        o(strs.size() + " " + hc.size() + " " + sm.size()); int c = 0;
        for (String s : strs) if (sm.get(s) == c) c++;
        o(c); StringBuilder ord = new StringBuilder(); int n = 0;
        for (String s : sm.keySet()) if (n++ < 6) ord.append(s).append(' ');
        o(ord);
        // treeified sets and linked maps keep their order
        LinkedHashMap<Comp, Integer> l = new LinkedHashMap<>(16, .75f, true);
        for (int i = 20; i > 0; i--) l.put(new Comp(i), i);
        l.get(new Comp(10)); l.get(new Comp(20)); o(l.keySet()); l.keySet().removeIf(q -> q.id > 4 && q.id != 10); o(l); HashSet<Comp> hs = new HashSet<>();
        for (int i = 0; i < 100; i++) hs.add(new Comp(i % 25));
        o(hs.size() + " " + hs.contains(new Comp(24)) + " " + hs.contains(new Comp(25)));
        // split of tree bins on resize: hashes alternate on higher bits
        record W(int h, int v) implements Comparable<W> { public int hashCode() { return h; } public int compareTo(W w) { return Integer.compare(v, w.v); } }
        HashMap<W, Integer> w = new HashMap<>();
        for (int i = 0; i < 400; i++) w.put(new W((i % 8) << 6 | 1, i), i);
        int sum = 0;
        for (int i = 0; i < 400; i++) sum += w.get(new W((i % 8) << 6 | 1, i));
        o(w.size() + " " + sum); long h = 0;
        for (int v : w.values()) h = h * 31 + v;
        o(h);
    }
}
