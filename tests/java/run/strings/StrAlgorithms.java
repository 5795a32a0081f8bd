// Text algorithms by hand over strings and char arrays: palindromes, KMP, LCS, edit distance, permutations, roman numerals, justify, caesar, RLE, expression parser.
import java.util.*;
public class StrAlgorithms {
    static int kmp(String t, String p) { int[] f = new int[p.length()];
        for (int i = 1, k = 0; i < p.length(); i++) { while (k > 0 && p.charAt(k) != p.charAt(i)) k = f[k - 1];
            if (p.charAt(k) == p.charAt(i)) k++; f[i] = k; }
        for (int i = 0, k = 0; i < t.length(); i++) { while (k > 0 && p.charAt(k) != t.charAt(i)) k = f[k - 1];
            if (p.charAt(k) == t.charAt(i)) k++; if (k == p.length()) return i - k + 1; } return -1; }
    static int edit(String a, String b) { int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) for (int j = 0; j <= b.length();
                j++) d[i][j] = i == 0 ? j : j == 0 ? i : Math.min(Math.min(d[i - 1][j], d[i][j - 1]) + 1,
                d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1)); return d[a.length()][b.length()]; }
    static String lcs(String a, String b) { String[] row = new String[b.length() + 1]; Arrays.fill(row, "");
        for (char x : a.toCharArray()) { String diag = "";
            for (int j = 1; j <= b.length(); j++) { String up = row[j];
                row[j] = x == b.charAt(j - 1) ? diag + x : up.length() >= row[j - 1].length() ? up : row[j - 1]; diag = up; } }
        return row[b.length()]; }
    static void perm(String pre, String rest, List<String> out) { if (rest.isEmpty()) out.add(pre);
        for (int i = 0; i < rest.length();
                i++) if (rest.indexOf(rest.charAt(i)) == i) perm(pre + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1), out); }
    static String roman(int n) { String[] r = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1}; StringBuilder s = new StringBuilder();
        for (int i = 0; i < v.length; i++) while (n >= v[i]) { s.append(r[i]); n -= v[i]; } return s.toString(); }
    static String caesar(String s, int k) { char[] c = s.toCharArray();
        for (int i = 0; i < c.length; i++) if (c[i] >= 'a' && c[i] <= 'z') c[i] = (char) ((c[i] - 'a' + k + 26) % 26 + 'a');
        else if (c[i] >= 'A' && c[i] <= 'Z') c[i] = (char) (Math.floorMod(c[i] - 'A' + k, 26) + 'A'); return new String(c); }
    static String rle(String s) { StringBuilder b = new StringBuilder();
        for (int i = 0, j; i < s.length(); i = j) { for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); j++);
            b.append(j - i > 1 ? j - i : "").append(s.charAt(i)); } return b.toString(); }
    static class Parser { final String s; int p; Parser(String s) { this.s = s; }
        double expr() { double v = term(); while (p < s.length()) { char c = s.charAt(p); if (c == '+') { p++; v += term(); }
                else if (c == '-') { p++; v -= term(); } else break; } return v; }
        double term() { double v = fac(); for (;;) { if (p < s.length() && s.charAt(p) == '*') { p++; v *= fac(); }
                else if (p < s.length() && s.charAt(p) == '/') { p++; v /= fac(); } else return v; } }
        double fac() { if (p >= s.length()) throw new IllegalArgumentException("unexpected end"); char c = s.charAt(p);
            if (c == '(') { p++; double v = expr();
                if (p >= s.length() || s.charAt(p) != ')') throw new IllegalArgumentException("expected ) at " + p); p++; return v; }
            if (c == '-') { p++; return -fac(); } int st = p;
            while (p < s.length() && (Character.isDigit(s.charAt(p)) || s.charAt(p) == '.')) p++;
            if (st == p) throw new IllegalArgumentException("bad char '" + c + "' at " + p); return Double.parseDouble(s.substring(st, p));
        } }
    public static void main(String[] args) {
        System.out.println(kmp("abxabcabcaby", "abcaby") + " " + kmp("aaaaab", "aab") + " " + kmp("abc", "d") + " " + edit("kitten",
                "sitting") + " " + edit("", "abc") + " " + edit("intention", "execution") + " " + lcs("AGGTAB",
                "GXTXAYB") + " " + lcs("abc", "xyz").isEmpty()); List<String> out = new ArrayList<>(); perm("", "aabc", out);
        System.out.println(out.size() + " " + out);
        for (int n : new int[]{1, 4, 9, 14, 40, 90, 400, 1994, 3999}) System.out.print(roman(n) + " "); System.out.println();
        System.out.println(caesar("Hello, World!", 3) + " " + caesar(caesar("xyzXYZ", 5), -5) + " " + caesar("abc",
                -1) + " " + rle("aaabccdddd") + " " + rle("") + rle("abc"));
        for (String e : new String[]{"1+2*3", "(1+2)*3", "-4/2-1", "2*(3+4)*5/(6-1)", "1/0", "((2", "2+", "a", "1.5*-2",
                    "3-(2-1)-1"}) try { Parser p = new Parser(e);
            System.out.println(e + " = " + p.expr() + (p.p < e.length() ? " rest " + e.substring(p.p) : "")); }
        catch (IllegalArgumentException x) { System.out.println(e + " ! " + x.getMessage()); }
        String text = "the quick brown fox jumps over the lazy dog the end"; Map<String, Integer> freq = new TreeMap<>();
        for (String w : text.split(" ")) freq.merge(w, 1, Integer::sum); System.out.println(freq); int[] cnt = new int[26];
        for (char c : text.toCharArray()) if (c != ' ') cnt[c - 'a']++; StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 26; i++) if (cnt[i] > 2) sb.append((char) ('a' + i)).append(cnt[i]); System.out.println(sb);
        StringBuilder line = new StringBuilder();
        for (String w : text.split(" ")) {
            if (line.length() + w.length() + 1 > 16) { System.out.println("|" + line + " ".repeat(16 - line.length()) + "|");
                line.setLength(0); } if (line.length() > 0) line.append(' '); line.append(w); } System.out.println("|" + line + "|");
        String rev = ""; for (String w : text.split(" ")) rev = w + (rev.isEmpty() ? "" : " " + rev); System.out.println(rev);
        System.out.println(new StringBuilder("A man a plan".replace(" ", "").toLowerCase(Locale.ROOT)).reverse());
        char[][] grid = new char[5][9]; for (char[] g : grid) Arrays.fill(g, '.');
        for (int i = 0; i < 5; i++) for (int j = 4 - i; j <= 4 + i; j++) grid[i][j] = (char) ('0' + (i + j) % 10);
        for (char[] g : grid) System.out.println(g); StringBuilder bin = new StringBuilder();
        for (int v = 37; v > 0; v /= 2) bin.insert(0, v % 2); System.out.println(bin + " " + Integer.parseInt(bin.toString(), 2));
        String[] an = {"eat", "tea", "tan", "ate", "nat", "bat"}; Map<String, List<String>> g = new LinkedHashMap<>();
        for (String a : an) { char[] k = a.toCharArray(); Arrays.sort(k); g.computeIfAbsent(new String(k), q -> new ArrayList<>()).add(a);
        } System.out.println(g);
    }
}
