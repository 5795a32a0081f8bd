//! First execution of an instruction: resolve what it names and write the resolved form in its place.
//!
//! Quickened instructions check at run time whether a class is initialised, because a restored state may be one in
//! which it is not.

use crate::indy::KEY_ANSWER;
use crate::native::Trap;
use crate::vm::{InterfaceSite, Vm};
use jaunt_base::Symbol;
use jaunt_base::breakage::broken_here;
use jaunt_classfile::{Constant, access};
use jaunt_program::code::rewrite;
use jaunt_program::insn::{ARGS_PER_INSN, CONSTANT_FIELD, Insn, Op, VOLATILE_FIELD};
use jaunt_program::method::NO_SLOT;
use jaunt_program::{ClassId, Kind, LinkError, LoaderId, Method, MethodId};
use jaunt_state::heap::SHARED;
use jaunt_state::{FrameKind, ObjRef};
use std::cell::Cell;

/// A member reference, resolved to symbols.
struct Member {
    class: ClassId,
    name: Symbol,
    desc: Symbol,
}

fn answer_key(loader: LoaderId, name: Symbol) -> u64 {
    KEY_ANSWER | (loader.0 as u64) << 32 | name.0 as u64
}

impl Vm {
    /// Resolves the instruction at `pc` of the current frame and rewrites it.
    #[cold]
    #[inline(never)]
    pub(crate) fn quicken(&mut self, pc: *const Insn) -> Result<(), Trap> {
        // SAFETY: `pc` points into the current frame's code.
        let mut insn = unsafe { *pc };
        self.resolve_insn(&mut insn)?;
        // SAFETY: nobody looks at code while Java runs.
        unsafe { rewrite(pc, insn) };
        Ok(())
    }

    /// What an instruction becomes when it is resolved.
    fn resolve_insn(&mut self, insn: &mut Insn) -> Result<(), Trap> {
        let class = self.thread().frames.last().expect("a frame").method().class;
        let index = insn.x as u16;
        let lists = (insn.c as usize).div_ceil(ARGS_PER_INSN) as u16;
        match insn.op {
            Op::GetField | Op::PutField | Op::GetStatic | Op::PutStatic => self.quicken_field(class, insn),
            Op::New => {
                let id = self.resolve_class(class, index)?;
                let c = self.program.class(id);
                if c.is_abstract() || c.is_interface() {
                    let name = self.program.java_name(id);
                    return Err(self.throw_new("java/lang/InstantiationError", Some(&name)));
                }
                let (size, finalizer) = (c.instance_size, c.finalizer);
                self.state.class(id);
                insn.x = (size as u64) << 32 | id.0 as u64;
                insn.c = finalizer as u16;
                insn.b = self.is_collection(id) as u16;
                insn.op = Op::NewQ;
                Ok(())
            }
            Op::ANewArray => {
                let component = self.resolve_class(class, index)?;
                let id = self.program.array_of(component);
                insn.x = id.0 as u64;
                insn.op = Op::ANewArrayQ;
                Ok(())
            }
            Op::MultiANewArray => {
                let id = self.resolve_class(class, index)?;
                insn.x = id.0 as u64;
                insn.b = lists;
                insn.op = Op::MultiANewArrayQ;
                Ok(())
            }
            Op::InstanceOf => {
                insn.x = self.resolve_class(class, index)?.0 as u64;
                insn.op = Op::InstanceOfQ;
                Ok(())
            }
            Op::CheckCast => {
                insn.x = self.resolve_class(class, index)?.0 as u64;
                insn.op = Op::CheckCastQ;
                Ok(())
            }
            Op::Ldc => self.quicken_ldc(class, insn),
            Op::InvokeStatic => {
                let method = self.resolve_method(class, index)?;
                if !method.is_static() {
                    return Err(self.wrong_kind(method, "static"));
                }
                self.state.class(method.class);
                insn.b = lists;
                if method.signature_polymorphic {
                    let member = self.member(class, index)?;
                    insn.x = self.link_polymorphic(class, method, member.name, member.desc)? as u64;
                    insn.op = Op::InvokeHandleQ;
                    return Ok(());
                }
                insn.x = method as *const Method as u64;
                insn.op = Op::InvokeStaticQ;
                Ok(())
            }
            Op::InvokeSpecial => {
                let mut method: &Method = self.resolve_method(class, index)?;
                if method.is_static() {
                    return Err(self.wrong_kind(method, "non-static"));
                }
                let current = self.program.class(class);
                let is_init = self.program.name(method.name) == "<init>";
                let target_is_interface = self.program.class(method.class).is_interface();
                if !is_init && !method.is_private() && !target_is_interface && current.access & access::SUPER != 0 {
                    // super.m(): the nearest implementation above the current class.
                    if class != method.class && self.program.is_subclass(class, method.class) {
                        if let Some(sup) = current.super_class {
                            if let Some(m) = self.program.find_method(sup, method.name, method.desc) {
                                let m: *const Method = self.program.method(m);
                                // SAFETY: methods are never removed.
                                method = unsafe { &*m };
                            }
                        }
                    }
                }
                insn.x = method as *const Method as u64;
                insn.b = lists;
                insn.op = Op::InvokeSpecialQ;
                Ok(())
            }
            Op::InvokeVirtual | Op::InvokeInterface => self.quicken_virtual(class, insn, lists),
            Op::InvokeDynamic => {
                let site = self.link_dynamic(class, index)?;
                insn.x = site as u64;
                insn.b = lists;
                insn.op = Op::InvokeDynamicQ;
                Ok(())
            }
            other => unreachable!("{other:?} needs no quickening"),
        }
    }

    fn quicken_virtual(&mut self, class: ClassId, insn: &mut Insn, lists: u16) -> Result<(), Trap> {
        let index = insn.x as u16;
        let member = self.member(class, index)?;
        let (refclass, name, desc) = (member.class, member.name, member.desc);
        let method: &Method = self.resolve_method(class, index)?;
        if method.is_static() {
            return Err(self.wrong_kind(method, "non-static"));
        }
        insn.b = lists;
        if method.signature_polymorphic {
            let site = self.link_polymorphic(class, method, name, desc)?;
            insn.x = site as u64;
            insn.op = Op::InvokeHandleQ;
            return Ok(());
        }
        let declared_in = self.program.class(method.class);
        if method.is_private()
            || method.slot == NO_SLOT && !declared_in.is_interface()
            || method.is_final() && !declared_in.is_interface()
        {
            insn.x = method as *const Method as u64;
            insn.op = Op::InvokeSpecialQ;
            return Ok(());
        }
        if !declared_in.is_interface() {
            insn.x = method.slot as u64;
            insn.op = Op::InvokeVirtualQ;
            return Ok(());
        }
        if !self.program.class(refclass).is_interface() {
            // Named through a class that inherits it from an interface: it has a slot there.
            let c = self.program.class(refclass);
            // SAFETY: vtables hold methods of this program.
            let slot = c.vtable.iter().position(|&m| unsafe { (*m).selector == method.selector });
            if let Some(slot) = slot {
                insn.x = slot as u64;
                insn.op = Op::InvokeVirtualQ;
                return Ok(());
            }
        }
        let site = Box::new(InterfaceSite { resolved: method, class: Cell::new(0), target: Cell::new(std::ptr::null()) });
        insn.x = &*site as *const InterfaceSite as u64;
        self.interface_sites.push(site);
        insn.op = Op::InvokeInterfaceQ;
        Ok(())
    }

    /// Fills an interface call's cache for a receiver class.
    #[cold]
    pub fn link_interface(&mut self, site: &InterfaceSite, class: ClassId) -> Result<(), Trap> {
        // SAFETY: methods are never removed.
        let resolved = unsafe { &*site.resolved };
        if !self.program.is_subclass(class, resolved.class) {
            let text = format!(
                "Class {} does not implement the requested interface {}",
                self.program.java_name(class),
                self.program.java_name(resolved.class)
            );
            return Err(self.throw_new("java/lang/IncompatibleClassChangeError", Some(&text)));
        }
        let target = self.program.dispatch(self.program.class(class), resolved.selector);
        if target.is_null() {
            return Err(self.abstract_method(resolved));
        }
        // SAFETY: as above.
        let method = unsafe { &*target };
        if method.access & access::PUBLIC == 0 {
            let text = format!("class {} tried to access method '{}'", self.program.java_name(class), self.pretty_method(method));
            return Err(self.throw_new("java/lang/IllegalAccessError", Some(&text)));
        }
        site.class.set(class.0);
        site.target.set(target);
        Ok(())
    }

    fn quicken_field(&mut self, class: ClassId, insn: &mut Insn) -> Result<(), Trap> {
        let is_static = matches!(insn.op, Op::GetStatic | Op::PutStatic);
        let is_get = matches!(insn.op, Op::GetField | Op::GetStatic);
        let member = self.member(class, insn.x as u16)?;
        let Some(field) = self.program.find_field(member.class, member.name, member.desc) else {
            let name = self.program.name(member.name).to_string();
            return Err(self.throw_new("java/lang/NoSuchFieldError", Some(&name)));
        };
        if field.is_static() != is_static {
            let text = format!(
                "Expected {} field {}.{}",
                if is_static { "static" } else { "non-static" },
                self.program.java_name(field.class),
                self.program.name(field.name)
            );
            return Err(self.throw_new("java/lang/IncompatibleClassChangeError", Some(&text)));
        }
        let (owner, flags, name) = (field.class, field.access, field.name);
        let (is_final, kind, offset) = (field.is_final(), field.kind, field.offset);
        if flags & access::PRIVATE != 0 && owner != class {
            self.load_nest_host(class)?;
            self.load_nest_host(owner)?;
        }
        let name_text = self.program.name(name).to_string();
        self.check_field_access(class, owner, flags, &name_text)?;
        if !is_get && is_final && owner != class {
            let text = format!(
                "class {} tried to access final field {}.{}",
                self.program.java_name(class),
                self.program.java_name(owner),
                name_text
            );
            return Err(self.throw_new("java/lang/IllegalAccessError", Some(&text)));
        }
        use Op::*;
        let op = match (is_static, is_get, kind) {
            (false, true, Kind::Boolean | Kind::Byte) => GetFieldI8,
            (false, true, Kind::Char) => GetFieldU16,
            (false, true, Kind::Short) => GetFieldI16,
            (false, true, Kind::Ref) if self.is_of_reference(owner, offset, self.known.reference_referent) => GetReferent,
            (false, true, Kind::Ref) => GetFieldRef,
            (false, true, Kind::Int | Kind::Float) => GetField32,
            (false, true, _) => GetField64,
            (false, false, Kind::Boolean | Kind::Byte) => PutField8,
            (false, false, Kind::Char | Kind::Short) => PutField16,
            (false, false, Kind::Ref) if self.is_of_reference(owner, offset, self.known.reference_queue) => PutQueue,
            (false, false, Kind::Ref) => PutFieldRef,
            (false, false, Kind::Int | Kind::Float) => PutField32,
            (false, false, _) => PutField64,
            (true, true, Kind::Boolean | Kind::Byte) => GetStaticI8,
            (true, true, Kind::Char) => GetStaticU16,
            (true, true, Kind::Short) => GetStaticI16,
            (true, true, Kind::Ref) => GetStaticRef,
            (true, true, Kind::Int | Kind::Float) => GetStatic32,
            (true, true, _) => GetStatic64,
            (true, false, Kind::Boolean | Kind::Byte) => PutStatic8,
            (true, false, Kind::Char | Kind::Short) => PutStatic16,
            (true, false, Kind::Ref) => PutStaticRef,
            (true, false, Kind::Int | Kind::Float) => PutStatic32,
            (true, false, _) => PutStatic64,
        };
        if matches!(op, PutField8 | PutStatic8) {
            insn.c = if kind == Kind::Boolean { 1 } else { 0xff };
        } else {
            insn.c = 0;
        }
        if flags & access::VOLATILE != 0 {
            insn.c |= VOLATILE_FIELD;
        }
        if is_get && self.is_constant(owner, flags) {
            insn.c |= CONSTANT_FIELD;
        }
        self.state.class(owner);
        insn.x = if is_static { (owner.0 as u64) << 32 | offset as u64 } else { offset as u64 };
        insn.op = op;
        Ok(())
    }

    /// A field of `java.lang.ref.Reference`, the one that lies there.
    fn is_of_reference(&self, owner: ClassId, offset: u32, wanted: u32) -> bool {
        offset == wanted && self.program.class_name(owner) == "java/lang/ref/Reference"
    }

    /// A field of the library that never changes while several threads can read it: a static one that is final, once its class
    /// is initialised (reflection does not write such; the standard streams are what natives write), and what a string is made
    /// of (no constructor of `String` gives the new object away).
    fn is_constant(&self, owner: ClassId, flags: u16) -> bool {
        let class = self.program.class(owner);
        if flags & access::FINAL == 0 || !matches!(class.loader, LoaderId::BOOT | LoaderId::PLATFORM) {
            return false;
        }
        if flags & access::STATIC != 0 {
            self.program.class_name(owner) != "java/lang/System"
        } else {
            owner == self.known.string
        }
    }

    fn quicken_ldc(&mut self, class: ClassId, insn: &mut Insn) -> Result<(), Trap> {
        let index = insn.x as u16;
        let file = self.program.class(class).file.clone().expect("code comes from a file");
        match file.pool.get(index) {
            Constant::String { utf8 } => {
                let id = self.program.string(&file.pool.utf16(utf8));
                insn.x = id.0 as u64;
                insn.op = Op::LdcString;
            }
            Constant::Class { .. } => {
                insn.x = self.resolve_class(class, index)?.0 as u64;
                insn.op = Op::LdcClass;
            }
            _ => {
                insn.op = Op::LdcRoot;
            }
        }
        Ok(())
    }

    fn wrong_kind(&mut self, method: &Method, expected: &str) -> Trap {
        let text = format!("Expected {expected} method '{}'", self.pretty_method(method));
        self.throw_new("java/lang/IncompatibleClassChangeError", Some(&text))
    }

    fn member(&mut self, class: ClassId, index: u16) -> Result<Member, Trap> {
        let file = self.program.class(class).file.clone().expect("code comes from a file");
        let class_index = match file.pool.get(index) {
            Constant::FieldRef { class, .. } | Constant::MethodRef { class, .. } | Constant::InterfaceMethodRef { class, .. } => {
                class
            }
            other => unreachable!("{other:?} is not a member: checked when parsed"),
        };
        let owner = self.resolve_class(class, class_index)?;
        let member = file.pool.member(index);
        Ok(Member {
            class: owner,
            name: self.program.symbols.intern(member.name),
            desc: self.program.symbols.intern(member.descriptor),
        })
    }

    /// Resolves a method constant. The reference lives as long as the program.
    pub fn resolve_method(&mut self, class: ClassId, index: u16) -> Result<&'static Method, Trap> {
        let member = self.member(class, index)?;
        let file = self.program.class(class).file.clone().expect("code comes from a file");
        let interface = matches!(file.pool.get(index), Constant::InterfaceMethodRef { .. });
        let target = self.program.class(member.class);
        if interface != target.is_interface() {
            let text = if interface {
                format!("Method '{}' must be Methodref constant", self.pretty_member(&member))
            } else {
                format!("Method '{}' must be InterfaceMethodref constant", self.pretty_member(&member))
            };
            return Err(self.throw_new("java/lang/IncompatibleClassChangeError", Some(&text)));
        }
        match self.program.find_method(member.class, member.name, member.desc) {
            Some(id) => {
                let method: *const Method = self.program.method(id);
                // SAFETY: methods are never removed, and the program outlives every use in the VM.
                let method = unsafe { &*method };
                if method.is_private() && method.class != class {
                    // Whether it may be called is a question to the nest host, which is loaded for that.
                    self.load_nest_host(class)?;
                    self.load_nest_host(method.class)?;
                }
                self.check_method_access(class, method)?;
                Ok(method)
            }
            None => {
                let text = format!("'{}'", self.pretty_member(&member));
                Err(self.throw_new("java/lang/NoSuchMethodError", Some(&text)))
            }
        }
    }

    fn pretty_member(&self, member: &Member) -> String {
        let desc = self.program.name(member.desc);
        let params: Vec<String> = jaunt_program::link::param_types(desc).map(crate::call::pretty_type).collect();
        format!(
            "{} {}.{}({})",
            crate::call::pretty_type(jaunt_program::link::return_type(desc)),
            self.program.java_name(member.class),
            self.program.name(member.name),
            params.join(", ")
        )
    }

    /// Resolves a class constant of a class's pool.
    pub fn resolve_class(&mut self, class: ClassId, index: u16) -> Result<ClassId, Trap> {
        let c = self.program.class(class);
        if let Some(&id) = c.resolved.borrow().get(&index) {
            return Ok(id);
        }
        let file = c.file.clone().expect("code comes from a file");
        let name = file.pool.class_name(index);
        let id = if name == file.name() {
            class
        } else if c.loader == LoaderId::APP {
            self.load_or_ask(class, index, name)?
        } else {
            self.load_for(class, name)?
        };
        self.check_class_access(class, id)?;
        if id != class {
            self.program.note_named(id);
        }
        self.program.class(class).resolved.borrow_mut().insert(index, id);
        Ok(id)
    }

    /// Names mean what the present state has defined: another execution may have defined something else.
    pub(crate) fn show_defined(&mut self) {
        if self.program.has_defined() {
            let classes = &self.state.classes;
            self.program.show_defined(|id| classes.get(id).is_some_and(|record| record.defined));
        }
        if self.program.has_answers() {
            let (rest, heap, id_at) = (&self.state.rest, &self.state.heap, self.known.mirror_id);
            self.program.show_answers(|loader, name| {
                let slot = *rest.root_slots.get(&answer_key(loader, name))?;
                let mirror = rest.roots()[slot as usize];
                (!mirror.is_null()).then(|| ClassId(heap.get_u32(mirror, id_at) - 1))
            });
        }
    }

    /// Loads a class of a pool of the application. One that is nowhere is looked for by the loader's own code, once, which
    /// throws as it does in Java.
    fn load_or_ask(&mut self, class: ClassId, index: u16, name: &str) -> Result<ClassId, Trap> {
        self.show_defined();
        match self.program.load(name, LoaderId::APP) {
            Err(LinkError::NotFound(missing)) if missing == name && self.booted => {
                let slot = self.constant_slot(class, index);
                self.kept_root(slot, true)?;
                if let Trap::Throw(error) = self.link_trap(LinkError::NotFound(missing)) {
                    self.keep_root_error(slot, error);
                }
                Err(self.ask_loader(LoaderId::APP, name))
            }
            Err(e) => Err(self.link_trap(e)),
            Ok(id) => {
                self.state.class(id);
                Ok(id)
            }
        }
    }

    /// Loads a class as seen from another class.
    pub fn load_for(&mut self, class: ClassId, name: &str) -> Result<ClassId, Trap> {
        let loader = self.program.class(class).loader;
        self.load_class(name, loader)
    }

    /// Loads a class through a loader; failures are Java errors.
    pub fn load_class(&mut self, name: &str, loader: LoaderId) -> Result<ClassId, Trap> {
        self.show_defined();
        match self.program.load(name, loader) {
            Ok(id) => {
                self.state.class(id);
                Ok(id)
            }
            Err(e) => Err(self.link_trap(e)),
        }
    }

    /// The class of a field descriptor or of a type in a method descriptor.
    pub fn class_of_type(&mut self, desc: &str, loader: LoaderId) -> Result<ClassId, Trap> {
        match desc.as_bytes().first() {
            Some(b'L') => self.load_class(&desc[1..desc.len() - 1], loader),
            Some(b'[') => self.load_class(desc, loader),
            Some(&c) => Ok(self.program.primitive(Kind::of_descriptor(c))),
            None => unreachable!("an empty descriptor"),
        }
    }

    /// Asks a class loader of the program's own for a class; the instruction is executed again after its answer.
    pub fn ask_loader(&mut self, loader: LoaderId, name: &str) -> Trap {
        let object = self.loader_object(loader);
        let text = self.new_string(&name.replace('/', "."));
        let symbol = self.program.symbols.intern(name);
        let class = self.state.heap.class_of(object);
        let Some(method) = self.program.method_named(class, "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;") else {
            return self.unsupported("a class loader without loadClass");
        };
        let resolved: *const Method = self.program.method(method);
        // SAFETY: methods are never removed.
        let target = self.program.select(class, unsafe { &*resolved });
        // SAFETY: as above.
        let id: MethodId = unsafe { (*target).id };
        self.call_again(id, &[object.word(), text.word()], FrameKind::AgainWithClass(loader.0, symbol.0))
    }

    /// A class loader's `loadClass` returned.
    pub fn loader_answered(&mut self, loader: LoaderId, name: Symbol, mirror: ObjRef) -> Result<(), Trap> {
        let text = self.program.name(name).to_string();
        let class = (!mirror.is_null()).then(|| self.class_of_mirror(mirror));
        let fits = class.is_some_and(|class| self.program.class(class).name == name);
        if !fits && self.asked_by_for_name() {
            // The name as it was asked for, which may be that of an array.
            let frame = *self.thread().frames.last().expect("just looked at");
            let mut args = [0u64; 8];
            // SAFETY: the frame's instruction is a call of forName0 with its lists, which has four arguments.
            unsafe {
                crate::interp::copy_args(frame.pc, self.thread().stack.ptr().add(frame.base as usize), args.as_mut_ptr(), 4)
            };
            let asked = self.string_text(ObjRef(args[0] as u32)).replace('.', "/");
            return Err(self.throw_new("java/lang/ClassNotFoundException", Some(&asked)));
        }
        let Some(class) = class else {
            return Err(self.link_trap(LinkError::NotFound(text)));
        };
        if !fits {
            return Err(self.link_trap(LinkError::WrongName(text)));
        }
        if self.program.defined.contains(&class) && loader.is_builtin() {
            // The state knows what was defined.
            return Ok(());
        }
        let slot = self.root_slot(answer_key(loader, name));
        self.keep(slot, mirror);
        self.program.note_answer(loader, name, class);
        Ok(())
    }

    /// Is the top frame's instruction a call of `Class.forName0`?
    fn asked_by_for_name(&mut self) -> bool {
        let asker = self.thread().frames.last().and_then(crate::exceptions::native_callee).map(|m| m.name);
        asker.is_some_and(|name| self.program.name(name) == "forName0")
    }

    /// A class loader's `loadClass` threw.
    pub fn loader_failed(&mut self, name: Symbol, exception: ObjRef) -> ObjRef {
        let class = self.state.heap.class_of(exception);
        if self.program.class_name(class) != "java/lang/ClassNotFoundException" {
            return exception;
        }
        // `Class.forName` lets the loader's own exception through.
        if self.asked_by_for_name() {
            return exception;
        }
        let text = self.program.name(name).to_string();
        match self.throw_new("java/lang/NoClassDefFoundError", Some(&text)) {
            Trap::Throw(error) => {
                self.state.heap.set_ref(error, self.known.throwable_cause, exception, &self.program);
                error
            }
            _ => exception,
        }
    }

    /// Before a reference is stored into an object that is frozen or shared.
    #[cold]
    #[inline(never)]
    pub fn prepare_write_ref(&mut self, object: ObjRef, value: ObjRef) {
        self.prepare_write(object);
        if self.state.heap.entry(object).meta & SHARED != 0 {
            self.publish(value);
        }
    }

    /// Keeps an object in a root slot, where every thread finds it.
    pub fn keep(&mut self, slot: usize, object: ObjRef) {
        let share = self.options.track_sharing.then_some(&self.program);
        self.state.keep(slot, object, share);
    }

    /// For objects that the VM keeps elsewhere where every thread finds them (mirrors; literals are shared since they are sealed).
    #[cfg_attr(feature = "breakages", track_caller)]
    pub fn share(&mut self, object: ObjRef) {
        if self.options.track_sharing {
            self.publish(object);
        }
    }

    /// An object becomes reachable for other threads: it and all that it reaches is shared from now on.
    #[cfg_attr(feature = "breakages", track_caller)]
    pub fn publish(&mut self, object: ObjRef) {
        if broken_here("publication") {
            return;
        }
        self.state.heap.publish(object, &self.program);
    }

    /// Before a write to an object that is frozen or shared.
    #[cold]
    #[inline(never)]
    pub fn prepare_write(&mut self, object: ObjRef) {
        if self.state.heap.entry(object).is_frozen() {
            self.state.heap.thaw(object, &self.program);
        }
    }
}
