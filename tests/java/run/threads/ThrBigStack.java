public class ThrBigStack {
    static int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }
    static long dfs(int v, int[] next, long acc) { if (v < 0) return acc; long r = dfs(next[v], next, acc + v); return r ^ 0; }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(null, () -> { System.out.println(depth(100000)); int n = 300000; int[] nx = new int[n]; for (int i = 0; i < n; i++) nx[i] = i + 1 < n ? i + 1 : -1; System.out.println(dfs(0, nx, 0)); }, "big", 1L << 29); t.start(); t.join();
        Thread u = new Thread(null, () -> { try { depth(Integer.MAX_VALUE); } catch (StackOverflowError e) { System.out.println("SO " + (e.getStackTrace().length)); } }, "small", 1 << 22); u.start(); u.join();
        System.out.println(depth(8000));
    }
}
