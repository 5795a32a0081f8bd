// Hindley-Milner type inference for a small ML: parser, unification with occurs check, let
// polymorphism, data constructors and pattern matching, an evaluator, principal types printed.
import java.util.*;
import java.util.stream.*;

public class LargeTypes {
    static class TypeError extends RuntimeException { TypeError(String m) { super(m); } }
    static class SynError extends RuntimeException { SynError(String m) { super(m); } }
    sealed interface Ty permits TV, TC { }
    static final class TV implements Ty {
        final int id;
        Ty ref;
        int level;
        TV(int i, int l) {
            id = i;
            level = l;
        }
    }
    record TC(String n, List<Ty> a) implements Ty { }
    static Ty con(String n, Ty... a) { return new TC(n, List.of(a)); }
    static final Ty INT = con("int"), BOOL = con("bool"), STR = con("string"), UNIT = con("unit");
    static Ty fn(Ty a, Ty b) { return con("->", a, b); }
    static Ty list(Ty a) { return con("list", a); }
    static Ty prune(Ty t) {
        if (t instanceof TV v && v.ref != null) return v.ref = prune(v.ref);
        return t;
    }
    record Scheme(List<TV> vs, Ty t) { }
    sealed interface Ex permits EInt, EBool, EStr, EVar, ELam, EApp, ELet, EIf, ETup, EMatch { }
    record EInt(long v) implements Ex { }
    record EBool(boolean v) implements Ex { }
    record EStr(String v) implements Ex { }
    record EVar(String n) implements Ex { }
    record ELam(String p, Ex b) implements Ex { }
    record EApp(Ex f, Ex a) implements Ex { }
    record ELet(String n, boolean rec, Ex v, Ex b) implements Ex { }
    record EIf(Ex c, Ex t, Ex e) implements Ex { }
    record ETup(List<Ex> es) implements Ex { }
    record EMatch(Ex s, List<Pat> ps, List<Ex> es) implements Ex { }
    sealed interface Pat permits PVar, PWild, PInt, PCon, PTup { }
    record PVar(String n) implements Pat { }
    record PWild() implements Pat { }
    record PInt(long v) implements Pat { }
    record PCon(String n, List<Pat> a) implements Pat { }
    record PTup(List<Pat> ps) implements Pat { }
    static class Parser {
        final List<String> t = new ArrayList<>();
        int p;
        static final Set<String> KW = Set.of("let", "rec", "in", "fun", "if", "then", "else", "match",
                "with", "end", "true", "false");
        Parser(String s) {
            java.util.regex.Matcher m = java.util.regex.Pattern.compile("\\s*(\"[^\"]*\"|\\d+|[A-Za-z_]\\w*'*|->|::|<=|==|&&|\\|\\||\\S)").matcher(s);
            while (m.find()) t.add(m.group(1));
            t.add("<eof>");
        }
        String pk() { return t.get(p); }
        boolean ac(String s) {
            if (pk().equals(s)) {
                p++;
                return true;
            }
            return false;
        }
        void ex(String s) {
            if (!ac(s)) throw new SynError("expected " + s + " got " + pk());
        }
        String id() {
            String s = t.get(p++);
            if (!s.matches("[a-z_]\\w*'*") || KW.contains(s)) throw new SynError("expected a name got " + s);
            return s;
        }
        Ex top() { Ex e = expr(); ex("<eof>"); return e; }
        Ex expr() {
            if (ac("let")) {
                boolean rec = ac("rec");
                String n = id();
                List<String> ps = new ArrayList<>();
                while (!pk().equals("=")) ps.add(id());
                ex("=");
                Ex v = lam(ps, expr());
                ex("in");
                return new ELet(n, rec, v, expr());
            }
            if (ac("fun")) {
                List<String> ps = new ArrayList<>();
                while (!pk().equals("->")) ps.add(id());
                ex("->");
                return lam(ps, expr());
            }
            if (ac("if")) {
                Ex c = expr();
                ex("then");
                Ex a = expr();
                ex("else");
                return new EIf(c, a, expr());
            }
            if (ac("match")) {
                Ex s = expr();
                ex("with");
                List<Pat> ps = new ArrayList<>();
                List<Ex> es = new ArrayList<>();
                ac("|");
                do {
                    ps.add(pat());
                    ex("->");
                    es.add(expr());
                } while (ac("|"));
                ex("end");
                return new EMatch(s, ps, es);
            }
            return bin(0);
        }
        Ex lam(List<String> ps, Ex b) {
            for (int i = ps.size() - 1; i >= 0; i--) b = new ELam(ps.get(i), b);
            return b;
        }
        static final String[][] LV = {{"||"}, {"&&"}, {"==", "<", "<="}, {"::"}, {"+", "-"}, {"*", "/"}};
        Ex bin(int l) {
            if (l == LV.length) return app();
            Ex a = bin(l + 1);
            if (LV[l][0].equals("::")) {
                if (ac("::")) return new EApp(new EApp(new EVar("Cons"), a), bin(l));
                return a;
            }
            for (;;) {
                String o = pk();
                if (!Arrays.asList(LV[l]).contains(o)) return a;
                p++;
                a = new EApp(new EApp(new EVar("(" + o + ")"), a), bin(l + 1));
            }
        }
        boolean start() {
            String s = pk();
            return s.equals("(") || s.equals("[") || s.startsWith("\"") || s.matches("\\d+")
                    || s.matches("[A-Za-z_]\\w*'*") && (!KW.contains(s) || s.equals("true")
                    || s.equals("false"));
        }
        Ex app() {
            if (!start()) throw new SynError("unexpected " + pk());
            Ex f = atom();
            while (start()) f = new EApp(f, atom());
            return f;
        }
        Ex atom() {
            String s = t.get(p++);
            if (s.matches("\\d+")) return new EInt(Long.parseLong(s));
            if (s.startsWith("\"")) return new EStr(s.substring(1, s.length() - 1));
            if (s.equals("true") || s.equals("false")) return new EBool(s.equals("true"));
            if (s.equals("(")) {
                if (ac(")")) return new EVar("Unit");
                List<Ex> es = new ArrayList<>();
                do es.add(expr());
                while (ac(","));
                ex(")");
                return es.size() == 1 ? es.get(0) : new ETup(es);
            }
            if (s.equals("[")) {
                List<Ex> es = new ArrayList<>();
                if (!ac("]")) {
                    do es.add(expr());
                    while (ac(","));
                    ex("]");
                }
                Ex r = new EVar("Nil");
                for (int i = es.size() - 1; i >= 0; i--) r = new EApp(new EApp(new EVar("Cons"), es.get(i)),
                        r);
                return r;
            }
            return new EVar(s);
        }
        Pat pat() {
            Pat a = patApp();
            if (ac("::")) return new PCon("Cons", List.of(a, pat()));
            return a;
        }
        Pat patApp() {
            String s = pk();
            if (s.matches("[A-Z]\\w*")) {
                p++;
                List<Pat> as = new ArrayList<>();
                while (pk().equals("(") || pk().equals("[") || pk().matches("\\d+|[A-Za-z_]\\w*'*")
                        && !KW.contains(pk())) as.add(patAtom());
                return new PCon(s, as);
            }
            return patAtom();
        }
        Pat patAtom() {
            String s = t.get(p++);
            if (s.equals("_")) return new PWild();
            if (s.matches("\\d+")) return new PInt(Long.parseLong(s));
            if (s.equals("[")) {
                ex("]");
                return new PCon("Nil", List.of());
            }
            if (s.equals("(")) {
                List<Pat> ps = new ArrayList<>();
                do ps.add(pat());
                while (ac(","));
                ex(")");
                return ps.size() == 1 ? ps.get(0) : new PTup(ps);
            }
            if (s.matches("[A-Z]\\w*")) return new PCon(s, List.of());
            if (s.matches("[a-z]\\w*'*") && !KW.contains(s)) return new PVar(s);
            throw new SynError("bad pattern " + s);
        }
    }
    static class Infer {
        int next, level, unifications; final Map<String, Scheme> cons = new TreeMap<>();
        TV fresh() { return new TV(next++, level); }
        Ty v(int i, Map<Integer, Ty> m) { return m.computeIfAbsent(i, k -> fresh()); }
        Ty inst(Scheme s) {
            Map<TV, Ty> m = new IdentityHashMap<>();
            for (TV x : s.vs()) m.put(x, fresh());
            return sub(s.t(), m);
        }
        Ty sub(Ty t, Map<TV, Ty> m) {
            t = prune(t);
            if (t instanceof TV x) return m.getOrDefault(x, x);
            TC c = (TC) t;
            return c.a().isEmpty() ? c : new TC(c.n(), c.a().stream().map(q -> sub(q, m)).toList());
        }
        Scheme gen(Ty t) {
            List<TV> vs = new ArrayList<>();
            collect(t, vs);
            return new Scheme(vs, t);
        }
        void collect(Ty t, List<TV> out) {
            t = prune(t);
            if (t instanceof TV x) { if (x.level > level && !out.contains(x)) out.add(x);
                    } else ((TC) t).a().forEach(q -> collect(q, out));
        }
        void unify(Ty a, Ty b) {
            unifications++;
            a = prune(a);
            b = prune(b);
            if (a == b) return;
            if (a instanceof TV x) {
                occurs(x, b, a, b);
                x.ref = b;
            } else if (b instanceof TV) unify(b, a);
            else {
                TC p = (TC) a, q = (TC) b;
                if (!p.n().equals(q.n()) || p.a().size() != q.a().size()) throw new TypeError("cannot unify "
                        + show(a) + " with " + show(b));
                for (int i = 0; i < p.a().size(); i++) unify(p.a().get(i), q.a().get(i));
            }
        }
        void occurs(TV x, Ty t, Ty a, Ty b) {
            t = prune(t);
            if (t == x) throw new TypeError("infinite type " + showPair(a, b));
            if (t instanceof TV y) y.level = Math.min(y.level, x.level);
            else ((TC) t).a().forEach(q -> occurs(x, q, a, b));
        }
        Ty infer(Ex e, Map<String, Scheme> env) {
            if (e instanceof EInt) return INT;
            if (e instanceof EBool) return BOOL;
            if (e instanceof EStr) return STR;
            if (e instanceof EVar v) {
                Scheme s = env.containsKey(v.n()) ? env.get(v.n()) : cons.get(v.n());
                if (s == null) throw new TypeError("unbound " + v.n());
                return inst(s);
            }
            if (e instanceof ELam l) {
                TV a = fresh();
                Map<String, Scheme> en = new HashMap<>(env);
                en.put(l.p(), new Scheme(List.of(), a));
                return fn(a, infer(l.b(), en));
            }
            if (e instanceof EApp a) {
                Ty f = infer(a.f(), env), x = infer(a.a(), env);
                TV r = fresh();
                unify(f, fn(x, r));
                return r;
            }
            if (e instanceof EIf i) {
                unify(infer(i.c(), env), BOOL);
                Ty t = infer(i.t(), env);
                unify(t, infer(i.e(), env));
                return t;
            }
            if (e instanceof ETup t) return new TC("*", t.es().stream().map(x -> infer(x, env)).toList());
            if (e instanceof ELet l) {
                level++;
                Map<String, Scheme> en = new HashMap<>(env);
                Ty t;
                if (l.rec()) {
                    TV a = fresh();
                    en.put(l.n(), new Scheme(List.of(), a));
                    t = infer(l.v(), en);
                    unify(a, t);
                } else t = infer(l.v(), env);
                level--;
                Map<String, Scheme> body = new HashMap<>(env);
                body.put(l.n(), gen(t));
                return infer(l.b(), body);
            }
            EMatch m = (EMatch) e;
            Ty s = infer(m.s(), env), r = fresh();
            for (int i = 0; i < m.ps().size(); i++) {
                Map<String, Scheme> en = new HashMap<>(env);
                unify(s, pat(m.ps().get(i), en, new HashSet<>()));
                unify(r, infer(m.es().get(i), en));
            }
            return r;
        }
        Ty pat(Pat p, Map<String, Scheme> env, Set<String> seen) {
            if (p instanceof PWild) return fresh();
            if (p instanceof PInt) return INT;
            if (p instanceof PVar v) {
                if (!seen.add(v.n())) throw new TypeError("duplicate variable " + v.n());
                TV t = fresh();
                env.put(v.n(), new Scheme(List.of(), t));
                return t;
            }
            if (p instanceof PTup t) return new TC("*", t.ps().stream().map(q -> pat(q, env, seen)).toList());
            PCon c = (PCon) p;
            Scheme s = cons.get(c.n());
            if (s == null) throw new TypeError("unknown constructor " + c.n());
            Ty t = inst(s);
            for (Pat q : c.a()) {
                t = prune(t);
                if (!(t instanceof TC k)
                        || !k.n().equals("->")) throw new TypeError("too many arguments for " + c.n());
                unify(k.a().get(0), pat(q, env, seen));
                t = k.a().get(1);
            }
            if (prune(t) instanceof TC k && k.n().equals("->")) throw new TypeError("too few arguments for "
                    + c.n());
            return t;
        }
    }
    static String show(Ty t) { return show(t, new LinkedHashMap<>(), 0); }
    static String showPair(Ty a, Ty b) {
        Map<TV, String> m = new LinkedHashMap<>();
        return show(a, m, 0) + " = " + show(b, m, 0);
    }
    static String show(Ty t, Map<TV, String> names, int prec) {
        t = prune(t);
        if (t instanceof TV v) return names.computeIfAbsent(v, k -> "'" + (char) ('a' + names.size() % 26)
                + (names.size() >= 26 ? names.size() / 26 : ""));
        TC c = (TC) t;
        if (c.n().equals("->")) {
            String s = show(c.a().get(0), names, 1) + " -> " + show(c.a().get(1), names, 0);
            return prec > 0 ? "(" + s + ")" : s;
        }
        if (c.n().equals("*")) {
            StringJoiner j = new StringJoiner(" * ");
            for (Ty x : c.a()) j.add(show(x, names, 2));
            return prec > 1 ? "(" + j + ")" : j.toString();
        }
        if (c.a().isEmpty()) return c.n();
        if (c.a().size() == 1) return show(c.a().get(0), names, 3) + " " + c.n();
        StringJoiner j = new StringJoiner(", ", "(", ") " + c.n());
        for (Ty x : c.a()) j.add(show(x, names, 0));
        return j.toString();
    }
    interface Val { }
    record VInt(long v) implements Val {
        public String toString() { return "" + v; }
    }
    record VBool(boolean v) implements Val {
        public String toString() { return "" + v; }
    }
    record VStr(String v) implements Val {
        public String toString() { return "\"" + v + "\""; }
    }
    interface Fun extends Val { Val call(Val a); }
    record VTup(List<Val> vs) implements Val {
        public String toString() {
            return vs.stream().map(Object::toString).collect(Collectors.joining(", ", "(", ")"));
        }
    }
    record VCon(String n, List<Val> a) implements Val {
        public String toString() {
            if (n.equals("Nil")) return "[]";
            if (n.equals("Cons")) {
                StringJoiner j = new StringJoiner(", ", "[", "]");
                VCon c = this;
                while (c.n.equals("Cons")) {
                    j.add(str(c.a.get(0)));
                    c = (VCon) c.a.get(1);
                }
                return j.toString();
            }
            return n + a.stream().map(x -> " " + (x instanceof VCon c && !c.a().isEmpty()
                    && !c.n().equals("Cons") ? "(" + x + ")" : str(x))).collect(Collectors.joining());
        }
    }
    static String str(Val v) { return v instanceof Fun ? "<fun>" : v.toString(); }
    static class Env {
        final String n;
        Val v;
        final Env up;
        Env(String n, Val v, Env up) {
            this.n = n;
            this.v = v;
            this.up = up;
        }
        static Val get(Env e, String n) {
            for (; e != null; e = e.up) if (e.n.equals(n)) return e.v;
            throw new NoSuchElementException(n);
        }
    }
    static int fuel;
    static Val ev(Ex e, Env env) {
        if (--fuel < 0) throw new IllegalStateException("out of fuel");
        if (e instanceof EInt i) return new VInt(i.v());
        if (e instanceof EBool b) return new VBool(b.v());
        if (e instanceof EStr s) return new VStr(s.v());
        if (e instanceof EVar v) return Env.get(env, v.n());
        if (e instanceof ELam l) return (Fun) a -> ev(l.b(), new Env(l.p(), a, env));
        if (e instanceof EApp a) {
            Val f = ev(a.f(), env);
            return ((Fun) f).call(ev(a.a(), env));
        }
        if (e instanceof EIf i) return ((VBool) ev(i.c(), env)).v() ? ev(i.t(), env) : ev(i.e(), env);
        if (e instanceof ETup t) return new VTup(t.es().stream().map(x -> ev(x, env)).toList());
        if (e instanceof ELet l) {
            Env n = new Env(l.n(), null, env);
            n.v = ev(l.v(), l.rec() ? n : env);
            return ev(l.b(), n);
        }
        EMatch m = (EMatch) e;
        Val s = ev(m.s(), env);
        for (int i = 0; i < m.ps().size(); i++) {
            Env[] out = {env};
            if (match(m.ps().get(i), s, out)) return ev(m.es().get(i), out[0]);
        }
        throw new IllegalStateException("match failure on " + s);
    }
    static boolean match(Pat p, Val v, Env[] env) {
        if (p instanceof PWild) return true;
        if (p instanceof PVar x) {
            env[0] = new Env(x.n(), v, env[0]);
            return true;
        }
        if (p instanceof PInt i) return ((VInt) v).v() == i.v();
        if (p instanceof PTup t) {
            for (int i = 0; i < t.ps().size(); i++) if (!match(t.ps().get(i), ((VTup) v).vs().get(i),
                    env)) return false;
            return true;
        }
        PCon c = (PCon) p;
        VCon k = (VCon) v;
        if (!c.n().equals(k.n())) return false;
        for (int i = 0; i < c.a().size(); i++) if (!match(c.a().get(i), k.a().get(i), env)) return false;
        return true;
    }
    static Fun curry(String n, int k, List<Val> got) {
        return a -> {
            List<Val> l = new ArrayList<>(got);
            l.add(a);
            return l.size() == k ? new VCon(n, l) : curry(n, k, l);
        };
    }
    public static void main(String[] args) {
        String[] progs = { "42", "fun x -> x", "fun f g x -> f (g x)", "fun x y -> x",
                "let id = fun x -> x in (id 1, id true, id \"s\")", "fun id -> (id 1, id true)",
                "fun x -> x x", "let rec fact n = if n < 2 then 1 else n * fact (n - 1) in fact 10",
                "let rec map f l = match l with [] -> [] | x :: r -> f x :: map f r end in map",
                "let rec map f l = match l with [] -> [] | x :: r -> f x :: map f r end in map (fun x -> x * x) [1, 2, 3]",
                "let rec fold f z l = match l with [] -> z | x :: r -> fold f (f z x) r end in fold (fun a x -> a + x) 0 [1,2,3,4]",
                "let rec fold f z l = match l with [] -> z | x :: r -> fold f (f z x) r end in fold",
                "let compose f g x = f (g x) in compose (fun x -> x + 1) (fun x -> x * 2) 5",
                "let pair x = (x, x) in pair (pair 1)", "1 + true", "if 1 then 2 else 3",
                "if true then 1 else \"x\"", "[1, true]", "y", "fun f -> f f f", "Some 3", "None",
                "fun o -> match o with Some x -> x + 1 | None -> 0 end",
                "match Some (1, 2) with Some (a, b) -> a + b | None -> 0 end",
                "let swap p = match p with (a, b) -> (b, a) end in swap (1, \"one\")",
                "let rec zip a b = match (a, b) with (x :: xs, y :: ys) -> (x, y) :: zip xs ys | _ -> [] end in zip",
                "let rec zip a b = match (a, b) with (x :: xs, y :: ys) -> (x, y) :: zip xs ys | _ -> [] end in zip [1,2,3] [true,false]",
                "let rec ins t x = match t with Leaf -> Node Leaf x Leaf | Node l y r -> if x < y then Node (ins l x) y r else Node l y (ins r x) end in ins (ins (ins Leaf 5) 2) 8",
                "let rec ins t x = match t with Leaf -> Node Leaf x Leaf | Node l y r -> if x < y then Node (ins l x) y r else Node l y (ins r x) end in ins",
                "let rec size t = match t with Leaf -> 0 | Node l _ r -> size l + 1 + size r end in size",
                "match 1 with 1 -> \"one\" | 2 -> \"two\" end", "match 3 with 1 -> 10 end",
                "let rec loop x = loop x in loop", "let rec loop x = loop (x + 1) in loop 1",
                "fun x -> let y = x in y", "fun x -> let f = fun z -> x in (f 1, f true)",
                "let f = fun x -> let g = fun y -> (x, y) in g in f 1 true",
                "let k = fun x y -> x in let s = fun f g x -> f x (g x) in s k k",
                "let twice f x = f (f x) in twice twice (fun n -> n + 3) 0",
                "let p1 = (fun x -> (x, x)) in let p2 = fun x -> p1 (p1 x) in fun x -> p2 (p2 x)",
                "let rec even n = if n == 0 then true else odd (n - 1) in even", "Cons 1", "Node Leaf",
                "match [1] with Foo x -> x end", "match Some 1 with Some -> 1 end",
                "match (1, 2) with (x, x) -> x end", "match None with Some x y -> x end", "let x = in 3",
                "fun -> 1", "(1, 2", "match 1 with 1 -> 2", "1 +", "let rec f x = f in f", "()",
                "let u = () in (u, [u])", "true && 1 < 2 || false", "[[1], []]", "\"a\" == \"b\"",
                "let rec filter p l = match l with [] -> [] | x :: r -> if p x then x :: filter p r else filter p r end in let rec append a b = match a with [] -> b | x :: r -> x :: append r b end in let rec qs l = match l with [] -> [] | p :: r -> append (qs (filter (fun x -> x < p) r)) (p :: qs (filter (fun x -> p <= x) r)) end in qs [3,1,4,1,5,9,2,6]",
                "fun a b c d -> (d, c, b, a)", "10 / 0" };
        int ok = 0, bad = 0, uni = 0;
        for (String s : progs) {
            Infer in = new Infer();
            in.level = 1;
            TV a = in.fresh();
            Ty la = list(a), oa = con("option", a), ta = con("tree", a);
            Map<String, Ty> cs = new LinkedHashMap<>();
            cs.put("Nil", la);
            cs.put("Cons", fn(a, fn(la, la)));
            cs.put("None", oa);
            cs.put("Some", fn(a, oa));
            cs.put("Leaf", ta);
            cs.put("Node", fn(ta, fn(a, fn(ta, ta))));
            cs.put("Unit", UNIT);
            cs.put("(==)", fn(a, fn(a, BOOL)));
            for (String o : new String[]{"+", "-", "*", "/"}) cs.put("(" + o + ")", fn(INT, fn(INT, INT)));
            for (String o : new String[]{"<", "<="}) cs.put("(" + o + ")", fn(INT, fn(INT, BOOL)));
            for (String o : new String[]{"&&", "||"}) cs.put("(" + o + ")", fn(BOOL, fn(BOOL, BOOL)));
            in.level = 0;
            cs.forEach((k, t) -> in.cons.put(k, in.gen(t)));
            Env env = new Env("Nil", new VCon("Nil", List.of()), null);
            env = new Env("None", new VCon("None", List.of()), env);
            env = new Env("Leaf", new VCon("Leaf", List.of()), env);
            env = new Env("Unit", new VCon("Unit", List.of()), env);
            env = new Env("Some", curry("Some", 1, List.of()), env);
            env = new Env("Cons", curry("Cons", 2, List.of()), env);
            env = new Env("Node", curry("Node", 3, List.of()), env);
            for (String o : new String[]{"+", "-", "*", "/", "<", "<=", "==", "&&", "||"}) env = new Env("("
                    + o + ")", (Fun) x -> (Fun) y -> o.equals("==")
                    ? new VBool(x.equals(y)) : x instanceof VBool p ? new VBool(o.equals("&&") ? p.v()
                    && ((VBool) y).v() : p.v() || ((VBool) y).v()) : switch (o) {
                case "+" -> new VInt(((VInt) x).v() + ((VInt) y).v());
                case "-" -> new VInt(((VInt) x).v() - ((VInt) y).v());
                case "*" -> new VInt(((VInt) x).v() * ((VInt) y).v());
                case "/" -> new VInt(((VInt) x).v() / ((VInt) y).v());
                case "<" -> new VBool(((VInt) x).v() < ((VInt) y).v());
                default -> new VBool(((VInt) x).v() <= ((VInt) y).v());
            }, env);
            String lab = s.length() > 64 ? s.substring(0, 61) + "..." : s;
            try {
                Ex e = new Parser(s).top();
                in.level = 1;
                Ty t = in.infer(e, Map.of());
                uni += in.unifications;
                fuel = 4000;
                String v;
                try { v = str(ev(e, env)); } catch (IllegalStateException | ArithmeticException x) { v = "!"
                        + x.getMessage(); }
                System.out.println(lab + " : " + show(t) + " = " + v);
                ok++;
            } catch (TypeError x) {
                System.out.println(lab + " : type error, " + x.getMessage());
                bad++;
            } catch (SynError x) {
                System.out.println(lab + " : syntax error, " + x.getMessage());
                bad++;
            }
        }
        System.out.println(ok + " typed " + bad + " rejected, " + uni + " unifications");
    }
}
