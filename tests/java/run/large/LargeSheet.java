// A spreadsheet: cell references and ranges, formulas, dependency graph with incremental
// recomputation, cycles, error values, copy with relative references, undo, text rendering.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class LargeSheet {
    enum Err {
        DIV0, REF, VALUE, CYCLE, NAME, PARSE;
        public String toString() { return "#" + name() + "!"; }
    }
    record Ref(int col, int row, boolean absC, boolean absR) {
        static Ref parse(String s) {
            java.util.regex.Matcher m = java.util.regex.Pattern.compile("(\\$?)([A-Z]+)(\\$?)(\\d+)").matcher(s);
            if (!m.matches()) return null;
            int c = 0;
            for (char ch : m.group(2).toCharArray()) c = c * 26 + ch - 'A' + 1;
            return new Ref(c - 1, Integer.parseInt(m.group(4)) - 1, !m.group(1).isEmpty(),
                    !m.group(3).isEmpty());
        }
        String key() { return name(col) + (row + 1); }
        static String name(int c) {
            StringBuilder sb = new StringBuilder();
            for (c++; c > 0; c = (c - 1) / 26) sb.insert(0, (char) ('A' + (c - 1) % 26));
            return sb.toString();
        }
        Ref move(int dc, int dr) {
            return new Ref(absC ? col : col + dc, absR ? row : row + dr, absC, absR);
        }
        public String toString() {
            return (absC ? "$" : "") + name(col) + (absR ? "$" : "") + (row + 1);
        }
    }
    sealed interface Ex permits Lit, RefEx, Range, Op, Fn { }
    record Lit(Object v) implements Ex {
        public String toString() { return v instanceof String s ? "\"" + s + "\"" : num(v); }
    }
    record RefEx(Ref r) implements Ex {
        public String toString() { return r.toString(); }
    }
    record Range(Ref a, Ref b) implements Ex {
        public String toString() { return a + ":" + b; }
        List<String> keys() {
            List<String> l = new ArrayList<>();
            for (int r = Math.min(a.row(), b.row()); r <= Math.max(a.row(), b.row());
                    r++) for (int c = Math.min(a.col(), b.col()); c <= Math.max(a.col(), b.col());
                    c++) l.add(new Ref(c, r, false, false).key());
            return l;
        }
    }
    record Op(String o, Ex l, Ex r) implements Ex {
        public String toString() { return l == null ? o + r : "(" + l + o + r + ")"; }
    }
    record Fn(String n, List<Ex> a) implements Ex {
        public String toString() {
            return n + a.stream().map(Object::toString).collect(Collectors.joining(",", "(", ")"));
        }
    }
    static String num(Object v) {
        if (v instanceof Double d) return d == Math.rint(d) && Math.abs(d) < 1e12 ? ""
                + (long) (double) d : String.format(Locale.ROOT, "%.4f", d).replaceAll("0+$", "");
        return String.valueOf(v);
    }
    static class ParseError extends RuntimeException {
        ParseError(String m) { super(m); }
    }
    static class Parser {
        final List<String> t = new ArrayList<>();
        int p;
        Parser(String s) {
            java.util.regex.Matcher m = java.util.regex.Pattern.compile("\\s*(\"[^\"]*\"|\\$?[A-Z]+\\$?\\d+|[A-Z]+|\\d+\\.?\\d*|<=|>=|<>|.)").matcher(s);
            while (m.find()) t.add(m.group(1));
            t.add("");
        }
        String pk() { return t.get(p); }
        boolean ac(String s) {
            if (pk().equals(s)) {
                p++;
                return true;
            }
            return false;
        }
        Ex parse() {
            Ex e = cmp();
            if (!pk().isEmpty()) throw new ParseError("unexpected " + pk());
            return e;
        }
        Ex cmp() {
            Ex l = sum();
            while (List.of("=", "<", ">", "<=", ">=", "<>").contains(pk())) {
                String o = t.get(p++);
                l = new Op(o, l, sum());
            }
            return l;
        }
        Ex sum() {
            Ex l = prod();
            while (List.of("+", "-", "&").contains(pk())) {
                String o = t.get(p++);
                l = new Op(o, l, prod());
            }
            return l;
        }
        Ex prod() {
            Ex l = pow();
            while (List.of("*", "/").contains(pk())) {
                String o = t.get(p++);
                l = new Op(o, l, pow());
            }
            return l;
        }
        Ex pow() {
            Ex l = un();
            return ac("^") ? new Op("^", l, pow()) : l;
        }
        Ex un() { return ac("-") ? new Op("-", null, un()) : atom(); }
        Ex atom() {
            String s = t.get(p++);
            if (s.isEmpty()) throw new ParseError("unexpected end");
            if (s.startsWith("\"")) return new Lit(s.substring(1, s.length() - 1));
            if (Character.isDigit(s.charAt(0))) return new Lit(Double.parseDouble(s));
            if (s.equals("(")) {
                Ex e = cmp();
                if (!ac(")")) throw new ParseError("expected )");
                return e;
            }
            Ref r = Ref.parse(s);
            if (r != null) {
                if (ac(":")) {
                    Ref b = Ref.parse(t.get(p++));
                    if (b == null) throw new ParseError("bad range");
                    return new Range(r, b);
                }
                return new RefEx(r);
            }
            if (s.matches("[A-Z]+") && ac("(")) {
                List<Ex> a = new ArrayList<>();
                if (!ac(")")) {
                    do a.add(cmp());
                    while (ac(","));
                    if (!ac(")")) throw new ParseError("expected )");
                }
                return new Fn(s, a);
            }
            throw new ParseError("unexpected " + s);
        }
    }
    static class Cell {
        String raw = "";
        Ex ex;
        Object val = "";
        final Set<String> deps = new TreeSet<>(), users = new TreeSet<>();
        int evals;
    }
    static class Sheet {
        final TreeMap<String, Cell> cells = new TreeMap<>();
        int evals;
        final Deque<String[]> undo = new ArrayDeque<>();
        boolean recording = true;
        final List<String> lastOrder = new ArrayList<>();
        Cell cell(String k) { return cells.computeIfAbsent(k, q -> new Cell()); }
        void set(String k, String raw) {
            Cell c = cell(k);
            if (recording) undo.push(new String[]{k, c.raw});
            for (String d : c.deps) cell(d).users.remove(k);
            c.deps.clear();
            c.raw = raw;
            c.ex = null;
            if (raw.startsWith("=")) try {
                c.ex = new Parser(raw.substring(1)).parse();
                collect(c.ex, c.deps);
            } catch (ParseError e) { c.val = Err.PARSE; } else c.val = raw.isEmpty()
                    ? "" : raw.matches("-?\\d+(\\.\\d+)?") ? (Object) Double.parseDouble(raw) : raw;
            for (String d : c.deps) cell(d).users.add(k);
            recalc(k);
        }
        void collect(Ex e, Set<String> out) {
            if (e instanceof RefEx r) out.add(r.r().key());
            else if (e instanceof Range r) out.addAll(r.keys());
            else if (e instanceof Op o) {
                if (o.l() != null) collect(o.l(), out);
                collect(o.r(), out);
            } else if (e instanceof Fn f) f.a().forEach(x -> collect(x, out));
        }
        void recalc(String k) {
            Set<String> dirty = new LinkedHashSet<>();
            Deque<String> q = new ArrayDeque<>(List.of(k));
            while (!q.isEmpty()) {
                String x = q.poll();
                if (dirty.add(x)) q.addAll(cell(x).users);
            }
            Map<String, Integer> in = new TreeMap<>();
            for (String d : dirty) in.put(d, (int) cell(d).deps.stream().filter(dirty::contains).count());
            PriorityQueue<String> ready = new PriorityQueue<>();
            in.forEach((c, n) -> { if (n == 0) ready.add(c); });
            lastOrder.clear();
            while (!ready.isEmpty()) {
                String x = ready.poll();
                in.remove(x);
                lastOrder.add(x);
                eval(x);
                for (String u : cell(x).users) if (in.containsKey(u)) {
                    int n = in.merge(u, -1, Integer::sum);
                    if (n == 0) ready.add(u);
                }
            }
            for (String x : in.keySet()) cell(x).val = Err.CYCLE;
        }
        void eval(String k) {
            Cell c = cell(k);
            if (c.ex == null) return;
            c.evals++;
            evals++;
            try {
                Object v = ev(c.ex);
                c.val = v instanceof List ? Err.VALUE : v;
            } catch (ErrEx e) { c.val = e.e; }
        }
        static class ErrEx extends RuntimeException {
            final Err e;
            ErrEx(Err e) {
                super(null, null, false, false);
                this.e = e;
            }
        }
        double d(Object v) {
            if (v instanceof Double x) return x;
            if (v instanceof Boolean b) return b ? 1 : 0;
            if ("".equals(v)) return 0;
            if (v instanceof Err e) throw new ErrEx(e);
            throw new ErrEx(Err.VALUE);
        }
        Object chk(Object v) { if (v instanceof Err e) throw new ErrEx(e); return v; }
        Object ev(Ex e) {
            if (e instanceof Lit l) return l.v();
            if (e instanceof RefEx r) {
                if (r.r().col() < 0 || r.r().row() < 0) throw new ErrEx(Err.REF);
                return chk(cell(r.r().key()).val);
            }
            if (e instanceof Range r) return r.keys().stream().map(x -> cell(x).val).toList();
            if (e instanceof Op o) {
                if (o.l() == null) return -d(ev(o.r()));
                Object a = ev(o.l()), b = ev(o.r());
                switch (o.o()) {
                    case "+": return d(a) + d(b);
                    case "-": return d(a) - d(b);
                    case "*": return d(a) * d(b);
                    case "/": if (d(b) == 0) throw new ErrEx(Err.DIV0);
                    return d(a) / d(b);
                    case "^": return Math.pow(d(a), d(b));
                    case "&": return num(a) + num(b);
                    default: {
                        int c = a instanceof String x && b instanceof String y
                                ? x.compareTo(y) : Double.compare(d(a), d(b));
                        return switch (o.o()) {
                            case "=" -> c == 0;
                            case "<" -> c < 0;
                            case ">" -> c > 0;
                            case "<=" -> c <= 0;
                            case ">=" -> c >= 0;
                            default -> c != 0;
                        };
                    }
                }
            }
            Fn f = (Fn) e;
            switch (f.n()) {
                case "IF": {
                    boolean c = d(ev(f.a().get(0))) != 0;
                    return c ? ev(f.a().get(1)) : f.a().size() > 2 ? ev(f.a().get(2)) : (Object) false;
                }
                case "IFERROR": try { return chk(ev(f.a().get(0))); } catch (ErrEx x) {
                        return ev(f.a().get(1)); }
                case "LEN": return (double) num(ev(f.a().get(0))).length();
                case "UPPER": return num(ev(f.a().get(0))).toUpperCase();
                case "ROUND": {
                    double m = Math.pow(10, d(ev(f.a().get(1))));
                    return Math.round(d(ev(f.a().get(0))) * m) / m;
                }
                case "VLOOKUP": {
                    Object key = ev(f.a().get(0));
                    Range r = (Range) f.a().get(1);
                    int col = (int) d(ev(f.a().get(2)));
                    int w = Math.abs(r.a().col() - r.b().col()) + 1;
                    List<String> ks = r.keys();
                    for (int i = 0; i < ks.size(); i += w) if (cell(ks.get(i)).val.equals(key)) {
                        if (col > w) throw new ErrEx(Err.REF);
                        return chk(cell(ks.get(i + col - 1)).val);
                    }
                    throw new ErrEx(Err.VALUE);
                }
                default: break;
            }
            List<Double> ns = new ArrayList<>();
            for (Ex a : f.a()) {
                Object v = ev(a);
                for (Object x : v instanceof List<?> l ? l : List.of(v)) {
                    chk(x);
                    if (x instanceof Double n) ns.add(n);
                    else if (!(v instanceof List)) ns.add(d(x));
                }
            }
            DoubleSummaryStatistics s = ns.stream().mapToDouble(x -> x).summaryStatistics();
            return switch (f.n()) {
                case "SUM" -> s.getSum();
                case "AVG" -> {
                    if (ns.isEmpty()) throw new ErrEx(Err.DIV0);
                    yield s.getAverage();
                }
                case "MIN" -> ns.isEmpty() ? 0.0 : s.getMin();
                case "MAX" -> ns.isEmpty() ? 0.0 : s.getMax();
                case "COUNT" -> (double) ns.size();
                case "ABS" -> Math.abs(ns.get(0));
                case "SQRT" -> {
                    if (ns.get(0) < 0) throw new ErrEx(Err.VALUE);
                    yield Math.sqrt(ns.get(0));
                }
                case "MOD" -> {
                    if (ns.get(1) == 0) throw new ErrEx(Err.DIV0);
                    yield ns.get(0) % ns.get(1);
                }
                default -> throw new ErrEx(Err.NAME);
            };
        }
        Ex shift(Ex e, int dc, int dr) {
            if (e instanceof RefEx r) return new RefEx(r.r().move(dc, dr));
            if (e instanceof Range r) return new Range(r.a().move(dc, dr), r.b().move(dc, dr));
            if (e instanceof Op o) return new Op(o.o(), o.l() == null ? null : shift(o.l(), dc, dr),
                    shift(o.r(), dc, dr));
            if (e instanceof Fn f) return new Fn(f.n(), f.a().stream().map(x -> shift(x, dc, dr)).toList());
            return e;
        }
        void copy(String from, String to) {
            Ref a = Ref.parse(from), b = Ref.parse(to);
            Cell c = cell(from);
            if (c.ex == null) {
                set(to, c.raw);
                return;
            }
            set(to, "=" + shift(c.ex, b.col() - a.col(), b.row() - a.row()));
        }
        void fill(String from, String... to) { for (String x : to) copy(from, x); }
        boolean undo() {
            if (undo.isEmpty()) return false;
            String[] u = undo.pop();
            recording = false;
            set(u[0], u[1]);
            recording = true;
            return true;
        }
        Object get(String k) { return cell(k).val; }
        String show(int cols, int rows) {
            StringBuilder sb = new StringBuilder();
            for (int r = 0; r < rows; r++) {
                for (int c = 0; c < cols; c++) {
                    String v = num(cell(Ref.name(c) + (r + 1)).val);
                    sb.append(String.format("%9s", v.length() > 9 ? v.substring(0, 9) : v));
                }
                sb.append('\n');
            }
            return sb.toString();
        }
        boolean consistent() {
            for (Map.Entry<String, Cell> e : cells.entrySet()) {
                for (String d : e.getValue().deps) if (!cell(d).users.contains(e.getKey())) return false;
                for (String u : e.getValue().users) if (!cell(u).deps.contains(e.getKey())) return false;
            }
            return true;
        }
    }
    public static void main(String[] args) {
        Sheet s = new Sheet();
        String[] in = {"A1=item", "B1=qty", "C1=price", "D1=total", "A2=apple", "B2=5", "C2=1.25",
                "D2==B2*C2", "A3=pear", "B3=3", "C3=2", "A4=fig", "B4=12", "C4=0.5", "A5=sum",
                "B5==SUM(B2:B4)", "D5==SUM(D2:D4)", "E1=rate", "E2=0.2", "D6==D5*(1+$E$2)",
                "E3==IF(D6>20,\"big\",\"small\")"};
        for (String x : in) {
            int k = x.indexOf('=');
            s.set(x.substring(0, k), x.substring(k + 1));
        }
        s.fill("D2", "D3", "D4");
        System.out.print(s.show(5, 6));
        System.out.println("D4 raw " + s.cell("D4").raw + " evals " + s.evals + " consistent "
                + s.consistent());
        int before = s.evals;
        s.set("B3", "10");
        System.out.println("after B3=10: D6 " + num(s.get("D6")) + " " + s.get("E3") + " evals "
                + (s.evals - before) + " order " + s.lastOrder);
        s.set("Z9", "1");
        System.out.println("unrelated evals " + s.lastOrder);
        s.undo();
        s.undo();
        System.out.println("undone " + num(s.get("D6")) + " " + num(s.get("B3")));
        Sheet e = new Sheet();
        String[][] fs = {{"A1", "10"}, {"A2", "0"}, {"A3", "text"}, {"B1", "=A1/A2"}, {"B2", "=B1+1"}, {"B3",
                "=A3*2"}, {"B4", "=NOPE(1)"}, {"B5", "=1+"}, {"B6", "=SUM(A1:A3)"}, {"B7", "=SUM(B1:B3)"},
                {"B8", "=IFERROR(B1,-1)"}, {"B9", "=AVG(C1:C3)"}, {"C4", "=C4"}, {"C5", "=C6+1"}, {"C6",
                "=C7"}, {"C7", "=C5*2"}, {"C8", "=C5+1"}, {"D1", "=2^3^2"}, {"D2", "=-2^2"}, {"D3",
                "=\"a\"&1&\"b\""}, {"D4", "=LEN(A3)&UPPER(A3)"}, {"D5", "=A1>=10"}, {"D6", "=IF(A2,1)"},
                {"D7", "=MIN(A1,3,A2:A3)+MAX(A1:A3)"}, {"D8", "=COUNT(A1:D3)"}, {"D9", "=ROUND(10/3,2)"},
                {"E1", "=SQRT(-1)"}, {"E2", "=MOD(7,A2)"}, {"E3", "=A1:A3"}, {"E4", "=\"b\">\"a\""}, {"E5",
                "=((1+2)*3-4)/5"}, {"E6", "=$A$1+A$2"}, {"E7", "=)"}, {"E8", "=VLOOKUP(\"text\",A1:B3,2)"},
                {"E9", "=VLOOKUP(10,A1:B3,2)"}};
        for (String[] f : fs) e.set(f[0], f[1]);
        StringBuilder sb = new StringBuilder();
        for (String[] f : fs) sb.append(f[0]).append(' ').append(f[1]).append(" -> ").append(num(e.get(f[0]))).append("; ");
        for (String line : sb.toString().split("(?<=; )")) System.out.println(line.trim());
        e.set("C7", "5");
        System.out.println("cycle broken " + num(e.get("C5")) + " " + num(e.get("C6")) + " "
                + num(e.get("C8")) + " " + e.get("C4"));
        e.set("A2", "4");
        System.out.println("fixed " + num(e.get("B1")) + " " + num(e.get("B2")) + " " + num(e.get("B8"))
                + " " + num(e.get("E2")) + " " + num(e.get("E9")) + " " + num(e.get("D6")));
        e.copy("E6", "G7");
        e.copy("B1", "A1");
        System.out.println(e.cell("G7").raw + " " + e.get("A1") + " " + e.cell("A1").raw);
        while (e.undo()) ;
        System.out.println("all undone " + e.cells.values().stream().allMatch(c -> c.val.equals("")
                || c.val == Err.REF) + e.consistent());
        Sheet big = new Sheet();
        big.set("A1", "1");
        big.set("A2", "1");
        big.set("A3", "=A1+A2");
        for (int i = 4; i <= 60; i++) big.copy("A" + (i - 1), "A" + i);
        System.out.println("fib60 " + num(big.get("A60")).length() + " " + big.get("A50") + " raw "
                + big.cell("A60").raw);
        before = big.evals;
        big.set("A2", "2");
        System.out.println("lucas-like " + big.get("A50") + " evals " + (big.evals - before));
        big.set("A1", "=A60");
        System.out.println("cycle through all " + big.get("A30") + " " + big.cells.values().stream().filter(c
                -> c.val == Err.CYCLE).count());
        System.out.println(Ref.name(0) + Ref.name(25) + Ref.name(26) + Ref.name(701) + Ref.name(702) + " "
                + Ref.parse("AB12") + Ref.parse("$Z$1") + Ref.parse("a1") + " " + Ref.parse("AAA1").col());
    }
}
