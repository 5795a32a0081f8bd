//! Loading and linking: from bytes to a [`Class`] with layout and dispatch tables.
//!
//! Supertypes are loaded first. Field layout follows the superclass's, larger fields first, so that nothing needs
//! padding between fields of one class. References are 4 bytes.

use crate::class::{ArrayInfo, Class, ClassKind, Field, Kind, MIRROR_EXTRA, ReferenceKind};
use crate::method::{Method, NATIVE_UNKNOWN, NO_SLOT, OF_PROGRAM};
use crate::program::{ClassId, Found, LoaderId, MethodId, Program};
use crate::resolve::Specific;
use jaunt_base::{FastMap, Symbol};
use jaunt_classfile::{ClassBytes, ClassFile, ParseError, access};
use std::cell::{Cell, OnceCell, RefCell};
use std::sync::Arc;

/// Why a class could not be linked. The VM turns these into Java's `LinkageError`s.
#[derive(Debug, Clone, PartialEq)]
pub enum LinkError {
    /// The class (internal name) is nowhere.
    NotFound(String),
    /// `ClassFormatError`
    Format(String),
    /// `UnsupportedClassVersionError`
    Version(String),
    /// `VerifyError`
    Verify(String),
    /// `ClassCircularityError`
    Circular(String),
    /// `IncompatibleClassChangeError`
    Incompatible(String),
    /// `NoClassDefFoundError` with a message: the file holds another class.
    WrongName(String),
    /// The place where classes come from failed (a damaged jar).
    Source(String),
    /// A supertype must be loaded by the program's own class loader first.
    NeedsLoader { loader: LoaderId, name: String },
    /// Defined already by that loader.
    Duplicate(String),
}

impl std::fmt::Display for LinkError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            LinkError::NotFound(name) => write!(f, "class {} not found", name.replace('/', ".")),
            LinkError::Format(m)
            | LinkError::Version(m)
            | LinkError::Verify(m)
            | LinkError::Incompatible(m)
            | LinkError::WrongName(m)
            | LinkError::Source(m)
            | LinkError::Duplicate(m) => f.write_str(m),
            LinkError::Circular(m) => write!(f, "class {m} is its own supertype"),
            LinkError::NeedsLoader { name, .. } => write!(f, "class {name} needs its loader"),
        }
    }
}

impl Program {
    /// Loads a class through a loader, with its supertypes. Arrays too (`[Ljava/lang/String;`).
    pub fn load(&mut self, name: &str, loader: LoaderId) -> Result<ClassId, LinkError> {
        let symbol = self.symbols.intern(name);
        if let Some(&id) = self.by_name.get(&(loader, symbol)) {
            return Ok(id);
        }
        if let Some(component) = name.strip_prefix('[') {
            return self.load_array(component, loader, symbol);
        }
        if self.release.as_ref().is_some_and(|release| release.loader == loader) {
            return self.load_of_release(name, symbol, loader);
        }
        if !loader.is_builtin() {
            return Err(LinkError::NeedsLoader { loader, name: name.to_string() });
        }
        if self.loading.contains(&symbol) {
            return Err(LinkError::Circular(name.to_string()));
        }
        let found = self.source.find(name).map_err(LinkError::Source)?;
        let Some(found) = found else { return Err(LinkError::NotFound(name.to_string())) };
        if found.loader.0 > loader.0 {
            // The boot loader does not see the application's classes.
            return Err(LinkError::NotFound(name.to_string()));
        }
        let defining = found.loader;
        if let Some(&id) = self.by_name.get(&(defining, symbol)) {
            self.by_name.insert((loader, symbol), id);
            return Ok(id);
        }
        self.loading.push(symbol);
        let result = self.define_found(Some(symbol), found);
        self.loading.pop();
        let id = result?;
        for l in defining.0..=2 {
            self.by_name.insert((LoaderId(l), symbol), id);
        }
        Ok(id)
    }

    /// The library is the same for all; everything else has the release's own class path.
    fn load_of_release(&mut self, name: &str, symbol: Symbol, loader: LoaderId) -> Result<ClassId, LinkError> {
        let id = match self.load(name, LoaderId::PLATFORM) {
            Err(LinkError::NotFound(missing)) if missing == name => {
                if self.loading.contains(&symbol) {
                    return Err(LinkError::Circular(name.to_string()));
                }
                let release = self.release.as_ref().expect("asked for just now");
                let found = release.source.find(name).map_err(LinkError::Source)?;
                let Some(found) = found else { return Err(LinkError::NotFound(name.to_string())) };
                self.loading.push(symbol);
                let result = self.define_found(Some(symbol), Found { loader, ..found });
                self.loading.pop();
                result?
            }
            other => other?,
        };
        self.by_name.insert((loader, symbol), id);
        Ok(id)
    }

    fn load_array(&mut self, component: &str, loader: LoaderId, symbol: Symbol) -> Result<ClassId, LinkError> {
        let component = match component.as_bytes() {
            [b'[', ..] => self.load(component, loader)?,
            [b'L', name @ .., b';'] => {
                let name = std::str::from_utf8(name).expect("a str's inner bytes").to_string();
                self.load(&name, loader)?
            }
            [c] if b"ZBCSIJFD".contains(c) => self.primitive(Kind::of_descriptor(*c)),
            _ => return Err(LinkError::NotFound(self.name(symbol).to_string())),
        };
        let id = self.array_of(component);
        self.by_name.insert((loader, symbol), id);
        Ok(id)
    }

    /// The class of a primitive type or `void`. They are the first nine classes.
    pub fn primitive(&self, kind: Kind) -> ClassId {
        let order =
            [Kind::Boolean, Kind::Byte, Kind::Char, Kind::Short, Kind::Int, Kind::Long, Kind::Float, Kind::Double, Kind::Void];
        ClassId(order.iter().position(|&k| k == kind).expect("a primitive kind") as u32)
    }

    /// The array class with this component.
    pub fn array_of(&mut self, component: ClassId) -> ClassId {
        if let Some(id) = self.class(component).array_of.get() {
            return id;
        }
        let c = self.class(component);
        let kind = match c.kind {
            ClassKind::Primitive(kind) => kind,
            _ => Kind::Ref,
        };
        let name = match c.kind {
            ClassKind::Primitive(kind) => format!("[{}", kind.descriptor()),
            ClassKind::Array(_) => format!("[{}", self.name(c.name)),
            ClassKind::Instance => format!("[L{};", self.name(c.name)),
        };
        let loader = c.loader;
        let module = c.module;
        let visibility = c.access & (access::PUBLIC | access::PRIVATE | access::PROTECTED);
        let name = self.symbols.intern(&name);
        let object = self.load("java/lang/Object", LoaderId::BOOT).expect("java.lang.Object is loaded at start");
        let mut interfaces = vec![
            self.load("java/lang/Cloneable", LoaderId::BOOT).expect("java.base is complete"),
            self.load("java/io/Serializable", LoaderId::BOOT).expect("java.base is complete"),
        ];
        let direct = interfaces.clone();
        interfaces.sort();
        let id = self.classes.next_id();
        let vtable = self.class(object).vtable.clone();
        let mut class = bare_class(id, name, ClassKind::Array(ArrayInfo { component, kind }), loader);
        class.access = visibility | access::FINAL | access::ABSTRACT;
        class.super_class = Some(object);
        class.interfaces = direct;
        class.all_interfaces = interfaces;
        class.supers = vec![object];
        class.module = module;
        class.vtable = vtable;
        self.classes.push(Box::new(class));
        self.class(component).array_of.set(Some(id));
        self.by_name.insert((loader, name), id);
        id
    }

    pub(crate) fn add_primitive(&mut self, kind: Kind) {
        let name = self.symbols.intern(kind.primitive_name());
        let id = self.classes.next_id();
        let mut class = bare_class(id, name, ClassKind::Primitive(kind), LoaderId::BOOT);
        class.access = access::PUBLIC | access::FINAL | access::ABSTRACT;
        self.classes.push(Box::new(class));
    }

    /// Defines a class from bytes given by the program (`defineClass`), or spun by the VM (`trusted`, `hidden`).
    pub fn define(
        &mut self,
        bytes: ClassBytes,
        loader: LoaderId,
        module: Option<String>,
        trusted: bool,
        hidden: Option<&str>,
    ) -> Result<ClassId, LinkError> {
        let file = self.parse(bytes)?;
        let plain = file.name().to_string();
        let symbol = self.symbols.intern(&plain);
        if hidden.is_none() && self.by_name.contains_key(&(loader, symbol)) {
            return Err(LinkError::Duplicate(plain));
        }
        if self.loading.contains(&symbol) {
            return Err(LinkError::Circular(plain));
        }
        self.loading.push(symbol);
        let name = hidden.map(|h| self.symbols.intern(h));
        let result = self.link(file, loader, module, trusted, name);
        self.loading.pop();
        let id = result?;
        if hidden.is_none() {
            self.by_name.insert((loader, symbol), id);
            self.defined.insert(id);
            self.variants.entry((loader, symbol)).or_default().push(id);
            self.own_loads += !loader.is_builtin() as u64;
        }
        Ok(id)
    }

    /// Has any execution defined a class of its own?
    pub fn has_defined(&self) -> bool {
        !self.variants.is_empty()
    }

    /// Lets names mean the classes that the present state has defined, and no others.
    pub fn show_defined(&mut self, is_defined: impl Fn(ClassId) -> bool) {
        let mut arrays = Vec::new();
        for (key, variants) in &self.variants {
            let now = variants.iter().copied().find(|&id| is_defined(id));
            let before = self.by_name.get(key).copied();
            if before == now || before.is_some_and(|id| !variants.contains(&id)) {
                continue;
            }
            match now {
                Some(id) => self.by_name.insert(*key, id),
                None => self.by_name.remove(key),
            };
            arrays.push(*key);
        }
        for (loader, symbol) in arrays {
            let mut name = format!("[L{};", self.name(symbol));
            while let Some(array) = self.symbols.find(&name) {
                self.by_name.remove(&(loader, array));
                name.insert(0, '[');
            }
        }
    }

    /// A loader of the program's own has answered with a class.
    pub fn note_answer(&mut self, loader: LoaderId, name: Symbol, class: ClassId) {
        self.by_name.insert((loader, name), class);
        self.answered.insert((loader, name));
        self.own_loads += 1;
    }

    /// Has any execution asked a loader of its own?
    pub fn has_answers(&self) -> bool {
        !self.answered.is_empty()
    }

    /// Lets names mean what loaders have answered in the present state.
    pub fn show_answers(&mut self, answer: impl Fn(LoaderId, Symbol) -> Option<ClassId>) {
        for &(loader, name) in &self.answered {
            let key = (loader, name);
            // What the loader has defined itself is for `show_defined` to say.
            let defined = self.by_name.get(&key).is_some_and(|&id| self.defined.contains(&id) && self.class(id).loader == loader);
            match answer(loader, name) {
                _ if defined => {}
                Some(class) => drop(self.by_name.insert(key, class)),
                None => drop(self.by_name.remove(&key)),
            }
        }
    }

    /// Classes that executions defined under this name, with these bytes.
    pub fn variants(&self, loader: LoaderId, name: &str, bytes: &[u8]) -> Vec<ClassId> {
        let variants = self.symbols.find(name).and_then(|symbol| self.variants.get(&(loader, symbol)));
        let alike = |&id: &ClassId| self.class(id).file().bytes[..] == *bytes;
        variants.into_iter().flatten().copied().filter(alike).collect()
    }

    /// Did an execution define this class for a loader of the JDK?
    pub fn is_defined_for_all(&self, id: ClassId) -> bool {
        self.defined.contains(&id) && self.class(id).loader.is_builtin()
    }

    /// Code of another class has settled what the name of this class means.
    pub fn note_named(&mut self, id: ClassId) {
        if self.defined.contains(&id) {
            self.named.insert(id);
        }
    }

    /// Is the meaning of the name settled?
    pub fn is_named(&self, loader: LoaderId, name: &str) -> bool {
        let variants = self.symbols.find(name).and_then(|symbol| self.variants.get(&(loader, symbol)));
        variants.is_some_and(|list| list.iter().any(|id| self.named.contains(id)))
    }

    fn parse(&self, bytes: ClassBytes) -> Result<ClassFile, LinkError> {
        jaunt_classfile::parse(bytes).map_err(|e| match e {
            ParseError::UnsupportedVersion { .. } => LinkError::Version(e.to_string()),
            _ => LinkError::Format(e.to_string()),
        })
    }

    fn define_found(&mut self, expected: Option<Symbol>, found: Found) -> Result<ClassId, LinkError> {
        let file = self.parse(found.bytes)?;
        if let Some(expected) = expected {
            if file.name() != self.name(expected) {
                return Err(LinkError::WrongName(format!("{} (wrong name: {})", self.name(expected), file.name())));
            }
        }
        self.link(file, found.loader, found.module, found.trusted, None)
    }

    fn link(
        &mut self,
        file: ClassFile,
        loader: LoaderId,
        module: Option<String>,
        trusted: bool,
        hidden_name: Option<Symbol>,
    ) -> Result<ClassId, LinkError> {
        let file = Arc::new(file);
        if !trusted {
            self.read_order.push(file.clone());
        }
        let super_name = file.super_name().map(str::to_string);
        let super_class = match super_name {
            Some(name) => {
                let id = self.load(&name, loader)?;
                let sup = self.class(id);
                if sup.is_interface() && !file.is_interface() {
                    return Err(LinkError::Incompatible(format!(
                        "class {} has interface {} as super class",
                        file.name().replace('/', "."),
                        name.replace('/', ".")
                    )));
                }
                if sup.access & access::FINAL != 0 && !trusted {
                    return Err(LinkError::Incompatible(format!(
                        "class {} cannot inherit from final class {}",
                        file.name().replace('/', "."),
                        name.replace('/', ".")
                    )));
                }
                Some(id)
            }
            None => None,
        };
        let names: Vec<String> = file.interface_names().map(str::to_string).collect();
        let mut interfaces = Vec::with_capacity(names.len());
        for name in names {
            let id = self.load(&name, loader)?;
            if !self.class(id).is_interface() {
                return Err(LinkError::Incompatible(format!(
                    "class {} can not implement {}, because it is not an interface",
                    file.name().replace('/', "."),
                    name.replace('/', ".")
                )));
            }
            interfaces.push(id);
        }
        let mut all: Vec<ClassId> = super_class.map(|s| self.class(s).all_interfaces.clone()).unwrap_or_default();
        for &i in &interfaces {
            all.push(i);
            all.extend_from_slice(&self.class(i).all_interfaces);
        }
        all.sort();
        all.dedup();

        let id = self.classes.next_id();
        let name = match hidden_name {
            Some(name) => name,
            None => self.symbols.intern(file.name()),
        };
        let mut supers = super_class.map(|s| self.class(s).supers.clone()).unwrap_or_default();
        if !file.is_interface() || super_class.is_none() {
            supers.push(id);
        }
        let module = module.map(|m| self.symbols.intern(&m));
        let layout = self.layout(&file, id, super_class);
        let reference = match self.name(name) {
            "java/lang/ref/SoftReference" => ReferenceKind::Soft,
            "java/lang/ref/WeakReference" => ReferenceKind::Weak,
            "java/lang/ref/FinalReference" => ReferenceKind::Final,
            "java/lang/ref/PhantomReference" => ReferenceKind::Phantom,
            _ => super_class.map_or(ReferenceKind::None, |s| self.class(s).reference),
        };
        let access = file.access;
        let mut class = Box::new(bare_class(id, name, ClassKind::Instance, loader));
        class.access = access;
        class.super_class = super_class;
        class.interfaces = interfaces;
        class.all_interfaces = all;
        class.supers = supers;
        class.module = module;
        class.fields = layout.fields;
        class.instance_size = layout.instance_size;
        class.ref_offsets = layout.ref_offsets;
        class.static_size = layout.static_size;
        class.static_ref_offsets = layout.static_ref_offsets;
        class.hidden = hidden_name.is_some();
        class.verified = Cell::new(trusted || !self.verify);
        class.finalizer = super_class.is_some_and(|s| self.class(s).finalizer);
        class.reference = reference;
        self.add_methods(&mut class, &file);
        class.file = Some(file);
        self.classes.push(class);
        self.build_vtable(id);
        Ok(id)
    }

    fn add_methods(&mut self, class: &mut Class, file: &ClassFile) {
        let class_name = file.name();
        let poly_class = matches!(class_name, "java/lang/invoke/MethodHandle" | "java/lang/invoke/VarHandle")
            && class.loader == LoaderId::BOOT;
        let overrides = if class.loader == LoaderId::BOOT { self.overrides.get(class_name).cloned() } else { None };
        // Proxies are code of the library in a loader of the program.
        let simple_name = class_name.rsplit('/').next().unwrap_or(class_name);
        let proxy = file.super_name() == Some("java/lang/reflect/Proxy") && simple_name.starts_with("$Proxy");
        let library = proxy || matches!(class.loader, LoaderId::BOOT | LoaderId::PLATFORM);
        let whose = if library { 0 } else { OF_PROGRAM };
        for (index, info) in file.methods.iter().enumerate() {
            let name_str = file.pool.utf8(info.name);
            let desc_str = file.pool.utf8(info.descriptor);
            let name = self.symbols.intern(name_str);
            let desc = self.symbols.intern(desc_str);
            let selector = self.selector(name, desc);
            let (slots, ret) = descriptor_shape(desc_str);
            let is_static = info.access & access::STATIC != 0;
            let overridden = overrides
                .as_ref()
                .is_some_and(|o| o.iter().any(|sig| sig.strip_prefix(name_str).is_some_and(|rest| rest == desc_str)));
            let native = if overridden { access::NATIVE } else { 0 };
            let id = self.methods.next_id();
            let poly = poly_class
                && desc_str.starts_with("([Ljava/lang/Object;)")
                && info.access & (access::NATIVE | access::VARARGS) == access::NATIVE | access::VARARGS;
            self.methods.push(Box::new(Method {
                id,
                class: class.id,
                name,
                desc,
                selector,
                access: info.access | native,
                index: index as u16,
                slot: NO_SLOT,
                arg_slots: slots + !is_static as u16,
                ret,
                hidden: info.hidden || class_name == "java/lang/JauntVm",
                caller_sensitive: info.caller_sensitive,
                signature_polymorphic: poly,
                code: Cell::new(std::ptr::null()),
                entry: Cell::new(std::ptr::null()),
                native: Cell::new(NATIVE_UNKNOWN),
                library: Cell::new(whose),
                maps: OnceCell::new(),
            }));
            if name_str == "<clinit>" && is_static && slots == 0 {
                class.clinit = Some(id);
            }
            if name_str == "finalize" && desc_str == "()V" && class_name != "java/lang/Object" {
                // An empty body (just `return`) does not count.
                class.finalizer = info.code.as_ref().is_none_or(|c| c.code.len() > 1);
            }
            class.methods.push(id);
        }
    }

    fn build_vtable(&mut self, id: ClassId) {
        let class = self.class(id);
        if class.is_interface() {
            // Interface methods are dispatched by selector; an interface's own table is Object's.
            let table = class.super_class.map(|s| self.class(s).vtable.clone()).unwrap_or_default();
            self.classes[id].vtable = table;
            return;
        }
        let mut vtable = class.super_class.map(|s| self.class(s).vtable.clone()).unwrap_or_default();
        let methods = class.methods.clone();
        for m in methods {
            let method = self.method(m);
            let name = self.name(method.name);
            if method.is_static() || method.is_private() || name.starts_with('<') {
                continue;
            }
            let selector = method.selector;
            let mut slot = NO_SLOT;
            for (i, entry) in vtable.iter_mut().enumerate() {
                // SAFETY: methods are never removed.
                let old = unsafe { &**entry };
                if old.selector == selector && self.overrides(id, old) {
                    *entry = &**self.methods.get(m).expect("just added");
                    if slot == NO_SLOT {
                        slot = i as u32;
                    }
                }
            }
            if slot == NO_SLOT {
                slot = vtable.len() as u32;
                vtable.push(&**self.methods.get(m).expect("just added"));
            }
            self.methods[m].slot = slot;
        }
        // Slots for interface methods that no class method implements, and better defaults for inherited ones.
        let class = self.class(id);
        if !class.all_interfaces.is_empty() {
            let mut seen: FastMap<u32, ()> = FastMap::default();
            let mut index: FastMap<u32, usize> = FastMap::default();
            for (i, &m) in vtable.iter().enumerate() {
                // SAFETY: methods are never removed.
                index.insert(unsafe { (*m).selector.0 }, i);
            }
            let mut added: Vec<*const Method> = Vec::new();
            for &i in &class.all_interfaces {
                for &m in &self.class(i).methods {
                    let method = self.method(m);
                    if method.is_static() || method.is_private() || self.name(method.name).starts_with('<') {
                        continue;
                    }
                    let selector = method.selector;
                    if seen.insert(selector.0, ()).is_some() {
                        continue;
                    }
                    let present = index.get(&selector.0).copied();
                    if let Some(slot) = present {
                        // SAFETY: as above.
                        let old = unsafe { &*vtable[slot] };
                        if !self.class(old.class).is_interface() {
                            continue;
                        }
                    }
                    let chosen: MethodId = match self.maximally_specific(class, selector, false) {
                        Specific::One(m) | Specific::Abstract(m) | Specific::Conflict(m) => m,
                        Specific::None => m,
                    };
                    let pointer: *const Method = self.method(chosen);
                    match present {
                        Some(slot) => vtable[slot] = pointer,
                        None => added.push(pointer),
                    }
                }
            }
            vtable.extend(added);
        }
        self.classes[id].vtable = vtable;
    }

    /// May a method of `class` override `old` (5.4.5)? Package-private ones only inside their run-time package.
    fn overrides(&self, class: ClassId, old: &Method) -> bool {
        if old.access & (access::PUBLIC | access::PROTECTED) != 0 {
            return true;
        }
        let (a, b) = (self.class(class), self.class(old.class));
        a.loader == b.loader && package(self.name(a.name)) == package(self.name(b.name))
    }

    fn layout(&mut self, file: &ClassFile, id: ClassId, super_class: Option<ClassId>) -> Layout {
        let mut fields: Vec<Field> = Vec::with_capacity(file.fields.len());
        for (index, info) in file.fields.iter().enumerate() {
            let desc_str = file.pool.utf8(info.descriptor);
            fields.push(Field {
                class: id,
                name: self.symbols.intern(file.pool.utf8(info.name)),
                desc: self.symbols.intern(desc_str),
                access: info.access,
                kind: Kind::of_descriptor(desc_str.as_bytes()[0]),
                offset: 0,
                index: index as u16,
            });
        }
        let (start, mut ref_offsets) = match super_class {
            Some(s) => {
                let s = self.class(s);
                (s.instance_size, s.ref_offsets.to_vec())
            }
            None => (0, Vec::new()),
        };
        let mut instance_size = place(&mut fields, false, start, &mut ref_offsets);
        if HAS_EXTRA.contains(&file.name()) {
            instance_size = ((instance_size + 7) & !7) + MIRROR_EXTRA;
        }
        let mut static_refs = Vec::new();
        let static_size = place(&mut fields, true, 0, &mut static_refs);
        Layout { fields, instance_size, ref_offsets: ref_offsets.into(), static_size, static_ref_offsets: static_refs.into() }
    }
}

/// A class with nothing in it yet.
fn bare_class(id: ClassId, name: Symbol, kind: ClassKind, loader: LoaderId) -> Class {
    Class {
        id,
        name,
        kind,
        access: 0,
        super_class: None,
        interfaces: Vec::new(),
        all_interfaces: Vec::new(),
        supers: Vec::new(),
        loader,
        module: None,
        file: None,
        fields: Vec::new(),
        methods: Vec::new(),
        instance_size: 0,
        ref_offsets: Box::default(),
        static_size: 0,
        static_ref_offsets: Box::default(),
        vtable: Vec::new(),
        itable: RefCell::default(),
        clinit: None,
        array_of: Cell::new(None),
        hidden: false,
        verified: Cell::new(true),
        finalizer: false,
        reference: ReferenceKind::None,
        resolved: RefCell::default(),
    }
}

struct Layout {
    fields: Vec<Field>,
    instance_size: u32,
    ref_offsets: Box<[u32]>,
    static_size: u32,
    static_ref_offsets: Box<[u32]>,
}

/// Classes whose instances carry a number of the VM's behind their declared fields (see `MIRROR_EXTRA`).
const HAS_EXTRA: [&str; 3] = ["java/lang/Class", "java/lang/invoke/MemberName", "java/lang/invoke/ResolvedMethodName"];

/// Gives offsets to the static or the instance fields, larger ones first, from `start` on; returns the end.
fn place(fields: &mut [Field], statics: bool, start: u32, refs: &mut Vec<u32>) -> u32 {
    let mut at = start;
    for shift in [3u32, 2, 1, 0] {
        for field in fields.iter_mut().filter(|f| f.is_static() == statics && f.kind.shift() == shift) {
            let size = 1 << shift;
            at = (at + size - 1) & !(size - 1);
            field.offset = at;
            if field.kind == Kind::Ref {
                refs.push(at);
            }
            at += size;
        }
    }
    at
}

/// The package part of an internal name.
pub fn package(name: &str) -> &str {
    name.rfind('/').map_or("", |i| &name[..i])
}

/// Argument slots and return kind of a method descriptor that the class file's checks accepted.
pub fn descriptor_shape(desc: &str) -> (u16, Kind) {
    let bytes = desc.as_bytes();
    let mut slots = 0;
    let mut i = 1;
    while i < bytes.len() && bytes[i] != b')' {
        slots += if matches!(bytes[i], b'J' | b'D') { 2 } else { 1 };
        i = skip_type(bytes, i);
    }
    (slots, Kind::of_descriptor(*bytes.get(i + 1).unwrap_or(&b'V')))
}

/// Kinds of the parameters of a method descriptor.
pub fn param_kinds(desc: &str) -> Vec<Kind> {
    param_types(desc).map(|t| Kind::of_descriptor(t.as_bytes()[0])).collect()
}

/// The parameters' descriptors.
pub fn param_types(desc: &str) -> impl Iterator<Item = &str> {
    let bytes = desc.as_bytes();
    let mut i = 1;
    std::iter::from_fn(move || {
        if i >= bytes.len() || bytes[i] == b')' {
            return None;
        }
        let start = i;
        i = skip_type(bytes, i);
        Some(&desc[start..i])
    })
}

/// The return type's descriptor.
pub fn return_type(desc: &str) -> &str {
    &desc[desc.rfind(')').map_or(0, |i| i + 1)..]
}

fn skip_type(bytes: &[u8], mut i: usize) -> usize {
    while i < bytes.len() && bytes[i] == b'[' {
        i += 1;
    }
    if i < bytes.len() && bytes[i] == b'L' {
        while i < bytes.len() && bytes[i] != b';' {
            i += 1;
        }
    }
    (i + 1).min(bytes.len())
}
