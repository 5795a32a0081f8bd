// Graph algorithms: BFS, DFS, Dijkstra, Bellman-Ford, Floyd, Prim, Kruskal, topological sort, SCC
// (Tarjan), bridges, max flow, matching, Euler path, A*, coloring, PageRank.
import java.util.*;
import java.util.stream.*;

public class LargeGraphs {
    record Edge(int u, int v, int w) { }
    static class Graph {
        final int n;
        final boolean directed;
        final List<List<Edge>> adj = new ArrayList<>();
        final List<Edge> edges = new ArrayList<>();
        Graph(int n, boolean d) {
            this.n = n;
            directed = d;
            for (int i = 0; i < n; i++) adj.add(new ArrayList<>());
        }
        Graph add(int u, int v, int w) {
            Edge e = new Edge(u, v, w);
            edges.add(e);
            adj.get(u).add(e);
            if (!directed) adj.get(v).add(new Edge(v, u, w));
            return this;
        }
        static Graph parse(int n, boolean d, String s) {
            Graph g = new Graph(n, d);
            for (String e : s.trim().split("\\s+")) {
                String[] c = e.split(":"), p = c[0].split("-");
                g.add(Integer.parseInt(p[0]), Integer.parseInt(p[1]), c.length > 1
                        ? Integer.parseInt(c[1]) : 1);
            }
            return g;
        }
        Graph reverse() {
            Graph g = new Graph(n, true);
            for (Edge e : edges) g.add(e.v(), e.u(), e.w());
            return g;
        }
    }
    static final int INF = 1_000_000;
    static int[] bfs(Graph g, int s) {
        int[] d = new int[g.n];
        Arrays.fill(d, -1);
        Deque<Integer> q = new ArrayDeque<>(List.of(s));
        d[s] = 0;
        while (!q.isEmpty()) {
            int u = q.poll();
            for (Edge e : g.adj.get(u)) if (d[e.v()] < 0) {
                d[e.v()] = d[u] + 1;
                q.add(e.v());
            }
        }
        return d;
    }
    static String dfs(Graph g) {
        int[] state = new int[g.n], pre = new int[g.n], post = new int[g.n], clock = {0};
        TreeMap<String, Integer> kinds = new TreeMap<>();
        for (int s = 0; s < g.n; s++) if (state[s] == 0) visit(g, s, state, pre, post, clock, kinds);
        return Arrays.toString(pre) + Arrays.toString(post) + kinds;
    }
    static void visit(Graph g, int u, int[] st, int[] pre, int[] post, int[] c, Map<String, Integer> k) {
        st[u] = 1;
        pre[u] = ++c[0];
        for (Edge e : g.adj.get(u)) {
            String t;
            if (st[e.v()] == 0) {
                t = "tree";
                k.merge(t, 1, Integer::sum);
                visit(g, e.v(), st, pre, post, c, k);
                continue;
            }
            t = st[e.v()] == 1 ? "back" : pre[e.v()] > pre[u] ? "forward" : "cross";
            k.merge(t, 1, Integer::sum);
        }
        st[u] = 2;
        post[u] = ++c[0];
    }
    static int[] dijkstra(Graph g, int s, int[] par) {
        int[] d = new int[g.n];
        Arrays.fill(d, INF);
        Arrays.fill(par, -1);
        d[s] = 0;
        PriorityQueue<int[]> q = new PriorityQueue<>(Comparator.<int[]>comparingInt(x
                -> x[0]).thenComparingInt(x -> x[1]));
        q.add(new int[]{0, s});
        while (!q.isEmpty()) {
            int[] t = q.poll();
            if (t[0] > d[t[1]]) continue;
            for (Edge e : g.adj.get(t[1])) if (d[t[1]] + e.w() < d[e.v()]) {
                d[e.v()] = d[t[1]] + e.w();
                par[e.v()] = t[1];
                q.add(new int[]{d[e.v()], e.v()});
            }
        }
        return d;
    }
    static List<Integer> path(int[] par, int t) {
        LinkedList<Integer> p = new LinkedList<>();
        for (int v = t; v >= 0; v = par[v]) p.addFirst(v);
        return p;
    }
    static int[] bellman(Graph g, int s) {
        int[] d = new int[g.n];
        Arrays.fill(d, INF);
        d[s] = 0;
        for (int i = 0; i < g.n; i++) {
            boolean ch = false;
            for (Edge e : g.edges) if (d[e.u()] < INF && d[e.u()] + e.w() < d[e.v()]) {
                d[e.v()] = d[e.u()] + e.w();
                ch = true;
            }
            if (!ch) return d;
        }
        return null;
    }
    static int[][] floyd(Graph g) {
        int[][] d = new int[g.n][g.n];
        for (int i = 0; i < g.n; i++) {
            Arrays.fill(d[i], INF);
            d[i][i] = 0;
            for (Edge e : g.adj.get(i)) d[i][e.v()] = Math.min(d[i][e.v()], e.w());
        }
        for (int k = 0; k < g.n; k++) for (int i = 0; i < g.n; i++) for (int j = 0; j < g.n;
                j++) d[i][j] = Math.min(d[i][j], d[i][k] + d[k][j]);
        return d;
    }
    static int find(int[] p, int x) { return p[x] == x ? x : (p[x] = find(p, p[x])); }
    static List<Edge> kruskal(Graph g) {
        int[] p = IntStream.range(0, g.n).toArray();
        List<Edge> out = new ArrayList<>();
        for (Edge e : g.edges.stream().sorted(Comparator.comparingInt(Edge::w).thenComparingInt(Edge::u).thenComparingInt(Edge::v)).toList()) {
            int a = find(p, e.u()), b = find(p, e.v());
            if (a != b) {
                p[a] = b;
                out.add(e);
            }
        }
        return out;
    }
    static int prim(Graph g) {
        boolean[] in = new boolean[g.n];
        PriorityQueue<Edge> q = new PriorityQueue<>(Comparator.comparingInt(Edge::w).thenComparingInt(Edge::v));
        q.add(new Edge(-1, 0, 0));
        int t = 0;
        while (!q.isEmpty()) {
            Edge e = q.poll();
            if (in[e.v()]) continue;
            in[e.v()] = true;
            t += e.w();
            q.addAll(g.adj.get(e.v()));
        }
        return t;
    }
    static List<Integer> topo(Graph g) {
        int[] in = new int[g.n];
        for (Edge e : g.edges) in[e.v()]++;
        PriorityQueue<Integer> q = new PriorityQueue<>();
        for (int i = 0; i < g.n; i++) if (in[i] == 0) q.add(i);
        List<Integer> out = new ArrayList<>();
        while (!q.isEmpty()) {
            int u = q.poll();
            out.add(u);
            for (Edge e : g.adj.get(u)) if (--in[e.v()] == 0) q.add(e.v());
        }
        return out.size() == g.n ? out : null;
    }
    static class Tarjan {
        final Graph g;
        final int[] low, num;
        final boolean[] on;
        final Deque<Integer> st = new ArrayDeque<>();
        int c;
        final List<TreeSet<Integer>> comps = new ArrayList<>();
        Tarjan(Graph g) {
            this.g = g;
            low = new int[g.n];
            num = new int[g.n];
            on = new boolean[g.n];
            for (int i = 0; i < g.n; i++) if (num[i] == 0) go(i);
        }
        void go(int u) {
            low[u] = num[u] = ++c;
            st.push(u);
            on[u] = true;
            for (Edge e : g.adj.get(u)) if (num[e.v()] == 0) {
                go(e.v());
                low[u] = Math.min(low[u], low[e.v()]);
            } else if (on[e.v()]) low[u] = Math.min(low[u], num[e.v()]);
            if (low[u] == num[u]) {
                TreeSet<Integer> s = new TreeSet<>();
                int v;
                do {
                    v = st.pop();
                    on[v] = false;
                    s.add(v);
                } while (v != u);
                comps.add(s);
            }
        }
    }
    static class Bridges {
        final Graph g;
        final int[] low, num;
        int c;
        final TreeSet<String> bridges = new TreeSet<>();
        final TreeSet<Integer> cuts = new TreeSet<>();
        Bridges(Graph g) {
            this.g = g;
            low = new int[g.n];
            num = new int[g.n];
            for (int i = 0; i < g.n; i++) if (num[i] == 0) go(i, -1);
        }
        void go(int u, int p) {
            low[u] = num[u] = ++c;
            int kids = 0;
            boolean skipped = false;
            for (Edge e : g.adj.get(u)) {
                int v = e.v();
                if (v == p && !skipped) {
                    skipped = true;
                    continue;
                }
                if (num[v] > 0) low[u] = Math.min(low[u], num[v]);
                else {
                    kids++;
                    go(v, u);
                    low[u] = Math.min(low[u], low[v]);
                    if (low[v] > num[u]) bridges.add(Math.min(u, v) + "-" + Math.max(u, v));
                    if (p >= 0 && low[v] >= num[u]) cuts.add(u);
                }
            }
            if (p < 0 && kids > 1) cuts.add(u);
        }
    }
    static int maxflow(Graph g, int s, int t, int[][] flowOut) {
        int[][] cap = new int[g.n][g.n];
        for (Edge e : g.edges) cap[e.u()][e.v()] += e.w();
        int total = 0, rounds = 0;
        for (;;) {
            int[] par = new int[g.n];
            Arrays.fill(par, -1);
            par[s] = s;
            Deque<Integer> q = new ArrayDeque<>(List.of(s));
            while (!q.isEmpty() && par[t] < 0) {
                int u = q.poll();
                for (int v = 0; v < g.n; v++) if (par[v] < 0 && cap[u][v] > 0) {
                    par[v] = u;
                    q.add(v);
                }
            }
            if (par[t] < 0) break;
            int f = INF;
            for (int v = t; v != s; v = par[v]) f = Math.min(f, cap[par[v]][v]);
            for (int v = t; v != s; v = par[v]) {
                cap[par[v]][v] -= f;
                cap[v][par[v]] += f;
            }
            total += f;
            rounds++;
        }
        for (int i = 0; i < g.n; i++) flowOut[i] = cap[i];
        return total * 100 + rounds;
    }
    static boolean augment(List<List<Integer>> adj, int u, int[] match, boolean[] seen) {
        for (int v : adj.get(u)) if (!seen[v]) {
            seen[v] = true;
            if (match[v] < 0 || augment(adj, match[v], match, seen)) {
                match[v] = u;
                return true;
            }
        }
        return false;
    }
    static List<Integer> euler(Graph g) {
        int[] deg = new int[g.n];
        for (Edge e : g.edges) {
            deg[e.u()]++;
            deg[e.v()]++;
        }
        int odd = 0, start = g.edges.get(0).u();
        for (int i = 0; i < g.n; i++) if (deg[i] % 2 == 1) {
            odd++;
            start = i;
        }
        if (odd > 2) return null;
        int[][] m = new int[g.n][g.n];
        for (Edge e : g.edges) {
            m[e.u()][e.v()]++;
            if (e.u() != e.v()) m[e.v()][e.u()]++;
        }
        Deque<Integer> st = new ArrayDeque<>(List.of(start));
        LinkedList<Integer> out = new LinkedList<>();
        while (!st.isEmpty()) {
            int u = st.peek(), v = 0;
            while (v < g.n && m[u][v] == 0) v++;
            if (v == g.n) out.addFirst(st.pop());
            else {
                m[u][v]--;
                if (u != v) m[v][u]--;
                st.push(v);
            }
        }
        return out.size() == g.edges.size() + 1 ? out : null;
    }
    static String astar(String[] map) {
        int h = map.length, w = map[0].length(), s = 0, t = 0;
        for (int i = 0; i < h * w; i++) {
            char c = map[i / w].charAt(i % w);
            if (c == 'S') s = i;
            if (c == 'T') t = i;
        }
        int[] d = new int[h * w], par = new int[h * w];
        Arrays.fill(d, INF);
        Arrays.fill(par, -1);
        d[s] = 0;
        int goal = t, expanded = 0;
        PriorityQueue<int[]> q = new PriorityQueue<>(Comparator.<int[]>comparingInt(x
                -> x[0]).thenComparingInt(x -> x[1]).thenComparingInt(x -> x[2]));
        q.add(new int[]{0, 0, s});
        while (!q.isEmpty()) {
            int[] e = q.poll();
            int u = e[2];
            if (e[1] > d[u]) continue;
            expanded++;
            if (u == t) break;
            for (int[] k : new int[][]{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
                int y = u / w + k[0], x = u % w + k[1];
                if (y < 0 || x < 0 || y >= h || x >= w || map[y].charAt(x) == '#') continue;
                int cost = Character.isDigit(map[y].charAt(x)) ? map[y].charAt(x) - '0' : 1, v = y * w + x;
                if (d[u] + cost < d[v]) {
                    d[v] = d[u] + cost;
                    par[v] = u;
                    q.add(new int[]{d[v] + Math.abs(y - goal / w) + Math.abs(x - goal % w), d[v], v});
                }
            }
        }
        if (d[t] == INF) return "no path after " + expanded;
        char[][] out = new char[h][];
        for (int i = 0; i < h; i++) out[i] = map[i].toCharArray();
        for (int v = par[t]; v != s && v >= 0; v = par[v]) out[v / w][v % w] = '*';
        StringBuilder sb = new StringBuilder("cost " + d[t] + " expanded " + expanded);
        for (char[] r : out) sb.append('\n').append(new String(r));
        return sb.toString();
    }
    public static void main(String[] args) {
        Graph u = Graph.parse(7, false, "0-1:4 0-2:1 2-1:2 1-3:5 2-3:8 3-4:3 4-5:1 5-3:6"),
                d = Graph.parse(6, true, "0-1:5 0-2:3 1-3:6 1-2:2 2-4:4 2-5:2 2-3:7 3-4:-1 4-5:-2"),
                dag = Graph.parse(6, true, "5-2 5-0 4-0 4-1 2-3 3-1"), cyc = Graph.parse(8, true,
                "0-1 1-2 2-0 2-3 3-4 4-5 5-3 6-5 6-7 7-6");
        System.out.println("bfs " + Arrays.toString(bfs(u, 0)) + Arrays.toString(bfs(cyc, 0)));
        System.out.println("dfs " + dfs(cyc) + " " + dfs(dag));
        int[] par = new int[7];
        int[] dist = dijkstra(u, 0, par);
        System.out.println("dijkstra " + Arrays.toString(dist) + " " + path(par, 5) + path(par, 6));
        System.out.println("bellman " + Arrays.toString(bellman(d, 0)) + " " + Arrays.toString(bellman(u,
                0) == null ? null : bellman(u, 3)) + " neg " + Arrays.toString(bellman(Graph.parse(3, true,
                "0-1:1").add(1, 2, -3).add(2, 1, 1), 0)));
        int[][] fl = floyd(u);
        System.out.println("floyd " + Arrays.deepToString(fl).replace("" + INF, "-") + " agrees "
                + Arrays.equals(fl[0], dist));
        List<Edge> mst = kruskal(u);
        System.out.println("mst " + mst.stream().map(e -> e.u() + "-"
                + e.v()).collect(Collectors.joining(" ")) + " " + mst.stream().mapToInt(Edge::w).sum()
                + " prim " + prim(u));
        System.out.println("topo " + topo(dag) + " " + topo(cyc));
        System.out.println("scc " + new Tarjan(cyc).comps + new Tarjan(dag).comps.size()
                + new Tarjan(cyc.reverse()).comps.size());
        Bridges br = new Bridges(Graph.parse(9, false, "0-1 1-2 2-0 1-3 3-4 4-5 5-3 5-6 7-8"));
        System.out.println("bridges " + br.bridges + " cuts " + br.cuts);
        Graph net = Graph.parse(6, true, "0-1:16 0-2:13 1-2:10 2-1:4 1-3:12 3-2:9 2-4:14 4-3:7 3-5:20 4-5:4");
        int[][] res = new int[6][6];
        int mf = maxflow(net, 0, 5, res);
        Set<Integer> side = new TreeSet<>();
        Deque<Integer> q = new ArrayDeque<>(List.of(0));
        while (!q.isEmpty()) {
            int x = q.poll();
            if (side.add(x)) for (int v = 0; v < 6; v++) if (res[x][v] > 0) q.add(v);
        }
        int cut = net.edges.stream().filter(e -> side.contains(e.u())
                && !side.contains(e.v())).mapToInt(Edge::w).sum();
        System.out.println("flow " + mf / 100 + " rounds " + mf % 100 + " cut " + side + " " + cut);
        List<List<Integer>> bip = List.of(List.of(0, 1), List.of(0), List.of(1, 2), List.of(2, 3),
                List.of(2));
        int[] match = new int[4];
        Arrays.fill(match, -1);
        int m = 0;
        for (int i = 0; i < 5; i++) if (augment(bip, i, match, new boolean[4])) m++;
        System.out.println("matching " + m + " " + Arrays.toString(match));
        System.out.println("euler " + euler(Graph.parse(5, false, "0-1 1-2 2-0 0-3 3-4 4-0"))
                + euler(Graph.parse(4, false, "0-1 0-2 0-3 1-2 2-3")) + euler(Graph.parse(4, false,
                "0-1 0-2 0-3 1-2 1-3 2-3")));
        System.out.println(astar(new String[]{"S..#....", ".#.#.##.", ".#...#..", ".####.#.", "...9..#T"}));
        System.out.println(astar(new String[]{"S#T"}));
        StringBuilder col = new StringBuilder();
        int[] color = new int[7];
        Arrays.fill(color, -1);
        for (int v : IntStream.range(0, 7).boxed().sorted(Comparator.<Integer>comparingInt(x
                -> -u.adj.get(x).size()).thenComparing(x -> x)).toList()) {
            BitSet used = new BitSet();
            for (Edge e : u.adj.get(v)) if (color[e.v()] >= 0) used.set(color[e.v()]);
            color[v] = used.nextClearBit(0);
        }
        System.out.println("coloring " + Arrays.toString(color));
        long[] pr = new long[8];
        Arrays.fill(pr, 1_000_000);
        for (int it = 0; it < 30; it++) {
            long[] nx = new long[8];
            Arrays.fill(nx, 150_000);
            for (int x = 0; x < 8; x++) {
                List<Edge> out = cyc.adj.get(x);
                for (Edge e : out) nx[e.v()] += pr[x] * 85 / 100 / out.size();
            }
            pr = nx;
        }
        System.out.println("rank " + Arrays.toString(pr));
        Random r = new Random(4);
        int agree = 0;
        for (int k = 0; k < 25; k++) {
            Graph g = new Graph(10, true);
            for (int i = 0; i < 25; i++) g.add(r.nextInt(10), r.nextInt(10), 1 + r.nextInt(9));
            int[] a = dijkstra(g, 0, new int[10]), b = bellman(g, 0);
            int[][] c = floyd(g);
            Graph un = new Graph(10, false);
            for (Edge e : g.edges) un.add(e.u(), e.v(), e.w());
            int comps = 0;
            boolean[] seen = new boolean[10];
            for (int i = 0; i < 10; i++) if (!seen[i]) {
                comps++;
                int[] ds = bfs(un, i);
                for (int j = 0; j < 10; j++) seen[j] |= ds[j] >= 0;
            }
            if (Arrays.equals(a, b) && Arrays.equals(a, Arrays.stream(c[0]).map(x -> Math.min(x,
                    INF)).toArray()) && kruskal(un).size() == 10 - comps && (comps > 1
                    || prim(un) == kruskal(un).stream().mapToInt(Edge::w).sum())
                    && (topo(g) == null) == (new Tarjan(g).comps.size() < 10 || g.edges.stream().anyMatch(e
                    -> e.u() == e.v()))) agree++;
        }
        System.out.println("random agree " + agree);
    }
}
