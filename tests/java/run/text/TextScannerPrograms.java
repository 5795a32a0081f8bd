// Small programs driven by Scanner and StringTokenizer: RPN calculator, matrix reader, config reader, expression tokens, line statistics, uncaught mismatch.
import java.util.*;

public class TextScannerPrograms {
    static double rpn(String e) {
        Deque<Double> st = new ArrayDeque<>();
        try (Scanner s = new Scanner(e).useLocale(Locale.ROOT)) {
            while (s.hasNext()) {
                if (s.hasNextDouble()) st.push(s.nextDouble());
                else { String op = s.next(); double b = st.pop(), a = op.equals("neg") ? 0 : st.pop(); st.push(switch (op) { case "+" -> a + b; case "-" -> a - b; case "*" -> a * b; case "/" -> a / b; case "neg" -> -b; case "^" -> Math.rint(StrictMath.pow(a, b)); default -> throw new IllegalArgumentException("op " + op); }); }
            }
        }
        if (st.size() != 1) throw new IllegalStateException("stack " + st);
        return st.pop();
    }
    static int[][] matrix(String text) { Scanner s = new Scanner(text); int r = s.nextInt(), c = s.nextInt(); int[][] m = new int[r][c]; for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) m[i][j] = s.nextInt(); return m; }
    static int[][] mul(int[][] a, int[][] b) { int[][] r = new int[a.length][b[0].length]; for (int i = 0; i < a.length; i++) for (int j = 0; j < b[0].length; j++) for (int k = 0; k < b.length; k++) r[i][j] += a[i][k] * b[k][j]; return r; }
    static Map<String, Map<String, String>> ini(String t) { Map<String, Map<String, String>> r = new LinkedHashMap<>(); Map<String, String> cur = r.computeIfAbsent("", k -> new LinkedHashMap<>()); Scanner s = new Scanner(t); int line = 0; while (s.hasNextLine()) { line++; String l = s.nextLine().strip(); if (l.isEmpty() || l.startsWith("#") || l.startsWith(";")) continue; if (l.startsWith("[") && l.endsWith("]")) { cur = r.computeIfAbsent(l.substring(1, l.length() - 1).strip(), k -> new LinkedHashMap<>()); continue; } int e = l.indexOf('='); if (e < 0) throw new IllegalArgumentException("line " + line + ": " + l); cur.merge(l.substring(0, e).strip(), l.substring(e + 1).strip(), (x, y) -> x + "," + y); } return r; }
    public static void main(String[] args) {
        for (String e : new String[] {"3 4 +", "5 1 2 + 4 * + 3 -", "2 3 ^ neg", "10 4 /", "1 2", "+", "1 0 /", "1 x +"}) try { System.out.println(e + " = " + rpn(e)); } catch (RuntimeException x) { System.out.println(e + " ! " + x.getClass().getSimpleName() + " " + x.getMessage()); }
        int[][] a = matrix("2 3\n1 2 3\n4 5 6\n"), b = matrix("3 2 7 8 9 10 11 12"); System.out.println(Arrays.deepToString(mul(a, b)));
        try { matrix("2 2 1 2 3"); } catch (NoSuchElementException e) { System.out.println("short: " + e.getMessage()); }
        try { matrix("1 1 q"); } catch (InputMismatchException e) { System.out.println("mismatch: " + e.getMessage()); }
        System.out.println(ini("top=1\n; c\n[ net ]\nhost = a.b\nport=80\nport = 81\n\n[x]\n# z\nempty=\n"));
        try { ini("[a]\nbroken"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        StringTokenizer t = new StringTokenizer("(a + b1)*c-42", "()+-* ", true);
        StringBuilder sb = new StringBuilder(); while (t.hasMoreTokens()) { String k = t.nextToken(); if (!k.isBlank()) sb.append(k).append('|'); }
        System.out.println(sb);
        StringTokenizer u = new StringTokenizer("k1=v1;k2=v2"); System.out.println(u.nextToken("=") + u.nextToken(";") + u.nextToken("=") + u.countTokens());
        try { StringTokenizer e = new StringTokenizer(""); e.nextToken(); } catch (NoSuchElementException e) { System.out.println("NSEE " + e.getMessage()); }
        try { new StringTokenizer("a", null).nextToken(); } catch (NullPointerException e) { System.out.println("NPE"); }
        String poem = "The rain in Spain\nfalls mainly\n\non the plain"; Scanner s = new Scanner(poem);
        int lines = 0, words = 0, chars = 0, longest = 0; while (s.hasNextLine()) { String l = s.nextLine(); lines++; chars += l.length(); longest = Math.max(longest, l.length()); Scanner w = new Scanner(l); while (w.hasNext()) { w.next(); words++; } }
        System.out.println(lines + " " + words + " " + chars + " " + longest);
        Scanner mix = new Scanner("id=7,name=Bob Smith,score=9.5").useLocale(Locale.US).useDelimiter("[=,]"); Object[] rec = new Object[3]; mix.next();
        rec[0] = mix.nextInt(); mix.next(); rec[1] = mix.next(); mix.next(); rec[2] = mix.nextDouble(); System.out.println(Arrays.toString(rec));
        Scanner in = new Scanner("go 10\nturn left\ngo 5\nbad\n"); int x = 0;
        String dir = "N"; while (in.hasNextLine()) { Scanner c = new Scanner(in.nextLine()); switch (c.next()) { case "go" -> x += c.nextInt() * (dir.equals("N") ? 1 : -1); case "turn" -> dir = c.next(); default -> System.err.println("ignored"); } }
        System.out.println(x + dir);
        System.out.println(new Scanner("12 oops").nextInt()); new Scanner("12 oops").useDelimiter(" oops").nextInt(); Scanner last = new Scanner("a1 b2");
        last.next(); System.out.println(last.nextInt());
    }
}
