//! `java.util`

pub mod time_zone;
pub mod zip;

use jaunt_vm::{NativeTable, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/util/concurrent/atomic/AtomicLong";
        "VMSupportsCS8()Z" [PURE] => |_, _| Ok(1),
    );
    time_zone::register(table);
    zip::register(table);
}
