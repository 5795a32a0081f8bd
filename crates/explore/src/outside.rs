//! Which calls depend on what is not the same in every execution: the time, and random numbers.
//!
//! The clock and seeds are asked for by natives, which are counted. Random numbers of the thread's own need no seed any more once their class is initialised: that their methods are called for the
//! first time is seen by their being translated, so of several calls that use them one is named.

use crate::methods::signature_of;
use crate::result::Note;
use jaunt_program::{LoaderId, MethodId, Program};
use jaunt_vm::vm::Asked;

/// Methods that give random numbers without asking for a seed.
const RANDOM: &[(&str, &str, &str)] = &[
    ("java/util/concurrent/ThreadLocalRandom", "current", "()Ljava/util/concurrent/ThreadLocalRandom;"),
    ("java/util/concurrent/ThreadLocalRandom", "nextSecondarySeed", "()I"),
];

/// What was asked for so far, and by whom.
#[derive(Default)]
pub struct Outside {
    asked: Asked,
    translated: usize,
    /// Which of [`RANDOM`] were called.
    called: [bool; RANDOM.len()],
    /// Methods, and whether it was a random number that they asked for.
    by: Vec<(MethodId, bool)>,
}

fn is_called(program: &Program, (class, name, desc): (&str, &str, &str)) -> bool {
    let class = program.find_loaded(LoaderId::BOOT, class);
    let method = class.and_then(|class| program.method_named(class, name, desc));
    method.is_some_and(|method| !program.method(method).code.get().is_null())
}

impl Outside {
    /// What was asked for until now was asked for by nobody.
    pub fn begin(&mut self, program: &Program, asked: Asked) {
        self.asked = asked;
        self.translated = program.translated();
        self.called = std::array::from_fn(|n| is_called(program, RANDOM[n]));
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
        let before = std::mem::replace(&mut self.called, [false; RANDOM.len()]);
        let last = self.asked;
        self.begin(program, asked);
        let random = last.random != asked.random || before != self.called;
        for (is, what) in [(random, true), (last.clock != asked.clock, false)] {
            if is && !self.by.contains(&(method, what)) {
                self.by.push((method, what));
            }
        }
    }

    /// In the order of methods.
    pub fn notes(&self, program: &Program) -> Vec<Note> {
        let mut by = self.by.clone();
        by.sort_unstable();
        let note = |&(method, random): &(MethodId, bool)| {
            let method = signature_of(program, method);
            if random { Note::Randomness { method } } else { Note::Clock { method } }
        };
        by.iter().map(note).collect()
    }
}
