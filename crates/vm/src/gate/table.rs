//! The table of what natives ask of the machine besides objects, each with what threads share by it.
//!
//! What says nothing (`PURE`) cannot be seen by other threads: it makes objects, loads classes (a name means the same class
//! for everybody), reads the program, the options, or what belongs to the running thread.

use super::Gate;
use crate::actions::Action;
use crate::does::Does;
use crate::events::What;
use crate::files::Files;
use crate::indy::spun_address;
use crate::known::Known;
use crate::memory::BASE_OFFSET;
use crate::native::{Missing, NativeData, NativeResult, Trap};
use crate::policy::Mode;
use crate::verify::Notes;
use crate::vm::{NameOrder, Options, Thrown};
use jaunt_base::Symbol;
use jaunt_classfile::ClassBytes;
use jaunt_loader::{ClassPath, JImage};
use jaunt_program::{ClassId, Kind, LinkError, LoaderId, Method, MethodId, Program, StringId};
use jaunt_state::thread::Wake;
use jaunt_state::{Cell, ClassState, Effect, EffectKind, Frame, FrameKind, JavaThread, ObjRef, Status, ThreadId};

/// What a call that makes an object gives back.
trait Made {
    fn object(&self) -> Option<ObjRef>;
}

impl Made for ObjRef {
    fn object(&self) -> Option<ObjRef> {
        Some(*self)
    }
}

impl Made for Trap {
    fn object(&self) -> Option<ObjRef> {
        if let Trap::Throw(exception) = self { Some(*exception) } else { None }
    }
}

impl Made for Result<ObjRef, Trap> {
    fn object(&self) -> Option<ObjRef> {
        self.as_ref().ok().copied()
    }
}

macro_rules! does {
    ($($bit:ident)|+) => { Does::PURE$(.and(Does::$bit))+ };
}

/// `do`: with `&mut self`; `look`: with `&self`; `new`: gives an object that it made.
macro_rules! table {
    () => {};
    ([$($bits:tt)+] do $name:ident($($arg:ident: $t:ty),*) $(-> $ret:ty)?; $($rest:tt)*) => {
        impl Gate<'_> {
            #[inline]
            pub fn $name(&mut self, $($arg: $t),*) $(-> $ret)? {
                self.note(does!($($bits)+));
                self.vm.$name($($arg),*)
            }
        }
        table!($($rest)*);
    };
    ([$($bits:tt)+] look $name:ident($($arg:ident: $t:ty),*) $(-> $ret:ty)?; $($rest:tt)*) => {
        impl Gate<'_> {
            #[inline]
            pub fn $name(&self, $($arg: $t),*) $(-> $ret)? {
                self.note(does!($($bits)+));
                self.vm.$name($($arg),*)
            }
        }
        table!($($rest)*);
    };
    ([$($bits:tt)+] new $name:ident($($arg:ident: $t:ty),*) -> $ret:ty; $($rest:tt)*) => {
        impl Gate<'_> {
            #[inline]
            pub fn $name(&mut self, $($arg: $t),*) -> $ret {
                self.note(does!($($bits)+));
                let made = self.vm.$name($($arg),*);
                if let Some(object) = made.object() {
                    self.made(object);
                }
                made
            }
        }
        table!($($rest)*);
    };
}

table! {
    // Objects.
    [PURE] new new_object(class: ClassId) -> ObjRef;
    [PURE] new new_object_checked(class: ClassId) -> Result<ObjRef, Trap>;
    [PURE] new new_array(class: ClassId, len: usize) -> ObjRef;
    [PURE] new new_array_checked(class: ClassId, len: i32) -> Result<ObjRef, Trap>;
    [PURE] new new_ref_array(class: ClassId, elements: &[ObjRef]) -> ObjRef;
    [PURE] new multi_array(class: ClassId, dims: &[i32]) -> Result<ObjRef, Trap>;
    [PURE] new new_bytes(bytes: &[u8]) -> ObjRef;
    [PURE] new new_string(text: &str) -> ObjRef;
    [PURE] new new_latin1(bytes: &[u8]) -> ObjRef;
    [PURE] new new_utf16(units: &[u16]) -> ObjRef;
    [PURE] new string_of(bytes: &[u8], coder: u8) -> ObjRef;
    [PURE] new box_value(kind: Kind, word: u64) -> Result<ObjRef, Trap>;
    [PURE] do check_room(bytes: usize) -> Result<(), Trap>;
    [PURE] do register_finalizer(object: ObjRef) -> Result<(), Trap>;
    // A string's characters and the value in a wrapper never change.
    [PURE] look string_text(string: ObjRef) -> String;
    [PURE] look string_units(string: ObjRef) -> Vec<u16>;
    [PURE] look unbox_value(object: ObjRef) -> Option<(Kind, u64)>;
    [PURE] do intern(string: ObjRef) -> ObjRef;
    [PURE] do intern_text(text: &str) -> ObjRef;
    [PURE] do literal(id: StringId) -> Result<ObjRef, Trap>;
    [PURE] look encode_console(units: &[u16]) -> Vec<u8>;

    // Exceptions.
    [PURE] new throw_new(class: &str, message: Option<&str>) -> Trap;
    [PURE] do null_pointer() -> Trap;
    [PURE] do link_trap(error: LinkError) -> Trap;
    [PURE] do illegal_access(from: ClassId, owner: ClassId, flags: u16, what: &str) -> Trap;
    [PURE] do wrap_target(exception: ObjRef) -> ObjRef;

    // Classes.
    [PURE] do load_class(name: &str, loader: LoaderId) -> Result<ClassId, Trap>;
    [PURE] do resolve_class(class: ClassId, index: u16) -> Result<ClassId, Trap>;
    [PURE] do class_of_type(desc: &str, loader: LoaderId) -> Result<ClassId, Trap>;
    [PURE] look class_of_mirror(mirror: ObjRef) -> ClassId;
    [PURE] do mirror(class: ClassId) -> ObjRef;
    [PURE] do load_nest_host(class: ClassId) -> Result<(), Trap>;
    [PURE] do nest_host(class: ClassId) -> ClassId;
    [PURE] do may_access(from: ClassId, owner: ClassId, flags: u16) -> bool;
    [PURE] do loader_of(object: ObjRef) -> LoaderId;
    [PURE] look loader_object(loader: LoaderId) -> ObjRef;
    [PURE] do loader_text(loader: LoaderId) -> String;
    [PURE] do loader_object_text(object: ObjRef) -> String;
    [PURE] do module_version(module: &str) -> ObjRef;
    [PURE] look shown_name(class: ClassId) -> String;
    [PURE] look resolved_method_offset() -> u32;
    [PURE] do give_static_address(class: ClassId, offset: u32);
    [INIT] do ensure_initialized(class: ClassId) -> Result<(), Trap>;

    // Calls.
    [CALLS] do call_id(method: MethodId, args: &[u64]) -> NativeResult;
    [CALLS] do call_virtual(class: ClassId, resolved: MethodId, args: &[u64]) -> NativeResult;
    [CALLS] do call_again(method: MethodId, args: &[u64], kind: FrameKind) -> Trap;
    [CALLS] do call_entry(args: ObjRef) -> NativeResult;
    [PURE] look drive_count(constructors: bool) -> u32;
    [PURE] look drive_others(constructor: bool, number: i32) -> Vec<usize>;
    [PURE] new drive_root() -> ObjRef;
    [CALLS] do drive_call(constructor: bool, number: i32, root: ObjRef, others: &[ObjRef]) -> NativeResult;
    [CALLS] do drive_step(other: ObjRef, constructor: bool, number: i32, at: i32, step: i32) -> NativeResult;
    [CALLS] do drive_answer(number: i32, root: ObjRef, others: &[ObjRef]) -> NativeResult;
    [PURE] look drive_clients() -> &crate::drive::Clients;
    // Those who could write are over, or all wait.
    [READS] do drive_judge() -> Result<(), Trap>;
    [CALLS] do drive_invariant(root: ObjRef) -> NativeResult;

    // Threads.
    [PURE] look holds_lock(object: ObjRef) -> bool;
    [PURE] look java_frames(depth: usize) -> Vec<(MethodId, u32)>;
    [PURE] look thread_of(object: ObjRef) -> Option<ThreadId>;
    [ALIVE] do start_thread(object: ObjRef) -> Result<(), Trap>;
    [INTERRUPT] do interrupt_visibly(id: ThreadId) -> Result<(), Trap>;
    [STATUS] do look_at_thread(object: ObjRef) -> Result<(), Trap>;
    // The names are fields, read as such: this tells the search only that they count.
    [PURE] do look_at_names();
    [PERMIT] do unpark_nobody(object: ObjRef) -> Result<(), Trap>;
    [SLEEP] do deadline_after(nanos: u64) -> u64;
    [PURE] do tell(what: What);

    // What else there is one of.
    [PURE] look prints_line() -> bool;
    [ENDS] do final_effect() -> Result<(), Trap>;
    [CHOICE] do choose(alternatives: u32) -> Result<u32, Trap>;
    [CHOICE] do enter_atomic() -> Result<(), Trap>;
    [CHOICE] do leave_atomic() -> Result<(), Trap>;
    [PURE] do leave_all_sections();
    [CHOICE] do ignore_path() -> Trap;
    [CHOICE] do terminate_search() -> Trap;
    [CHOICE] do break_transition() -> Result<(), Trap>;
    [CHOICE | READS] do stop_if_visited(root: ObjRef) -> Result<(), Trap>;
    [CHOICE] do register_invariant(condition: ObjRef, name: ObjRef) -> Result<(), Trap>;
    [CHOICE] look matches_states() -> bool;
}

// What is in the table under another name than the machine's, or in parts.
impl Gate<'_> {
    #[inline(always)]
    pub fn program(&self) -> &Program {
        &self.vm.program
    }

    #[inline(always)]
    pub fn known(&self) -> &Known {
        &self.vm.known
    }

    pub fn options(&self) -> &Options {
        &self.vm.options
    }

    pub fn image(&self) -> &JImage {
        &self.vm.image
    }

    pub fn class_path(&self) -> &ClassPath {
        &self.vm.class_path
    }

    /// Something that a search cannot answer. Quiet code may ask; so may method handles, which initialise a class themselves before they use it, whatever
    /// the answer is.
    pub fn only_for_the_library(&self, what: &str) -> Result<(), Trap> {
        if !self.vm.checking() || self.vm.search.beginning || self.vm.is_quiet() {
            return Ok(());
        }
        let frames = &self.vm.state.threads[self.vm.current].frames;
        let mut names = frames.iter().rev().map(|f| self.vm.program.class_name(f.method().class));
        let asks = names.find(|name| !name.ends_with("/Unsafe"));
        if asks.is_some_and(|name| name.starts_with("java/lang/invoke/")) {
            return Ok(());
        }
        Err(self.vm.unsupported(format!("asking {what}")))
    }

    pub fn unsupported(&self, what: impl Into<Missing>) -> Trap {
        self.vm.unsupported(what)
    }

    /// The bytes of a string, and whether two of them are a character: they never change.
    #[inline]
    pub fn string_bytes(&self, string: ObjRef) -> (&[u8], bool) {
        let heap = &self.vm.state.heap;
        assert!(heap.class_of(string) == self.vm.known.string, "a string");
        let value = heap.get_ref(string, self.vm.known.string_value);
        (heap.bytes(value), heap.get_u8(string, self.vm.known.string_coder) != 0)
    }

    /// Not a plain run: nothing from outside.
    #[inline(always)]
    pub fn is_search(&self) -> bool {
        self.vm.policy.mode != Mode::Run
    }

    // Classes.

    /// The class of arrays of a class.
    pub fn array_of(&mut self, class: ClassId) -> ClassId {
        let array = self.vm.program.array_of(class);
        self.vm.state.class(array);
        array
    }

    pub fn primitive(&self, kind: Kind) -> ClassId {
        self.vm.program.primitive(kind)
    }

    pub fn symbol(&mut self, name: &str) -> Symbol {
        self.vm.program.symbols.intern(name)
    }

    pub fn literal_of(&mut self, text: &[u16]) -> Result<ObjRef, Trap> {
        let id = self.vm.program.string(text);
        self.vm.literal(id)
    }

    /// Names mean the classes that this state has defined, and no others.
    pub fn show_defined(&mut self) {
        self.note(Does::DEFINED);
        self.vm.show_defined();
    }

    pub fn load(&mut self, name: &str, loader: LoaderId) -> Result<ClassId, LinkError> {
        self.vm.show_defined();
        let class = self.vm.program.load(name, loader)?;
        self.vm.state.class(class);
        Ok(class)
    }

    /// Before a class is defined or looked for by name. Where quiet code does that, a name means the same class for everybody;
    /// where the program does, who is first is told that the class is new.
    pub fn tell_defining(&mut self, change: bool) -> Result<(), Trap> {
        if self.vm.checking() && !self.vm.is_quiet() {
            if !self.vm.is_alone() {
                // What was defined is seen without an edge.
                self.vm.see_unordered();
            }
            let result = self.vm.native_effect(Effect::cell(Cell::Defined, change));
            self.in_time(result)?;
        }
        Ok(())
    }

    /// The program defines a class under a name that others may look for in a loader of the JDK.
    pub fn tell_name_changes(&mut self) {
        let vm = &mut *self.vm;
        // Others may have looked for it and be over.
        if vm.checking() && !vm.is_quiet() && !vm.is_alone() && !vm.assumed.names_change {
            vm.assumed.names_change = true;
            vm.search.start_again();
        }
    }

    /// A loader of the JDK has no class of a name that was looked for, by quiet code or not. Where the program defines classes, that may be different
    /// later. (What is there stays there: to find it commutes with all that others define.)
    pub fn tell_missing(&mut self) -> Result<(), Trap> {
        self.note(Does::DEFINED);
        if self.vm.checking() && self.vm.assumed.names_change {
            let result = self.vm.native_effect(Effect::cell(Cell::Defined, false));
            self.in_time(result)?;
        }
        Ok(())
    }

    /// Defines a class; a hidden one has that suffix to its name.
    pub fn define(
        &mut self,
        bytes: ClassBytes,
        loader: LoaderId,
        module: Option<String>,
        trusted: bool,
        hidden: Option<&str>,
    ) -> Result<ClassId, LinkError> {
        self.note(Does::DEFINED);
        let class = self.vm.program.define(bytes, loader, module, trusted, hidden)?;
        self.vm.state.class(class);
        Ok(class)
    }

    pub fn is_initialized(&self, class: ClassId) -> bool {
        self.note(Does::INIT);
        self.vm.state.is_initialized(class)
    }

    /// The same, by somebody who goes on to use the class if it is.
    pub fn finds_initialized(&mut self, class: ClassId) -> bool {
        let found = self.is_initialized(class);
        if found {
            self.vm.hear_use(class);
        }
        found
    }

    /// Its initialisation has begun.
    pub fn is_touched(&self, class: ClassId) -> bool {
        self.note(Does::INIT);
        self.vm.state.classes.get(class).is_some_and(|c| c.status != jaunt_state::ClassStatus::Linked)
    }

    /// What the state knows of a class.
    pub fn class_state(&mut self, class: ClassId) -> &mut ClassState {
        self.note(Does::DEFINED);
        self.vm.state.class(class)
    }

    pub fn has_mirror(&self, class: ClassId) -> bool {
        self.note(Does::DEFINED);
        self.vm.state.classes.get(class).is_some_and(|s| !s.mirror.is_null())
    }

    /// Hidden classes that the program made, with the class that looked them up.
    pub fn hidden_classes(&mut self) -> &mut Vec<(ClassId, ClassId)> {
        self.note(Does::DEFINED);
        &mut self.vm.hidden_classes
    }

    pub fn set_nest_host(&mut self, class: ClassId, host: ClassId) {
        self.note(Does::DEFINED);
        self.vm.nest_hosts.insert(class, host);
    }

    /// Where a new hidden class is said to lie: the one thing by which its name differs from that of others. In a search that comes from
    /// what it is made of (`twins`: how many like it there are already), since others may have been made in other branches.
    pub fn hidden_address(&mut self, host: ClassId, bytes: &[u8], twins: usize) -> u64 {
        self.note(Does::DEFINED);
        if !self.is_search() {
            return spun_address(self.vm.next_spun() as u64);
        }
        let hash =
            xxhash_rust::xxh3::xxh3_64_with_seed(bytes, xxhash_rust::xxh3::xxh3_64(self.vm.program.class_name(host).as_bytes()));
        spun_address((hash & 0xffff_ffff) + twins as u64)
    }

    pub fn set_module(&mut self, name: u32, module: ObjRef) {
        self.note(Does::DEFINED);
        // Others find it by the mirrors of its classes, and with one of these it is shared.
        self.vm.state.rest_mut().modules.insert(name, module);
    }

    pub fn booted(&self) -> bool {
        self.vm.booted
    }

    pub fn module_of_package(&self, loader: LoaderId, package: Symbol) -> Option<Symbol> {
        self.note(Does::DEFINED);
        self.vm.packages.get(&(loader, package)).copied()
    }

    pub fn set_module_of_package(&mut self, loader: LoaderId, package: Symbol, module: Symbol) {
        self.note(Does::DEFINED);
        self.vm.packages.insert((loader, package), module);
    }

    /// What is kept under a key for as long as the program runs; null where nothing is.
    pub fn root(&self, key: u64) -> ObjRef {
        self.note(Does::DEFINED);
        match self.vm.state.rest.root_slots.get(&key) {
            Some(&slot) => self.vm.state.rest.roots()[slot as usize],
            None => ObjRef::NULL,
        }
    }

    /// Where that is kept.
    pub fn root_slot(&mut self, key: u64) -> usize {
        self.vm.root_slot(key)
    }

    pub fn set_root(&mut self, key: u64, object: ObjRef) {
        self.note(Does::DEFINED);
        let slot = self.vm.root_slot(key);
        self.vm.keep(slot, object);
    }

    /// What the order of methods depends on, and where more of that is found.
    pub fn name_order(&mut self) -> (&mut NameOrder, &Program) {
        (&mut self.vm.name_order, &self.vm.program)
    }

    pub fn line_of(&self, method: MethodId, pc: u16) -> Option<u16> {
        self.vm.line_of(self.vm.program.method(method), pc)
    }

    pub fn pretty_method(&self, method: MethodId) -> String {
        self.vm.pretty_method(self.vm.program.method(method))
    }

    pub fn abstract_method(&mut self, method: MethodId) -> Trap {
        let method: *const Method = self.vm.program.method(method);
        // SAFETY: methods are never removed and never move.
        self.vm.abstract_method(unsafe { &*method })
    }

    // Calls.

    /// A frame of that kind is the next to run.
    pub fn push_frame(&mut self, method: MethodId, args: &[u64], kind: FrameKind) -> Result<(), Trap> {
        self.note(Does::CALLS);
        let method: *const Method = self.vm.program.method(method);
        // SAFETY: methods are never removed and never move.
        self.vm.push_frame(unsafe { &*method }, args, kind)
    }

    /// What is done from now on is what somebody asked for by reflection, or is it no longer.
    pub fn serve(&mut self, serving: bool) {
        self.vm.transition.serving = serving;
    }

    /// The frame that a native just left has this kind, if it is a plain one.
    pub fn turn_frame(&mut self, kind: FrameKind) {
        let frame = self.vm.thread().frames.last_mut().expect("just pushed");
        if frame.kind == FrameKind::Normal {
            frame.kind = kind;
        }
    }

    /// What virtual dispatch selects.
    pub fn select(&self, class: ClassId, method: MethodId) -> Option<MethodId> {
        let target = self.vm.program.select(class, self.vm.program.method(method));
        // SAFETY: methods are never removed.
        (!target.is_null()).then(|| unsafe { (*target).id })
    }

    /// The method that a `MemberName` stands for.
    pub fn member_method(&mut self, member: ObjRef) -> Result<MethodId, Trap> {
        let method = self.vm.member_method(member)?;
        // SAFETY: methods are never removed.
        Ok(unsafe { (*method).id })
    }

    // The running thread.

    #[inline(always)]
    pub fn current(&self) -> ThreadId {
        self.vm.current
    }

    #[inline(always)]
    pub fn current_object(&self) -> ObjRef {
        self.vm.state.threads[self.vm.current].object
    }

    pub fn frames(&self) -> &[Frame] {
        &self.vm.state.threads[self.vm.current].frames
    }

    /// The thread waits as its status says.
    pub fn block(&mut self, status: Status) -> Trap {
        self.vm.block(status);
        Trap::Block
    }

    // Waiting. What is executed again after the wait was told when it began.

    pub fn monitor_wait(&mut self, object: ObjRef, millis: i64) -> Result<(), Trap> {
        self.note_wait(Does::MONITOR);
        self.inside_monitor(object);
        if self.vm.holds_lock(object) {
            self.note_wait(Does::INTERRUPT.and(Does::SLEEP));
        }
        self.vm.monitor_wait(object, millis)
    }

    pub fn monitor_notify(&mut self, object: ObjRef, all: bool) -> Result<(), Trap> {
        self.note(Does::MONITOR);
        self.inside_monitor(object);
        self.vm.monitor_notify(object, all)
    }

    pub fn sleep(&mut self, nanos: u64) -> Result<(), Trap> {
        self.note_wait(Does::INTERRUPT.and(Does::SLEEP));
        self.vm.sleep(nanos)
    }

    pub fn park(&mut self, deadline: u64) -> Result<(), Trap> {
        self.note_wait(Does::PERMIT.and(Does::INTERRUPT).and(Does::SLEEP));
        self.vm.park(deadline)
    }

    fn note_wait(&mut self, does: Does) {
        if self.vm.thread().wake == Wake::None {
            self.note(does);
        }
    }

    /// Who is inside of a monitor has told of it on entering; who is not gets an exception.
    fn inside_monitor(&mut self, object: ObjRef) {
        self.vm.watch_effect(Effect::new(EffectKind::Lock, object.0, 0));
    }

    /// What the thread waited for came, or did not: that is looked at again.
    pub fn forget_wake(&mut self) {
        self.vm.thread().wake = Wake::None;
    }

    /// A permit that is there is gone: others may give one before or after.
    pub fn take_permit(&mut self) -> Result<(), Trap> {
        self.note(Does::PERMIT);
        self.vm.thread_effect(self.vm.current)?;
        self.vm.thread().permit = false;
        Ok(())
    }

    // Other threads.

    // **Nobody looks at a thread, or does something to one, without the effect**: each of these has its own.

    pub fn threads(&mut self) -> Result<impl Iterator<Item = &JavaThread>, Trap> {
        self.note(Does::THREADS);
        self.vm.look_at_threads()?;
        Ok(self.vm.state.threads.iter())
    }

    pub fn status(&mut self, id: ThreadId) -> Result<Status, Trap> {
        self.note(Does::STATUS);
        self.vm.look_at_thread(self.thread_object(id))?;
        Ok(self.vm.state.threads[id].status())
    }

    /// What a thread is executing, innermost first.
    pub fn stack_of(&mut self, id: ThreadId, in_native: bool) -> Result<Vec<(MethodId, u32)>, Trap> {
        self.note(Does::STATUS);
        self.vm.look_at_thread(self.thread_object(id))?;
        Ok(self.vm.stack_of(id, in_native))
    }

    pub fn thread_object(&self, id: ThreadId) -> ObjRef {
        self.vm.state.threads[id].object
    }

    pub fn monitor_owner(&mut self, object: ObjRef) -> Result<Option<ThreadId>, Trap> {
        self.note(Does::MONITOR);
        self.vm.look_at_monitor()?;
        Ok((self.vm.state.heap.lock_word(object) >> 16).checked_sub(1).map(ThreadId))
    }

    pub fn suspend(&mut self, id: ThreadId, suspended: bool) -> Result<(), Trap> {
        self.note(Does::STATUS);
        self.vm.thread_effect(id)?;
        self.vm.suspend_thread(id, suspended);
        Ok(())
    }

    pub fn stop_thread(&mut self, id: ThreadId, exception: ObjRef) -> Result<(), Trap> {
        self.note(Does::STATUS);
        self.vm.thread_effect(id)?;
        self.vm.stop_thread(id, exception);
        Ok(())
    }

    pub fn stop_before_start(&mut self, thread: ObjRef) -> Result<(), Trap> {
        self.note(Does::STATUS);
        self.vm.look_at_thread(thread)?;
        self.vm.stop_before_start(thread);
        Ok(())
    }

    /// Orders accesses of the running thread, which others see only by their effects.
    pub fn fence(&mut self, acquires: bool, releases: bool) {
        self.vm.hear(Action::Fence { acquires, releases });
    }

    pub fn unpark(&mut self, id: ThreadId) -> Result<(), Trap> {
        self.note(Does::PERMIT);
        self.vm.thread_effect(id)?;
        self.vm.tell(What::Unpark(id));
        self.vm.unpark(id);
        Ok(())
    }

    /// A thread of the library that is started when it has something to do.
    pub fn defer_thread(&mut self, object: ObjRef) {
        self.note(Does::ALIVE);
        self.vm.state.rest_mut().deferred_threads.push(object);
    }

    /// Nobody else can go on before this thread has done something. In a search that would be a look at all threads.
    pub fn waits_alone(&self) -> bool {
        assert!(!self.is_search(), "who waits is for the search to know");
        let (threads, me) = (&self.vm.state.threads, self.vm.current);
        threads.next_timed().is_none() && threads.ready().all(|t| t.id == me || t.frames.is_empty())
    }

    /// No default handler was found: an exception that has none ends the execution.
    pub fn no_default_handler(&mut self) -> Result<(), Trap> {
        let result = self.vm.no_default_handler();
        if result.is_err() {
            self.note(Does::UNCAUGHT);
        }
        result
    }

    /// The exception that the main thread ended with. A search has its own way to know.
    pub fn set_uncaught(&mut self, class: ClassId, message: Option<String>) {
        if !self.is_search() {
            self.note(Does::UNCAUGHT);
            let (name, assertion) = (self.vm.program.java_name(class), self.vm.is_assertion(class));
            self.vm.uncaught = Some(Thrown { class: name, message, assertion });
        }
    }

    // The heap.

    /// Handed out in order, which matters: the first look at an object's code is seen by others. That of a class comes
    /// from its name, since the library looks at these whenever it links something.
    #[inline]
    pub fn identity_hash(&mut self, object: ObjRef) -> Result<u32, Trap> {
        if self.class_of(object) == self.vm.known.class {
            let class = self.vm.class_of_mirror(object);
            let name = self.vm.program.class_name(class);
            let hash = name.bytes().fold(0x811c_9dc5u32, |h, b| (h ^ b as u32).wrapping_mul(0x0100_0193));
            return Ok((hash & 0x7fff_ffff).max(1));
        }
        if self.asks() && !self.vm.state.has_identity_hash(object) {
            self.note(Does::HASH);
            self.cell(Cell::Hashes, true)?;
        }
        Ok(self.vm.state.identity_hash(object))
    }

    /// Before a cell is read or changed.
    fn cell(&mut self, cell: Cell, change: bool) -> Result<(), Trap> {
        if self.vm.checking() && !self.vm.is_unseen_cell(cell, change) {
            let result = self.vm.native_effect(Effect::cell(cell, change));
            self.in_time(result)?;
        }
        Ok(())
    }

    /// Bytes in use. A search has one answer: what is used depends on what was explored before.
    pub fn heap_used(&self) -> usize {
        self.note(Does::HEAP);
        if self.is_search() { 0 } else { self.vm.state.heap.used }
    }

    pub fn heap_limit(&self) -> usize {
        self.vm.state.heap.limit
    }

    /// A block of off-heap memory: its address, or `None` when there is no room.
    pub fn allocate_block(&mut self, bytes: usize) -> Result<Option<i64>, Trap> {
        self.account()?;
        let Some(address) = self.vm.allocate_block(bytes) else {
            self.vm.look_at_room();
            return Ok(None);
        };
        self.new_block = self.vm.block_at(address).expect("made just now");
        self.made(self.new_block);
        Ok(Some(address))
    }

    /// Who still uses the block sees that it is gone.
    pub fn free_block(&mut self, address: i64) -> Result<(), Trap> {
        let block = self.whole_block(address)?;
        self.account()?;
        self.access(block, 0, self.array_len(block) as usize, true)?;
        self.vm.free_block(address);
        Ok(())
    }

    /// A block with the same contents and that length instead of one; `None` when there is no room, and the old one stays.
    pub fn reallocate_block(&mut self, address: i64, bytes: usize) -> Result<Option<i64>, Trap> {
        let old = self.whole_block(address)?;
        self.account()?;
        let count = self.array_len(old) as usize;
        // All that may stop comes before the new block, which would be there twice.
        self.access(old, 0, count, true)?;
        let Some(new) = self.allocate_block(bytes)? else { return Ok(None) };
        self.copy_memory((ObjRef::NULL, address), (ObjRef::NULL, new), count.min(bytes))?;
        self.vm.free_block(address);
        Ok(Some(new))
    }

    /// What begins at an address.
    fn whole_block(&mut self, address: i64) -> Result<ObjRef, Trap> {
        match self.vm.block_at(address) {
            Some(block) if address & 0xffff_ffff == BASE_OFFSET => Ok(block),
            _ => Err(self.vm.bad_memory(ObjRef::NULL, address)),
        }
    }

    /// Before memory is allocated or freed: how much is left matters from the first time on that somebody got none.
    fn account(&mut self) -> Result<(), Trap> {
        self.note(Does::HEAP);
        if self.vm.assumed.room { self.cell(Cell::Room, true) } else { Ok(()) }
    }

    /// Collects garbage.
    pub fn collect(&mut self) -> NativeResult {
        self.note(Does::HEAP);
        if self.is_search() {
            // The threads that handle references may be started by it.
            self.vm.begin_search()?;
            self.vm.native_effect(Effect::new(EffectKind::Global, 0, 0))?;
            self.vm.left_mover();
            self.vm.collect_in_search();
            return Ok(0);
        }
        self.vm.collect_garbage(false);
        Err(Trap::Yield(0))
    }

    /// The references that the collector has cleared, as a list through them.
    pub fn pending_references(&mut self) -> Result<ObjRef, Trap> {
        self.note(Does::REFERENCES);
        self.cell(Cell::References, false)?;
        Ok(self.vm.state.rest.pending_references)
    }

    pub fn take_pending_references(&mut self) -> Result<ObjRef, Trap> {
        self.note(Does::REFERENCES);
        self.cell(Cell::References, true)?;
        Ok(std::mem::take(&mut self.vm.state.rest_mut().pending_references))
    }

    pub fn fill_backtrace(&mut self, exception: ObjRef) -> Result<(), Trap> {
        let offset = self.vm.known.throwable_backtrace as usize;
        self.access(exception, offset, 4, true)?;
        self.vm.fill_backtrace(exception);
        Ok(())
    }

    // Outside.

    pub fn files(&mut self) -> &mut dyn Files {
        self.note(Does::OUTSIDE);
        self.vm.host.files()
    }

    /// A seed of random numbers is no look at the clock.
    fn note_clock(&mut self) {
        if self.vm.asks_seed() {
            self.vm.asked.random += 1;
        } else {
            self.vm.asked.clock += 1;
        }
        if self.vm.watch.is_some() && !self.vm.makes_seed() {
            self.note(Does::CLOCK);
        }
    }

    /// `System.nanoTime`.
    pub fn nanos(&mut self) -> Result<u64, Trap> {
        self.note_clock();
        let now = self.vm.read_clock();
        self.in_time_for(now)
    }

    /// `System.currentTimeMillis`.
    pub fn millis(&mut self) -> Result<u64, Trap> {
        self.note_clock();
        let now = self.vm.read_wall_clock();
        self.in_time_for(now)
    }

    /// Seconds and nanoseconds since 1970.
    pub fn wall_clock(&mut self) -> Result<(i64, u32), Trap> {
        self.note_clock();
        let now = self.vm.read_date();
        self.in_time_for(now)
    }

    /// When so many milliseconds since 1970 have passed, as a deadline: the same whenever it is asked for.
    pub fn deadline_at(&mut self, millis: i64) -> u64 {
        self.note(Does::SLEEP);
        let (s, n) = self.vm.host.wall_clock();
        let now = s.saturating_mul(1_000_000_000).saturating_add(n as i64);
        self.vm.deadline_after(millis.saturating_mul(1_000_000).saturating_sub(now).max(0) as u64)
    }

    pub fn read(&mut self, fd: i32, buffer: &mut [u8]) -> std::io::Result<usize> {
        self.note(Does::OUTSIDE);
        self.vm.host.read(fd, buffer)
    }

    /// Before something is written to one of the console's streams: takes its monitor, and its turn.
    pub fn print(&mut self, console: ObjRef, fd: i32) -> Result<(), Trap> {
        self.note(Does::CONSOLE);
        self.vm.print(console, fd)?;
        self.printed = true;
        Ok(())
    }

    pub fn console_closes(&mut self) {
        self.vm.console_closes();
    }

    /// Was a stream of the console closed? As long as nobody does that, the answer is no secret.
    pub fn is_closed(&mut self, console: ObjRef) -> Result<bool, Trap> {
        let offset = self.vm.program.field_named(self.vm.known.console, "closed").expect("a class of ours").offset;
        let closed = if self.vm.assumed.console_closes {
            self.get_u8(console, offset)?
        } else {
            self.vm.state.heap.get_u8(console, offset)
        };
        Ok(closed != 0)
    }

    /// Whoever writes to the console prints, by whatever stream.
    pub fn write(&mut self, fd: i32, bytes: &[u8]) -> Result<std::io::Result<()>, Trap> {
        self.note(Does::OUTSIDE);
        if matches!(fd, 1 | 2) && !self.printed {
            self.print(ObjRef::NULL, fd)?;
        }
        Ok(self.vm.host.write(fd, bytes))
    }

    pub fn flush(&mut self) {
        self.note(Does::OUTSIDE);
        self.vm.host.flush();
    }

    pub fn input_ready(&mut self) -> bool {
        self.note(Does::OUTSIDE);
        self.vm.host.input_ready()
    }

    pub fn environment(&self) -> Vec<(Vec<u8>, Vec<u8>)> {
        self.note(Does::OUTSIDE);
        self.vm.host.environment()
    }

    pub fn process_id(&self) -> u32 {
        self.note(Does::OUTSIDE);
        self.vm.host.process_id()
    }

    pub fn random(&mut self, buffer: &mut [u8]) {
        self.note(Does::OUTSIDE);
        self.vm.asked.random += 1;
        self.vm.host.random(buffer);
    }

    pub fn native_data(&mut self) -> &mut NativeData {
        self.note(Does::KEPT);
        &mut self.vm.native_data
    }

    pub fn notes(&mut self) -> &mut Notes {
        self.note(Does::NOTES);
        &mut self.vm.notes
    }
}
