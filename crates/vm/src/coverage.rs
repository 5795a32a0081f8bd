//! Which branches of some classes are taken.
//!
//! A conditional branch or switch that is watched is overwritten by an [`Op::Probe`] with the same operands, which notes where it goes. **A
//! probe removes itself**: once each of its ways was taken, the branch is what it was. So nothing is noted of most branches after their first few executions, and
//! code that nobody watches has no probes at all.
//!
//! Left out are initialisers of classes, which run once and before any exploration, and what `assert` compiles to: where assertions hold, one way of each is
//! never taken, and that is no gap.

use crate::semantics::{Action, At, Operand, action, switch_target};
use crate::vm::Vm;
use jaunt_base::FastMap;
use jaunt_classfile::insn::{decode, op};
use jaunt_classfile::{ClassFile, CodeInfo};
use jaunt_program::code::rewrite;
use jaunt_program::translate::translate;
use jaunt_program::{ClassId, Code, Insn, LinkError, MethodId, Op};

/// One conditional branch or switch.
#[derive(Clone, Debug)]
pub struct Branch {
    pub method: MethodId,
    pub line: Option<u16>,
    /// Whether each of its ways was taken: of a branch that it does not jump, that it jumps; of a switch one for each target.
    pub ways: Vec<bool>,
    at: *const Insn,
    /// Of a switch: its distinct targets, as indexes of instructions.
    targets: Vec<u32>,
}

/// One way of one branch: its number in [`Coverage::branches`], and which of its ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Way {
    pub branch: u32,
    pub way: u32,
}

/// The branches that are watched, and what is known of them.
#[derive(Default)]
pub struct Coverage {
    branches: Vec<Branch>,
    by_place: FastMap<usize, u32>,
    /// Nothing is noted: what runs is not what is watched (an invariant, say).
    pub paused: bool,
    /// Ways that were first taken since somebody last asked.
    news: Vec<Way>,
}

impl Coverage {
    pub fn branches(&self) -> &[Branch] {
        &self.branches
    }

    /// The ways that were taken for the first time since this was last asked.
    pub fn take_news(&mut self) -> Vec<Way> {
        std::mem::take(&mut self.news)
    }

    #[inline]
    pub fn has_news(&self) -> bool {
        !self.news.is_empty()
    }

    /// Which way a branch goes whose instruction is an [`Op::Probe`]: 1 if it jumps, else 0; of a switch [`Coverage::way_to`]. For engines that
    /// follow instructions themselves.
    pub fn note(&mut self, at: At, way: usize) {
        if self.paused {
            return;
        }
        let Some(&number) = self.by_place.get(&(at.pc() as usize)) else { return };
        let branch = &mut self.branches[number as usize];
        if std::mem::replace(&mut branch.ways[way], true) {
            return;
        }
        self.news.push(Way { branch: number, way: way as u32 });
        if branch.ways.iter().all(|&taken| taken) {
            // SAFETY: it is an instruction of code that lives, nobody looks at code while Java runs, and it becomes what it was.
            unsafe { rewrite(branch.at, at.insn().watched()) };
        }
    }

    /// The way of a watched switch to a target.
    pub fn way_to(&self, at: At, target: u32) -> usize {
        let branch = self.by_place.get(&(at.pc() as usize)).map(|&number| &self.branches[number as usize]);
        branch.and_then(|b| b.targets.iter().position(|&t| t == target)).unwrap_or(0)
    }

    /// Nothing was taken yet, and everything is watched again.
    pub fn restart(&mut self) {
        self.news.clear();
        for branch in &mut self.branches {
            branch.ways.fill(false);
            // SAFETY: an instruction of code that lives; nobody looks at code, since nothing runs.
            unsafe { rewrite(branch.at, branch.at.read().watched().probe()) };
        }
    }

    fn watch(&mut self, method: MethodId, file: &ClassFile, code: &CodeInfo, live: &Code, fresh: &Code) {
        let skipped = asserts(file, code, fresh);
        for (index, insn) in fresh.insns.iter().enumerate().filter(|(_, insn)| insn.op.is_conditional()) {
            if skipped.iter().any(|skipped| skipped.contains(&index)) {
                continue;
            }
            let mut targets = Vec::new();
            if matches!(insn.op, Op::TableSwitch | Op::LookupSwitch) {
                let table = &fresh.switches[insn.x as usize];
                for &target in table.targets.iter().chain([&table.default]) {
                    if !targets.contains(&target) {
                        targets.push(target);
                    }
                }
            }
            // SAFETY: code that was translated from the same has as many instructions.
            let at = unsafe { live.insns.first().add(index) };
            let ways = vec![false; if targets.is_empty() { 2 } else { targets.len() }];
            self.by_place.insert(at as usize, self.branches.len() as u32);
            self.branches.push(Branch { method, line: code.line_at(fresh.pcs[index]), ways, at, targets });
        }
    }
}

/// The instructions of `assert` statements: from the question whether assertions are on to where the statement ends.
fn asserts(file: &ClassFile, code: &CodeInfo, fresh: &Code) -> Vec<std::ops::Range<usize>> {
    let bytes = file.slice(&code.code);
    let is_question = |index: usize| {
        let read = decode(bytes, fresh.pcs[index] as usize).ok().filter(|raw| raw.op == op::GETSTATIC);
        read.is_some_and(|raw| file.pool.name_and_type(raw.index).0 == "$assertionsDisabled")
    };
    let branches = fresh.insns.iter().enumerate().skip(1).filter(|(_, insn)| insn.op.is_conditional() && insn.op.is_branch());
    branches.filter(|(index, _)| is_question(index - 1)).map(|(index, insn)| index..insn.target().max(index + 1)).collect()
}

impl Vm {
    /// From now on it is noted which branches of these classes are taken, those of some methods excepted.
    pub fn watch_branches(&mut self, classes: &[ClassId], except: &[MethodId]) -> Result<(), LinkError> {
        let mut coverage = Coverage::default();
        for &class in classes {
            for method in self.program.class(class).methods.clone() {
                let m = self.program.method(method);
                let (index, is_initialiser) = (m.index as usize, self.program.name(m.name) == "<clinit>");
                if m.is_native() || m.is_abstract() || is_initialiser || except.contains(&method) {
                    continue;
                }
                let live = self.program.code(method)?;
                let file = self.program.class(class).file();
                let info = &file.methods[index];
                let (Some(code), Ok(fresh)) = (&info.code, translate(file, info)) else { continue };
                // SAFETY: code is never freed before its program.
                coverage.watch(method, file, code, unsafe { &*live }, &fresh);
            }
        }
        coverage.restart();
        self.coverage = Some(Box::new(coverage));
        Ok(())
    }

    /// A watched branch: notes which way it goes, and where that leads.
    ///
    /// # Safety
    /// `pc` is an [`Op::Probe`] of this code, which the running frame executes, and `regs` are its registers.
    #[cold]
    #[inline(never)]
    pub(crate) unsafe fn watched_branch(&mut self, pc: *const Insn, regs: *const u64, code: *const Code) -> *const Insn {
        // SAFETY: as the caller promises; registers that a branch reads are registers of the frame.
        let (at, register) = unsafe { (At::new(pc), |r: u16| *regs.add(r as usize)) };
        let coverage = self.coverage.as_deref_mut();
        match action(&at.insn()) {
            Action::Branch { holds, x, y, distance } => {
                let y = match y {
                    Operand::Register(r) => register(r),
                    Operand::Word(word) => word,
                };
                let jumps = holds.holds(register(x), y);
                if let Some(coverage) = coverage {
                    coverage.note(at, jumps as usize);
                }
                // SAFETY: both lead to instructions of the same code.
                unsafe { pc.offset(if jumps { distance as isize } else { 1 }) }
            }
            Action::Switch { key, table } => {
                // SAFETY: as the caller promises, it is the code of the frame.
                let code = unsafe { &*code };
                let target = switch_target(&code.switches[table], register(key) as i32);
                if let Some(coverage) = coverage {
                    let way = coverage.way_to(at, target);
                    coverage.note(at, way);
                }
                // SAFETY: targets of switches are instructions of the same code.
                unsafe { code.insns.first().add(target as usize) }
            }
            other => unreachable!("nobody watches {other:?}"),
        }
    }
}
