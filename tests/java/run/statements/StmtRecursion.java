// Recursion: Ackermann, Hanoi, mutual recursion, N-queens, memo, permutations, deep recursion (5000), recursive lambdas, flood fill, tree walks, CPS.
import java.util.*;
import java.util.function.*;
public class StmtRecursion {
    static int ack(int m, int n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); } static int moves;
    static void hanoi(int n, char a, char b, char c) { if (n == 0) return; hanoi(n - 1, a, c, b); moves++;
        if (moves <= 5) System.out.print(a + "" + c + " "); hanoi(n - 1, b, a, c); }
    static boolean even(int n) { return n == 0 || odd(n - 1); } static boolean odd(int n) { return n != 0 && even(n - 1); }
    static int queens(int n, int row, int cols, int d1, int d2) { if (row == n) return 1; int c = 0;
        for (int free = ~(cols | d1 | d2) & (1 << n) - 1; free != 0; free &= free - 1) { int b = free & -free;
            c += queens(n, row + 1, cols | b, (d1 | b) << 1, (d2 | b) >>> 1); } return c; }
    static Map<Integer, Long> memo = new HashMap<>(); static long fib(int n) { if (n < 2) return n; Long m = memo.get(n);
        if (m != null) return m; long r = fib(n - 1) + fib(n - 2); memo.put(n, r); return r; }
    static int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }
    static long sumLD(int n, long l, double d) { return n == 0 ? l + (long) d : sumLD(n - 1, l + n, d * 0.5 + n); }
    static double pow(double b, int e) { return e == 0 ? 1 : e < 0 ? 1 / pow(b, -e) : e % 2 == 0 ? pow(b * b, e / 2) : b * pow(b, e - 1); }
    static void perms(int[] a, int k, List<String> out) { if (k == a.length) { out.add(Arrays.toString(a)); return; }
        for (int i = k; i < a.length; i++) { sw(a, i, k); perms(a, k + 1, out); sw(a, i, k); } }
    static void sw(int[] a, int i, int j) { int t = a[i]; a[i] = a[j]; a[j] = t; }
    static int fill(char[][] g, int y, int x) { if (y < 0 || x < 0 || y >= g.length || x >= g[y].length || g[y][x] != '.') return 0;
        g[y][x] = '#'; return 1 + fill(g, y - 1, x) + fill(g, y + 1, x) + fill(g, y, x - 1) + fill(g, y, x + 1); }
    static class T { int v; T l, r; T(int v) { this.v = v; }
        static T ins(T t, int v) { if (t == null) return new T(v); if (v < t.v) t.l = ins(t.l, v); else t.r = ins(t.r, v); return t; }
        static int h(T t) { return t == null ? 0 : 1 + Math.max(h(t.l), h(t.r)); }
        static void in(T t, IntConsumer c) { if (t == null) return; in(t.l, c); c.accept(t.v); in(t.r, c); }
        public String toString() { return "(" + (l == null ? "" : l) + v + (r == null ? "" : r) + ")"; } }
    interface Rec<A, B> { B ap(Rec<A, B> f, A a); }
    static <R> R cpsFact(int n, Function<Long, R> k) { return n == 0 ? k.apply(1L) : cpsFact(n - 1, r -> k.apply(r * n)); }
    static Function<Integer, Integer> F; static String bin(int n) { return n < 2 ? "" + n : bin(n / 2) + n % 2; }
    static int vr(int... a) { return a.length == 0 ? 0 : a[0] + vr(Arrays.copyOfRange(a, 1, a.length)); }
    static <X> List<List<X>> subsets(List<X> l) { if (l.isEmpty()) { List<List<X>> r = new ArrayList<>(); r.add(List.of()); return r; }
        List<List<X>> rest = subsets(l.subList(1, l.size())), o = new ArrayList<>(rest);
        for (List<X> s : rest) { List<X> n = new ArrayList<>(List.of(l.get(0))); n.addAll(s); o.add(n); } return o; }
    int self(int n) { return n <= 0 ? n : new StmtRecursion().self(n - 2) + this.self(n - 3); }
    static int caught(int n) { try { if (n == 0) throw new RuntimeException("b"); return caught(n - 1); }
        catch (RuntimeException e) { if (n < 5) throw e; return n; } finally { moves++; } }
    public static void main(String[] args) { System.out.println(ack(2, 3) + " " + ack(1, 20)); hanoi(7, 'A', 'B', 'C');
        System.out.println(moves);
        System.out.println(even(501) + " " + odd(777) + " " + queens(6, 0, 0, 0, 0) + " " + queens(7, 0, 0, 0,
                0) + " " + fib(90) + " " + depth(3000) + " " + sumLD(100, 0, 1) + " " + pow(2, 10) + " " + pow(1.5, -3));
        List<String> ps = new ArrayList<>(); perms(new int[]{1, 2, 3}, 0, ps); System.out.println(ps);
        char[][] g = {"..#..".toCharArray(), ".##..".toCharArray(), "#....".toCharArray()};
        System.out.println(fill(g, 0, 0) + " " + fill(g, 0, 4) + " " + new String(g[2])); T t = null;
        for (int v : new int[]{5, 2, 8, 1, 9, 3, 7}) t = T.ins(t, v); StringBuilder sb = new StringBuilder(); T.in(t, sb::append);
        System.out.println(t + " " + T.h(t) + " " + sb); Rec<Integer, Integer> f = (s, n) -> n <= 1 ? 1 : n * s.ap(s, n - 1);
        System.out.println(f.ap(f, 10)); String cps = cpsFact(15, r -> "=" + r); System.out.println(cps);
        F = n -> n < 2 ? n : F.apply(n - 1) + F.apply(n - 2); System.out.println(F.apply(12));
        System.out.println(bin(37) + " " + vr(1, 2, 3, 4) + " " + subsets(List.of("a", "b", "c")) + " " + new StmtRecursion().self(20));
        moves = 0; System.out.println(caught(20) + " " + moves); Supplier<Integer>[] sup = new Supplier[1]; int[] c = {0};
        sup[0] = () -> c[0]++ < 10 ? 1 + sup[0].get() : 0; System.out.println(sup[0].get()); Object[] nest = null;
        for (int i = 0; i < 50; i++) nest = new Object[]{nest, i}; int dp = 0;
        for (Object o = nest; o != null; o = ((Object[]) o)[0]) dp++; System.out.println(dp + " " + Arrays.deepToString(nest).length()); }
}
