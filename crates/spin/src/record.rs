//! `equals`, `hashCode` and `toString` of records: `java.lang.runtime.ObjectMethods`.
//!
//! Its order of evaluation can be seen by a program and is kept: components are hashed and printed from the first
//! to the last, but compared from the last to the first. The calls are kept too (`Objects.equals`, …), since they
//! show in stack traces.

use crate::class::single_method;
use crate::code::{Code, IADD, IMUL, Jump, LCMP};
use crate::concat::join_with;
use crate::{Result, SpinError};
use jaunt_classfile::{FieldType, descriptor::parse_field};

/// Which method of the record; the static method of the spun class has the same name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordMethod {
    Equals,
    HashCode,
    ToString,
}

impl RecordMethod {
    /// By the name in the call site.
    pub fn named(name: &str) -> Option<RecordMethod> {
        [RecordMethod::Equals, RecordMethod::HashCode, RecordMethod::ToString].into_iter().find(|m| m.name() == name)
    }

    pub fn name(self) -> &'static str {
        match self {
            RecordMethod::Equals => "equals",
            RecordMethod::HashCode => "hashCode",
            RecordMethod::ToString => "toString",
        }
    }

    /// The descriptor of the call site for a record class.
    pub fn descriptor(self, record: &str) -> String {
        match self {
            RecordMethod::Equals => format!("(L{record};Ljava/lang/Object;)Z"),
            RecordMethod::HashCode => format!("(L{record};)I"),
            RecordMethod::ToString => format!("(L{record};)Ljava/lang/String;"),
        }
    }
}

struct Component<'a> {
    record: &'a str,
    name: &'a str,
    descriptor: &'a str,
    ty: FieldType<'a>,
}

/// `components` are (name, descriptor) of the fields in order, `simple_name` is what `Class.getSimpleName` says.
pub fn record_method(
    class_name: &str,
    record: &str,
    method: RecordMethod,
    components: &[(&str, &str)],
    simple_name: &str,
) -> Result<Vec<u8>> {
    let parsed: Vec<Component> = components
        .iter()
        .map(|&(name, descriptor)| {
            let ty = parse_field(descriptor).ok_or_else(|| SpinError(format!("not a field descriptor: {descriptor}")))?;
            Ok(Component { record, name, descriptor, ty })
        })
        .collect::<Result<_>>()?;
    single_method(class_name, method.name(), &method.descriptor(record), |code| match method {
        RecordMethod::Equals => equals(code, record, &parsed),
        RecordMethod::HashCode => hash_code(code, &parsed),
        RecordMethod::ToString => to_string(code, simple_name, &parsed),
    })
}

impl Component<'_> {
    fn get(&self, code: &mut Code, object: u16) {
        code.load_ref(object);
        code.get_field(self.record, self.name, self.ty, self.descriptor);
    }
}

fn equals(code: &mut Code, record: &str, components: &[Component]) -> Result<()> {
    let (other, typed, differs) = (code.label(), code.label(), code.label());
    code.load_ref(0);
    code.load_ref(1);
    code.jump(Jump::IfAcmpNe, other);
    code.int(1);
    code.ret(Some(FieldType::Int));
    code.place(other);
    code.load_ref(1);
    code.instance_of(record);
    code.jump(Jump::IfNe, typed);
    code.place(differs);
    code.int(0);
    code.ret(Some(FieldType::Int));
    code.place(typed);
    code.load_ref(1);
    code.checkcast(record);
    code.store_ref(2);
    for component in components.iter().rev() {
        component.get(code, 0);
        component.get(code, 2);
        let jump = match component.ty {
            FieldType::Object(_) | FieldType::Array(_) => {
                code.invoke_static("java/util/Objects", "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z")?;
                Jump::IfEq
            }
            FieldType::Float => {
                code.invoke_static("java/lang/Float", "compare", "(FF)I")?;
                Jump::IfNe
            }
            FieldType::Double => {
                code.invoke_static("java/lang/Double", "compare", "(DD)I")?;
                Jump::IfNe
            }
            FieldType::Long => {
                code.op(LCMP);
                Jump::IfNe
            }
            _ => Jump::IfIcmpNe,
        };
        code.jump(jump, differs);
    }
    code.int(1);
    code.ret(Some(FieldType::Int));
    Ok(())
}

fn hash_code(code: &mut Code, components: &[Component]) -> Result<()> {
    code.int(0);
    for component in components {
        code.int(31);
        code.op(IMUL);
        component.get(code, 0);
        let (class, parameter) = holder(component.ty);
        code.invoke_static(class, "hashCode", &format!("({parameter})I"))?;
        code.op(IADD);
    }
    code.ret(Some(FieldType::Int));
    Ok(())
}

fn to_string(code: &mut Code, simple_name: &str, components: &[Component]) -> Result<()> {
    // Name[a=…, b=…]: a text before each value, and one after the last.
    let mut texts: Vec<String> = components.iter().map(|component| format!(", {}=", component.name)).collect();
    match texts.first_mut() {
        Some(first) => *first = format!("{simple_name}[{}", &first[2..]),
        None => texts.push(format!("{simple_name}[")),
    }
    texts.push("]".into());
    // With components, texts and values take turns; without, there are two texts.
    let count = components.len() + texts.len();
    join_with(code, count, |code, i| {
        match components.get(i / 2).filter(|_| i % 2 == 1) {
            Some(component) => {
                component.get(code, 0);
                let (class, parameter) = holder(component.ty);
                code.invoke_static(class, "toString", &format!("({parameter})Ljava/lang/String;"))?;
            }
            None if components.is_empty() => code.text(&texts[i]),
            None => code.text(&texts[i / 2]),
        }
        Ok(())
    })?;
    code.ret(Some(FieldType::Object("java/lang/String")));
    Ok(())
}

/// The class whose static `hashCode` and `toString` serve a type, with their parameter.
fn holder(ty: FieldType) -> (&'static str, &'static str) {
    match ty {
        FieldType::Boolean => ("java/lang/Boolean", "Z"),
        FieldType::Byte => ("java/lang/Byte", "B"),
        FieldType::Short => ("java/lang/Short", "S"),
        FieldType::Char => ("java/lang/Character", "C"),
        FieldType::Int => ("java/lang/Integer", "I"),
        FieldType::Long => ("java/lang/Long", "J"),
        FieldType::Float => ("java/lang/Float", "F"),
        FieldType::Double => ("java/lang/Double", "D"),
        FieldType::Object(_) | FieldType::Array(_) => ("java/util/Objects", "Ljava/lang/Object;"),
    }
}
