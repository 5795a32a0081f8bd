// try/finally control flow: return/break/continue overriding, nested finally, values saved before finally, exceptions replaced, loops in finally.
public class StmtFinally {
    static StringBuilder log = new StringBuilder(); static void l(Object o) { log.append(o).append(' '); }
    @SuppressWarnings("finally") static int a() { try { return 1; } finally { return 2; } }
    static int b() { int x = 1; try { return x; } finally { x = 2; l("x" + x); } }
    static int[] c() { int[] x = {1}; try { return x; } finally { x[0] = 2; } }
    @SuppressWarnings("finally") static int d() { try { throw new RuntimeException("lost"); } finally { return 3; } }
    static int e() { try { try { throw new RuntimeException("1"); } finally { l("f1"); } }
        catch (RuntimeException e) { l("c" + e.getMessage()); return 4; } finally { l("f2"); } }
    static int f() {
        for (int i = 0; ; i++) { try { if (i < 2) continue; if (i == 4) return i; if (i == 3) throw new IllegalStateException();
                l("i" + i); } catch (IllegalStateException ex) { l("ise"); } finally { l("f" + i); } } }
    @SuppressWarnings("finally") static int g() { int n = 0; while (true) { try { n++; return n; } finally { if (n < 5) continue; break; }
        } return n * 100; }
    static long h() { long v = 1L << 40; double q = 2.5; try { v += 1; return v + (long) q; } finally { v = 0; q = 0; } }
    static int i() { try { l("t"); throw new Error("E"); } catch (RuntimeException e) { l("wrong"); }
        catch (Error e) { l("err"); try { return 7; } finally { l("inner"); } } finally { l("outer"); } return 0; }
    static int j() { int r = 0;
        try { try { r += 1; throw new RuntimeException("a"); } finally { r += 10; if (r > 0) throw new IllegalArgumentException("b"); } }
        catch (IllegalArgumentException e) { r += 100; l(e.getMessage() + e.getSuppressed().length); } finally { r += 1000; } return r; }
    static String k(int m) { try { if (m == 0) return "ret0"; if (m == 1) throw new Exception("ex1");
            if (m == 2) throw new RuntimeException("rt2"); if (m == 3) { Object o = null; o.hashCode(); }
            if (m == 4) return "" + 1 / (m - 4); return "end" + m; }
        catch (RuntimeException e) { return "rt:" + (e instanceof NullPointerException ? "npe" : e.getMessage()); }
        catch (Exception e) { return "ex:" + e.getMessage(); } finally { l("k" + m); } }
    @SuppressWarnings("finally") static boolean m() { boolean z = false; lab: try { z = true; throw new StackOverflowError(); }
        finally { break lab; } return z; }
    static int deep(int n) { try { if (n == 0) return 0; return deep(n - 1) + 1; } finally { if (n % 3 == 0) l(n); } }
    static int nestRet() { try { try { try { return mark(1); } finally { mark(2); } } finally { mark(3); } } finally { mark(4); } }
    static int mark(int x) { l("m" + x); return x; }
    static void voidRet(boolean z) { try { if (z) return; l("notz"); } finally { l("fin" + z); } l("after"); }
    static int catchRet() { int x = 0; try { x = 1; throw new Exception(); } catch (Exception e) { x = 2; return x++ + x++; } finally { x = 50; l(x); } }
    static int loopInFinally() { int s = 0; try { s = 5; return s; }
        finally { for (int i = 0; i < 3; i++) { try { if (i == 1) throw new RuntimeException(); s += i; }
                catch (RuntimeException e) { continue; } finally { s += 100; } } l("s" + s); } }
    static int emptyTry() { try { } finally { l("et"); } try { } catch (RuntimeException e) { l("no"); } return 1; }
    static Object cond(boolean z) { try { return z ? Integer.valueOf(1) : "s"; } finally { z = !z; l(z); } }
    public static void main(String[] args) {
        System.out.println(a() + " " + b() + " " + c()[0] + " " + d() + " " + e() + " " + f() + " " + g() + " " + h() + " " + i() + " " +
                j()); System.out.println(log); log.setLength(0); for (int q = 0; q < 6; q++) System.out.print(k(q) + "; ");
        System.out.println(log); log.setLength(0); System.out.println(m() + " " + deep(10) + " " + nestRet()); voidRet(true);
        voidRet(false); System.out.println(catchRet() + " " + loopInFinally() + " " + emptyTry() + " " + cond(true) + cond(false));
        System.out.println(log); log.setLength(0);
        int z = 0; try { z = 1; z = 10 / (z - 1); z = 3; } catch (ArithmeticException e) { z += 5; } finally { z *= 2; }
        System.out.println(z); String s = "a"; try { s += "b"; s += Integer.parseInt("x"); } catch (NumberFormatException e) { s += "c"; }
        finally { s += "d"; } System.out.println(s); int idx = 0; int[] arr = new int[2]; try { arr[idx++] = idx++; arr[idx++] = idx++; }
        catch (ArrayIndexOutOfBoundsException e) { l(e.getMessage()); } finally { l(idx); } System.out.println(log + " " + arr[0]);
        try { try { throw new RuntimeException("first"); } finally { Object o = "x"; Integer bad = (Integer) o; } }
        catch (ClassCastException e) { System.out.println("cce replaced " + (e.getCause() == null)); }
        Thread t = new Thread(() -> { try { l("th"); return; } finally { l("thf"); } }); log.setLength(0); t.start(); try { t.join(); }
        catch (InterruptedException e) { } System.out.println(log);
        for (int q = 0; q < 3; q++) { try { if (q == 1) break; } finally { System.out.print("q" + q + " "); } } System.out.println();
        try { System.out.println("exit in try"); System.exit(3); } finally { System.out.println("must not print"); }
    }
}
