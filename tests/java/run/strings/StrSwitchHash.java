// switch on strings with colliding hash codes, empty and long strings; String.hashCode contract and known collisions.
import java.util.*;
public class StrSwitchHash {
    static String sw(String s) { switch (s) { case "Aa": return "1"; case "BB": return "2"; case "AaAa": return "3";
            case "BBBB": return "4"; case "AaBB": return "5"; case "": return "empty"; case "\0": return "nul";
            case "\0\0": return "nulnul"; case "\u4e00": return "cjk"; case "polygenelubricants": return "min"; default: return "d"; } }
    static int arrow(String s) { return switch (s) { case "a", "b", "c" -> 1; case "FB", "Ea" -> { int n = s.length(); yield n * 10; }
            case "x" -> throw new IllegalArgumentException(s); default -> s.isEmpty() ? -1 : -2; }; }
    static String fall(String s) { StringBuilder b = new StringBuilder();
        switch (s) { case "one": b.append(1); case "two": b.append(2); break; default: b.append('d'); case "three": b.append(3); }
        return b.toString(); }
    public static void main(String[] args) {
        for (String s : new String[]{"Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "", "\0", "\0\0", "\u4e00", "C#", "polygenelubricants",
                    "aA"}) System.out.println(s.length() + " " + s.hashCode() + " " + sw(new String(s)) + " " + sw(s.intern()));
        for (String s : new String[]{"a", "c", "FB", "Ea", "", "zz", "x"}) try { System.out.print(arrow(s) + " "); }
        catch (IllegalArgumentException e) { System.out.print("iae:" + e.getMessage() + " "); } System.out.println();
        for (String s : new String[]{"one", "two", "three", "four"}) System.out.print(fall(s) + " "); System.out.println();
        try { sw(null); } catch (NullPointerException e) { System.out.println("npe"); } try { arrow(null); }
        catch (NullPointerException e) { System.out.println("npe2"); }
        String[] h = {"", "a", "ab", "hello world", "\u00ff\u00fe", "\u4e00\u4e01", "\uD83D\uDE00", "polygenelubricants", "f5a5a608",
                    "x".repeat(1000)}; for (String s : h) { int k = 0; for (int i = 0; i < s.length(); i++) k = 31 * k + s.charAt(i);
            System.out.println(s.hashCode() + " " + (k == s.hashCode()) + " " + new String(s.toCharArray()).hashCode() + " " +
                    Objects.hash(s, s) + " " + List.of(s, "z").hashCode() + " " + new StringBuilder(s).toString().hashCode()); }
        HashMap<String, Integer> m = new HashMap<>(); List<String> coll = new ArrayList<>(List.of(""));
        for (int i = 0; i < 5; i++) { List<String> nx = new ArrayList<>(); for (String c : coll) { nx.add(c + "Aa"); nx.add(c + "BB"); }
            coll = nx; } for (String c : coll) m.put(c, m.size()); Set<Integer> hs = new HashSet<>(); int ok = 0;
        for (String c : coll) { hs.add(c.hashCode()); if (coll.get(m.get(c)).equals(c)) ok++; }
        System.out.println(coll.size() + " " + hs.size() + " " + ok + " " + m.get("AaAaAaAaBB") + " " + m.get("AaAaAaAaAA"));
        for (String c : coll) if (c.endsWith("BB")) m.remove(c);
        System.out.println(m.size() + " " + new TreeMap<>(m).firstKey() + " " + new TreeMap<>(m).lastEntry());
        Set<String> order = new HashSet<>(List.of("banana", "apple", "cherry", "date", "elderberry", "fig", "grape"));
        System.out.println(order); HashMap<String, Integer> nm = new HashMap<>();
        for (String k : new String[]{"one", "two", "three", "four"}) nm.put(k, k.length()); System.out.println(nm);
    }
}
