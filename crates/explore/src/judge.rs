//! Did a call do the same as the oracle's?
//!
//! - Values: primitives by value, also if one side boxes them; boxes by class and value; objects by `equals` of the oracle's; arrays element by element; the object itself counts as itself. Objects of the two releases'
//!   own classes are never equal: enum constants are compared by name, and others by `toString` where both have their own. **What cannot be compared is not called equal**: it is counted in a note.
//! - Exceptions: both sides threw one of the same class by name, or both threw what may be thrown (subclasses of the same expected one). Messages are not compared.
//! - A method that returns nothing on one side is compared by its exceptions alone.

use crate::java::{char_literal, string_literal};
use crate::plan::Plan;
use crate::told_value::ToldValue;
use crate::world::{CallEnd, World};
use jaunt_program::{ClassId, ClassKind, Kind, LoaderId, MethodId};
use jaunt_state::ObjRef;

/// How a call ended, for a reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    Returned(Shown),
    /// It returned, as methods do that return nothing.
    Done,
    /// Class of the exception, with dots.
    Threw(String),
}

/// A value for a reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    pub text: String,
    /// A Java expression for it, if it has one.
    pub expression: Option<String>,
    pub is_array: bool,
}

impl Shown {
    /// What there is no expression for.
    fn words(text: String) -> Shown {
        Shown { text, expression: None, is_array: false }
    }
}

/// What the object did, and what the oracle did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    pub ours: Ending,
    pub theirs: Ending,
    /// The calls ended alike, and then the oracle did not equal the object: those are the two.
    pub contents: bool,
}

pub(crate) enum Judged {
    Same,
    /// They ended alike as far as can be told: the results cannot be compared.
    Unknown,
    Differs(Box<Difference>),
    /// A question to one of the results did not come back.
    Ended(CallEnd),
}

/// A returned value with its type.
#[derive(Clone, Copy)]
struct Result1 {
    word: u64,
    kind: Kind,
    root: ObjRef,
}

/// Yes, no, or nobody knows.
type Same = Result<Option<bool>, CallEnd>;

impl World<'_> {
    /// Compares the ends of a call and of the oracle's.
    pub(crate) fn judge(
        &mut self,
        plan: &Plan,
        methods: [MethodId; 2],
        ends: [&CallEnd; 2],
        roots: &[ObjRef],
        constructor: bool,
    ) -> Judged {
        let kinds = methods.map(|m| self.vm.program.method(m).ret);
        match ends {
            [CallEnd::Returned(ours), CallEnd::Returned(theirs)] => {
                let nothing = kinds.contains(&Kind::Void);
                if nothing {
                    return if kinds[0] == kinds[1] || constructor { Judged::Same } else { Judged::Unknown };
                }
                let ours = Result1 { word: *ours, kind: kinds[0], root: roots[0] };
                let theirs = Result1 { word: *theirs, kind: kinds[1], root: roots[1] };
                match self.same(ours, theirs) {
                    Ok(Some(true)) => Judged::Same,
                    Ok(None) => Judged::Unknown,
                    Err(end) => Judged::Ended(end),
                    Ok(Some(false)) => {
                        let [ours, theirs] = [ours, theirs].map(|r| self.ending(r));
                        Judged::Differs(Box::new(Difference { ours, theirs, contents: false }))
                    }
                }
            }
            [CallEnd::Threw(ours), CallEnd::Threw(theirs)] => {
                let [a, b] = [ours, theirs].map(|e| self.vm.state.heap.class_of(*e));
                let program = &self.vm.program;
                let may = |class: &ClassId| program.is_subclass(a, *class) && program.is_subclass(b, *class);
                if program.java_name(a) == program.java_name(b) || plan.expected.iter().any(may) {
                    Judged::Same
                } else {
                    self.differ(ends, kinds, roots)
                }
            }
            _ => self.differ(ends, kinds, roots),
        }
    }

    /// After the call: does the oracle equal the object?
    pub(crate) fn judge_contents(&mut self, equals: MethodId, roots: &[ObjRef]) -> Judged {
        match self.call(equals, &[roots[1].word(), roots[0].word()]) {
            CallEnd::Returned(0) => {
                let [ours, theirs] = [roots[0], roots[1]]
                    .map(|root| self.ending(Result1 { word: root.word(), kind: Kind::Ref, root: ObjRef::NULL }));
                Judged::Differs(Box::new(Difference { ours, theirs, contents: true }))
            }
            CallEnd::Returned(_) => Judged::Same,
            CallEnd::Threw(exception) => {
                let name = self.exception_text(exception);
                let shown = Shown::words("true".to_string());
                Judged::Differs(Box::new(Difference {
                    ours: Ending::Threw(name),
                    theirs: Ending::Returned(shown),
                    contents: true,
                }))
            }
            other => Judged::Ended(other),
        }
    }

    fn differ(&mut self, ends: [&CallEnd; 2], kinds: [Kind; 2], roots: &[ObjRef]) -> Judged {
        let mut shown = Vec::new();
        for ((end, kind), &root) in ends.into_iter().zip(kinds).zip(roots) {
            shown.push(match end {
                CallEnd::Returned(word) => self.ending(Result1 { word: *word, kind, root }),
                CallEnd::Threw(exception) => Ending::Threw(self.exception_text(*exception)),
                _ => unreachable!("both came to an end"),
            });
        }
        let theirs = shown.pop().expect("two ends");
        let ours = shown.pop().expect("two ends");
        Judged::Differs(Box::new(Difference { ours, theirs, contents: false }))
    }

    fn same(&mut self, ours: Result1, theirs: Result1) -> Same {
        if let (Some((kind, a)), Some((other, b))) = (self.unboxed(ours), self.unboxed(theirs)) {
            // Boxes of two classes are not equal; where one side is a number without a box, it is the number that counts.
            let boxes = ours.kind == Kind::Ref && theirs.kind == Kind::Ref;
            let alike = if boxes { kind == other } else { arithmetic(kind) == arithmetic(other) };
            return Ok(Some(alike && a == b));
        }
        if ours.kind != Kind::Ref || theirs.kind != Kind::Ref {
            // A number on one side, and something else on the other: null, perhaps.
            return Ok(Some(false));
        }
        self.same_objects([ours, theirs].map(|r| ObjRef(r.word as u32)), [ours.root, theirs.root])
    }

    fn same_objects(&mut self, [a, b]: [ObjRef; 2], roots: [ObjRef; 2]) -> Same {
        if a.is_null() || b.is_null() {
            return Ok(Some(a == b));
        }
        if a == roots[0] || b == roots[1] {
            return Ok(Some(a == roots[0] && b == roots[1]));
        }
        if a == b {
            return Ok(Some(true));
        }
        let (x, y) = (self.vm.state.heap.class_of(a), self.vm.state.heap.class_of(b));
        let program = &self.vm.program;
        if let (ClassKind::Array(of_a), ClassKind::Array(of_b)) = (program.class(x).kind, program.class(y).kind) {
            return self.same_arrays([a, b], roots, [of_a.kind, of_b.kind]);
        }
        let releases = x != y && program.class_name(x) == program.class_name(y);
        if releases && program.class(y).access & jaunt_classfile::access::ENUM != 0 {
            return Ok(Some(self.constant_name(a) == self.constant_name(b)));
        }
        if releases {
            // Objects of two releases do not know each other.
            let (Some(a), Some(b)) = (self.own_text(a)?, self.own_text(b)?) else { return Ok(None) };
            return Ok(Some(a == b));
        }
        let Some(equals) = self.own_method(y, "equals", "(Ljava/lang/Object;)Z") else { return Ok(None) };
        match self.call(equals, &[b.word(), a.word()]) {
            CallEnd::Returned(word) => Ok(Some(word as u32 != 0)),
            CallEnd::Threw(_) => Ok(None),
            other => Err(other),
        }
    }

    fn same_arrays(&mut self, [a, b]: [ObjRef; 2], roots: [ObjRef; 2], kinds: [Kind; 2]) -> Same {
        let heap = &self.vm.state.heap;
        let (x, y) = (*heap.entry(a), *heap.entry(b));
        if kinds[0] != kinds[1] || x.len != y.len {
            return Ok(Some(false));
        }
        if kinds[0] != Kind::Ref {
            let bytes = (x.len as usize) << kinds[0].shift();
            // SAFETY: the bodies of two arrays of that length and kind.
            let [p, q] = [x.body, y.body].map(|body| unsafe { std::slice::from_raw_parts(body, bytes) });
            return Ok(Some(p == q));
        }
        let mut all = Some(true);
        for at in 0..x.len as usize {
            let pair = [a, b].map(|array| self.vm.state.heap.elem_ref(array, at));
            match self.same_objects(pair, roots)? {
                Some(true) => {}
                Some(false) => return Ok(Some(false)),
                None => all = None,
            }
        }
        Ok(all)
    }

    /// A method of `java.lang.Object` that a class has its own of.
    pub(crate) fn own_method(&mut self, class: ClassId, name: &str, desc: &str) -> Option<MethodId> {
        let object = self.vm.program.load("java/lang/Object", LoaderId::BOOT).expect("java.lang.Object");
        let method = self.vm.program.method_named(object, name, desc).expect("a method of java.lang.Object");
        let target = self.target(class, method);
        (self.vm.program.method(target).class != object).then_some(target)
    }

    /// What `toString` says, where the class has its own.
    fn own_text(&mut self, object: ObjRef) -> Result<Option<String>, CallEnd> {
        let class = self.vm.state.heap.class_of(object);
        let Some(method) = self.own_method(class, "toString", "()Ljava/lang/String;") else { return Ok(None) };
        match self.call(method, &[object.word()]) {
            CallEnd::Returned(0) | CallEnd::Threw(_) => Ok(None),
            CallEnd::Returned(word) => Ok(Some(self.vm.string_text(ObjRef(word as u32)))),
            other => Err(other),
        }
    }

    /// A returned value as text that is the same for equal values: primitives, strings, boxes, enum constants, and whatever says what it holds by `toString`.
    pub(crate) fn text_of(&mut self, kind: Kind, word: u64) -> Result<String, CallEnd> {
        let object = ObjRef(word as u32);
        if kind == Kind::Ref && !object.is_null() {
            if let Some(text) = self.own_text(object)? {
                return Ok(text);
            }
        }
        Ok(self.shown(Result1 { word, kind, root: ObjRef::NULL }).text)
    }

    fn constant_name(&self, constant: ObjRef) -> String {
        let name = self.vm.field_ref(constant, "name");
        self.vm.string_text(name)
    }

    /// A primitive value, whichever way it is written: its kind, and bits that are the same for equal numbers.
    fn unboxed(&self, result: Result1) -> Option<(Kind, u64)> {
        let (kind, word) = self.plain(result)?;
        let bits = match kind {
            Kind::Float => float_bits(f32::from_bits(word as u32) as f64),
            Kind::Double => float_bits(f64::from_bits(word)),
            Kind::Long => word,
            _ => word as u32 as i32 as i64 as u64,
        };
        Some((kind, bits))
    }

    /// A primitive value, also out of its box.
    fn plain(&self, result: Result1) -> Option<(Kind, u64)> {
        if result.kind != Kind::Ref {
            return Some((result.kind, result.word));
        }
        let object = ObjRef(result.word as u32);
        if object.is_null() { None } else { self.vm.unbox_value(object) }
    }

    fn ending(&mut self, result: Result1) -> Ending {
        if result.kind == Kind::Void { Ending::Done } else { Ending::Returned(self.shown(result)) }
    }

    fn shown(&mut self, result: Result1) -> Shown {
        let with = |text: String| Shown { expression: Some(text.clone()), text, is_array: false };
        if let Some((kind, word)) = self.plain(result) {
            return with(literal(kind, word));
        }
        let object = ObjRef(result.word as u32);
        if object.is_null() {
            return with("null".to_string());
        }
        if object == result.root {
            return Shown::words("itself".to_string());
        }
        let class = self.vm.state.heap.class_of(object);
        if self.vm.program.class_name(class) == "java/lang/String" {
            return with(string_literal(&self.vm.string_text(object)));
        }
        let is_array = self.vm.program.class(class).array().is_some();
        if let (true, ToldValue::Array(text)) = (is_array, self.told_object(object, result.root, "")) {
            return Shown { is_array, ..with(text) };
        }
        let text = match self.own_text(object) {
            Ok(Some(text)) => text,
            _ => format!("an object of {}", self.vm.program.external_name(class)),
        };
        Shown { is_array, ..Shown::words(text) }
    }
}

/// Kinds whose values can be equal: integers, numbers with a point, truth values.
fn arithmetic(kind: Kind) -> u8 {
    match kind {
        Kind::Boolean => 0,
        Kind::Float | Kind::Double => 1,
        _ => 2,
    }
}

/// Numbers that are equal have equal bits; 0.0 and -0.0 are not equal to `equals`, and are not here.
fn float_bits(x: f64) -> u64 {
    if x.is_nan() { f64::NAN.to_bits() } else { x.to_bits() }
}

/// A primitive value as Java code.
fn literal(kind: Kind, word: u64) -> String {
    match kind {
        Kind::Boolean => (word as u32 != 0).to_string(),
        Kind::Char => char_literal(word as u16),
        Kind::Long => format!("{}L", word as i64),
        Kind::Float => {
            crate::values::float_text(f32::from_bits(word as u32) as f64, format!("{:?}f", f32::from_bits(word as u32)), "Float")
        }
        Kind::Double => crate::values::float_text(f64::from_bits(word), format!("{:?}", f64::from_bits(word)), "Double"),
        _ => (word as u32 as i32).to_string(),
    }
}
