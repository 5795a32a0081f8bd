// A hand written JSON reader and writer with escapes, positions in errors, deep nesting and stable printing.
import java.math.BigDecimal;
import java.util.*;

public class TextJson {
    static class Bad extends RuntimeException { Bad(String m, int at) { super(m + " at " + at); } }
    static class P {
        final String s; int i; int depth;
        P(String s) { this.s = s; }
        static Object parse(String s) { P p = new P(s); Object v = p.val(); p.ws(); if (p.i < s.length()) throw new Bad("trailing '" + s.charAt(p.i) + "'", p.i); return v; }
        void ws() { while (i < s.length() && " \t\r\n".indexOf(s.charAt(i)) >= 0) i++; }
        char peek() { if (i >= s.length()) throw new Bad("unexpected end", i); return s.charAt(i); }
        void need(char c) { if (peek() != c) throw new Bad("expected '" + c + "' got '" + s.charAt(i) + "'", i); i++; }
        Object val() {
            ws();
            if (++depth > 200) throw new Bad("too deep", i);
            try {
                return switch (peek()) {
                    case '{' -> obj(); case '[' -> arr(); case '"' -> str();
                    case 't' -> lit("true", true); case 'f' -> lit("false", false); case 'n' -> lit("null", null);
                    default -> num();
                };
            } finally { depth--; }
        }
        Object lit(String w, Object v) { if (!s.startsWith(w, i)) throw new Bad("bad literal", i); i += w.length(); return v; }
        Object num() {
            int st = i;
            if (peek() == '-') i++;
            if (i < s.length() && s.charAt(i) == '0') i++; else digits();
            boolean frac = false;
            if (i < s.length() && s.charAt(i) == '.') { frac = true; i++; digits(); }
            if (i < s.length() && "eE".indexOf(s.charAt(i)) >= 0) { frac = true; i++; if (i < s.length() && "+-".indexOf(s.charAt(i)) >= 0) i++; digits(); }
            String t = s.substring(st, i);
            if (frac) return new BigDecimal(t);
            try { return Long.parseLong(t); } catch (NumberFormatException e) { return new java.math.BigInteger(t); }
        }
        void digits() { int st = i; while (i < s.length() && Character.isDigit(s.charAt(i))) i++; if (st == i) throw new Bad("digit expected", i); }
        String str() {
            need('"');
            StringBuilder b = new StringBuilder();
            for (;;) {
                char c = peek(); i++;
                if (c == '"') return b.toString();
                if (c < 32) throw new Bad("control character " + (int) c, i - 1);
                if (c != '\\') { b.append(c); continue; }
                char e = peek(); i++;
                switch (e) {
                    case 'n': b.append('\n'); break; case 't': b.append('\t'); break; case 'r': b.append('\r'); break; case 'b': b.append('\b'); break; case 'f': b.append('\f'); break;
                    case '"': case '\\': case '/': b.append(e); break;
                    case 'u': if (i + 4 > s.length()) throw new Bad("short escape", i); try { b.append((char) Integer.parseInt(s.substring(i, i + 4), 16)); } catch (NumberFormatException x) { throw new Bad("bad escape", i); } i += 4; break;
                    default: throw new Bad("unknown escape '" + e + "'", i - 1);
                }
            }
        }
        List<Object> arr() { List<Object> l = new ArrayList<>(); need('['); ws(); if (peek() == ']') { i++; return l; } for (;;) { l.add(val()); ws(); if (peek() == ']') { i++; return l; } need(','); } }
        Map<String, Object> obj() { Map<String, Object> m = new LinkedHashMap<>(); need('{'); ws(); if (peek() == '}') { i++; return m; } for (;;) { ws(); int at = i; String k = str(); ws(); need(':'); if (m.containsKey(k)) throw new Bad("duplicate key " + k, at); m.put(k, val()); ws(); if (peek() == '}') { i++; return m; } need(','); } }
    }
    static void write(Object o, StringBuilder b, String ind) {
        if (o instanceof Map<?, ?> m) { if (m.isEmpty()) { b.append("{}"); return; } b.append("{"); String sep = ""; for (var e : m.entrySet()) { b.append(sep).append(ind == null ? "" : "\n" + ind + "  "); write(e.getKey(), b, null); b.append(ind == null ? ":" : ": "); write(e.getValue(), b, ind == null ? null : ind + "  "); sep = ","; } b.append(ind == null ? "}" : "\n" + ind + "}"); }
        else if (o instanceof List<?> l) { b.append('['); for (int i = 0; i < l.size(); i++) { if (i > 0) b.append(ind == null ? "," : ", "); write(l.get(i), b, ind == null ? null : ind + "  "); } b.append(']'); }
        else if (o instanceof String s) { b.append('"'); for (char c : s.toCharArray()) switch (c) { case '"' -> b.append("\\\""); case '\\' -> b.append("\\\\"); case '\n' -> b.append("\\n"); case '\t' -> b.append("\\t"); default -> { if (c < 32 || c > 126) b.append(String.format("\\u%04x", (int) c)); else b.append(c); } } b.append('"'); }
        else b.append(o);
    }
    static String w(Object o) { StringBuilder b = new StringBuilder(); write(o, b, null); return b.toString(); }
    static Object path(Object o, String p) { for (String k : p.split("\\.")) o = o instanceof List<?> l ? l.get(Integer.parseInt(k)) : ((Map<?, ?>) o).get(k); return o; }
    public static void main(String[] args) {
        for (String s : new String[] {"1", "-0", "0.5", "1e10", "-12.50E-3", "9223372036854775807", "9223372036854775808", "\"\"", "\"a\\u00e9\\n\\\"\\\\/\\ud83d\\ude00\"", "[]", "{}", " [ 1 , [ ] , { \"k\" : null } ] ", "{\"a\":{\"b\":[true,false,null]},\"c\":1.0}", "\"\u00e9\""}) System.out.println(s.replaceAll("[^ -~]", "#") + " => " + w(P.parse(s)) + " " + (P.parse(w(P.parse(s))).equals(P.parse(s))));
        for (String s : new String[] {"", "  ", "tru", "nul", "01", "-", "1.", ".5", "1e", "+1", "\"abc", "\"\\x\"", "\"\\u12\"", "\"\\uzzzz\"", "\"a\tb\"", "[1,]", "[1 2]", "[", "{", "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1,}", "{\"a\":1,\"a\":2}", "[1]]", "1 2", "[[[[", "[".repeat(300), "'x'", "{\"k\":\"v\""}) try { System.out.println(s + " => " + w(P.parse(s))); } catch (Bad e) { System.out.println((s.length() > 20 ? s.length() + " chars" : s.replace("\t", "\\t")) + " ! " + e.getMessage()); }
        Object doc = P.parse("{\"name\":\"Widget\",\"tags\":[\"x\",\"y z\",\"\\u0001\"],\"dims\":{\"w\":1.50,\"h\":20,\"d\":[]},\"stock\":[{\"site\":\"A\",\"n\":3},{\"site\":\"B\",\"n\":0}],\"none\":null}");
        StringBuilder b = new StringBuilder(); write(doc, b, ""); System.out.println(b);
        System.out.println(path(doc, "dims.w") + " " + path(doc, "stock.1.site") + " " + path(doc, "tags.1") + " " + path(doc, "none") + " " + path(doc, "dims").getClass().getSimpleName());
        try { path(doc, "tags.9"); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        StringBuilder big = new StringBuilder("[");
        for (int i = 0; i < 150; i++) big.append(i > 0 ? "," : "").append("{\"id\":").append(i).append(",\"sq\":").append((long) i * i * 1000003).append(",\"t\":\"").append("\\\"x".repeat(i % 4)).append("\"}");
        Object l = P.parse(big.append("]").toString()); long sum = 0;
        for (Object o : (List<?>) l) sum += (Long) ((Map<?, ?>) o).get("sq");
        System.out.println(((List<?>) l).size() + " " + sum + " " + w(l).hashCode() + " " + w(l).equals(big.toString()));
        P.parse("{\"uncaught\": [1, 2, oops]}");
    }
}
