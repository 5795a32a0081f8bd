// clone of arrays and objects: shallow vs deep, CloneNotSupportedException, covariant clone, clone in subclasses, final fields, clone of arrays of arrays, copy constructors.
import java.util.*;
public class ClsClone {
    static void out(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o); System.out.println(b); }
    static class Pt implements Cloneable { int x; int[] d = {1, 2}; final String f; transient int t = 5; Pt next; static int ctors;
        Pt(int x) { this.x = x; f = "f" + x; ctors++; } @Override public Pt clone() { try { return (Pt) super.clone(); }
            catch (CloneNotSupportedException e) { throw new AssertionError(e); } }
        Pt deep() { Pt p = clone(); p.d = d.clone(); if (next != null) p.next = next.deep(); return p; } }
    static class Pt3 extends Pt { double z = 1.5; Object o = new StringBuilder("sb"); long l = 1L << 50; byte b = -1; char c = 'c';
        boolean q = true; float fl = 2.5f; short sh = -7; Pt3(int x) { super(x); }
        @Override public Pt3 clone() { return (Pt3) super.clone(); } }
    static class No { int x; Object c() throws CloneNotSupportedException { return clone(); } }
    static class NoSub extends No implements Cloneable { }
    interface Cl extends Cloneable { Object clone() throws CloneNotSupportedException; }
    static class Ci implements Cl { int v = 3; public Object clone() throws CloneNotSupportedException { return super.clone(); } }
    static class Stack2 implements Cloneable { Object[] e = new Object[4]; int n;
        void push(Object o) { if (n == e.length) e = Arrays.copyOf(e, n * 2); e[n++] = o; }
        Object pop() { Object r = e[--n]; e[n] = null; return r; }
        public Stack2 clone() { try { Stack2 s = (Stack2) super.clone(); s.e = e.clone(); return s; }
            catch (CloneNotSupportedException x) { throw new AssertionError(); } } }
    class Inner implements Cloneable { int v = outer; Inner cp() throws CloneNotSupportedException { return (Inner) clone(); }
        int out() { return outer; } } int outer = 11;
    enum E { X; Object tryClone() { try { return clone(); } catch (CloneNotSupportedException e) { return e.toString(); } } }
    public static void main(String[] args) throws Exception {
        Pt a = new Pt(1); a.next = new Pt(2); Pt b = a.clone(), c = a.deep();
        out(Pt.ctors, " ", (a != b), (a.d == b.d), (a.next == b.next), (a.d == c.d), (a.next == c.next), b.f, b.t, c.next.f,
                (a.getClass() == b.getClass())); b.x = 9; b.d[0] = 50; c.d[1] = 60;
        System.out.println(a.x + " " + Arrays.toString(a.d) + Arrays.toString(c.d)); Pt3 p = new Pt3(7); p.z = 2.5; p.l++;
        Pt q = ((Pt) p).clone(); Pt3 r = (Pt3) q;
        out(r.z, " ", (r.o == p.o), r.l, r.b, r.c, r.q, r.fl, r.sh, r.f, " ", q.getClass().getSimpleName());
        r.z = 0; r.c = 'd'; System.out.println(p.z + "" + p.c); try { new No().c(); }
        catch (CloneNotSupportedException e) { System.out.println(e); }
        System.out.println(new NoSub().c().getClass().getSimpleName() + ((Ci) new Ci().clone()).v + E.X.tryClone());
        Stack2 s = new Stack2(); for (int i = 0; i < 6; i++) s.push(i); Stack2 t = s.clone(); t.pop(); t.push("new"); s.push("s");
        out(s.n, s.pop(), s.pop(), t.pop(), t.n); ClsClone o = new ClsClone(); Inner in = o.new Inner();
        Inner ic = in.cp(); o.outer = 12; ic.v++; System.out.println(in.v + " " + ic.v + ic.out());
        int[] ia = {1, 2}; int[] ib = ia.clone(); ib[0] = 9; long[] la = {1L << 40}; double[] da = {.5}; boolean[] za = {true};
        char[] ca = {'x'}; byte[] ba = {-1}; short[] sa = {3}; float[] fa = {1.5f}; String[] st = {"s", null};
        out(ia[0], " ", la.clone()[0], da.clone()[0], za.clone()[0], ca.clone()[0], ba.clone()[0], sa.clone()[0], fa.clone()[0],
                st.clone()[1], st.clone().getClass().getSimpleName(), new int[0].clone().length); int[][] m = {{1}, {2}};
        int[][] mc = m.clone(), md = new int[2][]; for (int i = 0; i < 2; i++) md[i] = m[i].clone(); m[0][0] = 100;
        System.out.println(mc[0][0] + " " + md[0][0] + (mc[1] == m[1])); Object[] oa = {a, "x"}; Object[] ob = oa.clone();
        System.out.println((ob[0] == a) + " " + ob.getClass().getName() + ((Object) ia).getClass().getMethod("hashCode").getName());
        Pt[] ps = {a, null}; System.out.println(ps.clone()[0].x + ps.clone().length);
        ArrayList<Integer> al = new ArrayList<>(List.of(1, 2)); ArrayList<Integer> ac = (ArrayList<Integer>) al.clone(); ac.add(3);
        HashMap<String, int[]> hm = new HashMap<>(Map.of("k", new int[]{1}));
        HashMap<String, int[]> hc = (HashMap<String, int[]>) hm.clone(); hc.get("k")[0] = 5; hc.put("z", null);
        out(al, ac, hm.get("k")[0], hm.size(), new TreeSet<>(List.of(3, 1)).clone(), new ArrayDeque<>(List.of(1)).clone(),
                new BitSet(5).clone(), new LinkedList<>(List.of(2)).clone(), new IdentityHashMap<>().clone(), EnumSet.of(E.X).clone(),
                new Date(0).clone().equals(new Date(0)));
        Object arr = new int[]{4, 5}; Object ar2 = ((int[]) arr).clone();
        System.out.println(arr.equals(ar2) + " " + Arrays.equals((int[]) arr, (int[]) ar2));
        java.lang.reflect.Method mm = Object.class.getDeclaredMethod("clone");
        System.out.println(java.lang.reflect.Modifier.toString(mm.getModifiers())); Iterator<Integer> it = al.iterator(); it.next();
        System.out.println(((List<Integer>) ((ArrayList<Integer>) al.clone())).iterator().next() + "" + it.next());
    }
}
