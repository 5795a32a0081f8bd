//! One linked method.

use crate::class::Kind;
use crate::code::Code;
use crate::maps::RefMaps;
use crate::program::{ClassId, MethodId, SelectorId};
use jaunt_base::Symbol;
use jaunt_classfile::access;
use std::cell::{Cell, OnceCell};

/// "Not in the vtable": static, private, constructors.
pub const NO_SLOT: u32 = u32::MAX;
/// "Not looked up yet" in [`Method::native`].
pub const NATIVE_UNKNOWN: u32 = u32::MAX;

/// In [`Method::library`]: not the library's at all.
pub const OF_PROGRAM: u8 = 1;

pub struct Method {
    pub id: MethodId,
    pub class: ClassId,
    pub name: Symbol,
    pub desc: Symbol,
    pub selector: SelectorId,
    pub access: u16,
    /// Position in the class file's methods.
    pub index: u16,
    /// vtable slot of the declaring class, or [`NO_SLOT`].
    pub slot: u32,
    /// Argument registers, receiver included, longs and doubles counted twice.
    pub arg_slots: u16,
    pub ret: Kind,
    pub hidden: bool,
    pub caller_sensitive: bool,
    /// `MethodHandle.invoke*` and `VarHandle` accessors.
    pub signature_polymorphic: bool,
    /// Translated code; null until first called. Points into the program, never freed before it.
    pub code: Cell<*const Code>,
    /// The same, but only when a call needs nothing else: not native, not synchronized. The fast path of calls.
    pub entry: Cell<*const Code>,
    /// Index in the VM's table of natives.
    pub native: Cell<u32>,
    /// Whose code this is to the one who looks for scheduling points: [`OF_PROGRAM`], or what that one makes of code of
    /// the library; 0: not looked up yet.
    pub library: Cell<u8>,
    pub maps: OnceCell<Box<RefMaps>>,
}

impl Method {
    pub fn is_static(&self) -> bool {
        self.access & access::STATIC != 0
    }
    pub fn is_native(&self) -> bool {
        self.access & access::NATIVE != 0
    }
    pub fn is_abstract(&self) -> bool {
        self.access & access::ABSTRACT != 0
    }
    pub fn is_private(&self) -> bool {
        self.access & access::PRIVATE != 0
    }
    pub fn is_synchronized(&self) -> bool {
        self.access & access::SYNCHRONIZED != 0
    }
    pub fn is_final(&self) -> bool {
        self.access & access::FINAL != 0
    }
}
