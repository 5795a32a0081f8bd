//! Which states are on the stack of a depth-first search: a hash table whose chains go through the nodes of the stack.
//!
//! **A chain is only changed at its head**, since the stack is: pushing and popping write one word each. A state is looked for by its tag,
//! 16 bits of a hash that are at hand with every arrival; its name is asked for only where the tag is there.

/// The end of a chain.
pub(crate) const NONE: u32 = u32::MAX;

pub(crate) struct OnStack {
    /// The last node of each chain. A power of two of them.
    heads: Vec<u32>,
}

impl OnStack {
    pub fn new() -> OnStack {
        OnStack { heads: vec![NONE; 1 << 10] }
    }

    fn chain(&mut self, tag: u16) -> &mut u32 {
        let chain = tag as usize & (self.heads.len() - 1);
        &mut self.heads[chain]
    }

    /// The last node whose state may have this tag.
    pub fn last(&mut self, tag: u16) -> u32 {
        *self.chain(tag)
    }

    /// A node is pushed. The one before it in its chain.
    pub fn push(&mut self, node: u32, tag: u16) -> u32 {
        std::mem::replace(self.chain(tag), node)
    }

    /// The last node is popped.
    pub fn pop(&mut self, before: u32, tag: u16) {
        *self.chain(tag) = before;
    }

    /// Chains are too long for a stack of so many nodes.
    pub fn is_full(&self, nodes: usize) -> bool {
        nodes > self.heads.len()
    }

    /// Empties a larger table: all nodes are to be pushed again.
    pub fn grow(&mut self) {
        self.heads = vec![NONE; self.heads.len() * 4];
    }

    pub fn memory(&self) -> usize {
        self.heads.capacity() * 4
    }
}
