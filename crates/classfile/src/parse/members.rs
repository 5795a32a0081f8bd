//! Fields and methods: flags, names, descriptors, and their attributes (JVMS 4.5, 4.6).

use super::attributes::{self, set_once};
use super::context::Context;
use super::reader::Reader;
use super::{Result, check_no_duplicates, code, refuse};
use crate::access as acc;
use crate::{Constant, FieldInfo, MethodInfo};

pub(super) fn read_fields(r: &mut Reader, cx: &Context) -> Result<Vec<FieldInfo>> {
    let count = r.count(8)?;
    let mut fields = Vec::with_capacity(count);
    for _ in 0..count {
        fields.push(read_field(r, cx)?);
    }
    check_distinct(cx, &fields, |f| (f.name, f.descriptor), "field")?;
    Ok(fields)
}

pub(super) fn read_methods(r: &mut Reader, cx: &Context) -> Result<Vec<MethodInfo>> {
    let count = r.count(8)?;
    let mut methods = Vec::with_capacity(count);
    for _ in 0..count {
        methods.push(read_method(r, cx)?);
    }
    check_distinct(cx, &methods, |m| (m.name, m.descriptor), "method")?;
    Ok(methods)
}

fn read_field(r: &mut Reader, cx: &Context) -> Result<FieldInfo> {
    let access = r.u16()?
        & (acc::PUBLIC
            | acc::PRIVATE
            | acc::PROTECTED
            | acc::STATIC
            | acc::FINAL
            | acc::VOLATILE
            | acc::TRANSIENT
            | acc::SYNTHETIC
            | acc::ENUM);
    let (name, descriptor) = (r.u16()?, r.u16()?);
    cx.field_name(name)?;
    let type_text = cx.field_descriptor(name, descriptor)?;
    check_field_access(access, cx)?;
    let mut field =
        FieldInfo { access, name, descriptor, constant_value: 0, signature: 0, annotations: None, type_annotations: None };
    for _ in 0..r.count(6)? {
        let (name, mut body) = attributes::header(r, cx)?;
        match name {
            // On an instance field it has no meaning (JVMS 4.7.2).
            b"ConstantValue" if access & acc::STATIC != 0 => {
                let index = body.u16()?;
                check_constant_value(cx, index, type_text)?;
                set_once(&mut field.constant_value, index, "ConstantValue")?;
            }
            b"Signature" if cx.major >= 49 => attributes::signature(&mut body, cx, &mut field.signature)?,
            b"Synthetic" => field.access |= acc::SYNTHETIC,
            b"RuntimeVisibleAnnotations" if cx.major >= 49 => {
                attributes::keep(&mut body, &mut field.annotations, "RuntimeVisibleAnnotations")?
            }
            b"RuntimeVisibleTypeAnnotations" if cx.major >= 49 => {
                attributes::keep(&mut body, &mut field.type_annotations, "RuntimeVisibleTypeAnnotations")?
            }
            _ => continue,
        }
        attributes::end(&body, name)?;
    }
    Ok(field)
}

fn check_constant_value(cx: &Context, index: u16, descriptor: &[u8]) -> Result<()> {
    let fits = match cx.pool.get(index) {
        Constant::Integer(_) => matches!(descriptor, b"I" | b"S" | b"C" | b"B" | b"Z"),
        Constant::Long(_) => descriptor == b"J",
        Constant::Float(_) => descriptor == b"F",
        Constant::Double(_) => descriptor == b"D",
        Constant::String { .. } => descriptor == b"Ljava/lang/String;",
        _ => false,
    };
    if !fits {
        refuse!("Inconsistent constant value type or bad constant index {index}");
    }
    Ok(())
}

fn more_than_one_visibility(access: u16) -> bool {
    (access & (acc::PUBLIC | acc::PRIVATE | acc::PROTECTED)).count_ones() > 1
}

fn check_field_access(access: u16, cx: &Context) -> Result<()> {
    let is = |flag: u16| access & flag != 0;
    let legal = if cx.is_interface() {
        let need = acc::PUBLIC | acc::STATIC | acc::FINAL;
        let mut never = acc::PRIVATE | acc::PROTECTED | acc::VOLATILE | acc::TRANSIENT;
        if cx.major >= 49 {
            never |= acc::ENUM;
        }
        access & need == need && !is(never)
    } else {
        !(more_than_one_visibility(access) || is(acc::FINAL) && is(acc::VOLATILE))
    };
    if !legal {
        refuse!("Illegal field modifiers 0x{access:X}");
    }
    Ok(())
}

fn check_method_access(access: u16, initializer: bool, cx: &Context) -> Result<()> {
    let is = |flags: u16| access & flags != 0;
    let modern = cx.major >= 49;
    let legal = if cx.is_interface() {
        if cx.major >= 52 {
            is(acc::PUBLIC) != is(acc::PRIVATE)
                && !is(acc::NATIVE | acc::PROTECTED | acc::FINAL | acc::SYNCHRONIZED)
                && !(is(acc::ABSTRACT) && is(acc::PRIVATE | acc::STATIC | acc::STRICT))
        } else {
            let mut never = acc::STATIC | acc::FINAL | acc::NATIVE;
            if modern {
                never |= acc::PRIVATE | acc::PROTECTED | acc::SYNCHRONIZED | acc::STRICT;
            }
            is(acc::PUBLIC) && is(acc::ABSTRACT) && !is(never)
        }
    } else if more_than_one_visibility(access) {
        false
    } else if initializer {
        !(is(acc::STATIC | acc::FINAL | acc::SYNCHRONIZED | acc::NATIVE | acc::ABSTRACT) || modern && is(acc::BRIDGE))
    } else if is(acc::ABSTRACT) {
        let mut never = acc::FINAL | acc::NATIVE | acc::PRIVATE | acc::STATIC;
        if modern {
            never |= acc::SYNCHRONIZED;
        }
        if modern && cx.major < 61 {
            never |= acc::STRICT;
        }
        !is(never)
    } else {
        true
    };
    if !legal {
        refuse!("Illegal method modifiers 0x{access:X}");
    }
    Ok(())
}

/// Flags made regular as HotSpot does (a class initializer keeps only `static`), names and descriptor checked;
/// also the number of argument slots including `this`.
fn method_head(r: &mut Reader, cx: &Context) -> Result<(MethodInfo, usize)> {
    let mut access = r.u16()?
        & (acc::PUBLIC
            | acc::PRIVATE
            | acc::PROTECTED
            | acc::STATIC
            | acc::FINAL
            | acc::SYNCHRONIZED
            | acc::BRIDGE
            | acc::VARARGS
            | acc::NATIVE
            | acc::ABSTRACT
            | acc::STRICT
            | acc::SYNTHETIC);
    let (name, descriptor) = (r.u16()?, r.u16()?);
    let name_text = cx.method_name(name)?;
    let slots = cx.method_descriptor(name, descriptor)?;
    match name_text {
        b"<clinit>" => {
            if cx.major < 51 {
                access = acc::STATIC;
            } else if access & acc::STATIC == 0 {
                refuse!("Method <clinit> is not static");
            } else if slots != 0 {
                refuse!("Method <clinit> has illegal signature \"{}\"", cx.pool.utf8(descriptor));
            }
            access &= acc::STATIC | acc::STRICT;
        }
        b"<init>" if cx.is_interface() => refuse!("Interface cannot have a method named <init>"),
        b"<init>" => check_method_access(access, true, cx)?,
        _ => check_method_access(access, false, cx)?,
    }
    let slots = slots + usize::from(access & acc::STATIC == 0);
    if slots > 255 {
        refuse!("Too many arguments in method signature \"{}\"", cx.pool.utf8(descriptor));
    }
    let method = MethodInfo {
        access,
        name,
        descriptor,
        signature: 0,
        code: None,
        exceptions: Vec::new(),
        annotations: None,
        parameter_annotations: None,
        annotation_default: None,
        type_annotations: None,
        parameters: None,
        hidden: false,
        caller_sensitive: false,
    };
    Ok((method, slots))
}

fn read_method(r: &mut Reader, cx: &Context) -> Result<MethodInfo> {
    let (mut method, slots) = method_head(r, cx)?;
    let bodiless = method.access & (acc::NATIVE | acc::ABSTRACT) != 0;
    let mut seen_exceptions = false;
    for _ in 0..r.count(6)? {
        let (name, mut body) = attributes::header(r, cx)?;
        match name {
            b"Code" => {
                if bodiless {
                    refuse!("Code attribute in native or abstract method \"{}\"", cx.pool.utf8(method.name));
                }
                if method.code.is_some() {
                    refuse!("Multiple Code attributes in method \"{}\"", cx.pool.utf8(method.name));
                }
                method.code = Some(code::read(&mut body, cx, slots)?);
            }
            b"Exceptions" => {
                if seen_exceptions {
                    refuse!("Multiple Exceptions attributes in method \"{}\"", cx.pool.utf8(method.name));
                }
                seen_exceptions = true;
                method.exceptions = attributes::classes(&mut body, cx, "Exceptions")?;
            }
            b"MethodParameters" if cx.major >= 52 => {
                if method.parameters.is_some() {
                    refuse!("Multiple MethodParameters attributes in method \"{}\"", cx.pool.utf8(method.name));
                }
                method.parameters = Some(read_parameters(&mut body)?);
            }
            b"Signature" if cx.major >= 49 => attributes::signature(&mut body, cx, &mut method.signature)?,
            b"Synthetic" => method.access |= acc::SYNTHETIC,
            b"RuntimeVisibleAnnotations" if cx.major >= 49 => {
                attributes::keep(&mut body, &mut method.annotations, "RuntimeVisibleAnnotations")?;
                let marks = attributes::marks(cx, method.annotations.clone());
                (method.hidden, method.caller_sensitive) = marks;
            }
            b"RuntimeVisibleParameterAnnotations" if cx.major >= 49 => {
                attributes::keep(&mut body, &mut method.parameter_annotations, "RuntimeVisibleParameterAnnotations")?
            }
            b"AnnotationDefault" if cx.major >= 49 => {
                attributes::keep(&mut body, &mut method.annotation_default, "AnnotationDefault")?
            }
            b"RuntimeVisibleTypeAnnotations" if cx.major >= 49 => {
                attributes::keep(&mut body, &mut method.type_annotations, "RuntimeVisibleTypeAnnotations")?
            }
            _ => continue,
        }
        attributes::end(&body, name)?;
    }
    if method.code.is_none() && !bodiless {
        refuse!("Absent Code attribute in method that is not native or abstract: \"{}\"", cx.pool.utf8(method.name));
    }
    Ok(method)
}

/// Names are not checked here: reflection has an exception of its own for bad ones.
fn read_parameters(body: &mut Reader) -> Result<Vec<(u16, u16)>> {
    let count = body.u8()? as usize;
    if count * 4 != body.remaining() {
        refuse!("Invalid MethodParameters method attribute length {}", body.remaining() + 1);
    }
    let mut parameters = Vec::with_capacity(count);
    for _ in 0..count {
        parameters.push((body.u16()?, body.u16()?));
    }
    Ok(parameters)
}

/// No two members with one name and descriptor. Texts may stand in the pool twice, so texts are compared; by hash
/// first, because this runs for every class and finds nothing.
fn check_distinct<T>(cx: &Context, members: &[T], key: impl Fn(&T) -> (u16, u16), what: &str) -> Result<()> {
    if members.len() < 2 {
        return Ok(());
    }
    let text = |index| cx.text(index, what).unwrap_or_default();
    let mut hashes: Vec<u64> = members
        .iter()
        .map(|m| {
            let (name, descriptor) = key(m);
            hash(hash(0, text(name)), text(descriptor))
        })
        .collect();
    hashes.sort_unstable();
    if !hashes.windows(2).any(|w| w[0] == w[1]) {
        return Ok(());
    }
    check_no_duplicates(
        members,
        |m| {
            let (name, descriptor) = key(m);
            (text(name), text(descriptor))
        },
        |(name, descriptor)| {
            let (name, descriptor) = (String::from_utf8_lossy(name), String::from_utf8_lossy(descriptor));
            format!("Duplicate {what} name \"{name}\" with signature \"{descriptor}\"")
        },
    )
}

fn hash(seed: u64, bytes: &[u8]) -> u64 {
    const K: u64 = 0x9E37_79B9_7F4A_7C15;
    let mut h = seed ^ bytes.len() as u64;
    let mut chunks = bytes.chunks_exact(8);
    for c in &mut chunks {
        let word = u64::from_le_bytes([c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7]]);
        h = (h.rotate_left(5) ^ word).wrapping_mul(K);
    }
    for &b in chunks.remainder() {
        h = (h.rotate_left(5) ^ b as u64).wrapping_mul(K);
    }
    h ^ h >> 32
}
