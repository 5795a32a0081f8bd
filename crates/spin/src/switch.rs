//! Pattern switches of Java 21 and newer: `java.lang.runtime.SwitchBootstraps`.
//!
//! The site takes a value and the index of the label to begin with, and answers with the index of the first label
//! from there on that fits: -1 for null, the number of labels if none fits. Enum constants are compared by name,
//! which tells them apart within their enum and initialises no class, as the JDK's late resolution does not.

use crate::class::single_method;
use crate::code::{Code, Jump, Label as Target, POP};
use crate::{Result, SpinError, method_type};
use jaunt_classfile::FieldType;

/// The static method of the spun class, with the descriptor of the call site.
pub const METHOD: &str = "typeSwitch";

#[derive(Debug, Clone, PartialEq)]
pub enum Label {
    /// A type pattern, as a `Class` entry has it.
    Type(String),
    Str(Vec<u16>),
    /// Also for byte, short and char selectors, boxed as they are.
    Int(i32),
    /// Enum class (internal) and name of the constant.
    Enum {
        class: String,
        name: String,
    },
}

pub fn type_switch(class_name: &str, indy_desc: &str, labels: &[Label]) -> Result<Vec<u8>> {
    let ty = method_type(indy_desc)?;
    let params: Vec<FieldType> = ty.params().collect();
    match params.as_slice() {
        [selector, FieldType::Int] if selector.is_reference() && ty.ret() == Some(FieldType::Int) => {}
        _ => return Err(SpinError(format!("Illegal invocation type {indy_desc}"))),
    }
    single_method(class_name, METHOD, indy_desc, |code| {
        code.load(1, FieldType::Int);
        code.int(labels.len() as i32 + 1);
        code.invoke_static("java/util/Objects", "checkIndex", "(II)I")?;
        code.op(POP);
        let not_null = code.label();
        code.load_ref(0);
        code.jump(Jump::IfNonNull, not_null);
        code.int(-1);
        code.ret(Some(FieldType::Int));
        code.place(not_null);
        let none = code.label();
        if !labels.is_empty() {
            let targets: Vec<Target> = labels.iter().map(|_| code.label()).collect();
            code.load(1, FieldType::Int);
            code.table_switch(&targets, none);
            for (i, label) in labels.iter().enumerate() {
                code.place(targets[i]);
                let next = targets.get(i + 1).copied().unwrap_or(none);
                test(code, label, next)?;
                code.int(i as i32);
                code.ret(Some(FieldType::Int));
            }
        }
        code.place(none);
        code.int(labels.len() as i32);
        code.ret(Some(FieldType::Int));
        Ok(())
    })
}

/// `SwitchBootstraps.enumSwitch`: a text is the name of a constant of the selector's own enum.
pub fn enum_switch(class_name: &str, indy_desc: &str, labels: &[Label]) -> Result<Vec<u8>> {
    let selector = method_type(indy_desc)?.params().next().and_then(FieldType::class_entry);
    let Some(selector) = selector else { return Err(SpinError(format!("Illegal invocation type {indy_desc}"))) };
    let labels: Vec<Label> = labels
        .iter()
        .map(|label| match label {
            Label::Str(units) => Label::Enum { class: selector.to_owned(), name: String::from_utf16_lossy(units) },
            other => other.clone(),
        })
        .collect();
    type_switch(class_name, indy_desc, &labels)
}

/// Goes on if the selector fits, else to `next`.
fn test(code: &mut Code, label: &Label, next: Target) -> Result<()> {
    match label {
        Label::Type(class) => {
            code.load_ref(0);
            code.instance_of(class);
            code.jump(Jump::IfEq, next);
        }
        Label::Str(units) => {
            code.string(units);
            equals_selector(code, next, |code| {
                code.load_ref(0);
                Ok(())
            })?;
        }
        Label::Int(value) => {
            let (not_number, compare) = (code.label(), code.label());
            code.load_ref(0);
            code.instance_of("java/lang/Number");
            code.jump(Jump::IfEq, not_number);
            code.load_ref(0);
            code.checkcast("java/lang/Number");
            code.invoke_virtual("java/lang/Number", "intValue", "()I")?;
            code.jump(Jump::Goto, compare);
            code.place(not_number);
            code.load_ref(0);
            code.instance_of("java/lang/Character");
            code.jump(Jump::IfEq, next);
            code.load_ref(0);
            code.checkcast("java/lang/Character");
            code.invoke_virtual("java/lang/Character", "charValue", "()C")?;
            code.place(compare);
            code.int(*value);
            code.jump(Jump::IfIcmpNe, next);
        }
        Label::Enum { class, name } => {
            code.load_ref(0);
            code.instance_of(class);
            code.jump(Jump::IfEq, next);
            code.text(name);
            equals_selector(code, next, |code| {
                code.load_ref(0);
                code.checkcast("java/lang/Enum");
                code.invoke_virtual("java/lang/Enum", "name", "()Ljava/lang/String;")
            })?;
        }
    }
    Ok(())
}

fn equals_selector(code: &mut Code, next: Target, push: impl FnOnce(&mut Code) -> Result<()>) -> Result<()> {
    push(code)?;
    code.invoke_virtual("java/lang/Object", "equals", "(Ljava/lang/Object;)Z")?;
    code.jump(Jump::IfEq, next);
    Ok(())
}
