//! Which calls depend on what is not the same in every execution, the time and random numbers, or write to what is no part of a state: what belongs to the thread, and system properties.
//!
//! The clock and seeds are asked for by natives, which are counted. Random numbers of the thread's own need no seed any more once their class is initialised: that their methods are called for the
//! first time is seen by their being translated, so of several calls that use them one is named. It is the same with methods that write.

use crate::methods::signature_of;
use crate::result::{Beside, Note};
use jaunt_program::{LoaderId, MethodId, Program};
use jaunt_vm::vm::Asked;

/// Methods that give random numbers without asking for a seed, and those that write beside the state. (The library has thread-local variables of its own, which have classes of their own: those give
/// their first values themselves, and set no others.)
const WATCHED: &[(&str, &str, &str, What)] = &[
    ("java/util/concurrent/ThreadLocalRandom", "current", "()Ljava/util/concurrent/ThreadLocalRandom;", What::Random),
    ("java/util/concurrent/ThreadLocalRandom", "nextSecondarySeed", "()I", What::Random),
    ("java/lang/ThreadLocal", "set", "(Ljava/lang/Object;)V", What::Forgotten(Beside::ThreadLocal)),
    ("java/lang/ThreadLocal$SuppliedThreadLocal", "initialValue", "()Ljava/lang/Object;", What::Forgotten(Beside::ThreadLocal)),
    ("java/lang/Thread", "interrupt", "()V", What::Forgotten(Beside::Interrupt)),
    (
        "java/lang/System",
        "setProperty",
        "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;",
        What::Forgotten(Beside::Properties),
    ),
    ("java/lang/System", "clearProperty", "(Ljava/lang/String;)Ljava/lang/String;", What::Forgotten(Beside::Properties)),
    ("java/lang/System", "setProperties", "(Ljava/util/Properties;)V", What::Forgotten(Beside::Properties)),
];

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum What {
    Clock,
    Random,
    Forgotten(Beside),
}

/// What was asked for so far, and by whom.
#[derive(Default)]
pub struct Outside {
    asked: Asked,
    translated: usize,
    /// Which of [`WATCHED`] were called.
    called: [bool; WATCHED.len()],
    /// Methods, and what they did.
    by: Vec<(MethodId, What)>,
}

fn is_called(program: &Program, (class, name, desc, _): (&str, &str, &str, What)) -> bool {
    let class = program.find_loaded(LoaderId::BOOT, class);
    let method = class.and_then(|class| program.method_named(class, name, desc));
    method.is_some_and(|method| !program.method(method).code.get().is_null())
}

impl Outside {
    /// What was asked for until now was asked for by nobody.
    pub fn begin(&mut self, program: &Program, asked: Asked) {
        self.asked = asked;
        self.translated = program.translated();
        self.called = std::array::from_fn(|n| is_called(program, WATCHED[n]));
    }

    /// A call has ended.
    #[inline]
    pub fn look(&mut self, program: &Program, asked: Asked, method: MethodId) {
        if self.asked != asked || self.translated != program.translated() {
            self.compare(program, asked, method);
        }
    }

    #[cold]
    fn compare(&mut self, program: &Program, asked: Asked, method: MethodId) {
        let (before, last) = (self.called, self.asked);
        self.begin(program, asked);
        let natives = [(last.random != asked.random, What::Random), (last.clock != asked.clock, What::Clock)];
        let called = (0..WATCHED.len()).map(|n| (before[n] != self.called[n], WATCHED[n].3));
        for (_, what) in natives.into_iter().chain(called).filter(|&(is, _)| is) {
            if !self.by.contains(&(method, what)) {
                self.by.push((method, what));
            }
        }
    }

    /// In the order of methods.
    pub fn notes(&self, program: &Program) -> Vec<Note> {
        let mut by = self.by.clone();
        by.sort_unstable();
        let note = |&(method, what): &(MethodId, What)| {
            let method = signature_of(program, method);
            match what {
                What::Clock => Note::Clock { method },
                What::Random => Note::Randomness { method },
                What::Forgotten(what) => Note::Forgotten { method, what },
            }
        };
        by.iter().map(note).collect()
    }
}
