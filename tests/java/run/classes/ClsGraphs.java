// Object graphs: Dijkstra, BFS/DFS, topological sort with cycle detection, union-find, LRU cache, trie, matrix, bank event simulation with priority queue; generics and inner classes throughout.
import java.util.*;
import java.util.stream.*;
public class ClsGraphs {
    static void out(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o); System.out.println(b); }
    static class Graph<N extends Comparable<N>> { private final Map<N, List<Edge>> adj = new TreeMap<>();
        class Edge { final N to; final int w; Edge(N to, int w) { this.to = to; this.w = w; } }
        void add(N a, N b, int w) { adj.computeIfAbsent(a, k -> new ArrayList<>()).add(new Edge(b, w));
            adj.computeIfAbsent(b, k -> new ArrayList<>()); }
        Map<N, Integer> dijkstra(N s) { Map<N, Integer> d = new TreeMap<>();
            class Q implements Comparable<Q> { final N n; final int c; Q(N n, int c) { this.n = n; this.c = c; }
                public int compareTo(Q o) { int r = Integer.compare(c, o.c); return r != 0 ? r : n.compareTo(o.n); } }
            PriorityQueue<Q> q = new PriorityQueue<>(); q.add(new Q(s, 0));
            while (!q.isEmpty()) { Q x = q.poll(); if (d.putIfAbsent(x.n, x.c) != null) continue;
                for (Edge e : adj.get(x.n)) if (!d.containsKey(e.to)) q.add(new Q(e.to, x.c + e.w)); } return d; }
        List<N> bfs(N s) { List<N> r = new ArrayList<>(); Set<N> seen = new HashSet<>(List.of(s)); Deque<N> q = new ArrayDeque<>(seen);
            while (!q.isEmpty()) { N n = q.poll(); r.add(n); for (Edge e : adj.get(n)) if (seen.add(e.to)) q.add(e.to); } return r; }
        List<N> dfs(N s) { List<N> r = new ArrayList<>();
            new Object() { final Set<N> seen = new HashSet<>();
                void go(N n) { if (!seen.add(n)) return; r.add(n); adj.get(n).forEach(e -> go(e.to)); } }.go(s); return r; }
        List<N> topo() { List<N> out = new ArrayList<>(); Map<N, Integer> st = new HashMap<>();
            class V { void visit(N n, Deque<N> path) { int s = st.getOrDefault(n, 0); path.addLast(n);
                    if (s == 1) throw new IllegalStateException("cycle " + path);
                    if (s == 0) { st.put(n, 1); for (Edge e : adj.get(n)) visit(e.to, path); st.put(n, 2); out.add(0, n); }
                    path.removeLast(); } } for (N n : adj.keySet()) new V().visit(n, new ArrayDeque<>()); return out; } }
    static class UF { final int[] p, sz; int sets;
        UF(int n) { p = new int[n]; sz = new int[n]; sets = n; for (int i = 0; i < n; i++) { p[i] = i; sz[i] = 1; } }
        int find(int x) { return p[x] == x ? x : (p[x] = find(p[x])); }
        boolean union(int a, int b) { a = find(a); b = find(b); if (a == b) return false; if (sz[a] < sz[b]) { int t = a; a = b; b = t; }
            p[b] = a; sz[a] += sz[b]; sets--; return true; } }
    static class LRU<K, V> { private class N { K k; V v; N p, n; } private final N head = new N(), tail = new N();
        private final Map<K, N> m = new HashMap<>(); final int cap; int hits, miss; LRU(int c) { cap = c; head.n = tail; tail.p = head; }
        private void cut(N x) { x.p.n = x.n; x.n.p = x.p; } private void front(N x) { x.n = head.n; x.p = head; head.n.p = x; head.n = x; }
        V get(K k) { N x = m.get(k); if (x == null) { miss++; return null; } hits++; cut(x); front(x); return x.v; }
        void put(K k, V v) { N x = m.get(k); if (x == null) { if (m.size() == cap) { N l = tail.p; cut(l); m.remove(l.k); } x = new N();
                x.k = k; m.put(k, x); } else cut(x); x.v = v; front(x); }
        @Override public String toString() { StringBuilder s = new StringBuilder();
            for (N x = head.n; x != tail; x = x.n) s.append(x.k).append('=').append(x.v).append(' '); return s.toString().trim(); } }
    static class Trie { private final Trie[] c = new Trie[26]; private boolean end;
        void add(String s) { Trie t = this; for (char ch : s.toCharArray()) { if (t.c[ch - 'a'] == null) t.c[ch - 'a'] = new Trie();
                t = t.c[ch - 'a']; } t.end = true; }
        List<String> with(String pre) { Trie t = this; for (char ch : pre.toCharArray()) if ((t = t.c[ch - 'a']) == null) return List.of();
            List<String> r = new ArrayList<>(); t.walk(new StringBuilder(pre), r); return r; }
        private void walk(StringBuilder b, List<String> r) { if (end) r.add(b.toString());
            for (int i = 0; i < 26; i++) if (c[i] != null) { b.append((char) ('a' + i)); c[i].walk(b, r); b.setLength(b.length() - 1); } } }
    record Matrix(long[][] a) { Matrix mul(Matrix o) { int n = a.length; long[][] r = new long[n][n];
            for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = 0; k < n; k++) r[i][j] += a[i][k] * o.a[k][j];
            return new Matrix(r); } Matrix pow(int e) { return e == 1 ? this : e % 2 == 0 ? mul(this).pow(e / 2) : mul(pow(e - 1)); } }
    static class Sim { long now; int seq; final List<String> log = new ArrayList<>(); final PriorityQueue<Ev> q = new PriorityQueue<>();
        class Ev implements Comparable<Ev> { final long t; final int s = seq++; final Runnable r;
            Ev(long t, Runnable r) { this.t = t; this.r = r; }
            public int compareTo(Ev o) { return t != o.t ? Long.compare(t, o.t) : s - o.s; } }
        void at(long d, Runnable r) { q.add(new Ev(now + d, r)); }
        void run() { while (!q.isEmpty()) { Ev e = q.poll(); now = e.t; e.r.run(); } } }
    static class Server { final Sim sim; final Deque<String> wait = new ArrayDeque<>(); boolean busy; final int time;
        Server(Sim s, int time) { sim = s; this.time = time; }
        void arrive(String c) { if (busy) { wait.add(c); sim.log.add(sim.now + " " + c + " waits"); } else start(c); }
        void start(String c) { busy = true; sim.log.add(sim.now + " " + c + " starts");
            sim.at(time, () -> { sim.log.add(sim.now + " " + c + " done"); busy = false; if (!wait.isEmpty()) start(wait.poll()); }); } }
    public static void main(String[] args) {
        Graph<String> g = new Graph<>();
        for (String e : "a-b4 a-c1 c-b2 b-d5 c-d8 d-e3 f-a1".split(" ")) g.add(e.substring(0, 1), e.substring(2, 3),
                Integer.parseInt(e.substring(3))); System.out.println(g.dijkstra("a") + " " + g.bfs("a") + g.dfs("a") + g.topo());
        g.add("e", "c", 1); try { g.topo(); } catch (IllegalStateException e) { System.out.println(e.getMessage()); } UF u = new UF(10);
        out(u.union(1, 2), u.union(3, 4), u.union(2, 4), u.union(1, 3), u.sets, (u.find(1) == u.find(4)), (u.find(0) == u.find(1)));
        LRU<String, Integer> l = new LRU<>(3);
        for (String s : "a b c a d a e b".split(" ")) if (l.get(s) == null) l.put(s, s.charAt(0) - 'a');
        System.out.println(l + " h" + l.hits + " m" + l.miss); l.put("a", 99); System.out.println(l); Trie t = new Trie();
        for (String w : "car card care cat dog do".split(" ")) t.add(w);
        System.out.println(t.with("car") + "" + t.with("d") + t.with("x") + t.with("").size());
        System.out.println(new Matrix(new long[][]{{1, 1}, {1, 0}}).pow(60).a()[0][1]); Sim s = new Sim(); Server sv = new Server(s, 5);
        for (int i = 0; i < 4; i++) { String c = "c" + i; s.at(i * 3L, () -> sv.arrive(c)); }
        s.at(100, () -> s.log.add(s.now + " end " + s.q.size())); s.run(); s.log.forEach(System.out::println);
        int[][] grid = {{0, 0, 1, 0}, {1, 0, 1, 0}, {0, 0, 0, 0}, {0, 1, 1, 0}}; Graph<Integer> gg = new Graph<>();
        for (int y = 0; y < 4; y++) for (int x = 0; x < 4;
                x++) if (grid[y][x] == 0) for (int[] d : new int[][]{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) { int ny = y + d[0], nx = x + d[1];
            if (ny >= 0 && ny < 4 && nx >= 0 && nx < 4 && grid[ny][nx] == 0) gg.add(y * 4 + x, ny * 4 + nx, 1); }
        System.out.println(gg.dijkstra(0));
        System.out.println(IntStream.range(0,
                16).filter(i -> gg.adj.containsKey(i)).mapToObj(i -> i + ":" + gg.adj.get(i).size()).collect(Collectors.joining(" ")));
    }
}
