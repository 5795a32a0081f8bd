//! Shared places, expressions and conditions. Each use adds to `spent` about what javac makes of it.

use super::{Generator, Ingredient};

/// A place that holds a shared number. All hold small numbers; the types differ for the sake of the bytecodes.
#[derive(Clone)]
pub(super) struct Cell {
    pub text: &'static str,
    pub kind: Kind,
    /// The ingredient it comes with; `None` for the plain static fields.
    pub from: Option<Ingredient>,
}

#[derive(Clone, Copy, PartialEq)]
pub(super) enum Kind {
    Int,
    Long,
    Short,
}

#[derive(Clone, PartialEq)]
pub(super) enum Local {
    Int(String),
    Node(String),
}

impl Generator {
    pub fn draw_cells(&mut self) {
        use Ingredient::*;
        let mut add = |text, kind, from| self.cells.push(Cell { text, kind, from });
        add("x", Kind::Int, None);
        add("y", Kind::Int, None);
        let groups = [
            (Volatile, "v", Kind::Int),
            (Volatile, "w", Kind::Int),
            (Long, "big", Kind::Long),
            (Field, "b.p", Kind::Int),
            (Field, "b.s", Kind::Short),
            (Field, "d.p", Kind::Int),
            (SyncMethod, "b.p", Kind::Int),
            (Array, "ar[0]", Kind::Int),
            (Array, "ar[1]", Kind::Int),
        ];
        for (from, text, kind) in groups {
            if self.palette.contains(&from) && !self.cells.iter().any(|c| c.text == text) {
                self.cells.push(Cell { text, kind, from: Some(from) });
            }
        }
        // Fewer places, more conflicts; but each ingredient keeps one.
        while self.cells.len() > 4 || (self.cells.len() > 2 && self.random.percent(40)) {
            let alone = |cell: &Cell| cell.from.is_some() && self.cells.iter().filter(|c| c.from == cell.from).count() == 1;
            let spare: Vec<usize> = (0..self.cells.len()).filter(|&at| !alone(&self.cells[at])).collect();
            if spare.is_empty() {
                break;
            }
            let at = self.random.pick(&spare);
            self.cells.remove(at);
        }
    }

    /// A cell; one of those that an ingredient brought, if it still has any.
    pub fn cell(&mut self, of: Option<Ingredient>) -> Cell {
        let own: Vec<Cell> = self.cells.iter().filter(|c| of.is_some() && c.from == of).cloned().collect();
        let cell = if own.is_empty() { self.random.pick(&self.cells) } else { self.random.pick(&own) };
        if let Some(from) = cell.from {
            self.mark(from);
        }
        self.spent += if cell.text.len() > 1 { 3 } else { 1 };
        cell
    }

    /// Declares a local that carries a value to later statements.
    pub fn carry(&mut self, value: &str) -> String {
        let name = self.fresh("l");
        self.spent += 1;
        self.scope.push(Local::Int(name.clone()));
        self.unread.push(name.clone());
        format!("int {name} = {value};\n")
    }

    /// What a thread saw must show in the outcome: values that nobody looked at go to a field of the thread's own.
    pub fn report(&mut self, since: usize) -> String {
        let mut seen = String::new();
        for local in self.scope.split_off(since) {
            let Local::Int(name) = local else { continue };
            if self.unread.contains(&name) && !self.calm {
                self.spent += 2;
                seen = if seen.is_empty() { name } else { format!("{seen} * 8 + {name}") };
            }
        }
        match self.me {
            _ if seen.is_empty() => String::new(),
            Some(me) => format!("r{me} = {seen};\n"),
            None => format!("rm = {seen};\n"),
        }
    }

    pub fn read(&mut self) -> String {
        let locals: Vec<Local> = self.scope.iter().filter(|l| matches!(l, Local::Int(_))).cloned().collect();
        if !locals.is_empty() && self.random.percent(40) {
            let Local::Int(name) = self.random.pick(&locals) else { unreachable!("filtered") };
            self.unread.retain(|unread| *unread != name);
            self.spent += 1;
            return name;
        }
        let cell = self.cell(None);
        if cell.kind == Kind::Long { format!("(int) {}", cell.text) } else { cell.text.to_string() }
    }

    pub fn constant(&mut self) -> usize {
        self.spent += 1;
        self.random.weighted(&[2, 4, 3, 1])
    }

    /// A small int.
    pub fn value(&mut self) -> String {
        use Ingredient::*;
        let only = |yes: bool, weight| if yes { weight } else { 0 };
        self.spent += 1;
        let weights = [
            5,
            5,
            4,
            1,
            1,
            only(self.has(Choice), 5),
            only(self.has(AtomicInt), 4),
            only(self.has(Divide) && !self.calm, 4),
            only(self.has(Reference) && !self.calm, 2),
            only(self.has(Twins) && self.me.is_some(), 4),
        ];
        match self.random.weighted(&weights) {
            0 => self.constant().to_string(),
            1 => self.read(),
            2 => format!("{} + {}", self.read(), self.constant().max(1)),
            3 => format!("{} + {}", self.read(), self.read()),
            4 => format!("{} - {}", self.constant(), self.read()),
            5 => {
                self.mark(Choice);
                self.spent += 3;
                self.random.pick(&["jaunt.Verify.getInt(0, 2)", "jaunt.Verify.getInt(0, 1)"]).to_string()
            }
            6 => {
                self.mark(AtomicInt);
                self.spent += 5;
                self.random.pick(&["c.get()", "c.incrementAndGet()", "c.getAndAdd(2)", "c.getAndSet(1)"]).to_string()
            }
            7 => self.quotient(),
            8 => {
                let node = self.node();
                self.spent += 1;
                format!("{node}.{}", self.random.pick(&["val", "val", "k"]))
            }
            // The twins differ in this final field.
            _ => "id".to_string(),
        }
    }

    pub fn quotient(&mut self) -> String {
        self.mark(Ingredient::Divide);
        self.spent += 2;
        let by = self.read();
        self.random.pick(&[format!("6 / {by}"), format!("5 % {by}")])
    }

    /// A node that perhaps is not there.
    pub fn node(&mut self) -> String {
        self.mark(Ingredient::Reference);
        self.spent += 1;
        let locals: Vec<Local> = self.scope.iter().filter(|l| matches!(l, Local::Node(_))).cloned().collect();
        if !locals.is_empty() && self.random.percent(40) {
            let Local::Node(name) = self.random.pick(&locals) else { unreachable!("filtered") };
            return name;
        }
        self.random.pick(&["n", "n", "n", "m"]).to_string()
    }

    pub fn condition(&mut self) -> String {
        use Ingredient::*;
        let only = |yes: bool, weight| if yes { weight } else { 0 };
        self.spent += 2;
        let weights = [
            6,
            4,
            2,
            only(self.has(Flag), 6),
            only(self.has(Choice), 5),
            only(self.has(AtomicInt), 4),
            only(self.has(Reference), 4),
            only(self.has(Alive), 6),
            only(self.has(Interrupt), 4),
        ];
        match self.random.weighted(&weights) {
            0 => format!("{} == {}", self.read(), self.constant()),
            1 => {
                let operator = self.random.pick(&["!= 0", "> 0", "== 0", "< 2"]);
                format!("{} {operator}", self.read())
            }
            2 => {
                let (left, operator) = (self.read(), self.random.pick(&["<", "==", "!="]));
                let right = self.read();
                if left == right { format!("{left} {operator} 1") } else { format!("{left} {operator} {right}") }
            }
            3 => {
                self.mark(Flag);
                self.random.pick(&["f", "!f", "g", "!g"]).to_string()
            }
            4 => {
                self.mark(Choice);
                "jaunt.Verify.getBoolean()".to_string()
            }
            5 => {
                self.mark(AtomicInt);
                self.spent += 8;
                self.random.pick(&["c.compareAndSet(0, 1)", "c.compareAndSet(1, 2)", "c.get() == 1"]).to_string()
            }
            6 => format!("{} {} null", self.node(), self.random.pick(&["==", "!="])),
            7 => {
                self.mark(Alive);
                self.spent += 3;
                format!("{}.isAlive()", self.other())
            }
            _ => self.interrupted(),
        }
    }

    pub fn interrupted(&mut self) -> String {
        self.mark(Ingredient::Interrupt);
        self.spent += 10;
        match self.random.weighted(&[3, 2, 1]) {
            0 => "Thread.interrupted()".to_string(),
            1 => "Thread.currentThread().isInterrupted()".to_string(),
            _ => format!("{}.isInterrupted()", self.other()),
        }
    }

    /// Another thread, or now and then, by mistake, this one.
    pub fn other(&mut self) -> String {
        let others: Vec<usize> = (0..self.workers).filter(|&t| Some(t) != self.me || self.random.percent(5)).collect();
        if others.is_empty() || self.random.percent(6) {
            return "tm".to_string();
        }
        format!("t{}", self.random.pick(&others))
    }
}
