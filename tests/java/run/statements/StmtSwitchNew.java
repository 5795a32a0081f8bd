// Switch expressions and arrow switches: yield, multiple labels, exhaustive enums, nesting, in operands, throwing, in conditions, with finally.
import java.util.*;
public class StmtSwitchNew {
    enum Op { ADD, SUB, MUL, DIV;
        int apply(int a, int b) { return switch (this) { case ADD -> a + b; case SUB -> a - b; case MUL -> a * b;
                case DIV -> { if (b == 0) yield Integer.MAX_VALUE; yield a / b; } }; } }
    static String size(int n) {
        return switch (n) { case 0 -> "zero"; case 1, 2, 3 -> "few";
            case -1, -2 -> { String s = "neg"; for (int i = 0; i < -n; i++) s += i; yield s; }
            default -> { if (n > 100) yield "huge"; yield n > 10 ? "big" : "some"; } }; }
    static int old(String s) { return switch (s) { case "a": case "b": yield 1; case "c": System.out.print("[c]"); case "d": yield 2;
            default: if (s.length() > 1) yield 3; yield 4; }; }
    static Object mixed(int k) { return switch (k) { case 0 -> 1; case 1 -> 2.5; case 2 -> 'c'; default -> 4L; }; }
    static Object mixedObj(int k) { return switch (k) { case 0 -> 1; case 1 -> "s"; case 2 -> 'c'; default -> null; }; }
    static int trySw(int k) { int r = 5;
        try { r += switch (k) { case 0 -> 1; case 1 -> throw new IllegalStateException("one");
                case 2 -> { try { yield 20; } finally { r = 1000; System.out.print("fin "); } }
                default -> { try { throw new RuntimeException("in"); } catch (RuntimeException e) { yield e.getMessage().length(); } } }; }
        catch (IllegalStateException e) { r = -1; } return r; }
    static long nest(int a, int b) {
        return switch (a) { case 0 -> switch (b) { case 0 -> 0; case 1 -> 1L << 40;
                default -> switch (b % 2) { case 0 -> 'e'; default -> (short) 7; }; }; default -> a * b; }; }
    static void stmt(Op o) {
        switch (o) { case ADD -> System.out.print("plus "); case SUB, MUL -> { System.out.print("sub/mul "); if (o == Op.SUB) break;
                System.out.print("mul! "); } default -> { } } }
    static int sum(int... v) { int s = 0; for (int x : v) s = s * 10 + x; return s; }

    public static void main(String[] args) {
        for (Op o : Op.values()) System.out.print(o.apply(17, 5) + " " + o.apply(1, 0) + " "); System.out.println();
        for (int n : new int[]{0, 2, -1, -2, 5, 50, 500}) System.out.print(size(n) + " "); System.out.println();
        for (String s : "a b c d e ff".split(" ")) System.out.print(old(s) + " "); System.out.println();
        for (int k = 0; k < 4; k++) System.out.print(mixed(k) + ":" + mixed(k).getClass().getSimpleName() + " " + mixedObj(k) + " ");
        System.out.println(); for (int k = 0; k < 4; k++) System.out.print(trySw(k) + " "); System.out.println();
        for (int a = 0; a < 2; a++) for (int b = 0; b < 4; b++) System.out.print(nest(a, b) + " "); System.out.println();
        for (Op o : Op.values()) stmt(o); System.out.println();
        int i = 2; int r = i++ + switch (i) { case 2 -> i; case 3 -> { i = 10; yield i++; } default -> 0; }
        * i + sum(1, switch (i) { case 11 -> 5; default -> 6; }, 3); System.out.println(r + " " + i);
        int[] arr = {1, 2, 3}; arr[switch (args.length) { case 0 -> 1; default -> 0; }] += switch ("x" + 1) { case "x1" -> 40;
            default -> 50; }; System.out.println(Arrays.toString(arr));
        if (switch (i) { case 11 -> true; default -> false; }) System.out.println("cond true");
        while (switch (i % 3) { case 0 -> false; default -> true; }) i++; System.out.println(i);
        String s = "pre" + switch (i) { case 12 -> "twelve" + switch (i - 12) { case 0 -> "!"; default -> "?"; }; default -> "other"; }
        + "post"; System.out.println(s);
        Runnable q = switch (1) { case 1 -> () -> System.out.println("lambda from switch"); default -> () -> { }; }; q.run();
        List<? extends Comparable<?>> l = switch (2) { case 1 -> List.of(1); case 2 -> List.of("two"); default -> List.of(); };
        System.out.println(l); var v = switch (3) { case 3 -> new int[]{3, 4}; default -> new int[0]; }; System.out.println(v[1]);
        double d = switch (4) { case 4 -> 7; default -> 1f; } / 2; System.out.println(d);
        byte by = switch (0) { case 0 -> 100; default -> 1; }; by += switch (by) { case 100 -> 100; default -> 0; };
        System.out.println(by); boolean z = switch (by) { case -56 -> { boolean w = by < 0; yield w && !switch (1) { default -> false; }; }
            default -> false; }; System.out.println(z);
        try { Op n = null; System.out.println(switch (n) { case ADD -> 1; default -> 2; }); }
        catch (NullPointerException e) { System.out.println("npe"); }
        try { int t = switch (5) { case 1 -> 1; default -> throw new UnsupportedOperationException("five"); }; }
        catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
        Integer boxed = switch (1) { case 1 -> 127; default -> null; }; System.out.println(boxed == (Object) 127); String day = "TUE";
        int num = switch (day) { case "MON", "FRI", "SUN" -> 6; case "TUE" -> 7;
            default -> { String t = day.toString(); int len = t.length(); yield len; } }; System.out.println(num);
        outer: for (int k = 0; k < 5; k++) { switch (k) { case 1 -> { continue outer; } case 3 -> { break outer; }
                default -> System.out.print("k" + k + " "); } System.out.print("| "); } System.out.println();
        int yield_ = 3; final int c1 = 5;
        System.out.println(switch (yield_ + 2) { case c1 -> { int yieldx = 1; yield (yieldx); } default -> -1; });
        System.out.println(switch ('b') { case 'a' -> 1; case 'b' -> { yield -1; } default -> 3; }
                + switch ((Integer) 1000) { case 1000 -> 1; default -> 2; });
    }
}
