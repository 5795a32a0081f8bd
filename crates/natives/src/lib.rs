//! Native methods of the JDK and the model classes, in folders that mirror the Java packages.
//!
//! A native is a Rust function registered under its Java signature. It runs to its end at once or leaves a trap; it never
//! waits and never calls Java code itself (it pushes a frame instead), so a state can be taken between any two
//! instructions.

#![forbid(unsafe_code)]

pub mod copy;
pub mod drive;
pub mod field;
pub mod jaunt;
pub mod java;
pub mod jdk;
pub mod model;
pub mod outside;
pub mod sun;
pub mod verify;

use jaunt_vm::{Does, NativeTable};

/// Every native that exists.
pub fn table() -> NativeTable {
    let mut table = NativeTable::default();
    table.add("*.nothing", Does::PURE, |_, _| Ok(0));
    java::register(&mut table);
    jdk::register(&mut table);
    sun::register(&mut table);
    copy::register(&mut table);
    drive::register(&mut table);
    jaunt::register(&mut table);
    verify::register(&mut table);
    table
}
