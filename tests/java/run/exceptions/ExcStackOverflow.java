// StackOverflowError: caught and recovered from, in different shapes (methods, constructors, lambdas, toString, mutual, static init, hashCode of self-containing list); the VM stays usable afterwards.
import java.util.*;
import java.util.function.*;
public class ExcStackOverflow {
    static int depth; static int rec(int x) { depth++; return rec(x + 1) + 1; }
    static long wide(long a, double b, Object c, int d) { long e = a + d; double f = b * 2; return wide(e, f, c, d + 1) + e; }
    static class Node { Node n; Node() { n = new Node(); } } static class Str { Object o; public String toString() { return "S" + o; } }
    static void ping() { pong(); } static void pong() { ping(); } static Supplier<Integer> s; static int fin;
    static void withFinally(int n) { try { withFinally(n + 1); } finally { fin++; } } static boolean caughtDeep;
    static int catchDeep(int n) { try { return catchDeep(n + 1) + 1; } catch (StackOverflowError e) { caughtDeep = true; return 0; } }
    static synchronized void locked() { locked(); } interface Def { default int d(int x) { return d(x + 1); } }
    static String run(String n, Runnable r) { try { r.run(); return n + " none"; }
        catch (StackOverflowError e) { StackTraceElement[] st = e.getStackTrace();
            return n + " SOE msg=" + e.getMessage() + " cause=" + e.getCause() + " frames=" + st.length; } }
    public static void main(String[] args) throws Exception {
        System.out.println(run("rec", () -> rec(0))); System.out.println(depth > 1000); int first = depth; depth = 0;
        System.out.println(run("rec again", () -> rec(0)) + " " + (depth > 1000));
        System.out.println(run("wide", () -> wide(1, 1, "x", 0))); System.out.println(run("ctor", () -> new Node())); Str a = new Str();
        a.o = a; System.out.println(run("toString", () -> a.toString()).startsWith("toString SOE"));
        System.out.println(run("mutual", () -> ping())); s = () -> s.get() + 1; System.out.println(run("lambda", () -> s.get()));
        try { withFinally(0); } catch (StackOverflowError e) { System.out.println("finally ran " + (fin > 100)); }
        System.out.println((catchDeep(0) > 100) + " " + caughtDeep);
        System.out.println(run("synchronized", () -> locked()) + Thread.holdsLock(ExcStackOverflow.class));
        System.out.println(run("default", () -> new Def() { }.d(0))); List<Object> l = new ArrayList<>(); l.add(l);
        System.out.println(run("hashCode", () -> l.hashCode()).contains("SOE") + " " + l); Map<Object, Object> m = new HashMap<>();
        m.put("self", m); System.out.println(run("map hash", () -> m.hashCode()).contains("SOE") + " " + m); try { rec(0); }
        catch (StackOverflowError e) { StackTraceElement[] st = e.getStackTrace(); boolean all = true;
            for (StackTraceElement x : st) all &= x.getMethodName().equals("rec") && x.getLineNumber() == st[0].getLineNumber();
            System.out.println(st.length + " " + all); }
        Thread t = new Thread(null, () -> System.out.println(run("thread", () -> rec(0))), "deep", 1 << 20); t.start(); t.join();
        int[] cnt = {0}; for (int i = 0; i < 3; i++) try { rec(i); } catch (StackOverflowError e) { cnt[0]++; } System.out.println(cnt[0]);
        StringBuilder sb = new StringBuilder(); for (int i = 0; i < 5; i++) sb.append(i); System.out.println(sb + " alive");
        try { throw new StackOverflowError("manual"); } catch (VirtualMachineError e) { System.out.println(e); }
    }
}
