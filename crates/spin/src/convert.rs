//! Conversions between the types of an interface method and those of its implementation: widening, boxing,
//! unboxing, casts. The rules are those of `java.lang.invoke.TypeConvertingMethodAdapter`, because what is cast
//! (and what is not) shows in the exceptions a program sees.

use crate::Result;
use crate::code::{Code, F2D, F2L, I2D, I2F, I2L, L2D, L2F, POP, POP2};
use jaunt_classfile::FieldType;

const OBJECT: &str = "java/lang/Object";

/// Class, method that unboxes, descriptor letter.
pub(crate) fn wrapper(primitive: FieldType) -> Option<(&'static str, &'static str, char)> {
    Some(match primitive {
        FieldType::Boolean => ("java/lang/Boolean", "booleanValue", 'Z'),
        FieldType::Byte => ("java/lang/Byte", "byteValue", 'B'),
        FieldType::Short => ("java/lang/Short", "shortValue", 'S'),
        FieldType::Char => ("java/lang/Character", "charValue", 'C'),
        FieldType::Int => ("java/lang/Integer", "intValue", 'I'),
        FieldType::Long => ("java/lang/Long", "longValue", 'J'),
        FieldType::Float => ("java/lang/Float", "floatValue", 'F'),
        FieldType::Double => ("java/lang/Double", "doubleValue", 'D'),
        FieldType::Object(_) | FieldType::Array(_) => return None,
    })
}

/// The primitive type that a wrapper class wraps.
pub(crate) fn wrapped(class: &str) -> Option<FieldType<'static>> {
    use FieldType::*;
    [Boolean, Byte, Short, Char, Int, Long, Float, Double]
        .into_iter()
        .find(|primitive| wrapper(*primitive).is_some_and(|(name, ..)| name == class))
}

/// Boolean and Character are no `Number`s.
fn is_number(primitive: FieldType) -> bool {
    !matches!(primitive, FieldType::Boolean | FieldType::Char)
}

fn widen(code: &mut Code, from: FieldType, to: FieldType) {
    use FieldType::*;
    let op = match (from, to) {
        (Byte | Short | Int | Char, Long) => I2L,
        (Byte | Short | Int | Char, Float) => I2F,
        (Byte | Short | Int | Char, Double) => I2D,
        (Float, Long) => F2L,
        (Long, Float) => L2F,
        (Float, Double) => F2D,
        (Long, Double) => L2D,
        // The same, or int-like to int-like.
        _ => return,
    };
    code.op(op);
}

pub(crate) fn box_value(code: &mut Code, primitive: FieldType) -> Result<()> {
    match wrapper(primitive) {
        Some((class, _, letter)) => code.invoke_static(class, "valueOf", &format!("({letter})L{class};")),
        None => Ok(()),
    }
}

/// `to` is primitive.
fn unbox(code: &mut Code, class: &str, to: FieldType) -> Result<()> {
    match wrapper(to) {
        Some((_, method, letter)) => code.invoke_virtual(class, method, &format!("(){letter}")),
        None => Ok(()),
    }
}

fn cast(code: &mut Code, from: &str, to: &str) {
    if from != to && to != OBJECT {
        code.checkcast(to);
    }
}

/// Converts the value on the stack from `from` to `to`. `functional` is the type that the value has by the
/// instantiated signature of the interface method: a reference is cast to it first.
pub(crate) fn convert(code: &mut Code, from: FieldType, to: FieldType, functional: FieldType) -> Result<()> {
    if from == to && from == functional {
        return Ok(());
    }
    let Some(from_class) = from.class_entry() else {
        let Some(to_class) = to.class_entry() else {
            widen(code, from, to);
            return Ok(());
        };
        match wrapped(to_class) {
            Some(primitive) => {
                widen(code, from, primitive);
                box_value(code, primitive)?;
            }
            None => {
                box_value(code, from)?;
                let boxed = wrapper(from).map_or(OBJECT, |(class, ..)| class);
                cast(code, boxed, to_class);
            }
        }
        return Ok(());
    };
    let source = match functional.class_entry() {
        Some(class) => {
            cast(code, from_class, class);
            class
        }
        None => from_class,
    };
    if let Some(to_class) = to.class_entry() {
        cast(code, source, to_class);
        return Ok(());
    }
    match wrapped(source) {
        // A number gives any primitive number.
        Some(primitive) if is_number(primitive) => unbox(code, source, to),
        Some(primitive) => {
            unbox(code, source, primitive)?;
            widen(code, primitive, to);
            Ok(())
        }
        // Not a wrapper, so presumably a supertype of one.
        None => {
            let class = match wrapper(to) {
                Some((class, ..)) if !is_number(to) => class,
                _ => "java/lang/Number",
            };
            cast(code, source, class);
            unbox(code, class, to)
        }
    }
}

/// Converts what the implementation returned, and drops it where nothing is wanted.
pub(crate) fn convert_return(code: &mut Code, from: Option<FieldType>, to: Option<FieldType>) -> Result<()> {
    match (from, to) {
        (Some(from), Some(to)) => convert(code, from, to, to),
        (Some(from), None) => {
            code.op(if from.slots() == 2 { POP2 } else { POP });
            Ok(())
        }
        // Nothing for something was refused before.
        (None, _) => Ok(()),
    }
}
