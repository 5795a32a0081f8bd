//! What a search need not see: where threads stop, and where it is assumed that they need not.
//!
//! | room | what is in it |
//! |---|---|
//! | [`points`] | before which accesses a thread stops, movers; for natives `native_points`, for what threads see of each other `thread_points` |
//! | [`guards`] | fields that are only read, or only inside of one monitor |
//! | `owners` | objects that one thread alone uses |
//! | [`quiet`], [`quiet_list`] | library code without points, and why |
//! | [`operations`], [`operation_list`] | calls of library classes that are one step, and which these are |
//! | [`locks`] | locks of the library as movers |
//! | `places` | what quiet code touches, and who else does |
//! | `references` | collections that the program asks for, and who sees what they clear |
//! | [`initialisers`] | when the order of class initialisers is seen |
//! | `class_facts` | what all of these ask about an object's class |
//! | [`assumptions`] | what is assumed of the program, as one value that belongs to a path |
//!
//! Whatever is assumed is checked at each access. If it turns out to be wrong, it is given up and the search starts again: **an assumption that was
//! used is one that held.** Which effects conflict is a matter of [`jaunt_state::Effect`], and which threads may sleep one of the search.

pub mod assumptions;
pub(crate) mod class_facts;
pub mod guards;
pub mod initialisers;
pub mod joins;
pub mod locks;
mod native_points;
pub mod operation_list;
pub mod operations;
pub(crate) mod owners;
pub(crate) mod places;
pub mod points;
pub mod quiet;
pub mod quiet_list;
mod references;
pub(crate) mod thread_points;
