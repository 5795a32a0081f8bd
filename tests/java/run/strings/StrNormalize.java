// java.text.Normalizer, BreakIterator, and Unicode-aware regex over combining characters.
import java.text.*;
import java.util.*;
import java.util.regex.*;
public class StrNormalize {
    static String esc(String s) { StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) if (c < 32 || c > 126) b.append(String.format("\\u%04x", (int) c)); else b.append(c);
        return b.toString(); }
    public static void main(String[] args) {
        String[] in = {"", "abc", "\u00e9", "e\u0301", "\u1e69", "s\u0323\u0307", "s\u0307\u0323", "\u212b", "\ufb01", "\u2460\u00bd",
                    "\uac00", "\u1100\u1161\u11a8", "\u00a0", "\uff21\uff76\uff9e", "\uD834\uDD5E", "\u0340\u0344", "q\u0307\u0323"};
        for (String s : in) { StringBuilder b = new StringBuilder(esc(s));
            for (Normalizer.Form f : Normalizer.Form.values()) b.append(' ').append(f).append(' ').append(esc(Normalizer.normalize(s,
                    f))).append(Normalizer.isNormalized(s, f) ? "*" : ""); System.out.println(b); }
        System.out.println(Normalizer.normalize("\u00c0\u00e9\u00ee\u00f5\u00fc\u00e7 na\u00efve",
                Normalizer.Form.NFD).replaceAll("\\p{M}+", ""));
        System.out.println(Normalizer.normalize("e\u0301", Normalizer.Form.NFC).equals("\u00e9") + " " + "e\u0301".equals("\u00e9"));
        BreakIterator w = BreakIterator.getWordInstance(Locale.ROOT); String t = "Hello, big world. It's 3.14!"; w.setText(t);
        StringBuilder b = new StringBuilder();
        for (int i = w.first(), j = w.next(); j != BreakIterator.DONE; i = j, j = w.next()) b.append('[').append(t, i, j).append(']');
        System.out.println(b); BreakIterator cI = BreakIterator.getCharacterInstance(Locale.ROOT); cI.setText("ae\u0301\uD83D\uDE00z");
        b = new StringBuilder(); for (int i = cI.first(); i != BreakIterator.DONE; i = cI.next()) b.append(i).append(' ');
        System.out.println(b); BreakIterator sI = BreakIterator.getSentenceInstance(Locale.ROOT); sI.setText("One. Two? Three! four");
        b = new StringBuilder(); for (int i = sI.last(); i != BreakIterator.DONE; i = sI.previous()) b.append(i).append(' ');
        System.out.println(b + " " + sI.following(3) + " " + sI.isBoundary(5));
        System.out.println(Pattern.matches("\\p{L}+", "\u00e9\u4e00a") + " " + Pattern.matches("\\w+",
                "\u00e9") + " " + Pattern.compile("\\w+", Pattern.UNICODE_CHARACTER_CLASS).matcher("\u00e9").matches() + " " +
                Pattern.compile("\u00c9", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE).matcher("\u00e9").matches() + " " +
                Pattern.compile("\u00c9", Pattern.CASE_INSENSITIVE).matcher("\u00e9").matches() + " " + Pattern.compile("\u00e9",
                Pattern.CANON_EQ).matcher("e\u0301").matches() + " " + Pattern.matches("\\p{IsGreek}+\\p{Lu}\\p{InCyrillic}",
                "\u03b1\u03b2X\u0410") + " " + Pattern.matches(".", "\uD83D\uDE00") + " " + Pattern.matches("\\X\\X",
                "e\u0301\uD83D\uDE00") + " " + Pattern.matches("\\x{1F600}",
                "\uD83D\uDE00") + " " + Pattern.matches("[\\x{1F600}-\\x{1F64F}]", "\uD83D\uDE05"));
        CharacterIterator it = new StringCharacterIterator("abc");
        for (char c = it.last(); c != CharacterIterator.DONE; c = it.previous()) System.out.print(c);
        System.out.println(it.getIndex() + " " + it.getEndIndex());
    }
}
