//! Tiny programs for those who look for races: plain, volatile, opaque, acquire and release accesses, fences, monitors, starting and joining.
//!
//! Two threads and main do two or three things each to a handful of variables. What is read in an ordering (or not so ordering) mode often
//! decides whether a plain variable is touched, since that is what programs use such modes for.

use crate::generate::random::Random;

/// What every program has beside its threads.
const HEAD: &str = "\
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class NAME {
    static class Box { int f; Box(int f) { this.f = f; } }
    static int x, y, h, k;
    static volatile int v;
    static Box plain, handed;
    static volatile Box known;
    static final int[] a = new int[2];
    static final Object lock = new Object();
    static final VarHandle H, K, A, B;
    static {
        try {
            MethodHandles.Lookup l = MethodHandles.lookup();
            H = l.findStaticVarHandle(NAME.class, \"h\", int.class);
            K = l.findStaticVarHandle(NAME.class, \"k\", int.class);
            B = l.findStaticVarHandle(NAME.class, \"handed\", Box.class);
            A = MethodHandles.arrayElementVarHandle(int[].class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
    static int acquired(int r) { VarHandle.acquireFence(); return r; }
    static int released(int r) { VarHandle.releaseFence(); return r; }
    static int fenced(int r) { VarHandle.fullFence(); return r; }
";

/// A plain access.
fn plain(random: &mut Random) -> String {
    let n = random.below(3);
    random
        .pick(&[
            format!("x = {n};"),
            "r = x;".to_string(),
            "r = x;".to_string(),
            format!("y = {n};"),
            "r = y;".to_string(),
            "a[0] = 1;".to_string(),
            "a[1] = 1;".to_string(),
            "r = a[0];".to_string(),
            "x = y;".to_string(),
        ])
        .clone()
}

/// An expression of which a thread may wait for a value.
fn asked(random: &mut Random, modes: &[&str], handle: &str) -> String {
    match random.pick(modes) {
        "volatile" => "v == 1".to_string(),
        "opaque" => format!("(int) {handle}.getOpaque() == 1"),
        "acquire" => format!("(int) {handle}.getAcquire() == 1"),
        "strong" => format!("(int) {handle}.getVolatile() == 1"),
        "weak" => format!("(int) {handle}.get() == 1"),
        "fence" => {
            let which = random.pick(&["acquired", "acquired", "fenced", "released"]);
            format!("{which}((int) {handle}.getOpaque()) == 1")
        }
        "update" => {
            let which = random.pick(&["getAndAdd", "getAndAddAcquire", "getAndAddRelease"]);
            format!("(int) {handle}.{which}(1) == 1")
        }
        "compare" => {
            let which = random.pick(&["compareAndSet", "weakCompareAndSetPlain", "weakCompareAndSetAcquire"]);
            format!("{handle}.{which}(1, 2)")
        }
        "element" => random.pick(&["(int) A.getAcquire(a, 1) == 1", "(int) A.getOpaque(a, 1) == 1", "a[1] == 1"]).to_string(),
        _ => unreachable!("a mode"),
    }
}

fn told(random: &mut Random, modes: &[&str], handle: &str) -> String {
    match random.pick(modes) {
        "volatile" => "v = 1;".to_string(),
        "opaque" => format!("{handle}.setOpaque(1);"),
        "acquire" => format!("{handle}.setRelease(1);"),
        "strong" => format!("{handle}.setVolatile(1);"),
        "weak" => format!("{handle}.set(1);"),
        "fence" => {
            let fence = random.pick(&["releaseFence", "releaseFence", "fullFence", "acquireFence"]);
            format!("VarHandle.{fence}(); {handle}.setOpaque(1);")
        }
        "update" => {
            let which = random.pick(&["getAndAdd", "getAndAddAcquire", "getAndAddRelease"]);
            format!("r = (int) {handle}.{which}(1);")
        }
        "compare" => format!(
            "r = {handle}.{}(0, 1) ? 1 : 0;",
            random.pick(&["compareAndSet", "compareAndSet", "weakCompareAndSetRelease"])
        ),
        "element" => random.pick(&["A.setRelease(a, 1, 1);", "A.setOpaque(a, 1, 1);", "A.setVolatile(a, 1, 1);"]).to_string(),
        _ => unreachable!("a mode"),
    }
}

fn published(random: &mut Random) -> String {
    random
        .pick(&[
            "known = new Box(1);",
            "{ Box b = known; if (b != null) r = b.f; }",
            "B.setOpaque(new Box(1));",
            "B.setRelease(new Box(1));",
            "{ Box b = (Box) B.getOpaque(); if (b != null) r = b.f; }",
            "{ Box b = (Box) B.getAcquire(); if (b != null) r = b.f; }",
            "{ Box b = known; if (b != null) b.f = 2; }",
        ])
        .to_string()
}

fn statement(random: &mut Random, modes: &[&str], publishes: bool, depth: u32) -> String {
    let handle = random.pick(&["H", "H", "K"]);
    match random.weighted(&[
        30,
        22,
        if depth > 0 { 26 } else { 0 },
        if depth > 0 { 14 } else { 0 },
        if publishes { 30 } else { 0 },
    ]) {
        0 => plain(random),
        1 => told(random, modes, handle),
        2 => format!("if ({}) {{ {} }}", asked(random, modes, handle), statement(random, modes, publishes, depth - 1)),
        3 => {
            let many = random.between((1, 2));
            let inner: Vec<String> = (0..many).map(|_| statement(random, modes, publishes, depth - 1)).collect();
            format!("synchronized (lock) {{ {} }}", inner.join(" "))
        }
        _ => published(random),
    }
}

/// What programs use such modes for: a thread touches something and tells, the next one asks and touches it too, perhaps with another thread
/// between. Whether that is a race depends on the modes.
fn handed_over(random: &mut Random, threads: usize) -> Vec<String> {
    let modes = ["volatile", "opaque", "acquire", "strong", "weak", "update", "compare", "fence", "fence"];
    let (first, last) =
        random.pick(&[("x = 1;", "r = x;"), ("r = x;", "x = 2;"), ("a[0] = 1;", "a[0] = 2;"), ("x = 1;", "y = x;")]);
    let guard = |random: &mut Random, inner: String| match random.percent(15) {
        true => format!("synchronized (lock) {{ {inner} }}"),
        false => inner,
    };
    // A monitor that all go through orders them in some executions, and those may lead to the same states as others.
    let through = if random.percent(40) { "synchronized (lock) { } " } else { "" };
    let mut bodies = Vec::new();
    let mut ask = None;
    for i in 0..threads {
        let handle = ["H", "K"][i.min(1)];
        let mut own = if i == 0 { first.to_string() } else { String::new() };
        if i + 1 == threads {
            own.push_str(last);
        } else {
            own = format!("{own} {through}{}", told(random, &modes, handle));
        }
        let mut body = match ask.take() {
            Some(condition) => format!("{through}if ({condition}) {{ {own} }}"),
            None => own,
        };
        body = guard(random, body);
        ask = Some(asked(random, &modes, handle));
        bodies.push(format!("        {body}\n"));
    }
    random.shuffle(&mut bodies);
    bodies
}

/// The program of a seed.
pub fn program(seed: u64, class: &str) -> String {
    let mut random = Random::new(seed ^ 0x7ace_5000);
    let all = ["volatile", "opaque", "acquire", "strong", "weak", "update", "compare", "element", "fence"];
    // A few modes each, so that threads meet.
    let modes: Vec<&str> = (0..random.between((1, 3))).map(|_| random.pick(&all)).collect();
    let publishes = random.percent(15);
    let body = |many: (u32, u32), random: &mut Random| -> String {
        let many = random.between(many);
        let lines: Vec<String> = (0..many).map(|_| format!("        {}\n", statement(random, &modes, publishes, 2))).collect();
        lines.concat()
    };
    let mut text = HEAD.replace("NAME", class);
    let two = random.percent(60);
    // Half of the programs hand something over, and do little else.
    let hands = random.percent(50);
    let mut handed = if hands { handed_over(&mut random, 2 + two as usize) } else { Vec::new() }.into_iter();
    for name in if two { vec!["T", "U"] } else { vec!["T"] } {
        let lines = handed.next().unwrap_or_else(|| body(if two { (1, 2) } else { (1, 3) }, &mut random));
        text.push_str(&format!(
            "    static class {name} extends Thread {{ public void run() {{\n        int r = 0;\n{lines}    }} }}\n"
        ));
    }
    let first = if hands { String::new() } else { body((0, 1), &mut random) };
    let middle = handed.next().unwrap_or_else(|| body(if two { (0, 1) } else { (1, 3) }, &mut random));
    let watches = if random.percent(20) { "        if (!t.isAlive()) r = x;\n" } else { "" };
    let last = if hands { String::new() } else { body((0, 1), &mut random) };
    let joins = random.percent(70);
    let (start, join) = if two { ("        u.start();\n", "        u.join();\n") } else { ("", "") };
    let made = if two { "        U u = new U();\n" } else { "" };
    let join = if joins { format!("        t.join();\n{join}") } else { String::new() };
    text.push_str(&format!(
        "    public static void main(String[] args) throws Exception {{\n        int r = 0;\n        T t = new T();\n{made}{first}        t.start();\n{start}{middle}{watches}{join}{last}    }}\n}}\n"
    ));
    text
}
