//! Attributes of the class (JVMS 4.7), and what all attributes share.
//!
//! An attribute that we do not know, or that the class file's version does not know, is skipped.

use super::context::Context;
use super::reader::Reader;
use super::{CLASS_FLAGS, Result, check_class_access, check_no_duplicates, refuse};
use crate::access as acc;
use crate::{BootstrapMethod, ClassAttrs, Constant, InnerClass, RecordComponent, Span};

/// (name, body) of the attribute at the reader.
#[inline(always)]
pub(super) fn header<'r, 'c>(r: &mut Reader<'r>, cx: &Context<'c>) -> Result<(&'c [u8], Reader<'r>)> {
    let name = cx.text(r.u16()?, "attribute name")?;
    let len = r.u32()?;
    Ok((name, r.sub(len as usize)?))
}

/// The body must have been read to its end.
#[inline(always)]
pub(super) fn end(body: &Reader, name: &[u8]) -> Result<()> {
    if body.remaining() != 0 {
        refuse!("Wrong {} attribute length: {} bytes too many", String::from_utf8_lossy(name), body.remaining());
    }
    Ok(())
}

/// Stores an index where none was before.
pub(super) fn set_once(slot: &mut u16, index: u16, what: &str) -> Result<()> {
    if *slot != 0 {
        refuse!("Multiple {what} attributes in class file");
    }
    *slot = index;
    Ok(())
}

pub(super) fn signature(body: &mut Reader, cx: &Context, slot: &mut u16) -> Result<()> {
    let index = body.u16()?;
    cx.text(index, "signature")?;
    set_once(slot, index, "Signature")
}

/// Keeps the body as a range.
pub(super) fn keep(body: &mut Reader, slot: &mut Option<Span>, what: &str) -> Result<()> {
    if slot.is_some() {
        refuse!("Multiple {what} attributes in class file");
    }
    *slot = Some(body.span());
    body.take(body.remaining())?;
    Ok(())
}

/// A counted list of `Class` indexes.
pub(super) fn classes(body: &mut Reader, cx: &Context, what: &str) -> Result<Vec<u16>> {
    let count = body.count(2)?;
    let mut classes = Vec::with_capacity(count);
    for _ in 0..count {
        let index = body.u16()?;
        cx.class(index, what)?;
        classes.push(index);
    }
    Ok(classes)
}

pub(super) fn read_class(r: &mut Reader, cx: &Context, is_record: bool) -> Result<ClassAttrs> {
    let mut attrs = ClassAttrs::default();
    let (mut seen_inner, mut seen_bootstrap, mut seen_members) = (false, false, false);
    let once = |seen: &mut bool, what: &str| {
        if std::mem::replace(seen, true) {
            refuse!("Multiple {what} attributes in class file");
        }
        Ok(())
    };
    for _ in 0..r.count(6)? {
        let (name, mut body) = header(r, cx)?;
        match name {
            b"SourceFile" => {
                let index = body.u16()?;
                cx.text(index, "SourceFile")?;
                set_once(&mut attrs.source_file, index, "SourceFile")?;
            }
            b"InnerClasses" => {
                once(&mut seen_inner, "InnerClasses")?;
                attrs.inner_classes = read_inner_classes(&mut body, cx)?;
            }
            b"Signature" if cx.major >= 49 => signature(&mut body, cx, &mut attrs.signature)?,
            b"EnclosingMethod" if cx.major >= 49 => {
                if attrs.enclosing_method.is_some() {
                    refuse!("Multiple EnclosingMethod attributes in class file");
                }
                attrs.enclosing_method = Some(read_enclosing_method(&mut body, cx)?);
            }
            b"BootstrapMethods" if cx.major >= 51 => {
                once(&mut seen_bootstrap, "BootstrapMethods")?;
                attrs.bootstrap_methods = read_bootstrap_methods(&mut body, cx)?;
            }
            b"NestHost" if cx.major >= 55 => {
                let index = body.u16()?;
                cx.class(index, "NestHost")?;
                set_once(&mut attrs.nest_host, index, "NestHost")?;
            }
            b"NestMembers" if cx.major >= 55 => {
                once(&mut seen_members, "NestMembers")?;
                attrs.nest_members = classes(&mut body, cx, "NestMembers")?;
            }
            b"Record" if is_record => {
                if attrs.record.is_some() {
                    refuse!("Multiple Record attributes in class file");
                }
                attrs.record = Some(read_record(&mut body, cx)?);
            }
            b"PermittedSubclasses" if cx.major >= 61 => {
                if attrs.permitted_subclasses.is_some() {
                    refuse!("Multiple PermittedSubclasses attributes in class file");
                }
                if cx.access & acc::FINAL != 0 {
                    refuse!("PermittedSubclasses attribute in final class file");
                }
                attrs.permitted_subclasses = Some(classes(&mut body, cx, "PermittedSubclasses")?);
            }
            b"RuntimeVisibleAnnotations" if cx.major >= 49 => {
                keep(&mut body, &mut attrs.annotations, "RuntimeVisibleAnnotations")?
            }
            b"RuntimeVisibleTypeAnnotations" if cx.major >= 49 => {
                keep(&mut body, &mut attrs.type_annotations, "RuntimeVisibleTypeAnnotations")?
            }
            _ => continue,
        }
        end(&body, name)?;
    }
    if attrs.nest_host != 0 && seen_members {
        refuse!("Conflicting NestHost and NestMembers attributes");
    }
    Ok(attrs)
}

fn read_inner_classes(body: &mut Reader, cx: &Context) -> Result<Vec<InnerClass>> {
    let count = body.count(8)?;
    let mut inner_classes = Vec::with_capacity(count);
    for _ in 0..count {
        let (inner, outer, name) = (body.u16()?, body.u16()?, body.u16()?);
        let flags = body.u16()? & (CLASS_FLAGS | acc::PRIVATE | acc::PROTECTED | acc::STATIC);
        let inner = InnerClass { inner, outer, name, access: check_class_access(flags, cx.major)? };
        cx.class(inner.inner, "inner_class_info_index")?;
        if inner.outer != 0 {
            cx.class(inner.outer, "outer_class_info_index")?;
            if inner.outer == inner.inner {
                refuse!("Class is both outer and inner class");
            }
        }
        if inner.name != 0 {
            cx.text(inner.name, "inner_name_index")?;
        }
        inner_classes.push(inner);
    }
    if cx.major >= 49 {
        let key = |i: &InnerClass| (i.inner, i.outer, i.name, i.access);
        check_no_duplicates(&inner_classes, key, |_| "Duplicate entry in InnerClasses in class file".to_string())?;
    }
    Ok(inner_classes)
}

fn read_enclosing_method(body: &mut Reader, cx: &Context) -> Result<(u16, u16)> {
    let (class, method) = (body.u16()?, body.u16()?);
    cx.class(class, "EnclosingMethod")?;
    if method != 0 {
        let fits = matches!(cx.pool.get(method), Constant::NameAndType { descriptor, .. }
            if cx.text(descriptor, "EnclosingMethod")?.first() == Some(&b'('));
        if !fits {
            refuse!("Invalid or out-of-bounds method index {method} in EnclosingMethod");
        }
    }
    Ok((class, method))
}

fn read_bootstrap_methods(body: &mut Reader, cx: &Context) -> Result<Vec<BootstrapMethod>> {
    let count = body.count(4)?;
    let mut methods = Vec::with_capacity(count);
    for _ in 0..count {
        let method = body.u16()?;
        if !matches!(cx.pool.get(method), Constant::MethodHandle { .. }) {
            refuse!("bootstrap_method_index {method} has bad constant type in class file");
        }
        let arity = body.count(2)?;
        let mut arguments = Vec::with_capacity(arity);
        for _ in 0..arity {
            let index = body.u16()?;
            let loadable = matches!(
                cx.pool.get(index),
                Constant::Integer(_)
                    | Constant::Float(_)
                    | Constant::Long(_)
                    | Constant::Double(_)
                    | Constant::Class { .. }
                    | Constant::String { .. }
                    | Constant::MethodHandle { .. }
                    | Constant::MethodType { .. }
                    | Constant::Dynamic { .. }
            );
            if !loadable {
                refuse!("argument_index {index} has bad constant type in class file");
            }
            arguments.push(index);
        }
        methods.push(BootstrapMethod { method, arguments });
    }
    Ok(methods)
}

fn read_record(body: &mut Reader, cx: &Context) -> Result<Vec<RecordComponent>> {
    let count = body.count(6)?;
    let mut components = Vec::with_capacity(count);
    for _ in 0..count {
        let (name, descriptor) = (body.u16()?, body.u16()?);
        cx.field_name(name)?;
        cx.field_descriptor(name, descriptor)?;
        let mut component = RecordComponent { name, descriptor, signature: 0, annotations: None, type_annotations: None };
        for _ in 0..body.count(6)? {
            let (attribute, mut inner) = header(body, cx)?;
            match attribute {
                b"Signature" => signature(&mut inner, cx, &mut component.signature)?,
                b"RuntimeVisibleAnnotations" => keep(&mut inner, &mut component.annotations, "RuntimeVisibleAnnotations")?,
                b"RuntimeVisibleTypeAnnotations" => {
                    keep(&mut inner, &mut component.type_annotations, "RuntimeVisibleTypeAnnotations")?
                }
                _ => continue,
            }
            end(&inner, attribute)?;
        }
        components.push(component);
    }
    Ok(components)
}

/// (hidden, caller sensitive): whether a method's annotations name the JDK's own marks. Malformed annotations
/// are not our business here, reflection complains about them; they just mark nothing.
pub(super) fn marks(cx: &Context, annotations: Option<Span>) -> (bool, bool) {
    let (mut hidden, mut caller_sensitive) = (false, false);
    let Some(span) = annotations else { return (false, false) };
    let Some(bytes) = cx.bytes.get(span.start as usize..span.end as usize) else { return (false, false) };
    let r = &mut Reader::new(bytes);
    let mut scan = || -> Result<()> {
        for _ in 0..r.u16()? {
            match cx.text(r.u16()?, "annotation type")? {
                b"Ljdk/internal/vm/annotation/Hidden;" | b"Ljava/lang/invoke/LambdaForm$Hidden;" => hidden = true,
                b"Ljdk/internal/reflect/CallerSensitive;" => caller_sensitive = true,
                _ => {}
            }
            skip_pairs(r, 0)?;
        }
        Ok(())
    };
    let _ = scan();
    (hidden, caller_sensitive)
}

/// Pool indexes of the types of annotations. Of malformed ones those before the damage.
pub(crate) fn annotation_types(bytes: &[u8]) -> Vec<u16> {
    let mut found = Vec::new();
    let r = &mut Reader::new(bytes);
    let mut scan = || -> Result<()> {
        for _ in 0..r.u16()? {
            found.push(r.u16()?);
            skip_pairs(r, 0)?;
        }
        Ok(())
    };
    let _ = scan();
    found
}

fn skip_pairs(r: &mut Reader, depth: u8) -> Result<()> {
    for _ in 0..r.u16()? {
        r.u16()?;
        skip_value(r, depth)?;
    }
    Ok(())
}

fn skip_value(r: &mut Reader, depth: u8) -> Result<()> {
    if depth > 100 {
        refuse!("Annotation nested too deeply");
    }
    match r.u8()? {
        b'e' => {
            r.u32()?;
        }
        b'@' => {
            r.u16()?;
            skip_pairs(r, depth + 1)?;
        }
        b'[' => {
            for _ in 0..r.u16()? {
                skip_value(r, depth + 1)?;
            }
        }
        _ => {
            r.u16()?;
        }
    }
    Ok(())
}
