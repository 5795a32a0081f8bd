// An exception leaving main through nested lambdas: full trace on stderr with causes, exit status 1.
import java.util.function.*;

public class LambdaUncaught {
    interface Step { void run(Step next); }
    static void outer(Supplier<Integer> s) {
        try { System.out.println(s.get()); }
        catch (ArithmeticException e) {
            IllegalStateException x = new IllegalStateException("outer failed", e);
            x.addSuppressed(new RuntimeException("also this"));
            throw x;
        }
    }
    static int div(int a, int b) { return a / b; }
    public static void main(String[] args) {
        IntBinaryOperator op = LambdaUncaught::div;
        outer(() -> op.applyAsInt(7, 2));
        Thread t = new Thread(() -> { throw new UnsupportedOperationException("from thread"); }, "worker-1");
        t.setUncaughtExceptionHandler((th, ex) -> System.out.println(th.getName() + " died of " + ex));
        t.start();
        try { t.join(); } catch (InterruptedException e) { throw new AssertionError(e); }
        Step a = n -> { System.out.println("step a"); n.run(null); };
        Step b = n -> { System.out.println("step b"); outer(() -> { IntSupplier z = () -> 0; return op.applyAsInt(1, z.getAsInt()); }); };
        a.run(b);
        System.out.println("not reached");
    }
}
