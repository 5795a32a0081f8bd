// Algorithms leaning on collections: topological sort, Tarjan, Kruskal, A*, LIS, word ladder, trie, LFU cache, interval merge, N queens.
import java.util.*;
import java.util.stream.*;

public class CollGraphs {
    static void o(Object x) { System.out.println(x); }
    static List<String> topo(Map<String, List<String>> g) {
        Map<String, Integer> in = new TreeMap<>();
        g.forEach((k, v) -> { in.putIfAbsent(k, 0); v.forEach(x -> in.merge(x, 1, Integer::sum)); });
        PriorityQueue<String> q = new PriorityQueue<>(); in.forEach((k, v) -> { if (v == 0) q.add(k); });
        List<String> out = new ArrayList<>();
        while (!q.isEmpty()) { String x = q.poll(); out.add(x); for (String y : g.getOrDefault(x, List.of())) if (in.merge(y, -1, Integer::sum) == 0) q.add(y); }
        if (out.size() < in.size()) throw new IllegalStateException("cycle among " + in.entrySet().stream().filter(e -> e.getValue() > 0).map(Map.Entry::getKey).toList());
        return out;
    }
    static class Tarjan { final Map<Integer, List<Integer>> g; final Map<Integer, Integer> idx = new HashMap<>(), low = new HashMap<>(); final Deque<Integer> st = new ArrayDeque<>(); final Set<Integer> on = new HashSet<>(); final List<Set<Integer>> out = new ArrayList<>(); Tarjan(Map<Integer, List<Integer>> g) { this.g = g; for (int v : g.keySet()) if (!idx.containsKey(v)) go(v); } void go(int v) { idx.put(v, idx.size()); low.put(v, idx.get(v)); st.push(v); on.add(v); for (int w : g.getOrDefault(v, List.of())) if (!idx.containsKey(w)) { go(w); low.merge(v, low.get(w), Math::min); } else if (on.contains(w)) low.merge(v, idx.get(w), Math::min); if (low.get(v).equals(idx.get(v))) { Set<Integer> c = new TreeSet<>(); int w; do { w = st.pop(); on.remove(w); c.add(w); } while (w != v); out.add(c); } } }
    static class Trie { final TreeMap<Character, Trie> kids = new TreeMap<>(); boolean end; void add(String s) { Trie t = this; for (char c : s.toCharArray()) t = t.kids.computeIfAbsent(c, k -> new Trie()); t.end = true; } List<String> prefix(String p) { Trie t = this; for (char c : p.toCharArray()) if ((t = t.kids.get(c)) == null) return List.of(); List<String> out = new ArrayList<>(); t.walk(p, out); return out; } void walk(String p, List<String> out) { if (end) out.add(p); kids.forEach((c, t) -> t.walk(p + c, out)); } int nodes() { return 1 + kids.values().stream().mapToInt(Trie::nodes).sum(); } }
    static class Lfu<K, V> { final int cap; final Map<K, V> vals = new HashMap<>(); final Map<K, Integer> cnt = new HashMap<>(); final TreeMap<Integer, LinkedHashSet<K>> by = new TreeMap<>(); Lfu(int c) { cap = c; } V get(K k) { if (!vals.containsKey(k)) return null; touch(k); return vals.get(k); } void touch(K k) { int c = cnt.merge(k, 1, Integer::sum); if (c > 1) { Set<K> s = by.get(c - 1); s.remove(k); if (s.isEmpty()) by.remove(c - 1); } by.computeIfAbsent(c, x -> new LinkedHashSet<>()).add(k); } void put(K k, V v) { if (!vals.containsKey(k) && vals.size() == cap) { var e = by.firstEntry(); K old = e.getValue().iterator().next(); e.getValue().remove(old); if (e.getValue().isEmpty()) by.remove(e.getKey()); vals.remove(old); cnt.remove(old); } vals.put(k, v); touch(k); } }
    public static void main(String[] args) {
        Map<String, List<String>> g = new HashMap<>(); g.put("shirt", List.of("tie", "belt")); g.put("tie", List.of("jacket"));
        g.put("pants", List.of("shoes", "belt")); g.put("belt", List.of("jacket")); g.put("socks", List.of("shoes")); o(topo(g));
        g.put("jacket", List.of("shirt"));
        try { topo(g); } catch (IllegalStateException e) { o(e.getMessage()); }
        Map<Integer, List<Integer>> d = new TreeMap<>(); int[][] es = {{1, 2}, {2, 3}, {3, 1}, {3, 4}, {4, 5}, {5, 6}, {6, 4}, {7, 6}, {8, 8}};
        for (int[] e : es) d.computeIfAbsent(e[0], k -> new ArrayList<>()).add(e[1]);
        o(new Tarjan(d).out);
        record Edge(String a, String b, int w) {} List<Edge> edges = new ArrayList<>(); String ns = "ABCDEFG";
        for (String s : "AD5 AB7 BC8 BD9 BE7 CE5 DE15 DF6 EF8 EG9 FG11".split(" ")) edges.add(new Edge(s.substring(0, 1), s.substring(1, 2), Integer.parseInt(s.substring(2))));
        edges.sort(Comparator.comparingInt(Edge::w).thenComparing(Edge::a)); Map<String, String> root = new HashMap<>();
        for (char c : ns.toCharArray()) root.put("" + c, "" + c);
        int tot = 0; List<String> mst = new ArrayList<>();
        for (Edge e : edges) { String a = e.a, b = e.b; while (!root.get(a).equals(a)) a = root.get(a); while (!root.get(b).equals(b)) b = root.get(b); if (!a.equals(b)) { root.put(a, b); tot += e.w; mst.add(e.a + e.b); } }
        o(tot + " " + mst);
        String[] maze = {"..#....", ".##.##.", "....#..", ".##...#", "...#..."}; record Pt(int r, int c) {} Map<Pt, Integer> dist = new HashMap<>();
        Map<Pt, Pt> from = new HashMap<>(); Pt goal = new Pt(4, 6);
        PriorityQueue<Pt> open = new PriorityQueue<>(Comparator.<Pt>comparingInt(p -> dist.get(p) + Math.abs(p.r - goal.r) + Math.abs(p.c - goal.c)).thenComparingInt(Pt::r).thenComparingInt(Pt::c));
        dist.put(new Pt(0, 0), 0);
        open.add(new Pt(0, 0)); while (!open.isEmpty()) { Pt p = open.poll(); if (p.equals(goal)) break; for (int[] m : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) { Pt q = new Pt(p.r + m[0], p.c + m[1]); if (q.r < 0 || q.c < 0 || q.r > 4 || q.c > 6 || maze[q.r].charAt(q.c) == '#') continue; int nd = dist.get(p) + 1; if (nd < dist.getOrDefault(q, Integer.MAX_VALUE)) { open.remove(q); dist.put(q, nd); from.put(q, p); open.add(q); } } }
        LinkedList<String> path = new LinkedList<>();
        for (Pt p = goal; p != null; p = from.get(p)) path.addFirst(p.r + "" + p.c);
        o(dist.get(goal) + " " + path);
        Set<String> dict = new TreeSet<>(List.of("cold", "cord", "card", "ward", "warm", "word", "worm", "corm", "bold"));
        Map<String, String> prev = new LinkedHashMap<>(); Deque<String> q = new ArrayDeque<>(List.of("cold"));
        prev.put("cold", null); while (!q.isEmpty() && !prev.containsKey("warm")) { String s = q.poll(); for (String t : dict) { int df = 0; for (int i = 0; i < 4; i++) if (s.charAt(i) != t.charAt(i)) df++; if (df == 1 && !prev.containsKey(t)) { prev.put(t, s); q.add(t); } } }
        List<String> lad = new ArrayList<>();
        for (String s = "warm"; s != null; s = prev.get(s)) lad.add(0, s);
        o(lad);
        int[] seq = new Random(6).ints(60, 0, 500).toArray(); TreeSet<Integer> tails = new TreeSet<>();
        for (int x : seq) { Integer c = tails.ceiling(x); if (c != null) tails.remove(c); tails.add(x); } o(tails.size());
        Trie t = new Trie();
        for (String s : "car card care cat dog do done".split(" ")) t.add(s);
        o(t.prefix("car") + "" + t.prefix("do") + t.prefix("x") + t.nodes()); Lfu<String, Integer> l = new Lfu<>(2); l.put("a", 1); l.put("b", 2); l.get("a");
        l.put("c", 3); o(l.get("b") + " " + l.get("c") + " " + l.by); l.put("d", 4); o(l.by + " " + l.vals.keySet().stream().sorted().toList());
        List<int[]> iv = new ArrayList<>(List.of(new int[] {8, 10}, new int[] {1, 3}, new int[] {2, 6}, new int[] {15, 18}, new int[] {17, 20}, new int[] {6, 7}));
        iv.sort(Comparator.comparingInt(x -> x[0])); Deque<int[]> st = new ArrayDeque<>();
        for (int[] x : iv) if (!st.isEmpty() && st.peekLast()[1] >= x[0]) st.peekLast()[1] = Math.max(st.peekLast()[1], x[1]); else st.add(x);
        o(st.stream().map(Arrays::toString).collect(Collectors.joining()));
        int[] cnt = {0}; queens(6, 0, new ArrayList<>(), cnt); o(cnt[0]); Deque<Character> br = new ArrayDeque<>();
        for (String s : List.of("([]{})", "([)]", "((", "")) { br.clear(); boolean ok = true; for (char c : s.toCharArray()) if ("([{".indexOf(c) >= 0) br.push(c); else ok &= !br.isEmpty() && "([{".indexOf(br.pop()) == ")]}".indexOf(c); System.out.print((ok && br.isEmpty()) + " "); }
        o("");
        Map<String, Set<String>> anag = new TreeMap<>();
        for (String w : "listen silent enlist google gogole abc cab".split(" ")) { char[] cs = w.toCharArray(); Arrays.sort(cs); anag.computeIfAbsent(new String(cs), k -> new TreeSet<>()).add(w); }
        o(anag);
        TreeMap<Integer, Integer> cal = new TreeMap<>();
        for (int[] x : new int[][] {{1, 5}, {2, 7}, {4, 9}, {10, 12}}) { cal.merge(x[0], 1, Integer::sum); cal.merge(x[1], -1, Integer::sum); } int act = 0, best = 0;
        for (int v : cal.values()) best = Math.max(best, act += v);
        o(best + " " + cal); Deque<Integer> win = new ArrayDeque<>(); List<Integer> mx = new ArrayList<>(); int[] a = {1, 3, -1, -3, 5, 3, 6, 7};
        for (int i = 0; i < a.length; i++) { while (!win.isEmpty() && a[win.peekLast()] <= a[i]) win.pollLast(); win.add(i); if (win.peek() <= i - 3) win.poll(); if (i >= 2) mx.add(a[win.peek()]); }
        o(mx);
    }
    static void queens(int n, int row, List<Integer> cols, int[] cnt) { if (row == n) { if (cnt[0]++ == 0) o(cols); return; } for (int c = 0; c < n; c++) { boolean ok = true; for (int r = 0; r < row; r++) ok &= cols.get(r) != c && Math.abs(cols.get(r) - c) != row - r; if (ok) { cols.add(c); queens(n, row + 1, cols, cnt); cols.remove(cols.size() - 1); } } }
}
