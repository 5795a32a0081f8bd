//! The types of locals and operand stack between two instructions.

use super::context::ClassContext;
use super::types::{Name, Type};
use super::{Result, fail};

#[derive(Clone, PartialEq)]
pub(super) struct Frame {
    /// Always `max_locals` long.
    pub locals: Vec<Type>,
    pub stack: Vec<Type>,
    pub max_stack: usize,
    /// In a constructor: no other constructor has run yet on `this` (`flagThisUninit`). Stays set when the
    /// reference itself is lost, so that such a constructor cannot return.
    pub this_uninit: bool,
    /// Counts changes of the locals, so that handlers need not be looked at again while nothing changed.
    pub version: u32,
}

impl Frame {
    #[inline]
    pub fn push(&mut self, t: Type) -> Result<()> {
        let high = t.high();
        if self.stack.len() + 1 + usize::from(high.is_some()) > self.max_stack {
            fail!("Operand stack overflow", "max_stack is {}", self.max_stack);
        }
        self.stack.push(t);
        self.stack.extend(high);
        Ok(())
    }

    #[inline]
    fn pop_slot(&mut self) -> Result<Type> {
        match self.stack.pop() {
            Some(t) => Ok(t),
            None => fail!("Operand stack underflow"),
        }
    }

    /// Pops a whole value: the second slot of a long or double goes with its first.
    #[inline]
    pub fn pop_any(&mut self) -> Result<Type> {
        let top = self.pop_slot()?;
        if top.is_high() { self.pop_slot() } else { Ok(top) }
    }

    /// Pops a value that must be assignable to `expected`, and gives what it was.
    #[inline]
    pub fn pop(&mut self, cx: &mut ClassContext, expected: Type) -> Result<Type> {
        let found = self.pop_any()?;
        if found != expected && !cx.is_assignable(found, expected)? {
            return bad_operand(cx, &cx.names.show(expected), found);
        }
        Ok(found)
    }

    /// Pops an initialized object (or null).
    pub fn pop_object(&mut self, cx: &ClassContext) -> Result<Type> {
        let found = self.pop_any()?;
        if !found.is_object() {
            return bad_operand(cx, "an object", found);
        }
        Ok(found)
    }

    /// Pops a reference of any sort.
    pub fn pop_reference(&mut self, cx: &ClassContext) -> Result<Type> {
        let found = self.pop_any()?;
        if !found.is_reference() {
            return bad_operand(cx, "a reference", found);
        }
        Ok(found)
    }

    /// Pops an array of one of these types, or null.
    pub fn pop_array(&mut self, cx: &ClassContext, expected: &[Name]) -> Result<()> {
        let found = self.pop_any()?;
        match found {
            Type::Null => Ok(()),
            Type::Ref(name) if expected.contains(&name) => Ok(()),
            _ => bad_operand(cx, cx.names.text(expected[0]), found),
        }
    }

    /// The local at `index`, which must be assignable to `expected` (and its second half be in place).
    pub fn load(&mut self, cx: &mut ClassContext, index: u16, expected: Type) -> Result<()> {
        let index = index as usize;
        let found = self.locals.get(index).copied().unwrap_or(Type::Top);
        if found != expected || expected.high().is_some_and(|high| self.locals.get(index + 1) != Some(&high)) {
            fail!(
                "Bad local variable type",
                "local {index}: expected {}, found {}",
                cx.names.show(expected),
                cx.names.show(found)
            );
        }
        self.push(found)
    }

    /// Pushes the reference in a local.
    pub fn load_reference(&mut self, cx: &ClassContext, index: u16) -> Result<()> {
        let found = self.locals.get(index as usize).copied().unwrap_or(Type::Top);
        if !found.is_reference() {
            fail!("Bad local variable type", "local {index}: expected a reference, found {}", cx.names.show(found));
        }
        self.push(found)
    }

    pub fn store(&mut self, index: u16, t: Type) -> Result<()> {
        let index = index as usize;
        if index + usize::from(t.high().is_some()) >= self.locals.len() {
            fail!("Local variable index out of range", "local {index} of {}", self.locals.len());
        }
        self.version = self.version.wrapping_add(1);
        self.set(index, t);
        if let Some(high) = t.high() {
            self.set(index + 1, high);
        }
        Ok(())
    }

    /// Overwrites one slot; the other half of a long or double that stood there becomes unusable.
    fn set(&mut self, index: usize, t: Type) {
        let old = self.locals[index];
        if old.is_high() && !t.is_high() {
            self.locals[index - 1] = Type::Top;
        }
        if old.high().is_some() && index + 1 < self.locals.len() {
            self.locals[index + 1] = Type::Top;
        }
        self.locals[index] = t;
    }

    /// Everywhere one type for another.
    pub fn replace(&mut self, old: Type, new: Type) {
        self.version = self.version.wrapping_add(1);
        for slot in self.locals.iter_mut().chain(&mut self.stack).filter(|slot| **slot == old) {
            *slot = new;
        }
    }

    /// Whether the `n`-th slot from the top (1 is the top) starts a value, so that the stack may be cut below it.
    fn is_boundary(&self, n: usize) -> Result<bool> {
        match self.stack.len().checked_sub(n) {
            Some(at) => Ok(!self.stack[at].is_high()),
            None => fail!("Operand stack underflow"),
        }
    }

    /// Copies the `count` topmost slots below the `under` slots beneath them (the `dup` family). No value may be
    /// cut in two.
    pub fn dup(&mut self, count: usize, under: usize) -> Result<()> {
        if !self.is_boundary(count)? || under > 0 && !self.is_boundary(count + under)? {
            fail!("Bad type on operand stack", "a long or double would be cut in two");
        }
        let at = self.stack.len() - count;
        self.check_usable(at - under)?;
        if self.stack.len() + count > self.max_stack {
            fail!("Operand stack overflow", "max_stack is {}", self.max_stack);
        }
        let copied: Vec<Type> = self.stack[at..].to_vec();
        self.stack.splice(at - under..at - under, copied);
        Ok(())
    }

    /// Drops the `count` topmost slots.
    pub fn drop(&mut self, count: usize) -> Result<()> {
        if !self.is_boundary(count)? {
            fail!("Bad type on operand stack", "a long or double would be cut in two");
        }
        let at = self.stack.len() - count;
        self.check_usable(at)?;
        self.stack.truncate(at);
        Ok(())
    }

    pub fn swap(&mut self) -> Result<()> {
        let n = self.stack.len();
        if n < 2 {
            fail!("Operand stack underflow");
        }
        if !self.stack[n - 1].is_single() || !self.stack[n - 2].is_single() {
            fail!("Bad type on operand stack", "swap of something else than two single values");
        }
        self.stack.swap(n - 1, n - 2);
        Ok(())
    }

    /// `top` is no value: it cannot be moved about.
    fn check_usable(&self, from: usize) -> Result<()> {
        if self.stack[from..].contains(&Type::Top) {
            fail!("Bad type on operand stack", "nothing usable there");
        }
        Ok(())
    }
}

pub(super) fn bad_operand<T>(cx: &ClassContext, expected: &str, found: Type) -> Result<T> {
    fail!("Bad type on operand stack", "expected {expected}, found {}", cx.names.show(found))
}
