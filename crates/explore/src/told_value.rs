//! What calls return, as Java code can compare it.

use crate::java::{char_literal, full_name, units_literal};
use crate::world::World;
use jaunt_classfile::access;
use jaunt_program::{ClassId, Kind};
use jaunt_state::ObjRef;

/// A value that a call returned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToldValue {
    Void,
    Truth(bool),
    /// An expression that is equal to it: of a number, a character, a string, a constant of an enum, a box.
    Equal(String),
    /// A `float` or `double`.
    Floating(String),
    Null,
    /// The object that was called.
    This,
    /// An array whose elements all have expressions: `new int[] {1, 2}`.
    Array(String),
    /// An object for which there is no expression: its class.
    Object(String),
}

/// Longer strings and arrays are not compared.
const LONGEST: usize = 200;

/// Java names `Integer.MIN_VALUE` as a number too, so every number is written in digits.
pub fn primitive(kind: Kind, word: u64) -> String {
    let float = |text: String, x: f64, class: &str| match x {
        _ if x.is_nan() => format!("{class}.NaN"),
        f64::INFINITY => format!("{class}.POSITIVE_INFINITY"),
        f64::NEG_INFINITY => format!("{class}.NEGATIVE_INFINITY"),
        _ => text,
    };
    match kind {
        Kind::Boolean => (word & 1 != 0).to_string(),
        Kind::Byte => format!("(byte) {}", word as i8),
        Kind::Short => format!("(short) {}", word as i16),
        Kind::Char => char_literal(word as u16),
        Kind::Int => (word as i32).to_string(),
        Kind::Long => format!("{}L", word as i64),
        Kind::Float => {
            let x = f32::from_bits(word as u32);
            float(format!("{x:?}f"), x as f64, "Float")
        }
        Kind::Double => {
            let x = f64::from_bits(word);
            float(format!("{x:?}"), x, "Double")
        }
        Kind::Ref | Kind::Void => unreachable!("no primitive value"),
    }
}

impl World<'_> {
    /// What a method that returns this type has returned.
    pub fn told_value(&self, word: u64, descriptor: &str, root: ObjRef, package: &str) -> ToldValue {
        match Kind::of_descriptor(descriptor.as_bytes()[0]) {
            Kind::Void => ToldValue::Void,
            Kind::Boolean => ToldValue::Truth(word & 1 != 0),
            kind @ (Kind::Float | Kind::Double) => ToldValue::Floating(primitive(kind, word)),
            Kind::Ref => self.told_object(ObjRef(word as u32), root, package),
            kind => ToldValue::Equal(primitive(kind, word)),
        }
    }

    pub(crate) fn told_object(&self, object: ObjRef, root: ObjRef, package: &str) -> ToldValue {
        if object.is_null() {
            return ToldValue::Null;
        }
        if object == root {
            return ToldValue::This;
        }
        if let Some(text) = self.expression(object, package) {
            return ToldValue::Equal(text);
        }
        let class = self.vm.state.heap.class_of(object);
        let of_class = || ToldValue::Object(self.vm.program.external_name(class));
        let Some(array) = self.vm.program.class(class).array() else { return of_class() };
        let length = self.vm.state.heap.array_len(object) as usize;
        let items = (0..length.min(LONGEST + 1)).map(|at| self.element(object, array.kind, at, package));
        let items: Option<Vec<String>> = items.collect();
        match items.filter(|items| items.len() <= LONGEST) {
            Some(items) => {
                let of = if array.kind == Kind::Ref { "Object" } else { array.kind.primitive_name() };
                ToldValue::Array(format!("new {of}[] {{{}}}", items.join(", ")))
            }
            None => of_class(),
        }
    }

    /// The expression of an element.
    fn element(&self, array: ObjRef, kind: Kind, at: usize, package: &str) -> Option<String> {
        if kind == Kind::Ref {
            let object = self.vm.state.heap.elem_ref(array, at);
            return if object.is_null() { Some("null".to_string()) } else { self.expression(object, package) };
        }
        Some(primitive(kind, self.element_word(array, kind, at)))
    }

    pub(crate) fn element_word(&self, array: ObjRef, kind: Kind, at: usize) -> u64 {
        self.word_at(array, kind, (at << kind.shift()) as u32)
    }

    /// A primitive field or element, by its place in the body.
    pub(crate) fn word_at(&self, object: ObjRef, kind: Kind, offset: u32) -> u64 {
        let body = self.vm.state.heap.body(object);
        // SAFETY: as the caller promises, a field or an element of that kind is there; bodies are aligned for all of them.
        unsafe {
            let at = body.add(offset as usize);
            match kind.size() {
                1 => *at as i8 as u64,
                2 => *at.cast::<u16>() as u64,
                4 => *at.cast::<u32>() as u64,
                _ => *at.cast::<u64>(),
            }
        }
    }

    /// An expression that is equal to an object: of a string, a box, a constant of an enum.
    pub fn expression(&self, object: ObjRef, package: &str) -> Option<String> {
        let (program, heap) = (&self.vm.program, &self.vm.state.heap);
        let class = heap.class_of(object);
        if program.class_name(class) == "java/lang/String" {
            let units = self.vm.string_units(object);
            return (units.len() <= LONGEST).then(|| units_literal(&units));
        }
        if let Some((kind, word)) = self.vm.unbox_value(object) {
            let name = program.class_name(class).rsplit('/').next().unwrap_or_default();
            return Some(format!("{name}.valueOf({})", primitive(kind, word)));
        }
        self.enum_constant(object).filter(|(of, _)| self.can_be_named(*of, package)).map(|(of, name)| {
            let java = full_name(&program.java_name(of));
            format!("{java}.{name}")
        })
    }

    /// The enum and the name of one of its constants.
    pub(crate) fn enum_constant(&self, object: ObjRef) -> Option<(ClassId, String)> {
        let program = &self.vm.program;
        let class = self.vm.state.heap.class_of(object);
        let is_enum = |id: &ClassId| program.class(*id).access & access::ENUM != 0;
        // A constant with a body is of a class of its own.
        let of = [Some(class), program.class(class).super_class].into_iter().flatten().find(is_enum)?;
        let fields = program.class(of).fields.iter().filter(|f| f.is_static() && f.access & access::ENUM != 0);
        let found = fields.into_iter().find(|f| self.vm.get_static(of, f.offset, Kind::Ref) == object.word());
        found.map(|f| (of, program.name(f.name).to_string()))
    }

    /// Can code of this package write the name of a class?
    pub fn can_be_named(&self, class: ClassId, package: &str) -> bool {
        let program = &self.vm.program;
        let name = program.class_name(class);
        let near = name.rsplit_once('/').map_or("", |(p, _)| p) == package;
        let allows = |flags: u16| flags & access::PRIVATE == 0 && (near || flags & access::PUBLIC != 0);
        let Some(file) = &program.class(class).file else { return false };
        let nested = file.attrs.inner_classes.iter().find(|inner| file.pool.class_name(inner.inner) == name);
        let Some(nested) = nested else { return allows(program.class(class).access) };
        // Classes inside of methods have no name that others could use.
        if nested.outer == 0 || nested.name == 0 || !allows(nested.access) {
            return false;
        }
        let outer = program.loaded(file.pool.class_name(nested.outer), program.class(class).loader);
        outer.is_none_or(|outer| self.can_be_named(outer, package))
    }
}
