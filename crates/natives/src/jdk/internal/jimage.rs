//! `jdk.internal.jimage`: the JDK's resources are read by the library itself from the image that the VM has open.

use crate::field::ready_class;
use jaunt_state::FrameKind;
use jaunt_vm::memory::IMAGE_BLOCK;
use jaunt_vm::native::obj;
use jaunt_vm::{Gate, Missing, NativeResult, NativeTable, Trap, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "jdk/internal/jimage/NativeImageBuffer";
        "getNativeMap(Ljava/lang/String;)Ljava/nio/ByteBuffer;" [CALLS | INIT] => native_map,
    );
}

/// A direct buffer over the whole image; null for any other file.
fn native_map(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let path = vm.string_text(obj(a[0]));
    let len = vm.image().bytes().len();
    let ours = std::path::Path::new(&path) == vm.image().path();
    if !ours || len > i32::MAX as usize {
        return Ok(0);
    }
    let class = ready_class(vm, "java/nio/DirectByteBuffer")?;
    let Some(init) = vm.program().method_named(class, "<init>", "(JI)V") else {
        return Err(vm.unsupported(Missing::Sentence("this JDK has no DirectByteBuffer(long, int)".to_string())));
    };
    let buffer = vm.new_object(class);
    let address = (IMAGE_BLOCK as u64) << 32;
    vm.push_frame(init, &[buffer.word(), address, 0, len as u64], FrameKind::Construct(buffer))?;
    Err(Trap::Called)
}
