//! One linked class: shape of its instances and statics, dispatch, supertypes.

use crate::method::Method;
use crate::program::{ClassId, LoaderId, MethodId, SelectorId};
use jaunt_base::{FastMap, Symbol};
use jaunt_classfile::{ClassFile, access};
use std::cell::{Cell, RefCell};
use std::sync::Arc;

/// The kind of a value as fields, arrays and descriptors know it.
#[repr(u8)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Kind {
    Boolean,
    Byte,
    Char,
    Short,
    Int,
    Long,
    Float,
    Double,
    Ref,
    Void,
}

impl Kind {
    pub const ALL: [Kind; 10] = [
        Kind::Boolean,
        Kind::Byte,
        Kind::Char,
        Kind::Short,
        Kind::Int,
        Kind::Long,
        Kind::Float,
        Kind::Double,
        Kind::Ref,
        Kind::Void,
    ];

    /// From the first character of a descriptor.
    pub fn of_descriptor(first: u8) -> Kind {
        match first {
            b'Z' => Kind::Boolean,
            b'B' => Kind::Byte,
            b'C' => Kind::Char,
            b'S' => Kind::Short,
            b'I' => Kind::Int,
            b'J' => Kind::Long,
            b'F' => Kind::Float,
            b'D' => Kind::Double,
            b'V' => Kind::Void,
            _ => Kind::Ref,
        }
    }
    pub fn descriptor(self) -> char {
        match self {
            Kind::Boolean => 'Z',
            Kind::Byte => 'B',
            Kind::Char => 'C',
            Kind::Short => 'S',
            Kind::Int => 'I',
            Kind::Long => 'J',
            Kind::Float => 'F',
            Kind::Double => 'D',
            Kind::Ref => 'L',
            Kind::Void => 'V',
        }
    }
    /// log2 of the size in a body. References are 4 bytes.
    #[inline]
    pub fn shift(self) -> u32 {
        match self {
            Kind::Boolean | Kind::Byte => 0,
            Kind::Char | Kind::Short => 1,
            Kind::Int | Kind::Float | Kind::Ref => 2,
            Kind::Long | Kind::Double => 3,
            Kind::Void => 0,
        }
    }
    pub fn size(self) -> u32 {
        1 << self.shift()
    }
    /// Takes two local slots.
    pub fn is_wide(self) -> bool {
        matches!(self, Kind::Long | Kind::Double)
    }
    /// The name of the primitive type ("int"), or of `void`.
    pub fn primitive_name(self) -> &'static str {
        match self {
            Kind::Boolean => "boolean",
            Kind::Byte => "byte",
            Kind::Char => "char",
            Kind::Short => "short",
            Kind::Int => "int",
            Kind::Long => "long",
            Kind::Float => "float",
            Kind::Double => "double",
            Kind::Void => "void",
            Kind::Ref => "reference",
        }
    }
    /// From the operand of `newarray`.
    pub fn of_newarray(code: u64) -> Option<Kind> {
        Some(match code {
            4 => Kind::Boolean,
            5 => Kind::Char,
            6 => Kind::Float,
            7 => Kind::Double,
            8 => Kind::Byte,
            9 => Kind::Short,
            10 => Kind::Int,
            11 => Kind::Long,
            _ => return None,
        })
    }
}

#[derive(Debug)]
pub struct Field {
    pub class: ClassId,
    pub name: Symbol,
    pub desc: Symbol,
    pub access: u16,
    pub kind: Kind,
    /// Byte offset in the instance's body, or in the class's statics.
    pub offset: u32,
    /// Position in the class file.
    pub index: u16,
}

impl Field {
    pub fn is_static(&self) -> bool {
        self.access & access::STATIC != 0
    }
    pub fn is_volatile(&self) -> bool {
        self.access & access::VOLATILE != 0
    }
    pub fn is_final(&self) -> bool {
        self.access & access::FINAL != 0
    }
}

#[derive(Clone, Copy, Debug)]
pub struct ArrayInfo {
    pub component: ClassId,
    /// Kind of the components.
    pub kind: Kind,
}

#[derive(Clone, Copy, Debug)]
pub enum ClassKind {
    Instance,
    Array(ArrayInfo),
    Primitive(Kind),
}

pub struct Class {
    pub id: ClassId,
    /// Internal name: `java/lang/String`, `[I`, `int`.
    pub name: Symbol,
    pub kind: ClassKind,
    pub access: u16,
    pub super_class: Option<ClassId>,
    /// Direct superinterfaces.
    pub interfaces: Vec<ClassId>,
    /// All superinterfaces, sorted.
    pub all_interfaces: Vec<ClassId>,
    /// From `Object` down to this class; the class of depth `d` is `supers[d]`.
    pub supers: Vec<ClassId>,
    pub loader: LoaderId,
    /// Name of the module ("java.base"), `None` for unnamed modules.
    pub module: Option<Symbol>,
    pub file: Option<Arc<ClassFile>>,
    pub fields: Vec<Field>,
    /// Declared methods in class-file order.
    pub methods: Vec<MethodId>,
    /// Bytes of an instance's body.
    pub instance_size: u32,
    /// Offsets of all references in an instance, inherited ones included.
    pub ref_offsets: Box<[u32]>,
    pub static_size: u32,
    pub static_ref_offsets: Box<[u32]>,
    /// Virtual methods by slot; slots that come only from interfaces are at the end.
    pub vtable: Vec<*const Method>,
    /// Cache of interface dispatch, filled on use.
    pub itable: RefCell<FastMap<SelectorId, *const Method>>,
    pub clinit: Option<MethodId>,
    /// The array class whose component this is, once made.
    pub array_of: Cell<Option<ClassId>>,
    /// Made by `Lookup.defineHiddenClass` or spun by the VM.
    pub hidden: bool,
    /// Its code was checked, or comes from the JDK or from us.
    pub verified: Cell<bool>,
    /// Has a non-trivial `finalize()`.
    pub finalizer: bool,
    /// A subclass of `java.lang.ref.Reference`: how its referent is held.
    pub reference: ReferenceKind,
    /// Resolved constant-pool entries of kind `Class`.
    pub resolved: RefCell<FastMap<u16, ClassId>>,
}

/// Bytes behind the declared fields of a `java.lang.Class` (the id of the class it mirrors), a `MemberName` (its
/// vtable index or offset) and a `ResolvedMethodName` (its method).
pub const MIRROR_EXTRA: u32 = 8;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReferenceKind {
    None,
    Soft,
    Weak,
    Final,
    Phantom,
}

impl Class {
    pub fn is_interface(&self) -> bool {
        self.access & access::INTERFACE != 0
    }
    pub fn is_abstract(&self) -> bool {
        self.access & access::ABSTRACT != 0
    }
    pub fn is_array(&self) -> bool {
        matches!(self.kind, ClassKind::Array(_))
    }
    pub fn is_primitive(&self) -> bool {
        matches!(self.kind, ClassKind::Primitive(_))
    }
    #[inline]
    pub fn array(&self) -> Option<ArrayInfo> {
        match self.kind {
            ClassKind::Array(info) => Some(info),
            _ => None,
        }
    }
    pub fn depth(&self) -> usize {
        self.supers.len().wrapping_sub(1)
    }
    pub fn file(&self) -> &ClassFile {
        self.file.as_ref().expect("array and primitive classes have no file")
    }
    /// A field declared here.
    pub fn declared_field(&self, name: Symbol, desc: Symbol) -> Option<&Field> {
        self.fields.iter().find(|f| f.name == name && f.desc == desc)
    }
}
