//! Random Java methods: nested expressions with side effects, loops, switches, exceptions.

use super::java::compile;
use super::{Random, compare};
use std::fmt::Write;

struct Generator {
    random: Random,
    text: String,
    /// Names given out, so that no two are the same.
    names: usize,
}

impl Generator {
    fn int_variable(&mut self) -> String {
        self.random.pick(&["x", "y", "z", "si", "o.f", "n[x & 3]", "n[y & 3]", "n[(z++) & 3]", "o.next.f", "p[y & 3]"]).into()
    }

    fn long_variable(&mut self) -> String {
        self.random.pick(&["k", "l", "sl", "o.g", "m[x & 3]", "m[(y += 3) & 3]", "o.next.g"]).into()
    }

    /// An assignment without its `;`. Only compound ones narrow to `short` by themselves.
    fn assign(&mut self, op: &str, depth: usize) -> String {
        let variable = self.int_variable();
        let cast = if variable.starts_with('p') { "(short) " } else { "" };
        format!("{variable} {op} {cast}{}", self.int(depth))
    }

    fn int(&mut self, depth: usize) -> String {
        if depth == 0 {
            return match self.random.below(4) {
                0 => format!("{}", self.random.below(50) as i32 - 10),
                _ => self.int_variable(),
            };
        }
        let d = depth - 1;
        match self.random.below(18) {
            0..=4 => {
                let op = self.random.pick(&["+", "-", "*", "&", "|", "^", "<<", ">>", ">>>"]);
                format!("({} {op} {})", self.int(d), self.int(d))
            }
            5 => format!("({} / {})", self.int(d), self.int(d)),
            6 => format!("({} % {})", self.int(d), self.random.below(9) as i32 - 3),
            7 => format!("({} ? {} : {})", self.boolean(d), self.int(d), self.int(d)),
            8 => {
                let op = self.random.pick(&["=", "+=", "-=", "*=", "^=", "<<=", "|="]);
                format!("({})", self.assign(op, d))
            }
            9 => format!("({}++)", self.int_variable()),
            10 => format!("(--{})", self.int_variable()),
            11 => format!("(int) {}", self.long(d)),
            12 => format!("twice({}, {})", self.int(d), self.long(d)),
            13 => format!("o.plus({})", self.int(d)),
            14 => format!("(- {})", self.int(d)),
            15 => format!("({}) {}", self.random.pick(&["byte", "char", "short", "int"]), self.int(d)),
            16 => format!("((int) {})", self.double(d)),
            _ => format!("n[{} & 3]", self.int(d)),
        }
    }

    fn long(&mut self, depth: usize) -> String {
        if depth == 0 {
            return match self.random.below(4) {
                0 => format!("{}L", self.random.below(5000) as i32 - 1000),
                _ => self.long_variable(),
            };
        }
        let d = depth - 1;
        match self.random.below(14) {
            0..=3 => {
                let op = self.random.pick(&["+", "-", "*", "&", "|", "^"]);
                format!("({} {op} {})", self.long(d), self.long(d))
            }
            4 => format!("({} {} {})", self.long(d), self.random.pick(&["<<", ">>", ">>>"]), self.int(d)),
            5 => format!("({} % {})", self.long(d), self.long(d)),
            6 => format!("({} ? {} : {})", self.boolean(d), self.long(d), self.long(d)),
            7 => format!("({} {} {})", self.long_variable(), self.random.pick(&["=", "+=", "-=", "^=", ">>="]), self.long(d)),
            8 => format!("({}++)", self.long_variable()),
            9 => format!("(--{})", self.long_variable()),
            10 => format!("mix({}, {}, {})", self.long(d), self.int(d), self.long(d)),
            11 => format!("((long) {})", self.double(d)),
            12 => format!("o.plusL({})", self.long(d)),
            _ => format!("(long) {}", self.int(d)),
        }
    }

    fn double(&mut self, depth: usize) -> String {
        if depth == 0 {
            return self.random.pick(&["q", "o.h", "1.5", "0.25", "w[x & 3]", "(double) x"]).into();
        }
        let d = depth - 1;
        match self.random.below(6) {
            0 | 1 => format!("({} {} {})", self.double(d), self.random.pick(&["+", "-", "*", "/"]), self.double(d)),
            2 => format!("(q {} {})", self.random.pick(&["=", "+=", "-="]), self.double(d)),
            3 => format!("(w[{} & 3]++)", self.int(d)),
            4 => format!("(o.h = {})", self.double(d)),
            _ => format!("({} ? {} : {})", self.boolean(d), self.double(d), self.double(d)),
        }
    }

    fn boolean(&mut self, depth: usize) -> String {
        let compare = ["==", "!=", "<", "<=", ">", ">="];
        if depth == 0 {
            return format!("({} {} {})", self.int(0), self.random.pick(&compare), self.int(0));
        }
        let d = depth - 1;
        match self.random.below(9) {
            0 | 1 => format!("({} {} {})", self.int(d), self.random.pick(&compare), self.int(d)),
            2 => format!("({} {} {})", self.long(d), self.random.pick(&compare), self.long(d)),
            3 => format!("({} {} {})", self.double(d), self.random.pick(&compare), self.double(d)),
            4 => format!("({} && {})", self.boolean(d), self.boolean(d)),
            5 => format!("({} || {})", self.boolean(d), self.boolean(d)),
            6 => format!("(!{})", self.boolean(d)),
            7 => format!("(u {} {})", self.random.pick(&["=", "^=", "|="]), self.boolean(d)),
            _ => "(o.next == null | o.next != o)".into(),
        }
    }

    fn expression_statement(&mut self) {
        let line = match self.random.below(5) {
            0 => format!("{};", self.assign("=", 3)),
            1 => format!("{} {} {};", self.int_variable(), self.random.pick(&["+=", "^=", "-="]), self.int(2)),
            2 => format!("{} {} {};", self.long_variable(), self.random.pick(&["=", "+=", "^="]), self.long(3)),
            3 => format!("twice({}, {});", self.int(2), self.long(1)),
            _ => format!("q = {};", self.double(2)),
        };
        let _ = writeln!(self.text, "{line}");
    }

    fn block(&mut self, depth: usize, in_loop: bool) {
        self.text.push_str("{\n");
        for _ in 0..1 + self.random.below(3) {
            self.statement(depth, in_loop);
        }
        self.text.push_str("}\n");
    }

    fn line(&mut self, text: String) {
        self.text.push_str(&text);
        self.text.push('\n');
    }

    fn statement(&mut self, depth: usize, in_loop: bool) {
        if depth == 0 {
            return self.expression_statement();
        }
        let d = depth - 1;
        match self.random.below(16) {
            0..=5 => self.expression_statement(),
            6 | 7 => {
                let condition = self.boolean(2);
                self.line(format!("if ({condition})"));
                self.block(d, in_loop);
                if self.random.chance(50) {
                    self.line("else".into());
                    self.block(d, in_loop);
                }
            }
            8 => {
                let name = format!("i{}", self.names);
                self.names += 1;
                let extra = if self.random.chance(30) { format!(" && {}", self.boolean(1)) } else { String::new() };
                self.line(format!("for (int {name} = 0; {name} < 3{extra}; {name}++)"));
                self.block(d, true);
            }
            9 => {
                let name = format!("i{}", self.names);
                self.names += 1;
                let times = 2 + self.random.below(2);
                self.line(format!("int {name} = {times};"));
                if self.random.chance(50) {
                    self.line(format!("while ({name}-- > 0)"));
                    self.block(d, true);
                } else {
                    self.line("do".into());
                    self.block(d, true);
                    self.line(format!("while (--{name} > 0);"));
                }
            }
            10 => {
                let value = self.int(2);
                let keys = self.random.pick(&[["0", "1", "2"], ["-1", "1000", "5"], ["3", "4", "6"]]);
                self.line(format!("switch ({value} + 0) {{"));
                for key in keys {
                    self.line(format!("case {key}:"));
                    self.statement(d, in_loop);
                    if self.random.chance(60) {
                        self.line("break;".into());
                    }
                }
                self.line("default:".into());
                self.statement(d, in_loop);
                self.line("}".into());
            }
            11 | 12 => {
                self.line("try".into());
                self.block(d, in_loop);
                let caught = self.random.chance(70);
                if caught {
                    self.names += 1;
                    self.line(format!("catch (ArithmeticException e{})", self.names));
                    self.block(d, in_loop);
                }
                if !caught || self.random.chance(50) {
                    self.line("finally".into());
                    self.block(d, in_loop);
                }
            }
            13 if in_loop => {
                let jump = self.random.pick(&["break", "continue"]);
                let condition = self.boolean(1);
                self.line(format!("if ({condition}) {jump};"));
            }
            14 => {
                let condition = self.boolean(2);
                let value = self.long(2);
                self.line(format!("if ({condition} && u) return {value};"));
            }
            _ => {
                let (f, g) = (self.int(1), self.long(1));
                self.line(format!("o.next = new R({f}, {g}, o);"));
            }
        }
    }
}

fn source(name: &str, seed: u64, methods: usize) -> String {
    let mut g = Generator { random: Random::new(seed), text: String::new(), names: 0 };
    g.text.push_str(
        "class R {
            static int si; static long sl;
            int f; long g; double h; R next;
            R(int f, long g, R next) { this.f = f; this.g = g; this.next = next; }
            int plus(int v) { return f += v; }
            long plusL(long v) { return g ^= v; }
            static int twice(int v, long w) { si ^= v; return v * 2 + (int) w; }
            static long mix(long a, int b, long c) { return a * 31 + b - c; }
        ",
    );
    for index in 0..methods {
        g.line(format!("static long t{index}(int x, int y) {{"));
        g.line("int z = x ^ y; long k = x, l = y; double q = x; boolean u = false;".into());
        g.line("int[] n = {x, y, 3, 4}; short[] p = new short[4]; long[] m = {1, x, y, 7}; double[] w = new double[4];".into());
        g.line("R o = new R(x, y, new R(1, 2, null));".into());
        for _ in 0..6 {
            g.statement(3, false);
        }
        g.line(
            "return x + y * 3 + z * 5 + k * 7 + l * 11 + (long) q + n[0] + n[1] + m[2] + p[1] + (u ? 1 : 0) + o.f + o.g;".into(),
        );
        g.line("}".into());
    }
    g.text.push_str("}\n");
    g.text.replace("class R", &format!("class {name}")).replace("R(", &format!("{name}(")).replace("R ", &format!("{name} "))
}

#[test]
fn random_java() {
    let mut counts = (0, 0);
    for seed in 0..2 {
        let name = format!("R{seed}");
        let class = compile(&name, &source(&name, seed + 1, 100));
        let (bytecodes, insns) = compare(&class, &[(0, 0), (1, 2), (-7, 100), (12345, -3), (i32::MIN, 8)]);
        counts = (counts.0 + bytecodes, counts.1 + insns);
    }
    println!("ran {} bytecodes as {} instructions, {:.2}", counts.0, counts.1, counts.1 as f64 / counts.0 as f64);
}
