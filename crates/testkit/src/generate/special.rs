//! The statements of each ingredient. An ingredient with two sides (wait and notify) has one in each half.

use super::values::Kind;
use super::{Generator, Ingredient};

/// What waiting threads wait for. One for the whole program, so that those who wait and those who tell meet.
#[derive(Default)]
pub(super) struct Signal {
    pub waiting: String,
    pub set: String,
    pub monitor: String,
}

impl Generator {
    pub fn draw_signal(&mut self) {
        let class = format!("{}.class", self.class);
        let at = self.cells[self.random.below(self.cells.len())].text;
        let monitor = self.random.pick(&["A", "A", "A", "b", &class]).to_string();
        let (waiting, set) = self.random.pick(&[
            ("!f".to_string(), "f = true;\n".to_string()),
            ("!g".to_string(), "g = true;\n".to_string()),
            (format!("{at} == 0"), format!("{at}++;\n")),
            (format!("{at} == 0"), format!("{at} = 1;\n")),
        ]);
        self.signal = Signal { waiting, set, monitor };
    }

    pub fn special(&mut self, what: Ingredient, half: bool) -> String {
        use Ingredient::*;
        self.mark(what);
        match what {
            Volatile | Long | Field => {
                let cell = self.cell(Some(what));
                if half { self.increment(&cell) } else { self.assign(&cell) }
            }
            Flag => self.flag(half),
            Array => self.array(half),
            Reference => self.reference(half),
            Lock => self.lock(half),
            SyncMethod => self.sync_method(),
            WaitNotify => self.wait_notify(half),
            Spin => self.spin(half),
            Loop => {
                let name = self.fresh("i");
                let before = self.spent;
                let block = self.enclosed(|g| g.simple());
                self.spent += self.spent - before + 9;
                format!("for (int {name} = 0; {name} < 2; {name}++) {block}\n")
            }
            Divide => {
                let quotient = self.quotient();
                let cell = self.cell(None);
                let cast = if cell.kind == Kind::Short { "(short) " } else { "" };
                format!("{} = {cast}({quotient});\n", cell.text)
            }
            Throw => self.throw(),
            Try => self.try_block(),
            Assert => self.assert(),
            Sleep => {
                self.spent += 2;
                if half { "Thread.yield();\n".to_string() } else { self.interruptible("Thread.sleep(1);") }
            }
            Interrupt => self.interrupt(half),
            Join => {
                self.spent += 14;
                let other = self.other();
                // Main waits for the workers already: waiting for main is a deadlock for certain.
                let other = if other == "tm" { "t0".to_string() } else { other };
                self.interruptible(&format!("{other}.join();"))
            }
            Alive => self.when("isAlive"),
            Init => self.init(half),
            Choice => {
                self.spent += 6;
                let block = self.simple_block();
                format!("if (jaunt.Verify.getBoolean()) {block}\n")
            }
            AtomicSection => {
                self.calm = true;
                self.spent += 2;
                let count = self.random.between((1, 2));
                let inner: String = (0..count).map(|_| self.simple()).collect();
                self.calm = false;
                format!("jaunt.Verify.beginAtomic();\n{inner}jaunt.Verify.endAtomic();\n")
            }
            Ignore => {
                let condition = self.condition();
                format!("jaunt.Verify.ignoreIf({condition});\n")
            }
            Park => self.park(half),
            AtomicInt => {
                self.spent += 8;
                let value = self.constant();
                self.random.pick(&[
                    "c.incrementAndGet();\n".to_string(),
                    "c.decrementAndGet();\n".to_string(),
                    format!("c.compareAndSet(0, {value});\n"),
                    format!("c.set({value});\n"),
                    "c.set(c.get() + 1);\n".to_string(),
                ])
            }
            Print => {
                self.spent += 12;
                let token = self.random.pick(&["'i'", "'j'", "'k'"]);
                if half { format!("System.out.print({token});\n") } else { format!("System.out.print({});\n", self.read()) }
            }
            Exit => {
                let condition = self.condition();
                format!("if ({condition}) System.exit(3);\n")
            }
            Unowned => {
                // Whether the monitor is held depends on where this lands.
                self.random.pick(&["A.notify();\n", "B.notifyAll();\n"]).to_string()
            }
            // These are about how the program is put together.
            Start | Daemon | NoJoin | MainActs | Twins => self.simple(),
        }
    }

    fn flag(&mut self, half: bool) -> String {
        let name = self.random.pick(&["f", "g"]);
        self.spent += 2;
        match self.random.weighted(&[3, 3, 1]) {
            // The handshake: data, then flag; flag, then data.
            0 if half => format!("{}{name} = true;\n", self.simple()),
            0 => {
                let block = self.simple_block();
                format!("if ({name}) {block}\n")
            }
            1 => format!("{name} = {};\n", self.random.pick(&["true", "true", "false"])),
            _ => format!("{name} = {};\n", self.condition()),
        }
    }

    fn array(&mut self, half: bool) -> String {
        match self.random.weighted(&[4, 4, 2]) {
            0 => {
                let cell = self.cell(Some(Ingredient::Array));
                if half { self.increment(&cell) } else { self.assign(&cell) }
            }
            1 => {
                self.spent += 3;
                let index = self.read();
                if half { format!("ar[{index}] = {};\n", self.value()) } else { self.carry(&format!("ar[{index}]")) }
            }
            _ => {
                // Filled before it is published, and perhaps once more after.
                self.spent += 9;
                let name = self.fresh("fill");
                let after = if self.random.percent(50) { format!("{name}[1] = 3;\n") } else { String::new() };
                format!("int[] {name} = new int[2];\n{name}[0] = {};\nar = {name};\n{after}", self.value())
            }
        }
    }

    fn lock(&mut self, half: bool) -> String {
        let (first, second) = match self.random.weighted(&[8, 2]) {
            0 if half => ("A", "B"),
            0 => ("B", "A"),
            _ => ("A", "A"),
        };
        if self.random.percent(35) && self.depth == 0 {
            return self.synchronized(first, |g| {
                let before = if g.random.percent(40) { g.simple() } else { String::new() };
                let inner = g.synchronized(second, |g| g.simple());
                before + &inner
            });
        }
        let monitor = self.random.pick(&["A", "A", "A", "B"]);
        let count = self.random.between((1, 2));
        self.synchronized(monitor, |g| (0..count).map(|_| g.statement()).collect())
    }

    fn sync_method(&mut self) -> String {
        self.spent += 10;
        let object = self.random.pick(&["b", "b", "d"]);
        match self.random.weighted(&[4, 3, 2, 2, 2, 2, 2]) {
            0 => format!("{object}.up();\n"),
            1 => self.carry(&format!("{object}.get()")),
            2 => format!("{object}.give({});\n", if object == "b" { "d" } else { "b" }),
            3 => "b.take();\n".to_string(),
            4 => "b.put();\n".to_string(),
            5 => "Box.all();\n".to_string(),
            _ => format!("{object}.bare();\n"),
        }
    }

    fn wait_notify(&mut self, half: bool) -> String {
        let Signal { waiting, set, monitor } = &self.signal;
        let (waiting, set, monitor) = (waiting.clone(), set.clone(), monitor.clone());
        self.spent += 7;
        if half {
            let wait = self.random.pick(&["wait()", "wait()", "wait()", "wait()", "wait()", "wait(1)"]);
            let word = self.random.pick(&["while", "while", "if"]);
            let extra = if self.random.percent(35) { self.random.percent(50) as u32 + 1 } else { 0 };
            let inner = format!("{word} ({waiting}) {monitor}.{wait};");
            return self.synchronized(&monitor, |g| {
                let before = if extra == 1 { g.simple() } else { String::new() };
                let text = before + &g.interruptible(&inner);
                if extra == 2 { text + &g.simple() } else { text }
            });
        }
        let notify = format!("{monitor}.{};\n", self.random.pick(&["notify()", "notifyAll()"]));
        match self.random.weighted(&[6, 2, 2, 1]) {
            0 => self.synchronized(&monitor, |_| set + &notify),
            1 => self.synchronized(&monitor, |_| notify + &set),
            // The next two can lose the signal.
            2 => set + &self.synchronized(&monitor, |_| notify),
            _ => self.synchronized(&monitor, |_| notify),
        }
    }

    fn spin(&mut self, half: bool) -> String {
        self.spent += 3;
        if half {
            return format!("{}g = true;\n", if self.random.percent(50) { self.simple() } else { String::new() });
        }
        if self.random.percent(25) {
            return "while (!g) ;\n".to_string();
        }
        self.spent += 10;
        let name = self.fresh("i");
        format!("for (int {name} = 0; {name} < 2 && !g; {name}++) ;\n")
    }

    fn throw(&mut self) -> String {
        self.spent += 3;
        let condition = self.condition();
        format!("if ({condition}) throw new Bad();\n")
    }

    fn try_block(&mut self) -> String {
        use Ingredient::*;
        let throwing: Vec<(Ingredient, bool)> = [(Throw, true), (Divide, true), (Array, true), (Reference, false)]
            .into_iter()
            .filter(|(what, _)| !self.shape.without.contains(what))
            .collect();
        let body = self.enclosed(|g| {
            let before = if g.random.percent(50) { g.simple() } else { String::new() };
            let middle = if throwing.is_empty() {
                g.simple()
            } else {
                let (what, half) = g.random.pick(&throwing);
                g.special(what, half)
            };
            let after = if g.random.percent(30) { g.simple() } else { String::new() };
            before + &middle + &after
        });
        let name = self.fresh("e");
        let caught = self.random.pick(&["RuntimeException", "RuntimeException", "Bad", "ArithmeticException", "Throwable"]);
        let form = self.random.weighted(&[4, 2, 1]);
        let mut text = format!("try {body}");
        if form != 1 {
            text += &format!(" catch ({caught} {name}) {}", self.simple_block());
        }
        if form != 0 {
            text += &format!(" finally {}", self.simple_block());
        }
        text + "\n"
    }

    fn assert(&mut self) -> String {
        let condition = self.condition();
        self.spent += 2;
        match self.random.weighted(&[3, 1, 1]) {
            0 => format!("assert {condition};\n"),
            1 => format!("if ({condition}) throw new AssertionError();\n"),
            _ => format!("if ({condition}) throw new AssertionError({});\n", self.read()),
        }
    }

    fn interrupt(&mut self, half: bool) -> String {
        self.spent += 8;
        if half {
            return format!("{}.interrupt();\n", self.other());
        }
        match self.random.weighted(&[3, 2, 3]) {
            0 => self.interruptible("Thread.sleep(1);"),
            1 if !self.shape.without.contains(&Ingredient::WaitNotify) => self.special(Ingredient::WaitNotify, true),
            _ => {
                let condition = self.interrupted();
                let block = self.simple_block();
                format!("if ({condition}) {block}\n")
            }
        }
    }

    fn when(&mut self, question: &str) -> String {
        self.spent += 5;
        let other = self.other();
        let block = self.simple_block();
        format!("if ({other}.{question}()) {block}\n")
    }

    fn init(&mut self, half: bool) -> String {
        self.spent += 6;
        let class = if self.tangled && half { "Init2" } else { "Init" };
        match self.random.weighted(&[4, 2, 1]) {
            0 => self.carry(&format!("{class}.s")),
            1 => format!("{class}.s = {};\n", self.constant()),
            _ => format!("{class}.touch();\n"),
        }
    }

    fn park(&mut self, half: bool) -> String {
        let Signal { waiting, set, .. } = &self.signal;
        let (waiting, set) = (waiting.clone(), set.clone());
        self.spent += 8;
        if half {
            return match self.random.weighted(&[3, 3, 2, 1]) {
                0 => "LockSupport.park();\n".to_string(),
                1 => format!("while ({waiting}) LockSupport.park();\n"),
                2 => format!("if ({waiting}) LockSupport.park();\n"),
                _ => "LockSupport.parkNanos(1);\n".to_string(),
            };
        }
        let unpark = format!("LockSupport.unpark({});\n", self.other());
        if self.random.percent(70) { set + &unpark } else { unpark }
    }
}
