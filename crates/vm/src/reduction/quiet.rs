//! Code of the library whose steps nobody can see.
//!
//! **Quiet code** is bookkeeping of the library whose answer does not depend on the order in which threads do it: what
//! it keeps are caches (the answer is the same whether it is found or made), things of one thread alone, or lists that
//! nobody reads. It has no points, and neither has library code that it calls; code of the program that it calls has, and so
//! has what it calls by reflection, since that is done for whoever asked for it.
//!
//! [`crate::reduction::quiet_list`] says which code that is, with the reason. The reason must hold for what quiet code does among itself.
//! Two things are not taken on trust. That nobody else looks: [`crate::reduction::places`] watches what quiet code touches, and where
//! other code touches the same place, the place is quiet no more. And that nothing of the program runs on the way: a cache
//! whose answer a method of the program makes is no secret, so quiet code that was seen to call one is quiet no more.

use crate::reduction::operation_list::{self, Part};
use crate::reduction::quiet_list::{self, Reason};
use crate::vm::Vm;
use jaunt_base::{FastSet, Symbol};
use jaunt_program::Method;
use jaunt_program::method::OF_PROGRAM;
use jaunt_state::thread::FrameKind;

/// Kinds of methods, kept in `Method::library`.
pub(crate) const UNKNOWN: u8 = 0;
pub(crate) const PROGRAM: u8 = OF_PROGRAM;
/// Where an operation of the library begins ([`crate::reduction::operations`]), unless one runs already.
pub(crate) const OPERATION: u8 = 2;
/// Where one begins in any case.
pub(crate) const ALONE: u8 = 3;
/// Runs tasks in turn: what it does between two of them is an operation, as long as nobody counts.
pub(crate) const LOOP: u8 = 4;
/// What an operation does from here on is another step.
pub(crate) const LATER_STEP: u8 = 5;
/// Looks into operations of others.
pub(crate) const LOOKING: u8 = 6;
/// Counts what loops do.
pub(crate) const COUNTS: u8 = 7;
/// Operations that come here have points inside.
pub(crate) const IN_PARTS: u8 = 8;
/// Shows that operations of others have several steps.
pub(crate) const SHOWING: u8 = 9;
/// Calls of what is not above this are looked at.
pub(crate) const LAST_OF_NOTE: u8 = SHOWING;
const LIBRARY: u8 = 10;
/// Code that operations are made of: part of one if an operation has called it.
pub(crate) const OF_OPERATIONS: u8 = 11;
pub(crate) const QUIET_CODE: u8 = 12;
/// Gives threads their numbers: quiet as long as nobody looks at these.
const NUMBERING: u8 = 13;
/// Writes to a stream: quiet if that is the console, whose buffers are always empty between two steps.
const WRITING: u8 = 14;
/// Counts the threads of a group: quiet as long as no group goes away with its last thread.
const COUNTING: u8 = 15;
/// Never quiet, though quiet code may call it.
const SETTING: u8 = 16;
/// The initialiser of a class that is not on the list: quiet, but what it makes is for whoever uses the class.
const INITIALISER: u8 = 17;

/// Quiet methods that were seen to call the program, operations that have points inside, and methods that were seen to show steps of operations: class, name, descriptor.
pub(crate) type LoudMethods = FastSet<[Symbol; 3]>;

impl Vm {
    /// Is the code that runs now bookkeeping of the library?
    ///
    /// Asked at most accesses to shared objects: the loop is what decides nearly always, so it calls nobody.
    #[inline(always)]
    pub fn is_quiet(&self) -> bool {
        if self.transition.entering.is_some() || self.transition.serving {
            return self.is_quiet_at_boundary();
        }
        for frame in self.state.threads[self.current].frames.iter().rev() {
            let asked = matches!(frame.kind, FrameKind::Reflect(_) | FrameKind::Construct(_));
            match frame.method().library.get() {
                LIBRARY | OF_OPERATIONS | OPERATION..=LAST_OF_NOTE if !asked => {}
                COUNTING if !asked && !self.assumed.daemon_groups => {}
                PROGRAM => return false,
                QUIET_CODE | INITIALISER if self.assumed.loud_methods.is_empty() => return true,
                _ => return self.is_quiet_at_boundary(),
            }
        }
        false
    }

    /// The same, with all that may decide.
    #[cold]
    fn is_quiet_at_boundary(&self) -> bool {
        // SAFETY: methods are never removed from the program.
        let entering = self.transition.entering.map(|method| unsafe { &*method });
        if let Some(quiet) = entering.and_then(|method| self.decides(method)) {
            return quiet;
        }
        if self.transition.serving {
            return false;
        }
        let thread = &self.state.threads[self.current];
        for frame in thread.frames.iter().rev() {
            if let Some(quiet) = self.decides(frame.method()) {
                return quiet;
            }
            if frame.method().library.get() == WRITING && self.is_console(thread.receiver(frame)) {
                return true;
            }
            if matches!(frame.kind, FrameKind::Reflect(_) | FrameKind::Construct(_)) {
                // Somebody asked for this very method.
                return false;
            }
        }
        false
    }

    /// Whether what a method does is quiet; or it is as its caller is.
    fn decides(&self, method: &Method) -> Option<bool> {
        match self.kind_of(method) {
            PROGRAM | SETTING => Some(false),
            QUIET_CODE | INITIALISER if self.is_loud(method) => None,
            QUIET_CODE | INITIALISER => Some(true),
            NUMBERING => Some(!self.assumed.thread_names),
            COUNTING if self.assumed.daemon_groups => Some(false),
            _ => None,
        }
    }

    /// What a method is to points: found once.
    #[inline]
    pub(crate) fn kind_of(&self, method: &Method) -> u8 {
        let kind = method.library.get();
        if kind != UNKNOWN {
            return kind;
        }
        let kind = self.classify(method);
        method.library.set(kind);
        kind
    }

    /// The instruction that runs is the program's own, not the library's.
    pub(crate) fn in_program(&self) -> bool {
        let frame = self.state.threads[self.current].frames.last();
        frame.is_some_and(|f| self.classify(f.method()) == PROGRAM && !self.program.class(f.method().class).hidden)
    }

    pub(crate) fn classify(&self, method: &Method) -> u8 {
        if method.library.get() == PROGRAM {
            return PROGRAM;
        }
        let class = self.program.class(method.class);
        let class_name = self.program.name(class.name);
        let name = self.program.name(method.name);
        // Others wait for the end of an initialiser of the library, which runs once.
        if name == "<clinit>" {
            return if quiet_list::has_entry(class_name) { QUIET_CODE } else { INITIALISER };
        }
        if class_name == "java/lang/Thread" && matches!(name, "nextThreadNum" | "nextThreadID" | "genThreadName") {
            return NUMBERING;
        }
        if class_name == "java/lang/ThreadGroup"
            && matches!(name, "addUnstarted" | "add" | "threadStartFailed" | "threadTerminated")
        {
            return COUNTING;
        }
        if class_name == "java/io/PrintStream" && matches!(name, "newLine" | "write") {
            return WRITING;
        }
        match quiet_list::listed(class_name, name) {
            Some(Some(_)) => QUIET_CODE,
            Some(None) => SETTING,
            None => match operation_list::part(class_name, name) {
                Some(Part::Beginning) => OPERATION,
                Some(Part::Alone) => ALONE,
                Some(Part::Loop) => LOOP,
                Some(Part::Counts) => COUNTS,
                Some(Part::Inside) => OF_OPERATIONS,
                Some(Part::Later) => LATER_STEP,
                Some(Part::Looking) => LOOKING,
                Some(Part::InParts) => IN_PARTS,
                Some(Part::Showing) => SHOWING,
                None => LIBRARY,
            },
        }
    }

    /// What the running code makes now is for quiet code alone.
    pub(crate) fn makes_quietly(&self) -> bool {
        for frame in self.state.threads[self.current].frames.iter().rev() {
            match self.decides(frame.method()) {
                Some(quiet) => return quiet && frame.method().library.get() == QUIET_CODE,
                None if matches!(frame.kind, FrameKind::Reflect(_) | FrameKind::Construct(_)) => return false,
                None => {}
            }
        }
        false
    }

    /// Code of the library calls code of the program. What that does can be seen, and so can whether it was called: quiet
    /// code that leads to it is quiet no more. (Not where the program itself called by reflection.)
    #[cold]
    pub(crate) fn called_back(&mut self) {
        if self.transition.ahead {
            return;
        }
        if self.transition.in_initialiser {
            self.see_initialisers();
        }
        if self.policy.frozen.is_some() || self.is_alone() {
            return;
        }
        let mut found = Vec::new();
        for frame in self.state.threads[self.current].frames.iter().rev() {
            let method = frame.method();
            if method.library.get() == PROGRAM {
                break;
            }
            let class = self.program.class(method.class).name;
            let class_name = self.program.name(class);
            let reflection = class_name.starts_with("java/lang/reflect/") || class_name.starts_with("jdk/internal/reflect/");
            let quiet = match self.classify(method) {
                INITIALISER => true,
                // How often it calls the program is seen.
                OPERATION => operation_list::retries(class_name),
                QUIET_CODE => {
                    let reason = quiet_list::listed(class_name, self.program.name(method.name)).flatten();
                    reason.is_none_or(Reason::is_about_order)
                }
                _ => false,
            };
            if quiet && !reflection {
                found.push([class, method.name, method.desc]);
            }
        }
        for method in found {
            if self.assumed.loud_methods.insert(method) {
                self.search.start_again();
            }
        }
    }

    #[inline]
    pub(crate) fn is_loud(&self, method: &Method) -> bool {
        let loud = &self.assumed.loud_methods;
        !loud.is_empty() && loud.contains(&[self.program.class(method.class).name, method.name, method.desc])
    }
}
