//! `jsr` subroutines (class files before Java 6), inlined: every `jsr` gets its own copy of the subroutine.
//!
//! A subroutine may be called with a local holding a reference at one site and an int at another, so liveness and
//! kinds of registers are only exact when the copies are apart. A copy is a *context*; context 0 is the method
//! itself. As in ASM's `JSRInlinerAdapter`, code that can also be reached without the `jsr` belongs to the outer
//! context: a subroutine that leaves through a jump or an exception goes on in the original, not in a copy.

use super::flow::Flow;
use super::{Result, error};
use jaunt_classfile::Handler;
use jaunt_classfile::insn::op;

/// More copies, or more blocks in all copies, than this are not something a compiler made.
const MAX_CONTEXTS: usize = 256;
const MAX_BLOCKS: usize = 1 << 20;

struct Context {
    parent: u32,
    /// Block to return to, in the parent.
    return_to: u32,
    /// Index in `bodies`.
    body: u32,
    /// Local that the return address was stored to.
    local: Option<u16>,
}

/// Instructions reachable from a subroutine's entry (from pc 0 for the method itself) without entering another.
struct Body {
    entry: u32,
    reached: Vec<bool>,
}

#[derive(Default)]
pub(super) struct Subroutines {
    /// Context `n` is `contexts[n - 1]`.
    contexts: Vec<Context>,
    bodies: Vec<Body>,
}

impl Subroutines {
    pub fn reset(&mut self) {
        self.contexts.clear();
        self.bodies.clear();
    }

    /// Contexts in use, the method itself among them.
    pub fn contexts(&self) -> usize {
        self.contexts.len() + 1
    }

    /// A `jsr` to block `entry` from `parent`: the number of its context.
    pub fn call(&mut self, flow: &Flow, handlers: &[Handler], parent: u32, entry: u32, return_to: u32) -> Result<u32> {
        if self.contexts.len() >= MAX_CONTEXTS || self.contexts() * flow.starts.len() > MAX_BLOCKS {
            return error("too many jsr subroutines");
        }
        if self.bodies.is_empty() {
            self.bodies.push(body(flow, handlers, 0));
        }
        let body = match self.bodies.iter().position(|b| b.entry == entry) {
            Some(found) if found > 0 => found,
            _ => {
                self.bodies.push(body(flow, handlers, entry));
                self.bodies.len() - 1
            }
        };
        self.contexts.push(Context { parent, return_to, body: body as u32, local: None });
        Ok(self.contexts.len() as u32)
    }

    /// The return address on top of the stack goes to a local.
    pub fn store(&mut self, context: u32, local: u16) {
        let mut at = context;
        while at != 0 {
            let c = &mut self.contexts[at as usize - 1];
            if c.local.is_none() {
                c.local = Some(local);
                return;
            }
            at = c.parent;
        }
    }

    /// `ret local`: the context and block it goes to.
    pub fn ret(&self, context: u32, local: u16) -> Result<(u32, u32)> {
        let mut at = context;
        while at != 0 {
            let c = &self.contexts[at as usize - 1];
            if c.local == Some(local) {
                return Ok((c.parent, c.return_to));
            }
            at = c.parent;
        }
        error("ret without a return address")
    }

    /// The context that a jump from `context` to the instruction at `target` continues in.
    #[inline]
    pub fn owner(&self, context: u32, target: u32) -> u32 {
        if context == 0 { 0 } else { self.owner_among(context, target) }
    }

    fn owner_among(&self, context: u32, target: u32) -> u32 {
        let mut owner = context;
        let mut at = context;
        loop {
            let body = if at == 0 { 0 } else { self.contexts[at as usize - 1].body };
            if self.bodies[body as usize].reached[target as usize] {
                owner = at;
            }
            if at == 0 {
                return owner;
            }
            at = self.contexts[at as usize - 1].parent;
        }
    }
}

fn body(flow: &Flow, handlers: &[Handler], entry: u32) -> Body {
    let mut reached = vec![false; flow.raws.len()];
    let mut work = vec![flow.starts[entry as usize] as usize];
    while let Some(index) = work.pop() {
        if index >= reached.len() || std::mem::replace(&mut reached[index], true) {
            continue;
        }
        let raw = &flow.raws[index];
        let mut visit = |pc: u32| work.extend(flow.index_of_pc(pc));
        match (raw.op, &raw.switch) {
            (_, Some(switch)) => {
                visit(switch.default);
                switch.cases.iter().for_each(|(_, target)| visit(*target));
            }
            (op::GOTO, _) => visit(raw.value as u32),
            (op::IFEQ..=op::IF_ACMPNE | op::IFNULL | op::IFNONNULL, _) => {
                visit(raw.value as u32);
                visit(raw.next);
            }
            (op::RET | op::IRETURN..=op::RETURN | op::ATHROW, _) => {}
            _ => visit(raw.next),
        }
        for h in handlers.iter().filter(|h| (h.start as u32..h.end as u32).contains(&raw.pc)) {
            visit(h.handler as u32);
        }
    }
    Body { entry, reached }
}
