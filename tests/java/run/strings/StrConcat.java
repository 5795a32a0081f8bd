// String concatenation (invokedynamic): every operand type, nulls, nesting, side effects order, many operands, constants with special characters.
public class StrConcat {
    static int n; static int next() { return ++n; }
    static class Obj { public String toString() { n += 100; return "Obj" + n; } }
    static class Nul { public String toString() { return null; } }
    static class Bad { public String toString() { throw new IllegalStateException("bad toString"); } }
    static String fnull() { return null; }
    public static void main(String[] args) {
        byte b = -1; short s = 300; char c = 'q'; int i = Integer.MIN_VALUE; long l = Long.MIN_VALUE; float f = -0f; double d = 1e-7;
        boolean z = true; Object o = null; String str = null; int[] arr = {1, 2}; Integer bi = 5; Character bc = 'B';
        StringBuilder sb = new StringBuilder("sb");
        System.out.println("" + b + s + c + i + l + f + d + z + o + str + arr.length + bi + bc + sb);
        System.out.println(b + s + c + "" + i + l); System.out.println(c + c + "|" + c + c + '|' + (c + c) + (char) (c + 1));
        System.out.println(1 + 2 + "x" + 1 + 2 + (1 + 2) + 1 * 2 + 'a' + ('a' + 1) + 1.0f + -1);
        System.out.println(str + null + o); System.out.println("" + null); System.out.println(str + str);
        System.out.println(fnull() + 'x'); System.out.println((Object) null + "" + (str == null ? "isnull" : str));
        System.out.println("a" + next() + "b" + next() + new Obj() + next() + new Obj()); System.out.println("" + new Nul() + new Nul());
        System.out.println(new Nul() + "x");
        try { System.out.println("pre" + next() + new Bad() + next()); }
        catch (IllegalStateException e) { System.out.println(e.getMessage() + " n=" + n); }
        String acc = ""; for (int k = 0; k < 12; k++) acc += k % 3 == 0 ? k : k % 3 == 1 ? "s" + k : (char) ('a' + k); System.out.println(acc);
        String a = "A"; a += a + (a += "B") + a; System.out.println(a); String[] sa = {"x", null}; int ix = 0; sa[ix++] += ix + "!" + ix++;
        sa[1] += 1; System.out.println(sa[0] + sa[1] + ix);
        // special recipe characters: \1 and \2 in constants
        String esc = "\1" + b + "\2" + s + "\1\2" + c;
        System.out.println(esc.length() + " " + (int) esc.charAt(0) + (int) esc.charAt(3) + " " + esc.replace('\1', '!').replace('\2',
                '?').equals("!-1?300!?q")); String lat = "\u00e9" + b + "\u4e00" + c;
        System.out.println(lat.length() + " " + (int) lat.charAt(0) + " " + (int) lat.charAt(3)); char wide = '\u4e00';
        String w2 = "x" + wide + "\u00e9" + wide; System.out.println(w2.length() + " " + w2.hashCode()); 
        String big = "" + b + s + c + i + l + f + d + z + b + s + c + i + l + f + d + z + b + s + c + i + l + f + d + z + 1;
        big = big + big.length() + b + s + c + i + l + f + d + z + a + b + s + c + i + l + f + d + z + a;
        System.out.println(big.length() + " " + big.hashCode());
        System.out.println("x".concat("y") + "lit" + "eral" + 1 + 2L + 'c' + 1.5 + true);
        System.out.println((z ? "t" : "f") + (z ? 1 : 2) + (z ? 'c' : 0) + (z ? 1 : 2.0) + (!z));
        System.out.println("-> " + (i < 0 ? "neg" + (l < 0 ? "neg" : "") : "") + ".");
        System.out.println("" + Double.NaN + Float.POSITIVE_INFINITY + Long.MAX_VALUE + Byte.MIN_VALUE + Character.MAX_RADIX + 1e10f +
                100.0 + 1e21);
        final String k1 = "con"; final String k2 = k1 + "st";
        System.out.println((k2 == "const") + " " + ((k1 + "st") == "const") + " " + (a + "" == a) + " " + (a + "").equals(a));
        System.out.println("len" + "abc".length() + new int[3][4][2].length + args.length + "tail"); char[] chs = {'h', 'i'};
        System.out.println(chs); System.out.println(String.valueOf(chs) + chs.length);
        synchronized (sb) { System.out.println("sync" + sb.append(1) + sb.append(2)); }
    }
}
