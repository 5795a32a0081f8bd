// Conditional expressions: numeric promotion, boxing/unboxing, constants fitting, nesting, null, generic targets, as statements' parts.
import java.util.*;
import java.util.function.*;
public class StmtTernary {
    static String k(Object o) { return o == null ? "null" : o.getClass().getSimpleName() + "=" + (o instanceof Character ? "" + (int) (Character) o : o); }
    static String m(byte x) { return "b"; } static String m(short x) { return "s"; } static String m(char x) { return "c"; }
    static String m(int x) { return "i"; } static String m(long x) { return "l"; } static String m(float x) { return "f"; }
    static String m(double x) { return "d"; } static String m(Object x) { return "O"; } static String m(Integer x) { return "I"; }
    static int calls; static int f(int x) { calls++; return x; } static Integer nul() { return null; }
    public static void main(String[] args) {
        boolean t = args.length == 0, n = !t; byte b = 1; short s = 2; char c = 'c'; int i = 4; long l = 5; float f = 6; double d = 7;
        Integer I = 8; Long L = 9L; Character C = 'C'; Byte B = 10; Short S = 11; Double D = 12.0; Object o = "o";
        System.out.println(k(t ? b : s) + k(t ? b : c) + k(t ? s : c) + k(t ? b : i) + k(t ? i : l) + k(t ? l : f) + k(t ? f : d) +
                k(t ? c : i) + k(t ? c : 5) + k(t ? 5 : c) + k(t ? c : 70000) + k(t ? b : 5) + k(t ? b : 200) + k(t ? s : 40000) +
                k(t ? 'a' : -1));
        System.out.println(k(t ? I : i) + k(t ? I : l) + k(t ? I : L) + k(t ? I : D) + k(t ? C : i) + k(t ? C : 5) + k(t ? B : S) +
                k(t ? B : 7) + k(t ? B : c) + k(t ? I : "x") + k(t ? I : null) + k(t ? null : i) + k(t ? o : i) + k(t ? I : C) +
                k(t ? S : C) + k(n ? 1 : 2.0f) + k(n ? 'a' : 1L));
        System.out.println(m(t ? b : s) + m(t ? b : c) + m(t ? c : 5) + m(t ? c : i) + m(t ? I : l) + m(t ? I : 5) + m(t ? I : I) +
                m(t ? I : null) + m(t ? (Object) I : i) + m(t ? S : B) + m(t ? f : l) + m(t ? B : 1));
        System.out.println((t ? f(1) : f(2)) + (n ? f(3) : t ? f(4) : f(5)) + " calls " + calls); int x = 5;
        x = x > 3 ? x < 10 ? x == 5 ? 55 : 1 : 2 : 3; System.out.println(x); x += t ? 1 : 2;
        System.out.println(x + " " + (x > 5 ? "gt" : "le") + (t ? n ? 1 : 2 : 3)); int[] a = {1, 2}, q = {3, 4}; (t ? a : q)[0] = 99;
        (n ? a : q)[1]++; System.out.println(a[0] + " " + q[1]); System.out.println((t ? "str" : o).hashCode() == "str".hashCode());
        (t ? System.out : System.err).println("out"); 
        try { int z = t ? nul() : 0; System.out.println(z); } catch (NullPointerException e) { System.out.println("npe1"); }
        try { Integer z = t ? nul() : Integer.valueOf(0); System.out.println(z); }
        catch (NullPointerException e) { System.out.println("npe2"); } try { Integer z = t ? nul() : 0; System.out.println(z); }
        catch (NullPointerException e) { System.out.println("npe3"); } try { Object z = t ? nul() : 1.0; System.out.println(z); }
        catch (NullPointerException e) { System.out.println("npe4"); } try { Object z = t ? (Object) nul() : 1.0; System.out.println(z); }
        catch (NullPointerException e) { System.out.println("npe5"); }
        Supplier<String> sup = t ? () -> "lam" : () -> "other"; System.out.println(sup.get());
        Function<Integer, Integer> fn = n ? y -> y : y -> y * 2; System.out.println(fn.apply(21));
        List<String> ls = t ? new ArrayList<>() : List.of(); ls.add("added"); System.out.println(ls); Comparable<?> cmp = t ? 1 : "s";
        System.out.println(cmp); Number num = t ? (Number) 1 : (Number) 2.0; System.out.println(k(num)); Number num2 = t ? 1 : 2.0;
        System.out.println(k(num2)); long ll = t ? 1 : 2L; double dd = n ? 1.5f : 1; System.out.println(ll + " " + dd);
        char ch = t ? 'x' : 'y'; ch = (char) (t ? ch + 1 : ch); System.out.println(ch); byte by = (byte) (t ? 10 : 20);
        System.out.println(by); final int K = 100; byte bk = true ? K : 1; System.out.println(bk);
        boolean bb = t ? n ? false : true : false; System.out.println(bb ? bb ? "yes" : "no" : "never");
        System.out.println(t || n ? t && n ? "and" : "or" : "none"); System.out.println((t ? 1 : 2) == (n ? 3 : 1) ? "eq" : "ne");
        System.out.println(t ? null : 0); System.out.println((Object) (t ? 1 : 'a') instanceof Integer);
        System.out.println(true ? 'b' : 0); System.out.println(false ? i : 'b'); System.out.println(t ? 'b' : i); String str = null;
        System.out.println((str != null ? str.length() : -1) + (t ? "" : null) + (n ? "" : null));
        for (int z = 0; z < (t ? 3 : 1); z += t ? 2 : 1) System.out.print(z + " "); System.out.println();
        System.out.println(new int[]{t ? 1 : 2, n ? 1 : 2}[t ? 1 : 0]); assert t ? false : true; throwOr(t ? 0 : 1);
        long big = t ? Integer.MAX_VALUE + 1 : 0L; System.out.println(big); float ff = t ? 16777217 : 0f; System.out.println(ff);
        double precise = t ? 0.1f : 0.1; System.out.println(precise); StringBuilder sb = new StringBuilder();
        sb.append(t ? 'x' : 1).append(t ? 'x' : i).append(t ? (Object) 'x' : i); System.out.println(sb);
    }
    static void throwOr(int z) { System.out.println(z == 0 ? "zero" : Objects.requireNonNull(null)); }
}
