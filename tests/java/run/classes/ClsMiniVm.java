// A small stack-machine compiler and interpreter with lexer, parser, closures and objects: many classes cooperating, maps, exceptions as control flow.
import java.util.*;
import java.util.function.*;
public class ClsMiniVm {
    enum T { NUM, STR, ID, OP, EOF } record Tok(T t, String s, int pos) { }
    static class SyntaxError extends RuntimeException { SyntaxError(String m, int p) { super(m + " at " + p); } }
    static class Lexer { final String s; int i; Lexer(String s) { this.s = s; }
        List<Tok> all() { List<Tok> r = new ArrayList<>(); for (; ; ) { while (i < s.length() && Character.isWhitespace(s.charAt(i))) i++;
                if (i == s.length()) { r.add(new Tok(T.EOF, "", i)); return r; } int st = i; char c = s.charAt(i);
                if (Character.isDigit(c)) { while (i < s.length() && (Character.isDigit(s.charAt(i)) || s.charAt(i) == '.')) i++;
                    r.add(new Tok(T.NUM, s.substring(st, i), st)); }
                else if (Character.isLetter(c)) { while (i < s.length() && Character.isLetterOrDigit(s.charAt(i))) i++;
                    r.add(new Tok(T.ID, s.substring(st, i), st)); }
                else if (c == '\'') { int e = s.indexOf('\'', i + 1); if (e < 0) throw new SyntaxError("unterminated string", st);
                    r.add(new Tok(T.STR, s.substring(i + 1, e), st)); i = e + 1; }
                else { String two = i + 2 <= s.length() ? s.substring(i, i + 2) : "";
                    if (two.equals("==") || two.equals("<=") || two.equals("&&") || two.equals("=>")) { i += 2;
                        r.add(new Tok(T.OP, two, st)); }
                    else if ("+-*/%<>=(){},;!".indexOf(c) >= 0) { i++; r.add(new Tok(T.OP, "" + c, st)); }
                    else throw new SyntaxError("bad char '" + c + "'", st); } } } }
    interface Node { Object ev(Env e); } static class Env { final Map<String, Object> m = new HashMap<>(); final Env up;
        Env(Env up) { this.up = up; }
        Object get(String n) { for (Env e = this; e != null; e = e.up) if (e.m.containsKey(n)) return e.m.get(n);
            throw new NoSuchElementException("undefined " + n); }
        void set(String n, Object v) { for (Env e = this; e != null; e = e.up) if (e.m.containsKey(n)) { e.m.put(n, v); return; }
            m.put(n, v); } } interface Fn { Object call(List<Object> a); }
    static class Ret extends RuntimeException { final Object v; Ret(Object v) { super(null, null, false, false); this.v = v; } }
    static class Brk extends RuntimeException { Brk() { super(null, null, false, false); } }
    static class Parser { final List<Tok> ts; int p;
        static final List<List<String>> PREC = List.of(List.of("&&"), List.of("==", "<", ">", "<="), List.of("+", "-"),
                List.of("*", "/", "%")); Parser(List<Tok> ts) { this.ts = ts; } Tok cur() { return ts.get(p); }
        boolean is(String s) { return cur().t() == T.OP && cur().s().equals(s) || cur().t() == T.ID && cur().s().equals(s); }
        boolean eat(String s) { if (is(s)) { p++; return true; } return false; }
        void need(String s) { if (!eat(s)) throw new SyntaxError("expected " + s + " but got '" + cur().s() + "'", cur().pos()); }
        String id() { if (cur().t() != T.ID) throw new SyntaxError("expected name", cur().pos()); return ts.get(p++).s(); }
        Node prog() { List<Node> l = new ArrayList<>(); while (cur().t() != T.EOF) l.add(stmt());
            return e -> { Object r = null; for (Node n : l) r = n.ev(e); return r; }; }
        Node block() { need("{"); List<Node> l = new ArrayList<>(); while (!eat("}")) l.add(stmt());
            return e -> { Env in = new Env(e); Object r = null; for (Node n : l) r = n.ev(in); return r; }; }
        Node stmt() { if (eat("let")) { String n = id(); need("="); Node v = ex(0); need(";");
                return e -> { e.m.put(n, v.ev(e)); return null; }; }
            if (eat("if")) { Node c = ex(0), a = block(), b = eat("else") ? block() : null;
                return e -> tr(c.ev(e)) ? a.ev(e) : b == null ? null : b.ev(e); }
            if (eat("while")) { Node c = ex(0), b = block();
                return e -> { try { while (tr(c.ev(e))) b.ev(e); } catch (Brk x) { return "broke"; } return null; }; }
            if (eat("break")) { need(";"); return e -> { throw new Brk(); }; }
            if (eat("return")) { Node v = ex(0); need(";"); return e -> { throw new Ret(v.ev(e)); }; } Node x = ex(0);
            if (eat("=")) { if (!(x instanceof VarN v)) throw new SyntaxError("bad target", cur().pos()); Node r = ex(0); need(";");
                return e -> { Object o = r.ev(e); e.set(v.n, o); return o; }; } need(";"); return x; }
        record VarN(String n) implements Node { public Object ev(Env e) { return e.get(n); } }
        Node ex(int lv) { if (lv == PREC.size()) return un(); Node l = ex(lv + 1);
            for (; ; ) { Tok t = cur(); if (t.t() != T.OP || !PREC.get(lv).contains(t.s())) return l; p++; Node a = l, b = ex(lv + 1);
                String o = t.s(); l = o.equals("&&") ? e -> tr(a.ev(e)) ? b.ev(e) : 0.0 : e -> bin(o, a.ev(e), b.ev(e)); } }
        Node un() { if (eat("-")) { Node x = un(); return e -> -(Double) x.ev(e); }
            if (eat("!")) { Node x = un(); return e -> tr(x.ev(e)) ? 0.0 : 1.0; } Node x = atom();
            while (eat("(")) { List<Node> as = new ArrayList<>(); if (!eat(")")) { do as.add(ex(0)); while (eat(",")); need(")"); }
                Node f = x; x = e -> { Object o = f.ev(e);
                    if (!(o instanceof Fn fn)) throw new ClassCastException("not a function: " + show(o));
                    List<Object> vs = new ArrayList<>(); for (Node a : as) vs.add(a.ev(e)); return fn.call(vs); }; } return x; }
        Node atom() { Tok t = ts.get(p++); switch (t.t()) { case NUM: double d = Double.parseDouble(t.s()); return e -> d;
                case STR: return e -> t.s(); case ID: if (t.s().equals("fn")) { need("("); List<String> ps = new ArrayList<>();
                    if (!eat(")")) { do ps.add(id()); while (eat(",")); need(")"); } Node b; if (eat("=>")) { b = ex(0); }
                    else b = block(); return e -> (Fn) a -> {
                        if (a.size() != ps.size()) throw new IllegalArgumentException("arity " + a.size() + "/" + ps.size());
                        Env in = new Env(e); for (int i = 0; i < ps.size(); i++) in.m.put(ps.get(i), a.get(i)); try { return b.ev(in); }
                        catch (Ret r) { return r.v; } }; } return new VarN(t.s());
                default: if (t.s().equals("(")) { Node x = ex(0); need(")"); return x; }
                throw new SyntaxError("unexpected '" + t.s() + "'", t.pos()); } } }
    static boolean tr(Object o) { return o instanceof Double d ? d != 0 : o != null; }
    static String show(Object o) {
        return o instanceof Double d && d == Math.rint(d) && Math.abs(d) < 1e15 ? "" + d.longValue() : o instanceof Fn ? "<fn>" : "" + o; }
    static Object bin(String o, Object a, Object b) {
        if (o.equals("+") && (a instanceof String || b instanceof String)) return show(a) + show(b);
        if (o.equals("==")) return a == null ? b == null ? 1.0 : 0.0 : a.equals(b) ? 1.0 : 0.0; double x = (Double) a, y = (Double) b;
        return switch (o) { case "+" -> x + y; case "-" -> x - y; case "*" -> x * y; case "/" -> x / y; case "%" -> x % y;
            case "<" -> x < y ? 1.0 : 0.0; case ">" -> x > y ? 1.0 : 0.0; case "<=" -> x <= y ? 1.0 : 0.0;
            default -> throw new IllegalStateException(o); }; }
    static void run(String src) { StringBuilder out = new StringBuilder(); Env g = new Env(null);
        g.m.put("print", (Fn) a -> { for (Object o : a) out.append(show(o)).append(' '); return null; });
        g.m.put("sqrt", (Fn) a -> Math.sqrt((Double) a.get(0))); Object r = null; String err = "";
        try { r = new Parser(new Lexer(src).all()).prog().ev(g); }
        catch (SyntaxError | NoSuchElementException | IllegalArgumentException e) { err = " ERR " + e.getMessage(); }
        catch (ClassCastException e) { err = " CCE " + (e.getMessage().startsWith("not a function") ? e.getMessage() : "type"); }
        System.out.println(out + "=> " + show(r) + err); }
    public static void main(String[] args) {
        run("1 + 2 * 3 - 4 / 8;"); run("let f = fn(n) { if n < 2 { return n; } return f(n-1) + f(n-2); }; f(15);");
        run("let mk = fn() { let c = 0; return fn() { c = c + 1; return c; }; }; let a = mk(); let b = mk(); a(); a(); print(a(), b()); a() + b();");
        run("let i = 0; let s = ''; while i < 5 { i = i + 1; if i == 3 { print('three'); } s = s + i; } s;");
        run("let comp = fn(f, g) => fn(x) => f(g(x)); comp(fn(x) => x * x, fn(x) => x + 1)(4);");
        run("let i = 0; while 1 { i = i + 1; if i > 6 { break; } } i;");
        run("print('str' + 1.5 + 'x', 7 % 4, -3, !0, 1 && 0, 2 <= 2); 1/0;"); run("undefinedVar + 1;"); run("let x = ;"); run("'abc");
        run("1 $ 2;"); run("5(3);"); run("'a' * 2;"); run("fn(a,b) => a;"); run("fn(a,b)=>a(1);"); run("(fn(a,b) => a + b)(1);");
        run("let g = fn(a, b) { while b { let t = a % b; a = b; b = t; } return a; }; g(1071, 462);");
        run("let prime = fn(n) { let d = 2; while d * d <= n { if n % d == 0 { return 0; } d = d + 1; } return n > 1; }; let k = 0; while k < 30 { if prime(k) { print(k); } k = k + 1; }");
        run("sqrt(2) * sqrt(2);");
        run("let y = fn(le) => (fn(f) => f(f))(fn(f) => le(fn(x) => f(f)(x))); y(fn(self) => fn(n) { if n == 0 { return 1; } return n * self(n - 1); })(10);");
        run("{ 1; }"); run("1 = 2;");
    }
}
