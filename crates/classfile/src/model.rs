//! What one class file says, with names left as constant-pool indexes.

use crate::{ClassBytes, ConstantPool};
use std::ops::Range;

/// A byte range inside the class file.
pub type Span = Range<u32>;

#[derive(Debug)]
pub struct ClassFile {
    pub bytes: ClassBytes,
    pub minor: u16,
    pub major: u16,
    pub pool: ConstantPool,
    pub access: u16,
    /// Pool index of a `Class` entry.
    pub this_class: u16,
    /// Pool index of a `Class` entry, 0 for `java.lang.Object`.
    pub super_class: u16,
    pub interfaces: Vec<u16>,
    pub fields: Vec<FieldInfo>,
    pub methods: Vec<MethodInfo>,
    pub attrs: ClassAttrs,
}

#[derive(Debug, Default)]
pub struct ClassAttrs {
    /// Utf8 index or 0.
    pub source_file: u16,
    pub signature: u16,
    pub inner_classes: Vec<InnerClass>,
    /// (class index, name-and-type index or 0)
    pub enclosing_method: Option<(u16, u16)>,
    pub bootstrap_methods: Vec<BootstrapMethod>,
    pub nest_host: u16,
    pub nest_members: Vec<u16>,
    /// `None` when there is no `Record` attribute.
    pub record: Option<Vec<RecordComponent>>,
    pub permitted_subclasses: Option<Vec<u16>>,
    /// Raw bodies of the Runtime(Visible|Type)Annotations attributes (without the 6-byte attribute header).
    pub annotations: Option<Span>,
    pub type_annotations: Option<Span>,
}

#[derive(Debug, Clone, Copy)]
pub struct InnerClass {
    pub inner: u16,
    pub outer: u16,
    pub name: u16,
    pub access: u16,
}

#[derive(Debug, Clone)]
pub struct BootstrapMethod {
    pub method: u16,
    pub arguments: Vec<u16>,
}

#[derive(Debug, Clone)]
pub struct RecordComponent {
    pub name: u16,
    pub descriptor: u16,
    pub signature: u16,
    pub annotations: Option<Span>,
    pub type_annotations: Option<Span>,
}

#[derive(Debug)]
pub struct FieldInfo {
    pub access: u16,
    pub name: u16,
    pub descriptor: u16,
    /// Pool index of the `ConstantValue`, or 0.
    pub constant_value: u16,
    pub signature: u16,
    pub annotations: Option<Span>,
    pub type_annotations: Option<Span>,
}

#[derive(Debug)]
pub struct MethodInfo {
    pub access: u16,
    pub name: u16,
    pub descriptor: u16,
    pub signature: u16,
    pub code: Option<CodeInfo>,
    /// Class indexes of the `Exceptions` attribute.
    pub exceptions: Vec<u16>,
    pub annotations: Option<Span>,
    pub parameter_annotations: Option<Span>,
    pub annotation_default: Option<Span>,
    pub type_annotations: Option<Span>,
    /// (name utf8 index or 0, access); `None` when there is no `MethodParameters` attribute. The only index here
    /// that is not checked: a bad one is for reflection to report (`MalformedParametersException`).
    pub parameters: Option<Vec<(u16, u16)>>,
    /// Annotated `@jdk.internal.vm.annotation.Hidden` or `LambdaForm$Hidden`: left out of stack traces.
    pub hidden: bool,
    /// Annotated `@jdk.internal.reflect.CallerSensitive`.
    pub caller_sensitive: bool,
}

#[derive(Debug)]
pub struct CodeInfo {
    pub max_stack: u16,
    pub max_locals: u16,
    /// The bytecode.
    pub code: Span,
    pub handlers: Vec<Handler>,
    /// (start pc, line), in file order, all LineNumberTables joined. Decoded when parsed: small.
    pub lines: Vec<(u16, u16)>,
    /// Raw body of `StackMapTable`.
    pub stack_map: Option<Span>,
    /// Raw body of `LocalVariableTable` (the first one, if several).
    pub local_variables: Option<Span>,
}

/// `start..end` are byte pcs; `catch_type` is a class index or 0 for any.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Handler {
    pub start: u16,
    pub end: u16,
    pub handler: u16,
    pub catch_type: u16,
}

impl ClassFile {
    /// Internal name, such as `java/lang/String`.
    pub fn name(&self) -> &str {
        self.pool.class_name(self.this_class)
    }

    /// `None` for `java/lang/Object` (and a module declaration).
    pub fn super_name(&self) -> Option<&str> {
        (self.super_class != 0).then(|| self.pool.class_name(self.super_class))
    }

    pub fn interface_names(&self) -> impl ExactSizeIterator<Item = &str> + '_ {
        self.interfaces.iter().map(|index| self.pool.class_name(*index))
    }

    pub fn is_interface(&self) -> bool {
        self.access & crate::access::INTERFACE != 0
    }

    /// The method declared here with this name and descriptor.
    pub fn method(&self, name: &str, descriptor: &str) -> Option<&MethodInfo> {
        let same = |m: &&MethodInfo| self.pool.utf8(m.name) == name && self.pool.utf8(m.descriptor) == descriptor;
        self.methods.iter().find(same)
    }

    /// The field declared here with this name and descriptor.
    pub fn field(&self, name: &str, descriptor: &str) -> Option<&FieldInfo> {
        let same = |f: &&FieldInfo| self.pool.utf8(f.name) == name && self.pool.utf8(f.descriptor) == descriptor;
        self.fields.iter().find(same)
    }

    /// The bytes of a span of this class file.
    pub fn slice(&self, span: &Span) -> &[u8] {
        self.bytes.get(span.start as usize..span.end as usize).unwrap_or_default()
    }

    /// Internal names of the types of annotations, as in [`MethodInfo::annotations`].
    pub fn annotation_types(&self, annotations: Option<&Span>) -> impl Iterator<Item = &str> {
        let types = annotations.map_or(Vec::new(), |span| crate::parse::attributes::annotation_types(self.slice(span)));
        let names = types.into_iter().map(|index| self.pool.utf8(index));
        names.map(|descriptor: &str| descriptor.trim_start_matches('L').trim_end_matches(';'))
    }

    /// The bytecode of a method of this class.
    pub fn code(&self, method: &MethodInfo) -> Option<&[u8]> {
        method.code.as_ref().map(|code| self.slice(&code.code))
    }
}

impl CodeInfo {
    /// The source line of a byte pc.
    pub fn line_at(&self, pc: u16) -> Option<u16> {
        let mut best: Option<(u16, u16)> = None;
        for &(start, line) in &self.lines {
            if start <= pc && best.is_none_or(|(s, _)| start >= s) {
                best = Some((start, line));
            }
        }
        best.map(|(_, line)| line)
    }
}
