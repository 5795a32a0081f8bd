// Properties: load with every escape and continuation, store without its date line, defaults, XML-free round trips, misuse.
import java.io.*;
import java.util.*;

public class CollProperties {
    static void o(Object x) { System.out.println(x); }
    static String vis(String s) { if (s == null) return "null"; StringBuilder b = new StringBuilder(); for (char c : s.toCharArray()) if (c < 32 || c > 126) b.append(String.format("\\u%04x", (int) c)); else b.append(c); return b.toString(); }
    static String stored(Properties p, String c) throws IOException { StringWriter w = new StringWriter(); p.store(w, c); StringBuilder b = new StringBuilder(); boolean date = false; for (String l : w.toString().split(System.lineSeparator())) { if (l.startsWith("#") && !date && l.matches("#\\w{3} \\w{3} \\d\\d \\d\\d:\\d\\d:\\d\\d .*")) { date = true; b.append("#DATE\n"); } else b.append(vis(l)).append('\n'); } return b.toString(); }
    public static void main(String[] args) throws IOException {
        Properties p = new Properties();
        p.load(new StringReader(String.join("\n", "# comment", "! other comment", "", "a=1", "b : 2", "c 3", "d", "e=", "  f  =  spaced out  ", "g\\=h=eq in key", "i\\ j=space key", "k=line one \\", "      continued \\", "   again", "l=tab\\there\\nnl\\\\bs", "m=\\u0041\\u00e9\\u20AC", "n==two", "o:=x", "p\\:q:r", "#t=no", "  # also comment", "u=\\x\\y\\z", "v=a#b!c", "w = \\  lead", "dup=1", "dup=2", "last\\")));
        for (String k : new TreeSet<>(p.stringPropertyNames())) o(vis(k) + " -> [" + vis(p.getProperty(k)) + "]");
        try { new Properties().load(new StringReader("bad=\\u00G1")); } catch (IllegalArgumentException e) { o(e.getMessage()); }
        try { new Properties().load(new StringReader("bad=\\u12")); } catch (IllegalArgumentException e) { o(e.getMessage()); }
        Properties q = new Properties(); q.load(new ByteArrayInputStream("k\u00e9y=v\u00e4l\r\nx=1\ry=2\n\n\nz = 3".getBytes("ISO-8859-1")));
        for (String k : new TreeSet<>(q.stringPropertyNames())) o(vis(k) + "=" + vis(q.getProperty(k)));
        Properties one = new Properties(); one.setProperty("key with space", " leading and #!:= \t\n\\ \u00e9\u4e2d");
        System.out.print(stored(one, "multi\nline comment\n# hashed")); System.out.print(stored(one, null)); Properties ctl = new Properties();
        ctl.setProperty("#k", "\f\r\u0001\u007f"); System.out.print(stored(ctl, null));
        ByteArrayOutputStream bo = new ByteArrayOutputStream(); one.store(bo, "caf\u00e9 \u4e2d");
        String[] ls = bo.toString("ISO-8859-1").split(System.lineSeparator()); o(vis(ls[0]) + " | " + vis(ls[ls.length - 1]));
        Properties back = new Properties(); back.load(new ByteArrayInputStream(bo.toByteArray())); o(back.equals(one)); Properties sw = new Properties();
        sw.load(new StringReader(stored(p, "x").replace("#DATE", "#"))); o(sw.equals(p));
        Properties def = new Properties(); def.setProperty("base", "B"); def.setProperty("over", "D"); Properties ch = new Properties(def);
        ch.setProperty("over", "C"); ch.setProperty("own", "O");
        o(ch.getProperty("base") + ch.getProperty("over") + ch.getProperty("own") + ch.getProperty("none") + ch.getProperty("none", "dflt") + " " + ch.get("base") + ch.containsKey("base") + ch.size() + new TreeSet<>(ch.stringPropertyNames()) + new TreeSet<>(Collections.list((Enumeration) ch.propertyNames())) + ch.equals(Map.of("over", "C", "own", "O")));
        ch.remove("over"); o(ch.getProperty("over"));
        Properties odd = new Properties(); odd.put("num", 5); odd.put(7, "seven"); odd.put("s", "t");
        o(odd.getProperty("num") + " " + odd.get("num") + " " + odd.stringPropertyNames() + odd.size());
        try { odd.store(new StringWriter(), null); } catch (ClassCastException e) { o("CCE store"); }
        try { odd.propertyNames(); } catch (ClassCastException e) { o("CCE names"); }
        try { odd.put(null, "x"); } catch (NullPointerException e) { o("NPE"); }
        try { odd.setProperty("k", null); } catch (NullPointerException e) { o("NPE"); }
        StringWriter w = new StringWriter(); PrintWriter pw = new PrintWriter(w); Properties li = new Properties();
        li.setProperty("long", "0123456789012345678901234567890123456789ABC"); li.list(pw); pw.flush();
        o(w.toString().trim().replace(System.lineSeparator(), "|")); Properties cl = (Properties) one.clone(); cl.clear();
        o(one.size() + " " + cl.size() + " " + p.setProperty("a", "11") + p.getProperty("a")); p.replaceAll((k, v) -> ((String) v).length());
        o(new TreeMap<>(Map.of("a", p.get("a"), "k", p.get("k"))));
        o(p.merge("a", 10, (x, y) -> (Integer) x + (Integer) y) + " " + p.computeIfAbsent("zz", k -> "new") + " " + p.getOrDefault("nope", 1) + " " + p.contains("new") + p.containsValue(12));
        // a logical line longer than the reader's buffer
        StringBuilder big = new StringBuilder("big=");
        for (int i = 0; i < 3000; i++) big.append("xy").append(i % 10);
        for (int i = 0; i < 500; i++) big.append("\\\n   more");
        big.append("\nafter=ok\n"); Properties bp = new Properties(); bp.load(new StringReader(big.toString()));
        o(bp.getProperty("big").length() + " " + bp.getProperty("big").hashCode() + " " + bp.getProperty("after")); Properties bs = new Properties();
        bs.load(new ByteArrayInputStream(big.toString().getBytes("ISO-8859-1"))); o(bs.equals(bp));
    }
}
