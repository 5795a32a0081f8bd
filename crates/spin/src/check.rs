//! Which lambda call sites are possible at all, as far as their descriptors tell:
//! `AbstractValidatingLambdaMetafactory.validateMetafactoryArgs`. Whether one class is a subtype of another only
//! the VM knows; where that matters the answer here is yes.

use crate::convert::{wrapped, wrapper};
use crate::lambda::Plan;
use crate::{Result, SpinError, method_type};
use jaunt_classfile::FieldType;

pub(crate) fn check(plan: &Plan) -> Result<()> {
    let spec = plan.spec;
    let captured: Vec<FieldType> = plan.captured.iter().map(|(_, ty, _)| *ty).collect();
    for (i, (&given, &wanted)) in captured.iter().zip(&plan.impl_captured).enumerate() {
        let fits = if plan.has_receiver && i == 0 { is_subtype(given, wanted) } else { given == wanted };
        if !fits {
            return Err(SpinError(format!(
                "Type mismatch in captured lambda parameter {i}: expecting {}, found {}",
                show(given),
                show(wanted)
            )));
        }
    }
    for (i, (&given, &wanted)) in plan.instantiated.iter().zip(&plan.impl_params).enumerate() {
        let receiver = plan.has_receiver && captured.is_empty() && i == 0;
        let fits = if receiver { is_subtype(given, wanted) } else { is_adaptable(given, wanted, true) };
        if !fits {
            return Err(SpinError(format!(
                "Type mismatch for lambda argument {}: {} is not convertible to {}",
                captured.len() + i,
                show(given),
                show(wanted)
            )));
        }
    }
    let expected = method_type(&spec.instantiated_desc)?.ret();
    let fits = match (plan.impl_ret, expected) {
        (_, None) => true,
        (None, Some(_)) => false,
        (Some(from), Some(to)) => is_adaptable(from, to, false),
    };
    if !fits {
        return Err(SpinError(format!(
            "Type mismatch for lambda return: {} is not convertible to {}",
            show_return(plan.impl_ret),
            show_return(expected)
        )));
    }
    for descriptor in std::iter::once(&spec.erased_desc).chain(&spec.bridges) {
        check_descriptor(plan, expected, descriptor)?;
    }
    Ok(())
}

/// One of the descriptors under which the interface method is found, against the instantiated one.
fn check_descriptor(plan: &Plan, expected: Option<FieldType>, descriptor: &str) -> Result<()> {
    let ty = method_type(descriptor)?;
    if ty.params().count() != plan.instantiated.len() {
        return Err(SpinError(format!(
            "Incorrect number of parameters for bridge signature {descriptor}; incompatible with {}",
            plan.spec.erased_desc
        )));
    }
    for (i, (declared, &dynamic)) in ty.params().zip(&plan.instantiated).enumerate() {
        if !is_subtype(dynamic, declared) {
            return Err(SpinError(format!(
                "Type mismatch for dynamic parameter {i}: {} is not a subtype of {}",
                show(dynamic),
                show(declared)
            )));
        }
    }
    let fits = match (expected, ty.ret()) {
        (None, None) => true,
        (Some(from), Some(to)) => is_adaptable(from, to, true),
        _ => false,
    };
    if fits {
        return Ok(());
    }
    Err(SpinError(format!(
        "Type mismatch for lambda expected return: {} is not convertible to {}",
        show_return(expected),
        show_return(ty.ret())
    )))
}

fn is_subtype(from: FieldType, to: FieldType) -> bool {
    match (from.class_entry(), to.class_entry()) {
        // The wrappers are final.
        (Some(from), Some(to)) => from == to || wrapped(to).is_none(),
        _ => from == to,
    }
}

fn is_adaptable(from: FieldType, to: FieldType, strict: bool) -> bool {
    match (from.class_entry(), to.class_entry()) {
        (None, None) => widens(from, to),
        (None, Some(to)) => boxes_to(from, to),
        (Some(from), None) => match wrapped(from) {
            Some(primitive) => widens(primitive, to),
            None => !strict,
        },
        (Some(_), Some(_)) => !strict || is_subtype(from, to),
    }
}

/// Identity and the widening conversions of the language (JLS 5.1.2).
fn widens(from: FieldType, to: FieldType) -> bool {
    use FieldType::*;
    let targets: &[FieldType] = match from {
        Byte => &[Short, Int, Long, Float, Double],
        Short | Char => &[Int, Long, Float, Double],
        Int => &[Long, Float, Double],
        Long => &[Float, Double],
        Float => &[Double],
        _ => &[],
    };
    from == to || targets.contains(&to)
}

/// The wrapper of a primitive is assignable to this class.
fn boxes_to(from: FieldType, to: &str) -> bool {
    use FieldType::*;
    match to {
        "java/lang/Object" | "java/lang/Comparable" | "java/io/Serializable" | "java/lang/constant/Constable" => true,
        "java/lang/Number" => !matches!(from, Boolean | Char),
        "java/lang/constant/ConstantDesc" => matches!(from, Int | Long | Float | Double),
        _ => wrapper(from).is_some_and(|(class, ..)| class == to),
    }
}

/// As `Class.toString` has it, but for interfaces, which look like classes from here.
fn show(ty: FieldType) -> String {
    match ty {
        FieldType::Byte => "byte".into(),
        FieldType::Char => "char".into(),
        FieldType::Double => "double".into(),
        FieldType::Float => "float".into(),
        FieldType::Int => "int".into(),
        FieldType::Long => "long".into(),
        FieldType::Short => "short".into(),
        FieldType::Boolean => "boolean".into(),
        FieldType::Object(name) | FieldType::Array(name) => format!("class {}", name.replace('/', ".")),
    }
}

fn show_return(ty: Option<FieldType>) -> String {
    ty.map_or("void".into(), show)
}
