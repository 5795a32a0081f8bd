// A small Lisp: reader, closures, special forms, macros with quasiquote, tail calls in a
// trampoline, lists, big integers, error handling, a prelude in Lisp itself.
import java.math.BigInteger;
import java.util.*;
import java.util.function.*;

public class LargeLisp {
    static class LispError extends RuntimeException { LispError(String m) { super(m); } }
    record Sym(String n) {
        static final Map<String, Sym> all = new HashMap<>();
        static Sym of(String n) { return all.computeIfAbsent(n, Sym::new); }
        public String toString() { return n; }
    }
    static final class Cons implements Iterable<Object> {
        Object car, cdr;
        Cons(Object a, Object d) { car = a; cdr = d; }
        public Iterator<Object> iterator() {
            return new Iterator<>() {
                Object cur = Cons.this;
                public boolean hasNext() { return cur instanceof Cons; }
                public Object next() {
                    if (!(cur instanceof Cons c)) throw new NoSuchElementException();
                    cur = c.cdr;
                    return c.car;
                }
            };
        }
        public boolean equals(Object o) {
            return o instanceof Cons c && Objects.equals(car, c.car) && Objects.equals(cdr, c.cdr);
        }
        public int hashCode() { return Objects.hash(car, cdr); }
    }
    static final Object NIL = new Object() { public String toString() { return "()"; } };
    static Object list(Object... xs) {
        Object r = NIL;
        for (int i = xs.length - 1; i >= 0; i--) r = new Cons(xs[i], r);
        return r;
    }
    static Object listOf(List<?> l, Object tail) {
        Object r = tail;
        for (int i = l.size() - 1; i >= 0; i--) r = new Cons(l.get(i), r);
        return r;
    }
    static List<Object> toList(Object o) {
        List<Object> l = new ArrayList<>();
        while (o instanceof Cons c) {
            l.add(c.car);
            o = c.cdr;
        }
        if (o != NIL) throw new LispError("improper list");
        return l;
    }
    static String str(Object o, boolean quote) {
        if (o instanceof Boolean b) return b ? "#t" : "#f";
        if (o instanceof String s) return quote ? "\"" + s.replace("\\", "\\\\").replace("\"",
                "\\\"").replace("\n", "\\n") + "\"" : s;
        if (o instanceof Cons c) {
            if (c.car instanceof Sym q && c.cdr instanceof Cons d && d.cdr == NIL
                    && PREFIX.containsValue(q.n())) for (Map.Entry<String,
                    String> e : PREFIX.entrySet()) if (e.getValue().equals(q.n())) return e.getKey()
                    + str(d.car, quote);
            StringBuilder sb = new StringBuilder("(");
            Object x = c;
            while (x instanceof Cons k) {
                sb.append(str(k.car, quote));
                x = k.cdr;
                if (x instanceof Cons) sb.append(' ');
            }
            if (x != NIL) sb.append(" . ").append(str(x, quote));
            return sb.append(')').toString();
        }
        return String.valueOf(o);
    }
    static final Map<String, String> PREFIX = new LinkedHashMap<>();
    static {
        PREFIX.put("'", "quote");
        PREFIX.put("`", "quasiquote");
        PREFIX.put(",@", "unquote-splicing");
        PREFIX.put(",", "unquote");
    }
    static class Reader {
        final String s; int p;
        Reader(String s) { this.s = s; }
        void skip() {
            while (p < s.length()) {
                char c = s.charAt(p);
                if (c == ';') while (p < s.length() && s.charAt(p) != '\n') p++;
                else if (Character.isWhitespace(c)) p++;
                else break;
            }
        }
        boolean more() { skip(); return p < s.length(); }
        Object read() {
            skip();
            if (p >= s.length()) throw new LispError("unexpected end of input");
            char c = s.charAt(p);
            if (c == '(') {
                p++;
                List<Object> l = new ArrayList<>();
                Object tail = NIL;
                for (;;) {
                    skip();
                    if (p >= s.length()) throw new LispError("unclosed list");
                    if (s.charAt(p) == ')') {
                        p++;
                        return listOf(l, tail);
                    }
                    if (s.startsWith(". ", p)) {
                        p++;
                        tail = read();
                    } else l.add(read());
                }
            }
            if (c == ')') { p++; throw new LispError("unexpected )"); }
            if (c == '"') {
                StringBuilder sb = new StringBuilder();
                p++;
                while (p < s.length() && s.charAt(p) != '"') {
                    char k = s.charAt(p++);
                    if (k == '\\') {
                        k = s.charAt(p++);
                        sb.append(k == 'n' ? '\n' : k);
                    } else sb.append(k);
                }
                if (p >= s.length()) throw new LispError("unclosed string");
                p++;
                return sb.toString();
            }
            for (String q : PREFIX.keySet()) if (s.startsWith(q, p)) {
                p += q.length();
                return list(Sym.of(PREFIX.get(q)), read());
            }
            int st = p;
            while (p < s.length() && !Character.isWhitespace(s.charAt(p))
                    && "()\";".indexOf(s.charAt(p)) < 0) p++;
            String t = s.substring(st, p);
            if (t.equals("#t")) return true; if (t.equals("#f")) return false;
            if (t.matches("[-+]?\\d+")) return new BigInteger(t);
            if (t.matches("[-+]?\\d*\\.\\d+")) return Double.parseDouble(t);
            return Sym.of(t);
        }
    }
    static class Env {
        final Map<Sym, Object> m = new HashMap<>();
        final Env up;
        Env(Env up) { this.up = up; }
        Env find(Sym s) {
            for (Env e = this; e != null; e = e.up) if (e.m.containsKey(s)) return e;
            throw new LispError("unbound " + s);
        }
    }
    interface Fn { Object call(List<Object> a); }
    record Prim(String n, int min, int max, Fn f) {
        public String toString() { return "#<prim " + n + ">"; }
    }
    static class Closure {
        final Object params;
        final Object body;
        final Env env;
        String name = "lambda";
        boolean macro;
        Closure(Object p, Object b, Env e) {
            params = p;
            body = b;
            env = e;
        }
        public String toString() { return "#<" + (macro ? "macro " : "") + name + ">"; }
        Env bind(List<Object> a) {
            Env e = new Env(env);
            Object p = params;
            int i = 0;
            while (p instanceof Cons c) {
                if (i >= a.size()) throw new LispError(name + ": too few arguments");
                e.m.put((Sym) c.car, a.get(i++));
                p = c.cdr;
            }
            if (p instanceof Sym s) e.m.put(s, listOf(a.subList(i, a.size()), NIL));
            else if (i < a.size()) throw new LispError(name + ": too many arguments");
            return e;
        }
    }
    static boolean truthy(Object o) { return !(o instanceof Boolean b) || b; }
    static Object nth(Object l, int n) {
        while (n-- > 0) l = l instanceof Cons c ? c.cdr : NIL;
        if (l instanceof Cons c) return c.car;
        throw new LispError("bad form");
    }
    static long steps; static int depth, maxDepth;
    static Object eval(Object x, Env env) {
        if (++depth > 900) { depth = 0; throw new LispError("recursion too deep"); }
        maxDepth = Math.max(maxDepth, depth);
        try {
            for (;;) {
                steps++;
                if (x instanceof Sym s) return env.find(s).m.get(s);
                if (!(x instanceof Cons c)) return x;
                if (c.car instanceof Sym s) switch (s.n()) {
                    case "quote": return nth(x, 1);
                    case "if": if (truthy(eval(nth(x, 1), env))) x = nth(x, 2);
                    else {
                        Object e = ((Cons) ((Cons) c.cdr).cdr).cdr;
                        if (e == NIL) return NIL;
                        x = nth(e, 0);
                    }
                    continue;
                    case "define": {
                        Object t = nth(x, 1);
                        if (t instanceof Cons h) {
                            Closure f = new Closure(h.cdr, ((Cons) c.cdr).cdr, env);
                            f.name = h.car.toString();
                            env.m.put((Sym) h.car, f);
                            return h.car;
                        }
                        Object v = eval(nth(x, 2), env);
                        if (v instanceof Closure f && f.name.equals("lambda")) f.name = t.toString();
                        env.m.put((Sym) t, v);
                        return t;
                    }
                    case "set!": {
                        Sym t = (Sym) nth(x, 1);
                        Object v = eval(nth(x, 2), env);
                        env.find(t).m.put(t, v);
                        return v;
                    }
                    case "lambda": return new Closure(nth(x, 1), ((Cons) c.cdr).cdr, env);
                    case "defmacro": {
                        Cons h = (Cons) nth(x, 1);
                        Closure f = new Closure(h.cdr, ((Cons) c.cdr).cdr, env);
                        f.name = h.car.toString();
                        f.macro = true;
                        env.m.put((Sym) h.car, f);
                        return h.car;
                    }
                    case "begin": {
                        Object b = c.cdr;
                        if (b == NIL) return NIL;
                        while (((Cons) b).cdr != NIL) {
                            eval(((Cons) b).car, env);
                            b = ((Cons) b).cdr;
                        }
                        x = ((Cons) b).car;
                        continue;
                    }
                    case "let": {
                        Env e = new Env(env);
                        for (Object b : toList(nth(x, 1))) e.m.put((Sym) nth(b, 0), eval(nth(b, 1), env));
                        x = new Cons(Sym.of("begin"), ((Cons) c.cdr).cdr);
                        env = e;
                        continue;
                    }
                    case "cond": {
                        Object r = NIL;
                        for (Object cl : toList(c.cdr)) if (nth(cl, 0) == Sym.of("else")
                                || truthy(eval(nth(cl, 0), env))) {
                            r = new Cons(Sym.of("begin"), ((Cons) cl).cdr);
                            break;
                        }
                        if (r == NIL) return NIL;
                        x = r;
                        continue;
                    }
                    case "and": {
                        Object r = true;
                        for (Object a : toList(c.cdr)) {
                            r = eval(a, env);
                            if (!truthy(r)) return r;
                        }
                        return r;
                    }
                    case "or": {
                        Object r = false;
                        for (Object a : toList(c.cdr)) {
                            r = eval(a, env);
                            if (truthy(r)) return r;
                        }
                        return r;
                    }
                    case "quasiquote": return quasi(nth(x, 1), env, 1);
                    case "try": try { return eval(nth(x, 1), env); } catch (LispError e) {
                        depth = Math.max(depth, 1);
                        return apply(eval(nth(x, 2), env), List.of(e.getMessage()));
                    }
                    default: break;
                }
                Object f = eval(c.car, env);
                if (f instanceof Closure m && m.macro) {
                    x = progn(m.body, m.bind(toList(c.cdr)));
                    continue;
                }
                List<Object> a = new ArrayList<>();
                for (Object o : toList(c.cdr)) a.add(eval(o, env));
                if (f instanceof Closure k) {
                    env = k.bind(a);
                    x = new Cons(Sym.of("begin"), k.body);
                    continue;
                }
                return apply(f, a);
            }
        } catch (ClassCastException e) { throw new LispError("type error"); } finally { depth--; }
    }
    static Object progn(Object body, Env e) {
        Object r = NIL;
        for (Object b : toList(body)) r = eval(b, e);
        return r;
    }
    static Object apply(Object f, List<Object> a) {
        if (f instanceof Prim p) {
            if (a.size() < p.min() || p.max() >= 0 && a.size() > p.max()) throw new LispError(p.n()
                    + ": wrong number of arguments " + a.size());
            return p.f().call(a);
        }
        if (f instanceof Closure c) return progn(c.body, c.bind(a));
        throw new LispError("not a function: " + str(f, true));
    }
    static Object quasi(Object x, Env env, int lv) {
        if (!(x instanceof Cons c)) return x;
        if (c.car == Sym.of("unquote")) return lv == 1 ? eval(nth(x, 1), env) : list(c.car, quasi(nth(x, 1),
                env, lv - 1));
        if (c.car == Sym.of("quasiquote")) return list(c.car, quasi(nth(x, 1), env, lv + 1));
        if (c.car instanceof Cons i && i.car == Sym.of("unquote-splicing")
                && lv == 1) return listOf(toList(eval(nth(i, 1), env)), quasi(c.cdr, env, lv));
        return new Cons(quasi(c.car, env, lv), quasi(c.cdr, env, lv));
    }
    static Object arith(String op, List<Object> a) {
        if (a.size() == 1 && op.equals("-")) return arith("-", List.of(BigInteger.ZERO, a.get(0)));
        Object r = a.isEmpty() ? (op.equals("*") ? BigInteger.ONE : BigInteger.ZERO) : a.get(0);
        for (Object y : a) if (!(y instanceof BigInteger) && !(y instanceof Double)) throw new LispError(op
                + ": not a number: " + str(y, true));
        for (int i = 1; i < a.size(); i++) {
            Object y = a.get(i);
            if (r instanceof BigInteger p && y instanceof BigInteger q) r = switch (op) {
                case "+" -> p.add(q);
                case "-" -> p.subtract(q);
                case "*" -> p.multiply(q);
                case "/" -> {
                    if (q.signum() == 0) throw new LispError("division by zero");
                    yield p.divide(q);
                }
                default -> {
                    if (q.signum() == 0) throw new LispError("division by zero");
                    yield p.mod(q.abs());
                }
            };
            else {
                double p = ((Number) r).doubleValue(), q = ((Number) y).doubleValue();
                r = switch (op) {
                    case "+" -> p + q;
                    case "-" -> p - q;
                    case "*" -> p * q;
                    case "/" -> p / q;
                    default -> p % q;
                };
            }
        }
        return r;
    }
    static int cmp(Object a, Object b) {
        if (a instanceof BigInteger p && b instanceof BigInteger q) return p.compareTo(q);
        if (a instanceof Number p && b instanceof Number q) return Double.compare(p.doubleValue(),
                q.doubleValue());
        if (a instanceof String p && b instanceof String q) return p.compareTo(q);
        throw new LispError("cannot compare");
    }
    static Env global(StringBuilder out) {
        Env g = new Env(null);
        BiConsumer<String, Prim> d = (n, p) -> g.m.put(Sym.of(n), p);
        for (String op : "+ - * / mod".split(" ")) d.accept(op, new Prim(op, op.equals("-") ? 1 : 0, -1, a
                -> arith(op, a)));
        Map<String, IntPredicate> cs = Map.of("<", c -> c < 0, ">", c -> c > 0, "<=", c -> c <= 0, ">=", c
                -> c >= 0, "=", c -> c == 0);
        cs.forEach((n, q) -> d.accept(n, new Prim(n, 2, 2, a -> q.test(cmp(a.get(0), a.get(1))))));
        d.accept("cons", new Prim("cons", 2, 2, a -> new Cons(a.get(0), a.get(1))));
        d.accept("car", new Prim("car", 1, 1, a -> {
            if (a.get(0) instanceof Cons c) return c.car;
            throw new LispError("car of " + str(a.get(0), true));
        }));
        d.accept("cdr", new Prim("cdr", 1, 1, a -> {
            if (a.get(0) instanceof Cons c) return c.cdr;
            throw new LispError("cdr of " + str(a.get(0), true));
        }));
        d.accept("list", new Prim("list", 0, -1, a -> listOf(a, NIL)));
        d.accept("null?", new Prim("null?", 1, 1, a -> a.get(0) == NIL));
        d.accept("pair?", new Prim("pair?", 1, 1, a -> a.get(0) instanceof Cons));
        d.accept("symbol?", new Prim("symbol?", 1, 1, a -> a.get(0) instanceof Sym));
        d.accept("number?", new Prim("number?", 1, 1, a -> a.get(0) instanceof Number));
        d.accept("string?", new Prim("string?", 1, 1, a -> a.get(0) instanceof String));
        d.accept("procedure?", new Prim("procedure?", 1, 1, a -> a.get(0) instanceof Prim
                || a.get(0) instanceof Closure));
        d.accept("eq?", new Prim("eq?", 2, 2, a -> a.get(0) == a.get(1) || a.get(0).equals(a.get(1))
                && !(a.get(0) instanceof Cons)));
        d.accept("equal?", new Prim("equal?", 2, 2, a -> a.get(0).equals(a.get(1))));
        d.accept("not", new Prim("not", 1, 1, a -> !truthy(a.get(0))));
        d.accept("apply", new Prim("apply", 2, 2, a -> LargeLisp.apply(a.get(0), toList(a.get(1)))));
        d.accept("error", new Prim("error", 1, -1, a -> {
            throw new LispError(a.stream().map(x -> str(x, false)).reduce((x, y) -> x + " " + y).get());
        }));
        d.accept("print", new Prim("print", 0, -1, a -> {
            a.forEach(x -> out.append(str(x, false)).append(' '));
            return NIL;
        }));
        d.accept("string-append", new Prim("string-append", 0, -1, a -> {
            StringBuilder sb = new StringBuilder();
            a.forEach(x -> sb.append((String) x));
            return sb.toString();
        }));
        d.accept("number->string", new Prim("number->string", 1, 1, a -> a.get(0).toString()));
        d.accept("length", new Prim("length", 1, 1, a -> BigInteger.valueOf(toList(a.get(0)).size())));
        d.accept("gensym", new Prim("gensym", 0, 0, a -> new Sym("g" + g.m.size())));
        d.accept("eval", new Prim("eval", 1, 1, a -> LargeLisp.eval(a.get(0), g)));
        d.accept("set-car!", new Prim("set-car!", 2, 2, a -> ((Cons) a.get(0)).car = a.get(1)));
        return g;
    }
    static final String PRELUDE = "(define (map f l) (if (null? l) '() (cons (f (car l)) (map f (cdr l)))))"
    + "(define (filter p l) (cond ((null? l) '()) ((p (car l)) (cons (car l) (filter p (cdr l)))) (else (filter p (cdr l)))))"
    + "(define (fold f z l) (if (null? l) z (fold f (f z (car l)) (cdr l))))"
    + "(define (append a b) (if (null? a) b (cons (car a) (append (cdr a) b))))"
    + "(define (reverse l) (fold (lambda (a x) (cons x a)) '() l))"
    + "(define (range a b) (if (>= a b) '() (cons a (range (+ a 1) b))))"
    + "(define (compose . fs) (if (null? fs) (lambda (x) x) (lambda (x) ((car fs) ((apply compose (cdr fs)) x)))))"
    + "(defmacro (when c . body) `(if ,c (begin ,@body) '()))"
    + "(defmacro (unless c . body) `(if ,c '() (begin ,@body)))"
    + "(defmacro (while c . body) `(let ((loop '())) (set! loop (lambda () (when ,c ,@body (loop)))) (loop)))"
    + "(defmacro (let* bs . body) (if (null? bs) `(begin ,@body) `(let (,(car bs)) (let* ,(cdr bs) ,@body))))"
    + "(defmacro (swap! a b) (let ((t (gensym))) `(let ((,t ,a)) (set! ,a ,b) (set! ,b ,t))))";
    public static void main(String[] args) {
        StringBuilder out = new StringBuilder();
        Env g = global(out);
        Reader pr = new Reader(PRELUDE);
        while (pr.more()) eval(pr.read(), g);
        String[] progs = { "(+ 1 2 3)", "(* 99999999999 99999999999)", "(/ 7 2)", "(/ 7.0 2)", "(- 5)",
                "(mod -7 3)", "'(a b . c)", "'(quote x)", "(list 1 \"two\" 'three #t 4.5)",
                "(define (fact n) (if (= n 0) 1 (* n (fact (- n 1)))))", "(fact 30)",
                "(define (loop n acc) (if (= n 0) acc (loop (- n 1) (+ acc n))))", "(loop 3000 0)",
                "(map fact (range 0 8))", "(filter (lambda (x) (= 0 (mod x 3))) (range 0 20))",
                "(fold + 0 (range 1 51))", "(reverse '(1 (2 3) 4))",
                "((compose (lambda (x) (* x 2)) (lambda (x) (+ x 1))) 5)",
                "(define (counter) (let ((n 0)) (lambda () (set! n (+ n 1)) n)))", "(define c1 (counter))",
                "(begin (c1) (c1) (list (c1) ((counter))))", "`(1 ,(+ 1 1) ,@(map fact '(3 4)) end)",
                "`(a `(b ,(c ,(+ 1 2))))", "(let ((x 1) (y 2)) (swap! x y) (list x y))",
                "(let ((i 0) (s '())) (while (< i 5) (set! s (cons (* i i) s)) (set! i (+ i 1))) s)",
                "(let* ((a 2) (b (* a a)) (c (* b b))) (list a b c))",
                "(cond ((> 1 2) 'no) ((= 1 1) 'yes) (else 'other))", "(and 1 2 #f 3)", "(or #f 'x)",
                "(define (ack m n) (cond ((= m 0) (+ n 1)) ((= n 0) (ack (- m 1) 1)) (else (ack (- m 1) (ack m (- n 1))))))",
                "(ack 2 3)", "(define (hanoi n a b c) (if (= n 0) 0 (+ (hanoi (- n 1) a c b) 1 (hanoi (- n 1) c b a))))",
                "(hanoi 7 'a 'b 'c)",
                "(define (qs l) (if (null? l) '() (let ((p (car l)) (r (cdr l))) (append (qs (filter (lambda (x) (< x p)) r)) (cons p (qs (filter (lambda (x) (>= x p)) r)))))))",
                "(qs '(5 3 8 1 9 2 7 3))", "(define (vararg a . rest) (list a rest))", "(vararg 1 2 3)",
                "(apply vararg '(1))", "(try (car '()) (lambda (m) (string-append \"caught: \" m)))",
                "(try (error \"boom\" 42 'sym) (lambda (m) m))", "(eval '(+ 1 (* 2 3)))",
                "(let ((l '(1 2 3))) (set-car! l 99) l)", "(equal? '(1 (2 3)) (list 1 (list 2 3)))",
                "(eq? '(1) '(1))", "(print 1 \"s\" 'q)", "map", "car", "when",
                "(string-append \"a\\\"b\" \"c\")", "(define (inf n) (+ 1 (inf n)))", "(inf 1)",
                "(undefined-fn 1)", "(1 2 3)", "(car 5)", "(+ 'a 1)", "(vararg)", "((lambda (x) x) 1 2)",
                "(cons 1)", "(/ 1 0)", "(", ")", "\"open",
                "(define primes (lambda (n) (let ((sieve '())) (set! sieve (lambda (l) (if (null? l) '() (cons (car l) (sieve (filter (lambda (x) (> (mod x (car l)) 0)) (cdr l))))))) (sieve (range 2 n)))))",
                "(primes 40)", "(define Y (lambda (f) ((lambda (x) (x x)) (lambda (x) (f (lambda (y) ((x x) y)))))))",
                "((Y (lambda (self) (lambda (n) (if (< n 2) n (+ (self (- n 1)) (self (- n 2))))))) 12)",
                "(length '(1 2 . 3))", "(< 1 \"a\")" };
        for (String p : progs) {
            depth = 0;
            try {
                Reader r = new Reader(p);
                Object v = NIL;
                while (r.more()) v = eval(r.read(), g);
                String s = str(v, true);
                System.out.println((p.length() > 60 ? p.substring(0, 57) + "..." : p) + " => " + s);
            } catch (LispError e) {
                System.out.println((p.length() > 60 ? p.substring(0, 57) + "..." : p) + " => error: "
                        + e.getMessage());
            }
        }
        System.out.println("out " + out + "steps " + steps + " depth " + maxDepth);
    }
}
