// UTF-16 handling: surrogates, code points, Latin-1 versus UTF-16 representation, case mapping specials.
import java.util.*;
import java.util.stream.*;
public class StrUnicode {
    static String esc(String s) { StringBuilder b = new StringBuilder();
        for (int i = 0; i < s.length(); i++) { char c = s.charAt(i); if (c < 32 || c > 126) b.append(String.format("\\u%04x", (int) c));
            else b.append(c); } return b.toString(); }
    public static void main(String[] args) {
        String s = "a\uD83D\uDE00b\uD800c\uDC00\uD835\uDD38";
        System.out.println(esc(s) + " " + s.length() + " " + s.codePointCount(0, s.length()));
        for (int i = 0; i < s.length(); i++) System.out.print(Integer.toHexString(s.codePointAt(i)) + " "); System.out.println();
        for (int i = 1; i <= s.length(); i++) System.out.print(Integer.toHexString(s.codePointBefore(i)) + " "); System.out.println();
        for (int k = 0; k <= s.codePointCount(0, s.length()); k++) System.out.print(s.offsetByCodePoints(0, k) + " "); System.out.println();
        try { s.offsetByCodePoints(0, 50); } catch (IndexOutOfBoundsException e) { System.out.println(e.getClass().getName() + e.getMessage()); }
        try { s.codePointAt(99); } catch (IndexOutOfBoundsException e) { System.out.println(e); } try { s.codePointBefore(0); }
        catch (IndexOutOfBoundsException e) { System.out.println(e); } try { s.codePointCount(3, 1); }
        catch (IndexOutOfBoundsException e) { System.out.println(e.getClass().getName()); }
        System.out.println(s.indexOf(0x1F600) + " " + s.indexOf(0xDE00) + " " + s.lastIndexOf(0x1D538) + " " + s.indexOf("\uDD38") + " " +
                s.indexOf(-1) + " " + s.indexOf(0x110000));
        System.out.println(esc(new StringBuilder(s).reverse().toString()) + " " + esc(new StringBuilder(s).reverse().reverse().toString()).equals(esc(s)));
        System.out.println(s.codePoints().mapToObj(Integer::toHexString).collect(Collectors.joining(" ")));
        // representation switches: UTF16 strings whose substrings are Latin-1 must equal pure Latin-1 ones
        String w = "abc\u4e00def"; String sub = w.substring(0, 3);
        System.out.println(sub.equals("abc") + " " + (sub.hashCode() == "abc".hashCode()) + " " + w.replace('\u4e00',
                '-').equals("abc-def") + " " + new StringBuilder(w).deleteCharAt(3).toString().equals("abcdef") + " " +
                new String(w.toCharArray(), 4, 3).equals("def") + " " + "abc".equals("abc\u0100".substring(0, 3)) + " " +
                "abc\u0100".startsWith("abc") + "abc".startsWith("ab\u0100") + " " + w.indexOf("def") + "abcdef".indexOf("\u4e00") + " " +
                "\u0141".compareTo("A") + " " + "A".compareTo("\u0141") + " " + "\u00ff".compareTo("\u0100"));
        StringBuilder sb = new StringBuilder("lat"); sb.append('\u00ff').append('\u0100'); sb.setLength(4);
        System.out.println(esc(sb.toString()) + " " + sb.toString().equals("lat\u00ff")); sb.setCharAt(0, '\u4e00');
        sb.insert(2, "\uD83D\uDE00"); System.out.println(esc(sb.toString())); sb.setCharAt(0, 'x'); sb.delete(2, 4);
        System.out.println(esc(sb.toString()) + sb.indexOf("\u00ff") + sb.toString().hashCode());
        String[] cm = {"stra\u00dfe", "\ufb01n", "\u0130I\u0131i", "\u01c5\u01c4", "\u03a3\u03a3 \u03a3a\u03a3", "\u0149x", "\u00b5\u00ff",
                    "\uD801\uDC28\uD801\uDC00", "a\u0307I\u0307", "\u1e9e"};
        for (String c : cm) System.out.println(esc(c) + " U " + esc(c.toUpperCase(Locale.ROOT)) + " L " + esc(c.toLowerCase(Locale.ROOT)) +
                " tr " + esc(c.toUpperCase(new Locale("tr"))) + " " + esc(c.toLowerCase(new Locale("tr"))) + " lt " +
                esc(c.toLowerCase(new Locale("lt"))) + " " + c.equalsIgnoreCase(c.toUpperCase(Locale.ROOT)) +
                c.equalsIgnoreCase(c.toLowerCase(Locale.ROOT)));
        System.out.println("K\u212a\u017f".equalsIgnoreCase("kkS") + " " + "\u0131".equalsIgnoreCase("I") + " " +
                "\u0130".equalsIgnoreCase("i") + " " + "\u00b5".equalsIgnoreCase("\u039c") + " " + "\u00b5".compareToIgnoreCase("\u03bc") +
                " " + "\uD801\uDC28".equalsIgnoreCase("\uD801\uDC00"));
        System.out.println("ab\u4e00".regionMatches(true, 0, "xAB\u4e00", 1, 3) + " " + "ab".regionMatches(0, "ab", 0,
                3) + " " + "ab".regionMatches(-1, "ab", 0, 1) + " " + "ab".regionMatches(0, "zz", 0, 0) + " " + "ab".regionMatches(0, "zz",
                0, -5) + " " + "ab".regionMatches(2, "", 0, 0) + " " + "ab".regionMatches(3, "", 0, 0));
        StringBuilder cp = new StringBuilder(); cp.appendCodePoint(0x41).appendCodePoint(0x10FFFF).appendCodePoint(0xE9);
        System.out.println(esc(cp.toString()) + cp.length()); try { cp.appendCodePoint(0x110000); }
        catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(esc(Character.toString(0x1F600)) + " " + esc("\uD83D".concat("\uDE00")) + " " +
                "\uD83D\uDE00".equals("\uD83D" + "\uDE00") + " " + "\uFFFF".length() + " " + "\u0000\u0000".length() + " " +
                "\u0000".equals("") + " " + (int) "\uD83D\uDE00".charAt(1));
    }
}
