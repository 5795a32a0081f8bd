// Text processing over generated files: word counts, sort by external merge, concordance, line diff (LCS), CSV parsing with
// quotes, templating; results printed.
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;

public class IoWordCount {
    static final String[] W = "alpha beta gamma delta epsilon zeta eta theta iota kappa".split(" ");
    static List<String> csv(String line) {
        List<String> out = new ArrayList<>();
        StringBuilder sb = new StringBuilder();
        boolean q = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (q) {
                if (c == '"') {
                    if (i + 1 < line.length() && line.charAt(i + 1) == '"') {
                        sb.append('"');
                        i++;
                    } else q = false;
                } else sb.append(c);
            } else if (c == '"') q = true;
            else if (c == ',') {
                out.add(sb.toString());
                sb.setLength(0);
            } else sb.append(c);
        }
        out.add(sb.toString());
        return out;
    }
    static List<String> diff(List<String> a, List<String> b) {
        int[][] l = new int[a.size() + 1][b.size() + 1];
        for (int i = a.size() - 1; i >= 0; i--) for (int j = b.size() - 1; j >= 0; j--) l[i][j] = a.get(i).equals(b.get(j)) ? l[i + 1][j
                + 1] + 1 : Math.max(l[i + 1][j], l[i][j + 1]);
        List<String> r = new ArrayList<>();
        int i = 0, j = 0;
        while (i < a.size() || j < b.size()) if (i < a.size() && j < b.size() && a.get(i).equals(b.get(j))) {
            r.add(" " + a.get(i));
            i++;
            j++;
        } else if (j >= b.size() || i < a.size() && l[i + 1][j] >= l[i][j + 1]) r.add("-" + a.get(i++));
        else r.add("+" + b.get(j++));
        return r;
    }
    static String template(String t, Map<String, String> m) {
        StringBuilder sb = new StringBuilder();
        int p = 0;
        while (true) {
            int s = t.indexOf("${", p);
            if (s < 0) return sb.append(t.substring(p)).toString();
            int e = t.indexOf('}', s);
            if (e < 0) throw new IllegalArgumentException("unclosed at " + s);
            sb.append(t, p, s);
            String k = t.substring(s + 2, e);
            String v = m.get(k);
            if (v == null) throw new NoSuchElementException("no value for " + k);
            sb.append(v.contains("${") ? template(v, m) : v);
            p = e + 1;
        }
    }
    static int extSort(Path in, Path out, Path dir, int chunk) throws IOException {
        List<Path> runs = new ArrayList<>();
        try (BufferedReader r = Files.newBufferedReader(in)) {
            List<String> buf = new ArrayList<>();
            String l;
            do {
                l = r.readLine();
                if (l != null) buf.add(l);
                if (buf.size() == chunk || l == null && !buf.isEmpty()) {
                    Collections.sort(buf);
                    Path run = dir.resolve("run" + runs.size());
                    Files.write(run, buf);
                    runs.add(run);
                    buf.clear();
                }
            } while (l != null);
        }
        record Src(String cur, BufferedReader r, int id) { }
        PriorityQueue<Src> q = new PriorityQueue<>(Comparator.comparing(Src::cur).thenComparing(Src::id));
        for (Path p : runs) {
            BufferedReader r = Files.newBufferedReader(p);
            q.add(new Src(r.readLine(), r, q.size()));
        }
        try (BufferedWriter w = Files.newBufferedWriter(out)) {
            while (!q.isEmpty()) {
                Src s = q.poll();
                w.write(s.cur());
                w.newLine();
                String n = s.r().readLine();
                if (n != null) q.add(new Src(n, s.r(), s.id()));
                else s.r().close();
            }
        }
        for (Path p : runs) Files.delete(p);
        return runs.size();
    }
    public static void main(String[] args) throws Exception {
        Path d = Files.createTempDirectory("jaunt-wc");
        try {
            Path in = d.resolve("in.txt"), out = d.resolve("out.txt");
            Random r = new Random(2024);
            try (PrintWriter p = new PrintWriter(in.toFile())) {
                for (int i = 0; i < 120; i++) {
                    StringBuilder sb = new StringBuilder();
                    for (int k = 1 + r.nextInt(6); k > 0; k--) sb.append(W[(int) Math.abs(r.nextGaussian() * 3) % W.length]).append(k > 1
                            ? " " : "");
                    p.println(sb);
                }
            }
            TreeMap<String, Integer> cnt = new TreeMap<>();
            int lines = 0, words = 0;
            long chars = 0;
            try (BufferedReader b = new BufferedReader(new FileReader(in.toFile()))) {
                for (String l; (l = b.readLine()) != null; lines++) {
                    chars += l.length() + 1;
                    for (StringTokenizer st = new StringTokenizer(l); st.hasMoreTokens(); words++) cnt.merge(st.nextToken(), 1,
                            Integer::sum);
                }
            }
            System.out.println(lines + " " + words + " " + chars + " " + (chars == Files.size(in)));
            cnt.entrySet().stream().sorted(Map.Entry.<String,
                    Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).forEach(e
                    -> System.out.printf("%-8s%4d %s%n", e.getKey(), e.getValue(), "#".repeat(e.getValue() / 5)));
            System.out.println("runs " + extSort(in, out, d, 17));
            List<String> sorted = Files.readAllLines(out), ref = Files.readAllLines(in).stream().sorted().toList();
            System.out.println(sorted.equals(ref) + " " + sorted.get(0) + " .. " + sorted.get(119));
            TreeMap<String, TreeSet<Integer>> conc = new TreeMap<>();
            int ln = 0;
            for (String l : Files.readAllLines(in).subList(0, 15)) {
                ln++;
                for (String w : l.split(" ")) conc.computeIfAbsent(w, k -> new TreeSet<>()).add(ln);
            }
            System.out.println(conc);
            List<String> a = Files.readAllLines(in).subList(0, 8), b = new ArrayList<>(a);
            b.remove(2);
            b.add(5, "inserted line");
            b.set(0, "changed first");
            diff(a, b).forEach(System.out::println);
            for (String l : new String[]{"a,b,c", "\"q,1\",x", "\"he said \"\"hi\"\"\",", "", ",,",
                    "\"multi\"word,z"}) System.out.println(csv(l).size() + " " + csv(l));
            Map<String, String> m = Map.of("name", "World", "greet", "Hello ${name}", "n", "3");
            System.out.println(template("${greet}! ${n}${n} $x {y}", m));
            for (String bad : new String[]{"${nope}", "abc ${open"}) try { template(bad, m); } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
            try (Stream<String> s = Files.lines(in)) {
                System.out.println("" + s.flatMap(l -> Arrays.stream(l.split(" "))).collect(Collectors.groupingBy(String::length,
                        TreeMap::new, Collectors.counting())));
            }
            LineNumberReader lr = new LineNumberReader(new FileReader(in.toFile()));
            lr.skip(Long.MAX_VALUE);
            System.out.println(lr.getLineNumber());
            lr.close();
        } finally {
            for (File f : d.toFile().listFiles()) f.delete();
            Files.delete(d);
        }
    }
}
