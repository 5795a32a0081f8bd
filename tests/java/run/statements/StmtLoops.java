// All loop forms: comma updates, missing parts, do/while with continue, loop variables of every type, nested, empty bodies, modification inside, sorting algorithms.
import java.util.*;
public class StmtLoops {
    static int collatz(long n) { int s = 0; for (; n != 1; s++) n = (n & 1) == 0 ? n >> 1 : 3 * n + 1; return s; }
    static int gcd(int a, int b) { while (b != 0) { int t = a % b; a = b; b = t; } return a; }
    static boolean prime(int n) { if (n < 2) return false; for (int i = 2; i * i <= n; i++) if (n % i == 0) return false; return true; }
    static int rev(int n) { int r = 0; do { r = r * 10 + n % 10; } while ((n /= 10) != 0); return r; }
    static void bubble(int[] a) {
        for (boolean sw = true; sw; ) { sw = false; for (int i = 1; i < a.length; i++) if (a[i - 1] > a[i]) { int t = a[i];
                a[i] = a[i - 1]; a[i - 1] = t; sw = true; } } }
    static void insertion(int[] a) {
        for (int i = 1, j; i < a.length; i++) { int v = a[i]; for (j = i; j > 0 && a[j - 1] > v; j--) a[j] = a[j - 1]; a[j] = v; } }
    static void quick(int[] a, int lo, int hi) {
        while (lo < hi) { int p = a[lo + hi >>> 1], i = lo, j = hi;
            do { while (a[i] < p) i++; while (a[j] > p) j--; if (i <= j) { int t = a[i]; a[i++] = a[j]; a[j--] = t; } } while (i <= j);
            if (j - lo < hi - i) { quick(a, lo, j); lo = i; } else { quick(a, i, hi); hi = j; } } }
    static void heap(int[] a) { int n = a.length; for (int s = n / 2 - 1; s >= 0; s--) sift(a, s, n);
        for (int e = n - 1; e > 0; e--) { int t = a[0]; a[0] = a[e]; a[e] = t; sift(a, 0, e); } }
    static void sift(int[] a, int r, int n) { for (int c; (c = 2 * r + 1) < n; r = c) { if (c + 1 < n && a[c + 1] > a[c]) c++;
            if (a[r] >= a[c]) return; int t = a[r]; a[r] = a[c]; a[c] = t; } }
    static int[] merge(int[] a) { if (a.length < 2) return a;
        int[] l = merge(Arrays.copyOf(a, a.length / 2)), r = merge(Arrays.copyOfRange(a, a.length / 2, a.length)), o = new int[a.length];
        for (int i = 0, j = 0, k = 0; k < o.length; ) o[k++] = j >= r.length || i < l.length && l[i] <= r[j] ? l[i++] : r[j++]; return o; }
    static int bin(int[] a, int k) { int lo = 0, hi = a.length - 1; while (lo <= hi) { int m = lo + hi >>> 1; if (a[m] < k) lo = m + 1;
            else if (a[m] > k) hi = m - 1; else return m; } return ~lo; }
    public static void main(String[] args) {
        int i, j; for (i = 0, j = 10; i < j; i++, j -= 2) ; System.out.println(i + " " + j);
        for (int a = 1, b = 1, c; a < 100; c = a + b, a = b, b = c) System.out.print(a + " "); System.out.println(); i = 0;
        for (; ; ) if (++i > 5) break; System.out.println(i); for (char c = 'a'; c <= 'e'; c++) System.out.print(c);
        for (byte b = 125; b > 0; b++) System.out.print(" " + b); for (short s = 32766; s > 0; s++) System.out.print(" " + s);
        for (long l = Long.MAX_VALUE - 1; l > 0; l++) System.out.print(" " + l);
        for (float f = 0; f < 0.5f; f += 0.1f) System.out.print(" " + f); for (double d = 1; d > 0.1; d /= 2) System.out.print(" " + d);
        for (String s = "x"; s.length() < 4; s += s) System.out.print(" " + s);
        for (Iterator<Integer> it = List.of(1, 2).iterator(); it.hasNext(); ) System.out.print(" " + it.next()); System.out.println();
        int w = 0; do { if (w == 2) continue; if (w > 4) break; System.out.print(w + " "); } while (w++ < 10); System.out.println(w);
        int cnt = 0; for (int x = 0; x < 10; x++) for (int y = x; y < 10; y++) { if ((x + y) % 3 == 0) continue; if (x * y > 20) break;
            cnt++; } System.out.println(cnt); for (int k = Integer.MAX_VALUE - 2; k > 0; k++) System.out.print(k + " ");
        for (int k = Integer.MIN_VALUE + 2; k < 0; k--) System.out.print(k + " "); System.out.println();
        for (int k = 0; k < 10; k++) { if (k % 2 == 0) k += 2; System.out.print(k + " "); } System.out.println();
        System.out.println(collatz(27) + " " + collatz(837799) + " " + gcd(1071, 462) + " " + gcd(-12,
                18) + " " + rev(12345) + " " + rev(-120)); for (int n = 0; n < 60; n++) if (prime(n)) System.out.print(n + " ");
        System.out.println(); int[] data = new int[40]; int seed = 7;
        for (int k = 0; k < data.length; k++) { seed = seed * 1103515245 + 12345; data[k] = seed >> 20; }
        int[] s0 = data.clone(), s1 = data.clone(), s2 = data.clone(), s3 = data.clone(), s4 = data.clone(); Arrays.sort(s0); bubble(s1);
        insertion(s2); quick(s3, 0, s3.length - 1); heap(s4); int[] s5 = merge(data); System.out.println(Arrays.toString(s0));
        System.out.println(Arrays.equals(s0, s1) + " " + Arrays.equals(s0, s2) + " " + Arrays.equals(s0, s3) + " " + Arrays.equals(s0,
                s4) + " " + Arrays.equals(s0, s5));
        for (int k : new int[]{s0[0], s0[39], s0[17], 5000, -5000}) System.out.print(bin(s0, k) + " "); System.out.println();
        for (int r = 1; r <= 4; r++) { for (int k = 0; k < 4 - r; k++) System.out.print(' ');
            for (int k = 0; k < 2 * r - 1; k++) System.out.print('*'); System.out.println(); } boolean[][] life = new boolean[6][6];
        life[1][2] = life[2][3] = life[3][1] = life[3][2] = life[3][3] = true;
        for (int g = 0; g < 4; g++) { boolean[][] nx = new boolean[6][6];
            for (int y = 0; y < 6; y++) for (int x = 0; x < 6; x++) { int n = 0;
                for (int dy = -1; dy <= 1; dy++) for (int dx = -1; dx <= 1;
                        dx++) if ((dx != 0 || dy != 0) && life[(y + dy + 6) % 6][(x + dx + 6) % 6]) n++;
                nx[y][x] = n == 3 || n == 2 && life[y][x]; } life = nx; }
        for (boolean[] row : life) { for (boolean c : row) System.out.print(c ? '#' : '.'); System.out.println(); }
        int[] coins = {1, 5, 10, 25}; int[] ways = new int[101]; ways[0] = 1;
        for (int c : coins) for (int v = c; v <= 100; v++) ways[v] += ways[v - c]; System.out.println(ways[100]); int it = 0;
        for (int a = 0; a < 3; a++) { int b = 0; while (b < 3) { int c = 0; do { it += a * b + c; if (it % 7 == 6) { it++; continue; } }
                while (++c < 3); b++; } } System.out.println(it); double x = 1; int iters = 0;
        while (Math.abs(x * x - 2) > 1e-12) { x = (x + 2 / x) / 2; iters++; } System.out.println(x + " " + iters); long fact = 1;
        int nf = 1; while (fact > 0) fact *= ++nf; System.out.println(nf + " " + fact);
    }
}
