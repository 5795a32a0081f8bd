//! Why something was ended from outside, as a value: the words are for whoever reports it.

use std::time::Duration;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopReason {
    /// The limit of time.
    Time(Duration),
    /// The limit of memory, in bytes.
    Memory(u64),
    /// Nobody set a limit, and the machine has no more: so many bytes are taken.
    MemoryOfMachine(u64),
    /// The limit of states.
    States(u64),
    Signal(Signal),
    /// Somebody halted it and did not say why.
    Halted,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signal {
    /// Ctrl-C.
    Interrupt,
    Terminate,
}
