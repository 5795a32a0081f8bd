//! What does not tell states apart although it is kept: the one list, each with its argument.
//!
//! A field of a thread, a frame, a class's record or the rest of a state is either given to [`crate::parts::Parts`] or named
//! here. What lies in the heap or follows from the walk over it is listed too, under the second heading.

use jaunt_program::{ClassId, Program};

/// Where an instance of this class counts reflective calls: the offset of four bytes ([`LeftOut::ReflectiveCalls`]).
pub(crate) fn reflective_calls(program: &Program, class: ClassId) -> Option<u32> {
    let counts = ["jdk/internal/reflect/NativeMethodAccessorImpl", "jdk/internal/reflect/NativeConstructorAccessorImpl"];
    let field = || program.field_named(class, "numInvocations").map(|field| field.offset);
    counts.contains(&program.class_name(class)).then(field).flatten()
}

/// Why two states that differ only in this are one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LeftOut {
    // Fields.
    /// An ended thread does nothing any more. Its number stays taken, and that counts; its `java.lang.Thread`, if somebody
    /// still has it, is an object like others.
    EndedThread,
    /// Which effect a thread stands before: that follows from the instruction that it stands at, the values in its registers, and
    /// what the search assumes about the program, which is the same for all states of one search. (Where it depends on what
    /// others did meanwhile, as for a comparison that would fail, it is found anew when the thread goes on.) That there is one
    /// counts: a thread that was stopped in a long local stretch may stand at such an instruction without having asked. So does
    /// whether it is a monitor: that decides whether the thread can go on.
    WhichPending,
    /// How many frames a thread may have follows from `stackSize` in its `java.lang.Thread`, which nobody changes.
    StackSize,
    /// Under `check` each waiter can be the one that is notified, so who came first decides nothing. `run` has one execution and no
    /// states to compare.
    OrderOfWaiting,
    /// The result of a call from outside is read by whoever called, at once. No instruction reads it, and no state lies in between.
    ResultForOutside,
    /// Where a frame's registers begin follows from the frames below it.
    FirstRegister,
    /// Who initialised a class cannot be asked; it counts while he does.
    WhoInitialized,
    /// A class's mirror is named by its class. Under `check` it has one row for ever; whether it exists already cannot be asked. (That
    /// of a class whose loader or module the program made is told: it is an object of the state.)
    Mirror,
    /// What the VM keeps by slot besides linked call sites, constants and protection domains that a class was defined with: loaders, the
    /// protection domains of a class path, method types, the object of a lambda without captures, the last method handle at a call. Library code made it from class files alone, and makes the
    /// same when it is not there; a loader is reached from its classes.
    OtherRoots,
    /// An identity hash code is told with its object, or with the rest for objects that a program comes by without having a
    /// reference (`Rest::hashed`). Nobody can ask for that of an object that nobody reaches.
    HashesOfUnreachable,
    /// The table of modules holds objects that are also reached from their layer, or from the mirror of a class in them.
    Modules,
    /// System threads whose start waits for work: how many counts. They are put there while the library starts, and taken all at
    /// once, so that which they are follows from how many.
    DeferredThreads,
    // What is in no field of those.
    /// Rows, garbage, the order of allocation: no program can ask for them, since addresses off the heap have numbers of their own. (`Runtime.freeMemory` can: it is a measurement and may
    /// be anything in Java too.)
    Rows,
    /// Registers that no instruction reads any more.
    DeadRegisters,
    /// Literals that were interned and that nothing refers to: whether they exist cannot be asked.
    Literals,
    /// Initialisation of a class with no initialiser and no statics: there is nothing to see.
    EmptyClass,
    /// The class number inside a mirror: the class stands for it.
    ClassNumber,
    /// `modCount` of collections whose count nobody remembers: see docs/what-a-state-is.md.
    ModificationCounts,
    /// What time it is, while the program has not read the clock; and after that, as long as it only takes differences: then the
    /// distances count ([`crate::time`]).
    Time,
    /// How often a method was called by reflection (`numInvocations` of the native accessors): the library compares it with the greatest int, and shows it to
    /// nobody.
    ReflectiveCalls,
    /// Names, numbers and group lists of threads, while nobody looks at them and threads may stand for each other
    /// ([`crate::Masks`]).
    WhichThread,
}
