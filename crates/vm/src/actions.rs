//! What threads do that orders what they do: told to whoever wants to know which accesses happens-before orders (JLS 17.4.5).
//!
//! Effects ([`jaunt_state::Effect`]) say what others can *see* of a step, and guards and quiet code keep most of them silent. A
//! happens-before detector needs more: every access, also to an object that only its maker knows so far, with its access mode, and every
//! action that synchronises. A [`Listener`] hears of each as it happens. Without one nothing is told and nothing is paid.

use crate::reduction::quiet::PROGRAM;
use crate::vm::Vm;
use jaunt_base::FastMap;
use jaunt_classfile::access;
use jaunt_program::{ClassId, Kind, LoaderId, Method};
use jaunt_state::heap::SHARED;
use jaunt_state::thread::STATICS;
use jaunt_state::{ObjRef, ThreadId};
use std::cell::RefCell;
use std::rc::Rc;

/// The mode of an access: what it orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// An ordinary field or element, and handles in plain mode.
    Plain,
    /// Orders nothing, and cannot race.
    Opaque,
    Acquire,
    Release,
    Volatile,
}

impl Order {
    /// By the end of an access mode's name: `getOpaque`, `putIntRelease`.
    pub(crate) fn of_name(name: &str) -> Order {
        let modes =
            [("Opaque", Order::Opaque), ("Acquire", Order::Acquire), ("Release", Order::Release), ("Plain", Order::Opaque)];
        modes.into_iter().find(|(end, _)| name.ends_with(end)).map_or(Order::Volatile, |(_, order)| order)
    }

    /// What is read in this mode comes after what it was released with.
    pub fn acquires(self) -> bool {
        matches!(self, Order::Acquire | Order::Volatile)
    }

    pub fn releases(self) -> bool {
        matches!(self, Order::Release | Order::Volatile)
    }
}

/// One access by a handle or by address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct How {
    pub reads: bool,
    pub writes: bool,
    pub order: Order,
}

impl How {
    pub fn read(order: Order) -> How {
        How { reads: true, writes: false, order }
    }

    pub fn write(order: Order) -> How {
        How { reads: false, writes: true, order }
    }

    /// Reads and writes in one step; `writes` is false where a comparison failed.
    pub fn update(order: Order, writes: bool) -> How {
        How { reads: true, writes, order }
    }

    /// Two such accesses can race.
    pub fn is_plain(self) -> bool {
        self.order == Order::Plain && !(self.reads && self.writes)
    }

    /// A value goes from thread to thread by it without an edge of happens-before.
    fn is_relaxed(self) -> bool {
        match self.order {
            Order::Plain | Order::Opaque => true,
            Order::Acquire | Order::Release => self.reads && self.writes,
            Order::Volatile => false,
        }
    }
}

/// A variable: a field, an element, a static.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Variable {
    /// As in [`jaunt_state::Effect`].
    pub object: u32,
    pub offset: u32,
}

/// What the thread [`Vm::current`] does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    Access(Variable, How),
    /// Enters a free monitor, or gets one back after `wait`.
    Lock(ObjRef),
    /// Leaves it for good, or waits.
    Unlock(ObjRef),
    Start(ThreadId),
    /// Its last action. The object is its `Thread`.
    End(ObjRef),
    /// Has run the initialiser of a class, or has failed to.
    Initialised(ClassId),
    /// Uses a class whose initialiser was run.
    Uses(ClassId),
    /// Sees that a thread was interrupted: the `Thread`.
    SeesInterrupt(ObjRef),
    /// An atomic section of `Verify`: as if all were in one monitor.
    BeginAtomic,
    EndAtomic,
    /// The last thread that keeps the program alive is over: the hooks begin.
    Shutdown,
    /// `VarHandle.acquireFence`, `releaseFence` and their like.
    Fence {
        acquires: bool,
        releases: bool,
    },
    /// A constructor of this class ends, and with it what is written to the final fields that the class declares.
    Freeze(ObjRef, ClassId),
    /// Reads a final field of an object.
    ReadFinal(Variable),
    /// A constructor writes a final field of its object.
    WriteFinal(Variable),
    /// Changes a final field of an object by reflection or by address: frozen at once (JLS 17.5.3).
    ChangeFinal(Variable),
}

pub trait Listener {
    /// The action happens now. `quiet`: in code that has no points, whose actions are nobody's business.
    fn hear(&mut self, vm: &Vm, action: Action, quiet: bool);

    /// Objects were freed: their rows mean others from now on.
    fn forget_freed(&mut self, vm: &Vm);
}

/// What is asked of a place again and again.
#[derive(Default)]
pub(crate) struct Declared {
    by_place: FastMap<(ClassId, u32), Option<Order>>,
    /// Classes whose initialisers come before a use of this one.
    by_class: FastMap<ClassId, Rc<[ClassId]>>,
}

impl Vm {
    #[inline(always)]
    pub fn is_heard(&self) -> bool {
        self.listener.is_some()
    }

    #[cold]
    #[inline(never)]
    pub fn hear(&mut self, action: Action) {
        let Some(mut listener) = self.listener.take() else { return };
        let quiet = self.is_quiet() && !self.is_of_thread(action);
        listener.hear(self, action, quiet);
        self.listener = Some(listener);
    }

    /// `Thread.start` is quiet, but who finds that another one has started the thread has waited for its monitor.
    fn is_of_thread(&self, action: Action) -> bool {
        match action {
            Action::Lock(object) | Action::Unlock(object) => {
                self.program.is_subclass(self.state.heap.class_of(object), self.known.thread)
            }
            _ => false,
        }
    }

    /// Whoever frees rows says so, before others get them.
    pub(crate) fn hear_freed(&mut self) {
        if let Some(mut listener) = self.listener.take() {
            listener.forget_freed(self);
            self.listener = Some(listener);
        }
    }

    /// A class is used that is initialised. **An edge comes only from an initialiser that has a point before it**: where nobody chooses who
    /// comes first, a search sees one order of the two, and an edge would hide a race that the other one has. Initialisers of the library have none and are quiet, unless
    /// they are seen (`reduction/initialisers.rs`); a class without an initialiser has its supertypes'.
    #[inline]
    pub(crate) fn hear_use(&mut self, class: ClassId) {
        if self.is_heard() {
            self.hear_initialisers(class);
        }
    }

    #[cold]
    #[inline(never)]
    fn hear_initialisers(&mut self, class: ClassId) {
        let classes = match self.declared.by_class.get(&class) {
            Some(known) => known.clone(),
            None => {
                let mut found = Vec::new();
                self.add_initialisers(class, &mut found);
                let found: Rc<[ClassId]> = found.into();
                self.declared.by_class.insert(class, found.clone());
                found
            }
        };
        for &class in classes.iter().filter(|&&class| self.orders_threads(class)).collect::<Vec<_>>() {
            self.hear(Action::Uses(class));
        }
    }

    fn add_initialisers(&self, class: ClassId, found: &mut Vec<ClassId>) {
        if self.program.class(class).clinit.is_some() {
            found.push(class);
        } else {
            self.each_supertype(class, &mut |of| self.add_initialisers(of, found));
        }
    }

    fn each_supertype(&self, class: ClassId, what: &mut dyn FnMut(ClassId)) {
        let what = RefCell::new(what);
        self.dependency(class, &|of| {
            what.borrow_mut()(of);
            false
        });
    }

    fn orders_threads(&self, class: ClassId) -> bool {
        !self.is_library(class) || self.is_seen(class)
    }

    /// The supertypes of a class are initialised, by whomever, and its own initialiser begins.
    pub(crate) fn hear_supertypes(&mut self, class: ClassId) {
        if self.is_heard() {
            let mut supertypes = Vec::new();
            self.each_supertype(class, &mut |of| supertypes.push(of));
            for of in supertypes.into_iter().filter(|&of| self.state.is_initialized(of)).collect::<Vec<_>>() {
                self.hear_initialisers(of);
            }
        }
    }

    /// The initialiser of a class is over.
    pub(crate) fn hear_initialised(&mut self, class: ClassId) {
        if self.is_heard() && self.program.class(class).clinit.is_some() && self.orders_threads(class) {
            self.hear(Action::Initialised(class));
        }
    }

    /// An ordinary access to a field, element or static that the interpreter or a native does now.
    #[cold]
    #[inline(never)]
    pub(crate) fn hear_access(&mut self, object: u32, offset: u32, write: bool) {
        match self.declared_order(object, offset) {
            Some(order) => self.hear(Action::Access(Variable { object, offset }, How { reads: !write, writes: write, order })),
            None if object & STATICS == 0 => self.hear_final(ObjRef(object), offset, write),
            None => {}
        }
    }

    /// The same for a range of bytes of an object.
    pub(crate) fn hear_range(&mut self, object: ObjRef, offset: u32, len: u32, write: bool) {
        if !self.is_heard() || len == 0 {
            return;
        }
        for at in self.slots_in(object, offset, len) {
            self.hear_access(object.0, at, write);
        }
    }

    /// An access by a handle or by address to a slot, or to the slots that it meets.
    pub(crate) fn hear_slots(&mut self, object: u32, slots: &[u32], how: How) {
        if self.is_heard() {
            for &offset in slots {
                let variable = Variable { object, offset };
                let is_final = self.declared_order(object, offset).is_none();
                // A final field has no races by itself; in a stronger mode it orders as other variables do.
                if !is_final || !how.is_plain() {
                    self.hear(Action::Access(variable, how));
                }
                if !is_final || object & STATICS != 0 {
                    continue;
                }
                if how.reads {
                    self.hear_final(ObjRef(object), offset, false);
                }
                if how.writes {
                    self.hear(Action::ChangeFinal(variable));
                }
            }
        }
    }

    /// Where the fields or elements begin that lie in a range.
    pub(crate) fn slots_in(&self, object: ObjRef, offset: u32, len: u32) -> Vec<u32> {
        let class = self.state.heap.class_of(object);
        if let Some(info) = self.program.class(class).array() {
            let size = info.kind.size();
            return (offset / size * size..offset + len).step_by(size as usize).collect();
        }
        let meets = |&(at, kind): &(u32, Kind)| at < offset + len && offset < at + kind.size();
        self.field_offsets(class).iter().filter(|field| meets(field)).map(|&(at, _)| at).collect()
    }

    /// What an ordinary access to a place orders. `None`: it is final, and who has the object sees it (JLS 17.5).
    fn declared_order(&mut self, object: u32, offset: u32) -> Option<Order> {
        let statics = object & STATICS != 0;
        let class = if statics { ClassId(object & !STATICS) } else { self.state.heap.class_of(ObjRef(object)) };
        if !statics && self.program.class(class).array().is_some() {
            return Some(Order::Plain);
        }
        // Statics are told from fields by the highest bit.
        let key = (class, offset | (statics as u32) << 31);
        if let Some(&known) = self.declared.by_place.get(&key) {
            return known;
        }
        let order = self.find_declared_order(class, offset, statics);
        self.declared.by_place.insert(key, order);
        order
    }

    fn find_declared_order(&self, class: ClassId, offset: u32, statics: bool) -> Option<Order> {
        let mut at = Some(class);
        while let Some(c) = at {
            let record = self.program.class(c);
            if let Some(field) = record.fields.iter().find(|f| f.is_static() == statics && f.offset == offset) {
                // The VM's own record of whether a thread lives is read as a volatile, whatever it is declared as.
                let alive = [self.known.thread_eetop, self.known.thread_status].contains(&offset);
                return match field.access {
                    _ if c == self.known.thread && alive && !statics => Some(Order::Volatile),
                    flags if flags & access::VOLATILE != 0 => Some(Order::Volatile),
                    // Static ones come after the initialiser, which whoever uses the class has waited for.
                    flags if flags & access::FINAL != 0 => None,
                    _ => Some(Order::Plain),
                };
            }
            at = record.super_class.filter(|_| !statics);
        }
        Some(Order::Plain)
    }

    /// The mode of an access by `Unsafe` that is no plain one: Java code of that class calls the volatile one for all of them.
    pub(crate) fn order_of_caller(&self) -> Order {
        let frame = self.state.threads[self.current].frames.last();
        match frame.map(|f| f.method()) {
            Some(m) if self.program.class_name(m.class) == "jdk/internal/misc/Unsafe" => {
                Order::of_name(self.program.name(m.name))
            }
            _ => Order::Volatile,
        }
    }

    /// An access by a handle or by address to what others can reach. Where values go from thread to thread without an edge, two
    /// accesses that nothing orders need never both be about to happen: then a search for races needs clocks (docs/check.md).
    pub(crate) fn look_for_relaxed(&mut self, object: u32, slots: &[u32], how: How) {
        if !self.policy.races || self.assumed.unordered || !self.checking() {
            return;
        }
        let shared = object & STATICS != 0 || self.state.heap.entry(ObjRef(object)).meta & SHARED != 0;
        if !shared {
            return;
        }
        let volatile = slots.iter().any(|&at| self.declared_order(object, at) == Some(Order::Volatile));
        let seen = match how.order {
            // As an ordinary access to an ordinary variable is.
            Order::Plain => volatile && self.is_for_program(),
            _ if how.is_relaxed() => self.is_for_program(),
            // There may be ordinary accesses beside this one.
            _ => !volatile && self.in_program(),
        };
        if seen {
            self.see_unordered();
        }
    }

    /// From now on a search for races keeps clocks.
    pub fn see_unordered(&mut self) {
        if self.policy.races && self.checking() && !self.assumed.unordered && self.policy.frozen.is_none() {
            self.assumed.unordered = true;
            self.search.start_again();
        }
    }

    /// The program parks, or unparks: who goes on depends on it, and it orders nothing.
    pub(crate) fn look_for_park(&mut self) {
        let known = self.assumed.real && (!self.policy.races || self.assumed.unordered);
        if !known && self.checking() && self.is_for_program() {
            if self.policy.races {
                self.see_unordered();
            }
            // Permits are shared with the library.
            self.see_into_operations();
        }
    }

    /// The program asks for this: between its code and here is nothing but what handles, atomic variables and calls by reflection are
    /// made of.
    pub(crate) fn is_for_program(&self) -> bool {
        let thin = |method: &Method| {
            let name = self.program.class_name(method.class);
            // Accessors that reflection generates have loaders of their own, and names that no program can give.
            if name.starts_with("jdk/internal/reflect/") {
                return true;
            }
            let parts = ["jdk/internal/misc/", "java/lang/invoke/", "java/util/concurrent/atomic/Atomic", "sun/misc/Unsafe"];
            let names = ["java/util/concurrent/locks/LockSupport", "java/lang/reflect/Method"];
            self.is_boot(method) && (parts.iter().any(|p| name.starts_with(p)) || names.contains(&name))
        };
        let mut frames = self.state.threads[self.current].frames.iter().rev().map(|f| f.method());
        frames.find(|m| !thin(m)).is_some_and(|m| self.classify(m) == PROGRAM)
    }

    fn is_boot(&self, method: &Method) -> bool {
        matches!(self.program.class(method.class).loader, LoaderId::BOOT)
    }
}
