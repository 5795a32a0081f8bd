// Labelled break and continue out of nested loops, blocks, switches, try/finally and synchronized blocks.
public class StmtLabels {
    static StringBuilder log = new StringBuilder();
    static void flush(String n) { System.out.println(n + ": " + log); log.setLength(0); }
    static int search(int[][] g, int v) { int r = -1;
        outer: for (int i = 0; i < g.length; i++) { inner: for (int j = 0; ; j++) { if (j >= g[i].length) continue outer;
                if (g[i][j] < 0) break inner; if (g[i][j] == v) { r = i * 10 + j; break outer; } } log.append("neg").append(i).append(' ');
        } return r; }

    public static void main(String[] args) {
        int[][] g = {{1, 2, 3}, {4, -1, 5}, {}, {6, 7}}; for (int v : new int[]{3, 5, 7, 9}) log.append(search(g, v)).append(' '); flush("search");
        a: { log.append(1); b: { log.append(2); if (log.length() > 1) break a; log.append(3); } log.append(4); } flush("blocks");
        a: for (int i = 0; i < 3; i++) {
            b: for (int j = 0; j < 3; j++) { c: for (int k = 0; k < 3; k++) { if (k == 1 && j == 1) continue b; if (k == 2) continue a;
                    if (i == 2) break a; log.append(i).append(j).append(k).append(' '); } } log.append("never"); } flush("triple");
        x: do { try { log.append("t"); if (log.length() < 6) continue x; log.append("E"); break x; } finally { log.append("f"); } }
        while (log.length() < 20); flush("dowhile-finally");
        w: while (true) { switch (log.length()) { case 0: log.append('a'); continue w; case 1: log.append('b'); break;
                case 2: log.append('c'); case 3: log.append('d'); continue; default: break w; } log.append('|'); } flush("switch in while");
        int n = 0; l: for (;;) { for (;;) { synchronized (log) { n++; if (n % 3 == 0) continue l; if (n > 7) break l; } } }
        System.out.println(n + " " + Thread.holdsLock(log));
        f: for (int i = 0; ; i++) { try { if (i == 1) continue f; if (i == 3) throw new RuntimeException("r" + i); if (i == 5) break f;
                log.append(i); } catch (RuntimeException e) { log.append(e.getMessage()); continue f; } finally { log.append('.'); } }
        flush("catch-continue");
        q: if (args.length == 0) { log.append("if "); if (n > 0) break q; log.append("not"); } flush("if");
        s: switch (2) { case 2: for (int i = 0; i < 5; i++) { if (i == 2) break s; log.append(i); } log.append("no");
            default: log.append("no"); } flush("switch label");
        t: try { log.append("try "); if (n > 0) break t; log.append("no"); } finally { log.append("fin"); } flush("try label");
        int v = 0; r: for (int i = 0; i < 10; i++) { for (int j = i; j < 10; j++) { v += i ^ j; if ((v & 7) == 3) continue r;
                if (v > 200) break r; } v -= 3; } System.out.println(v);
        same: { same2: { break same2; } log.append("after"); } same: { break same; } flush("reused label"); String label = "label";
        label: for (char c : label.toCharArray()) { if (c == 'b') continue label; log.append(c); } flush(label);
        outer: for (String p : new String[]{"2", "3", "4", "9", "11", "15", "17"}) { int k = Integer.parseInt(p);
            for (int d = 2; d * d <= k; d++) if (k % d == 0) continue outer; log.append(k).append(' '); } flush("primes");
        i: for (int i = 0; i < 2; i++) j: for (int j = 0; j < 2; j++) if (i == j) continue j; else log.append(i).append(j);
        flush("noblock");
    }
}
