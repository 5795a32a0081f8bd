// Multi-catch, precise rethrow, rethrow through finally, nested try, exceptions crossing constructors and lambdas, catch parameter reassign, exceptions in catch and finally interplay, checked/unchecked, sneaky throw.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;
public class ExcRethrow {
    static class A extends Exception { A(String s) { super(s); } } static class B extends Exception { B(String s) { super(s); } }
    static class C extends A { C(String s) { super(s); } } static StringBuilder log = new StringBuilder();
    static void raise(int k) throws A, B { switch (k) { case 0: throw new A("a"); case 1: throw new B("b"); case 2: throw new C("c");
            case 3: throw new IllegalStateException("ise"); case 4: throw new StackOverflowError("soe"); default: log.append("none "); } }
    static void precise(int k) throws A, B { try { raise(k); } catch (Exception e) { log.append("P"); throw e; }
        finally { log.append("F"); } }
    static void precise2(int k) throws A, B { try { raise(k); } catch (final Throwable t) { log.append("T"); throw t; } }
    static String multi(int k) { try { precise(k); return "ok"; } catch (C e) { return "C"; }
        catch (A | B e) { return e.getClass().getSimpleName() + (e instanceof A); }
        catch (RuntimeException | Error e) { return "RE:" + e.getMessage(); } }
    static void reassign() throws A { try { throw new A("orig"); } catch (Exception e) { e = new A("replaced"); throw (A) e; } }
    static int nest(int k) { int r = 0;
        try { r |= 1; try { r |= 2; try { r |= 4; raise(k); r |= 8; } catch (C e) { r |= 16; throw new B("from C"); }
                finally { r |= 32; if (k == 3) throw new A("finally replaces"); } } catch (A e) { r |= 64; } finally { r |= 128; } }
        catch (B e) { r |= 256; } catch (RuntimeException e) { r |= 512; } catch (Throwable e) { r |= 1024; } return r; }
    @SuppressWarnings("unchecked") static <T extends Throwable> RuntimeException sneaky(Throwable t) throws T { throw (T) t; }
    static <V> V call(Callable<V> c) { try { return c.call(); } catch (RuntimeException e) { throw e; }
        catch (Exception e) { throw new RuntimeException("wrapped", e); } }
    static class Res implements Closeable { final int k; Res(int k) throws B { this.k = k; if (k == 1) throw new B("ctor"); }
        public void close() throws IOException { log.append("c").append(k); if (k == 2) throw new IOException("close"); } }
    static int loop() { int n = 0; while (true) { try { n++; if (n % 2 == 0) continue; if (n > 6) break; throw new A("n" + n); }
            catch (A e) { n += 2; } finally { n++; log.append(n).append(' '); } } return n; }
    static int swallow(int k) { for (; ; k++) try { raise(k); return k; } catch (Throwable t) { log.append(t.getMessage()).append(' '); } }
    static Object tern(int k) throws Exception { return k == 0 ? call(() -> { throw new A("in tern"); }) : "fine"; }
    static void unwind(int d, List<String> l) throws A { l.add("in" + d);
        try { if (d == 0) throw new A("bottom"); unwind(d - 1, l); l.add("never"); }
        catch (A e) { l.add("c" + d); if (d < 3) throw e; l.add("handled"); } finally { l.add("f" + d); } }
    static void voidThrow() { Runnable r = () -> { throw sneaky(new IOException("from lambda")); }; r.run(); }
    public static void main(String[] args) throws Exception {
        for (int k = 0; k < 6; k++) System.out.print(multi(k) + " "); System.out.println(log); log.setLength(0);
        for (int k = 0; k < 5; k++) try { precise2(k); } catch (C e) { log.append("C "); } catch (A e) { log.append("A "); }
        catch (B e) { log.append("B "); } catch (Throwable e) { log.append(e.getMessage()).append(' '); } System.out.println(log);
        log.setLength(0); try { reassign(); } catch (A e) { System.out.println(e.getMessage()); }
        for (int k = 0; k < 6; k++) System.out.print(nest(k) + " "); System.out.println(); try { sneaky(new A("sneaked")); }
        catch (Exception e) { System.out.println(e.getMessage() + (e instanceof A)); } try { voidThrow(); }
        catch (Exception e) { System.out.println(e); }
        for (int k = 0; k < 4; k++) { int kk = k;
            try { System.out.println(call(() -> { raise(kk == 3 ? 9 : kk + (kk == 2 ? 1 : 0)); return "ret"; })); }
            catch (RuntimeException e) {
                System.out.println(e.getMessage() + " <- " + (e.getCause() == null ? null : e.getCause().getMessage())); } }
        log.setLength(0); for (int k = 0; k < 3; k++) try (Res r = new Res(k); Res q = new Res(0)) { log.append("body");
            if (k == 2) throw new A("body"); }
        catch (A | B | IOException e) { log.append("[").append(e.getMessage()).append(e.getSuppressed().length).append("]"); }
        System.out.println(log); log.setLength(0); System.out.println(loop() + " " + log); log.setLength(0);
        System.out.println(swallow(0) + " " + log); try { tern(0); }
        catch (RuntimeException e) { System.out.println(e.getCause().getMessage()); } System.out.println(tern(1));
        List<String> l = new ArrayList<>(); unwind(4, l); System.out.println(l);
        try { Object o = args; throw (o instanceof String[] s && s.length == 0) ? new A("pat") : new B("no"); }
        catch (A | B e) { System.out.println(e.getMessage()); } try { new Object() { { if (log != null) throw new A("anon init"); } }; }
        catch (A e) { System.out.println(e.getMessage()); }
        try { List.of(1, 2, 3).forEach(x -> { if (x == 2) throw sneaky(new B("in forEach " + x)); }); }
        catch (Exception e) { System.out.println(e.getMessage() + e.getClass().getSimpleName()); }
        ExecutorService ex = Executors.newSingleThreadExecutor(); Future<?> f = ex.submit(() -> { precise(1); return null; });
        try { f.get(); } catch (ExecutionException e) { System.out.println(e.getMessage() + " | " + e.getCause().getMessage()); }
        CompletableFuture<Integer> cf = CompletableFuture.supplyAsync(() -> { throw new IllegalStateException("cf"); }, ex);
        System.out.println(cf.exceptionally(t -> t instanceof CompletionException ? -1 : -2).get() + " " +
                cf.handle((v, t) -> t.getClass().getSimpleName()).get()); try { cf.join(); }
        catch (CompletionException e) { System.out.println(e.getMessage()); } try { cf.get(); }
        catch (ExecutionException e) { System.out.println(e.getMessage()); } CompletableFuture<Integer> direct = new CompletableFuture<>();
        direct.completeExceptionally(new A("direct")); try { direct.get(); }
        catch (ExecutionException e) { System.out.println(e.getCause().getMessage()); }
        System.out.println(direct.isCompletedExceptionally()); try { direct.thenApply(x -> x + 1).join(); }
        catch (CompletionException e) { System.out.println(e); } ex.shutdown();
    }
}
