//! Bodies of threads: plain statements, blocks, and when to stop.

use super::values::{Cell, Kind};
use super::{Generator, Ingredient};

impl Generator {
    /// The body of a worker, or of main between the starts and the joins. `forced` are the ingredients that shall be in
    /// it, each with which half of it.
    pub fn body(&mut self, me: Option<usize>, forced: &[(Ingredient, bool)], budget: u32, steps: u32) -> String {
        self.me = me;
        self.scope.clear();
        self.unread.clear();
        (self.depth, self.names, self.spent, self.calm) = (0, 0, 0, false);
        let mut forced = forced.to_vec();
        self.random.shuffle(&mut forced);
        let mut text = String::new();
        let steps = steps.max(forced.len().min(self.shape.steps.1 as usize) as u32);
        for step in 0..steps {
            // What is forced comes early enough to be in, but not always first.
            let must = forced.len() as u32 >= steps - step;
            let statement = match forced.pop() {
                Some((what, half)) if must || self.random.percent(60) => self.special(what, half),
                popped => {
                    forced.extend(popped);
                    self.statement()
                }
            };
            text += &statement;
            // The other half of what another thread does is worth some more.
            if self.spent >= if forced.is_empty() { budget } else { budget * 4 / 3 } {
                break;
            }
        }
        text + &self.report(0)
    }

    /// Any statement, or a few that belong together; lines end with newlines.
    pub fn statement(&mut self) -> String {
        if self.calm || self.depth >= 2 {
            return self.simple();
        }
        let palette = self.palette.clone();
        match self.random.weighted(&[6, 2, 4]) {
            0 => self.simple(),
            1 => self.branch(),
            _ => {
                let what = self.random.pick(&palette);
                let half = self.random.percent(50);
                self.special(what, half)
            }
        }
    }

    pub fn simple(&mut self) -> String {
        match self.random.weighted(&[5, 4, 3]) {
            0 => {
                let cell = self.cell(None);
                self.assign(&cell)
            }
            1 => {
                let cell = self.cell(None);
                self.increment(&cell)
            }
            _ => {
                let mut value = self.value();
                if value.len() == 1 && value.as_bytes()[0].is_ascii_digit() {
                    value = self.read();
                }
                self.carry(&value)
            }
        }
    }

    pub fn assign(&mut self, cell: &Cell) -> String {
        let mut value = self.value();
        if value == cell.text {
            value = self.constant().to_string();
        }
        match cell.kind {
            Kind::Short => format!("{} = (short) ({value});\n", cell.text),
            _ => format!("{} = {value};\n", cell.text),
        }
    }

    pub fn increment(&mut self, cell: &Cell) -> String {
        let at = cell.text;
        self.spent += 4;
        match self.random.weighted(&[3, 1, 1]) {
            0 if cell.kind != Kind::Short => format!("{at} = {at} + 1;\n"),
            1 => format!("{at} += 2;\n"),
            _ => format!("{at}++;\n"),
        }
    }

    fn branch(&mut self) -> String {
        let condition = self.condition();
        let then = self.block(1);
        if self.random.percent(60) {
            return format!("if ({condition}) {then}\n");
        }
        let otherwise = self.block(1);
        format!("if ({condition}) {then} else {otherwise}\n")
    }

    /// A block in braces, without a newline after it, of at most so many statements.
    pub fn block(&mut self, most: u32) -> String {
        let count = self.random.between((1, most));
        self.enclosed(|generator| (0..count).map(|_| generator.statement()).collect())
    }

    pub fn simple_block(&mut self) -> String {
        self.enclosed(|generator| generator.simple())
    }

    /// What is declared inside is not seen outside.
    pub fn enclosed(&mut self, write: impl FnOnce(&mut Generator) -> String) -> String {
        let outside = self.scope.len();
        self.depth += 1;
        let mut inner = write(self);
        inner += &self.report(outside);
        self.depth -= 1;
        format!("{{\n{inner}}}")
    }

    /// A synchronized block around what `write` writes.
    pub fn synchronized(&mut self, monitor: &str, write: impl FnOnce(&mut Generator) -> String) -> String {
        self.spent += 8;
        let block = self.enclosed(write);
        format!("synchronized ({monitor}) {block}\n")
    }

    /// A statement that may be interrupted, with what happens then.
    pub fn interruptible(&mut self, statement: &str) -> String {
        let name = self.fresh("e");
        self.spent += 1;
        let outside = self.spent;
        let handler = match self.random.weighted(&[5, 3, if self.me.is_some() { 2 } else { 0 }]) {
            0 => "{\n}".to_string(),
            1 => self.simple_block(),
            _ => "{\nreturn;\n}".to_string(),
        };
        // Hardly ever executed.
        self.spent = outside;
        format!("try {{\n{statement}\n}} catch (InterruptedException {name}) {handler}\n")
    }
}
