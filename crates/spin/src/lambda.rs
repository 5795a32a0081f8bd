//! The class behind a lambda or method reference: what `java.lang.invoke.InnerClassLambdaMetafactory` spins for
//! `LambdaMetafactory.metafactory` and `altMetafactory`.
//!
//! One thing is different: instead of a constructor that a method handle calls there is a static [`FACTORY`] with
//! the descriptor of the call site. Whether a lambda without captured values is made once or every time is up to
//! the VM (the JDK makes one for each call site).

use crate::check::check;
use crate::class::ClassWriter;
use crate::code::{AASTORE, ATHROW, DUP, Invoke};
use crate::convert::{box_value, convert, convert_return};
use crate::{Result, SpinError, method_type};
use jaunt_classfile::{FieldType, MethodDescriptor, access};

/// The static method that makes an instance.
pub const FACTORY: &str = "get$Lambda";

#[derive(Debug, Clone)]
pub struct LambdaSpec {
    /// Internal, such as `pkg/Outer$$Lambda$1`.
    pub class_name: String,
    /// The functional interface first, then the markers of `altMetafactory`. Repetitions are fine.
    pub interfaces: Vec<String>,
    pub method_name: String,
    /// Descriptor of the interface method.
    pub erased_desc: String,
    /// The same after type variables were replaced: what arguments are checked against.
    pub instantiated_desc: String,
    /// Further descriptors under which the method is to be found.
    pub bridges: Vec<String>,
    /// Descriptor of the call site: `(captured…)Interface`.
    pub captured_desc: String,
    /// `REF_invokeVirtual` 5, `invokeStatic` 6, `invokeSpecial` 7, `newInvokeSpecial` 8, `invokeInterface` 9.
    pub impl_kind: u8,
    /// As a `Class` entry has it; may be an array (`[I` for `int[]::clone`).
    pub impl_class: String,
    pub impl_name: String,
    pub impl_desc: String,
    /// `impl_class` is an interface.
    pub impl_is_interface: bool,
    pub serialization: Serialization,
    /// Also give it the static method [`FACTORY`]. The VM makes the objects itself and wants no extra method to show.
    pub with_factory: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Serialization {
    /// Nothing about it is `Serializable`.
    None,
    /// `FLAG_SERIALIZABLE`: gets a `writeReplace`.
    Writable { capturing_class: String },
    /// An interface is `Serializable`, but the flag is not set: writing and reading throw.
    Refused,
}

const REF_INVOKE_VIRTUAL: u8 = 5;
const REF_INVOKE_STATIC: u8 = 6;
const REF_INVOKE_SPECIAL: u8 = 7;
const REF_NEW_INVOKE_SPECIAL: u8 = 8;
const REF_INVOKE_INTERFACE: u8 = 9;

const OBJECT: &str = "java/lang/Object";

/// All that is derived from a spec before writing.
pub(crate) struct Plan<'a> {
    pub(crate) spec: &'a LambdaSpec,
    /// (field name, type, descriptor) for each captured value.
    pub(crate) captured: Vec<(String, FieldType<'a>, String)>,
    pub(crate) instantiated: Vec<FieldType<'a>>,
    /// Parameters of the implementation as a method handle has them (with the receiver, if any): those that take
    /// captured values,
    pub(crate) impl_captured: Vec<FieldType<'a>>,
    /// and the others, one for each of `instantiated`.
    pub(crate) impl_params: Vec<FieldType<'a>>,
    pub(crate) impl_ret: Option<FieldType<'a>>,
    pub(crate) has_receiver: bool,
}

pub fn lambda(spec: &LambdaSpec) -> Result<Vec<u8>> {
    let plan = Plan::new(spec)?;
    check(&plan)?;
    let mut class = ClassWriter::new(&spec.class_name);
    for interface in &spec.interfaces {
        class.implement(interface);
    }
    for (name, _, descriptor) in &plan.captured {
        class.field(access::PRIVATE | access::FINAL, name, descriptor);
    }
    plan.constructor(&mut class)?;
    if spec.with_factory {
        plan.factory(&mut class)?;
    }
    let mut done: Vec<&str> = Vec::new();
    for descriptor in std::iter::once(&spec.erased_desc).chain(&spec.bridges) {
        if !done.contains(&descriptor.as_str()) {
            done.push(descriptor);
            plan.forward(&mut class, descriptor)?;
        }
    }
    match &spec.serialization {
        Serialization::None => {}
        Serialization::Writable { capturing_class } => plan.write_replace(&mut class, capturing_class)?,
        Serialization::Refused => {
            refuse(&mut class, "writeObject", "(Ljava/io/ObjectOutputStream;)V")?;
            refuse(&mut class, "readObject", "(Ljava/io/ObjectInputStream;)V")?;
        }
    }
    class.finish()
}

impl<'a> Plan<'a> {
    fn new(spec: &'a LambdaSpec) -> Result<Plan<'a>> {
        let site = method_type(&spec.captured_desc)?;
        if !site.ret().is_some_and(FieldType::is_reference) {
            return Err(SpinError(format!("{} does not give an interface", spec.captured_desc)));
        }
        let captured: Vec<_> =
            site.params().enumerate().map(|(i, ty)| (format!("arg${}", i + 1), ty, descriptor_of(ty))).collect();
        let instantiated: Vec<_> = method_type(&spec.instantiated_desc)?.params().collect();
        let implementation = method_type(&spec.impl_desc)?;
        let receiver = class_type(&spec.impl_class);
        let (impl_ret, has_receiver) = match spec.impl_kind {
            REF_INVOKE_STATIC => (implementation.ret(), false),
            REF_NEW_INVOKE_SPECIAL => (Some(receiver), false),
            REF_INVOKE_VIRTUAL | REF_INVOKE_SPECIAL | REF_INVOKE_INTERFACE => (implementation.ret(), true),
            kind => return Err(SpinError(format!("Unsupported MethodHandle kind: {kind}"))),
        };
        let mut impl_params: Vec<FieldType> =
            has_receiver.then_some(receiver).into_iter().chain(implementation.params()).collect();
        if impl_params.len() != captured.len() + instantiated.len() {
            return Err(SpinError(format!(
                "Incorrect number of parameters for {} method {}.{}:{}; {} captured parameters, {} functional \
                 interface method parameters, {} implementation parameters",
                if has_receiver { "instance" } else { "static" },
                spec.impl_class.replace('/', "."),
                spec.impl_name,
                spec.impl_desc,
                captured.len(),
                instantiated.len(),
                impl_params.len()
            )));
        }
        let impl_captured = impl_params.drain(..captured.len()).collect();
        Ok(Plan { spec, captured, instantiated, impl_captured, impl_params, impl_ret, has_receiver })
    }

    /// `(captured…)V`
    fn constructor_desc(&self) -> &'a str {
        let close = self.spec.captured_desc.rfind(')').unwrap_or(0);
        &self.spec.captured_desc[..=close]
    }

    fn constructor(&self, class: &mut ClassWriter) -> Result<()> {
        let descriptor = format!("{}V", self.constructor_desc());
        let this = class.name().to_owned();
        class.method(access::PRIVATE, "<init>", &descriptor, &[], |code| {
            code.load_ref(0);
            code.invoke(Invoke::Special, OBJECT, "<init>", "()V", false)?;
            let mut local = 1;
            for (name, ty, descriptor) in &self.captured {
                code.load_ref(0);
                code.load(local, *ty);
                local += ty.slots() as u16;
                code.put_field(&this, name, *ty, descriptor);
            }
            code.ret(None);
            Ok(())
        })
    }

    fn factory(&self, class: &mut ClassWriter) -> Result<()> {
        let this = class.name().to_owned();
        let constructor = format!("{}V", self.constructor_desc());
        class.method(access::STATIC | access::SYNTHETIC, FACTORY, &self.spec.captured_desc, &[], |code| {
            code.new_dup(&this);
            let mut local = 0;
            for (_, ty, _) in &self.captured {
                code.load(local, *ty);
                local += ty.slots() as u16;
            }
            code.invoke(Invoke::Special, &this, "<init>", &constructor, false)?;
            code.ret(Some(FieldType::Object(OBJECT)));
            Ok(())
        })
    }

    /// The interface method under one of its descriptors.
    fn forward(&self, class: &mut ClassWriter, descriptor: &str) -> Result<()> {
        let spec = self.spec;
        let ty: MethodDescriptor = method_type(descriptor)?;
        let this = class.name().to_owned();
        class.method(access::PUBLIC, &spec.method_name, descriptor, &[], |code| {
            if spec.impl_kind == REF_NEW_INVOKE_SPECIAL {
                code.new_dup(&spec.impl_class);
            }
            for (name, ty, descriptor) in &self.captured {
                code.load_ref(0);
                code.get_field(&this, name, *ty, descriptor);
            }
            let mut local = 1;
            for (i, param) in ty.params().enumerate() {
                code.load(local, param);
                local += param.slots() as u16;
                convert(code, param, self.impl_params[i], self.instantiated[i])?;
            }
            let how = match spec.impl_kind {
                REF_INVOKE_STATIC => Invoke::Static,
                REF_NEW_INVOKE_SPECIAL | REF_INVOKE_SPECIAL => Invoke::Special,
                // The kind of the class decides: a method of Object may be named through an interface.
                _ if spec.impl_is_interface => Invoke::Interface,
                _ => Invoke::Virtual,
            };
            code.invoke(how, &spec.impl_class, &spec.impl_name, &spec.impl_desc, spec.impl_is_interface)?;
            convert_return(code, self.impl_ret, ty.ret())?;
            code.ret(ty.ret());
            Ok(())
        })
    }

    fn write_replace(&self, class: &mut ClassWriter, capturing_class: &str) -> Result<()> {
        const SERIALIZED: &str = "java/lang/invoke/SerializedLambda";
        const CONSTRUCTOR: &str = "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;I\
             Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)V";
        let spec = self.spec;
        let interface = method_type(&spec.captured_desc)?.ret().and_then(FieldType::class_entry).unwrap_or(OBJECT);
        let this = class.name().to_owned();
        class.method(access::PRIVATE | access::FINAL, "writeReplace", "()Ljava/lang/Object;", &[], |code| {
            code.new_dup(SERIALIZED);
            code.class_constant(capturing_class);
            code.text(interface);
            code.text(&spec.method_name);
            code.text(&spec.erased_desc);
            code.int(spec.impl_kind.into());
            code.text(&spec.impl_class);
            code.text(&spec.impl_name);
            code.text(&spec.impl_desc);
            code.text(&spec.instantiated_desc);
            code.int(self.captured.len() as i32);
            code.new_array(OBJECT);
            for (i, (name, ty, descriptor)) in self.captured.iter().enumerate() {
                code.op(DUP);
                code.int(i as i32);
                code.load_ref(0);
                code.get_field(&this, name, *ty, descriptor);
                box_value(code, *ty)?;
                code.op(AASTORE);
            }
            code.invoke(Invoke::Special, SERIALIZED, "<init>", CONSTRUCTOR, false)?;
            code.ret(Some(FieldType::Object(OBJECT)));
            Ok(())
        })
    }
}

fn refuse(class: &mut ClassWriter, name: &str, descriptor: &str) -> Result<()> {
    const EXCEPTION: &str = "java/io/NotSerializableException";
    class.method(access::PRIVATE | access::FINAL, name, descriptor, &[EXCEPTION], |code| {
        code.new_dup(EXCEPTION);
        code.text("Non-serializable lambda");
        code.invoke(Invoke::Special, EXCEPTION, "<init>", "(Ljava/lang/String;)V", false)?;
        code.op(ATHROW);
        Ok(())
    })
}

/// The type that a `Class` entry names.
fn class_type(entry: &str) -> FieldType<'_> {
    if entry.starts_with('[') { FieldType::Array(entry) } else { FieldType::Object(entry) }
}

pub(crate) fn descriptor_of(ty: FieldType) -> String {
    match ty {
        FieldType::Byte => "B".into(),
        FieldType::Char => "C".into(),
        FieldType::Double => "D".into(),
        FieldType::Float => "F".into(),
        FieldType::Int => "I".into(),
        FieldType::Long => "J".into(),
        FieldType::Short => "S".into(),
        FieldType::Boolean => "Z".into(),
        FieldType::Object(name) => format!("L{name};"),
        FieldType::Array(descriptor) => descriptor.to_owned(),
    }
}
