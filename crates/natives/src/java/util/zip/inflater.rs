//! `java.util.zip.Inflater`

use super::{Buffer, packed, zlib};
use crate::field;
use jaunt_vm::native::{long, obj};
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/util/zip/Inflater";
        "initIDs()V" [PURE] => |_, _| Ok(0),
        "init(Z)J" [KEPT] => |vm, a| Ok(vm.native_data().insert(zlib::Inflate::new(a[0] != 0)) as u64),
        "setDictionary(J[BII)V" [READS | KEPT] => |vm, a| set_dictionary(vm, a[0], Buffer::array(&a[2..])),
        "setDictionaryBuffer(JJI)V" [READS | KEPT] => |vm, a| set_dictionary(vm, a[0], Buffer::block(&a[2..])),
        "inflateBytesBytes(J[BII[BII)J" [READS | WRITES | KEPT] => |vm, a| inflate(vm, a, Buffer::array(&a[3..]), Buffer::array(&a[6..])),
        "inflateBytesBuffer(J[BIIJI)J" [READS | WRITES | KEPT] => |vm, a| inflate(vm, a, Buffer::array(&a[3..]), Buffer::block(&a[6..])),
        "inflateBufferBytes(JJI[BII)J" [READS | WRITES | KEPT] => |vm, a| inflate(vm, a, Buffer::block(&a[3..]), Buffer::array(&a[6..])),
        "inflateBufferBuffer(JJIJI)J" [READS | WRITES | KEPT] => |vm, a| inflate(vm, a, Buffer::block(&a[3..]), Buffer::block(&a[6..])),
        "getAdler(J)I" [KEPT] => |vm, a| Ok(stream(vm, a[0])?.adler() as u64),
        "reset(J)V" [KEPT] => |vm, a| {
            stream(vm, a[0])?.reset();
            Ok(0)
        },
        "end(J)V" [KEPT] => |vm, a| {
            vm.native_data().remove::<zlib::Inflate>(long(a[0]));
            Ok(0)
        },
    );
}

fn stream<'g>(vm: &'g mut Gate, number: u64) -> Result<&'g mut zlib::Inflate, Trap> {
    // Twice, since the borrow checker does not see that the first one is not used afterwards.
    if vm.native_data().get::<zlib::Inflate>(long(number)).is_none() {
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

fn inflate(vm: &mut Gate, a: &[u64], input: Buffer, output: Buffer) -> NativeResult {
    let bytes = input.read(vm)?;
    let mut room = vec![0; output.len()];
    let result = stream(vm, a[1])?.inflate(&bytes, &mut room);
    output.write(vm, &room[..result.written])?;
    if let Some(message) = result.bad {
        field::set_int(vm, obj(a[0]), "inputConsumed", result.read as i32)?;
        field::set_int(vm, obj(a[0]), "outputConsumed", result.written as i32)?;
        return Err(vm.throw_new("java/util/zip/DataFormatException", Some(&message)));
    }
    Ok(packed(result.read, result.written, result.finished, result.needs_dictionary))
}
