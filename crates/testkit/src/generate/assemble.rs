//! Puts a program together: who runs what, who starts and joins whom, and the text in one piece.

use super::helpers::mentions;
use super::{Generator, Ingredient};

/// How a body becomes a thread. Each has its own bytecodes and its own moment of class loading.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    Lambda,
    MethodReference,
    AnonymousThread,
    AnonymousRunnable,
    Subclass,
    Runnable,
}

impl Generator {
    /// The source, and the ingredients that are in it.
    pub fn assemble(mut self) -> (String, Vec<Ingredient>) {
        use Ingredient::*;
        let acts = self.has(MainActs);
        let twins = self.has(Twins);
        let bodies = if twins { 1 } else { self.workers };
        let players = bodies + acts as usize;

        // Each ingredient's halves go to different players, if there are several.
        let mut forced: Vec<Vec<(Ingredient, bool)>> = vec![Vec::new(); players];
        for what in self.palette.clone() {
            if matches!(what, Start | Daemon | NoJoin | MainActs | Twins) {
                self.mark(what);
                continue;
            }
            let first = self.random.below(players);
            forced[first].push((what, true));
            if self.random.percent(85) {
                forced[(first + 1 + self.random.below(players.max(2) - 1)) % players].push((what, false));
            }
        }

        let crowd = self.workers + acts as usize > 2;
        // What main prints may run beside the threads, and its road through the library is long.
        let loose = self.has(NoJoin) || self.has(Daemon);
        let mut texts = Vec::new();
        for (player, forced) in forced.iter().enumerate() {
            let me = (player < bodies).then_some(player);
            let (low, high) = self.shape.instructions;
            let (low, high) = if crowd || loose { (low / 2, high / 3) } else { (low, high) };
            let budget = self.random.rather_many((low, high)).max(1);
            let (low, high) = self.shape.steps;
            let steps = self.random.rather_many(if crowd { (low, high.min(2)) } else { (low, high) });
            texts.push(self.fitting_body(me, forced, budget, steps.max(1), high * 5 / 4));
        }
        let act = if acts { texts.pop().unwrap_or_default() } else { String::new() };

        let by_worker = self.has(Start).then(|| self.random.percent(50));
        if let Some(makes) = by_worker {
            let start = if makes { "t1 = new W1();\nt1.start();\n" } else { "t1.start();\n" };
            texts[0] = self.insert(&texts[0], start);
        }

        let (mut members, mut made) = (String::new(), Vec::new());
        for (t, text) in texts.iter().enumerate() {
            let form = if twins || (by_worker == Some(true) && t == 1) { Form::Subclass } else { self.form() };
            let (member, new) = self.thread(form, t, text, twins);
            members += &member;
            made.push(new);
        }
        let joins = self.joins(by_worker);
        // Main's end uses no names of its body.
        (self.me, self.depth) = (None, 0);
        self.scope.clear();
        let ignore = if self.has(Ignore) && self.random.percent(40) { self.special(Ignore, true) } else { String::new() };
        let claim = if self.has(Assert) && self.random.percent(40) { self.special(Assert, true) } else { String::new() };
        let choice = if self.has(Choice) && self.random.percent(30) { "x = jaunt.Verify.getInt(0, 1);\n" } else { "" };

        let mut run = String::new();
        for t in 0..self.workers {
            if !(by_worker == Some(true) && t == 1) {
                let new = if twins { format!("new W0({t})") } else { made[t].clone() };
                run += &format!("t{t} = {new};\n");
            }
        }
        if self.has(Daemon) {
            run += &format!("t{}.setDaemon(true);\n", self.random.below(self.workers));
        }
        for t in 0..self.workers {
            if !(by_worker.is_some() && t == 1) {
                run += &format!("t{t}.start();\n");
            }
        }
        let end = format!("{joins}{ignore}{claim}");
        let code = format!("{members}{choice}{run}{act}{end}");
        let helpers = self.helper_classes(&code);
        let code = code + &helpers;
        let (fields, setup) = self.fields(&code);
        let print = self.print(&code, loose);
        let mut text = String::new();
        if mentions(&code, "c") {
            text += "import java.util.concurrent.atomic.AtomicInteger;\n";
        }
        if mentions(&code, "LockSupport") {
            text += "import java.util.concurrent.locks.LockSupport;\n";
        }
        self.used.sort();
        text += &format!("/** {:?}. */\npublic class {} {{\n{fields}", self.used, self.class);
        let main_thread = mentions(&code, "tm");
        let names: Vec<String> = (0..self.workers).map(|t| format!("t{t}")).collect();
        text += &format!("static Thread {}{};\n", names.join(", "), if main_thread { ", tm" } else { "" });
        text += &helpers;
        text += &members;
        text += "public static void main(String[] args) throws InterruptedException {\n";
        if main_thread {
            text += "tm = Thread.currentThread();\n";
        }
        text += &format!("{setup}{choice}{run}{act}{end}{print}}}\n}}\n");
        (indented(&text), self.used)
    }

    /// A body may end with a statement that is too large; then others are tried, and the smallest is taken.
    fn fitting_body(&mut self, me: Option<usize>, forced: &[(Ingredient, bool)], budget: u32, steps: u32, most: u32) -> String {
        let used = std::mem::take(&mut self.used);
        let mut best = (u32::MAX, String::new(), Vec::new());
        for _ in 0..8 {
            self.used = used.clone();
            let text = self.body(me, forced, budget, steps);
            if self.spent < best.0 {
                best = (self.spent, text, std::mem::take(&mut self.used));
            }
            if best.0 <= most {
                break;
            }
        }
        self.used = best.2;
        best.1
    }

    fn form(&mut self) -> Form {
        use Form::*;
        self.random.pick(&[Lambda, Lambda, MethodReference, AnonymousThread, AnonymousRunnable, Subclass, Subclass, Runnable])
    }

    /// A member of the program's class, if the form needs one, and the expression that makes the thread.
    fn thread(&mut self, form: Form, t: usize, body: &str, twins: bool) -> (String, String) {
        let run = format!("public void run() {{\n{body}}}\n");
        match form {
            Form::Lambda => (String::new(), format!("new Thread(() -> {{\n{body}}})")),
            Form::MethodReference => {
                (format!("static void work{t}() {{\n{body}}}\n"), format!("new Thread({}::work{t})", self.class))
            }
            Form::AnonymousThread => (String::new(), format!("new Thread() {{\n{run}}}")),
            Form::AnonymousRunnable => (String::new(), format!("new Thread(new Runnable() {{\n{run}}})")),
            Form::Subclass => {
                let id = if twins { format!("final int id;\nW{t}(int id) {{\nthis.id = id;\n}}\n") } else { String::new() };
                (format!("static class W{t} extends Thread {{\n{id}{run}}}\n"), format!("new W{t}()"))
            }
            Form::Runnable => (format!("static class W{t} implements Runnable {{\n{run}}}\n"), format!("new Thread(new W{t}())")),
        }
    }

    fn joins(&mut self, by_worker: Option<bool>) -> String {
        let mut order: Vec<usize> = (0..self.workers).collect();
        if by_worker.is_none() {
            self.random.shuffle(&mut order);
        }
        if self.has(Ingredient::NoJoin) || (self.has(Ingredient::Daemon) && self.random.percent(60)) {
            order.truncate(self.random.below(order.len()));
        }
        let guard = |t: usize| if by_worker == Some(true) && t == 1 { "if (t1 != null) " } else { "" };
        order.iter().map(|&t| format!("{}t{t}.join();\n", guard(t))).collect()
    }

    fn print(&mut self, code: &str, loose: bool) -> String {
        let values = self.shared_values(code);
        if values.is_empty() {
            return "System.out.println();\n".to_string();
        }
        if loose {
            let at = self.random.below(values.len());
            return format!("System.out.println({});\n", values[at]);
        }
        format!("System.out.println({}{});\n", if values.len() == 1 { "" } else { "\"\" + " }, values.join(" + \" \" + "))
    }

    /// Puts a statement between two others of the outermost block.
    fn insert(&mut self, body: &str, statement: &str) -> String {
        let mut places = vec![0];
        let (mut at, mut depth) = (0, 0i32);
        for line in body.split_inclusive('\n') {
            at += line.len();
            depth += braces(line);
            if depth == 0 {
                places.push(at);
            }
        }
        // Rather early: the rest of the body then runs beside the thread.
        let at = self.random.pick(&places[..places.len().div_ceil(2)]);
        format!("{}{statement}{}", &body[..at], &body[at..])
    }
}

fn braces(line: &str) -> i32 {
    line.matches('{').count() as i32 - line.matches('}').count() as i32
}

/// For people who read the program that two explorers disagree on.
fn indented(text: &str) -> String {
    let mut depth = 0;
    let mut out = String::new();
    for line in text.lines() {
        let here = depth - line.starts_with('}') as i32;
        out += &"    ".repeat(here.max(0) as usize);
        out += line;
        out.push('\n');
        depth += braces(line);
    }
    out
}
