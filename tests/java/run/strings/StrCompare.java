// Ordering of strings: compareTo, CASE_INSENSITIVE_ORDER, Collator, natural sort, binary search, equality between CharSequences.
import java.text.*;
import java.util.*;
public class StrCompare {
    public static void main(String[] args) {
        String[] v = {"", "a", "A", "b", "ab", "aB", "a ", "\u00e9", "e", "z", "\u4e00", "\uD83D\uDE00", "\uFFFF", "10", "9", "a\0"};
        for (String x : v) { StringBuilder sb = new StringBuilder();
            for (String y : v) sb.append(x.compareTo(y)).append('/').append(x.compareToIgnoreCase(y)).append(x.equals(y) ? "=" : "").append(' ');
            System.out.println(sb); }
        String[] s = v.clone(); Arrays.sort(s); p(s); Arrays.sort(s, String.CASE_INSENSITIVE_ORDER); p(s);
        Arrays.sort(s, Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())); p(s);
        Arrays.sort(s, Collections.reverseOrder()); p(s); Arrays.sort(s);
        for (String k : new String[]{"a", "zz", "", "\uFFFF", "B"}) System.out.print(Arrays.binarySearch(s, k) + " "); System.out.println();
        Collator c = Collator.getInstance(Locale.ENGLISH);
        String[] w = {"cote", "cot\u00e9", "c\u00f4te", "Cote", "coat", "co-op", "coop", "zebra", "\u00c5ngstr\u00f6m", "apple"};
        Arrays.sort(w, c); p(w); c.setStrength(Collator.PRIMARY);
        System.out.println(c.compare("cote", "c\u00f4t\u00e9") + " " + c.equals("A", "a") + " " + c.compare("a", "b"));
        c.setStrength(Collator.SECONDARY); System.out.println(c.compare("cote", "c\u00f4te") + " " + c.compare("a", "A"));
        c.setStrength(Collator.TERTIARY);
        System.out.println(c.compare("a", "A") + " " + c.getCollationKey("abc").compareTo(c.getCollationKey("abd")));
        System.out.println("abc".contentEquals(new StringBuffer("abc")) + " " + "abc".equals(new StringBuilder("abc")) + " " +
                "abc".contentEquals(java.nio.CharBuffer.wrap("abc")) + " " + Objects.equals(null, "a") + Objects.equals("a",
                "a") + " " + Objects.compare("a", "b", Comparator.naturalOrder()) + " " + Arrays.compare(new String[]{"a", "b"},
                new String[]{"a", "c"}) + " " + Arrays.mismatch("abcX".toCharArray(),
                "abcY".toCharArray()) + " " + Arrays.equals("a".split(""), new String[]{"a"}));
        try { "a".compareTo(null); } catch (NullPointerException e) { System.out.println("npe"); }
        try { Arrays.sort(new String[]{"b", null, "a"}); } catch (NullPointerException e) { System.out.println("npe sort"); }
        List<String> l = new ArrayList<>(Arrays.asList("b", null, "a")); l.sort(Comparator.nullsFirst(Comparator.naturalOrder()));
        System.out.println(l); l.sort(Comparator.nullsLast(Comparator.comparing(String::valueOf, Comparator.reverseOrder())));
        System.out.println(l); TreeMap<String, Integer> t = new TreeMap<>(String.CASE_INSENSITIVE_ORDER); t.put("Key", 1); t.put("KEY", 2);
        t.put("kez", 3); System.out.println(t + " " + t.get("key") + " " + t.headMap("KEZ") + t.ceilingKey("kea"));
        System.out.println(Collections.max(List.of("pear", "Zoo", "apple")) + Collections.min(List.of("pear", "Zoo", "apple"),
                String.CASE_INSENSITIVE_ORDER));
    }
    static void p(String[] a) { StringBuilder b = new StringBuilder();
        for (String s : a) { b.append('<');
            for (char c : s.toCharArray()) if (c < 32 || c > 126) b.append(String.format("\\u%04x", (int) c)); else b.append(c);
            b.append('>'); } System.out.println(b); }
}
