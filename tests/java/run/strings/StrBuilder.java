// StringBuilder and StringBuffer: all mutators, failures with messages, capacity growth, self-append, chaining.
import java.util.*;
public class StrBuilder {
    interface T { Object get(); }
    static void t(String n, T f) { Object r; try { r = f.get(); }
        catch (RuntimeException e) { r = "!! " + e.getClass().getName() + ": " + e.getMessage(); }
        System.out.println(n + " " + String.valueOf(r)); }
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        b.append(true).append('c').append(1).append(-2L).append(1.5f).append(2.5).append((Object) null).append((String) null).append(new char[]{'x',
                    'y'}).append(new char[]{'1', '2', '3'}, 1, 2).append("sub", 1,
                2).append(new StringBuilder("sb")).append((CharSequence) null, 1,
                3).append(new StringBuffer("buf")).append(Integer.MIN_VALUE).append(Long.MIN_VALUE).append((byte) -1).append((short) 7).append((CharSequence) null);
        System.out.println(b + " " + b.length());
        b.setLength(0);
        for (Object o : new Object[]{1, "two", '3', 4L, 5f, 6d, null, true, List.of(7)}) b.insert(b.length() / 2, o); System.out.println(b);
        b = new StringBuilder("0123456789");
        b.insert(0, 'a').insert(11, "end").insert(5, new char[]{'X', 'Y'}).insert(5, 3.5f).insert(0, -1L).insert(2, true).insert(3,
                new char[]{'p', 'q', 'r'}, 1, 1).insert(0, "seq", 0, 2); System.out.println(b);
        t("del", () -> new StringBuilder("abcdef").delete(1, 3)); t("del end", () -> new StringBuilder("abcdef").delete(4, 99));
        t("del none", () -> new StringBuilder("abcdef").delete(6, 9)); t("del bad", () -> new StringBuilder("abcdef").delete(7, 9));
        t("del bad2", () -> new StringBuilder("abcdef").delete(3, 2)); t("del bad3", () -> new StringBuilder("abcdef").delete(-1, 2));
        t("dca", () -> new StringBuilder("abc").deleteCharAt(1)); t("dca bad", () -> new StringBuilder("abc").deleteCharAt(3));
        t("rep", () -> new StringBuilder("abcdef").replace(1, 4, "-"));
        t("rep grow", () -> new StringBuilder("abcdef").replace(1, 2, "0123456789".repeat(3)));
        t("rep end", () -> new StringBuilder("abc").replace(1, 100, "Z")); t("rep bad", () -> new StringBuilder("abc").replace(4, 5, "Z"));
        t("rep bad2", () -> new StringBuilder("abc").replace(2, 1, "Z")); t("rep null", () -> new StringBuilder("abc").replace(0, 1, null));
        t("ins bad", () -> new StringBuilder("abc").insert(4, "x")); t("ins bad2", () -> new StringBuilder("abc").insert(-1, 'x'));
        t("ins null", () -> new StringBuilder("abc").insert(1, (String) null));
        t("setCh bad", () -> { new StringBuilder("abc").setCharAt(3, 'x'); return 0; });
        t("charAt bad", () -> new StringBuilder("abc").charAt(-1)); t("charAt bad2", () -> new StringBuffer("abc").charAt(3));
        t("sub", () -> new StringBuilder("abcdef").substring(2) + new StringBuilder("abcdef").substring(2,
                4) + new StringBuilder("abcdef").subSequence(0, 1)); t("sub bad", () -> new StringBuilder("abc").substring(2, 1));
        t("sub bad2", () -> new StringBuilder("abc").substring(4));
        t("setLen", () -> { StringBuilder x = new StringBuilder("abc"); x.setLength(5);
                    return x.toString().replace('\0', '0') + x.length(); });
        t("setLen bad", () -> { new StringBuilder().setLength(-1); return 0; }); t("cap bad", () -> new StringBuilder(-1));
        t("null ctor", () -> new StringBuilder((String) null)); t("append bad", () -> new StringBuilder().append(new char[2], 1, 2));
        t("append bad2", () -> new StringBuilder().append("abc", 2, 1));
        t("append nullarr", () -> new StringBuilder().append((char[]) null));
        StringBuilder c = new StringBuilder(); StringBuilder caps = new StringBuilder(); int last = -1;
        for (int i = 0; i < 200; i++) { c.append('x'); if (c.capacity() != last) { last = c.capacity(); caps.append(last).append(' '); } }
        System.out.println(caps); c.trimToSize(); System.out.println(c.capacity()); c.ensureCapacity(500);
        System.out.println(c.capacity() + " " + new StringBuilder("abc").capacity() + " " + new StringBuilder(7).capacity());
        StringBuilder self = new StringBuilder("ab"); self.append(self).insert(1, self).append(self, 0, 3); System.out.println(self);
        System.out.println(self.indexOf("ab") + " " + self.indexOf("ab", 1) + " " + self.lastIndexOf("ab") + " " + self.lastIndexOf("ab",
                3) + " " + self.indexOf("zz") + " " + self.indexOf(""));
        for (String r : new String[]{"", "a", "ab", "abc", "\u4e00\u4e01x"}) { String v = new StringBuilder(r).reverse().toString();
            System.out.print((int) (v.isEmpty() ? 0 : v.charAt(0)) + "," + v.length() + " "); } System.out.println();
        StringBuffer f = new StringBuffer("buf"); f.append(1).insert(0, 2.5).reverse().setCharAt(0, '#');
        f.deleteCharAt(f.length() - 1).replace(0, 2, "<>");
        System.out.println(f + " " + f.length() + " " + f.indexOf("u") + " " + f.equals(new StringBuffer(f)) + " " +
                f.compareTo(new StringBuffer("<>a")) + " " + "x".contentEquals(f)); char[] dst = {'.', '.', '.', '.'};
        f.getChars(0, 2, dst, 1); System.out.println(dst); System.out.println(f.chars().sum() + " " + f.codePointAt(0));
    }
}
