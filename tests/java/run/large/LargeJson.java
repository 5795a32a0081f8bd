// JSON: parser with error positions, pretty printer, canonical form, paths, diff and merge patch,
// schema check, conversion of records through reflection.
import java.lang.reflect.*;
import java.math.BigDecimal;
import java.util.*;

public class LargeJson {
    static class JsonError extends RuntimeException {
        final int line, col;
        JsonError(String m, int l, int c) {
            super(m + " at line " + l + " column " + c);
            line = l;
            col = c;
        }
    }
    static class Parser {
        final String s; int p; int depth;
        Parser(String s) { this.s = s; }
        JsonError err(String m) {
            int l = 1, c = 1;
            for (int i = 0; i < Math.min(p, s.length()); i++) if (s.charAt(i) == '\n') {
                l++;
                c = 1;
            } else c++;
            return new JsonError(m, l, c);
        }
        void ws() { while (p < s.length() && " \t\r\n".indexOf(s.charAt(p)) >= 0) p++; }
        char peek() {
            if (p >= s.length()) throw err("unexpected end");
            return s.charAt(p);
        }
        Object parse() {
            ws();
            Object v = value();
            ws();
            if (p < s.length()) throw err("trailing characters");
            return v;
        }
        Object value() {
            if (++depth > 100) throw err("nesting too deep");
            try {
                char c = peek();
                if (c == '{') return object();
                if (c == '[') return array();
                if (c == '"') return string();
                if (c == 't') return word("true", true);
                if (c == 'f') return word("false", false);
                if (c == 'n') return word("null", null);
                if (c == '-' || Character.isDigit(c)) return number();
                throw err("unexpected '" + c + "'");
            } finally { depth--; }
        }
        Object word(String w, Object v) {
            if (!s.startsWith(w, p)) throw err("bad literal");
            p += w.length();
            return v;
        }
        Map<String, Object> object() {
            Map<String, Object> m = new LinkedHashMap<>();
            p++;
            ws();
            if (peek() == '}') {
                p++;
                return m;
            }
            for (;;) {
                ws();
                if (peek() != '"') throw err("expected a key");
                String k = string();
                ws();
                if (peek() != ':') throw err("expected ':'");
                p++;
                ws();
                Object v = value();
                if (m.containsKey(k)) throw err("duplicate key " + k);
                m.put(k, v);
                ws();
                char c = peek();
                p++;
                if (c == '}') return m;
                if (c != ',') {
                    p--;
                    throw err("expected ',' or '}'");
                }
            }
        }
        List<Object> array() {
            List<Object> l = new ArrayList<>();
            p++;
            ws();
            if (peek() == ']') {
                p++;
                return l;
            }
            for (;;) {
                ws();
                l.add(value());
                ws();
                char c = peek();
                p++;
                if (c == ']') return l;
                if (c != ',') {
                    p--;
                    throw err("expected ',' or ']'");
                }
            }
        }
        String string() {
            StringBuilder sb = new StringBuilder(); p++;
            for (;;) {
                char c = peek(); p++;
                if (c == '"') return sb.toString();
                if (c < 32) { p--; throw err("control character"); }
                if (c != '\\') { sb.append(c); continue; }
                c = peek(); p++;
                switch (c) {
                    case 'n': sb.append('\n');
                    break;
                    case 't': sb.append('\t');
                    break;
                    case 'r': sb.append('\r');
                    break;
                    case 'b': sb.append('\b');
                    break;
                    case 'f': sb.append('\f');
                    break;
                    case '"': case '\\': case '/': sb.append(c);
                    break;
                    case 'u': if (p + 4 > s.length()) throw err("bad escape");
                    try {
                        sb.append((char) Integer.parseInt(s.substring(p, p + 4), 16));
                    } catch (NumberFormatException e) { throw err("bad escape"); }
                    p += 4;
                    break;
                    default: p--; throw err("bad escape");
                }
            }
        }
        Object number() {
            int st = p;
            if (peek() == '-') p++;
            if (p >= s.length() || !Character.isDigit(s.charAt(p))) throw err("bad number");
            if (s.charAt(p) == '0') p++;
            else while (p < s.length() && Character.isDigit(s.charAt(p))) p++;
            boolean frac = false;
            if (p < s.length() && s.charAt(p) == '.') {
                frac = true;
                p++;
                int q = p;
                while (p < s.length() && Character.isDigit(s.charAt(p))) p++;
                if (p == q) throw err("bad fraction");
            }
            if (p < s.length() && (s.charAt(p) == 'e' || s.charAt(p) == 'E')) {
                frac = true;
                p++;
                if (p < s.length() && (s.charAt(p) == '+' || s.charAt(p) == '-')) p++;
                int q = p;
                while (p < s.length() && Character.isDigit(s.charAt(p))) p++;
                if (p == q) throw err("bad exponent");
            }
            String t = s.substring(st, p);
            if (!frac) try { return Long.parseLong(t); } catch (NumberFormatException e) {
                    return new BigDecimal(t); }
            return Double.parseDouble(t);
        }
    }
    static void quote(StringBuilder sb, String s) {
        sb.append('"');
        for (char c : s.toCharArray()) switch (c) {
            case '"': sb.append("\\\"");
            break;
            case '\\': sb.append("\\\\");
            break;
            case '\n': sb.append("\\n");
            break;
            case '\t': sb.append("\\t");
            break;
            default: if (c < 32 || c > 126) sb.append(String.format("\\u%04x", (int) c));
            else sb.append(c);
        }
        sb.append('"');
    }
    static String pretty(Object o, int ind) {
        StringBuilder sb = new StringBuilder();
        write(sb, o, ind, "");
        return sb.toString();
    }
    static void write(StringBuilder sb, Object o, int ind, String pre) {
        String in = pre + " ".repeat(ind), nl = ind > 0 ? "\n" : "";
        if (o instanceof Map<?, ?> m) {
            if (m.isEmpty()) {
                sb.append("{}");
                return;
            }
            sb.append('{').append(nl);
            int i = 0;
            for (Map.Entry<?, ?> e : (ind > 0 ? m : new TreeMap<>(m)).entrySet()) {
                if (i++ > 0) sb.append(',').append(nl);
                sb.append(ind > 0 ? in : "");
                quote(sb, e.getKey().toString());
                sb.append(ind > 0 ? ": " : ":");
                write(sb, e.getValue(), ind, in);
            }
            sb.append(nl).append(ind > 0 ? pre : "").append('}');
        }
        else if (o instanceof List<?> l) {
            boolean flat = l.stream().noneMatch(x -> x instanceof Map || x instanceof List);
            if (l.isEmpty()) {
                sb.append("[]");
                return;
            }
            sb.append('[');
            if (!flat) sb.append(nl);
            int i = 0;
            for (Object x : l) {
                if (i++ > 0) sb.append(flat && ind > 0 ? ", " : "," + (flat ? "" : nl));
                if (!flat && ind > 0) sb.append(in);
                write(sb, x, ind, in);
            }
            if (!flat) sb.append(nl).append(ind > 0 ? pre : "");
            sb.append(']');
        }
        else if (o instanceof String s) quote(sb, s); else sb.append(o);
    }
    static Object at(Object o, String path) {
        for (String k : path.split("\\.")) {
            if (k.isEmpty()) continue;
            if (o instanceof List<?> l) {
                int i = Integer.parseInt(k);
                if (i < 0) i += l.size();
                if (i < 0 || i >= l.size()) return "<no index " + k + ">";
                o = l.get(i);
            } else if (o instanceof Map<?, ?> m) {
                if (!m.containsKey(k)) return "<no key " + k + ">";
                o = m.get(k);
            } else return "<not a container at " + k + ">";
        }
        return o;
    }
    static void diff(String path, Object a, Object b, List<String> out) {
        if (Objects.equals(a, b)) return;
        if (a instanceof Map<?, ?> x && b instanceof Map<?, ?> y) {
            TreeSet<String> ks = new TreeSet<>();
            for (Object k : x.keySet()) ks.add((String) k);
            for (Object k : y.keySet()) ks.add((String) k);
            for (String k : ks) if (!x.containsKey(k)) out.add("+ " + path + "/" + k + " = "
                    + pretty(y.get(k), 0));
            else if (!y.containsKey(k)) out.add("- " + path + "/" + k);
            else diff(path + "/" + k, x.get(k), y.get(k), out);
        }
        else if (a instanceof List<?> x && b instanceof List<?> y) {
            for (int i = 0; i < Math.max(x.size(), y.size()); i++) if (i >= x.size()) out.add("+ " + path
                    + "/" + i + " = " + pretty(y.get(i), 0));
            else if (i >= y.size()) out.add("- " + path + "/" + i);
            else diff(path + "/" + i, x.get(i), y.get(i), out);
        }
        else out.add("~ " + path + ": " + pretty(a, 0) + " -> " + pretty(b, 0));
    }
    @SuppressWarnings("unchecked") static Object merge(Object a, Object patch) {
        if (!(patch instanceof Map<?, ?> p)) return patch;
        Map<String, Object> r = new LinkedHashMap<>(a instanceof Map ? (Map<String, Object>) a : Map.of());
        p.forEach((k, v) -> {
            if (v == null) r.remove(k);
            else r.put((String) k, merge(r.get(k), v));
        });
        return r;
    }
    static void check(Object v, Object schema, String path, List<String> errs) {
        Map<?, ?> s = (Map<?, ?>) schema; String type = (String) s.get("type");
        String got = v == null ? "null" : v instanceof Map ? "object" : v instanceof List
                ? "array" : v instanceof String ? "string" : v instanceof Boolean
                ? "boolean" : v instanceof Long ? "integer" : "number";
        if (type != null && !type.equals(got) && !(type.equals("number") && got.equals("integer"))) {
            errs.add(path + ": expected " + type + " got " + got);
            return;
        }
        if (s.get("enum") instanceof List<?> l && !l.contains(v)) errs.add(path + ": not one of " + pretty(l,
                0));
        if (s.get("min") instanceof Number n && v instanceof Number k
                && k.doubleValue() < n.doubleValue()) errs.add(path + ": below " + n);
        if (s.get("maxLength") instanceof Long n && v instanceof String t && t.length() > n) errs.add(path
                + ": too long");
        if (v instanceof Map<?, ?> m) {
            if (s.get("required") instanceof List<?> r) for (Object k : r) if (!m.containsKey(k)) errs.add(path
                    + ": missing " + k);
            if (s.get("properties") instanceof Map<?, ?> ps) ps.forEach((k, sub) -> {
                if (m.containsKey(k)) check(m.get(k), sub, path + "." + k, errs);
            });
            if (Boolean.FALSE.equals(s.get("additional"))) for (Object k : m.keySet()) if (!((Map<?,
                    ?>) s.get("properties")).containsKey(k)) errs.add(path + ": unexpected " + k);
        }
        if (v instanceof List<?> l && s.get("items") != null) for (int i = 0; i < l.size();
                i++) check(l.get(i), s.get("items"), path + "[" + i + "]", errs);
    }
    enum Kind { BOOK, TOY }
    record Dim(double w, double h) { }
    record Item(String name, int qty, Kind kind, boolean fragile, List<String> tags, Dim dim, long[] codes) {
            }
    static Object toJson(Object o) throws Exception {
        if (o == null || o instanceof String || o instanceof Boolean || o instanceof Long
                || o instanceof Double) return o;
        if (o instanceof Integer i) return (long) i;
        if (o instanceof Enum<?> e) return e.name();
        if (o instanceof List<?> l) {
            List<Object> r = new ArrayList<>();
            for (Object x : l) r.add(toJson(x));
            return r;
        }
        if (o.getClass().isArray()) {
            List<Object> r = new ArrayList<>();
            for (int i = 0; i < Array.getLength(o); i++) r.add(toJson(Array.get(o, i)));
            return r;
        }
        Map<String, Object> m = new LinkedHashMap<>();
        for (RecordComponent c : o.getClass().getRecordComponents()) m.put(c.getName(),
                toJson(c.getAccessor().invoke(o)));
        return m;
    }
    @SuppressWarnings({"unchecked", "rawtypes"}) static Object fromJson(Object j,
            Class<?> c) throws Exception {
        if (j == null) {
            if (c.isPrimitive()) throw new IllegalArgumentException("null for " + c);
            return null;
        }
        if (c == int.class) return Math.toIntExact((Long) j);
        if (c == double.class) return ((Number) j).doubleValue();
        if (c == boolean.class || c == String.class || c == List.class || c == long.class) return j;
        if (c.isEnum()) return Enum.valueOf((Class) c, (String) j);
        if (c.isArray()) {
            List<?> l = (List<?>) j;
            Object a = Array.newInstance(c.getComponentType(), l.size());
            for (int i = 0; i < l.size(); i++) Array.set(a, i, fromJson(l.get(i), c.getComponentType()));
            return a;
        }
        RecordComponent[] rc = c.getRecordComponents();
        Object[] args = new Object[rc.length];
        Class<?>[] ts = new Class<?>[rc.length];
        for (int i = 0; i < rc.length; i++) {
            ts[i] = rc[i].getType();
            args[i] = fromJson(((Map<String, Object>) j).get(rc[i].getName()), ts[i]);
        }
        return c.getDeclaredConstructor(ts).newInstance(args);
    }
    static Object random(Random r, int d) {
        switch (r.nextInt(d > 3 ? 5 : 7)) {
            case 0: return null;
            case 1: return r.nextBoolean();
            case 2: return r.nextLong() >> r.nextInt(60);
            case 3: return r.nextInt(1000) / 8.0;
            case 4: {
                StringBuilder sb = new StringBuilder();
                for (int i = r.nextInt(6); i > 0; i--) sb.append((char) (r.nextInt(4) == 0
                        ? r.nextInt(300) : 'a' + r.nextInt(26)));
                return sb.toString();
            }
            case 5: {
                List<Object> l = new ArrayList<>();
                for (int i = r.nextInt(4); i > 0; i--) l.add(random(r, d + 1));
                return l;
            }
            default: {
                Map<String, Object> m = new LinkedHashMap<>();
                for (int i = r.nextInt(4); i > 0; i--) m.put("k" + r.nextInt(9), random(r, d + 1));
                return m;
            }
        }
    }
    public static void main(String[] args) throws Exception {
        String doc = "{ \"name\": \"Widget \\u00e9\\n\", \"price\": 12.50, \"big\": 123456789012345678901234567890, \"neg\": -0.5e-3,\n \"tags\": [\"a\", \"b\\\\c\", \"\\\"q\\\"\"], \"dims\": {\"w\": 1, \"h\": [1, [2, {\"deep\": null}]], \"e\": {}}, \"ok\": true, \"empty\": [] }";
        Object o = new Parser(doc).parse();
        System.out.println(pretty(o, 2));
        System.out.println(pretty(o, 0));
        System.out.println(new Parser(pretty(o, 3)).parse().equals(o) + " " + new Parser(pretty(o,
                0)).parse().equals(o));
        for (String p : new String[]{"name", "tags.1", "tags.-1", "dims.h.1.1.deep", "dims.h.7", "nope.x",
                "price.cents", ""}) System.out.println(p + " => " + (p.isEmpty() ? "root of " + ((Map<?,
                ?>) at(o, p)).size() : at(o, p) == null ? "null" : pretty(at(o, p), 0)));
        for (String bad : new String[]{"", "{", "[1,]", "{\"a\":1,}", "{\"a\" 1}", "{a:1}", "[1 2]", "tru",
                "01", "-", "1.", "1e", "\"abc", "\"\\x\"", "\"\\u12g4\"", "\"tab\there\"", "[1]\n x",
                "{\"a\":1,\n\"a\":2}", "[".repeat(120), "nul", "+1", "[,]", "'a'", "1 2"}) try {
                System.out.println("accepted " + new Parser(bad).parse()); } catch (JsonError e) {
            System.out.println((bad.length() > 20 ? bad.substring(0, 5) + ".." : bad).replace("\n",
                    "\\n").replace("\t", "\\t") + " : " + e.getMessage());
        }
        Object a = new Parser("{\"x\":1,\"l\":[1,2,3],\"o\":{\"p\":true,\"q\":\"s\"},\"gone\":0}").parse(),
                b = new Parser("{\"x\":2,\"l\":[1,5],\"o\":{\"p\":true,\"q\":\"t\",\"r\":[{}]},\"new\":{\"z\":null}}").parse();
        List<String> ds = new ArrayList<>();
        diff("", a, b, ds);
        ds.forEach(System.out::println);
        System.out.println(pretty(merge(a,
                new Parser("{\"gone\":null,\"o\":{\"q\":null,\"n\":{\"m\":1}},\"l\":\"replaced\"}").parse()),
                0));
        Object schema = new Parser("{\"type\":\"object\",\"required\":[\"id\",\"name\"],\"additional\":false,\"properties\":{\"id\":{\"type\":\"integer\",\"min\":1},\"name\":{\"type\":\"string\",\"maxLength\":5},\"kind\":{\"enum\":[\"a\",\"b\"]},\"pts\":{\"type\":\"array\",\"items\":{\"type\":\"number\"}}}}").parse();
        for (String v : new String[]{"{\"id\":1,\"name\":\"ok\"}",
                "{\"id\":0,\"name\":\"too long\",\"kind\":\"c\"}",
                "{\"name\":5,\"pts\":[1,2.5,\"x\",null],\"extra\":1}", "[]"}) {
            List<String> es = new ArrayList<>();
            check(new Parser(v).parse(), schema, "$", es);
            System.out.println(v + " " + es);
        }
        Item it = new Item("ball \"x\"", 3, Kind.TOY, false, List.of("round", "red"), new Dim(2.5, 4),
                new long[]{1, 1L << 40});
        String js = pretty(toJson(it), 0);
        System.out.println(js);
        Item back = (Item) fromJson(new Parser(js).parse(), Item.class);
        System.out.println(back.name() + back.qty() + back.kind() + back.fragile() + back.tags() + back.dim()
                + Arrays.toString(back.codes()) + back.dim().equals(it.dim()));
        for (String bad : new String[]{js.replace("TOY", "CAR"), js.replace("\"qty\":3", "\"qty\":null"),
                js.replace("\"qty\":3", "\"qty\":99999999999")}) try { fromJson(new Parser(bad).parse(),
                Item.class); } catch (IllegalArgumentException | ArithmeticException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
        Random r = new Random(5);
        int ok = 0;
        long len = 0;
        for (int i = 0; i < 150; i++) {
            Object x = random(r, 0);
            String p0 = pretty(x, 0), p2 = pretty(x, 2);
            if (Objects.equals(new Parser(p0).parse(), x) && Objects.equals(new Parser(p2).parse(), x)
                    && pretty(new Parser(p2).parse(), 0).equals(p0)) ok++;
            len += p0.length();
        }
        System.out.println(ok + " " + len);
    }
}
