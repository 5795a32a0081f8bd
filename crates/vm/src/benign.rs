//! Races that are the library's own affair, and not reported.

use crate::vm::Vm;
use jaunt_classfile::access;
use jaunt_program::{ClassId, Kind};
use jaunt_state::thread::STATICS;
use jaunt_state::{Effect, ObjRef};

/// The library's core.
const CORE: [&str; 6] = ["java/lang/", "java/util/concurrent/", "jdk/", "sun/", "jaunt/vm/", "java/io/"];

/// Of these, what is not made for threads: who shares one has made the mistake.
const UNSAFE: [&str; 2] = ["java/lang/AbstractStringBuilder", "java/io/"];

/// Fields of other classes in which the library keeps what it has computed once, without ordering that: whoever comes second computes the same.
const CACHES: [(&str, &[&str]); 10] = [
    ("java/math/BigDecimal", &["stringCache", "precision"]),
    ("java/math/BigInteger", &["bitCountPlusOne", "bitLengthPlusOne", "lowestSetBitPlusTwo", "firstNonzeroIntNumPlusTwo"]),
    ("java/util/AbstractMap", &["keySet", "values"]),
    ("java/util/HashMap", &["entrySet"]),
    ("java/util/TreeMap", &["entrySet", "navigableKeySet", "descendingMap"]),
    ("java/util/IdentityHashMap", &["entrySet"]),
    ("java/util/WeakHashMap", &["entrySet"]),
    ("java/util/EnumMap", &["entrySet"]),
    ("java/util/Collections$UnmodifiableMap", &["keySet", "entrySet", "values"]),
    ("java/nio/charset/Charset", &["aliasSet"]),
];

impl Vm {
    /// Races inside the library's own concurrent and core classes are its authors' business.
    pub fn is_benign_race(&self, effect: Effect) -> bool {
        if effect.object & STATICS != 0 {
            return self.is_of_core(ClassId(effect.object & !STATICS));
        }
        let object = ObjRef(effect.object);
        let class = self.state.heap.class_of(object);
        if let Some(array) = self.program.class(class).array() {
            // Nobody but the library has arrays of what it keeps to itself.
            let hidden = self.program.class(array.component).access & access::PUBLIC == 0;
            return hidden && self.is_of_core(array.component) || self.is_held_by_core(object);
        }
        // Also what it has below other classes, as its maps are.
        self.is_of_core(class)
            || self
                .field_at(class, effect.offset, false)
                .is_some_and(|(of, name, _)| self.is_of_core(of) || self.is_cache(of, &name))
    }

    fn is_of_core(&self, class: ClassId) -> bool {
        let name = self.program.class_name(class);
        self.is_library(class) && CORE.iter().any(|p| name.starts_with(p))
    }

    fn is_cache(&self, class: ClassId, field: &str) -> bool {
        let name = self.program.class_name(class);
        CACHES.iter().any(|(of, fields)| *of == name && fields.contains(&field))
    }

    /// No field of such an object is one whose races are reported.
    pub fn is_benign_class(&self, class: ClassId) -> bool {
        self.program.class(class).array().is_none() && self.is_of_core(class)
    }

    /// An array is a part of what holds it: fields of the core that are declared as arrays. (What is in a field of another type, or in an
    /// array, was put there by somebody.)
    fn is_held_by_core(&self, array: ObjRef) -> bool {
        let mut held = false;
        let heap = &self.state.heap;
        for row in (1..heap.top).chain(heap.permanent_rows()) {
            let entry = heap.entry_or_free(ObjRef(row));
            if entry.is_free() {
                continue;
            }
            let class = self.program.class(entry.class());
            match class.array() {
                Some(info) if info.kind == Kind::Ref && heap.words(ObjRef(row)).contains(&array.0) => return false,
                Some(_) => {}
                None => {
                    for &offset in class.ref_offsets.iter().filter(|&&offset| heap.get_ref(ObjRef(row), offset) == array) {
                        if !self.is_array_of_core(entry.class(), offset, false) {
                            return false;
                        }
                        held = true;
                    }
                }
            }
        }
        for class in (0..heap.statics.len() as u32).map(ClassId).filter(|c| !heap.statics[c.0 as usize].body.is_null()) {
            let offsets = self.program.class(class).static_ref_offsets.iter();
            for &offset in offsets.filter(|&&offset| self.get_static(class, offset, Kind::Ref) as u32 == array.0) {
                if !self.is_array_of_core(class, offset, true) {
                    return false;
                }
                held = true;
            }
        }
        held
    }

    fn is_array_of_core(&self, class: ClassId, offset: u32, statics: bool) -> bool {
        let mut at = Some(class);
        while let Some(c) = at {
            let record = self.program.class(c);
            if let Some(field) = record.fields.iter().find(|f| f.is_static() == statics && f.offset == offset) {
                let is_safe = |of: ClassId| {
                    let name = self.program.class_name(of);
                    self.is_of_core(of) && !UNSAFE.iter().any(|p| name.starts_with(p))
                };
                return self.program.name(field.desc).starts_with('[') && (is_safe(c) || is_safe(class));
            }
            at = record.super_class.filter(|_| !statics);
        }
        false
    }
}
