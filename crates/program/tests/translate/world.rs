//! What both test machines share: objects, exceptions, arithmetic on register-sized values.

use jaunt_classfile::ClassFile;
use jaunt_classfile::insn::op;
use std::collections::BTreeMap;

/// Bytecodes or instructions after which a run is given up.
const MAX_STEPS: u64 = 300_000;
const MAX_DEPTH: usize = 60;

#[derive(Debug, PartialEq)]
pub enum Stop {
    /// Reference of the exception.
    Thrown(u64),
    OutOfSteps,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Obj {
    /// Type descriptor, elements.
    Array(String, Vec<u64>),
    /// Class name, fields.
    Instance(String, BTreeMap<String, u64>),
}

/// Reference `n` is `objects[n - 1]`.
pub struct World {
    pub objects: Vec<Obj>,
    pub statics: BTreeMap<String, u64>,
    pub steps: u64,
    pub depth: usize,
}

impl World {
    pub fn new() -> Self {
        World { objects: Vec::new(), statics: BTreeMap::new(), steps: 0, depth: 0 }
    }

    pub fn same(&self, other: &World) -> bool {
        self.objects == other.objects && self.statics == other.statics
    }

    pub fn step(&mut self) -> Result<(), Stop> {
        self.steps += 1;
        if self.steps > MAX_STEPS || self.depth > MAX_DEPTH { Err(Stop::OutOfSteps) } else { Ok(()) }
    }

    pub fn add(&mut self, object: Obj) -> u64 {
        self.objects.push(object);
        self.objects.len() as u64
    }

    pub fn new_instance(&mut self, class: &str) -> u64 {
        self.add(Obj::Instance(class.to_string(), BTreeMap::new()))
    }

    pub fn thrown(&mut self, simple_name: &str) -> Stop {
        Stop::Thrown(self.new_instance(&format!("java/lang/{simple_name}")))
    }

    fn null_pointer(&mut self) -> Stop {
        self.thrown("NullPointerException")
    }

    pub fn class_of(&self, reference: u64) -> &str {
        match &self.objects[reference as usize - 1] {
            Obj::Array(descriptor, _) => descriptor,
            Obj::Instance(class, _) => class,
        }
    }

    pub fn is_instance(&self, reference: u64, class: &str) -> bool {
        let mut at = self.class_of(reference);
        loop {
            if at == class || class == "java/lang/Object" {
                return true;
            }
            at = match at {
                "java/lang/ArrayIndexOutOfBoundsException" => "java/lang/IndexOutOfBoundsException",
                "java/lang/Exception" => "java/lang/Throwable",
                "java/lang/RuntimeException" => "java/lang/Exception",
                other if other.starts_with("java/lang/") && other.ends_with("Exception") => "java/lang/RuntimeException",
                _ => return false,
            }
        }
    }

    pub fn new_array(&mut self, descriptor: &str, length: u64) -> Result<u64, Stop> {
        let length = length as u32 as i32;
        if length < 0 {
            return Err(self.thrown("NegativeArraySizeException"));
        }
        Ok(self.add(Obj::Array(descriptor.to_string(), vec![0; (length as usize).min(100_000)])))
    }

    pub fn new_multi_array(&mut self, descriptor: &str, dims: &[u64]) -> Result<u64, Stop> {
        let array = self.new_array(descriptor, dims[0])?;
        if dims.len() > 1 {
            for i in 0..dims[0] as usize {
                let inner = self.new_multi_array(&descriptor[1..], &dims[1..])?;
                self.elements(array)[i] = inner;
            }
        }
        Ok(array)
    }

    fn elements(&mut self, array: u64) -> &mut Vec<u64> {
        match &mut self.objects[array as usize - 1] {
            Obj::Array(_, elements) => elements,
            other => panic!("{other:?} is no array"),
        }
    }

    pub fn length(&mut self, array: u64) -> Result<u64, Stop> {
        if array == 0 { Err(self.null_pointer()) } else { Ok(self.elements(array).len() as u64) }
    }

    fn element(&mut self, array: u64, index: u64, types: &str) -> Result<&mut u64, Stop> {
        if index as u32 as i32 >= 0 && array != 0 && (index as usize) < self.length(array)? as usize {
            let element = self.class_of(array).as_bytes()[1] as char;
            assert!(types.contains(element), "array of {element} accessed as {types}");
            return Ok(&mut self.elements(array)[index as usize]);
        }
        if array == 0 {
            return Err(self.null_pointer());
        }
        Err(self.thrown("ArrayIndexOutOfBoundsException"))
    }

    /// `types`: element types that the instruction may meet.
    pub fn load(&mut self, array: u64, index: u64, types: &str) -> Result<u64, Stop> {
        self.element(array, index, types).copied()
    }

    pub fn store(&mut self, array: u64, index: u64, value: u64, types: &str) -> Result<(), Stop> {
        let element = self.element(array, index, types)?;
        *element = value;
        let value = match self.class_of(array).as_bytes()[1] {
            b'B' => value as i8 as i32 as u32 as u64,
            b'Z' => value & 1,
            b'C' => value as u16 as u64,
            b'S' => value as i16 as i32 as u32 as u64,
            _ => value,
        };
        *self.element(array, index, types)? = value;
        Ok(())
    }

    pub fn get_field(&mut self, object: u64, name: &str) -> Result<u64, Stop> {
        match (object != 0).then(|| &self.objects[object as usize - 1]) {
            Some(Obj::Instance(_, fields)) => Ok(fields.get(name).copied().unwrap_or(0)),
            None => Err(self.null_pointer()),
            Some(other) => panic!("{other:?} has no fields"),
        }
    }

    pub fn put_field(&mut self, object: u64, name: &str, value: u64) -> Result<(), Stop> {
        match (object != 0).then(|| &mut self.objects[object as usize - 1]) {
            Some(Obj::Instance(_, fields)) => {
                fields.insert(name.to_string(), value);
                Ok(())
            }
            None => Err(self.null_pointer()),
            Some(other) => panic!("{other:?} has no fields"),
        }
    }

    pub fn arithmetic(&mut self, opcode: u8, a: u64, b: u64) -> Result<u64, Stop> {
        binary(opcode, a, b).ok_or_else(|| self.thrown("ArithmeticException"))
    }
}

fn f(bits: u64) -> f32 {
    f32::from_bits(bits as u32)
}

fn d(bits: u64) -> f64 {
    f64::from_bits(bits)
}

fn from_int(value: i32) -> u64 {
    value as u32 as u64
}

fn from_float(value: f32) -> u64 {
    value.to_bits() as u64
}

/// `None`: division by zero.
pub fn binary(opcode: u8, a: u64, b: u64) -> Option<u64> {
    let (i, j) = (a as i32, b as i32);
    let (l, m) = (a as i64, b as i64);
    let order = |o: Option<std::cmp::Ordering>, nan: i32| from_int(o.map_or(nan, |o| o as i32));
    Some(match opcode {
        op::IADD => from_int(i.wrapping_add(j)),
        op::ISUB => from_int(i.wrapping_sub(j)),
        op::IMUL => from_int(i.wrapping_mul(j)),
        op::IDIV => from_int(if j == 0 { return None } else { i.wrapping_div(j) }),
        op::IREM => from_int(if j == 0 { return None } else { i.wrapping_rem(j) }),
        op::IAND => from_int(i & j),
        op::IOR => from_int(i | j),
        op::IXOR => from_int(i ^ j),
        op::ISHL => from_int(i.wrapping_shl(j as u32)),
        op::ISHR => from_int(i.wrapping_shr(j as u32)),
        op::IUSHR => from_int((i as u32).wrapping_shr(j as u32) as i32),
        op::LADD => l.wrapping_add(m) as u64,
        op::LSUB => l.wrapping_sub(m) as u64,
        op::LMUL => l.wrapping_mul(m) as u64,
        op::LDIV => (if m == 0 { return None } else { l.wrapping_div(m) }) as u64,
        op::LREM => (if m == 0 { return None } else { l.wrapping_rem(m) }) as u64,
        op::LAND => a & b,
        op::LOR => a | b,
        op::LXOR => a ^ b,
        op::LSHL => l.wrapping_shl(j as u32) as u64,
        op::LSHR => l.wrapping_shr(j as u32) as u64,
        op::LUSHR => a.wrapping_shr(j as u32),
        op::FADD => from_float(f(a) + f(b)),
        op::FSUB => from_float(f(a) - f(b)),
        op::FMUL => from_float(f(a) * f(b)),
        op::FDIV => from_float(f(a) / f(b)),
        op::FREM => from_float(f(a) % f(b)),
        op::DADD => (d(a) + d(b)).to_bits(),
        op::DSUB => (d(a) - d(b)).to_bits(),
        op::DMUL => (d(a) * d(b)).to_bits(),
        op::DDIV => (d(a) / d(b)).to_bits(),
        op::DREM => (d(a) % d(b)).to_bits(),
        op::LCMP => order(Some(l.cmp(&m)), 0),
        op::FCMPL => order(f(a).partial_cmp(&f(b)), -1),
        op::FCMPG => order(f(a).partial_cmp(&f(b)), 1),
        op::DCMPL => order(d(a).partial_cmp(&d(b)), -1),
        op::DCMPG => order(d(a).partial_cmp(&d(b)), 1),
        other => panic!("opcode {other} is not binary"),
    })
}

pub fn unary(opcode: u8, a: u64) -> u64 {
    let (i, l) = (a as i32, a as i64);
    match opcode {
        op::INEG => from_int(i.wrapping_neg()),
        op::LNEG => l.wrapping_neg() as u64,
        op::FNEG => from_float(-f(a)),
        op::DNEG => (-d(a)).to_bits(),
        op::I2L => i as i64 as u64,
        op::I2F => from_float(i as f32),
        op::I2D => (i as f64).to_bits(),
        op::L2I => from_int(l as i32),
        op::L2F => from_float(l as f32),
        op::L2D => (l as f64).to_bits(),
        op::F2I => from_int(f(a) as i32),
        op::F2L => f(a) as i64 as u64,
        op::F2D => (f(a) as f64).to_bits(),
        op::D2I => from_int(d(a) as i32),
        op::D2L => d(a) as i64 as u64,
        op::D2F => from_float(d(a) as f32),
        op::I2B => from_int(i as i8 as i32),
        op::I2C => i as u16 as u64,
        op::I2S => from_int(i as i16 as i32),
        other => panic!("opcode {other} is not unary"),
    }
}

/// By condition in opcode order: eq, ne, lt, ge, gt, le.
pub fn holds(condition: u8, a: i64, b: i64) -> bool {
    match condition {
        0 => a == b,
        1 => a != b,
        2 => a < b,
        3 => a >= b,
        4 => a > b,
        _ => a <= b,
    }
}

/// The method of this class that a call names. `None`: a method of another class, which does nothing.
pub fn callee(class: &ClassFile, pool_index: u16) -> Option<usize> {
    let member = class.pool.member(pool_index);
    if member.class != class.pool.class_name(class.this_class) {
        assert!(member.descriptor.ends_with('V'), "call of {}.{}", member.class, member.name);
        return None;
    }
    let found = class
        .methods
        .iter()
        .position(|m| class.pool.utf8(m.name) == member.name && class.pool.utf8(m.descriptor) == member.descriptor);
    assert!(found.is_some(), "no method {}", member.name);
    found
}

/// Descriptor of the array that `anewarray` of a class makes.
pub fn array_of(class: &str) -> String {
    if class.starts_with('[') { format!("[{class}") } else { format!("[L{class};") }
}

/// Descriptor of the array that `newarray` makes.
pub fn primitive_array(code: u64) -> &'static str {
    ["[Z", "[C", "[F", "[D", "[B", "[S", "[I", "[J"][code as usize - 4]
}
