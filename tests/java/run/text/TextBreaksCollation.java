// BreakIterator, Collator, CharacterIterator, Normalizer, Bidi basics with explicit locales.
import java.text.*;
import java.util.*;

public class TextBreaksCollation {
    static void o(Object x) { StringBuilder b = new StringBuilder(); for (char c : String.valueOf(x).toCharArray()) b.append(c > 31 && c < 127 ? "" + c : String.format("\\u%04x", (int) c)); System.out.println(b); }
    static String parts(BreakIterator b, String s) { b.setText(s); StringBuilder r = new StringBuilder(); for (int a = b.first(), e = b.next(); e != BreakIterator.DONE; a = e, e = b.next()) r.append('[').append(s, a, e).append(']'); return r.toString(); }
    static String nf(String s) { StringBuilder b = new StringBuilder(); for (Normalizer.Form f : Normalizer.Form.values()) b.append(f).append('=').append(Normalizer.normalize(s, f)).append(Normalizer.isNormalized(s, f) ? "*" : "").append(' '); return b.toString(); }
    public static void main(String[] args) {
        String s = "Hello, world! It's 3.14 o'clock (e.g. now). \"Yes?\" No... end-of-line\nNext a\u0301b";
        o(parts(BreakIterator.getWordInstance(Locale.US), s)); o(parts(BreakIterator.getSentenceInstance(Locale.US), s));
        o(parts(BreakIterator.getLineInstance(Locale.US), s));
        o(parts(BreakIterator.getCharacterInstance(Locale.US), "ae\u0301\u1100\u1161\r\nx\ud83d\ude00z"));
        BreakIterator w = BreakIterator.getWordInstance(Locale.US); w.setText("one two  three");
        o(w.first() + " " + w.last() + " " + w.previous() + " " + w.current() + " " + w.next(-1) + " " + w.following(4) + " " + w.preceding(4) + " " + w.isBoundary(5) + w.isBoundary(7) + " " + w.next() + " " + w.getText().getEndIndex());
        try { w.following(99); } catch (IllegalArgumentException e) { o(e.getMessage()); } List<String> words = new ArrayList<>();
        w.setText("the quick-brown fox's 2 legs");
        for (int a = w.first(), e = w.next(); e != BreakIterator.DONE; a = e, e = w.next()) { String k = "the quick-brown fox's 2 legs".substring(a, e); if (Character.isLetterOrDigit(k.charAt(0))) words.add(k); }
        o(words);
        Collator c = Collator.getInstance(Locale.US);
        for (int st : new int[] {Collator.PRIMARY, Collator.SECONDARY, Collator.TERTIARY, Collator.IDENTICAL}) { c.setStrength(st); o(st + ": " + c.compare("a", "A") + c.compare("a", "\u00e1") + c.compare("a", "b") + c.compare("abc", "abd") + c.compare("co-op", "coop") + c.compare("role", "Role") + c.compare("role", "r\u00f4le") + c.compare("r\u00f4le", "roles") + c.compare("", "a") + c.compare("a b", "ab") + c.equals("\u00e9", "e\u0301")); }
        c.setStrength(Collator.TERTIARY);
        c.setDecomposition(Collator.CANONICAL_DECOMPOSITION); o(c.compare("\u00e9", "e\u0301") + " " + c.equals("\u00c5", "\u212b"));
        String[] ws = {"peach", "P\u00eache", "p\u00e9ch\u00e9", "Peach", "zoo", "\u00e4pfel", "apple", "Apple", "\u00c5rhus", "a-b", "ab", "10", "9", "_x"};
        String[] us = ws.clone(); Arrays.sort(us, c); o(Arrays.toString(us)); String[] de = ws.clone(); Arrays.sort(de, Collator.getInstance(Locale.GERMANY));
        o(Arrays.toString(de)); String[] sv = ws.clone(); Arrays.sort(sv, Collator.getInstance(new Locale("sv", "SE"))); o(Arrays.toString(sv));
        CollationKey k1 = c.getCollationKey("abc"), k2 = c.getCollationKey("Abd");
        o(k1.compareTo(k2) + " " + k1.getSourceString() + " " + HexFormat.of().formatHex(k1.toByteArray()) + " " + c.getCollationKey(ws[1]).compareTo(c.getCollationKey(ws[2])));
        try { RuleBasedCollator r = new RuleBasedCollator("< c, C < b, B < a, A < z < \u00e5"); String[] x = {"a", "b", "c", "C", "\u00e5", "z", "d"}; Arrays.sort(x, r); o(Arrays.toString(x) + r.getRules()); RuleBasedCollator ch = new RuleBasedCollator("< a < b < c < ch < d < e < h"); String[] y = {"chd", "cd", "ce", "d", "ca", "che"}; Arrays.sort(y, ch); o(Arrays.toString(y)); CollationElementIterator it = ch.getCollationElementIterator("chab"); StringBuilder sb = new StringBuilder(); for (int e; (e = it.next()) != CollationElementIterator.NULLORDER; ) sb.append(CollationElementIterator.primaryOrder(e)).append('@').append(it.getOffset()).append(' '); o(sb.length() > 0 ? "elements " + sb.toString().split(" ").length : ""); } catch (ParseException e) { o("PE " + e.getMessage()); }
        try { new RuleBasedCollator("< a < "); } catch (ParseException e) { o("PE " + e.getMessage() + " " + e.getErrorOffset()); }
        try { c.setStrength(9); } catch (IllegalArgumentException e) { o(e.getMessage()); }
        StringCharacterIterator ci = new StringCharacterIterator("abcdef", 1, 5, 2);
        o(ci.current() + "" + ci.first() + ci.next() + ci.getIndex() + ci.last() + (ci.next() == CharacterIterator.DONE) + ci.getIndex() + ci.previous() + ci.setIndex(3) + ci.getBeginIndex() + ci.getEndIndex() + ci.clone().equals(ci));
        try { ci.setIndex(0); } catch (IllegalArgumentException e) { o(e.getMessage()); } StringBuilder rev = new StringBuilder();
        for (char ch = ci.last(); ch != CharacterIterator.DONE; ch = ci.previous()) rev.append(ch);
        o(rev); AttributedString as = new AttributedString("styled text");
        AttributedCharacterIterator.Attribute key = AttributedCharacterIterator.Attribute.LANGUAGE; as.addAttribute(key, Locale.US, 0, 6);
        as.addAttribute(key, Locale.UK, 6, 11); AttributedCharacterIterator ai = as.getIterator();
        StringBuilder runs = new StringBuilder(); while (ai.getIndex() < ai.getEndIndex()) { runs.append(ai.getRunStart(key)).append('-').append(ai.getRunLimit(key)).append(ai.getAttribute(key)).append(' '); ai.setIndex(ai.getRunLimit(key)); }
        o(runs);
        for (String n : new String[] {"\u00e9", "e\u0301", "\ufb01", "\u212b", "\uac00", "\u1100\u1161", "\u0323\u0302o\u0302\u0323", "\u2460", "\uff21", "plain", "\u1e9b\u0323"}) o(n + " " + nf(n));
        o(Normalizer.normalize("Cr\u00e8me Br\u00fbl\u00e9e", Normalizer.Form.NFD).replaceAll("\\p{M}", ""));
        Bidi b = new Bidi("abc \u05d0\u05d1 12 def", Bidi.DIRECTION_LEFT_TO_RIGHT); StringBuilder lv = new StringBuilder();
        for (int i = 0; i < b.getRunCount(); i++) lv.append(b.getRunStart(i)).append('-').append(b.getRunLimit(i)).append(':').append(b.getRunLevel(i)).append(' ');
        o(b.isMixed() + " " + b.getBaseLevel() + " " + lv + b.baseIsLeftToRight() + new Bidi("abc", Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT).isLeftToRight());
    }
}
