// Left-to-right evaluation: operands, arguments, array accesses, assignments, field targets, constructors, string concat, conditional operators.
import java.util.*;
public class StmtEvalOrder {
    static StringBuilder log = new StringBuilder(); static int n;
    static int i(int v) { log.append(v).append(' '); return v; } static <T> T o(String s, T v) { log.append(s).append(' '); return v; }
    static boolean b(String s, boolean v) { log.append(s).append(' '); return v; }
    static void show(String name, Object v) { System.out.println(name + " = " + v + "   [" + log.toString().trim() + "]"); log.setLength(0); }
    int f; static int sf; StmtEvalOrder self(String s) { log.append(s).append(' '); return this; } StmtEvalOrder() { }
    StmtEvalOrder(int a, int b, int c) { log.append("ctor").append(a).append(b).append(c).append(' '); f = a; }
    int m(int a, int b) { log.append("m "); return a - b; } static int sm(int... v) { log.append("sm ").append(v.length).append(' ');
        return v.length; } static StmtEvalOrder nul(String s) { log.append(s).append(' '); return null; }
    public static void main(String[] args) {
        show("arith", i(1) + i(2) * i(3) - i(8) / i(4) % i(5)); show("paren", (i(1) + i(2)) * (i(3) - i(4)));
        show("shift", i(1) << i(2) >> i(1) >>> i(0)); show("cmp", i(1) < i(2) == i(3) > i(4)); show("bits", i(6) & i(3) | i(8) ^ i(1));
        show("bool nonsc", b("a", false) & b("b", true) | b("c", true) ^ b("d", true));
        show("sc", b("a", false) && b("b", true) || b("c", true) && b("d", false) || b("e", true));
        show("tern", b("q", true) ? i(1) : i(2)); show("concat", "" + i(1) + o("s", "x") + i(2) + o("n", null));
        show("args", sm(i(1), i(2), i(3))); StmtEvalOrder e = new StmtEvalOrder(); show("recv", o("r", e).m(i(1), i(2)));
        show("chain", e.self("1").self("2").m(i(3), e.self("4").m(i(5), i(6)))); show("ctor", new StmtEvalOrder(i(1), i(2), i(3)).f);
        show("nested call", e.m(e.m(i(1), i(2)), e.m(i(3), i(4))));
        int[] a = new int[6]; show("arr assign", o("arr", a)[i(2)] = i(7)); show("arr compound", o("arr", a)[i(2)] += i(7));
        show("arr inc", o("arr", a)[i(2)]++ + o("arr2", a)[i(2)]); show("2d", o("x", new int[3][4])[i(1)][i(2)] = i(5));
        show("new dims", new int[i(2)][i(3)][].length); show("initer", new int[]{i(3), i(1), i(2)}[i(1)]);
        show("field", o("e", e).f = i(4)); show("field comp", e.self("s").f += i(4));
        show("chain assign", a[i(0)] = a[i(1)] = o("e", e).f = i(9)); int k = 1; show("self mod", k + (k = 5) * k); k = 1;
        show("self mod2", (k = 2) * k + k++ * ++k); k = 3; show("comp rhs mods", k += (k = 10) + k); show("k", k); k = 0; a[k] = k = 2;
        show("idx first", a[0] + "," + k); int[] p = {1, 2, 3}; int[] q = p; p[1] += (p = new int[]{100, 200, 300})[1];
        show("arr ref first", q[1] + " " + p[1]); k = 1; p = new int[]{0, 10, 20, 30}; p[k++] = p[k++] + k;
        show("idx inc", Arrays.toString(p) + k); p[k] = k = 0; show("k idx", Arrays.toString(p)); int j = 5; j = j++ * 2 + j; show("j", j);
        j = 5; j = j-- - --j; show("j2", j); j += j++ + j--; show("j3", j);
        try { show("", o("arr", (int[]) null)[i(1)] = i(2)); } catch (NullPointerException x) { show("null arr assign", "npe"); }
        try { show("", o("arr", a)[i(99)] = i(2)); } catch (ArrayIndexOutOfBoundsException x) { show("bad idx assign", x.getMessage()); }
        try { show("", o("arr", a)[i(99)] += i(2)); } catch (ArrayIndexOutOfBoundsException x) { show("bad idx compound", x.getMessage());
        } try { nul("n").f = i(1); } catch (NullPointerException x) { show("null field put", "npe"); } try { nul("n").f += i(1); }
        catch (NullPointerException x) { show("null field compound", "npe"); } try { nul("n").m(i(1), i(2)); }
        catch (NullPointerException x) { show("null recv", "npe"); } show("null static field", nul("n").sf = i(3));
        show("null static call", nul("n").sm(i(1))); try { i(1 / (n = 0)); } catch (ArithmeticException x) { show("div", "ae"); }
        try { e.m(i(1), i(2) / i(0)); } catch (ArithmeticException x) { show("div arg", "ae"); }
        try { new StmtEvalOrder(i(1), Integer.parseInt(o("bad", "z")), i(3)); }
        catch (NumberFormatException x) { show("ctor arg", "nfe"); } try { int[][][] z = new int[i(2)][i(-1)][i(3)]; }
        catch (NegativeArraySizeException x) { show("neg dim", x.getMessage()); }
        try { Object[] oa = new String[1]; o("oa", oa)[i(0)] = o("int", 5); }
        catch (ArrayStoreException x) { show("store", x.getMessage()); }
        try { Object[] oa = new String[1]; o("oa", oa)[i(7)] = o("int", 5); }
        catch (ArrayIndexOutOfBoundsException x) { show("store idx", x.getMessage()); }
        int z = 10; try { z = z + (z = 3) / (z - 3); } catch (ArithmeticException x) { show("partial", z); } int[] m = {1, 2}; int y = 0;
        try { m[y] = y = 1 / (y - y); } catch (ArithmeticException x) { show("partial arr", Arrays.toString(m) + y); }
        show("instanceof", o("s", (Object) "x") instanceof String == b("t", true)); show("cast", (long) i(3) + (int) (double) i(4));
        Object lock = new Object(); synchronized (o("lock", lock)) { i(1); } show("sync", ""); for (i(1); i(++n) < 3; i(100 + n)) i(50);
        show("for", n); switch (i(2)) { case 2: i(22); } show("switch", ""); assert b("assert", false) : o("msg", "");
        show("assert off", ""); String s = "a"; s += s + (s = "b") + s; show("str comp", s); long L = 1; L += L++ + (int) (L *= 3);
        show("long", L); double d = 2; d *= d + (d = 3) + d; show("dbl", d); List<Integer> li = new ArrayList<>(); li.add(i(1));
        show("ret", li.add(i(2)) ? li.remove(i(0)) : li.get(i(0))); Runnable r = o("mref", new StringBuilder("x"))::reverse;
        show("mref recv early", "made"); r.run(); show("mref run", ""); try { Runnable r2 = o("nullrecv", (StringBuilder) null)::reverse; }
        catch (NullPointerException x) { show("mref null", "npe"); }
    }
}
