//! `java.lang.StrictMath`: those functions that are native in Java 17.

use super::fdlibm;
use jaunt_vm::native::double;
use jaunt_vm::{NativeTable, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/lang/StrictMath";
        "sin(D)D" => |_, a| Ok(fdlibm::sin(double(a[0])).to_bits()),
        "cos(D)D" => |_, a| Ok(fdlibm::cos(double(a[0])).to_bits()),
        "tan(D)D" => |_, a| Ok(fdlibm::tan(double(a[0])).to_bits()),
        "asin(D)D" => |_, a| Ok(fdlibm::asin(double(a[0])).to_bits()),
        "acos(D)D" => |_, a| Ok(fdlibm::acos(double(a[0])).to_bits()),
        "atan(D)D" => |_, a| Ok(fdlibm::atan(double(a[0])).to_bits()),
        "log(D)D" => |_, a| Ok(fdlibm::log(double(a[0])).to_bits()),
        "log10(D)D" => |_, a| Ok(fdlibm::log10(double(a[0])).to_bits()),
        "sqrt(D)D" => |_, a| Ok(double(a[0]).sqrt().to_bits()),
        "IEEEremainder(DD)D" => |_, a| Ok(fdlibm::remainder(double(a[0]), double(a[2])).to_bits()),
        "atan2(DD)D" => |_, a| Ok(fdlibm::atan2(double(a[0]), double(a[2])).to_bits()),
        "sinh(D)D" => |_, a| Ok(fdlibm::sinh(double(a[0])).to_bits()),
        "cosh(D)D" => |_, a| Ok(fdlibm::cosh(double(a[0])).to_bits()),
        "tanh(D)D" => |_, a| Ok(fdlibm::tanh(double(a[0])).to_bits()),
        "expm1(D)D" => |_, a| Ok(fdlibm::expm1(double(a[0])).to_bits()),
        "log1p(D)D" => |_, a| Ok(fdlibm::log1p(double(a[0])).to_bits()),
    );
}
