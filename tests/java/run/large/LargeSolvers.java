// Constraint solvers: sudoku with propagation, DPLL with unit and pure literals, N-queens with bit
// masks, knight's tour, exact cover (dancing links), cryptarithm.
import java.util.*;
import java.util.stream.*;

public class LargeSolvers {
    static class Sudoku {
        final int[] cand = new int[81]; int guesses, props;
        static final int[][] PEERS = new int[81][];
        static {
            for (int i = 0; i < 81; i++) {
                Set<Integer> s = new TreeSet<>();
                int r = i / 9, c = i % 9;
                for (int k = 0; k < 9; k++) {
                    s.add(r * 9 + k);
                    s.add(k * 9 + c);
                    s.add((r / 3 * 3 + k / 3) * 9 + c / 3 * 3 + k % 3);
                }
                s.remove(i);
                PEERS[i] = s.stream().mapToInt(x -> x).toArray();
            }
        }
        Sudoku(String g) {
            Arrays.fill(cand, 0x1ff);
            for (int i = 0; i < 81; i++) if (g.charAt(i) != '.' && !assign(cand, i,
                    1 << g.charAt(i) - '1')) throw new IllegalArgumentException("contradiction at cell " + i);
        }
        boolean assign(int[] c, int i, int bit) {
            int rest = c[i] & ~bit;
            while (rest != 0) {
                int b = rest & -rest;
                rest &= rest - 1;
                if (!remove(c, i, b)) return false;
            }
            return (c[i] & bit) != 0;
        }
        boolean remove(int[] c, int i, int b) {
            if ((c[i] & b) == 0) return true;
            props++; c[i] &= ~b;
            if (c[i] == 0) return false;
            if (Integer.bitCount(c[i]) == 1) for (int p : PEERS[i]) if (!remove(c, p, c[i])) return false;
            int r = i / 9, col = i % 9;
            for (int u = 0; u < 3; u++) {
                int place = -1, n = 0;
                for (int k = 0; k < 9; k++) {
                    int j = u == 0 ? r * 9 + k : u == 1 ? k * 9 + col : (r / 3 * 3 + k / 3) * 9 + col / 3 * 3
                            + k % 3;
                    if ((c[j] & b) != 0) {
                        n++;
                        place = j;
                    }
                }
                if (n == 0) return false;
                if (n == 1 && Integer.bitCount(c[place]) > 1 && !assign(c, place, b)) return false;
            }
            return true;
        }
        int[] solve(int[] c) {
            int best = -1, bc = 10;
            for (int i = 0; i < 81; i++) {
                int n = Integer.bitCount(c[i]);
                if (n > 1 && n < bc) {
                    bc = n;
                    best = i;
                }
            }
            if (best < 0) return c;
            for (int m = c[best]; m != 0; m &= m - 1) {
                guesses++;
                int[] d = c.clone();
                if (assign(d, best, m & -m)) {
                    int[] r = solve(d);
                    if (r != null) return r;
                }
            }
            return null;
        }
        String run() {
            int[] r = solve(cand);
            if (r == null) return "no solution";
            StringBuilder sb = new StringBuilder();
            for (int x : r) sb.append(Integer.numberOfTrailingZeros(x) + 1);
            return sb + " guesses " + guesses + " props " + props + " valid " + valid(r);
        }
        static boolean valid(int[] r) {
            for (int i = 0; i < 81; i++) for (int p : PEERS[i]) if (r[i] == r[p]) return false;
            return true;
        }
    }
    static class Dpll {
        final List<int[]> cl = new ArrayList<>();
        int vars, decisions, units, pures;
        int[] val;
        void add(int... c) {
            cl.add(c);
            for (int l : c) vars = Math.max(vars, Math.abs(l));
        }
        boolean solve() { val = new int[vars + 1]; return dp(new ArrayDeque<>()); }
        int lit(int l) { int v = val[Math.abs(l)]; return l > 0 ? v : -v; }
        boolean dp(Deque<Integer> trail) {
            int mark = trail.size();
            for (boolean ch = true; ch; ) {
                ch = false;
                for (int[] c : cl) {
                    int free = 0, last = 0;
                    boolean sat = false;
                    for (int l : c) {
                        int v = lit(l);
                        if (v > 0) {
                            sat = true;
                            break;
                        }
                        if (v == 0) {
                            free++;
                            last = l;
                        }
                    }
                    if (sat) continue;
                    if (free == 0) {
                        undo(trail, mark);
                        return false;
                    }
                    if (free == 1) {
                        set(trail, last);
                        units++;
                        ch = true;
                    }
                }
                if (!ch) {
                    int[] pos = new int[vars + 1], neg = new int[vars + 1];
                    for (int[] c : cl) {
                        boolean sat = false;
                        for (int l : c) if (lit(l) > 0) {
                            sat = true;
                            break;
                        }
                        if (!sat) for (int l : c) if (lit(l) == 0) if (l > 0) pos[l]++;
                        else neg[-l]++;
                    }
                    for (int v = 1; v <= vars; v++) if (val[v] == 0 && (pos[v] == 0) != (neg[v] == 0)) {
                        set(trail, pos[v] > 0 ? v : -v);
                        pures++;
                        ch = true;
                    }
                }
            }
            int pick = 0;
            long bestScore = -1;
            int[] occ = new int[vars + 1];
            boolean open = false;
            for (int[] c : cl) {
                boolean sat = false;
                for (int l : c) if (lit(l) > 0) {
                    sat = true;
                    break;
                }
                if (!sat) {
                    open = true;
                    for (int l : c) if (lit(l) == 0) occ[Math.abs(l)] += 100 >> c.length;
                }
            }
            if (!open) return true;
            for (int v = 1; v <= vars; v++) if (val[v] == 0 && occ[v] > bestScore) {
                bestScore = occ[v];
                pick = v;
            }
            decisions++;
            for (int s : new int[]{pick, -pick}) {
                int m2 = trail.size();
                set(trail, s);
                if (dp(trail)) return true;
                undo(trail, m2);
            }
            undo(trail, mark);
            return false;
        }
        void set(Deque<Integer> t, int l) {
            val[Math.abs(l)] = l > 0 ? 1 : -1;
            t.push(Math.abs(l));
        }
        void undo(Deque<Integer> t, int n) { while (t.size() > n) val[t.pop()] = 0; }
        boolean check() {
            for (int[] c : cl) if (Arrays.stream(c).noneMatch(l -> lit(l) > 0)) return false;
            return true;
        }
        String stats() {
            return " decisions " + decisions + " units " + units + " pures " + pures;
        }
    }
    static Dpll pigeon(int n, int m) {
        Dpll d = new Dpll();
        for (int p = 0; p < n; p++) {
            int q = p;
            d.add(IntStream.range(0, m).map(h -> q * m + h + 1).toArray());
        }
        for (int h = 0; h < m; h++) for (int a = 0; a < n; a++) for (int b = a + 1; b < n; b++) d.add(-(a * m
                + h + 1), -(b * m + h + 1));
        return d;
    }
    static Dpll coloring(int n, int[][] e, int k) {
        Dpll d = new Dpll();
        for (int v = 0; v < n; v++) {
            int q = v;
            d.add(IntStream.range(0, k).map(c -> q * k + c + 1).toArray());
        }
        for (int[] x : e) for (int c = 0; c < k; c++) d.add(-(x[0] * k + c + 1), -(x[1] * k + c + 1));
        return d;
    }
    static Dpll rand3(int vars, int clauses, long seed) {
        Random r = new Random(seed);
        Dpll d = new Dpll();
        for (int i = 0; i < clauses; i++) {
            int a = 1 + r.nextInt(vars), b, c;
            do b = 1 + r.nextInt(vars);
            while (b == a);
            do c = 1 + r.nextInt(vars);
            while (c == a || c == b);
            d.add(r.nextBoolean() ? a : -a, r.nextBoolean() ? b : -b, r.nextBoolean() ? c : -c);
        }
        return d;
    }
    static int queens(int n, int cols, int d1, int d2) {
        if (cols == (1 << n) - 1) return 1;
        int r = 0;
        for (int free = ~(cols | d1 | d2) & (1 << n) - 1; free != 0; free &= free - 1) {
            int b = free & -free;
            r += queens(n, cols | b, (d1 | b) << 1, (d2 | b) >> 1);
        }
        return r;
    }
    static boolean firstQueens(int[] q, int row) {
        if (row == q.length) return true;
        for (int c = 0; c < q.length; c++) {
            boolean ok = true;
            for (int r = 0; r < row && ok; r++) ok = q[r] != c && Math.abs(q[r] - c) != row - r;
            if (ok) {
                q[row] = c;
                if (firstQueens(q, row + 1)) return true;
            }
        }
        return false;
    }
    static final int[][] KN = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
    static int deg(int[][] b, int r, int c) {
        int n = 0;
        for (int[] k : KN) {
            int x = r + k[0], y = c + k[1];
            if (x >= 0 && y >= 0 && x < b.length && y < b.length && b[x][y] == 0) n++;
        }
        return n;
    }
    static boolean tour(int[][] b, int r, int c, int n) {
        b[r][c] = n;
        if (n == b.length * b.length) return true;
        List<int[]> mv = new ArrayList<>();
        for (int[] k : KN) {
            int x = r + k[0], y = c + k[1];
            if (x >= 0 && y >= 0 && x < b.length && y < b.length && b[x][y] == 0) mv.add(new int[]{x, y,
                    deg(b, x, y)});
        }
        mv.sort(Comparator.comparingInt(m -> m[2]));
        for (int[] m : mv) if (tour(b, m[0], m[1], n + 1)) return true;
        b[r][c] = 0;
        return false;
    }
    static class Dlx {
        static class Node {
            Node l = this, r = this, u = this, d = this;
            Col c;
            int row;
        }
        static class Col extends Node {
            int size;
            final int id;
            Col(int i) {
                id = i;
                c = this;
            }
        }
        final Col root = new Col(-1);
        final List<Col> cols = new ArrayList<>();
        final Deque<Integer> sol = new ArrayDeque<>();
        final List<List<Integer>> found = new ArrayList<>();
        int steps;
        int limit;
        Dlx(int n, int limit) {
            this.limit = limit;
            for (int i = 0; i < n; i++) {
                Col c = new Col(i);
                c.l = root.l;
                c.r = root;
                root.l.r = c;
                root.l = c;
                cols.add(c);
            }
        }
        void row(int id, int... cs) {
            Node first = null;
            for (int k : cs) {
                Node x = new Node();
                Col c = cols.get(k);
                x.c = c;
                x.row = id;
                x.u = c.u;
                x.d = c;
                c.u.d = x;
                c.u = x;
                c.size++;
                if (first == null) first = x;
                else {
                    x.l = first.l;
                    x.r = first;
                    first.l.r = x;
                    first.l = x;
                }
            }
        }
        void cover(Col c) {
            c.r.l = c.l;
            c.l.r = c.r;
            for (Node i = c.d; i != c; i = i.d) for (Node j = i.r; j != i; j = j.r) {
                j.d.u = j.u;
                j.u.d = j.d;
                j.c.size--;
            }
        }
        void uncover(Col c) {
            for (Node i = c.u; i != c; i = i.u) for (Node j = i.l; j != i; j = j.l) {
                j.c.size++;
                j.d.u = j;
                j.u.d = j;
            }
            c.r.l = c;
            c.l.r = c;
        }
        void search() {
            steps++;
            if (root.r == root) {
                found.add(sol.stream().sorted().toList());
                return;
            }
            if (found.size() >= limit) return;
            Col c = (Col) root.r;
            for (Node x = c; x != root; x = x.r) if (((Col) x).size < c.size) c = (Col) x;
            cover(c);
            for (Node r = c.d; r != c; r = r.d) {
                sol.push(r.row);
                for (Node j = r.r; j != r; j = j.r) cover(j.c);
                search();
                for (Node j = r.l; j != r; j = j.l) uncover(j.c);
                sol.pop();
            }
            uncover(c);
        }
    }
    static List<String> crypt(String a, String b, String s) {
        String ls = (a + b + s).chars().distinct().sorted().mapToObj(c -> ""
                + (char) c).collect(Collectors.joining());
        List<String> out = new ArrayList<>();
        cry(a, b, s, ls, new int[128], 0, 0, out);
        return out;
    }
    static void cry(String a, String b, String s, String ls, int[] v, int i, int used, List<String> out) {
        if (i == ls.length()) {
            if (num(a, v) + num(b, v) == num(s, v)) out.add(num(a, v) + "+" + num(b, v) + "=" + num(s, v));
            return;
        }
        char c = ls.charAt(i);
        for (int d = 0; d < 10; d++) if ((used >> d & 1) == 0 && !(d == 0 && (a.charAt(0) == c
                || b.charAt(0) == c || s.charAt(0) == c))) {
            v[c] = d;
            if (i == ls.length() - 1 || true) cry(a, b, s, ls, v, i + 1, used | 1 << d, out);
        }
    }
    static int num(String s, int[] v) {
        int n = 0;
        for (char c : s.toCharArray()) n = n * 10 + v[c];
        return n;
    }
    public static void main(String[] args) {
        for (String g : new String[]{"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
                "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
                ".".repeat(81), "11" + ".".repeat(79),
                "5..............................................................................5."}) try {
                System.out.println(new Sudoku(g).run()); } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage()); }
        Dpll d = pigeon(4, 4);
        System.out.println("pigeons 4/4 " + d.solve() + d.check() + d.stats());
        d = pigeon(5, 4);
        System.out.println("pigeons 5/4 " + d.solve() + d.stats());
        int[][] pet = {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 0}, {0, 5}, {1, 6}, {2, 7}, {3, 8}, {4, 9}, {5,
                7}, {7, 9}, {9, 6}, {6, 8}, {8, 5}};
        for (int k = 2; k <= 3; k++) {
            d = coloring(10, pet, k);
            boolean r = d.solve();
            System.out.println("petersen " + k + " colors " + r + (r ? d.check() : "") + d.stats());
        }
        for (int cl : new int[]{60, 85, 110}) {
            d = rand3(20, cl, cl);
            boolean r = d.solve();
            System.out.println("random 20/" + cl + " " + r + (r ? d.check() : "") + d.stats());
        }
        d = new Dpll();
        d.add(1);
        d.add(-1);
        System.out.println("x and not x " + d.solve());
        d = new Dpll();
        System.out.println("empty " + d.solve());
        StringBuilder sb = new StringBuilder();
        for (int n = 1; n <= 8; n++) sb.append(queens(n, 0, 0, 0)).append(' ');
        System.out.println("queens " + sb);
        int[] q = new int[8];
        System.out.println(firstQueens(q, 0) + Arrays.toString(q) + firstQueens(new int[3], 0));
        int[][] b = new int[6][6];
        System.out.println("tour " + tour(b, 0, 0, 1));
        for (int[] r : b) System.out.println(Arrays.stream(r).mapToObj(x -> String.format("%3d",
                x)).collect(Collectors.joining()));
        System.out.println(tour(new int[4][4], 0, 0, 1));
        Dlx x = new Dlx(7, 99);
        x.row(0, 0, 3, 6);
        x.row(1, 0, 3);
        x.row(2, 3, 4, 6);
        x.row(3, 2, 4, 5);
        x.row(4, 1, 2, 5, 6);
        x.row(5, 1, 6);
        x.search();
        System.out.println("cover " + x.found + " steps " + x.steps);
        int W = 4, H = 5;
        Dlx dom = new Dlx(W * H, 1000);
        int id = 0;
        for (int r = 0; r < H; r++) for (int c = 0; c < W; c++) {
            if (c + 1 < W) dom.row(id++, r * W + c, r * W + c + 1);
            if (r + 1 < H) dom.row(id++, r * W + c, (r + 1) * W + c);
        }
        dom.search();
        System.out.println("domino tilings 4x5 " + dom.found.size() + " steps " + dom.steps);
        Dlx lat = new Dlx(27 + 0, 100);
        for (int r = 0; r < 3; r++) for (int c = 0; c < 3; c++) for (int v = 0; v < 3; v++) lat.row(r * 9
                + c * 3 + v, r * 3 + c, 9 + r * 3 + v, 18 + c * 3 + v);
        lat.search();
        System.out.println("latin squares of order 3: " + lat.found.size());
        System.out.println(crypt("ab", "ba", "cac") + " " + crypt("to", "go", "out") + " " + crypt("aa",
                "bb", "aa"));
    }
}
