// Expression language: lexer, Pratt parser, tree evaluator, symbolic derivative, simplifier,
// compiler to RPN with its own evaluator, error positions.
import java.util.*;
import java.util.function.*;

public class LargeExpr {
    static class SyntaxError extends RuntimeException {
        final int pos;
        SyntaxError(String m, int pos) {
            super(m + " at " + pos);
            this.pos = pos;
        }
    }
    enum T { NUM, ID, OP, LP, RP, COMMA, END }
    record Tok(T t, String s, int pos) { }
    static List<Tok> lex(String in) {
        List<Tok> out = new ArrayList<>();
        int i = 0;
        while (i < in.length()) {
            char c = in.charAt(i);
            int st = i;
            if (Character.isWhitespace(c)) { i++; continue; }
            if (Character.isDigit(c) || c == '.') {
                while (i < in.length() && (Character.isDigit(in.charAt(i)) || in.charAt(i) == '.')) i++;
                String n = in.substring(st, i);
                if (n.indexOf('.') != n.lastIndexOf('.')
                        || n.equals(".")) throw new SyntaxError("bad number " + n, st);
                out.add(new Tok(T.NUM, n, st));
            }
            else if (Character.isLetter(c)) {
                while (i < in.length() && Character.isLetterOrDigit(in.charAt(i))) i++;
                out.add(new Tok(T.ID, in.substring(st, i), st));
            }
            else if (c == '(') { out.add(new Tok(T.LP, "(", i++)); } else if (c == ')') {
                    out.add(new Tok(T.RP, ")", i++)); } else if (c == ',') { out.add(new Tok(T.COMMA, ",",
                    i++)); }
            else {
                String two = in.substring(i, Math.min(i + 2, in.length()));
                if (List.of("<=", ">=", "==", "!=", "&&", "||").contains(two)) {
                    out.add(new Tok(T.OP, two, i));
                    i += 2;
                } else if ("+-*/^%<>!?:=".indexOf(c) >= 0) { out.add(new Tok(T.OP, "" + c, i++));
                        } else throw new SyntaxError("unexpected '" + c + "'", i);
            }
        }
        out.add(new Tok(T.END, "<end>", in.length()));
        return out;
    }
    sealed interface Node permits Num, Var, Un, Bin, Cond, Call, Let { }
    record Num(double v) implements Node {
        public String toString() {
            return v == Math.rint(v) && Math.abs(v) < 1e9 ? "" + (long) v : "" + v;
        }
    }
    record Var(String n) implements Node { public String toString() { return n; } }
    record Un(String op, Node a) implements Node {
        public String toString() { return op + a; }
    }
    record Bin(String op, Node l, Node r) implements Node {
        public String toString() { return "(" + l + " " + op + " " + r + ")"; }
    }
    record Cond(Node c, Node a, Node b) implements Node {
        public String toString() { return "(" + c + " ? " + a + " : " + b + ")"; }
    }
    record Call(String f, List<Node> args) implements Node {
        public String toString() {
            StringJoiner j = new StringJoiner(", ", f + "(", ")");
            args.forEach(x -> j.add(x.toString()));
            return j.toString();
        }
    }
    record Let(String n, Node v) implements Node {
        public String toString() { return n + " = " + v; }
    }
    static class Parser {
        final List<Tok> ts; int p;
        static final Map<String, Integer> PREC = Map.ofEntries(Map.entry("||", 1), Map.entry("&&", 2),
                Map.entry("==", 3), Map.entry("!=", 3), Map.entry("<", 4), Map.entry(">", 4), Map.entry("<=",
                4), Map.entry(">=", 4), Map.entry("+", 5), Map.entry("-", 5), Map.entry("*", 6),
                Map.entry("/", 6), Map.entry("%", 6), Map.entry("^", 8));
        Parser(String s) { ts = lex(s); }
        Tok peek() { return ts.get(p); }
        Tok next() { return ts.get(p++); }
        boolean accept(String s) {
            if (peek().s().equals(s) && peek().t() != T.END) {
                p++;
                return true;
            }
            return false;
        }
        void expect(String s) {
            if (!accept(s)) throw new SyntaxError("expected '" + s + "' but found '" + peek().s() + "'",
                    peek().pos());
        }
        Node program() {
            Node n;
            if (peek().t() == T.ID && ts.size() > 1 && ts.get(1).s().equals("=")) {
                String v = next().s();
                next();
                n = new Let(v, ternary());
            } else n = ternary();
            if (peek().t() != T.END) throw new SyntaxError("trailing '" + peek().s() + "'", peek().pos());
            return n;
        }
        Node ternary() {
            Node c = binary(1);
            if (accept("?")) {
                Node a = ternary();
                expect(":");
                Node b = ternary();
                return new Cond(c, a, b);
            }
            return c;
        }
        Node binary(int min) {
            Node l = unary();
            while (peek().t() == T.OP && PREC.containsKey(peek().s())) {
                int pr = PREC.get(peek().s());
                if (pr < min) break;
                String op = next().s();
                Node r = binary(op.equals("^") ? pr : pr + 1);
                l = new Bin(op, l, r);
            }
            return l;
        }
        Node unary() {
            if (accept("-")) return new Un("-", binary(7));
            if (accept("!")) return new Un("!", unary());
            if (accept("+")) return unary();
            return primary();
        }
        Node primary() {
            Tok t = next();
            switch (t.t()) {
                case NUM: return new Num(Double.parseDouble(t.s()));
                case ID: if (accept("(")) {
                    List<Node> a = new ArrayList<>();
                    if (!accept(")")) {
                        do a.add(ternary());
                        while (accept(","));
                        expect(")");
                    }
                    return new Call(t.s(), a);
                }
                return new Var(t.s());
                case LP: { Node n = ternary(); expect(")"); return n; }
                default: throw new SyntaxError("unexpected '" + t.s() + "'", t.pos());
            }
        }
    }
    static final Map<String, Function<double[], Double>> FUN = new TreeMap<>();
    static final Map<String, Integer> ARITY = new TreeMap<>();
    static void def(String n, int ar, Function<double[], Double> f) {
        FUN.put(n, f);
        ARITY.put(n, ar);
    }
    static {
        def("sin", 1, a -> Math.sin(a[0]));
        def("cos", 1, a -> Math.cos(a[0]));
        def("exp", 1, a -> Math.exp(a[0]));
        def("ln", 1, a -> Math.log(a[0]));
        def("sqrt", 1, a -> Math.sqrt(a[0]));
        def("abs", 1, a -> Math.abs(a[0]));
        def("floor", 1, a -> Math.floor(a[0]));
        def("max", -1, a -> Arrays.stream(a).max().orElseThrow());
        def("min", -1, a -> Arrays.stream(a).min().orElseThrow());
        def("sum", -1, a -> Arrays.stream(a).sum());
        def("gcd", 2, a -> {
            double x = a[0], y = a[1];
            while (y != 0) {
                double t = x % y;
                x = y;
                y = t;
            }
            return x;
        });
        def("fact", 1, a -> {
            double r = 1;
            for (int i = 2; i <= a[0]; i++) r *= i;
            return r;
        });
    }
    static double bin(String op, double x, double y) {
        return switch (op) {
            case "+" -> x + y;
            case "-" -> x - y;
            case "*" -> x * y;
            case "/" -> {
                if (y == 0) throw new ArithmeticException("division by zero");
                yield x / y;
            }
            case "%" -> x % y;
            case "^" -> Math.pow(x, y);
            case "<" -> x < y ? 1 : 0;
            case ">" -> x > y ? 1 : 0;
            case "<=" -> x <= y ? 1 : 0;
            case ">=" -> x >= y ? 1 : 0;
            case "==" -> x == y ? 1 : 0;
            case "!=" -> x != y ? 1 : 0;
            default -> throw new IllegalStateException(op);
        };
    }
    static double eval(Node n, Map<String, Double> env) {
        if (n instanceof Num k) return k.v();
        if (n instanceof Var v) {
            Double d = env.get(v.n());
            if (d == null) throw new NoSuchElementException("undefined " + v.n());
            return d;
        }
        if (n instanceof Un u) {
            double a = eval(u.a(), env);
            return u.op().equals("-") ? -a : a == 0 ? 1 : 0;
        }
        if (n instanceof Bin b) {
            double x = eval(b.l(), env);
            if (b.op().equals("&&")) return x != 0 && eval(b.r(), env) != 0 ? 1 : 0;
            if (b.op().equals("||")) return x != 0 || eval(b.r(), env) != 0 ? 1 : 0;
            return bin(b.op(), x, eval(b.r(), env));
        }
        if (n instanceof Cond c) return eval(c.c(), env) != 0 ? eval(c.a(), env) : eval(c.b(), env);
        if (n instanceof Let l) {
            double v = eval(l.v(), env);
            env.put(l.n(), v);
            return v;
        }
        Call c = (Call) n;
        Function<double[], Double> f = FUN.get(c.f());
        if (f == null) throw new NoSuchElementException("no function " + c.f());
        int ar = ARITY.get(c.f());
        if (ar >= 0 && ar != c.args().size()) throw new IllegalArgumentException(c.f() + " takes " + ar
                + " arguments, not " + c.args().size());
        return f.apply(c.args().stream().mapToDouble(a -> eval(a, env)).toArray());
    }
    static Node num(double v) { return new Num(v); }
    static boolean is(Node n, double v) { return n instanceof Num k && k.v() == v; }
    static Node simp(Node n) {
        if (n instanceof Un u) {
            Node a = simp(u.a());
            if (a instanceof Num k) return num(u.op().equals("-") ? -k.v() : k.v() == 0 ? 1 : 0);
            if (a instanceof Un v && v.op().equals("-") && u.op().equals("-")) return v.a();
            return new Un(u.op(), a);
        }
        if (n instanceof Bin b) {
            Node l = simp(b.l()), r = simp(b.r());
            if (l instanceof Num x && r instanceof Num y && !(b.op().equals("/") && y.v() == 0)
                    && Parser.PREC.get(b.op()) > 2) return num(bin(b.op(), x.v(), y.v()));
            switch (b.op()) {
                case "+": if (is(l, 0)) return r;
                if (is(r, 0)) return l;
                if (l.equals(r)) return simp(new Bin("*", num(2), l));
                break;
                case "-": if (is(r, 0)) return l;
                if (is(l, 0)) return simp(new Un("-", r));
                if (l.equals(r)) return num(0);
                break;
                case "*": if (is(l, 0) || is(r, 0)) return num(0);
                if (is(l, 1)) return r;
                if (is(r, 1)) return l;
                if (r instanceof Num && !(l instanceof Num)) return simp(new Bin("*", r, l));
                if (l instanceof Num a && r instanceof Bin q && q.op().equals("*")
                        && q.l() instanceof Num c) return simp(new Bin("*", num(a.v() * c.v()), q.r()));
                break;
                case "/": if (is(l, 0)) return num(0);
                if (is(r, 1)) return l;
                if (l.equals(r)) return num(1);
                break;
                case "^": if (is(r, 1)) return l; if (is(r, 0)) return num(1); break;
                default: break;
            }
            return new Bin(b.op(), l, r);
        }
        if (n instanceof Cond c) {
            Node q = simp(c.c());
            if (q instanceof Num k) return simp(k.v() != 0 ? c.a() : c.b());
            return new Cond(q, simp(c.a()), simp(c.b()));
        }
        if (n instanceof Call c) {
            List<Node> a = c.args().stream().map(LargeExpr::simp).toList();
            if (!a.isEmpty() && a.stream().allMatch(x -> x instanceof Num)) return num(eval(new Call(c.f(),
                    a), Map.of()));
            return new Call(c.f(), a);
        }
        return n;
    }
    static Node d(Node n, String x) {
        if (n instanceof Num) return num(0);
        if (n instanceof Var v) return num(v.n().equals(x) ? 1 : 0);
        if (n instanceof Un u && u.op().equals("-")) return new Un("-", d(u.a(), x));
        if (n instanceof Bin b) switch (b.op()) {
            case "+": case "-": return new Bin(b.op(), d(b.l(), x), d(b.r(), x));
            case "*": return new Bin("+", new Bin("*", d(b.l(), x), b.r()), new Bin("*", b.l(), d(b.r(), x)));
            case "/": return new Bin("/", new Bin("-", new Bin("*", d(b.l(), x), b.r()), new Bin("*", b.l(),
                    d(b.r(), x))), new Bin("^", b.r(), num(2)));
            case "^": if (b.r() instanceof Num k) return new Bin("*", new Bin("*", k, new Bin("^", b.l(),
                    num(k.v() - 1))), d(b.l(), x));
            return new Bin("*", n, d(new Bin("*", b.r(), new Call("ln", List.of(b.l()))), x));
            default: break;
        }
        if (n instanceof Call c && c.args().size() == 1) {
            Node a = c.args().get(0), da = d(a, x);
            Node outer = switch (c.f()) {
                case "sin" -> new Call("cos", List.of(a));
                case "cos" -> new Un("-", new Call("sin", List.of(a)));
                case "exp" -> n;
                case "ln" -> new Bin("/", num(1), a);
                case "sqrt" -> new Bin("/", num(0.5), n);
                default -> throw new UnsupportedOperationException("d/d" + x + " of " + c.f());
            };
            return new Bin("*", outer, da);
        }
        throw new UnsupportedOperationException("d/d" + x + " of " + n);
    }
    static void rpn(Node n, List<String> out) {
        if (n instanceof Num || n instanceof Var) out.add(n.toString());
        else if (n instanceof Un u) {
            rpn(u.a(), out);
            out.add(u.op().equals("-") ? "neg" : "not");
        }
        else if (n instanceof Bin b) {
            rpn(b.l(), out);
            rpn(b.r(), out);
            out.add(b.op());
        }
        else if (n instanceof Call c) {
            c.args().forEach(a -> rpn(a, out));
            out.add(c.f() + "/" + c.args().size());
        }
        else throw new UnsupportedOperationException("rpn of " + n.getClass().getSimpleName());
    }
    static double run(List<String> code, Map<String, Double> env) {
        Deque<Double> st = new ArrayDeque<>();
        for (String s : code) {
            if (s.equals("neg")) st.push(-st.pop());
            else if (s.equals("not")) st.push(st.pop() == 0 ? 1.0 : 0.0);
            else if (Parser.PREC.containsKey(s)) {
                double y = st.pop(), x = st.pop();
                st.push(s.equals("&&") ? (x != 0 && y != 0 ? 1.0 : 0.0) : s.equals("||") ? (x != 0 || y != 0
                        ? 1.0 : 0.0) : bin(s, x, y));
            }
            else if (s.matches(".+/\\d+")) {
                int k = Integer.parseInt(s.substring(s.indexOf('/') + 1));
                double[] a = new double[k];
                for (int i = k - 1; i >= 0; i--) a[i] = st.pop();
                st.push(FUN.get(s.substring(0, s.indexOf('/'))).apply(a));
            }
            else if (Character.isDigit(s.charAt(0)) || s.startsWith("-")) st.push(Double.parseDouble(s));
            else st.push(env.get(s));
        }
        if (st.size() != 1) throw new IllegalStateException("stack " + st);
        return st.pop();
    }
    static String fmt(double v) {
        return v == Math.rint(v) && Math.abs(v) < 1e15 ? "" + (long) v : String.format(Locale.ROOT, "%.6f",
                v);
    }
    static Node random(Random r, int depth) {
        if (depth == 0 || r.nextInt(4) == 0) return r.nextBoolean()
                ? num(r.nextInt(10)) : new Var("xyz".substring(r.nextInt(3)).substring(0, 1));
        return switch (r.nextInt(6)) {
            case 0 -> new Un("-", random(r, depth - 1));
            case 1 -> new Call("max", List.of(random(r, depth - 1), random(r, depth - 1)));
            default -> new Bin("+-*".charAt(r.nextInt(3)) + "", random(r, depth - 1), random(r, depth - 1));
        };
    }
    public static void main(String[] args) {
        Map<String, Double> env = new TreeMap<>(Map.of("x", 3.0, "y", 4.0, "pi", Math.PI));
        String[] progs = { "1+2*3", "(1+2)*3", "2^3^2", "-2^2", "(-2)^2", "10-4-3", "100/10/5", "7%4*2",
                "1<2 && 3>=3", "1>2 || !0", "x*x + y*y", "sqrt(x^2+y^2)", "max(1, 2, x, y)", "z = x + y",
                "z * 2", "x > y ? 1 : x < y ? 2 : 3", "gcd(84, 36) + fact(5)", "--3", "+5 - -5", "sum()",
                "1/0", "0 && 1/0", "foo", "bar(1)", "sin(1,2)", "2 +", "(1", "1 2", "3 $ 4", "1.2.3",
                "f(1,)", ")", "", "floor(7/2) == 3 ? abs(-9) : 0", "min()" };
        for (String s : progs) try {
            Node n = new Parser(s).program();
            System.out.println(s + "  =>  " + n + "  =>  " + fmt(eval(n, env)));
        } catch (SyntaxError e) {
            System.out.println(s + "  =>  syntax error: " + e.getMessage() + " (" + e.pos + ")");
        } catch (RuntimeException e) {
            System.out.println(s + "  =>  " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
        for (String s : new String[]{"x^2", "3*x^3 - 2*x + 7", "sin(x)*cos(x)", "exp(x^2)", "ln(x)/x", "x*y",
                "sqrt(x)", "2^x", "(x+1)*(x-1)", "abs(x)", "x < 1"}) try {
            Node n = simp(d(new Parser(s).program(), "x"));
            double h = 1e-6, num = (eval(new Parser(s).program(), Map.of("x", 1.5 + h, "y",
                    2.0)) - eval(new Parser(s).program(), Map.of("x", 1.5 - h, "y", 2.0))) / (2 * h);
            System.out.println("d " + s + " = " + n + " check " + (Math.abs(eval(n, Map.of("x", 1.5, "y",
                    2.0)) - num) < 1e-4));
        } catch (UnsupportedOperationException e) {
            System.out.println("d " + s + " unsupported: " + e.getMessage());
        }
        for (String s : new String[]{"x*1 + 0", "0*x + 3*4", "x - x", "x/x", "--x", "2*(3*x)", "x*5", "x+x",
                "1 ? x : y", "max(1,2)+sin(0)", "x^1^0"}) System.out.println("simp " + s + " = "
                + simp(new Parser(s).program()));
        Random r = new Random(99);
        int agree = 0, simpler = 0;
        long codeLen = 0;
        for (int i = 0; i < 80; i++) {
            Node n = random(r, 4);
            double v = eval(n, Map.of("x", 2.0, "y", -3.0, "z", 5.0));
            List<String> code = new ArrayList<>();
            rpn(n, code);
            codeLen += code.size();
            Node back = new Parser(n.toString()).program();
            Node sm = simp(n);
            if (run(code, Map.of("x", 2.0, "y", -3.0, "z", 5.0)) == v && eval(back, Map.of("x", 2.0, "y",
                    -3.0, "z", 5.0)) == v && eval(sm, Map.of("x", 2.0, "y", -3.0, "z", 5.0)) == v) agree++;
            if (sm.toString().length() < n.toString().length()) simpler++;
        }
        System.out.println("agree " + agree + " simpler " + simpler + " code " + codeLen);
        List<String> code = new ArrayList<>();
        rpn(new Parser("-(x+2)*max(y,1,2) > 3 && !z").program(), code);
        System.out.println(code);
    }
}
