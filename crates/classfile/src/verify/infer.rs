//! Type inference by data flow, for class files without stack maps (JVMS 4.10.2).
//!
//! Frames are kept where control joins; a frame that arrives is merged into the kept one, and code behind it is
//! looked at again while something changes.
//!
//! `jsr` and `ret` (4.10.2.5) are handled as if subroutines were copied into their callers: a state is a pc *and*
//! the chain of calls that led there, and the type of a return address is the call that made it. Two different
//! return addresses merge to nothing usable, so each `ret` has one place to go to, and locals that a subroutine
//! does not touch keep their callers' types for free. That copies code; [`MAX_CALLS`] bounds it.
//! A subroutine need not end with `ret`: a branch or an exception handler may leave it for code of its caller
//! ([`Flows::left`]).
//! The copies must still agree on height and kinds of the stack at each pc (only locals may differ between callers),
//! so that whoever translates the code need not copy it; and a `ret` belongs to one subroutine.

use super::frame::Frame;
use super::step::{Flow, Method, switch_targets};
use super::types::Type;
use super::{Result, fail};
use crate::insn::op;
use std::collections::{BTreeSet, HashMap};

/// Chains of `jsr` in one method.
const MAX_CALLS: usize = 2_000;
/// Slots kept for one method.
const MAX_SLOTS: usize = 4_000_000;

/// One chain of `jsr` calls; number 0 is the method itself.
struct Call {
    parent: u32,
    /// Entry of the subroutine.
    entry: u32,
    /// Where its `ret` goes.
    back: u32,
}

/// (call, pc)
type Place = (u32, u32);

struct Flows {
    calls: Vec<Call>,
    call_numbers: HashMap<Place, u32>,
    kept: HashMap<Place, Frame>,
    /// By pc: the stack of the call that came there first.
    first: HashMap<u32, Vec<Type>>,
    /// By pc of a `ret`: the entry of the one subroutine that it returns from.
    returns: HashMap<u32, u32>,
    /// As (pc, call): working in the order of the code visits loops less often.
    work_list: BTreeSet<(u32, u32)>,
    slots: usize,
}

pub(super) fn run(m: &mut Method) -> Result<()> {
    m.pc = 0;
    let joins = find_joins(m)?;
    let mut handlers = Vec::with_capacity(m.info.handlers.len());
    for h in &m.info.handlers {
        m.pc = h.handler as u32;
        handlers.push((h.start as u32..h.end as u32, h.handler as u32, m.handler_type(h.catch_type)?));
    }
    let mut flows = Flows {
        calls: vec![Call { parent: 0, entry: 0, back: 0 }],
        call_numbers: HashMap::new(),
        kept: HashMap::new(),
        first: HashMap::new(),
        returns: HashMap::new(),
        work_list: BTreeSet::new(),
        slots: 0,
    };
    m.pc = 0;
    let first = m.initial_frame()?;
    flows.arrive(m, (0, 0), &first)?;
    while let Some((start, call)) = flows.work_list.pop_first() {
        let mut frame = flows.kept[&(call, start)].clone();
        let mut pc = start;
        let mut guarded = None;
        loop {
            m.pc = pc;
            m.cx.charge(1)?;
            // Exceptions see the locals as they are before the instruction. Within one handler's range nothing
            // need be done again until a local changes.
            if guarded != Some(frame.version) || handlers.iter().any(|h| h.0.start == pc) {
                m.cx.charge(handlers.len())?;
                for (range, target, exception) in &handlers {
                    if range.contains(&pc) {
                        let place = flows.left((call, *target));
                        flows.arrive_with(m, place, &frame, *exception)?;
                    }
                }
                guarded = Some(frame.version);
            }
            let insn = m.decode(pc as usize)?;
            let flow = m.step(&insn, &mut frame)?;
            let falls = matches!(flow, Flow::Next | Flow::Branch(_));
            match flow {
                Flow::Next | Flow::End => {}
                Flow::Branch(to) | Flow::Goto(to) => flows.arrive(m, flows.left((call, to)), &frame)?,
                Flow::Switch => {
                    for to in switch_targets(&insn) {
                        flows.arrive(m, flows.left((call, to)), &frame)?;
                    }
                }
                Flow::Jsr(entry) => {
                    let made = flows.call(call, pc, entry, insn.next)?;
                    frame.push(Type::Return(made))?;
                    flows.arrive(m, (made, entry), &frame)?;
                }
                Flow::Ret(t) => {
                    let back = flows.back(m, call, t)?;
                    flows.arrive(m, back, &frame)?;
                }
            }
            if !falls {
                break;
            }
            pc = insn.next;
            if pc as usize >= m.code.len() {
                fail!("Control flow falls through code end");
            }
            if joins[pc as usize / 64] >> (pc % 64) & 1 != 0 {
                flows.arrive(m, flows.left((call, pc)), &frame)?;
                break;
            }
        }
    }
    Ok(())
}

/// One bit per pc where frames must be kept: targets of branches and `ret`s, and handlers.
fn find_joins(m: &mut Method) -> Result<Vec<u64>> {
    let mut joins = vec![0u64; m.code.len() / 64 + 1];
    let mut join = |pc: u32| {
        if let Some(word) = joins.get_mut(pc as usize / 64) {
            *word |= 1 << (pc % 64);
        }
    };
    let mut pc = 0;
    while pc < m.code.len() {
        let insn = m.decode(pc)?;
        match insn.op {
            op::IFEQ..=op::JSR | op::IFNULL | op::IFNONNULL => join(insn.value as u32),
            _ => {}
        }
        if insn.op == op::JSR {
            join(insn.next);
        }
        if let Some(switch) = &insn.switch {
            join(switch.default);
            switch.cases.iter().for_each(|case| join(case.1));
        }
        pc = insn.next as usize;
    }
    for h in &m.info.handlers {
        join(h.handler as u32);
    }
    Ok(joins)
}

impl Flows {
    /// Where control is when it goes to a place without `jsr` or `ret`: a pc that only a caller has seen so far is the
    /// caller's, so the subroutine is left, and may be called again from there. (What it left behind merges there.)
    fn left(&self, place: Place) -> Place {
        let mut at = place;
        while !self.kept.contains_key(&at) {
            if at.0 == 0 {
                return place;
            }
            at.0 = self.calls[at.0 as usize].parent;
        }
        at
    }

    /// A frame gets to a place.
    fn arrive(&mut self, m: &mut Method, place: Place, frame: &Frame) -> Result<()> {
        m.cx.charge(frame.locals.len() + frame.stack.len() + 1)?;
        let Some(kept) = self.kept.get_mut(&place) else {
            self.check_same_stack(m, place.1, frame)?;
            self.slots += frame.locals.len() + frame.stack.len() + 1;
            if self.slots > MAX_SLOTS {
                fail!("Method is too complex to verify");
            }
            self.kept.insert(place, frame.clone());
            self.work_list.insert((place.1, place.0));
            return Ok(());
        };
        if kept.stack.len() != frame.stack.len() {
            let (a, b) = (kept.stack.len(), frame.stack.len());
            fail!("Inconsistent stack height", "{a} or {b} slots at {}", place.1);
        }
        let mut changed = frame.this_uninit && !kept.this_uninit;
        kept.this_uninit |= frame.this_uninit;
        for i in 0..kept.locals.len() {
            if kept.locals[i] == frame.locals[i] {
                continue;
            }
            let merged = m.cx.merge(kept.locals[i], frame.locals[i])?;
            if merged != kept.locals[i] {
                kept.locals[i] = merged;
                changed = true;
            }
        }
        // A long whose second half was lost in the merge is no long any more, and the other way round.
        for i in 0..kept.locals.len() {
            let t = kept.locals[i];
            let whole = match t {
                Type::Long | Type::Double => kept.locals.get(i + 1).copied() == t.high(),
                Type::LongHigh | Type::DoubleHigh => i > 0 && kept.locals[i - 1].high() == Some(t),
                _ => true,
            };
            if !whole {
                kept.locals[i] = Type::Top;
                changed = true;
            }
        }
        for i in 0..kept.stack.len() {
            if kept.stack[i] == frame.stack[i] {
                continue;
            }
            let merged = m.cx.merge(kept.stack[i], frame.stack[i])?;
            if merged == Type::Top {
                let (a, b) = (m.cx.names.show(kept.stack[i]), m.cx.names.show(frame.stack[i]));
                fail!("Mismatched stack types", "{a} or {b} at {}", place.1);
            }
            if merged != kept.stack[i] {
                kept.stack[i] = merged;
                changed = true;
            }
        }
        if changed {
            self.work_list.insert((place.1, place.0));
        }
        Ok(())
    }

    /// A new copy of the code at `pc`: its stack must have the kinds that other copies have. Merging does not
    /// change kinds, so looking once is enough.
    fn check_same_stack(&mut self, m: &Method, pc: u32, frame: &Frame) -> Result<()> {
        let Some(first) = self.first.get(&pc) else {
            self.first.insert(pc, frame.stack.clone());
            return Ok(());
        };
        if first.len() != frame.stack.len() {
            fail!("Inconsistent stack height", "{} or {} slots at {pc}", first.len(), frame.stack.len());
        }
        for (&a, &b) in first.iter().zip(&frame.stack) {
            let same_kind = match (a, b) {
                (Type::Return(a), Type::Return(b)) => self.entry(a) == self.entry(b),
                _ => a == b || a.is_object() && b.is_object(),
            };
            if !same_kind {
                let (a, b) = (m.cx.names.show(a), m.cx.names.show(b));
                fail!("Mismatched stack types", "{a} or {b} at {pc}");
            }
        }
        Ok(())
    }

    /// The frame gets to a handler, with the exception alone on the stack.
    fn arrive_with(&mut self, m: &mut Method, place: Place, frame: &Frame, exception: Type) -> Result<()> {
        let mut there = Frame {
            locals: frame.locals.clone(),
            stack: Vec::new(),
            max_stack: frame.max_stack,
            this_uninit: frame.this_uninit,
            version: frame.version,
        };
        there.push(exception)?;
        self.arrive(m, place, &there)
    }

    /// The number of the call made by the `jsr` at `pc`.
    fn call(&mut self, from: u32, pc: u32, entry: u32, back: u32) -> Result<u32> {
        if let Some(number) = self.call_numbers.get(&(from, pc)) {
            return Ok(*number);
        }
        if self.chain(from).any(|call| self.calls[call as usize].entry == entry) {
            fail!("Recursive call to jsr entry", "{entry}");
        }
        if self.calls.len() > MAX_CALLS {
            fail!("Method is too complex to verify", "more than {MAX_CALLS} chains of jsr");
        }
        let number = self.calls.len() as u32;
        self.calls.push(Call { parent: from, entry, back });
        self.call_numbers.insert((from, pc), number);
        Ok(number)
    }

    /// This call and those around it, without the method itself.
    fn chain(&self, from: u32) -> impl Iterator<Item = u32> + '_ {
        std::iter::successors(Some(from), |call| Some(self.calls[*call as usize].parent)).take_while(|call| *call != 0)
    }

    /// Where the subroutine of a call starts.
    fn entry(&self, call: u32) -> u32 {
        self.calls[call as usize].entry
    }

    /// Where a `ret` goes that finds `t` in its local.
    fn back(&mut self, m: &Method, from: u32, t: Type) -> Result<Place> {
        let Type::Return(call) = t else {
            fail!("Bad local variable type", "ret: expected return address, found {}", m.cx.names.show(t));
        };
        if !self.chain(from).any(|c| c == call) {
            fail!("Return address is not of a subroutine that is being executed");
        }
        let entry = self.entry(call);
        if *self.returns.entry(m.pc).or_insert(entry) != entry {
            fail!("Multiple returns to single jsr", "one ret for two subroutines");
        }
        let call = &self.calls[call as usize];
        Ok((call.parent, call.back))
    }
}
