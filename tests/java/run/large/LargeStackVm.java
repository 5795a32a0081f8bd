// A stack machine with assembler, disassembler, verifier, calls, heap arrays, exceptions, a
// tracing profiler, and a compiler from a tiny imperative language to it.
import java.util.*;

public class LargeStackVm {
    enum Op {
        PUSH(1, 0, 1), POP(0, 1, 0), DUP(0, 1, 2), SWAP(0, 2, 2), OVER(0, 2, 3), ADD(0, 2, 1), SUB(0, 2, 1),
                MUL(0, 2, 1), DIV(0, 2, 1), MOD(0, 2, 1), NEG(0, 1, 1), EQ(0, 2, 1), LT(0, 2, 1), NOT(0, 1,
                1), JMP(1, 0, 0), JZ(1, 1, 0), LOAD(1, 0, 1), STORE(1, 1, 0), CALL(2, 0, 1), RET(0, 1, 0),
                PRINT(0, 1, 0), NEW(0, 1, 1), GET(0, 2, 1), SET(0, 3, 0), LEN(0, 1, 1), THROW(0, 1, 0),
                HALT(0, 0, 0);
        final int ops, in, out;
        Op(int o, int i, int u) {
            ops = o;
            in = i;
            out = u;
        }
    }
    static class VmError extends RuntimeException { VmError(String m) { super(m); } }
    static class AsmError extends RuntimeException { AsmError(String m) { super(m); } }
    static class Code {
        int[] mem;
        TreeMap<String, Integer> labels = new TreeMap<>();
        List<int[]> handlers = new ArrayList<>();
        Map<Integer, String> names = new TreeMap<>();
    }
    static Code assemble(String src) {
        Code c = new Code();
        List<String[]> ins = new ArrayList<>();
        List<Integer> lines = new ArrayList<>();
        int pc = 0, ln = 0;
        List<String[]> hs = new ArrayList<>();
        for (String raw : src.split("\n")) {
            ln++; String s = raw.replaceAll(";.*", "").trim(); if (s.isEmpty()) continue;
            if (s.endsWith(":")) {
                String l = s.substring(0, s.length() - 1);
                if (c.labels.put(l, pc) != null) throw new AsmError("line " + ln + ": duplicate label " + l);
                c.names.put(pc, l);
                continue;
            }
            String[] w = s.split("\\s+");
            if (w[0].equals(".catch")) {
                hs.add(w);
                continue;
            }
            Op op;
            try { op = Op.valueOf(w[0].toUpperCase()); } catch (IllegalArgumentException e) {
                    throw new AsmError("line " + ln + ": unknown op " + w[0]); }
            if (w.length - 1 != op.ops) throw new AsmError("line " + ln + ": " + op + " takes " + op.ops
                    + " operand(s)");
            ins.add(w);
            lines.add(ln);
            pc += 1 + op.ops;
        }
        c.mem = new int[pc]; pc = 0;
        for (int i = 0; i < ins.size(); i++) {
            String[] w = ins.get(i);
            Op op = Op.valueOf(w[0].toUpperCase());
            c.mem[pc++] = op.ordinal();
            for (int k = 1; k < w.length; k++) {
                String a = w[k];
                if (a.matches("-?\\d+")) c.mem[pc++] = Integer.parseInt(a);
                else if (c.labels.containsKey(a)) c.mem[pc++] = c.labels.get(a);
                else throw new AsmError("line " + lines.get(i) + ": unknown label " + a);
            }
        }
        for (String[] h : hs) c.handlers.add(new int[]{lab(c, h[1]), lab(c, h[2]), lab(c, h[3])});
        return c;
    }
    static int lab(Code c, String l) {
        Integer v = c.labels.get(l);
        if (v == null) throw new AsmError("unknown label " + l);
        return v;
    }
    static String disasm(Code c) {
        StringBuilder sb = new StringBuilder();
        for (int pc = 0; pc < c.mem.length; ) {
            if (c.names.containsKey(pc)) sb.append(c.names.get(pc)).append(": ");
            Op o = Op.values()[c.mem[pc]];
            sb.append(pc).append(' ').append(o);
            for (int k = 1; k <= o.ops; k++) sb.append(' ').append(c.mem[pc + k]);
            sb.append("; ");
            pc += 1 + o.ops;
        }
        return sb.toString();
    }
    static String verify(Code c) {
        Map<Integer, Integer> depth = new TreeMap<>();
        Deque<Integer> work = new ArrayDeque<>();
        Set<Integer> starts = new HashSet<>();
        for (int pc = 0; pc < c.mem.length; pc += 1 + Op.values()[c.mem[pc]].ops) starts.add(pc);
        depth.put(0, 0);
        work.add(0);
        for (int[] h : c.handlers) {
            depth.put(h[2], 1);
            work.add(h[2]);
        }
        int max = 0;
        while (!work.isEmpty()) {
            int pc = work.poll(), d = depth.get(pc);
            if (!starts.contains(pc)) return "jump into middle at " + pc;
            Op o = Op.values()[c.mem[pc]];
            if (d < o.in) return "underflow at " + pc + " " + o;
            int nd = d - o.in + o.out;
            if (o == Op.CALL) nd = d - c.mem[pc + 2] + 1;
            if (nd < 0) return "call underflow at " + pc;
            max = Math.max(max, nd);
            List<int[]> nx = new ArrayList<>();
            int fall = pc + 1 + o.ops;
            switch (o) {
                case JMP: nx.add(new int[]{c.mem[pc + 1], nd});
                break;
                case JZ: nx.add(new int[]{c.mem[pc + 1], nd});
                nx.add(new int[]{fall, nd});
                break;
                case RET: case HALT: case THROW: break;
                case CALL: nx.add(new int[]{c.mem[pc + 1], 0});
                nx.add(new int[]{fall, nd});
                break;
                default: nx.add(new int[]{fall, nd});
            }
            for (int[] n : nx) {
                if (n[0] >= c.mem.length || n[0] < 0) return "falls off at " + pc;
                Integer old = depth.get(n[0]);
                if (old == null) {
                    depth.put(n[0], n[1]);
                    work.add(n[0]);
                } else if (old != n[1]) return "depth mismatch at " + n[0] + ": " + old + " vs " + n[1];
            }
        }
        return "ok max " + max;
    }
    static class Frame {
        final int[] vars = new int[16];
        final int ret, base;
        Frame(int r, int b) {
            ret = r;
            base = b;
        }
    }
    static class Vm {
        final Code c;
        final int[] st = new int[256];
        int sp, pc;
        final Deque<Frame> fs = new ArrayDeque<>();
        final List<int[]> heap = new ArrayList<>();
        final StringBuilder out = new StringBuilder();
        long steps;
        final EnumMap<Op, Integer> prof = new EnumMap<>(Op.class);
        long limit = 200000;
        Vm(Code c) { this.c = c; fs.push(new Frame(-1, 0)); }
        void push(int v) {
            if (sp == st.length) throw new VmError("stack overflow");
            st[sp++] = v;
        }
        int pop() {
            if (sp <= fs.peek().base) throw new VmError("stack underflow");
            return st[--sp];
        }
        int[] arr(int r) {
            if (r < 1 || r > heap.size()) throw new VmError("bad reference " + r);
            return heap.get(r - 1);
        }
        boolean handle(int code, int at) {
            while (true) {
                for (int[] h : c.handlers) if (at >= h[0] && at < h[1]) {
                    sp = fs.peek().base;
                    push(code);
                    pc = h[2];
                    return true;
                }
                Frame f = fs.pop();
                if (fs.isEmpty()) return false;
                sp = f.base;
                at = f.ret - 1;
            }
        }
        void run() {
            for (;;) {
                if (++steps > limit) throw new VmError("step limit");
                int at = pc;
                if (pc < 0 || pc >= c.mem.length) throw new VmError("ran off the code at " + pc);
                Op o = Op.values()[c.mem[pc++]];
                prof.merge(o, 1, Integer::sum);
                int err = 0;
                switch (o) {
                    case PUSH: push(c.mem[pc++]);
                    break;
                    case POP: pop();
                    break;
                    case DUP: {
                        int a = pop();
                        push(a);
                        push(a);
                        break;
                    }
                    case SWAP: {
                        int b = pop(), a = pop();
                        push(b);
                        push(a);
                        break;
                    }
                    case OVER: {
                        int b = pop(), a = pop();
                        push(a);
                        push(b);
                        push(a);
                        break;
                    }
                    case ADD: {
                        int b = pop();
                        push(pop() + b);
                        break;
                    }
                    case SUB: {
                        int b = pop();
                        push(pop() - b);
                        break;
                    }
                    case MUL: {
                        int b = pop();
                        push(pop() * b);
                        break;
                    }
                    case DIV: case MOD: {
                        int b = pop(), a = pop();
                        if (b == 0) err = 100;
                        else push(o == Op.DIV ? a / b : a % b);
                        break;
                    }
                    case NEG: push(-pop());
                    break;
                    case EQ: push(pop() == pop() ? 1 : 0);
                    break;
                    case LT: {
                        int b = pop();
                        push(pop() < b ? 1 : 0);
                        break;
                    }
                    case NOT: push(pop() == 0 ? 1 : 0);
                    break;
                    case JMP: pc = c.mem[pc];
                    break;
                    case JZ: {
                        int t = c.mem[pc++];
                        if (pop() == 0) pc = t;
                        break;
                    }
                    case LOAD: push(fs.peek().vars[c.mem[pc++]]);
                    break;
                    case STORE: fs.peek().vars[c.mem[pc++]] = pop();
                    break;
                    case CALL: {
                        int t = c.mem[pc++], n = c.mem[pc++];
                        if (fs.size() > 100) {
                            err = 102;
                            break;
                        }
                        int[] a = new int[n];
                        for (int i = n - 1; i >= 0; i--) a[i] = pop();
                        Frame f = new Frame(pc, sp);
                        System.arraycopy(a, 0, f.vars, 0, n);
                        fs.push(f);
                        pc = t;
                        break;
                    }
                    case RET: {
                        int v = pop();
                        Frame f = fs.pop();
                        if (fs.isEmpty()) throw new VmError("return from main");
                        sp = f.base;
                        push(v);
                        pc = f.ret;
                        break;
                    }
                    case PRINT: out.append(pop()).append(' ');
                    break;
                    case NEW: {
                        int n = pop();
                        if (n < 0) err = 103;
                        else {
                            heap.add(new int[n]);
                            push(heap.size());
                        }
                        break;
                    }
                    case GET: {
                        int i = pop();
                        int[] a = arr(pop());
                        if (i < 0 || i >= a.length) err = 101;
                        else push(a[i]);
                        break;
                    }
                    case SET: {
                        int v = pop(), i = pop();
                        int[] a = arr(pop());
                        if (i < 0 || i >= a.length) err = 101;
                        else a[i] = v;
                        break;
                    }
                    case LEN: push(arr(pop()).length);
                    break;
                    case THROW: err = pop();
                    break;
                    case HALT: return;
                }
                if (err != 0 && !handle(err, at)) throw new VmError("uncaught " + err + " at " + at);
            }
        }
    }
    static class Comp {
        final List<String> t = new ArrayList<>();
        int p, lab;
        final StringBuilder o = new StringBuilder();
        Map<String, Integer> vars;
        final Map<String, Integer> arity = new HashMap<>();
        Comp(String s) {
            java.util.regex.Matcher m = java.util.regex.Pattern.compile("\\d+|[a-z]\\w*|==|!=|<=|>=|\\S").matcher(s);
            while (m.find()) t.add(m.group());
            t.add("$");
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
            if (!ac(s)) throw new AsmError("expected " + s + " got " + pk());
        }
        void e(String s) { o.append(s).append('\n'); }
        String nl() { return "L" + lab++; }
        int var(String n) { return vars.computeIfAbsent(n, k -> vars.size()); }
        String compile() {
            for (int i = 0; i + 1 < t.size(); i++) if (t.get(i).equals("fn")) {
                int n = 0, k = i + 3;
                while (!t.get(k).equals(")")) {
                    if (!t.get(k).equals(",")) n++;
                    k++;
                }
                arity.put(t.get(i + 1), n);
            }
            if (!arity.containsKey("main")) throw new AsmError("no main");
            e("call main 0");
            e("pop");
            e("halt");
            while (!pk().equals("$")) fn();
            return o.toString();
        }
        void fn() {
            ex("fn");
            String n = t.get(p++);
            vars = new LinkedHashMap<>();
            ex("(");
            while (!ac(")")) {
                var(t.get(p++));
                ac(",");
            }
            e(n + ":");
            block();
            e("push 0");
            e("ret");
        }
        void block() { ex("{"); while (!ac("}")) stmt(); }
        void stmt() {
            if (ac("if")) {
                expr();
                String f = nl(), end = nl();
                e("jz " + f);
                block();
                e("jmp " + end);
                e(f + ":");
                if (ac("else")) {
                    if (pk().equals("if")) stmt();
                    else block();
                }
                e(end + ":");
            }
            else if (ac("while")) {
                String top = nl(), end = nl();
                e(top + ":");
                expr();
                e("jz " + end);
                block();
                e("jmp " + top);
                e(end + ":");
            }
            else if (ac("return")) {
                expr();
                ex(";");
                e("ret");
            } else if (ac("print")) {
                expr();
                ex(";");
                e("print");
            } else if (ac("throw")) {
                expr();
                ex(";");
                e("throw");
            }
            else if (ac("try")) {
                String a = nl(), b = nl(), h = nl(), end = nl();
                e(a + ":");
                block();
                e(b + ":");
                e("jmp " + end);
                ex("catch");
                int v = var(t.get(p++));
                e(h + ":");
                e("store " + v);
                block();
                e(end + ":");
                e(".catch " + a + " " + b + " " + h);
            }
            else if (t.get(p + 1).equals("=")) {
                String v = t.get(p);
                p += 2;
                expr();
                ex(";");
                e("store " + var(v));
            } else if (t.get(p + 1).equals("[")) {
                int save = p;
                e("load " + var(t.get(p)));
                p += 2;
                expr();
                ex("]");
                if (ac("=")) {
                    expr();
                    ex(";");
                    e("set");
                } else throw new AsmError("expected = at token " + save);
            } else {
                expr();
                ex(";");
                e("pop");
            }
        }
        void expr() {
            sum();
            String op = pk();
            if (List.of("==", "!=", "<", ">", "<=", ">=").contains(op)) {
                p++;
                sum();
                switch (op) {
                    case "==": e("eq");
                    break;
                    case "!=": e("eq");
                    e("not");
                    break;
                    case "<": e("lt");
                    break;
                    case ">": e("swap");
                    e("lt");
                    break;
                    case "<=": e("swap");
                    e("lt");
                    e("not");
                    break;
                    default: e("lt");
                    e("not");
                }
            }
        }
        void sum() {
            term();
            for (;;) if (ac("+")) {
                term();
                e("add");
            } else if (ac("-")) {
                term();
                e("sub");
            } else return;
        }
        void term() {
            atom();
            for (;;) if (ac("*")) {
                atom();
                e("mul");
            } else if (ac("/")) {
                atom();
                e("div");
            } else if (ac("%")) {
                atom();
                e("mod");
            } else return;
        }
        void atom() {
            String s = t.get(p++);
            if (s.matches("\\d+")) e("push " + s);
            else if (s.equals("(")) {
                expr();
                ex(")");
            } else if (s.equals("-")) {
                atom();
                e("neg");
            } else if (s.equals("new")) {
                ex("[");
                expr();
                ex("]");
                e("new");
            } else if (s.equals("len")) {
                ex("(");
                expr();
                ex(")");
                e("len");
            } else if (s.matches("[a-z]\\w*")) {
                if (ac("(")) {
                    int n = 0;
                    while (!ac(")")) {
                        expr();
                        n++;
                        ac(",");
                    }
                    if (!arity.containsKey(s) || arity.get(s) != n) throw new AsmError("bad call " + s + "/"
                            + n);
                    e("call " + s + " " + n);
                } else {
                    if (!vars.containsKey(s)) throw new AsmError("unknown variable " + s);
                    e("load " + var(s));
                    while (ac("[")) {
                        expr();
                        ex("]");
                        e("get");
                    }
                }
            } else throw new AsmError("unexpected " + s);
        }
    }
    static void exec(String name, String asm) {
        try {
            Code c = assemble(asm);
            String v = verify(c);
            Vm vm = new Vm(c);
            String end;
            try {
                vm.run();
                end = "halt";
            } catch (VmError e) { end = "error: " + e.getMessage(); }
            System.out.println(name + " [" + v + "] " + vm.out + "| " + end + " steps " + vm.steps
                    + " stack " + vm.sp);
        } catch (AsmError e) { System.out.println(name + " asm error: " + e.getMessage()); }
    }
    static void comp(String name, String src) {
        try { exec(name, new Comp(src).compile()); } catch (AsmError e) {
            System.out.println(name + " compile error: " + e.getMessage());
        }
    }
    public static void main(String[] args) {
        exec("arith", "push 6\npush 7\nmul\ndup\nprint\npush 5\nswap\nsub\nprint\nhalt");
        exec("loop", "push 0\nstore 0\ntop: \nload 0\npush 5\nlt\njz end\nload 0\nprint\nload 0\npush 1\nadd\nstore 0\njmp top\nend:\nhalt");
        exec("overflow", "top:\npush 1\njmp top");
        exec("div", "push 1\npush 0\ndiv\nhalt");
        exec("catch", "a:\npush 1\npush 0\ndiv\nprint\nb:\nhalt\nh:\nprint\nhalt\n.catch a b h");
        exec("badlabel", "jmp nowhere");
        exec("badop", "push 1\nfrob");
        exec("operands", "push");
        exec("dup label", "a:\na:\nhalt");
        exec("mismatch", "push 1\njz x\npush 2\nx:\nhalt");
        exec("falls", "push 1");
        exec("spin", "t:\njmp t");
        exec("oob", "push 2\nnew\npush 5\nget\nhalt");
        exec("badref", "push 9\nlen\nhalt");
        System.out.println(disasm(assemble("main:\npush 3\ncall f 1\nprint\nhalt\nf:\nload 0\ndup\nmul\nret")));
        comp("fact", "fn main() { i = 1; while i <= 10 { print fact(i); i = i + 1; } } fn fact(n) { if n < 2 { return 1; } return n * fact(n - 1); }");
        comp("primes", "fn main() { n = 60; s = new[n]; i = 2; while i < n { if s[i] == 0 { print i; j = i * i; while j < n { s[j] = 1; j = j + i; } } i = i + 1; } }");
        comp("gcd", "fn gcd(a, b) { while b != 0 { t = a % b; a = b; b = t; } return a; } fn main() { print gcd(1071, 462); print gcd(17, 5); print -gcd(8, 12) * 2; }");
        comp("bubble", "fn main() { a = new[8]; i = 0; x = 7; while i < len(a) { a[i] = x % 10; x = x * 13 % 101; i = i + 1; } i = 0; while i < 8 { j = 0; while j < 7 - i { if a[j] > a[j + 1] { t = a[j]; a[j] = a[j + 1]; a[j + 1] = t; } j = j + 1; } i = i + 1; } i = 0; while i < 8 { print a[i]; i = i + 1; } }");
        comp("collatz", "fn main() { n = 27; c = 0; while n != 1 { if n % 2 == 0 { n = n / 2; } else { n = 3 * n + 1; } c = c + 1; } print c; }");
        comp("exceptions", "fn risky(x) { if x == 1 { throw 55; } if x == 2 { return 1 / 0; } if x == 3 { a = new[2]; return a[9]; } return x; } fn main() { i = 0; while i < 5 { try { print risky(i); } catch e { print -e; } i = i + 1; } }");
        comp("nested", "fn f(x) { try { return g(x); } catch e { throw e + 1; } } fn g(x) { throw x; } fn main() { try { print f(10); } catch e { print e; } throw 7; }");
        comp("deep", "fn f(n) { return f(n + 1); } fn main() { try { print f(0); } catch e { print e; } }");
        comp("fib", "fn fib(n) { if n < 2 { return n; } return fib(n - 1) + fib(n - 2); } fn main() { print fib(14); }");
        comp("else if", "fn k(x) { if x < 0 { return 1; } else if x == 0 { return 2; } else { return 3; } } fn main() { print k(-5); print k(0); print k(5); }");
        comp("no main", "fn f() { }");
        comp("bad var", "fn main() { print y; }");
        comp("bad call", "fn main() { f(1); }");
        comp("syntax", "fn main() { if 1 print 2; }");
        comp("stmt", "fn main() { 5; f2(1, 2); } fn f2(a, b) { print a + b * 10; }");
        Vm vm = new Vm(assemble(new Comp("fn main() { i = 0; s = 0; while i < 100 { s = s + i * i % 7; i = i + 1; } print s; }").compile()));
        vm.run();
        System.out.println(vm.out + "" + vm.prof);
    }
}
