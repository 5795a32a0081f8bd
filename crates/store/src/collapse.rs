//! States as lists of pool numbers.
//!
//! Paper: Holzmann, "State Compression in SPIN: Recursive Indexing and Compression Training Runs" (1997), the COLLAPSE
//! mode; Lerda and Visser, "Addressing Dynamic Issues of Program Model Checking" (2001), brought it to Java. Where we
//! differ: the parts are the caller's components and not whole processes, and a number takes as many
//! bytes as it needs (see [`crate::lists`]) instead of as many as the largest.

use crate::arena::Arena;
use crate::components::Components;
use crate::data::Data;
use crate::disk::{RESIDENT, Spill, give_back};
use crate::index::Index;
use crate::lists::{self, ListRuns};
use crate::mix;
use crate::{Arrival, StateId, Vector, Visited};
use std::io;
use std::path::Path;

#[derive(Debug)]
pub struct CollapseStore {
    components: Components,
    /// From the hash of a list to its state's id + 1.
    index: Index,
    lists: ListRuns,
    /// Where the list of a state is.
    addresses: Arena<u32>,
    data: Data,
    spill: Spill,
    /// The list of the last vector.
    wanted: Vec<u8>,
}

impl CollapseStore {
    pub fn new() -> Self {
        CollapseStore {
            components: Components::new(),
            index: Index::for_long_keys(),
            lists: ListRuns::new(),
            addresses: Arena::new(),
            data: Data::new(),
            spill: Spill::default(),
            wanted: Vec::new(),
        }
    }

    /// [`Visited::spill`] with at most about so many bytes of the file in memory at a time.
    pub fn spill_within(&mut self, folder: &Path, resident: usize) -> io::Result<bool> {
        self.spill.start(folder, resident)?;
        self.offload()?;
        give_back();
        Ok(true)
    }

    /// Moves all that is complete into the file, and lets go of pages where there are too many.
    fn offload(&mut self) -> io::Result<()> {
        let Some(disk) = &mut self.spill.disk else { return Ok(()) };
        let moved = self.components.pool.offload(disk).and_then(|()| self.lists.offload(disk));
        disk.trim(|| ());
        moved
    }
}

#[cold]
fn rebuild(index: &mut Index, lists: &ListRuns, addresses: &Arena<u32>) {
    let mut before = 0;
    let keys = (0..addresses.len()).map(|id| {
        let address = addresses.get(id);
        lists.pass(std::mem::replace(&mut before, address), address);
        (id as u32 + 1, lists::hash_at(lists, address))
    });
    index.rebuild(keys);
}

impl Default for CollapseStore {
    fn default() -> Self {
        Self::new()
    }
}

impl Visited for CollapseStore {
    fn insert(&mut self, state: Vector<'_>) -> Arrival {
        if self.spill.is_due() {
            // An error is remembered there.
            let _ = self.offload();
        }
        self.components.advance(state);
        let list = lists::encode(&self.components.ids, &mut self.wanted);
        let hash = mix::bytes(list);
        match self.index.find(hash, |id| self.lists.from(self.addresses.get(id as usize - 1)).starts_with(list)) {
            Ok(id) => Arrival { id: StateId(id - 1), new: false },
            Err(mut place) => {
                if self.spill.disk.is_some() && self.index.must_grow(hash) {
                    rebuild(&mut self.index, &self.lists, &self.addresses);
                    place = self.index.place(hash);
                }
                let id = self.addresses.len() as u32;
                let address = self.lists.push(list);
                self.addresses.push(address);
                let of = |id: u32| lists::hash_at(&self.lists, self.addresses.get(id as usize - 1));
                self.index.insert(place, hash, id + 1, of);
                Arrival { id: StateId(id), new: true }
            }
        }
    }

    fn data(&self, id: StateId) -> u32 {
        self.data.get(id.0 as usize)
    }

    fn set_data(&mut self, id: StateId, value: u32) {
        debug_assert!((id.0 as usize) < self.len());
        self.data.set(id.0 as usize, value);
    }

    fn pool_entries(&self) -> usize {
        self.components.pool.len()
    }

    fn len(&self) -> usize {
        self.addresses.len()
    }

    fn bytes(&self) -> usize {
        self.components.bytes()
            + self.index.bytes()
            + self.lists.bytes()
            + self.addresses.bytes()
            + self.data.bytes()
            + self.wanted.capacity()
            + self.spill.bytes()
    }

    fn spill(&mut self, folder: &Path) -> io::Result<bool> {
        self.spill_within(folder, RESIDENT)
    }

    fn spilled_bytes(&self) -> usize {
        self.spill.written()
    }

    fn spill_error(&self) -> Option<&str> {
        self.spill.error()
    }

    fn clear(&mut self) {
        *self = Self::new();
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn name(&self) -> &'static str {
        "collapse"
    }
}
