import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** One null dereference per method; prints "method line message" for each. */
public class Npe {
    interface Act { void run() throws Throwable; }
    interface Shape { double area(int scale, String unit); }
    static class Node {
        Node next; int[] ints; long[] longs; Node[][] grid; int value; long wide; double d; String name; Object o;
        static Node root; static Node[] table; static Shape shape;
        Node next() { return next; }
        Node at(int i, long j, String s, Object o, int[][] m) { return null; }
        static Node make(double d) { return null; }
        private Node secret() { return null; }
        int[] array() { return null; }
        void set(long a, double b) { }
    }
    Node field = new Node();
    Node none;
    static Node nothing;
    static int count = 3;

    static void i01() { int[] a = null; a[1] = 2; }
    static void i02() { int[] a = null; int x = a[count]; }
    static void i03() { long[] a = null; long x = a[0]; }
    static void i04() { long[] a = null; a[0] = 5L; }
    static void i05() { float[] a = null; a[2] = 5f; }
    static void i06() { float[] a = null; float x = a[2]; }
    static void i07() { double[] a = null; a[4] = 5d; }
    static void i08() { double[] a = null; double x = a[5]; }
    static void i09() { Object[] a = null; a[-1] = "x"; }
    static void i10() { Object[] a = null; Object x = a[100]; }
    static void i11() { byte[] a = null; a[1000] = 1; }
    static void i12() { boolean[] a = null; boolean x = a[70000]; }
    static void i13() { char[] a = null; a[0] = 'c'; }
    static void i14() { char[] a = null; char x = a[1]; }
    static void i15() { short[] a = null; a[2] = 3; }
    static void i16() { short[] a = null; short x = a[3]; }
    static void i17() { int[] a = null; int n = a.length; }
    static void i18() throws Throwable { Exception e = null; throw e; }
    static void i19() { Object o = null; synchronized (o) { count++; } }
    static void i20() { Node n = null; n.value = 1; }
    static void i21() { Node n = null; n.wide = 1; }
    static void i22() { Node n = null; int x = n.value; }
    static void i23() { Node n = null; n.next(); }
    static void i24() { String s = null; s.length(); }
    static void i25() { Object s = null; s.toString(); }
    static void i26() { List<String> l = null; l.add("x"); }
    static void i27() { Integer i = null; int x = i; }
    static void i28(Node p) { p.next = null; }
    static void i29(long a, Node p, double b, Node q) { q.next = null; }
    static void i30(long a, Node p) { p = nothing; p.next = null; }
    void i31() { none.next(); }
    void i32() { field.next.next = field; }
    void i33() { this.field.next().value = 3; }
    static void i34() { nothing.value++; }
    static void i35() { Node.root.next.next(); }
    static void i36() { Node.table[2].next(); }
    static void i37() { new Node().grid[1][2].next(); }
    void i38() { field.grid = new Node[3][]; field.grid[count - 1][2].next(); }
    void i39() { field.grid = new Node[4][]; field.grid[count][2].next(); }
    void i40() { field.grid = new Node[4][4]; field.grid[count][field.value].next(); }
    void i41() { int i = 2; int j = 1; field.grid = new Node[4][4]; field.grid[i][j].next(); }
    static void i42() { Node.make(1.5).next(); }
    static void i43() { new Node().at(1, 2L, "s", null, null).next(); }
    static void i44() { new Node().secret().at(1, 2L, "s", null, null); }
    static void i45() { Node.shape.area(1, "m"); }
    static void i46() { new Node().array()[3] = 4; }
    static void i47() { new Node().ints[new Node().value] = 4; }
    static void i48() { Node[] t = new Node[3]; t[new ArrayList<String>().size()].next(); }
    static void i49() { int[][] m = new int[3][]; m[2][1]++; }
    static void i50() { Node n = new Node(); n.next = new Node(); n.next.next = new Node(); n.next.next.next.next.next.next.next(); }
    static void i51() { Node n = new Node(); Node m = n; for (int k = 0; k < 6; k++) { m.next = new Node(); m = m.next; }
        n.next.next.next.next.next.next.next.next(); }
    static void i52() { boolean b = count > 2; Node x = new Node(); (b ? nothing : x).next(); }
    static void i53() { Object o = null; ((Node) o).next(); }
    static void i54() { Object o = null; ((Node) o).value = 2; }
    static void i55() { throw new NullPointerException(); }
    static void i56() { throw new NullPointerException("own"); }
    static void i57() { java.util.Objects.requireNonNull(nothing); }
    static void i58() { Node n = null; Supplier<Node> s = () -> n.next; s.get(); }
    static void i59() { Node n = null; Supplier<Node> s = n::next; }
    static void i60() { for (Node n : Node.table) { n.next(); } }
    static void i61() { for (String s : (List<String>) null) { s.length(); } }
    static void i62() { String s = null; switch (s) { case "a": count = 1; } }
    static void i63() { Map<String, Integer> m = new java.util.HashMap<>(); int x = m.get("k"); }
    static void i64() { Node n = null; n.set(1L, 2.0); }
    static void i65() { Node n = null; n.d += 2; }
    static void i66() { Node n = null; n.name += "x"; }
    static void i67() { Node[] a = new Node[2]; a[0].o = a[1].o; }
    static void i68() { Node[] a = null; a[0] = a[1] = new Node(); }
    static void i69() { String s = null; String t = "x".concat(s); }
    static void i70() { int i = 7; Node[] t = new Node[9]; t[i++].next(); }
    static void i71() { int i = 7; Node[] t = new Node[9]; t[i & 3].value = 1; }
    static void i72() { long[][] t = new long[9][]; t[(int) 3L][1] = 5L; }
    static void i73() { Thread t = null; t.start(); }
    static void i74() { try { throw new RuntimeException(); } catch (RuntimeException e) { e.getCause().getMessage(); } }
    static void i75() { ((String) null).length(); }
    static void i76() { ((int[]) null)[0] = 1; }
    static void i77() { Npe n = null; n.i31(); }
    static void i78() { Outer.Inner x = null; x.go(new Outer.Inner[0], new int[0][0], 'c', (byte) 1, (short) 2, true, 1f); }
    static void i79(Node a0, Node a1, Node a2, Node a3, Node a4, Node a5, int i) { for (;;) { a5.value = i; a5 = a4; } }
    static void i80(String... args) { args[1].length(); }
    static void i81() { StringBuilder sb = count > 1 ? null : new StringBuilder(); sb.append("x"); }
    static void i82() { Class<?> c = null; c.getName(); }
    static void i83() { int i = 0; while (i < 10) { Node n = i == 5 ? null : new Node(); n.value = i; i++; } }
    static void i84() { Node n = null; assert n == null; do { n.next = n; } while (n != null); }
    void i85() { this.none.grid[this.field.value][0] = null; }
    static void i86() { Object[] a = new Object[1]; synchronized (a[0]) { count++; } }
    static void i87() throws Throwable { throw (RuntimeException) new Node().o; }
    static void i88() { int x = new Node().array().length; }
    static void i89() { new Npe().field.next.wide += 3; }
    static void i90() { String[][][] a = new String[2][2][2]; a[1][count - 2][0].trim(); }
    static void i91() { int[] a = null; a.clone(); }
    static void i92() { String[][] a = null; a.clone(); }
    static void i93(Object[] a) { a = new Object[0]; a = null; a.toString(); }
    static void i94() { int a = 1, b = 2; Node[][] g = new Node[3][3]; g[a < b ? 1 : 2][b].next(); }
    static void i95() { Node[] g = new Node[3]; int[] k = {1}; g[k[0]].next(); }
    static void i96() { Node[] g = new Node[3]; int[][] k = {{1}}; Node x = new Node(); g[k[x.value][count - 3]].next(); }
    static void i97() { Node[] g = new Node[3]; Node x = new Node(); g[x.next == null ? 0 : 1].next(); }
    static void i98() { Node[] g = new Node[3]; Integer i = 1; g[i].next(); }
    static void i99() { Node[] g = new Node[3]; char c = 1; byte b = (byte) c; g[b].o.toString(); }

    static class Outer { class Inner { void go(Inner[] a, int[][] b, char c, byte d, short e, boolean f, float g) { } } }

    static void run(Act a) {
        try { a.run(); System.out.println("nothing thrown"); }
        catch (NullPointerException e) {
            StackTraceElement t = e.getStackTrace()[0];
            System.out.println(t.getClassName() + " " + t.getMethodName() + " " + t.getLineNumber() + " " + e.getMessage());
        } catch (Throwable t) { System.out.println("other " + t); }
    }

    public static void main(String[] args) throws Throwable {
        java.lang.reflect.Method[] ms = Npe.class.getDeclaredMethods();
        java.util.Arrays.sort(ms, java.util.Comparator.comparing(java.lang.reflect.Method::getName));
        for (java.lang.reflect.Method m : ms) {
            if (!m.getName().matches("i\\d\\d")) continue;
            Object[] a = new Object[m.getParameterCount()];
            for (int i = 0; i < a.length; i++) {
                Class<?> t = m.getParameterTypes()[i];
                if (t == long.class) a[i] = 1L; else if (t == double.class) a[i] = 1d; else if (t == int.class) a[i] = 1;
                else if (t == Object[].class) a[i] = new Object[0];
                else if (t == String[].class) a[i] = new String[2];
            }
            Object self = new Npe();
            run(() -> { try { m.invoke(self, a); } catch (java.lang.reflect.InvocationTargetException e) { throw e.getCause(); } });
        }
    }
}
