//! `jdk.internal.perf.Perf`: the library's counters about itself. They count, but nobody can see them from outside.

use crate::field::ready_class;
use jaunt_program::Method;
use jaunt_state::FrameKind;
use jaunt_vm::native::{long, obj};
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "jdk/internal/perf/Perf";
        "createLong(Ljava/lang/String;IIJ)Ljava/nio/ByteBuffer;" => |vm, a| {
            let value = long(a[4]).to_le_bytes();
            buffer(vm, &value)
        },
        "createByteArray(Ljava/lang/String;II[BI)Ljava/nio/ByteBuffer;" => |vm, a| {
            let mut bytes = vm.state.heap.bytes(obj(a[4])).to_vec();
            bytes.resize(a[5] as u32 as usize, 0);
            buffer(vm, &bytes)
        },
        "highResCounter()J" => |vm, _| Ok(vm.host.nanos()),
        "highResFrequency()J" => |_, _| Ok(1_000_000_000),
        "registerNatives()V" => |_, _| Ok(0),
    );
}

/// A direct buffer with these bytes.
fn buffer(vm: &mut Gate, bytes: &[u8]) -> NativeResult {
    let class = ready_class(vm, "java/nio/DirectByteBuffer")?;
    let Some(init) = vm.program.method_named(class, "<init>", "(JI)V") else {
        return Err(vm.unsupported("this JDK has no DirectByteBuffer(long, int)"));
    };
    let init: *const Method = vm.program.method(init);
    let Some(address) = vm.allocate_block(bytes.len()) else {
        return Err(vm.throw_new("java/lang/OutOfMemoryError", None));
    };
    let at = vm.memory(jaunt_state::ObjRef::NULL, address, bytes.len(), true)?;
    // SAFETY: a block of that many bytes.
    unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), at, bytes.len()) };
    let object = vm.new_object(class);
    // SAFETY: methods are never removed.
    vm.push_frame(unsafe { &*init }, &[object.word(), address as u64, 0, bytes.len() as u64], FrameKind::Construct(object))?;
    Err(Trap::Called)
}
