// Game trees: minimax and alpha-beta for tic-tac-toe and connect four, negamax with transposition
// table, nim by Sprague-Grundy, Othello with heuristics, retrograde analysis, Monte Carlo with a
// fixed generator.
import java.util.*;
import java.util.stream.*;

public class LargeGames {
    interface Game<M> {
        List<M> moves();
        void play(M m);
        void undo(M m);
        int result();
        boolean over();
        long key();
        int eval();
        int side();
    }
    static class Search<M> {
        long nodes, cut, hits;
        final boolean ab, tt;
        final Map<Long, int[]> table = new HashMap<>();
        Search(boolean ab, boolean tt) {
            this.ab = ab;
            this.tt = tt;
        }
        int negamax(Game<M> g, int depth, int alpha, int beta) {
            nodes++;
            if (g.over()) return g.result() * (1000 + depth) ;
            if (depth == 0) return g.eval();
            long k = g.key();
            int a0 = alpha;
            if (tt) {
                int[] e = table.get(k);
                if (e != null && e[0] >= depth) {
                    if (e[1] == 0 || e[1] == 1 && e[2] >= beta || e[1] == -1 && e[2] <= alpha) {
                        hits++;
                        return e[2];
                    }
                }
            }
            int best = -1_000_000;
            for (M m : g.moves()) {
                g.play(m);
                int v = -negamax(g, depth - 1, ab ? -beta : -1_000_000, ab ? -alpha : 1_000_000);
                g.undo(m);
                if (v > best) best = v;
                if (ab) {
                    alpha = Math.max(alpha, v);
                    if (alpha >= beta) {
                        cut++;
                        break;
                    }
                }
            }
            if (tt) table.put(k, new int[]{depth, best <= a0 ? -1 : best >= beta ? 1 : 0, best});
            return best;
        }
        M best(Game<M> g, int depth) {
            M bm = null;
            int bv = -1_000_001;
            for (M m : g.moves()) {
                g.play(m);
                int v = -negamax(g, depth - 1, -1_000_000, ab ? -bv : 1_000_000);
                g.undo(m);
                if (v > bv) {
                    bv = v;
                    bm = m;
                }
            }
            return bm;
        }
    }
    static class Ttt implements Game<Integer> {
        int[] b = {0, 0};
        int turn;
        static final int[] W = {7, 56, 448, 73, 146, 292, 273, 84};
        boolean win(int p) {
            for (int w : W) if ((b[p] & w) == w) return true;
            return false;
        }
        public List<Integer> moves() {
            List<Integer> l = new ArrayList<>();
            for (int i = 0; i < 9; i++) if (((b[0] | b[1]) >> i & 1) == 0) l.add(i);
            return l;
        }
        public void play(Integer m) {
            b[turn] |= 1 << m;
            turn ^= 1;
        }
        public void undo(Integer m) {
            turn ^= 1;
            b[turn] &= ~(1 << m);
        }
        public boolean over() { return win(turn ^ 1) || (b[0] | b[1]) == 511; }
        public int result() { return win(turn ^ 1) ? -1 : 0; }
        public long key() { return (long) b[0] << 10 | b[1] << 1 | turn; }
        public int eval() { return 0; }
        public int side() { return turn; }
        public String toString() {
            StringBuilder sb = new StringBuilder();
            for (int i = 0; i < 9; i++) sb.append((b[0] >> i & 1) == 1 ? 'X' : (b[1] >> i & 1) == 1
                    ? 'O' : '.').append(i % 3 == 2 && i < 8 ? "/" : "");
            return sb.toString();
        }
    }
    static class C4 implements Game<Integer> {
        final int w, h;
        final long[] b = new long[2];
        final int[] top;
        int turn, count;
        C4(int w, int h) {
            this.w = w;
            this.h = h;
            top = new int[w];
        }
        boolean win(int p) {
            long x = b[p];
            for (int d : new int[]{1, h + 1, h, h + 2}) {
                long y = x & x >> d;
                if ((y & y >> 2 * d) != 0) return true;
            }
            return false;
        }
        public List<Integer> moves() {
            List<Integer> l = new ArrayList<>();
            for (int i = 0; i < w; i++) {
                int c = w / 2 + (i % 2 == 0 ? i / 2 : -(i + 1) / 2);
                if (c >= 0 && c < w && top[c] < h) l.add(c);
            }
            return l;
        }
        public void play(Integer c) {
            b[turn] |= 1L << c * (h + 1) + top[c]++;
            turn ^= 1;
            count++;
        }
        public void undo(Integer c) {
            turn ^= 1;
            count--;
            b[turn] &= ~(1L << c * (h + 1) + --top[c]);
        }
        public boolean over() { return win(turn ^ 1) || count == w * h; }
        public int result() { return win(turn ^ 1) ? -1 : 0; }
        public long key() {
            return b[0] * 0x9E3779B97F4A7C15L ^ Long.rotateLeft(b[1], 29) * 0xC2B2AE3D27D4EB4FL ^ turn;
        }
        public int eval() {
            int s = 0;
            for (int c = 0; c < w; c++) for (int r = 0; r < top[c]; r++) {
                int v = Math.min(c, w - 1 - c);
                s += (b[turn] >> c * (h + 1) + r & 1) == 1 ? v : -v;
            }
            return s;
        }
        public int side() { return turn; }
        public String toString() {
            StringBuilder sb = new StringBuilder();
            for (int r = h - 1; r >= 0; r--) {
                for (int c = 0; c < w; c++) {
                    long m = 1L << c * (h + 1) + r;
                    sb.append((b[0] & m) != 0 ? 'X' : (b[1] & m) != 0 ? 'O' : '.');
                }
                if (r > 0) sb.append('/');
            }
            return sb.toString();
        }
    }
    static class Othello implements Game<int[]> {
        final int n = 6;
        final int[][] b = new int[n][n];
        int turn = 1, passes;
        static final int[][] D = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
        Othello() {
            b[2][2] = b[3][3] = -1;
            b[2][3] = b[3][2] = 1;
        }
        List<int[]> flips(int r, int c) {
            List<int[]> f = new ArrayList<>();
            if (b[r][c] != 0) return f;
            for (int[] d : D) {
                List<int[]> run = new ArrayList<>();
                int y = r + d[0], x = c + d[1];
                while (y >= 0 && x >= 0 && y < n && x < n && b[y][x] == -turn) {
                    run.add(new int[]{y, x});
                    y += d[0];
                    x += d[1];
                }
                if (!run.isEmpty() && y >= 0 && x >= 0 && y < n && x < n && b[y][x] == turn) f.addAll(run);
            }
            return f;
        }
        final Deque<Integer> hist = new ArrayDeque<>();
        public List<int[]> moves() {
            List<int[]> l = new ArrayList<>();
            for (int r = 0; r < n; r++) for (int c = 0; c < n; c++) {
                List<int[]> f = flips(r, c);
                if (!f.isEmpty()) {
                    int[] m = new int[2 + 2 * f.size()];
                    m[0] = r;
                    m[1] = c;
                    for (int i = 0; i < f.size(); i++) {
                        m[2 + 2 * i] = f.get(i)[0];
                        m[3 + 2 * i] = f.get(i)[1];
                    }
                    l.add(m);
                }
            }
            if (l.isEmpty()) l.add(new int[0]);
            return l;
        }
        public void play(int[] m) {
            hist.push(passes);
            if (m.length == 0) passes++;
            else {
                passes = 0;
                for (int i = 0; i < m.length; i += 2) b[m[i]][m[i + 1]] = turn;
            }
            turn = -turn;
        }
        public void undo(int[] m) {
            turn = -turn;
            passes = hist.pop();
            for (int i = 2; i < m.length; i += 2) b[m[i]][m[i + 1]] = -turn;
            if (m.length > 0) b[m[0]][m[1]] = 0;
        }
        int diff() {
            int s = 0;
            for (int[] r : b) for (int v : r) s += v;
            return s;
        }
        int empty() {
            int s = 0;
            for (int[] r : b) for (int v : r) if (v == 0) s++;
            return s;
        }
        public boolean over() { return passes >= 2 || empty() == 0; }
        public int result() { return Integer.signum(diff() * turn); }
        public long key() {
            long k = turn + 1;
            for (int[] r : b) for (int v : r) k = k * 3 + v + 1;
            return k * 31 + passes;
        }
        public int eval() {
            int s = diff() * turn;
            for (int[] q : new int[][]{{0, 0}, {0, 5}, {5, 0}, {5, 5}}) s += b[q[0]][q[1]] * turn * 10;
            return s;
        }
        public int side() { return turn; }
        public String toString() {
            return Arrays.stream(b).map(r -> Arrays.stream(r).mapToObj(v -> v > 0 ? "X" : v < 0
                    ? "O" : ".").collect(Collectors.joining())).collect(Collectors.joining("/"));
        }
    }
    static int grundy(int[] moves, int n, Map<Integer, Integer> memo) {
        Integer g = memo.get(n);
        if (g != null) return g;
        BitSet s = new BitSet();
        for (int m : moves) if (m <= n) s.set(grundy(moves, n - m, memo));
        int r = s.nextClearBit(0);
        memo.put(n, r);
        return r;
    }
    static int kayles(int n, Map<Integer, Integer> memo) {
        if (n <= 0) return 0;
        Integer g = memo.get(n);
        if (g != null) return g;
        BitSet s = new BitSet();
        for (int k = 1; k <= 2; k++) for (int i = 0; i + k <= n; i++) s.set(kayles(i,
                memo) ^ kayles(n - k - i, memo));
        memo.put(n, s.nextClearBit(0));
        return s.nextClearBit(0);
    }
    static String nimMove(int[] h) {
        int x = 0;
        for (int v : h) x ^= v;
        if (x == 0) return "lost";
        for (int i = 0; i < h.length; i++) if ((h[i] ^ x) < h[i]) return "heap " + i + " to " + (h[i] ^ x);
        throw new AssertionError();
    }
    static class Rng {
        long s;
        Rng(long x) { s = x; }
        int next(int n) {
            s ^= s << 13;
            s ^= s >>> 7;
            s ^= s << 17;
            return (int) ((s >>> 33) % n);
        }
    }
    static <M> int[] monte(Game<M> g, int games, Rng r) {
        List<M> ms = g.moves();
        int[] score = new int[ms.size()];
        for (int i = 0; i < ms.size(); i++) for (int k = 0; k < games; k++) {
            Deque<M> done = new ArrayDeque<>();
            g.play(ms.get(i));
            done.push(ms.get(i));
            while (!g.over()) {
                List<M> l = g.moves();
                M m = l.get(r.next(l.size()));
                g.play(m);
                done.push(m);
            }
            int res = g.result() * (done.size() % 2 == 0 ? 1 : -1);
            score[i] += res;
            while (!done.isEmpty()) g.undo(done.pop());
        }
        return score;
    }
    static String kingRook() {
        List<int[]> pos = new ArrayList<>();
        for (int wk = 0; wk < 16; wk++) for (int wr = 0; wr < 16; wr++) for (int bk = 0; bk < 16;
                bk++) if (wk != wr && wk != bk && wr != bk && !adj(wk, bk)) pos.add(new int[]{wk, wr, bk});
        int mates = 0, rounds = 0;
        Map<Integer, Integer> lost = new HashMap<>();
        for (int[] p : pos) {
            boolean check = attacks(p[1], p[2], p[0]), any = false;
            for (int t : king(p[2])) if (t != p[0] && !adj(t, p[0]) && !(t != p[1] && attacks(p[1], t,
                    p[0]))) any = true;
            if (check && !any) {
                lost.put(code(p), 0);
                mates++;
            }
        }
        for (boolean ch = true; ch; rounds++) {
            ch = false;
            int r = rounds;
            Map<Integer, Integer> won = new HashMap<>();
            for (int[] p : pos) {
                for (int[] q : white(p)) {
                    Integer d = lost.get(code(q));
                    if (d != null && d <= r * 2) { won.merge(code(p), d + 1, Math::min); }
                }
            }
            for (int[] p : pos) if (!lost.containsKey(code(p))) {
                boolean all = true, any = false;
                int worst = 0;
                for (int t : king(p[2])) {
                    if (t == p[0] || adj(t, p[0]) || t != p[1] && attacks(p[1], t, p[0])) continue;
                    any = true;
                    if (t == p[1]) {
                        all = false;
                        break;
                    }
                    Integer d = won.get(code(new int[]{p[0], p[1], t}));
                    if (d == null) {
                        all = false;
                        break;
                    }
                    worst = Math.max(worst, d);
                }
                if (any && all) {
                    lost.put(code(p), worst + 1);
                    ch = true;
                }
            }
            if (rounds > 12) break;
        }
        int max = lost.values().stream().mapToInt(x -> x).max().orElse(0);
        return "krk 4x4 positions " + pos.size() + " mates " + mates + " lost " + lost.size() + " longest "
                + max + " rounds " + rounds;
    }
    static int code(int[] p) { return (p[0] * 16 + p[1]) * 16 + p[2]; }
    static boolean adj(int a, int b) {
        return Math.abs(a / 4 - b / 4) <= 1 && Math.abs(a % 4 - b % 4) <= 1;
    }
    static List<Integer> king(int k) {
        List<Integer> l = new ArrayList<>();
        for (int t = 0; t < 16; t++) if (t != k && adj(t, k)) l.add(t);
        return l;
    }
    static boolean attacks(int r, int t, int blk) {
        if (r == t) return false;
        if (r / 4 == t / 4) {
            if (blk / 4 == r / 4 && (blk - r) * (blk - t) < 0) return false;
            return true;
        }
        if (r % 4 == t % 4) {
            if (blk % 4 == r % 4 && (blk - r) * (blk - t) < 0) return false;
            return true;
        }
        return false;
    }
    static List<int[]> white(int[] p) {
        List<int[]> l = new ArrayList<>();
        for (int t : king(p[0])) if (t != p[1] && t != p[2] && !adj(t, p[2])) l.add(new int[]{t, p[1], p[2]});
        for (int t = 0; t < 16; t++) if (t != p[1] && t != p[0] && t != p[2] && (t / 4 == p[1] / 4
                || t % 4 == p[1] % 4) && attacks(p[1], t, p[0]) && attacks(p[1], t,
                p[2])) l.add(new int[]{p[0], t, p[2]});
        return l;
    }
    public static void main(String[] args) {
        Ttt t = new Ttt();
        t.play(0);
        t.play(4);
        for (boolean[] o : new boolean[][]{{false, false}, {true, false}, {true, true}}) {
            Search<Integer> s = new Search<>(o[0], o[1]);
            int v = s.negamax(t, 9, -1_000_000, 1_000_000);
            System.out.println("ttt ab=" + o[0] + " tt=" + o[1] + " value " + v + " nodes " + s.nodes
                    + " cuts " + s.cut + " hits " + s.hits);
        }
        Ttt full = new Ttt();
        Search<Integer> s = new Search<>(true, true);
        StringBuilder log = new StringBuilder();
        while (!full.over()) {
            int m = s.best(full, 9);
            full.play(m);
            log.append(m);
        }
        System.out.println("perfect play " + log + " " + full + " result " + full.result());
        Ttt blunder = new Ttt();
        for (int m : new int[]{0, 1}) blunder.play(m);
        System.out.println("after blunder " + new Search<Integer>(true, true).negamax(blunder, 9, -1_000_000,
                1_000_000) / 1000);
        Ttt mc = new Ttt();
        System.out.println("monte carlo " + Arrays.toString(monte(mc, 40, new Rng(88172645463325252L)))
                + " unchanged " + mc);
        C4 c = new C4(4, 4);
        Search<Integer> cs = new Search<>(true, true);
        System.out.println("connect4 4x4 value " + cs.negamax(c, 9, -1_000_000, 1_000_000) + " nodes "
                + cs.nodes + " table " + cs.table.size());
        C4 w = new C4(7, 6);
        for (int m : new int[]{3, 2, 3, 2, 3, 1}) w.play(m);
        Search<Integer> ws = new Search<>(true, true);
        int bm = ws.best(w, 4);
        w.play(bm);
        System.out.println("winning move " + bm + " " + w.over() + " " + w);
        C4 d = new C4(7, 6);
        for (int m : new int[]{3, 0, 3, 0, 6, 0}) d.play(m);
        System.out.println("forced block " + new Search<Integer>(true, true).best(d, 4) + " " + d);
        C4 self = new C4(5, 4);
        StringBuilder g = new StringBuilder();
        while (!self.over()) {
            int m = new Search<Integer>(true, true).best(self, 4);
            self.play(m);
            g.append(m);
        }
        System.out.println("self play " + g + " " + self + " " + self.result());
        long a1, a2;
        C4 cmp = new C4(5, 4);
        cmp.play(2);
        cmp.play(1);
        Search<Integer> plain = new Search<>(false, false), abs = new Search<>(true, false),
                abt = new Search<>(true, true);
        int v1 = plain.negamax(cmp, 4, -1_000_000, 1_000_000), v2 = abs.negamax(cmp, 4, -1_000_000,
                1_000_000), v3 = abt.negamax(cmp, 4, -1_000_000, 1_000_000);
        System.out.println("agree " + (v1 == v2 && v2 == v3) + " nodes " + plain.nodes + " " + abs.nodes
                + " " + abt.nodes);
        Othello o = new Othello();
        StringBuilder og = new StringBuilder();
        Rng r = new Rng(12345);
        while (!o.over()) {
            int[] m;
            if (o.side() == 1) m = new Search<int[]>(true, false).best(o, 2);
            else {
                List<int[]> l = o.moves();
                m = l.get(r.next(l.size()));
            }
            og.append(m.length == 0 ? "--" : "" + (char) ('a' + m[1]) + (m[0] + 1)).append(' ');
            o.play(m);
        }
        System.out.println("othello " + og + o + " diff " + o.diff());
        Othello u = new Othello();
        String before = u.toString();
        Deque<int[]> st = new ArrayDeque<>();
        for (int i = 0; i < 15 && !u.over(); i++) {
            List<int[]> l = u.moves();
            int[] m = l.get(i % l.size());
            u.play(m);
            st.push(m);
        }
        while (!st.isEmpty()) u.undo(st.pop());
        System.out.println("undo restores " + before.equals(u.toString()) + " perft " + perft(new Othello(),
                1) + " " + perft(new Othello(), 2) + " " + perft(new Othello(), 3) + " "
                + perft(new Othello(), 4));
        StringBuilder sb = new StringBuilder();
        Map<Integer, Integer> memo = new HashMap<>();
        for (int i = 0; i <= 15; i++) sb.append(grundy(new int[]{1, 3, 4}, i, memo)).append(' ');
        System.out.println("subtraction {1,3,4} " + sb);
        sb.setLength(0);
        memo = new HashMap<>();
        for (int i = 0; i <= 15; i++) sb.append(kayles(i, memo)).append(' ');
        System.out.println("kayles " + sb);
        for (int[] h : new int[][]{{3, 4, 5}, {1, 2, 3}, {7, 7}, {10, 1}, {0, 0}}) System.out.println("nim "
                + Arrays.toString(h) + " " + nimMove(h));
        System.out.println(kingRook());
    }
    static long perft(Othello o, int d) {
        if (d == 0 || o.over()) return 1;
        long n = 0;
        for (int[] m : o.moves()) {
            o.play(m);
            n += perft(o, d - 1);
            o.undo(m);
        }
        return n;
    }
}
