// ++ and -- on every kind of variable and type, in every position; wrap-around; boxed; precedence of unary chains; float increments.
public class StmtIncrements {
    static byte sb = 127; static char sc = 65535; static short ss = -32768; static int si = Integer.MAX_VALUE;
    static long sl = Long.MIN_VALUE; static float sf = 16777216f; static double sd = 0.1; static Integer bI = 127; static Long bL = -128L;
    static Character bC = 'z'; static Byte bB = -128; static Short bS = 5; static Float bF = .5f; static Double bD = Double.MAX_VALUE;
    byte fb = -128; char fc; short fs = 32767; int fi = Integer.MIN_VALUE; long fl = -1; float ff = -0.5f; double fd = 1e16;
    Integer oI = 0; StmtIncrements next; int cnt; StmtIncrements me() { cnt++; return this; } int[] arr = {10, 20, 30};
    int[] arr() { cnt++; return arr; } int idx() { return cnt++ % 3; }
    public static void main(String[] args) {
        p_(sb++, sb, (int) sc++, (int) sc, ss--, ss, si++, si, sl--, sl, sf++, sf, sd++, sd);
        p_(++sb, (int) --sc, ++ss, --si, ++sl, --sf, --sd);
        p_(bI++, bI, --bL, bC++ + (int) bC, --bB, bB--, ++bS, bF++ + bF, ++bD, (bI == 128)); StmtIncrements o = new StmtIncrements();
        p_(o.fb--, o.fb, (int) o.fc--, (int) o.fc, ++o.fs, o.fi-- + o.fi, ++o.fl, o.ff++ + o.ff, ++o.fd, o.oI++ + o.oI);
        p_(o.me().cnt++, o.cnt, ++o.me().cnt, o.arr()[o.idx()]++, o.arr()[1]--, java.util.Arrays.toString(o.arr) + o.cnt); 
        int i = 5; p_(i++ + ++i, i, (i-- - --i), i, -i--, - --i, ~i++, -(-i), - -i, +-+i, !(i++ > 3), i); i = 0; i = i++;
        System.out.print(i); i = ++i + i++; System.out.print(i); i += i++ * ++i; System.out.print(i + " "); i = i-- - i--;
        System.out.println(i); i = 10; int j = i++ + i++ * --i - i-- % ++i; System.out.println(i + " " + j); int a = 1;
        a = a++ + a++ + a++; System.out.println(a); a = 1; a = ++a + ++a + ++a; System.out.println(a); int x = 3, y = x++ << x-- >> --x;
        System.out.println(x + " " + y); long L = 5; L = L++ + L++; System.out.println(L); L <<= L++; System.out.println(L); char c = 'a';
        c++; ++c; System.out.println(c + "" + c++ + c-- + (char) (c + 1) + (int) c++ + --c); byte b = 0; for (int k = 0; k < 300; k++) b++;
        System.out.println(b); short s = 0; for (int k = 0; k < 70000; k++) s--; System.out.println(s); float f = 16777215f; f++; f++; f++;
        System.out.println(f); double d = 9007199254740991.0; d++; d++; System.out.println(d); double nan = Double.NaN; nan++;
        System.out.println(nan); d = -0.5; d++; d--; System.out.println(d); f = 0.1f; for (int k = 0; k < 10; k++) f++;
        System.out.println(f);
        byte[] ba = {127}; char[] ca = {'\uffff'}; short[] sa = {-32768}; long[] la = {Long.MAX_VALUE}; float[] fa = {1e8f};
        double[] da = {-1}; Integer[] ia = {127, null};
        p_(++ba[0], (int) ++ca[0], --sa[0], la[0]++ + la[0], fa[0]++ + fa[0], da[0]++ + da[0]++ + da[0], ia[0]++ + ia[0]); try { ia[1]++; }
        catch (NullPointerException e) { System.out.println("npe"); } try { o.next.cnt++; }
        catch (NullPointerException e) { System.out.println("npe2"); } try { ba[1]++; }
        catch (ArrayIndexOutOfBoundsException e) { System.out.println(e.getMessage()); } int[][] m = {{1, 2}, {3, 4}}; int k = 0;
        m[k++][k]++; m[k--][k]--; System.out.println(java.util.Arrays.deepToString(m) + k); int[] p = {0, 0, 0, 0}; k = 0; p[k++] = k++;
        p[k++] += k++; p[--k]--; System.out.println(java.util.Arrays.toString(p) + k); k = 0; p[p[0]++] = ++k;
        System.out.println(java.util.Arrays.toString(p)); for (int q = 0, w = 10; q < w; q++, w--) k += q * w; System.out.println(k);
        while (k-- > 300) ; System.out.println(k); do k += 7; while (++k < 350); System.out.println(k); int lo = -1;
        while (++lo < 5 && lo++ != 3) ; System.out.println(lo); Integer u = 127, v = u; u++; p_(u, v, (u == v)); Integer w1 = 5;
        int w2 = w1++ + w1--; System.out.println(w1 + " " + w2); 
    }
    static void p_(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o).append(' '); System.out.println(b); }
}
