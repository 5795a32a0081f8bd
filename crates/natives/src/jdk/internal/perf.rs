//! `jdk.internal.perf.Perf`: the library's counters about itself. They count, but nobody can see them from outside.

use crate::field::ready_class;
use jaunt_state::{FrameKind, ObjRef};
use jaunt_vm::native::{long, obj};
use jaunt_vm::{Gate, Missing, NativeResult, NativeTable, Trap, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "jdk/internal/perf/Perf";
        "createLong(Ljava/lang/String;IIJ)Ljava/nio/ByteBuffer;" [CALLS | INIT | HEAP] => |vm, a| {
            let value = long(a[4]).to_le_bytes();
            buffer(vm, &value)
        },
        "createByteArray(Ljava/lang/String;II[BI)Ljava/nio/ByteBuffer;" [READS | CALLS | INIT | HEAP] => |vm, a| {
            let mut bytes = vm.bytes_at_once(obj(a[4]), 0..vm.array_len(obj(a[4])) as usize)?;
            bytes.resize(a[5] as u32 as usize, 0);
            buffer(vm, &bytes)
        },
        "highResCounter()J" [CLOCK] => |vm, _| vm.nanos(),
        "highResFrequency()J" [PURE] => |_, _| Ok(1_000_000_000),
        "registerNatives()V" [PURE] => |_, _| Ok(0),
    );
}

/// A direct buffer with these bytes.
fn buffer(vm: &mut Gate, bytes: &[u8]) -> NativeResult {
    let class = ready_class(vm, "java/nio/DirectByteBuffer")?;
    let Some(init) = vm.program().method_named(class, "<init>", "(JI)V") else {
        return Err(vm.unsupported(Missing::Sentence("this JDK has no DirectByteBuffer(long, int)".to_string())));
    };
    let Some(address) = vm.allocate_block(bytes.len())? else {
        return Err(vm.throw_new("java/lang/OutOfMemoryError", None));
    };
    vm.set_memory_bytes(ObjRef::NULL, address, bytes)?;
    let object = vm.new_object(class);
    vm.push_frame(init, &[object.word(), address as u64, 0, bytes.len() as u64], FrameKind::Construct(object))?;
    Err(Trap::Called)
}
