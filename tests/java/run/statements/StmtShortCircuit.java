// && || ! & | ^ in conditions, assignments, loops, returns and as values; branch shapes over all compare kinds; constant conditions.
public class StmtShortCircuit {
    static StringBuilder log = new StringBuilder(); static boolean t(String s) { log.append(s); return true; }
    static boolean f(String s) { log.append(s.toLowerCase()); return false; }
    static void p(Object o) { System.out.println(o + " " + log); log.setLength(0); }
    static boolean r(int a, int b) { return a > 0 && b > 0 || a < 0 && b < 0; }
    static boolean nr(Object o) { return o != null && !o.equals("x") && o.hashCode() != 0; }
    static int sel(boolean a, boolean b, boolean c) { if (a ? b : c) return 1; if (!(a && b) && (b || !c)) return 2;
        if (a ^ b ^ c) return 3; return 4; }
    static boolean chk(int i, long l, float f, double d, Object o, boolean z, char c) {
        return (i == 0 || i != 5 && i < 10) && (l > 3L || l <= -3L) && !(f < 1f) && !(d >= 2.0) && (o == null || o instanceof String) == z && (z || c != 'q') && c >= 'a';
    }
    public static void main(String[] args) {
        p(t("A") && t("B") && f("C") && t("D")); p(f("A") || f("B") || t("C") || t("D")); p(t("A") || t("B") && t("C"));
        p((t("A") || t("B")) && f("C")); p(f("A") && t("B") || t("C")); p(!t("A") || !f("B") && !t("C"));
        p(f("A") & t("B") | t("C") ^ t("D")); p(t("A") ? f("B") || t("C") : t("D")); p(!(t("A") && !(f("B") || !f("C"))));
        boolean b = t("A") && f("B"); b |= t("C"); b &= f("D") || t("E"); b ^= !t("F"); p(b); boolean x, y, z;
        x = y = z = t("A") && t("B"); p(x & y & z); if (t("A") && (f("B") || t("C") && (x = f("D")))) p("in"); else p("else " + x);
        for (int i = 0, j = 10; i < j && (i & 1) == 0 || j > 8; i++, j--) log.append(i).append(':').append(j).append(' '); p("for");
        int n = 0; while (n < 10 && !(n * n > 30) || n == 6) n++; p(n); do n--; while (n > 0 && n != 3); p(n);
        for (int a = -1; a <= 1; a++) for (int c = -1; c <= 1; c++) log.append(r(a, c) ? 'T' : 'F'); p("r");
        p(nr(null) + " " + nr("x") + " " + nr("y") + " " + nr(""));
        for (int k = 0; k < 8; k++) log.append(sel((k & 4) != 0, (k & 2) != 0, (k & 1) != 0)); p("sel");
        p(chk(0, 4, 1f, 1.0, null, true, 'a') + " " + chk(5, 4, 1f, 1, null, true, 'a') + " " + chk(9, -3, Float.NaN, Double.NaN, 1, false,
                'z') + " " + chk(9, -3, Float.NaN, Double.NaN, 1, false, 'q') + " " + chk(11, 4, 2, 1, "", true, 'b') + " " + chk(1, 0, 2,
                1, "", true, 'b')); int d = 0; p(d != 0 && 10 / d > 1); try { p(d != 0 & 10 / d > 1); }
        catch (ArithmeticException e) { p("ae"); } String s = null; p(s == null || s.length() == 0); p(s != null && s.isEmpty());
        try { p(s == null | s.length() == 0); } catch (NullPointerException e) { p("npe"); } final boolean DEBUG = false;
        if (DEBUG) p("never"); if (!DEBUG && true) p("const"); while (true) { if (n++ > 5) break; } p(n); for (; !DEBUG; ) { n++; break; }
        p(n); p(true || f("X") | t("Y")); p(false && t("X")); p(args.length == 0 && (args.length == 0) == true != false);
        Boolean bx = true, by = null; p(bx && !Boolean.FALSE); try { p(bx || by); } catch (NullPointerException e) { p("?"); }
        try { p(bx && by); } catch (NullPointerException e) { p("npe unbox"); } p((n > 0) == (n < 100) ? "same" : "diff");
        p((args == null) ^ (n > 0)); int cnt = 0;
        for (int i = 0; i < 50; i++) if (i % 2 == 0 ? i % 3 == 0 || i % 5 == 0 : i > 10 && i < 40 && i % 7 != 0) cnt += i; p(cnt);
        boolean[] arr = new boolean[3]; arr[0] = arr[1] || (arr[2] = t("S")); p(java.util.Arrays.toString(arr)); p(assign(3) + assign(-3));
        java.util.function.IntPredicate ev = q -> q % 2 == 0, pos = q -> q > 0;
        p(ev.and(pos).test(4) + "" + ev.or(pos).negate().test(-3) + ev.and(q -> { log.append("no"); return true; }).test(3));
        long L = 1L << 40; p(L > 0 && (int) L == 0 && L != 0 ? "long cond" : "bad"); Object o1 = new Object(), o2 = o1;
        p(o1 == o2 && !(o1 != o2) && (o1 == null) == (o2 == null));
        p((0.0 == -0.0 && !(Double.NaN == Double.NaN) || 1 > 2) + "" + (1 < 2 == 2 < 3)); } static String assign(int v) { boolean neg;
        int q; if ((neg = v < 0) && (q = -v) > 2) return "n" + q; return neg + "p"; }
}
