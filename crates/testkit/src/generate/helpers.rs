//! The nested classes that bodies may use, and the static fields, each only where the program mentions it.

use super::{Generator, Ingredient};

/// Where threads report what they saw; see `Generator::report`.
const OWN: [&str; 4] = ["r0", "r1", "r2", "rm"];

impl Generator {
    /// Nested classes for what the bodies mention.
    pub fn helper_classes(&mut self, bodies: &str) -> String {
        let mut text = String::new();
        if mentions(bodies, "Init") || mentions(bodies, "Init2") {
            self.mark(Ingredient::Init);
            text += &self.init_class("Init", "Init2");
            if self.tangled {
                text += &self.init_class("Init2", "Init");
            }
        }
        let all = bodies.to_string() + &text;
        if ["n", "m", "os", "Node"].iter().any(|name| mentions(&all, name)) {
            text += &self.node_class();
        }
        if ["b", "d", "Box"].iter().any(|name| mentions(&all, name)) {
            text += &self.box_class(&all);
        }
        if mentions(&all, "Bad") {
            text += match self.random.below(2) {
                0 => "static class Bad extends RuntimeException {\n}\n",
                // No stack trace: a shorter road through the constructors.
                _ => "static class Bad extends RuntimeException {\nBad() {\nsuper(null, null, false, false);\n}\n}\n",
            };
        }
        text
    }

    fn init_class(&mut self, name: &str, other: &str) -> String {
        self.me = None;
        self.scope.clear();
        self.calm = true;
        let count = self.random.between((1, 2));
        let mut inner = String::new();
        for _ in 0..count {
            inner += &self.simple();
        }
        inner += &if self.tangled { format!("s = {other}.s + 1;\n") } else { format!("s = {};\n", self.value()) };
        self.scope.clear();
        self.calm = false;
        if self.random.percent(8) {
            // The first to come gets ExceptionInInitializerError, the next NoClassDefFoundError.
            inner += "if (s > 1) throw new Bad();\n";
        }
        format!("static class {name} {{\nstatic int s;\nstatic {{\n{inner}}}\nstatic void touch() {{\ns++;\n}}\n}}\n")
    }

    fn node_class(&mut self) -> String {
        // The last kind can be seen before its final field is set.
        let constructor = match self.random.weighted(&[5, 3, 2]) {
            0 => "this.k = k;\n",
            1 => "this.k = k;\nval = k;\n",
            _ => "m = this;\nthis.k = k;\n",
        };
        format!("static class Node {{\nfinal int k;\nint val;\nNode next;\nNode(int k) {{\n{constructor}}}\n}}\n")
    }

    fn box_class(&mut self, bodies: &str) -> String {
        let mut methods = String::new();
        let up = self.random.pick(&["p = p + 1;\n", "p++;\nx = p;\n", "p += 1;\ns++;\n"]);
        let get = self.random.pick(&["p", "p + s"]);
        let take = self.random.pick(&["while (p == 0) wait();", "if (p == 0) wait();", "while (p == 0) wait(1);"]);
        let put = self.random.pick(&["p++;\nnotify();\n", "p = 1;\nnotifyAll();\n"]);
        let all = [
            ("up", format!("synchronized void up() {{\n{up}}}\n")),
            ("get", format!("synchronized int get() {{\nreturn {get};\n}}\n")),
            ("give", "synchronized void give(Box o) {\no.up();\n}\n".to_string()),
            (
                "take",
                format!(
                    "synchronized void take() {{\ntry {{\n{take}\n}} catch (InterruptedException e) {{\nreturn;\n}}\np--;\n}}\n"
                ),
            ),
            ("put", format!("synchronized void put() {{\n{put}}}\n")),
            ("all", "static synchronized void all() {\ny = x + 1;\n}\n".to_string()),
            ("bare", "void bare() {\np = p + 1;\n}\n".to_string()),
        ];
        for (name, method) in all {
            if mentions(bodies, name) || (name == "up" && mentions(bodies, "give")) {
                methods += &method;
            }
        }
        format!("static class Box {{\nint p;\nshort s;\n{methods}}}\n")
    }

    /// The static fields that the code mentions, and what main must do to set them up.
    pub fn fields(&mut self, code: &str) -> (String, String) {
        let (mut fields, mut setup) = (String::new(), String::new());
        for (modifier, name) in [("", "x"), ("", "y"), ("volatile ", "v"), ("volatile ", "w")] {
            if mentions(code, name) {
                // What is waited for must not be there from the start.
                let awaited = mentions(&self.signal.waiting, name);
                let start = if awaited { "" } else { self.random.pick(&["", "", "", " = 1"]) };
                fields += &format!("static {modifier}int {name}{start};\n");
            }
        }
        let modifier = self.random.pick(&["", "volatile "]);
        let plain = [
            ("big", "static long big;\n".to_string()),
            ("f", format!("static {modifier}boolean f;\n")),
            ("g", "static volatile boolean g;\n".to_string()),
            ("c", "static final AtomicInteger c = new AtomicInteger();\n".to_string()),
            ("os", "static final Object[] os = new Object[2];\n".to_string()),
        ];
        for (name, text) in plain {
            if mentions(code, name) {
                fields += &text;
            }
        }
        for name in OWN {
            if mentions(code, name) {
                fields += &format!("static int {name};\n");
            }
        }
        // Made by the class's initialiser or by main: both before any other thread starts.
        let modifier = self.random.pick(&["", "", "volatile "]);
        for (kind, name, made) in [
            ("Box", "b", "new Box()"),
            ("Box", "d", "new Box()"),
            ("int[]", "ar", "new int[2]"),
            ("Object", "A", "new Object()"),
            ("Object", "B", "new Object()"),
            ("Node", "n", "new Node(1)"),
            ("Node", "m", "new Node(2)"),
        ] {
            // A constructor may store into `m`.
            if !mentions(code, name) {
                continue;
            }
            let modifier = if kind == "Node" { modifier } else { "" };
            if kind == "Node" && self.random.percent(65) {
                fields += &format!("static {modifier}{kind} {name};\n");
            } else if self.random.percent(50) {
                let fixed = if name.len() == 1 && kind != "Node" { "final " } else { "" };
                fields += &format!("static {modifier}{fixed}{kind} {name} = {made};\n");
            } else {
                fields += &format!("static {modifier}{kind} {name};\n");
                setup += &format!("{name} = {made};\n");
            }
        }
        (fields, setup)
    }

    /// What main prints at the end: all that is shared and mentioned.
    pub fn shared_values(&mut self, code: &str) -> Vec<String> {
        let mut values: Vec<String> = Vec::new();
        let mut add = |name: &str, text: &str| {
            if mentions(code, name) {
                values.push(text.to_string());
            }
        };
        for name in ["x", "y", "v", "w", "f", "g"] {
            add(name, name);
        }
        for name in OWN {
            add(name, name);
        }
        add("Init", "Init.s");
        add("big", "big");
        add("b", "b.p");
        add("d", "d.p");
        add("ar", "ar[0]");
        add("ar", "ar[1]");
        add("c", "c.get()");
        add("n", "(n == null ? -1 : n.val * 10 + n.k)");
        add("m", "(m == null ? -1 : m.val * 10 + m.k)");
        add("os", "(os[0] == null)");
        add("os", "(os[1] == null)");
        if mentions(code, "n") && mentions(code, "m") {
            values.push("(n == m)".to_string());
        }
        if mentions(code, "b") && code.contains("b.s") {
            values.push("b.s".to_string());
        }
        values
    }
}

/// Whether a Java text has this identifier.
pub(super) fn mentions(text: &str, name: &str) -> bool {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == name)
}
