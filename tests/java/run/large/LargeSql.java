// A mini SQL engine over in-memory tables: tokenizer, parser, expressions with nulls, joins,
// grouping, having, ordering, distinct, subqueries, insert/update/delete, indexes, errors.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class LargeSql {
    static class SqlError extends RuntimeException { SqlError(String m) { super(m); } }
    static class Table {
        final String name;
        final List<String> cols;
        final List<Object[]> rows = new ArrayList<>();
        final Map<String, TreeMap<Object, List<Object[]>>> idx = new TreeMap<>();
        Table(String n, List<String> c) {
            name = n;
            cols = c;
        }
        void add(Object[] r) {
            rows.add(r);
            idx.forEach((c, m) -> {
                Object v = r[cols.indexOf(c)];
                if (v != null) m.computeIfAbsent(v, k -> new ArrayList<>()).add(r);
            });
        }
        void index(String c) {
            int i = cols.indexOf(c);
            if (i < 0) throw new SqlError("no column " + c);
            TreeMap<Object, List<Object[]>> m = new TreeMap<>(LargeSql::cmp);
            for (Object[] r : rows) if (r[i] != null) m.computeIfAbsent(r[i], k -> new ArrayList<>()).add(r);
            idx.put(c, m);
        }
        void reindex() { for (String c : new ArrayList<>(idx.keySet())) index(c); }
    }
    static int cmp(Object a, Object b) {
        if (a == null || b == null) return a == b ? 0 : a == null ? -1 : 1;
        if (a instanceof Number x && b instanceof Number y) return Double.compare(x.doubleValue(),
                y.doubleValue());
        if (a instanceof String x && b instanceof String y) return x.compareTo(y);
        if (a instanceof Boolean x && b instanceof Boolean y) return x.compareTo(y);
        throw new SqlError("cannot compare " + a + " with " + b);
    }
    sealed interface E permits Lit, Col, Bin, Not, IsNull, In, Call, Sub, Like, Case { }
    record Lit(Object v) implements E { }
    record Col(String t, String c) implements E {
        public String toString() { return t == null ? c : t + "." + c; }
    }
    record Bin(String o, E l, E r) implements E { }
    record Not(E e) implements E { }
    record IsNull(E e, boolean not) implements E { }
    record In(E e, List<E> l, Select s) implements E { }
    record Call(String f, E a, boolean distinct, boolean star) implements E { }
    record Sub(Select s, boolean exists) implements E { }
    record Like(E e, E p) implements E { }
    record Case(List<E[]> w, E el) implements E { }
    record Item(E e, String as) { }
    record Join(String t, String alias, E on, boolean left) { }
    record Order(E e, boolean desc) { }
    record Select(List<Item> items, List<Join> from, E where, List<E> group, E having, List<Order> order,
            int limit, int offset, boolean distinct) { }
    static class Parser {
        final List<String> t = new ArrayList<>(); int p;
        Parser(String s) {
            java.util.regex.Matcher m = java.util.regex.Pattern.compile("\\s*('(?:[^']|'')*'|\\d+\\.\\d+|\\d+|[A-Za-z_]\\w*|<=|>=|<>|!=|\\|\\||\\S)").matcher(s);
            while (m.find()) t.add(m.group(1));
            t.add("");
        }
        String pk() { return t.get(p); }
        boolean is(String k) { return pk().equalsIgnoreCase(k); }
        boolean ac(String k) {
            if (is(k)) {
                p++;
                return true;
            }
            return false;
        }
        void ex(String k) {
            if (!ac(k)) throw new SqlError("expected " + k + " but found " + (pk().isEmpty() ? "end" : pk()));
        }
        String id() {
            String s = t.get(p++);
            if (!s.matches("[A-Za-z_]\\w*")) throw new SqlError("expected a name but found " + (s.isEmpty()
                    ? "end" : s));
            return s.toLowerCase();
        }
        static final Set<String> KW = Set.of("where", "group", "order", "having", "limit", "on", "join",
                "left", "inner", "as", "from", "and", "or", "asc", "desc", "offset", "then", "else", "end",
                "when", "union");
        Select select() {
            ex("select");
            boolean dist = ac("distinct");
            List<Item> items = new ArrayList<>();
            do {
                if (ac("*")) items.add(new Item(null, "*"));
                else {
                    E e = or();
                    String as = ac("as") ? id() : pk().matches("[A-Za-z_]\\w*")
                            && !KW.contains(pk().toLowerCase()) ? id() : null;
                    items.add(new Item(e, as));
                }
            } while (ac(","));
            List<Join> from = new ArrayList<>();
            if (ac("from")) {
                from.add(tab(null, false));
                for (;;) {
                    boolean left = ac("left");
                    if (left || is("inner") || is("join")) {
                        ac("inner");
                        ex("join");
                        Join j = tab(null, left);
                        ex("on");
                        from.add(new Join(j.t(), j.alias(), or(), left));
                    } else if (ac(",")) from.add(tab(null, false));
                    else break;
                }
            }
            E where = ac("where") ? or() : null;
            List<E> g = new ArrayList<>();
            if (ac("group")) {
                ex("by");
                do g.add(or());
                while (ac(","));
            }
            E hav = ac("having") ? or() : null;
            List<Order> ord = new ArrayList<>();
            if (ac("order")) {
                ex("by");
                do {
                    E e = or();
                    boolean d = ac("desc");
                    if (!d) ac("asc");
                    ord.add(new Order(e, d));
                } while (ac(","));
            }
            int lim = -1, off = 0;
            if (ac("limit")) lim = Integer.parseInt(t.get(p++));
            if (ac("offset")) off = Integer.parseInt(t.get(p++));
            return new Select(items, from, where, g, hav, ord, lim, off, dist);
        }
        Join tab(E on, boolean left) {
            String n = id();
            String a = ac("as") ? id() : pk().matches("[A-Za-z_]\\w*") && !KW.contains(pk().toLowerCase())
                    && !is("set") && !is("values") ? id() : n;
            return new Join(n, a, on, left);
        }
        E or() {
            E l = and();
            while (ac("or")) l = new Bin("or", l, and());
            return l;
        }
        E and() {
            E l = not();
            while (ac("and")) l = new Bin("and", l, not());
            return l;
        }
        E not() {
            if (ac("not")) return new Not(not());
            return cmpE();
        }
        E cmpE() {
            E l = add();
            if (ac("is")) {
                boolean n = ac("not");
                ex("null");
                return new IsNull(l, n);
            }
            boolean neg = ac("not");
            if (ac("in")) {
                ex("(");
                E r;
                if (is("select")) { r = new In(l, null, select()); } else {
                    List<E> v = new ArrayList<>();
                    do v.add(or());
                    while (ac(","));
                    r = new In(l, v, null);
                }
                ex(")");
                return neg ? new Not(r) : r;
            }
            if (ac("like")) {
                E r = new Like(l, add());
                return neg ? new Not(r) : r;
            }
            if (ac("between")) {
                E lo = add();
                ex("and");
                E r = new Bin("and", new Bin(">=", l, lo), new Bin("<=", l, add()));
                return neg ? new Not(r) : r;
            }
            for (String o : new String[]{"<=", ">=", "<>", "!=", "=", "<",
                    ">"}) if (ac(o)) return new Bin(o.equals("!=") ? "<>" : o, l, add());
            return l;
        }
        E add() {
            E l = mul();
            for (;;) {
                if (ac("+")) l = new Bin("+", l, mul());
                else if (ac("-")) l = new Bin("-", l, mul());
                else if (ac("||")) l = new Bin("||", l, mul());
                else return l;
            }
        }
        E mul() {
            E l = atom();
            for (;;) {
                if (ac("*")) l = new Bin("*", l, atom());
                else if (ac("/")) l = new Bin("/", l, atom());
                else if (ac("%")) l = new Bin("%", l, atom());
                else return l;
            }
        }
        E atom() {
            if (ac("(")) {
                E e;
                if (is("select")) e = new Sub(select(), false);
                else e = or();
                ex(")");
                return e;
            }
            if (ac("-")) return new Bin("-", new Lit(0L), atom());
            if (ac("exists")) {
                ex("(");
                E e = new Sub(select(), true);
                ex(")");
                return e;
            }
            if (ac("case")) {
                List<E[]> w = new ArrayList<>();
                while (ac("when")) {
                    E c = or();
                    ex("then");
                    w.add(new E[]{c, or()});
                }
                E el = ac("else") ? or() : new Lit(null);
                ex("end");
                return new Case(w, el);
            }
            String s = pk();
            if (s.startsWith("'")) {
                if (s.length() < 2) throw new SqlError("unclosed string");
                p++;
                return new Lit(s.substring(1, s.length() - 1).replace("''", "'"));
            }
            if (s.matches("\\d+")) {
                p++;
                return new Lit(Long.parseLong(s));
            }
            if (s.matches("\\d+\\.\\d+")) {
                p++;
                return new Lit(Double.parseDouble(s));
            }
            if (ac("null")) return new Lit(null);
            if (ac("true")) return new Lit(true);
            if (ac("false")) return new Lit(false);
            String n = id();
            if (ac("(")) {
                if (ac("*")) {
                    ex(")");
                    return new Call(n, null, false, true);
                }
                boolean d = ac("distinct");
                E a = or();
                ex(")");
                return new Call(n, a, d, false);
            }
            if (ac(".")) return new Col(n, id());
            return new Col(null, n);
        }
    }
    record Row(Map<String, Object> v, Row outer, List<Row> group) {
        Object get(Col c) {
            if (c.t() != null) {
                String k = c.t() + "." + c.c();
                if (v.containsKey(k)) return v.get(k);
            } else {
                List<String> ks = v.keySet().stream().filter(k -> k.endsWith("." + c.c())).toList();
                if (ks.size() > 1) throw new SqlError("ambiguous column " + c);
                if (ks.size() == 1) return v.get(ks.get(0));
            }
            if (outer != null) return outer.get(c);
            throw new SqlError("unknown column " + c);
        }
    }
    static class Db {
        final TreeMap<String, Table> tabs = new TreeMap<>(); int scanned, lookups;
        Table tab(String n) {
            Table t = tabs.get(n);
            if (t == null) throw new SqlError("no table " + n);
            return t;
        }
        Object ev(E e, Row r) {
            if (e instanceof Lit l) return l.v(); if (e instanceof Col c) return r.get(c);
            if (e instanceof Not n) {
                Object v = ev(n.e(), r);
                return v == null ? null : !(Boolean) v;
            }
            if (e instanceof IsNull n) return (ev(n.e(), r) == null) != n.not();
            if (e instanceof Bin b) {
                if (b.o().equals("and") || b.o().equals("or")) {
                    boolean and = b.o().equals("and");
                    Object x = ev(b.l(), r);
                    if (x != null && (Boolean) x != and) return x;
                    Object y = ev(b.r(), r);
                    if (y != null && (Boolean) y != and) return y;
                    return x == null || y == null ? null : (Object) and;
                }
                Object x = ev(b.l(), r), y = ev(b.r(), r);
                if (x == null || y == null) return null;
                switch (b.o()) {
                    case "=": return cmp(x, y) == 0;
                    case "<>": return cmp(x, y) != 0;
                    case "<": return cmp(x, y) < 0;
                    case ">": return cmp(x, y) > 0;
                    case "<=": return cmp(x, y) <= 0;
                    case ">=": return cmp(x, y) >= 0;
                    case "||": return "" + x + y;
                    default: if (!(x instanceof Number a)
                            || !(y instanceof Number c)) throw new SqlError("not numbers: " + x + " " + b.o()
                            + " " + y);
                    if (x instanceof Long i && y instanceof Long j) {
                        if (j == 0 && "/%".contains(b.o())) throw new SqlError("division by zero");
                        return switch (b.o()) {
                            case "+" -> i + j;
                            case "-" -> i - j;
                            case "*" -> i * j;
                            case "/" -> i / j;
                            default -> i % j;
                        };
                    }
                    double i = a.doubleValue(), j = c.doubleValue();
                    return switch (b.o()) {
                        case "+" -> i + j;
                        case "-" -> i - j;
                        case "*" -> i * j;
                        case "/" -> i / j;
                        default -> i % j;
                    };
                }
            }
            if (e instanceof In n) {
                Object x = ev(n.e(), r);
                if (x == null) return null;
                boolean nul = false;
                List<Object> vs = n.s() != null ? run(n.s(), r).rows.stream().map(q
                        -> q[0]).collect(Collectors.toCollection(ArrayList::new)) : n.l().stream().map(q
                        -> ev(q, r)).collect(Collectors.toCollection(ArrayList::new));
                for (Object v : vs) if (v == null) nul = true;
                else if (cmp(x, v) == 0) return true;
                return nul ? null : false;
            }
            if (e instanceof Like l) {
                Object x = ev(l.e(), r), p = ev(l.p(), r);
                if (x == null || p == null) return null;
                StringBuilder re = new StringBuilder();
                for (char c : ((String) p).toCharArray()) re.append(c == '%' ? ".*" : c == '_'
                        ? "." : java.util.regex.Pattern.quote("" + c));
                return ((String) x).matches(re.toString());
            }
            if (e instanceof Sub s) {
                Table t = run(s.s(), r);
                if (s.exists()) return !t.rows.isEmpty();
                if (t.rows.size() > 1) throw new SqlError("subquery returns " + t.rows.size() + " rows");
                return t.rows.isEmpty() ? null : t.rows.get(0)[0];
            }
            if (e instanceof Case c) {
                for (E[] w : c.w()) if (Boolean.TRUE.equals(ev(w[0], r))) return ev(w[1], r);
                return ev(c.el(), r);
            }
            Call c = (Call) e;
            if (AGG.contains(c.f())) {
                if (r.group() == null) throw new SqlError("aggregate " + c.f() + " outside group");
                List<Object> vs = new ArrayList<>();
                for (Row g : r.group()) {
                    Object v = c.star() ? (Object) 1L : ev(c.a(), g);
                    if (v != null && !(c.distinct() && vs.contains(v))) vs.add(v);
                }
                return switch (c.f()) {
                    case "count" -> (long) vs.size();
                    case "min" -> vs.stream().min(LargeSql::cmp).orElse(null);
                    case "max" -> vs.stream().max(LargeSql::cmp).orElse(null);
                    default -> {
                        if (vs.isEmpty()) yield null;
                        double s = 0;
                        boolean all = true;
                        for (Object v : vs) {
                            s += ((Number) v).doubleValue();
                            all &= v instanceof Long;
                        }
                        if (c.f().equals("avg")) yield s / vs.size();
                        yield all ? (Object) (long) s : (Object) s;
                    }
                };
            }
            Object v = ev(c.a(), r);
            if (v == null) return null;
            return switch (c.f()) {
                case "upper" -> ((String) v).toUpperCase();
                case "lower" -> ((String) v).toLowerCase();
                case "length" -> (long) ((String) v).length();
                case "abs" -> v instanceof Long l ? (Object) Math.abs(l) : (Object) Math.abs((Double) v);
                case "round" -> Math.round(((Number) v).doubleValue());
                default -> throw new SqlError("no function " + c.f());
            };
        }
        static final Set<String> AGG = Set.of("count", "sum", "avg", "min", "max");
        boolean agg(E e) {
            if (e instanceof Call c) return AGG.contains(c.f()) || c.a() != null && agg(c.a());
            if (e instanceof Bin b) return agg(b.l()) || agg(b.r());
            if (e instanceof Not n) return agg(n.e());
            if (e instanceof Case c) return c.w().stream().anyMatch(w -> agg(w[0]) || agg(w[1]))
                    || agg(c.el());
            return false;
        }
        List<Row> source(Select s, Row outer) {
            List<Row> rows = new ArrayList<>(List.of(new Row(Map.of(), outer, null)));
            boolean first = true;
            for (Join j : s.from()) {
                Table t = tab(j.t());
                List<Row> out = new ArrayList<>();
                for (Row l : rows) {
                    boolean any = false;
                    List<Object[]> cand = t.rows;
                    E look = first && s.from().size() == 1 ? s.where() : j.on();
                    if (look instanceof Bin b && b.o().equals("=") && b.l() instanceof Col c
                            && t.idx.containsKey(c.c()) && (c.t() == null || c.t().equals(j.alias()))
                            && (b.r() instanceof Lit || b.r() instanceof Col rc && rc.t() != null
                            && !rc.t().equals(j.alias()))) {
                        lookups++;
                        Object k = ev(b.r(), l);
                        cand = k == null ? List.of() : t.idx.get(c.c()).getOrDefault(k, List.of());
                    }
                    for (Object[] r : cand) {
                        scanned++;
                        Map<String, Object> m = new LinkedHashMap<>(l.v());
                        for (int i = 0; i < t.cols.size(); i++) m.put(j.alias() + "." + t.cols.get(i), r[i]);
                        Row nr = new Row(m, outer, null);
                        if (j.on() == null || Boolean.TRUE.equals(ev(j.on(), nr))) {
                            out.add(nr);
                            any = true;
                        }
                    }
                    if (!any && j.left()) {
                        Map<String, Object> m = new LinkedHashMap<>(l.v());
                        for (String c : t.cols) m.put(j.alias() + "." + c, null);
                        out.add(new Row(m, outer, null));
                    }
                }
                rows = out;
                first = false;
            }
            return rows;
        }
        Table run(Select s, Row outer) {
            List<Row> rows = source(s, outer);
            if (s.where() != null) rows = rows.stream().filter(r -> Boolean.TRUE.equals(ev(s.where(),
                    r))).collect(Collectors.toList());
            if (!s.group().isEmpty() || s.items().stream().anyMatch(i -> i.e() != null && agg(i.e()))
                    || s.having() != null) {
                Map<List<Object>, List<Row>> g = new LinkedHashMap<>();
                for (Row r : rows) {
                    List<Object> k = new ArrayList<>();
                    for (E e : s.group()) k.add(ev(e, r));
                    g.computeIfAbsent(k, q -> new ArrayList<>()).add(r);
                }
                if (g.isEmpty() && s.group().isEmpty()) g.put(List.of(), new ArrayList<>());
                rows = new ArrayList<>();
                for (List<Row> l : g.values()) rows.add(new Row(l.isEmpty() ? Map.of() : l.get(0).v(), outer,
                        l));
                if (s.having() != null) rows.removeIf(r -> !Boolean.TRUE.equals(ev(s.having(), r)));
            }
            List<String> names = new ArrayList<>();
            for (Item i : s.items()) if (i.e() == null) for (Join j : s.from()) names.addAll(tab(j.t()).cols);
            else names.add(i.as() != null ? i.as() : i.e() instanceof Col c ? c.c() : i.e() instanceof Call c
                    ? c.f() : "expr");
            Table out = new Table("result", names);
            List<Object[]> keyed = new ArrayList<>();
            for (Row r : rows) {
                List<Object> v = new ArrayList<>();
                for (Item i : s.items()) if (i.e() == null) v.addAll(r.v().values());
                else v.add(ev(i.e(), r));
                Object[] keys = new Object[s.order().size()];
                for (int k = 0; k < keys.length; k++) {
                    E e = s.order().get(k).e();
                    int pos = e instanceof Lit l && l.v() instanceof Long n
                            ? (int) (n - 1) : e instanceof Col c && c.t() == null
                            && s.items().stream().anyMatch(i -> c.c().equals(i.as()))
                            ? names.indexOf(c.c()) : -1;
                    if (pos >= v.size()) throw new SqlError("order position " + (pos + 1));
                    keys[k] = pos >= 0 ? v.get(pos) : ev(e, r);
                }
                keyed.add(new Object[]{v.toArray(), keys});
            }
            if (s.distinct()) {
                Set<List<Object>> seen = new HashSet<>();
                keyed.removeIf(k -> !seen.add(Arrays.asList((Object[]) k[0])));
            }
            if (!s.order().isEmpty()) keyed.sort((a, b) -> {
                for (int k = 0; k < s.order().size(); k++) {
                    int c = cmp(((Object[]) a[1])[k], ((Object[]) b[1])[k]);
                    if (c != 0) return s.order().get(k).desc() ? -c : c;
                }
                return 0;
            });
            int from = Math.min(s.offset(), keyed.size()), to = s.limit() < 0
                    ? keyed.size() : Math.min(keyed.size(), from + s.limit());
            for (Object[] k : keyed.subList(from, to)) out.rows.add((Object[]) k[0]);
            return out;
        }
        String exec(String sql) {
            Parser p = new Parser(sql); String res;
            if (p.is("select")) {
                Table t = run(p.select(), null);
                res = t.cols + " " + t.rows.stream().map(r -> Arrays.stream(r).map(v -> v instanceof Double d
                        ? String.format(Locale.ROOT, "%.2f",
                        d) : String.valueOf(v)).collect(Collectors.joining(","))).collect(Collectors.joining(" | "));
            }
            else if (p.ac("create")) {
                if (p.ac("index")) {
                    p.ex("on");
                    String t = p.id();
                    p.ex("(");
                    String c = p.id();
                    p.ex(")");
                    tab(t).index(c);
                    res = "indexed " + tab(t).idx.get(c).size();
                } else {
                    p.ex("table");
                    String n = p.id();
                    p.ex("(");
                    List<String> cs = new ArrayList<>();
                    do {
                        String c = p.id();
                        if (cs.contains(c)) throw new SqlError("duplicate column " + c);
                        cs.add(c);
                    } while (p.ac(","));
                    p.ex(")");
                    if (tabs.putIfAbsent(n, new Table(n, cs)) != null) throw new SqlError("table exists "
                            + n);
                    res = "created";
                }
            }
            else if (p.ac("insert")) {
                p.ex("into");
                Table t = tab(p.id());
                int n = 0;
                p.ex("values");
                List<Object[]> add = new ArrayList<>();
                do {
                    p.ex("(");
                    List<Object> v = new ArrayList<>();
                    do v.add(ev(p.or(), new Row(Map.of(), null, null)));
                    while (p.ac(","));
                    p.ex(")");
                    if (v.size() != t.cols.size()) throw new SqlError(v.size() + " values for "
                            + t.cols.size() + " columns");
                    add.add(v.toArray());
                    n++;
                } while (p.ac(","));
                add.forEach(t::add);
                res = "inserted " + n;
            }
            else if (p.ac("update")) {
                Table t = tab(p.id());
                p.ex("set");
                Map<String, E> sets = new LinkedHashMap<>();
                do {
                    String c = p.id();
                    if (!t.cols.contains(c)) throw new SqlError("unknown column " + c);
                    p.ex("=");
                    sets.put(c, p.or());
                } while (p.ac(","));
                E w = p.ac("where") ? p.or() : null;
                int n = 0;
                for (Object[] r : t.rows) {
                    Row q = row(t, r);
                    if (w == null || Boolean.TRUE.equals(ev(w, q))) {
                        sets.forEach((c, e) -> r[t.cols.indexOf(c)] = ev(e, q));
                        n++;
                    }
                }
                t.reindex();
                res = "updated " + n;
            }
            else if (p.ac("delete")) {
                p.ex("from");
                Table t = tab(p.id());
                E w = p.ac("where") ? p.or() : null;
                int n = t.rows.size();
                t.rows.removeIf(r -> w == null || Boolean.TRUE.equals(ev(w, row(t, r))));
                t.reindex();
                res = "deleted " + (n - t.rows.size());
            } else throw new SqlError("unknown statement " + p.pk());
            p.ac(";");
            if (!p.pk().isEmpty()) throw new SqlError("unexpected " + p.pk());
            return res;
        }
        Row row(Table t, Object[] r) {
            Map<String, Object> m = new LinkedHashMap<>();
            for (int i = 0; i < t.cols.size(); i++) m.put(t.name + "." + t.cols.get(i), r[i]);
            return new Row(m, null, null);
        }
    }
    public static void main(String[] args) {
        Db db = new Db();
        String[] qs = { "create table emp (id, name, dept, salary, boss)", "create table dept (id, title)",
                "insert into dept values (1, 'sales'), (2, 'tech'), (3, 'empty')",
                "insert into emp values (1, 'ann', 2, 500, null), (2, 'bob', 2, 300, 1), (3, 'cid', 1, 200, 1), (4, 'dee', 1, 250.5, 3), (5, 'eve', null, 900, null), (6, 'o''neil', 2, 300, 2)",
                "select * from dept",
                "select name, salary * 2 as dbl from emp where salary >= 300 order by dbl desc, name",
                "select distinct dept from emp order by dept",
                "select dept, count(*), sum(salary), avg(salary), min(name) from emp group by dept order by 1",
                "select dept, count(*) n from emp group by dept having count(*) > 1 order by n desc, dept",
                "select e.name, d.title from emp e join dept d on d.id = e.dept order by e.name",
                "select d.title, count(e.id) c from dept d left join emp e on e.dept = d.id group by d.title order by c desc",
                "select e.name, b.name as boss from emp e left join emp b on b.id = e.boss where b.name is not null order by 1",
                "select name from emp where salary = (select max(salary) from emp)",
                "select name from emp e where salary > (select avg(salary) from emp x where x.dept = e.dept) order by name",
                "select title from dept d where not exists (select 1 from emp e where e.dept = d.id)",
                "select name from emp where dept in (select id from dept where title like '%e%') order by name",
                "select name from emp where name like '_o%' or name like '%''%'",
                "select count(*), count(dept), count(distinct dept) from emp",
                "select name from emp where dept not in (1, 2)",
                "select name from emp where dept = 2 and not salary > 300 order by name limit 1 offset 1",
                "select name, case when salary < 250 then 'low' when salary < 400 then 'mid' else 'high' end band from emp order by id",
                "select upper(name) || '!' from emp where id between 2 and 3",
                "select 1 + 2 * 3, 7 / 2, 7.0 / 2, -5 % 3, null + 1, 'a' || 1",
                "select sum(salary) from emp where id > 99",
                "select length(name) l, count(*) from emp group by length(name) order by l",
                "select a.id, b.id from dept a, dept b where a.id < b.id order by 1, 2",
                "update emp set salary = salary + 50, dept = 1 where name = 'bob'",
                "select dept, salary from emp where id = 2", "create index on emp (dept)",
                "select count(*) from emp where dept = 1", "delete from emp where salary > 800",
                "select count(*) from emp",
                "select dept + 1, count(*) from emp group by dept + 1 order by 2 desc, 1",
                "select max(salary) - min(salary) spread, round(avg(salary)) from emp",
                "select name from emp where true and (null or id = 1)", "selec 1", "select from emp",
                "select x from emp", "select id from emp e join dept d on d.id = e.dept",
                "select * from nope", "insert into dept values (1)", "select name + 1 from emp",
                "select 1 / 0", "select sum(salary) > 1 from emp where sum(salary) > 1",
                "select foo(name) from emp", "create table emp (a)", "create table t (a, a)",
                "update emp set zz = 1", "select (select id from emp) from dept",
                "select name from emp order by 5", "select 'open", "select id from dept where id > 'x'",
                "select 1 2", "select name from emp where" };
        for (String q : qs) {
            try { System.out.println(q + "\n  => " + db.exec(q)); } catch (SqlError e) { System.out.println(q
                    + "\n  => error: " + e.getMessage()); }
        }
        db.scanned = db.lookups = 0;
        db.exec("create table big (k, v)");
        StringBuilder sb = new StringBuilder("insert into big values ");
        for (int i = 0; i < 200; i++) sb.append(i > 0
                ? "," : "").append("(").append(i % 20).append(",").append(i * 7 % 31).append(")");
        db.exec(sb.toString());
        String q = "select count(*), sum(v) from big where k = 7";
        String a = db.exec(q);
        int full = db.scanned;
        db.exec("create index on big (k)");
        db.scanned = 0;
        String b = db.exec(q);
        System.out.println(a + " same " + a.equals(b) + " scanned " + full + " then " + db.scanned
                + " lookups " + db.lookups);
    }
}
