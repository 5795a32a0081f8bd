// instanceof and pattern matching, casts: classes, interfaces, arrays of all kinds, null, generics, flow scoping.
import java.io.Serializable;
import java.util.*;
public class StmtInstanceof {
    interface Shape { } static final class Circle implements Shape { double r = 2; }
    static class Sq implements Shape, Cloneable { int s = 3; } static class Sub extends Sq { int extra = 9; }
    record Pt(int x, int y) implements Shape { }
    static String d(Object o) { if (o instanceof Circle c) return "circle" + c.r;
        else if (o instanceof Sub s && s.extra > 5) return "sub" + s.extra + s.s; else if (o instanceof Sq s) return "sq" + s.s;
        if (!(o instanceof Pt p)) { if (o instanceof String s && !s.isEmpty() && s.charAt(0) == 'x') return "xstr" + s.length();
            return o instanceof Integer i ? "int" + (i + 1) : o instanceof int[] a ? "ints" +
                    a.length : o instanceof Object[] a && a.length > 0 && a[0] instanceof String s ? "strs" + s : "other"; }
        return "pt" + p.x() + p.y(); }
    static String arr(Object o) {
        return (o instanceof Object ? "O" : "-") + (o instanceof Object[] ? "A" : "-") + (o instanceof Object[][] ? "B" : "-") +
                (o instanceof Number[] ? "N" : "-") + (o instanceof Integer[] ? "I" : "-") + (o instanceof int[] ? "i" : "-") +
                (o instanceof int[][] ? "j" : "-") + (o instanceof Cloneable ? "C" : "-") + (o instanceof Serializable ? "S" : "-") +
                (o instanceof Cloneable[] ? "c" : "-") + (o instanceof Serializable[] ? "s" : "-") +
                (o instanceof Comparable[] ? "p" : "-") + (o instanceof List[] ? "l" : "-") + (o instanceof byte[] ? "b" : "-") +
                (o instanceof boolean[] ? "z" : "-"); }
    static String cast(Object o, int k) {
        try { Object r; switch (k) { case 0: r = (String) o; break; case 1: r = (Integer) o; break; case 2: r = (Shape) o; break;
                case 3: r = (int[]) o; break; case 4: r = (Object[]) o; break; case 5: r = (Number[]) o; break;
                case 6: r = (Runnable & Serializable) o; break; case 7: r = (int) o; break; default: r = (Comparable<?>) o; } return "ok";
        } catch (ClassCastException e) { return "CCE"; } catch (NullPointerException e) { return "NPE"; } }
    public static void main(String[] args) {
        for (Object o : new Object[]{new Circle(), new Sq(), new Sub(), new Pt(1, 2), "xyz", "abc", "", 41, 41L, new int[4],
                    new Object[]{"q"}, new String[]{"r"}, new Object[0], null}) System.out.print(d(o) + " "); System.out.println();
        Object[] as = {null, new Object(), new Object[0], new Object[0][0], new Integer[0], new Number[0], new int[0], new int[0][0],
                    new int[0][], new Integer[0][0], new String[0], new Serializable[0], new Cloneable[0], new List[0], new ArrayList[0],
                    new byte[0], new boolean[0], new long[0][0][0], "s", 5, new ArrayList<>(), Thread.State.NEW, new Sq[0],
                    new Comparable[0]}; for (Object o : as) System.out.println(arr(o) + " " +
                (o == null ? "null" : o.getClass().getName() + " " + o.getClass().getSimpleName()));
        for (Object o : new Object[]{"s", 1, new Circle(), new int[0], new Object[0], new Integer[0], (Runnable & Serializable) () -> {
                    }, (Runnable) () -> { }, null, 5L}) { StringBuilder sb = new StringBuilder();
            for (int k = 0; k < 9; k++) sb.append(cast(o, k)).append(' '); System.out.println(sb); }
        Object o = "flow"; if (!(o instanceof String s)) throw new AssertionError(); System.out.println(s.length());
        while (!(o instanceof Integer n)) { o = o.toString().length(); } System.out.println(n + 1);
        boolean both = o instanceof Integer x && x > 3 || o instanceof Integer y && y < 0; System.out.println(both);
        for (Object q = 1; q instanceof Integer i && i < 4; q = i + 1) System.out.print(i); System.out.println();
        List<? super Integer> ls = new ArrayList<Number>(List.of(1, 2.5)); Object f = ls.get(1);
        System.out.println(f instanceof Double dd && dd > 2 ? "dbl" + dd : "no"); Integer nul = null;
        System.out.println((nul instanceof Integer) + " " + ((Object) nul instanceof Comparable) + " " + ((String) (Object) nul));
        Comparable<String> cs = "c";
        System.out.println((cs instanceof String) + " " + ((Object) cs instanceof CharSequence c2 ? c2.length() : -1));
        List<String> gl = new ArrayList<>(); if (gl instanceof ArrayList<String> al) { al.ensureCapacity(5); al.add("g"); }
        System.out.println(gl); final Object fin = 5; System.out.println(fin instanceof Integer k && (k = 7) == 7 ? fin : "n");
        Object anon = new Object() { int w = 4; @Override public boolean equals(Object p) { return p instanceof Pt q && q.x() == w; }
            @Override public int hashCode() { return 0; } };
        System.out.println(anon.equals(new Pt(4, 0)) + " " + anon.equals(new Pt(5, 0)) + " " + anon.equals(null));
        int[] ia = (int[]) (Object) new int[]{1}; Object[] oa = new String[]{"c"};
        System.out.println(ia[0] + ((String[]) oa)[0] + (oa instanceof String[] sa ? sa.length : 0));
        try { Integer[] bad = (Integer[]) oa; } catch (ClassCastException e) { System.out.println("array cce"); }
        try { String[] bad = (String[]) new Object[]{"x"}; } catch (ClassCastException e) { System.out.println("array cce2"); }
    }
}
