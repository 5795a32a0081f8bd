// Helpful NullPointerException messages for every kind of null dereference: invocations, field and array access, length, throw, synchronized, unboxing, from locals, parameters, fields, statics, array elements, return values.
import java.util.*;
import java.util.function.*;
public class ExcHelpfulNpe {
    int i; long l; String s; ExcHelpfulNpe next; int[] arr; ExcHelpfulNpe[] objs; int[][] grid; static ExcHelpfulNpe st; static String ss;
    static int[] sarr; Integer boxed; List<String> list; double d; boolean z; byte b; char c; float f; short sh; long[] la; double[] da;
    float[] fa; byte[] ba; boolean[] za; char[] ca; short[] sha;
    static int n; interface T { void go() throws Throwable; }
    static void t(T x) { n++; try { x.go(); System.out.println(n + " no exception"); }
        catch (NullPointerException e) { System.out.println(n + " " + e.getMessage()); }
        catch (Throwable e) { System.out.println(n + " " + e); } }
    static String nul() { return null; } static ExcHelpfulNpe nobj() { return null; } ExcHelpfulNpe inst() { return null; }
    static int[] narr() { return null; } static Integer nbox() { return null; } void m() { } int mi(int a, String b) { return 0; }
    static ExcHelpfulNpe make() { return new ExcHelpfulNpe(); } <U> U gen(U u) { return u; } private void priv() { }
    static Throwable nthr() { return null; }

    static void locals(String p, ExcHelpfulNpe o, int[] a, Object[] oa) {
        t(() -> { String x = null; x.length(); }); t(() -> { String x = null; x.charAt(2); }); t(() -> p.length()); t(() -> o.m());
        t(() -> o.mi(1, "x")); t(() -> o.priv()); t(() -> o.gen("u").length()); t(() -> { int v = o.i; }); t(() -> o.i = 3);
        t(() -> o.l = 3L); t(() -> o.i++); t(() -> o.d += 1.5); t(() -> { int v = a[0]; }); t(() -> a[1] = 2); t(() -> a[1]++);
        t(() -> { int v = a.length; }); t(() -> { Object v = oa[3]; }); t(() -> oa[3] = "x"); t(() -> { for (int v : a) n += v; });
        t(() -> { for (Object v : oa) n++; });
    }
    static int stat(String q, long w, ExcHelpfulNpe r) { return q.length() + r.i; } int member(double d, String q) { return q.length(); }

    public static void main(String[] args) {
        locals(null, null, null, null);
        t(() -> nul().length()); t(() -> nobj().m()); t(() -> nobj().next.m()); t(() -> make().next.m()); t(() -> make().next.next.i = 1);
        t(() -> make().inst().m()); t(() -> make().inst().next.m()); t(() -> { int v = narr()[0]; }); t(() -> narr()[n % 2] = 1);
        t(() -> { int v = narr().length; }); t(() -> st.m()); t(() -> { int v = st.i; }); t(() -> st.next.i = 4); t(() -> ss.trim());
        t(() -> { int v = sarr[2]; }); t(() -> sarr[2]--); t(() -> { int v = sarr.length; });
        ExcHelpfulNpe o = new ExcHelpfulNpe(); o.objs = new ExcHelpfulNpe[2]; o.grid = new int[2][]; t(() -> o.s.length());
        t(() -> o.next.m()); t(() -> o.next.s.length()); t(() -> { int v = o.arr[0]; }); t(() -> o.arr[n] = 1);
        t(() -> { int v = o.arr.length; }); t(() -> o.objs[1].m()); t(() -> o.objs[1].i = 2); t(() -> { int v = o.objs[0].next.i; });
        t(() -> { int v = o.grid[1][0]; }); t(() -> o.grid[0][1] = 3); t(() -> { int v = o.grid[1].length; }); t(() -> o.list.size());
        t(() -> o.list.get(0).length()); t(() -> { int v = o.boxed; }); t(() -> o.boxed++); t(() -> { int v = nbox(); });
        t(() -> { int v = nbox() + 1; }); t(() -> { long v = o.boxed; }); t(() -> { if (o.boxed == 3) n++; });
        t(() -> { switch (o.boxed) { case 1: } }); t(() -> { switch (o.s) { case "a": } }); t(() -> { throw null; });
        t(() -> { throw nthr(); }); t(() -> { synchronized (o.s) { } }); t(() -> { synchronized (nul()) { } });
        t(() -> { synchronized (st) { } });
        t(() -> { long v = o.la[0]; }); t(() -> { double v = o.da[0]; }); t(() -> { float v = o.fa[0]; }); t(() -> { byte v = o.ba[0]; });
        t(() -> { boolean v = o.za[0]; }); t(() -> { char v = o.ca[0]; }); t(() -> { short v = o.sha[0]; }); t(() -> o.la[0] = 1);
        t(() -> o.da[0] = 1); t(() -> o.fa[0] = 1); t(() -> o.ba[0] = 1); t(() -> o.za[0] = true); t(() -> o.ca[0] = 1);
        t(() -> o.sha[0] = 1); t(() -> o.next.l++); t(() -> o.next.d = 2); t(() -> o.next.z = true); t(() -> o.next.b = 1);
        t(() -> o.next.c = 'c'); t(() -> o.next.f = 1); t(() -> o.next.sh = 1);
        t(() -> stat(null, 1L, null)); t(() -> stat("x", 1L, null)); t(() -> o.member(1.0, null));
        t(() -> o.objs[n - n].objs[1].s.length()); t(() -> o.objs[o.i + 1].m()); t(() -> make().objs[1].m());
        t(() -> (new int[2][][])[1][0][0]++); t(() -> (new int[3][])[1][2] = 5); t(() -> ((String) null).length());
        t(() -> ((ExcHelpfulNpe) (Object) null).m()); t(() -> "x".concat(null)); t(() -> "x".compareTo(null));
        t(() -> new ExcHelpfulNpe().next.m()); t(() -> nobj().st = null); t(() -> { nobj(); });
        t(() -> { Supplier<Integer> q = o.s::length; }); t(() -> { Function<String, Integer> q = String::length; q.apply(null); });
        t(() -> { Runnable q = o.next::m; }); t(() -> { Runnable r = null; r.run(); });
        t(() -> { ExcHelpfulNpe.In in = o.next.new In(); }); t(() -> List.of(1, null)); t(() -> Objects.requireNonNull(null));
        t(() -> Objects.requireNonNull(null, "custom")); t(() -> new ArrayList<>((Collection<?>) null));
        t(() -> new TreeMap<String, Integer>().put(null, 1)); t(() -> Map.of("a", null)); t(() -> Optional.of(null));
        t(() -> { throw new NullPointerException(); }); t(() -> { throw new NullPointerException("explicit"); });
        t(() -> { throw new NullPointerException(null); }); t(() -> { for (String q : o.list) n++; });
        t(() -> { String q = n < 0 ? "a" : null; q.isEmpty(); }); t(() -> (n < 0 ? o : o.next).m());
        t(() -> { int[][] g = new int[2][2]; g[1] = null; g[1][n % 2] += 5; });
        t(() -> { String[] a = {null}; String u = a[0].toUpperCase() + a[0]; }); t(() -> { Object q = null; q.toString(); q.hashCode(); });
        t(() -> { Object q = null; q.getClass(); }); t(() -> { Object q = null; q.equals(q); }); t(() -> ((Object[]) null).clone());
        t(() -> { Integer[] ia = new Integer[1]; int v = ia[0]; }); t(() -> { Boolean bo = null; if (bo) n++; });
        t(() -> { Character ch = null; char v = ch; }); t(() -> { Double dd = null; double v = dd * 2; });
        t(() -> { Long ll = null; ll++; }); t(() -> { char[] cs = null; String.valueOf(cs); });
        t(() -> { StringBuilder sb = null; sb.append(1).append("x"); }); t(() -> { Thread th = null; th.start(); });
        t(() -> System.getProperty(null)); t(() -> { int[] big = null; big[Integer.MAX_VALUE] = big[0]; });
        t(() -> { Object[] x = {}; Object y = ((Object[]) st.objs)[1]; }); t(() -> o.objs[0].mi(o.arr[1], "z"));
        t(() -> { long q = 5; o.arr[(int) q] = 1; }); t(() -> { int k = 1; o.arr[k + 1 - 2 * k] = 1; });
        t(() -> { byte k = 1; o.objs[k].i = k; }); t(() -> { char k = 1; o.grid[k][k] = k; });
        t(() -> o.grid[o.objs.length - 1][nul().length()] = 1);
        List<Integer> ln = new ArrayList<>(); ln.add(null); t(() -> { int v = ln.get(0); }); t(() -> { for (int v : ln) n += v; });
        Map<String, Integer> mp = new HashMap<>(); t(() -> { int v = mp.get("none"); }); t(() -> mp.put("k", mp.get("k") + 1));
        String loc = null; try { loc.length(); } catch (NullPointerException e) { System.out.println(e.getMessage()); } int[] la = null;
        long pad = 1; ExcHelpfulNpe lo = null; try { la[(int) pad]++; }
        catch (NullPointerException e) { System.out.println(e.getMessage()); } try { lo.next.next.i = (int) pad; }
        catch (NullPointerException e) { System.out.println(e.getMessage()); } try { args = null; args[0].length(); }
        catch (NullPointerException e) { System.out.println(e.getMessage()); } NullPointerException first = null; try { loc.trim(); }
        catch (NullPointerException e) { first = e; }
        System.out.println(first.getMessage().equals(first.getMessage()) + " " + first + " " + first.getLocalizedMessage());
        NullPointerException ser = new NullPointerException(); System.out.println(ser.getMessage() + " " + ser);
    }
    class In { }
}
