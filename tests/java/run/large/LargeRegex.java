// Regular expressions: parser, Thompson NFA, Pike simulation with captures, subset construction to
// DFA, minimisation, derivatives; all compared with each other and java.util.regex.
import java.util.*;
import java.util.stream.*;

public class LargeRegex {
    static class Bad extends RuntimeException { Bad(String m) { super(m); } }
    sealed interface Re permits Chr, Any, Set1, Cat, Alt, Rep, Grp, Eps { }
    record Chr(char c) implements Re { }
    record Any() implements Re { }
    record Set1(BitSet s, String src) implements Re { }
    record Cat(Re a, Re b) implements Re { }
    record Alt(Re a, Re b) implements Re { }
    record Rep(Re a, int min, int max) implements Re { }
    record Grp(Re a, int n) implements Re { }
    record Eps() implements Re { }
    static class Parser {
        final String s;
        int p, groups;
        Parser(String s) { this.s = s; }
        boolean more() { return p < s.length(); }
        Re parse() {
            Re r = alt();
            if (more()) throw new Bad("unmatched ) at " + p);
            return r;
        }
        Re alt() {
            Re a = cat();
            while (more() && s.charAt(p) == '|') {
                p++;
                a = new Alt(a, cat());
            }
            return a;
        }
        Re cat() {
            Re r = new Eps();
            while (more() && s.charAt(p) != '|' && s.charAt(p) != ')') {
                Re x = rep();
                r = r instanceof Eps ? x : new Cat(r, x);
            }
            return r;
        }
        Re rep() {
            Re a = atom();
            while (more()) {
                char c = s.charAt(p);
                if (c == '*') {
                    p++;
                    a = new Rep(a, 0, -1);
                } else if (c == '+') {
                    p++;
                    a = new Rep(a, 1, -1);
                } else if (c == '?') {
                    p++;
                    a = new Rep(a, 0, 1);
                }
                else if (c == '{') {
                    int e = s.indexOf('}', p);
                    if (e < 0) throw new Bad("unclosed { at " + p);
                    String[] q = s.substring(p + 1, e).split(",", -1);
                    try {
                        int lo = Integer.parseInt(q[0]), hi = q.length == 1 ? lo : q[1].isEmpty()
                                ? -1 : Integer.parseInt(q[1]);
                        if (hi >= 0 && hi < lo) throw new Bad("bad range at " + p);
                        a = new Rep(a, lo, hi);
                    } catch (NumberFormatException x) { throw new Bad("bad count at " + p); }
                    p = e + 1;
                }
                else break;
            }
            return a;
        }
        Re atom() {
            char c = s.charAt(p++);
            switch (c) {
                case '(': {
                    int n = ++groups;
                    Re a = alt();
                    if (!more()) throw new Bad("unclosed (");
                    p++;
                    return new Grp(a, n);
                }
                case '.': return new Any();
                case '[': return set();
                case '*': case '+': case '?': throw new Bad("nothing to repeat at " + (p - 1));
                case '\\': if (!more()) throw new Bad("trailing backslash");
                c = s.charAt(p++);
                return c == 'd' ? named("0-9", "\\d") : c == 'w' ? named("a-zA-Z0-9_",
                        "\\w") : new Chr(c == 'n' ? '\n' : c);
                default: return new Chr(c);
            }
        }
        Re named(String spec, String src) {
            Parser q = new Parser(spec + "]");
            Set1 s1 = (Set1) q.set();
            return new Set1(s1.s(), src);
        }
        Re set() {
            int st = p;
            boolean neg = more() && s.charAt(p) == '^';
            if (neg) p++;
            BitSet b = new BitSet(128);
            boolean first = true;
            while (true) {
                if (!more()) throw new Bad("unclosed [");
                char c = s.charAt(p++);
                if (c == ']' && !first) break;
                first = false;
                if (c == '\\') c = s.charAt(p++);
                if (p + 1 < s.length() && s.charAt(p) == '-' && s.charAt(p + 1) != ']') {
                    char e = s.charAt(p + 1);
                    p += 2;
                    if (e < c) throw new Bad("bad class range");
                    b.set(c, e + 1);
                } else b.set(c);
            }
            if (neg) b.flip(0, 128);
            return new Set1(b, s.substring(st - 1 < 0 ? 0 : st - 1, p));
        }
    }
    enum Op { CHAR, SPLIT, SAVE, MATCH, JMP }
    static class St {
        Op op;
        BitSet on;
        int a = -1, b = -1, slot;
    }
    static class Nfa {
        final List<St> st = new ArrayList<>(); int groups, start;
        static BitSet bits(Re r) {
            BitSet b = new BitSet(128);
            if (r instanceof Chr c) b.set(c.c());
            else if (r instanceof Any) {
                b.set(0, 128);
                b.clear('\n');
            } else b.or(((Set1) r).s());
            return b;
        }
        int add(Op o, int a, int b) {
            St s = new St();
            s.op = o;
            s.a = a;
            s.b = b;
            st.add(s);
            if (st.size() > 5000) throw new Bad("too large");
            return st.size() - 1;
        }
        int comp(Re r, int next) {
            if (r instanceof Eps) return next;
            if (r instanceof Chr || r instanceof Any || r instanceof Set1) {
                int i = add(Op.CHAR, next, -1);
                st.get(i).on = bits(r);
                return i;
            }
            if (r instanceof Cat c) return comp(c.a(), comp(c.b(), next));
            if (r instanceof Alt a) {
                int x = comp(a.a(), next), y = comp(a.b(), next);
                return add(Op.SPLIT, x, y);
            }
            if (r instanceof Grp g) {
                int e = add(Op.SAVE, next, -1);
                st.get(e).slot = 2 * g.n() + 1;
                int b = comp(g.a(), e);
                int s = add(Op.SAVE, b, -1);
                st.get(s).slot = 2 * g.n();
                return s;
            }
            Rep p = (Rep) r;
            int n = next;
            if (p.max() < 0) {
                int loop = add(Op.SPLIT, -1, next);
                int body = comp(p.a(), loop);
                st.get(loop).a = body;
                n = loop;
            } else for (int i = p.min(); i < p.max(); i++) {
                int body = comp(p.a(), n);
                n = add(Op.SPLIT, body, next);
            }
            for (int i = 0; i < p.min(); i++) n = comp(p.a(), n);
            return n;
        }
        Nfa(String re) {
            Parser p = new Parser(re);
            Re r = p.parse();
            groups = p.groups;
            int m = add(Op.MATCH, -1, -1);
            start = comp(r, m);
        }
        record Th(int pc, int[] caps) { }
        void addTh(List<Th> l, boolean[] on, int pc, int pos, int[] caps) {
            if (on[pc]) return;
            on[pc] = true;
            St s = st.get(pc);
            switch (s.op) {
                case JMP: addTh(l, on, s.a, pos, caps);
                break;
                case SPLIT: addTh(l, on, s.a, pos, caps);
                addTh(l, on, s.b, pos, caps);
                break;
                case SAVE: {
                    int[] c = caps.clone();
                    c[s.slot] = pos;
                    addTh(l, on, s.a, pos, c);
                    break;
                }
                default: l.add(new Th(pc, caps));
            }
        }
        int[] match(String in, boolean full) {
            int[] init = new int[2 * groups + 2];
            Arrays.fill(init, -1);
            List<Th> cur = new ArrayList<>();
            int[] best = null;
            boolean[] on = new boolean[st.size()];
            for (int i = 0; i <= in.length(); i++) {
                if (best == null && (i == 0 || !full)) {
                    int[] c = init.clone();
                    c[0] = i;
                    addTh(cur, on, start, i, c);
                }
                if (cur.isEmpty() && best != null) break;
                List<Th> nx = new ArrayList<>();
                boolean[] non = new boolean[st.size()];
                for (Th t : cur) {
                    St s = st.get(t.pc());
                    if (s.op == Op.MATCH) {
                        if (full && i != in.length()) continue;
                        best = t.caps().clone();
                        best[1] = i;
                        break;
                    }
                    if (i < in.length() && in.charAt(i) < 128 && s.on.get(in.charAt(i))) addTh(nx, non, s.a,
                            i + 1, t.caps());
                }
                cur = nx;
                on = non;
            }
            return best;
        }
    }
    static class Dfa {
        final List<int[]> tr = new ArrayList<>();
        final List<Boolean> acc = new ArrayList<>();
        final int[] cls = new int[128];
        int nc;
        Dfa(Nfa n) {
            Map<List<Boolean>, Integer> cm = new HashMap<>();
            List<St> chars = n.st.stream().filter(s -> s.op == Op.CHAR).toList();
            for (int c = 0; c < 128; c++) {
                int q = c;
                List<Boolean> sig = chars.stream().map(s -> s.on.get(q)).toList();
                cls[c] = cm.computeIfAbsent(sig, k -> cm.size());
            }
            nc = cm.size();
            int[] rep = new int[nc];
            for (int c = 127; c >= 0; c--) rep[cls[c]] = c;
            Map<TreeSet<Integer>, Integer> ids = new HashMap<>();
            List<TreeSet<Integer>> work = new ArrayList<>();
            TreeSet<Integer> s0 = close(n, List.of(n.start));
            ids.put(s0, 0);
            work.add(s0);
            for (int i = 0; i < work.size(); i++) {
                TreeSet<Integer> s = work.get(i);
                acc.add(s.stream().anyMatch(q -> n.st.get(q).op == Op.MATCH));
                int[] row = new int[nc];
                for (int k = 0; k < nc; k++) {
                    int ch = rep[k];
                    List<Integer> mv = new ArrayList<>();
                    for (int q : s) {
                        St t = n.st.get(q);
                        if (t.op == Op.CHAR && t.on.get(ch)) mv.add(t.a);
                    }
                    TreeSet<Integer> d = close(n, mv);
                    Integer id = ids.get(d);
                    if (id == null) {
                        id = ids.size();
                        ids.put(d, id);
                        work.add(d);
                        if (id > 500) throw new Bad("dfa too large");
                    }
                    row[k] = id;
                }
                tr.add(row);
            }
        }
        Dfa(Dfa d, int[] part, int n) {
            nc = d.nc;
            System.arraycopy(d.cls, 0, cls, 0, 128);
            for (int i = 0; i < n; i++) {
                tr.add(new int[nc]);
                acc.add(false);
            }
            for (int s = 0; s < d.tr.size(); s++) {
                acc.set(part[s], d.acc.get(s));
                for (int k = 0; k < nc; k++) tr.get(part[s])[k] = part[d.tr.get(s)[k]];
            }
        }
        static TreeSet<Integer> close(Nfa n, List<Integer> from) {
            TreeSet<Integer> r = new TreeSet<>();
            Deque<Integer> st = new ArrayDeque<>(from);
            Set<Integer> seen = new HashSet<>();
            while (!st.isEmpty()) {
                int q = st.pop();
                if (!seen.add(q)) continue;
                St s = n.st.get(q);
                if (s.op == Op.CHAR || s.op == Op.MATCH) r.add(q);
                else {
                    st.push(s.a);
                    if (s.op == Op.SPLIT) st.push(s.b);
                }
            }
            return r;
        }
        Dfa minimize() {
            int n = tr.size();
            int[] part = new int[n];
            for (int i = 0; i < n; i++) part[i] = acc.get(i) == acc.get(0) ? 0 : 1;
            int k = (int) Arrays.stream(part).distinct().count();
            for (;;) {
                Map<List<Integer>, Integer> m = new LinkedHashMap<>();
                int[] np = new int[n];
                for (int i = 0; i < n; i++) {
                    List<Integer> key = new ArrayList<>();
                    key.add(part[i]);
                    for (int t : tr.get(i)) key.add(part[t]);
                    Integer id = m.get(key);
                    if (id == null) m.put(key, id = m.size());
                    np[i] = id;
                }
                if (m.size() == k) return new Dfa(this, np, k);
                part = np;
                k = m.size();
            }
        }
        boolean match(String s) {
            int q = 0;
            for (char c : s.toCharArray()) {
                if (c >= 128) return false;
                q = tr.get(q)[cls[c]];
            }
            return acc.get(q);
        }
        long count(int len) {
            long[] v = new long[tr.size()];
            v[0] = 1;
            int[] sz = new int[nc];
            for (int c = 'a'; c <= 'c'; c++) sz[cls[c]]++;
            for (int i = 0; i < len; i++) {
                long[] w = new long[v.length];
                for (int s = 0; s < v.length; s++) for (int k = 0; k < nc;
                        k++) w[tr.get(s)[k]] += v[s] * sz[k];
                v = w;
            }
            long r = 0;
            for (int s = 0; s < v.length; s++) if (acc.get(s)) r += v[s];
            return r;
        }
    }
    static boolean nullable(Re r) {
        if (r instanceof Eps) return true;
        if (r instanceof Cat c) return nullable(c.a()) && nullable(c.b());
        if (r instanceof Alt a) return nullable(a.a()) || nullable(a.b());
        if (r instanceof Rep p) return p.min() == 0 || nullable(p.a());
        if (r instanceof Grp g) return nullable(g.a());
        return false;
    }
    static final Re NONE = new Set1(new BitSet(), "[]");
    static Re cat(Re a, Re b) {
        return a == NONE || b == NONE ? NONE : a instanceof Eps ? b : b instanceof Eps ? a : new Cat(a, b);
    }
    static Re alt(Re a, Re b) {
        return a == NONE ? b : b == NONE || a.equals(b) ? a : new Alt(a, b);
    }
    static Re deriv(Re r, char c) {
        if (r instanceof Eps) return NONE;
        if (r instanceof Cat k) {
            Re d = cat(deriv(k.a(), c), k.b());
            return nullable(k.a()) ? alt(d, deriv(k.b(), c)) : d;
        }
        if (r instanceof Alt a) return alt(deriv(a.a(), c), deriv(a.b(), c));
        if (r instanceof Rep p) {
            if (p.max() == 0) return NONE;
            Re rest = new Rep(p.a(), Math.max(0, p.min() - 1), p.max() < 0 ? -1 : p.max() - 1);
            return cat(deriv(p.a(), c), rest);
        }
        if (r instanceof Grp g) return deriv(g.a(), c);
        return c < 128 && Nfa.bits(r).get(c) ? new Eps() : NONE;
    }
    static boolean dmatch(Re r, String s) {
        for (char c : s.toCharArray()) {
            r = deriv(r, c);
            if (r == NONE) return false;
        }
        return nullable(r);
    }
    static List<String> words(int max) {
        List<String> out = new ArrayList<>(List.of(""));
        for (int i = 0, n; out.get(i).length() < max; i++) for (char c = 'a'; c <= 'c';
                c++) out.add(out.get(i) + c);
        return out;
    }
    public static void main(String[] args) {
        String[] res = {"a*b", "(a|b)*abb", "a(b|c)?a", "(ab|a)(c|bc)", "[a-c]{2,3}", "a{2}b{0,1}c{1,}",
                "(a*)*b", "[^a]+", ".*c.*", "((a|b)(b|c))+", "", "a||b", "(|a)b", "\\w\\d?", "(a+)(b+)?c*",
                "(aa|aab?)*b"};
        List<String> ws = words(5);
        System.out.println(ws.size() + " words");
        for (String re : res) {
            Nfa n = new Nfa(re);
            Dfa d = new Dfa(n), m = d.minimize();
            Re ast = new Parser(re).parse();
            java.util.regex.Pattern jp = java.util.regex.Pattern.compile(re);
            int hit = 0, dis = 0;
            for (String w : ws) {
                boolean a = n.match(w, true) != null, b = d.match(w), c = m.match(w), e = dmatch(ast, w),
                        j = jp.matcher(w).matches();
                if (a) hit++;
                if (a != b || b != c || c != e || e != j) dis++;
            }
            System.out.println(String.format("%-18s nfa %2d dfa %2d min %2d matches %3d count5 %3d disagree %d",
                    re, n.st.size(), d.tr.size(), m.tr.size(), hit, m.count(5), dis));
        }
        String[][] caps = {{"(a+)(b+)", "xxaaabbby"}, {"(\\w+)@(\\w+)\\.com", "mail bob@site.com now"},
                {"(a|ab)(c|bcd)(d*)", "abcd"}, {"(a*)(a*)", "aaa"}, {"((x)|(y))z", "yz"}, {"b*", "aab"},
                {"(\\d{2}):(\\d{2})", "at 12:34:56"}, {"q", "none"}, {"(a)?(b)?c", "bc"}};
        for (String[] c : caps) {
            Nfa n = new Nfa(c[0]);
            int[] r = n.match(c[1], false);
            java.util.regex.Matcher jm = java.util.regex.Pattern.compile(c[0]).matcher(c[1]);
            boolean jf = jm.find();
            StringBuilder sb = new StringBuilder();
            boolean same = jf == (r != null);
            if (r != null) for (int g = 0; g < r.length / 2; g++) {
                sb.append(r[2 * g] < 0 || r[2 * g + 1] < 0 ? "null" : "'" + c[1].substring(r[2 * g], r[2 * g
                        + 1]) + "'").append(' ');
                same &= jm.start(g) == r[2 * g] && jm.end(g) == r[2 * g + 1];
            }
            System.out.println(c[0] + " in " + c[1] + " : " + sb + (same ? "agrees" : "differs"));
        }
        for (String bad : new String[]{"(a", "a)", "*a", "a{2", "a{x}", "a{3,1}", "[a", "[z-a]", "a\\",
                "a**", "+"}) try {
            Nfa n = new Nfa(bad);
            System.out.println(bad + " accepted " + n.st.size());
        } catch (Bad e) { System.out.println(bad + " : " + e.getMessage()); }
        long t = 0;
        Nfa evil = new Nfa("(a?){20}a{20}");
        System.out.println("evil " + (evil.match("a".repeat(20), true) != null) + (evil.match("a".repeat(41),
                true) == null) + " states " + evil.st.size());
        System.out.println(new Dfa(new Nfa("(a|b)*a(a|b)(a|b)(a|b)")).minimize().tr.size() + " "
                + new Dfa(new Nfa("(b|a)*")).minimize().tr.size());
        Random r = new Random(3);
        int agree = 0;
        for (int i = 0; i < 60; i++) {
            String re = gen(r, 3);
            Dfa m = new Dfa(new Nfa(re)).minimize();
            java.util.regex.Pattern p = java.util.regex.Pattern.compile(re);
            boolean ok = true;
            for (String w : ws.subList(0, 121)) ok &= m.match(w) == p.matcher(w).matches();
            if (ok) agree++;
            t += m.tr.size();
        }
        System.out.println("random " + agree + "/60 states " + t);
    }
    static String gen(Random r, int d) {
        if (d == 0) return "abc.".charAt(r.nextInt(4)) + "";
        switch (r.nextInt(6)) {
            case 0: return gen(r, d - 1) + gen(r, d - 1);
            case 1: return "(" + gen(r, d - 1) + "|" + gen(r, d - 1) + ")";
            case 2: return "(" + gen(r, d - 1) + ")*";
            case 3: return "(" + gen(r, d - 1) + ")?";
            case 4: return "[ab]" + gen(r, d - 1);
            default: return gen(r, d - 1) + "c";
        }
    }
}
