//! String concatenation: `java.lang.invoke.StringConcatFactory.makeConcatWithConstants` (and `makeConcat`, which is
//! the recipe of one `\1` for each argument).
//!
//! Arguments become strings from left to right, each by `String.valueOf`, and [`HELPER`] joins the pieces. As in
//! the JDK the result is a new string, except for a single primitive, where it is what `valueOf` gives; and a
//! `toString()` that returns null counts as `"null"`.

use crate::class::single_method;
use crate::code::{AASTORE, Code, DUP};
use crate::pool::{modified_len, units};
use crate::{Result, SpinError, method_type};
use jaunt_classfile::FieldType;

/// Provided by the VM, with static methods that return a new string and take null as `"null"`:
/// `join([String)String`, `join2(String, String)String`, `join3(String, String, String)String`.
pub const HELPER: &str = "jaunt/vm/Concat";
/// The static method of the spun class, with the descriptor of the call site.
pub const METHOD: &str = "concat";

const TAG_ARG: u16 = 1;
const TAG_CONST: u16 = 2;
/// `StringConcatFactory.MAX_INDY_CONCAT_ARG_SLOTS`
const MAX_SLOTS: usize = 200;
const STRING: &str = "java/lang/String";

/// A constant of the bootstrap method, for a `\2` in the recipe.
#[derive(Debug, Clone, PartialEq)]
pub enum ConcatConst {
    Str(Vec<u16>),
    Int(i32),
    Long(i64),
    /// Bits.
    Float(u32),
    /// Bits.
    Double(u64),
    /// As a `Class` entry has it.
    Class(String),
}

enum Piece<'a> {
    Text(Vec<u16>),
    /// A constant whose text only Java knows.
    Constant(&'a ConcatConst),
    Argument {
        local: u16,
        ty: FieldType<'a>,
    },
}

pub fn concat(class_name: &str, indy_desc: &str, recipe: &[u16], constants: &[ConcatConst]) -> Result<Vec<u8>> {
    let ty = method_type(indy_desc)?;
    if ty.arg_slots() > MAX_SLOTS {
        return Err(SpinError(format!("Too many concat argument slots: {}, can only accept {MAX_SLOTS}", ty.arg_slots())));
    }
    let pieces = pieces(&mut ty.params(), recipe, constants)?;
    single_method(class_name, METHOD, indy_desc, |code| {
        match pieces.as_slice() {
            [] => join(code, &[Piece::Text(Vec::new()), Piece::Text(Vec::new())])?,
            [one @ Piece::Argument { ty, .. }] if !ty.is_reference() => push(code, one)?,
            [one] => {
                push(code, one)?;
                code.text("");
                code.invoke_static(HELPER, "join2", "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;")?;
            }
            many => join(code, many)?,
        }
        code.ret(Some(FieldType::Object(STRING)));
        Ok(())
    })
}

fn pieces<'a>(
    params: &mut dyn Iterator<Item = FieldType<'a>>,
    recipe: &[u16],
    constants: &'a [ConcatConst],
) -> Result<Vec<Piece<'a>>> {
    let provided: Vec<FieldType> = params.collect();
    let wanted = recipe.iter().filter(|unit| **unit == TAG_ARG).count();
    if wanted != provided.len() {
        return Err(SpinError(format!(
            "Mismatched number of concat arguments: recipe wants {wanted} arguments, but signature provides {}",
            provided.len()
        )));
    }
    let wanted = recipe.iter().filter(|unit| **unit == TAG_CONST).count();
    if wanted != constants.len() {
        return Err(SpinError(format!(
            "Mismatched number of concat constants: recipe wants {wanted} constants, but only {} are passed",
            constants.len()
        )));
    }
    let (mut pieces, mut text) = (Vec::new(), Vec::new());
    let (mut arguments, mut constants, mut local) = (provided.into_iter(), constants.iter(), 0);
    for &unit in recipe {
        let next = match unit {
            TAG_ARG => arguments.next().map(|ty| {
                let piece = Piece::Argument { local, ty };
                local += ty.slots() as u16;
                piece
            }),
            TAG_CONST => match constants.next() {
                Some(ConcatConst::Str(more)) => {
                    add_text(&mut pieces, &mut text, more);
                    continue;
                }
                Some(ConcatConst::Int(value)) => {
                    add_text(&mut pieces, &mut text, &units(&value.to_string()));
                    continue;
                }
                Some(ConcatConst::Long(value)) => {
                    add_text(&mut pieces, &mut text, &units(&value.to_string()));
                    continue;
                }
                other => other.map(Piece::Constant),
            },
            _ => {
                add_text(&mut pieces, &mut text, &[unit]);
                continue;
            }
        };
        flush(&mut pieces, &mut text);
        pieces.extend(next);
    }
    flush(&mut pieces, &mut text);
    Ok(pieces)
}

/// Joins texts that stand side by side, as long as they fit into one constant.
fn add_text<'a>(pieces: &mut Vec<Piece<'a>>, text: &mut Vec<u16>, more: &[u16]) {
    let len = |units: &[u16]| units.iter().map(|unit| modified_len(*unit)).sum::<usize>();
    if len(text) + len(more) > 0xffff {
        flush(pieces, text);
    }
    text.extend_from_slice(more);
}

fn flush<'a>(pieces: &mut Vec<Piece<'a>>, text: &mut Vec<u16>) {
    if !text.is_empty() {
        pieces.push(Piece::Text(std::mem::take(text)));
    }
}

/// Puts the string of one piece on the stack; null stands for `"null"`.
fn push(code: &mut Code, piece: &Piece) -> Result<()> {
    match piece {
        Piece::Text(units) => code.string(units),
        Piece::Argument { local, ty } => {
            code.load(*local, *ty);
            push_string_of(code, *ty)?;
        }
        Piece::Constant(ConcatConst::Float(bits)) => {
            code.float(*bits);
            push_string_of(code, FieldType::Float)?;
        }
        Piece::Constant(ConcatConst::Double(bits)) => {
            code.double(*bits);
            push_string_of(code, FieldType::Double)?;
        }
        Piece::Constant(ConcatConst::Long(value)) => {
            code.long(*value);
            push_string_of(code, FieldType::Long)?;
        }
        Piece::Constant(ConcatConst::Int(value)) => {
            code.int(*value);
            push_string_of(code, FieldType::Int)?;
        }
        Piece::Constant(ConcatConst::Class(name)) => {
            code.class_constant(name);
            push_string_of(code, FieldType::Object("java/lang/Class"))?;
        }
        Piece::Constant(ConcatConst::Str(units)) => code.string(units),
    }
    Ok(())
}

/// Replaces the value on the stack by its string.
fn push_string_of(code: &mut Code, ty: FieldType) -> Result<()> {
    let parameter = match ty {
        FieldType::Object(STRING) => return Ok(()),
        // Also for char[]: its contents are not meant.
        FieldType::Object(_) | FieldType::Array(_) => "Ljava/lang/Object;",
        FieldType::Byte | FieldType::Short | FieldType::Int => "I",
        FieldType::Char => "C",
        FieldType::Boolean => "Z",
        FieldType::Long => "J",
        FieldType::Float => "F",
        FieldType::Double => "D",
    };
    code.invoke_static(STRING, "valueOf", &format!("({parameter})Ljava/lang/String;"))
}

/// Two or more pieces.
fn join(code: &mut Code, pieces: &[Piece]) -> Result<()> {
    join_with(code, pieces.len(), |code, i| push(code, &pieces[i]))
}

/// Calls the helper with `count` (two or more) strings; `push` puts the i-th on the stack.
pub(crate) fn join_with(code: &mut Code, count: usize, mut push: impl FnMut(&mut Code, usize) -> Result<()>) -> Result<()> {
    if count <= 3 {
        for i in 0..count {
            push(code, i)?;
        }
        let parameters = "Ljava/lang/String;".repeat(count);
        return code.invoke_static(HELPER, &format!("join{count}"), &format!("({parameters})Ljava/lang/String;"));
    }
    code.int(count as i32);
    code.new_array(STRING);
    for i in 0..count {
        code.op(DUP);
        code.int(i as i32);
        push(code, i)?;
        code.op(AASTORE);
    }
    code.invoke_static(HELPER, "join", "([Ljava/lang/String;)Ljava/lang/String;")
}
