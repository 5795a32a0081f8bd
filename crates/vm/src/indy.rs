//! `invokedynamic`: the bootstrap methods that compilers emit are served by the VM, everything else by the JDK's own
//! linker.
//!
//! A lambda is a class that implements the interface (spun once per call site, part of the program) and an object with
//! the captured values. A site that captures nothing has one object, kept in a root slot of the state.

use crate::native::{NativeResult, Trap};
use crate::policy::Mode;
use crate::vm::Vm;
use jaunt_classfile::{ClassFile, Constant};
use jaunt_program::insn::Insn;
use jaunt_program::link::{package, param_kinds, return_type};
use jaunt_program::{ClassId, Kind, MethodId};
use jaunt_state::ClassStatus;

/// What a linked site does.
pub enum DynamicSite {
    /// Make a lambda object: class, and (argument slot, field offset, kind) of each captured value.
    Lambda { class: ClassId, captures: Vec<(usize, u32, Kind)> },
    /// Call a static method that was spun for the site.
    Static(MethodId),
    /// Linked by the JDK: class and pool index of the call site.
    General { class: ClassId, index: u16 },
}

/// Root-slot keys: which table a slot belongs to.
pub const KEY_LAMBDA: u64 = 1 << 60;
pub const KEY_CONSTANT: u64 = 2 << 60;
pub const KEY_SITE: u64 = 3 << 60;
pub const KEY_SITE_APPENDIX: u64 = 4 << 60;
pub const KEY_SITE_ARGS: u64 = 5 << 60;
pub const KEY_POLY_TYPE: u64 = 6 << 60;
pub const KEY_MISC: u64 = 7 << 60;
pub const KEY_ROOT_MARK: u64 = 8 << 60;
pub const KEY_LOADER: u64 = 9 << 60;
/// What a loader of the program's own answered: number of the loader, symbol of the name.
pub const KEY_ANSWER: u64 = 10 << 60;
/// With the number of a class: the protection domain that it was defined with.
pub const KEY_DOMAIN: u64 = KEY_MISC | 1 << 46;

impl Vm {
    /// The root slot of a key, made empty when it does not exist.
    pub fn root_slot(&mut self, key: u64) -> usize {
        // What bootstrap methods and loaders of the program's own returned, and what it defined classes with.
        let linked =
            matches!(key >> 60 << 60, KEY_CONSTANT | KEY_SITE | KEY_SITE_APPENDIX | KEY_ANSWER) || key >> 32 << 32 == KEY_DOMAIN;
        self.state.root_slot(key, linked)
    }

    /// Links the site of a pool entry for the instruction at `pc`.
    pub fn link_dynamic(&mut self, class: ClassId, index: u16) -> Result<usize, Trap> {
        let file = self.program.class(class).file.clone().expect("code comes from a file");
        let Constant::InvokeDynamic { bootstrap, name_and_type } = file.pool.get(index) else {
            unreachable!("checked when parsed")
        };
        let bsm = &file.attrs.bootstrap_methods[bootstrap as usize];
        let Constant::MethodHandle { reference, .. } = file.pool.get(bsm.method) else { unreachable!("checked when parsed") };
        let member = file.pool.member(reference);
        let (name, desc) = file.pool.name_and_type(name_and_type);
        let site = match (member.class, member.name) {
            ("java/lang/invoke/LambdaMetafactory", "metafactory") => {
                self.lambda_site(class, index, &file, name, desc, &bsm.arguments, false)?
            }
            ("java/lang/invoke/LambdaMetafactory", "altMetafactory") => {
                self.lambda_site(class, index, &file, name, desc, &bsm.arguments, true)?
            }
            ("java/lang/invoke/StringConcatFactory", "makeConcatWithConstants") => {
                self.concat_site(class, index, &file, desc, &bsm.arguments)?
            }
            ("java/lang/runtime/SwitchBootstraps", kind @ ("typeSwitch" | "enumSwitch")) => {
                self.switch_site(class, index, &file, kind, desc, &bsm.arguments)?
            }
            ("java/lang/runtime/ObjectMethods", "bootstrap") => self.record_site(class, index, &file, name, &bsm.arguments)?,
            _ => None,
        };
        let site = site.unwrap_or(DynamicSite::General { class, index });
        self.dynamic_sites.push(site);
        Ok(self.dynamic_sites.len() - 1)
    }

    /// Executes a linked site.
    ///
    /// # Safety
    /// `pc` is the quickened instruction with its lists, `regs` the frame's registers.
    pub unsafe fn invoke_dynamic(&mut self, site: usize, pc: *const Insn, regs: *const u64) -> NativeResult {
        match &self.dynamic_sites[site] {
            DynamicSite::Lambda { class, .. } => {
                let class = *class;
                if !self.state.is_initialized(class) {
                    // Superinterfaces with default methods are initialised with the first object.
                    self.ensure_initialized(class)?;
                }
                let DynamicSite::Lambda { captures, .. } = &self.dynamic_sites[site] else { unreachable!("matched above") };
                if captures.is_empty() {
                    let slot = self.root_slot(KEY_LAMBDA | site as u64);
                    if self.state.rest.roots()[slot].is_null() {
                        let object = self.new_object(class);
                        self.keep(slot, object);
                    }
                    return Ok(self.state.rest.roots()[slot].word());
                }
                if self.state.heap.gc_due {
                    self.collect_garbage(false);
                }
                // SAFETY: as the caller promises.
                let args = unsafe { crate::interp::args_of(pc, regs) };
                let object = self.new_object(class);
                let DynamicSite::Lambda { captures, .. } = &self.dynamic_sites[site] else { unreachable!("matched above") };
                let body = self.state.heap.body_mut(object, &self.program);
                for &(slot, offset, kind) in captures {
                    // SAFETY: a new object of the class that these fields belong to.
                    unsafe { crate::init::write_kind(body.add(offset as usize), kind, args[slot]) };
                }
                Ok(object.word())
            }
            DynamicSite::Static(method) => {
                let method: *const jaunt_program::Method = self.program.method(*method);
                // SAFETY: as the caller promises.
                unsafe { self.invoke_slow(method, pc, regs) }
            }
            DynamicSite::General { class, index } => {
                let (class, index) = (*class, *index);
                // SAFETY: as the caller promises.
                unsafe { self.invoke_general(site, class, index, pc, regs) }
            }
        }
    }

    /// Defines a class that the VM made, as a hidden class beside `host`.
    pub fn define_spun(&mut self, host: ClassId, bytes: Vec<u8>, name: &str) -> Result<ClassId, Trap> {
        let h = self.program.class(host);
        let loader = h.loader;
        let module = h.module.map(|m| self.program.name(m).to_string());
        match self.program.define(bytes.into(), loader, module, true, Some(name)) {
            Ok(id) => {
                self.state.class(id);
                Ok(id)
            }
            Err(e) => Err(self.link_trap(e)),
        }
    }

    /// The name of the class that is spun for a call site of a class, and where it is said to lie.
    ///
    /// HotSpot numbers them in the order in which they are linked, and so does a run. What a search has linked depends on what
    /// it explored before: there both come from the place of the call site.
    fn spun_name(&mut self, host: ClassId, index: u16, what: &str) -> (String, u64) {
        let base = self.program.class_name(host).replace('+', "_");
        if self.policy.mode == Mode::Run {
            let number = self.next_spun();
            return (format!("{base}$${what}${number}"), spun_address(number as u64));
        }
        let pool = &self.program.class(host).file().pool;
        let number = (1..=index).filter(|&i| matches!(pool.get(i), Constant::InvokeDynamic { .. })).count();
        // Several instructions may share an entry of the pool.
        let frame = self.state.threads[self.current].frames.last();
        let place = frame.map_or((0, 0), |f| (f.method().index, self.pc_of(f)));
        let text = format!("{base} {index} {place:?}");
        (format!("{base}$${what}${number}"), spun_address(xxhash_rust::xxh3::xxh3_64(text.as_bytes()) & 0xffff_ffff))
    }

    /// Classes that are made at run time, in the order in which they are: in a run.
    pub(crate) fn next_spun(&mut self) -> u32 {
        self.next_spun += 1;
        self.next_spun
    }

    #[allow(clippy::too_many_arguments)]
    fn lambda_site(
        &mut self,
        class: ClassId,
        index: u16,
        file: &ClassFile,
        name: &str,
        desc: &str,
        arguments: &[u16],
        alt: bool,
    ) -> Result<Option<DynamicSite>, Trap> {
        let method_type = |i: usize| match file.pool.get(arguments[i]) {
            Constant::MethodType { descriptor } => Some(file.pool.utf8(descriptor).to_string()),
            _ => None,
        };
        if arguments.len() < 3 {
            return Ok(None);
        }
        let (Some(erased), Some(instantiated)) = (method_type(0), method_type(2)) else { return Ok(None) };
        let Constant::MethodHandle { kind, reference } = file.pool.get(arguments[1]) else { return Ok(None) };
        if kind < 5 {
            return Ok(None);
        }
        // The handle is resolved when the site is linked, not when the lambda is called.
        self.resolve_method(class, reference)?;
        let target = file.pool.member(reference);
        let iface = return_type(desc);
        let iface = iface[1..iface.len() - 1].to_string();
        let mut interfaces = vec![iface];
        let mut bridges = Vec::new();
        let mut serializable = false;
        if alt {
            let int = |i: usize| match arguments.get(i).map(|&a| file.pool.get(a)) {
                Some(Constant::Integer(v)) => v,
                _ => 0,
            };
            let flags = int(3);
            serializable = flags & 1 != 0;
            let mut at = 4;
            if flags & 2 != 0 {
                let n = int(at) as usize;
                at += 1;
                for _ in 0..n {
                    if let Some(Constant::Class { .. }) = arguments.get(at).map(|&a| file.pool.get(a)) {
                        interfaces.push(file.pool.class_name(arguments[at]).to_string());
                    }
                    at += 1;
                }
            }
            if flags & 4 != 0 {
                let n = int(at) as usize;
                at += 1;
                for _ in 0..n {
                    if let Some(d) = arguments.get(at).and_then(|_| method_type(at)) {
                        bridges.push(d);
                    }
                    at += 1;
                }
            }
            if serializable {
                let marker = self.load_class("java/io/Serializable", jaunt_program::LoaderId::BOOT)?;
                let mut known = false;
                for name in &interfaces {
                    let id = self.load_for(class, name)?;
                    known |= self.program.is_subclass(id, marker);
                }
                if !known {
                    interfaces.push("java/io/Serializable".to_string());
                }
            }
        }
        interfaces.dedup();
        let (spun, address) = self.spun_name(class, index, "Lambda");
        // A lambda in a hidden class names its host by the file's own name; the call must reach the hidden class itself.
        let spec = jaunt_spin::LambdaSpec {
            class_name: spun.clone(),
            interfaces,
            method_name: name.to_string(),
            erased_desc: erased.clone(),
            instantiated_desc: instantiated,
            bridges,
            captured_desc: desc.to_string(),
            impl_kind: kind,
            impl_class: target.class.to_string(),
            impl_name: target.name.to_string(),
            impl_desc: target.descriptor.to_string(),
            impl_is_interface: target.interface,
            serialization: if serializable {
                jaunt_spin::Serialization::Writable { capturing_class: file.name().to_string() }
            } else {
                jaunt_spin::Serialization::None
            },
            with_factory: false,
        };
        // A site that is not as the factory wants it gets its exception from the factory itself.
        let Ok(bytes) = jaunt_spin::lambda(&spec) else { return Ok(None) };
        let id = self.define_spun(class, bytes, &format!("{spun}+0x{address:016x}"))?;
        let host = self.nest_host(class);
        self.nest_hosts.insert(id, host);
        if self.program.class(class).hidden {
            self.share_hidden_name(class, id, file.name());
        }
        let mut captures = Vec::new();
        let mut slot = 0;
        for (i, kind) in param_kinds(desc).into_iter().enumerate() {
            let field = self.program.field_named(id, &format!("arg${}", i + 1)).expect("spun with this field");
            captures.push((slot, field.offset, kind));
            slot += if kind.is_wide() { 2 } else { 1 };
        }
        Ok(Some(DynamicSite::Lambda { class: id, captures }))
    }

    /// Class constants of a spun class that name its hidden host mean the host itself.
    fn share_hidden_name(&mut self, host: ClassId, spun: ClassId, name: &str) {
        let file = self.program.class(spun).file.clone().expect("spun classes have a file");
        for i in 1..file.pool.len() as u16 {
            if matches!(file.pool.get(i), Constant::Class { .. }) && file.pool.class_name(i) == name {
                self.program.class(spun).resolved.borrow_mut().insert(i, host);
            }
        }
    }

    fn concat_site(
        &mut self,
        class: ClassId,
        index: u16,
        file: &ClassFile,
        desc: &str,
        arguments: &[u16],
    ) -> Result<Option<DynamicSite>, Trap> {
        let Some(Constant::String { utf8 }) = arguments.first().map(|&a| file.pool.get(a)) else { return Ok(None) };
        let recipe = file.pool.utf16(utf8);
        let mut constants = Vec::new();
        for &a in &arguments[1..] {
            match file.pool.get(a) {
                Constant::String { utf8 } => constants.push(jaunt_spin::ConcatConst::Str(file.pool.utf16(utf8))),
                _ => return Ok(None),
            }
        }
        let (name, _) = self.spun_name(class, index, "Concat");
        let Ok(bytes) = jaunt_spin::concat(&name, desc, &recipe, &constants) else { return Ok(None) };
        let id = self.define_spun(class, bytes, &name)?;
        let method = self.program.method_named(id, "concat", desc).expect("spun with this method");
        self.state.class(id).status = ClassStatus::Initialized;
        Ok(Some(DynamicSite::Static(method)))
    }

    /// A pattern switch (Java 21 class files). Labels that are computed constants go the general way.
    fn switch_site(
        &mut self,
        class: ClassId,
        index: u16,
        file: &ClassFile,
        kind: &str,
        desc: &str,
        arguments: &[u16],
    ) -> Result<Option<DynamicSite>, Trap> {
        let mut labels = Vec::new();
        for &a in arguments {
            labels.push(match file.pool.get(a) {
                Constant::Class { .. } => jaunt_spin::SwitchLabel::Type(file.pool.class_name(a).to_string()),
                Constant::Integer(v) => jaunt_spin::SwitchLabel::Int(v),
                Constant::String { utf8 } => jaunt_spin::SwitchLabel::Str(file.pool.utf16(utf8)),
                _ => return Ok(None),
            });
        }
        let (name, _) = self.spun_name(class, index, "Switch");
        let spun = if kind == "enumSwitch" {
            jaunt_spin::enum_switch(&name, desc, &labels)
        } else {
            jaunt_spin::type_switch(&name, desc, &labels)
        };
        let Ok(bytes) = spun else { return Ok(None) };
        let id = self.define_spun(class, bytes, &name)?;
        self.state.class(id).status = ClassStatus::Initialized;
        let method = self.program.class(id).methods.iter().copied().find(|&m| self.program.method(m).is_static());
        Ok(method.map(DynamicSite::Static))
    }

    fn record_site(
        &mut self,
        class: ClassId,
        index: u16,
        file: &ClassFile,
        name: &str,
        arguments: &[u16],
    ) -> Result<Option<DynamicSite>, Trap> {
        let (Some(&class_index), Some(&names)) = (arguments.first(), arguments.get(1)) else { return Ok(None) };
        let Constant::Class { .. } = file.pool.get(class_index) else { return Ok(None) };
        let Constant::String { utf8 } = file.pool.get(names) else { return Ok(None) };
        let record = file.pool.class_name(class_index).to_string();
        let names = file.pool.utf8(utf8).to_string();
        let names: Vec<&str> = names.split(';').filter(|n| !n.is_empty()).collect();
        let mut components = Vec::new();
        for (i, &getter) in arguments[2..].iter().enumerate() {
            let Constant::MethodHandle { reference, .. } = file.pool.get(getter) else { return Ok(None) };
            let member = file.pool.member(reference);
            components.push((names.get(i).unwrap_or(&member.name).to_string(), member.descriptor.to_string()));
        }
        let simple = simple_name(file, &record);
        let (spun, _) = self.spun_name(class, index, "Record");
        let method = match name {
            "equals" => jaunt_spin::RecordMethod::Equals,
            "hashCode" => jaunt_spin::RecordMethod::HashCode,
            "toString" => jaunt_spin::RecordMethod::ToString,
            _ => return Ok(None),
        };
        let components: Vec<(&str, &str)> = components.iter().map(|(n, d)| (n.as_str(), d.as_str())).collect();
        let Ok(bytes) = jaunt_spin::record_method(&spun, &record, method, &components, &simple) else { return Ok(None) };
        let id = self.define_spun(class, bytes, &spun)?;
        if self.program.class(class).hidden {
            self.share_hidden_name(class, id, file.name());
        }
        self.state.class(id).status = ClassStatus::Initialized;
        let method =
            self.program.class(id).methods.iter().copied().find(|&m| self.program.name(self.program.method(m).name) == name);
        Ok(method.map(DynamicSite::Static))
    }
}

/// Where HotSpot would say that a class made at run time lies.
pub fn spun_address(number: u64) -> u64 {
    0x8000_0000 + number * 0x400
}

/// `Class.getSimpleName` of a class, from its own `InnerClasses`.
fn simple_name(file: &ClassFile, class: &str) -> String {
    for inner in &file.attrs.inner_classes {
        if inner.name != 0 && file.pool.class_name(inner.inner) == class {
            return file.pool.utf8(inner.name).to_string();
        }
    }
    let package = package(class);
    if package.is_empty() { class.to_string() } else { class[package.len() + 1..].to_string() }
}
