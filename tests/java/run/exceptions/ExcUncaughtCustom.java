// Uncaught exception whose class overrides getLocalizedMessage, toString of cause, thrown through lambdas, streams, constructors and finally blocks that print; exit status 1.
import java.util.*;
public class ExcUncaughtCustom {
    static class Weird extends RuntimeException {
        final int code;
        Weird(int code, Throwable c) { super("code=" + code, c); this.code = code; }
        @Override public String getLocalizedMessage() { return "[weird " + code + "]\n\tsecond line"; }
    }
    static class Holder {
        final List<Integer> l = new ArrayList<>();
        Holder(int n) {
            for (int i = 0; i < n; i++) add(i);
        }
        void add(int i) {
            List.of(i).forEach(x -> {
                try {
                    l.add(10 / (2 - x));
                } catch (ArithmeticException e) {
                    throw new Weird(x, e);
                } finally {
                    System.err.println("finally in lambda " + x);
                }
            });
        }
    }
    static class Outer { class Inner { Holder h = new Holder(5); } }
    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook ran")));
        try {
            new Outer().new Inner();
        } finally {
            System.out.println("finally in main");
        }
    }
}
