// Interning, literal identity over classes and nested classes, compile-time constants, class-constant sharing.
public class StrIntern {
    static final String S = "shared"; static String t = "shared";
    static class A { static String s = "shared"; static final String C = "sha" + "red"; } interface I { String S = "shared"; } enum E { shared }
    record R(String s) { static final String D = "shared"; }
    static String viaMethod() { return "shared"; }
    public static void main(String[] args) throws Exception {
        System.out.println((S == t) + " " + (S == A.s) + " " + (S == A.C) + " " + (S == I.S) + " " + (S == E.shared.name()) + " " +
                (S == R.D) + " " + (S == viaMethod()) + " " + (S == "shared"));
        String n = new String("shared");
        System.out.println((n == S) + " " + n.equals(S) + " " + (n.intern() == S) + " " + (n == n.intern()));
        char[] c = {'s', 'h', 'a', 'r', 'e', 'd'};
        System.out.println((new String(c).intern() == S) + " " + (String.valueOf(c).intern() == S));
        String fresh = new StringBuilder("zq").append("xw").append(args.length).toString(); String in = fresh.intern();
        System.out.println((in == fresh) + " " + (in == new String(fresh).intern()) + " " + (in == "zqxw0"));
        String sub = "xsharedx".substring(1, 7); System.out.println((sub == S) + " " + (sub.intern() == S));
        System.out.println((("sh" + "ared") == S) + " " + ((S + "") == S) + " " + ((t + "") == t) + " " + ((t + "").intern() == t));
        final String f = "sha"; String g = "sha"; System.out.println(((f + "red") == S) + " " + ((g + "red") == S)); 
        System.out.println(("" == "".intern()) + " " + ("".substring(0) == "") + " " + (new String("") == "") + " " +
                ("abc".substring(3) == "") + " " + ("abc".substring(0) == "abc") + " " + ("abc".substring(1, 1) == "") + " " +
                ("abc".toString() == "abc") + " " + ("abc".trim() == "abc") + " " + ("abc".toLowerCase() == "abc") + " " +
                ("abc".replace("z", "y") == "abc") + " " + ("abc".repeat(1) == "abc") + " " + ("abc".strip() == "abc") + " " +
                ("abc".concat("") == "abc") + " " + (String.valueOf((Object) "abc") == "abc") + " " + ("a,b".split("x")[0] == "a,b") +
                " " + (String.join("", "abc") == "abc") + " " + ("abc".subSequence(0, 3) == "abc"));
        System.out.println((Integer.toString(7) == Integer.toString(7)) + " " + (Integer.toString(7).intern() == "7") + " " +
                (String.valueOf(true) == "true") + " " + (Boolean.toString(false) == "false") + " " +
                (StrIntern.class.getName() == StrIntern.class.getName()) + " " + (StrIntern.class.getName().intern() == "StrIntern") +
                " " + (StrIntern.class.getDeclaredField("t").getName() == "t") + " " + (A.class.getSimpleName().equals("A")));
        synchronized ("lock") { synchronized ("lo" + "ck") { System.out.println("same lock twice " + Thread.holdsLock("lock")); } }
        String u1 = "\u4e00\u4e01", u2 = new String(new char[]{'\u4e00', '\u4e01'});
        System.out.println((u1 == u2.intern()) + " " + ("\u0041" == "A") + " " + ("\101" == "A") + " " + ("\0".intern() == "\0"));
        java.util.Map<String, Integer> m = new java.util.IdentityHashMap<>(); m.put("k", 1); m.put(new String("k"), 2); m.put("k", 3);
        System.out.println(m.size() + " " + m.get("k")); Object[] lits = {"a", "b", "a"}; System.out.println(lits[0] == lits[2]);
        String sw = new String("two"); switch (sw) { case "one": System.out.println(1); break; case "two": System.out.println(2); }
    }
}
