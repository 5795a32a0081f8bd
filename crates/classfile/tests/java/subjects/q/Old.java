package q;

/** Nothing here needs more than class-file version 49: also verified with its stack maps taken away. */
public class Old {
    int f; long g; Old next; static Object any; static Old[] table = new Old[4];
    Old() { }
    Old(int f, long g) { this.f = f; this.g = g; }
    Old(boolean b, Old o) { this(b ? 1 : o.f, b ? 2L : o.g); next = b ? o : this; }
    int chain() { Old o = this; int n = 0; while (o != null) { n += o.f; o = o.next; } return n; }
    static Object join(int k) { Object o = k > 0 ? (Object) new StringBuffer("x") : new int[k]; return o; }
    static Number merge(int k) { Number n; if (k == 0) n = new Integer(1); else n = new Long(2L); return n; }
    static int tryit(Old o) { int r = 1; try { r = o.f; o.next.f = r; } catch (NullPointerException e) { r = 2; } catch (RuntimeException e) { r = e.hashCode(); } return r; }
    static long fin(int[] a) { long s = 0; try { for (int i = 0; i < a.length; i++) { s += a[i]; if (s > 100) return s; } } finally { s++; any = a; } return s; }
    static Object grid(int n) { Object[][] g = new Object[n][]; g[0] = new String[n]; g[1] = new Old[n]; return g[n > 1 ? 0 : 1]; }
    synchronized void lock(Object o) { synchronized (o) { f++; } }
    static int swi(int x) { int y; switch (x) { case 0: y = 1; break; case 1: y = 2; break; case 5: throw new IllegalStateException(); default: y = x; } return y; }
    static double d(float a, double b, long c) { double r = a; for (int i = 0; i < 3; i++) { r += b; b = -c; } return r; }
    static boolean same(Object a, Object b) { return a == b || a != null && a.equals(b); }
    static void fill() { for (int i = 0; i < table.length; i++) { Old o = new Old(i, i); if (i > 2) { o = null; } table[i] = o; } }
    static Comparable comp(boolean b) { Comparable c; if (b) c = "x"; else c = new Integer(4); return c; }
    static void throwing(int k) throws Exception { Exception e; if (k == 1) e = new RuntimeException(); else if (k == 2) e = new java.io.IOException(); else return; throw e; }
}
