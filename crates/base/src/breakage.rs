//! Deliberate mistakes, one at a time: what shows that the tests would notice them.
//!
//! The checker asks here whether it shall forget something: a field of a state's identity, an effect, a publication, a restart. **Only
//! with the feature `breakages` can the answer be yes**; without it there is nothing to ask, and the questions cost nothing. Most
//! mistakes are named by the line that asks, so that a new line is a new mistake without anybody having to list it. See docs/breakages.md.

#[cfg(feature = "breakages")]
mod on {
    use crate::FastMap;
    use std::cell::RefCell;
    use std::collections::BTreeSet;
    use std::panic::Location;
    use std::sync::{Mutex, OnceLock};

    static CHOSEN: OnceLock<Option<String>> = OnceLock::new();
    static SEEN: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

    thread_local! {
        /// Answers to who asks often: the same for the whole life of a thread.
        static KNOWN: RefCell<FastMap<(usize, usize, u32, u32), bool>> = RefCell::default();
    }

    /// From now on this mistake is made. To be said once, before anybody asks.
    pub fn choose(name: &str) {
        CHOSEN.set(Some(name.to_string())).expect("a mistake is chosen once");
    }

    /// The mistake that is made: the one that was chosen, or, in a test that knows nothing of mistakes, that of the environment.
    fn chosen() -> Option<&'static str> {
        CHOSEN.get_or_init(|| std::env::var("JAUNT_BREAKAGE").ok()).as_deref()
    }

    /// All mistakes that could have been made so far.
    pub fn seen() -> BTreeSet<String> {
        SEEN.lock().expect("nobody panics with it").clone()
    }

    fn ask(name: &str) -> bool {
        match chosen() {
            Some(chosen) => chosen == name,
            None => {
                let mut seen = SEEN.lock().expect("nobody panics with it");
                if !seen.contains(name) {
                    seen.insert(name.to_string());
                }
                false
            }
        }
    }

    /// Is the mistake with this name to be made?
    pub fn broken(name: &str) -> bool {
        let key = (name.as_ptr() as usize, name.len(), 0, 0);
        if let Some(known) = KNOWN.with_borrow(|known| known.get(&key).copied()) {
            return known;
        }
        let answer = ask(name);
        KNOWN.with_borrow_mut(|known| known.insert(key, answer));
        answer
    }

    /// Is the mistake of this kind to be made about this value?
    pub fn broken_for(kind: &str, value: impl std::fmt::Debug) -> bool {
        // The question comes often, and the name of what is asked about is dear: most are about another kind.
        chosen().is_none_or(|chosen| chosen.starts_with(kind)) && ask(&format!("{kind} {value:?}"))
    }

    /// Is the mistake of this kind to be made at the line that calls whoever asks?
    #[track_caller]
    pub fn broken_here(kind: &str) -> bool {
        let place = Location::caller();
        let key = (kind.as_ptr() as usize, place.file().as_ptr() as usize, place.line(), place.column());
        if let Some(known) = KNOWN.with_borrow(|known| known.get(&key).copied()) {
            return known;
        }
        let file = place.file().split_once("crates/").map_or(place.file(), |(_, file)| file);
        let answer = ask(&format!("{kind} {file}:{}:{}", place.line(), place.column()));
        KNOWN.with_borrow_mut(|known| known.insert(key, answer));
        answer
    }
}

#[cfg(feature = "breakages")]
pub use on::{broken, broken_for, broken_here, choose, seen};

/// Is the mistake with this name to be made?
#[cfg(not(feature = "breakages"))]
#[inline(always)]
pub fn broken(_: &str) -> bool {
    false
}

/// Is the mistake of this kind to be made at the line that calls whoever asks?
#[cfg(not(feature = "breakages"))]
#[inline(always)]
pub fn broken_here(_: &str) -> bool {
    false
}

/// Is the mistake of this kind to be made about this value?
#[cfg(not(feature = "breakages"))]
#[inline(always)]
pub fn broken_for<T>(_: &str, _: T) -> bool {
    false
}
