//! `java.lang.String`, `Float`, `Double`: plain values.

use jaunt_vm::native::{from_bool, from_int, int, obj};
use jaunt_vm::{NativeTable, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/lang/String";
        "intern()Ljava/lang/String;" [PURE] => |vm, a| Ok(vm.intern(obj(a[0])).word()),
    );
    natives!(table, "java/lang/StringUTF16";
        "isBigEndian()Z" [PURE] => |_, _| Ok(from_bool(false)),
    );
    natives!(table, "java/lang/Float";
        "floatToRawIntBits(F)I" [PURE] => |_, a| Ok(a[0] as u32 as u64),
        "intBitsToFloat(I)F" [PURE] => |_, a| Ok(from_int(int(a[0]))),
    );
    natives!(table, "java/lang/Double";
        "doubleToRawLongBits(D)J" [PURE] => |_, a| Ok(a[0]),
        "longBitsToDouble(J)D" [PURE] => |_, a| Ok(a[0]),
    );
}
