//! The program's tables and the way classes get into them.

use crate::class::{Class, ClassKind, Kind};
use crate::code::Code;
use crate::insn::Insn;
use crate::link::LinkError;
use crate::maps::RefMaps;
use crate::method::Method;
use jaunt_base::{FastMap, IdVec, Symbol, Symbols};
use jaunt_classfile::ClassBytes;

jaunt_base::id! {
    /// A class of the program.
    ClassId
}
jaunt_base::id! {
    /// A method of the program.
    MethodId
}
jaunt_base::id! {
    /// A method name with its descriptor: what virtual and interface dispatch look for.
    SelectorId
}
jaunt_base::id! {
    /// A string literal of the program.
    StringId
}
jaunt_base::id! {
    /// A class loader: 0 boot, 1 platform, 2 application, then the program's own.
    LoaderId
}

impl LoaderId {
    pub const BOOT: LoaderId = LoaderId(0);
    pub const PLATFORM: LoaderId = LoaderId(1);
    pub const APP: LoaderId = LoaderId(2);
    pub fn is_builtin(self) -> bool {
        self.0 <= 2
    }
}

/// Bytes of a class with where they came from.
pub struct Found {
    pub bytes: ClassBytes,
    pub loader: LoaderId,
    pub module: Option<String>,
    /// From the JDK image or ours: not verified.
    pub trusted: bool,
}

/// Where the built-in loaders find classes.
pub trait ClassSource {
    /// `Ok(None)`: there is no such class.
    fn find(&self, name: &str) -> Result<Option<Found>, String>;
}

/// A loader beside the built-in ones, whose classes come before the application's: another release of the program.
pub struct Release {
    pub loader: LoaderId,
    pub source: Box<dyn ClassSource>,
}

pub struct Program {
    pub symbols: Symbols,
    pub classes: IdVec<ClassId, Box<Class>>,
    pub methods: IdVec<MethodId, Box<Method>>,
    /// By initiating loader and name.
    pub by_name: FastMap<(LoaderId, Symbol), ClassId>,
    /// Classes that some execution defined from bytes of its own.
    pub defined: jaunt_base::FastSet<ClassId>,
    /// The same by defining loader and name: executions may define different classes under one name, as when both count
    /// from `$Proxy0`. Which one a name means depends on the state ([`Program::show_defined`]).
    pub(crate) variants: FastMap<(LoaderId, Symbol), Vec<ClassId>>,
    /// Those of them that code of another class names: what it means is then settled.
    pub(crate) named: jaunt_base::FastSet<ClassId>,
    /// Names that loaders of the program itself were asked for, by the loader. What they answered depends on the state ([`Program::show_answers`]).
    pub(crate) answered: jaunt_base::FastSet<(LoaderId, Symbol)>,
    /// Classes that loaders of the program itself were asked for so far. What code has made of that (which class a constant means) is not part of a state.
    pub own_loads: u64,
    pub selectors: FastMap<(Symbol, Symbol), SelectorId>,
    /// String literals, as UTF-16.
    pub strings: IdVec<StringId, Box<[u16]>>,
    pub string_ids: FastMap<Box<[u16]>, StringId>,
    pub(crate) source: Box<dyn ClassSource>,
    pub release: Option<Release>,
    /// Boxed: methods and frames hold pointers to them.
    #[allow(clippy::vec_box)]
    pub(crate) codes: Vec<Box<Code>>,
    /// Class names being loaded, to find circularities.
    pub(crate) loading: Vec<Symbol>,
    /// Class files that do not come from the JDK or from us, in the order in which they were read.
    pub read_order: Vec<std::sync::Arc<jaunt_classfile::ClassFile>>,
    /// Check the code of classes that do not come from the JDK or from us.
    pub verify: bool,
    /// Methods of the JDK that are native here, though they have code there: name + descriptor by class.
    pub overrides: FastMap<String, Vec<String>>,
}

impl Program {
    pub fn new(source: Box<dyn ClassSource>) -> Program {
        Program {
            symbols: Symbols::default(),
            classes: IdVec::new(),
            methods: IdVec::new(),
            by_name: FastMap::default(),
            defined: Default::default(),
            variants: FastMap::default(),
            named: Default::default(),
            answered: Default::default(),
            own_loads: 0,
            selectors: FastMap::default(),
            strings: IdVec::new(),
            string_ids: FastMap::default(),
            source,
            release: None,
            codes: Vec::new(),
            loading: Vec::new(),
            read_order: Vec::new(),
            verify: true,
            overrides: FastMap::default(),
        }
    }

    #[inline(always)]
    pub fn class(&self, id: ClassId) -> &Class {
        debug_assert!(id.0 < self.classes.len() as u32);
        // SAFETY: class ids are only made by `add_class`, and classes are never removed.
        unsafe { &*self.classes.as_ptr().add(id.0 as usize) }
    }

    #[inline(always)]
    pub fn method(&self, id: MethodId) -> &Method {
        debug_assert!(id.0 < self.methods.len() as u32);
        // SAFETY: as for classes.
        unsafe { &*self.methods.as_ptr().add(id.0 as usize) }
    }

    pub fn name(&self, symbol: Symbol) -> &str {
        self.symbols.name(symbol)
    }

    /// Internal name of a class.
    pub fn class_name(&self, id: ClassId) -> &str {
        self.symbols.name(self.class(id).name)
    }

    /// Name as Java prints it: `java.lang.String`, `[I`.
    pub fn java_name(&self, id: ClassId) -> String {
        self.class_name(id).replace('/', ".")
    }

    /// `Type name`: what ClassCastException and others print for arrays too (`int[]`).
    pub fn external_name(&self, id: ClassId) -> String {
        let mut class = self.class(id);
        let mut dims = 0;
        while let ClassKind::Array(info) = class.kind {
            class = self.class(info.component);
            dims += 1;
        }
        let mut name = self.symbols.name(class.name).replace('/', ".");
        for _ in 0..dims {
            name.push_str("[]");
        }
        name
    }

    pub fn selector(&mut self, name: Symbol, desc: Symbol) -> SelectorId {
        let next = SelectorId(self.selectors.len() as u32);
        *self.selectors.entry((name, desc)).or_insert(next)
    }

    pub fn string(&mut self, text: &[u16]) -> StringId {
        if let Some(&id) = self.string_ids.get(text) {
            return id;
        }
        let id = self.strings.push(text.into());
        self.string_ids.insert(text.into(), id);
        id
    }

    /// A class that some loader has loaded already.
    pub fn find_loaded(&self, loader: LoaderId, name: &str) -> Option<ClassId> {
        let symbol = self.symbols.find(name)?;
        self.by_name.get(&(loader, symbol)).copied()
    }

    /// How many methods were translated so far: those that were called.
    pub fn translated(&self) -> usize {
        self.codes.len()
    }

    /// Translates a method's bytecode on its first call.
    pub fn code(&mut self, id: MethodId) -> Result<*const Code, LinkError> {
        let method = self.method(id);
        let present = method.code.get();
        if !present.is_null() {
            return Ok(present);
        }
        let class = self.class(method.class);
        let file = class.file();
        let code = crate::translate::translate(file, &file.methods[method.index as usize])
            .map_err(|e| LinkError::Format(format!("{}: {e}", self.describe(id))))?;
        let mut code = Box::new(code);
        make_relative(&mut code.insns);
        let pointer: *const Code = &*code;
        method.code.set(pointer);
        if !method.is_synchronized() {
            method.entry.set(pointer);
        }
        self.codes.push(code);
        Ok(pointer)
    }

    /// Which registers live and hold references, for a method that has code.
    /// A class that was loaded under this name before.
    pub fn loaded(&self, name: &str, loader: LoaderId) -> Option<ClassId> {
        self.by_name.get(&(loader, self.symbols.find(name)?)).copied()
    }

    #[inline]
    pub fn maps(&self, id: MethodId) -> &RefMaps {
        self.maps_of(self.method(id))
    }

    /// Those of one of its methods.
    #[inline]
    pub fn maps_of<'p>(&'p self, method: &'p Method) -> &'p RefMaps {
        match method.maps.get() {
            Some(maps) => maps,
            None => self.make_maps(method.id),
        }
    }

    #[cold]
    fn make_maps(&self, id: MethodId) -> &RefMaps {
        let method = self.method(id);
        method.maps.get_or_init(|| {
            let file = self.class(method.class).file();
            let info = &file.methods[method.index as usize];
            // Translated anew: the executed copy is quickened and has relative branches; the registers are the same.
            let code = crate::translate::translate(file, info).expect("it was translated before");
            Box::new(RefMaps::build(file, info, &code))
        })
    }

    /// `java.lang.String.length()I`
    pub fn describe(&self, id: MethodId) -> String {
        let m = self.method(id);
        format!("{}.{}{}", self.java_name(m.class), self.name(m.name), self.name(m.desc))
    }

    /// Makes the classes of the primitive types and of `void`.
    pub fn add_primitives(&mut self) {
        use Kind::*;
        for kind in [Boolean, Byte, Char, Short, Int, Long, Float, Double, Void] {
            self.add_primitive(kind);
        }
    }

    pub fn is_subclass(&self, sub: ClassId, sup: ClassId) -> bool {
        if sub == sup {
            return true;
        }
        let (a, b) = (self.class(sub), self.class(sup));
        if b.is_interface() {
            return a.all_interfaces.binary_search(&sup).is_ok();
        }
        match (a.kind, b.kind) {
            (_, ClassKind::Instance) => a.supers.get(b.depth()) == Some(&sup),
            (ClassKind::Array(x), ClassKind::Array(y)) => {
                x.kind == y.kind
                    && (x.component == y.component || x.kind == Kind::Ref && self.is_subclass(x.component, y.component))
            }
            _ => false,
        }
    }
}

/// The interpreter wants branch distances, not instruction indexes: it then needs no base address.
fn make_relative(insns: &mut [Insn]) {
    for (i, insn) in insns.iter_mut().enumerate() {
        if insn.op.is_branch() {
            let distance = insn.target() as i64 - i as i64;
            insn.x = insn.x & !0xffff_ffff | (distance as i32 as u32) as u64;
        }
    }
}
