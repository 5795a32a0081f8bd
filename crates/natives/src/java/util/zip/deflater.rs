//! `java.util.zip.Deflater`

use super::{Buffer, packed, zlib};
use jaunt_vm::native::{int, long};
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/util/zip/Deflater";
        "init(IIZ)J" [KEPT] => |vm, a| Ok(vm.native_data().insert(zlib::Deflate::new(int(a[0]), int(a[1]), a[2] != 0)) as u64),
        "setDictionary(J[BII)V" [READS | KEPT] => |vm, a| set_dictionary(vm, a[0], Buffer::array(&a[2..])),
        "setDictionaryBuffer(JJI)V" [READS | KEPT] => |vm, a| set_dictionary(vm, a[0], Buffer::block(&a[2..])),
        "deflateBytesBytes(J[BII[BIIII)J" [READS | WRITES | KEPT] => |vm, a| deflate(vm, a[1], Buffer::array(&a[3..]), Buffer::array(&a[6..]), &a[9..]),
        "deflateBytesBuffer(J[BIIJIII)J" [READS | WRITES | KEPT] => |vm, a| deflate(vm, a[1], Buffer::array(&a[3..]), Buffer::block(&a[6..]), &a[9..]),
        "deflateBufferBytes(JJI[BIIII)J" [READS | WRITES | KEPT] => |vm, a| deflate(vm, a[1], Buffer::block(&a[3..]), Buffer::array(&a[6..]), &a[9..]),
        "deflateBufferBuffer(JJIJIII)J" [READS | WRITES | KEPT] => |vm, a| deflate(vm, a[1], Buffer::block(&a[3..]), Buffer::block(&a[6..]), &a[9..]),
        "getAdler(J)I" [KEPT] => |vm, a| Ok(stream(vm, a[0])?.adler() as u64),
        "reset(J)V" [KEPT] => |vm, a| {
            stream(vm, a[0])?.reset();
            Ok(0)
        },
        "end(J)V" [KEPT] => |vm, a| {
            vm.native_data().remove::<zlib::Deflate>(long(a[0]));
            Ok(0)
        },
    );
}

fn stream<'g>(vm: &'g mut Gate, number: u64) -> Result<&'g mut zlib::Deflate, Trap> {
    // Twice, since the borrow checker does not see that the first one is not used afterwards.
    if vm.native_data().get::<zlib::Deflate>(long(number)).is_none() {
        return Err(vm.null_pointer());
    }
    Ok(vm.native_data().get(long(number)).expect("looked up just now"))
}

fn set_dictionary(vm: &mut Gate, number: u64, dictionary: Buffer) -> NativeResult {
    let bytes = dictionary.read(vm)?;
    if stream(vm, number)?.set_dictionary(&bytes) {
        return Ok(0);
    }
    Err(vm.throw_new("java/lang/IllegalArgumentException", None))
}

/// `how`: the flush mode, and the new parameters (bit 0: there are any; bits 1 and 2: strategy; then the level).
fn deflate(vm: &mut Gate, number: u64, input: Buffer, output: Buffer, how: &[u64]) -> NativeResult {
    let bytes = input.read(vm)?;
    let (flush, params) = (int(how[0]), int(how[1]));
    let mut room = vec![0; output.len()];
    let stream = stream(vm, number)?;
    let step = if params & 1 != 0 {
        stream.set_params(params >> 3, params >> 1 & 3, &bytes, &mut room)
    } else {
        stream.deflate(&bytes, &mut room, flush)
    };
    output.write(vm, &room[..step.written])?;
    // The last flag: the parameters have to be given again.
    Ok(packed(step.read, step.written, step.finished, step.again))
}
