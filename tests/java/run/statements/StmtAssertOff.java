// assert statements are disabled by default: conditions and messages not evaluated; assertion status queries; AssertionError by hand.
public class StmtAssertOff {
    static int side; static boolean f() { side++; return false; }
    static class Inner { static boolean on; static { assert on = true; } int check(int x) { assert x > 0 : "neg " + x; return x; } }
    interface I { default boolean on() { boolean e = false; assert e = true; return e; } }
    enum E { A; boolean on() { boolean e = false; assert e = true : "enum"; return e; } } record R(int v) { R { assert v > 100 : v; } }
    static int loop(int n) { int s = 0; for (int i = 0; i < n; i++) { assert i < 0 : side++; assert f(); s += i; } return s; }
    static <T> T gen(T t) { assert t != null : new Object() { { side += 1000; } }; return t; }
    public static void main(String[] args) {
        boolean enabled = false; assert enabled = true; System.out.println("enabled " + enabled); assert f() : side++;
        System.out.println("side " + side);
        System.out.println(Inner.on + " " + new Inner().check(-5) + " " + new I() {
                }.on() + " " + E.A.on() + " " + new R(1).v() + " " + loop(10) + " " + gen(null) + " " + side); assert false;
        assert false : "msg"; assert false : 1; assert false : 'c'; assert false : 1.5; assert false : null;
        System.out.println(StmtAssertOff.class.desiredAssertionStatus() + " " + Inner.class.desiredAssertionStatus() + " " +
                String.class.desiredAssertionStatus() + " " + ClassLoader.getSystemClassLoader().getClass().desiredAssertionStatus());
        Runnable r = () -> { assert side < 0 : side++; System.out.println("in lambda"); }; r.run();
        class L { { assert f(); } L() { assert f(); System.out.println("local"); } } new L();
        new Object() { { assert f(); System.out.println("anon"); } };
        for (AssertionError e : new AssertionError[]{new AssertionError(), new AssertionError("s"), new AssertionError(true),
                    new AssertionError('c'), new AssertionError(5), new AssertionError(5L), new AssertionError(1.5f),
                    new AssertionError(2.5), new AssertionError((Object) null), new AssertionError(new RuntimeException("as detail")),
                    new AssertionError("m", new Exception("cause"))}) System.out.println(e + " | " + e.getMessage() + " | " +
                e.getCause()); try { throw new AssertionError("thrown"); }
        catch (Error e) { System.out.println("caught " + e.getMessage()); } System.out.println(side);
        // a class loaded after setDefaultAssertionStatus(true) sees assertions on
        ClassLoader.getSystemClassLoader().setDefaultAssertionStatus(true);
        try { StmtAssertOffLate.test(1); System.out.println("passed 1"); StmtAssertOffLate.test(-1); System.out.println("passed -1"); }
        catch (AssertionError e) { System.out.println("late: " + e.getMessage()); } assert false : "still off here";
        ClassLoader.getSystemClassLoader().clearAssertionStatus(); System.out.println(StmtAssertOffLate.class.desiredAssertionStatus());
        try { StmtAssertOffLate.test(-2); } catch (AssertionError e) { System.out.println("late still: " + e.getMessage()); }
    }
}
class StmtAssertOffLate { static void test(int x) { assert x > 0 : "x=" + x; } }
