// Line numbers reported for multi-line constructs: chained calls, arguments, operators, array initialisers, conditions, loops, switch, lambda bodies, field initialisers, constructors, string concat, compound assignments.
import java.util.*;
import java.util.function.*;
public class ExcLines {
    static int zero = 0;
    static String nul = null;
    static int bad() { throw new IllegalStateException("bad"); }
    static <T> T id(T t) { return t; }
    interface T { void go() throws Exception; }
    static void t(String n, T f) {
        try { f.go(); System.out.println(n + " none"); }
        catch (Exception e) {
            StringBuilder sb = new StringBuilder(n + " " + e.getClass().getSimpleName() + ":");
            for (StackTraceElement s : e.getStackTrace())
                if (s.getClassName().startsWith("ExcLines") && !s.getMethodName().equals("t") && !s.getMethodName().equals("main"))
                    sb.append(' ').append(s.getMethodName().startsWith("lambda") ? "L" : s.getMethodName()).append(s.getLineNumber());
            System.out.println(sb);
        }
    }
    static class Fields {
        int a = 1;
        int b =
            10 / zero;
        Fields() {
            System.out.println("never");
        }
    }
    static class Blk {
        int q;
        {
            q = 3;
            q = q / zero;
        }
    }
    static class Sup { Sup(int x) { if (x == 0) throw new IllegalArgumentException("sup"); } }
    static class Sub extends Sup {
        Sub() {
            super(
                zero);
        }
        Sub(String s) {
            this(
                s.length());
        }
        Sub(int k) { super(k); }
    }
    static int many(int a,
                    int b,
                    int c) {
        return a / b /
            c;
    }
    public static void main(String[] args) {
        t("chain", () -> "abc"
            .trim()
            .substring(1)
            .substring(9)
            .length());
        t("chain null", () -> id("x")
            .concat("y")
            .concat(
                nul));
        t("args", () -> many(
            1,
            bad(),
            3));
        t("args2", () -> many(1,
            2,
            zero));
        t("binary", () -> {
            int x = 1
                + 2
                / zero
                + 3;
        });
        t("array", () -> {
            int[] a = {
                1,
                2 / zero,
                3
            };
        });
        t("array idx", () -> {
            int[] a = new int[2];
            a
                [5]
                = 3;
        });
        t("if", () -> {
            if (zero == 0
                && nul.length() > 3
                || zero > 1)
                System.out.println();
        });
        t("while", () -> {
            int i = 3;
            while (
                10 / i > 0
            )
                i--;
        });
        t("for", () -> {
            for (int i = 3;
                 10 / i > 0;
                 i--)
                ;
        });
        t("for update", () -> {
            for (int i = 3;
                 i > -2;
                 i -= 3 / i)
                zero += 0;
        });
        t("ternary", () -> {
            String s = zero == 0
                ? nul.trim()
                : "x";
        });
        t("concat", () -> {
            String s = "a"
                + zero
                + nul.length()
                + "b";
        });
        t("switch", () -> {
            switch (
                nul) {
                case "a":
                    break;
            }
        });
        t("switch expr", () -> {
            int v = switch (zero) {
                case 0 ->
                    1 / zero;
                default -> 2;
            };
        });
        t("throw", () -> {
            throw
                new IllegalStateException(
                    "x" + zero);
        });
        t("return", () -> ret());
        t("cast", () -> {
            Object o = 5;
            String s =
                (String)
                    o;
        });
        t("compound", () -> {
            int x = 5;
            x
                /=
                zero;
        });
        t("unbox", () -> {
            Integer n = null;
            int x =
                n
                + 1;
        });
        t("field init", () -> new Fields());
        t("init block", () -> new Blk());
        t("super arg", () -> new Sub());
        t("this arg", () -> new Sub(nul));
        t("new arg", () -> new Sub(
            0));
        t("lambda body", () -> {
            Supplier<Integer> s = () ->
                1 /
                    zero;
            s.get();
        });
        t("stream", () -> List.of(1, 2, 0)
            .stream()
            .map(x ->
                10 / x)
            .forEach(x -> zero += 0));
        t("sync", () -> {
            synchronized (
                nul) {
                zero = 0;
            }
        });
        t("new array", () -> {
            int[] a = new int
                [zero - 1];
        });
        t("store", () -> {
            Object[] o = new String[1];
            o[0] =
                Integer.valueOf(
                    3);
        });
        t("finally", () -> {
            try {
                zero = 0;
            } finally {
                zero = 1 / zero;
            }
        });
        t("catch rethrow", () -> {
            try {
                bad();
            } catch (IllegalStateException e) {
                throw e;
            }
        });
        t("twr", () -> {
            try (AutoCloseable c = () -> {
                bad();
            }) {
                zero = 0;
            }
        });
        t("foreach", () -> {
            List<Integer> l =
                null;
            for (int x :
                l)
                zero = x;
        });
        t("instanceof pattern", () -> {
            Object o = "s";
            if (o instanceof String s
                && s.charAt(
                    7) == 'x')
                zero = 0;
        });
        t("local class", () -> {
            class L {
                int v =
                    bad();
            }
            new L();
        });
        t("nested calls", () -> id(id(id(
            bad()))));
        t("varargs", () -> String.format("%d %s",
            1,
            bad()));
    }
    static int ret() {
        return 1 +
            many(1, 1,
                0)
            + 2;
    }
}
