//! `java.lang.String`, `Float`, `Double`: plain values.

use jaunt_vm::native::{from_bool, from_int, int, obj};
use jaunt_vm::{NativeTable, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/lang/String";
        "intern()Ljava/lang/String;" => |vm, a| Ok(vm.intern(obj(a[0])).word()),
    );
    natives!(table, "java/lang/StringUTF16";
        "isBigEndian()Z" => |_, _| Ok(from_bool(false)),
    );
    natives!(table, "java/lang/Float";
        "floatToRawIntBits(F)I" => |_, a| Ok(a[0] as u32 as u64),
        "intBitsToFloat(I)F" => |_, a| Ok(from_int(int(a[0]))),
    );
    natives!(table, "java/lang/Double";
        "doubleToRawLongBits(D)J" => |_, a| Ok(a[0]),
        "longBitsToDouble(J)D" => |_, a| Ok(a[0]),
    );
}
