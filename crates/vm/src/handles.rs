//! Constants and call sites that the JDK's own method-handle code links: method handles, method types, dynamic
//! constants, and `invokedynamic` with bootstrap methods that the VM does not know.
//!
//! Each is an upcall into `java.lang.invoke.MethodHandleNatives`; its result stays in a root slot and the instruction is
//! executed again.

use crate::indy::{KEY_CONSTANT, KEY_ROOT_MARK, KEY_SITE, KEY_SITE_APPENDIX, KEY_SITE_ARGS};
use crate::native::{Missing, NativeResult, Trap};
use crate::vm::Vm;
use jaunt_classfile::Constant;
use jaunt_program::insn::Insn;
use jaunt_program::{ClassId, Kind, LoaderId, MethodId};
use jaunt_state::{FrameKind, ObjRef};

impl Vm {
    pub(crate) fn constant_slot(&mut self, class: ClassId, index: u16) -> usize {
        self.root_slot(Self::constant_key(class, index))
    }

    fn constant_key(class: ClassId, index: u16) -> u64 {
        KEY_CONSTANT | (class.0 as u64) << 16 | index as u64
    }

    /// The value of an `LdcRoot` instruction of the current frame.
    pub(crate) fn constant_root(&mut self, pc: *const Insn) -> NativeResult {
        let class = self.thread().frames.last().expect("a frame").method().class;
        // SAFETY: `pc` is the current instruction.
        let index = unsafe { (*pc).x as u16 };
        let object = self.constant_object(class, index)?;
        let file = self.program.class(class).file.clone().expect("code comes from a file");
        if let Constant::Dynamic { name_and_type, .. } = file.pool.get(index) {
            let desc = file.pool.name_and_type(name_and_type).1;
            if Kind::of_descriptor(desc.as_bytes()[0]) != Kind::Ref {
                return Ok(self.unbox_value(object).map_or(0, |v| v.1));
            }
        }
        Ok(object.word())
    }

    /// A constant-pool entry as an object (for `ldc` and bootstrap arguments).
    pub fn constant_object(&mut self, class: ClassId, index: u16) -> Result<ObjRef, Trap> {
        let file = self.program.class(class).file.clone().expect("code comes from a file");
        let key = Self::constant_key(class, index);
        match file.pool.get(index) {
            Constant::String { utf8 } => {
                let id = self.program.string(&file.pool.utf16(utf8));
                self.literal(id)
            }
            Constant::Class { .. } => {
                let id = self.resolve_class(class, index)?;
                Ok(self.mirror(id))
            }
            Constant::Integer(v) => self.boxed_constant(key, Kind::Int, v as u32 as u64),
            Constant::Float(v) => self.boxed_constant(key, Kind::Float, v as u64),
            Constant::Long(v) => self.boxed_constant(key, Kind::Long, v as u64),
            Constant::Double(v) => self.boxed_constant(key, Kind::Double, v),
            Constant::MethodType { descriptor } => {
                let desc = file.pool.utf8(descriptor).to_string();
                self.method_type_root(key, class, &desc)
            }
            Constant::MethodHandle { kind, reference } => {
                let slot = self.root_slot(key);
                if let Some(value) = self.kept_root(slot, true)? {
                    return Ok(value);
                }
                let (class_index, desc_is_field) = match file.pool.get(reference) {
                    Constant::FieldRef { class, .. } => (class, true),
                    Constant::MethodRef { class, .. } | Constant::InterfaceMethodRef { class, .. } => (class, false),
                    _ => unreachable!("checked when parsed"),
                };
                let member = file.pool.member(reference);
                let owner = self.resolve_class(class, class_index)?;
                let loader = self.program.class(class).loader;
                let type_object = if desc_is_field {
                    let t = self.class_of_type(member.descriptor, loader)?;
                    self.mirror(t)
                } else {
                    self.method_type_root(key | 1 << 50, class, member.descriptor)?
                };
                let name = self.intern_text(member.name);
                let caller = self.mirror(class);
                let owner = self.mirror(owner);
                let method = self.linker(
                    "linkMethodHandleConstant",
                    "(Ljava/lang/Class;ILjava/lang/Class;Ljava/lang/String;Ljava/lang/Object;)Ljava/lang/invoke/MethodHandle;",
                )?;
                let args = [caller.word(), kind as u64, owner.word(), name.word(), type_object.word()];
                Err(self.call_again(method, &args, FrameKind::AgainWithRoot(slot as u32)))
            }
            Constant::Dynamic { bootstrap, name_and_type } => {
                let slot = self.root_slot(key);
                if let Some(value) = self.kept_root(slot, true)? {
                    return Ok(value);
                }
                let (name, desc) = file.pool.name_and_type(name_and_type);
                let bsm = self.bootstrap_handle(class, bootstrap)?;
                let arguments = self.bootstrap_arguments(class, bootstrap, key)?;
                let loader = self.program.class(class).loader;
                let t = self.class_of_type(desc, loader)?;
                let t = self.mirror(t);
                let name = self.intern_text(name);
                let caller = self.mirror(class);
                let method = self.linker(
                    "linkDynamicConstant",
                    "(Ljava/lang/Object;ILjava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
                )?;
                let args = [caller.word(), index as u64, bsm.word(), name.word(), t.word(), arguments.word()];
                Err(self.call_again(method, &args, FrameKind::AgainWithRoot(slot as u32)))
            }
            other => Err(self.unsupported(format!("a constant of kind {other:?}"))),
        }
    }

    /// Stands for null in a root slot, and marks an array as the error that a slot's resolution ended with.
    fn root_mark(&mut self) -> ObjRef {
        let slot = self.root_slot(KEY_ROOT_MARK);
        if self.state.rest.roots()[slot].is_null() {
            let mark = self.new_object(self.known.object);
            self.keep(slot, mark);
        }
        self.state.rest.roots()[slot]
    }

    /// Keeps what a slot's resolution gave; the first result stays.
    pub fn keep_root(&mut self, slot: usize, value: ObjRef) {
        if self.state.rest.roots()[slot].is_null() {
            let value = if value.is_null() { self.root_mark() } else { value };
            self.keep(slot, value);
        }
    }

    /// Keeps the error that a slot's resolution ended with: a linkage error is thrown again every time.
    pub fn keep_root_error(&mut self, slot: usize, exception: ObjRef) {
        let Ok(linkage) = self.program.load("java/lang/LinkageError", LoaderId::BOOT) else { return };
        if self.state.rest.roots()[slot].is_null() && self.program.is_subclass(self.state.heap.class_of(exception), linkage) {
            let mark = self.root_mark();
            let kept = self.new_ref_array(self.known.object_array, &[mark, exception]);
            self.keep(slot, kept);
        }
    }

    /// What a slot's resolution gave, or the error that it ended with.
    /// Later errors of call sites have no cause.
    pub(crate) fn kept_root(&mut self, slot: usize, with_cause: bool) -> Result<Option<ObjRef>, Trap> {
        let value = self.state.rest.roots()[slot];
        if value.is_null() {
            return Ok(None);
        }
        let class = self.state.heap.class_of(value);
        if class == self.known.object && value == self.root_mark() {
            return Ok(Some(ObjRef::NULL));
        }
        if class == self.known.object_array && self.state.heap.array_len(value) == 2 {
            let mark = self.root_mark();
            if self.state.heap.elem_ref(value, 0) == mark {
                let error = self.state.heap.elem_ref(value, 1);
                return Err(Trap::Throw(self.same_error(error, with_cause)));
            }
        }
        Ok(Some(value))
    }

    /// A new exception like one that was thrown before, with a new one for its cause.
    fn same_error(&mut self, error: ObjRef, with_cause: bool) -> ObjRef {
        let like = |vm: &mut Vm, old: ObjRef| {
            let message = vm.state.heap.get_ref(old, vm.known.throwable_message);
            let new = vm.new_exception(vm.state.heap.class_of(old), None);
            vm.state.heap.set_ref(new, vm.known.throwable_message, message, &vm.program);
            // A cause of null stays one.
            if vm.state.heap.get_ref(old, vm.known.throwable_cause).is_null() {
                vm.state.heap.set_ref(new, vm.known.throwable_cause, ObjRef::NULL, &vm.program);
            }
            new
        };
        let new = like(self, error);
        let cause = self.state.heap.get_ref(error, self.known.throwable_cause);
        if with_cause && !cause.is_null() && cause != error {
            let cause = like(self, cause);
            self.state.heap.set_ref(new, self.known.throwable_cause, cause, &self.program);
        } else if cause != error {
            self.state.heap.set_ref(new, self.known.throwable_cause, ObjRef::NULL, &self.program);
        }
        new
    }

    fn boxed_constant(&mut self, key: u64, kind: Kind, word: u64) -> Result<ObjRef, Trap> {
        let slot = self.root_slot(key);
        if self.state.rest.roots()[slot].is_null() {
            let boxed = self.box_value(kind, word)?;
            self.keep(slot, boxed);
        }
        Ok(self.state.rest.roots()[slot])
    }

    fn linker(&mut self, name: &str, desc: &str) -> Result<MethodId, Trap> {
        let natives = self.load_class("java/lang/invoke/MethodHandleNatives", LoaderId::BOOT)?;
        self.ensure_initialized(natives)?;
        match self.program.method_named(natives, name, desc) {
            Some(method) => Ok(method),
            None => Err(self.unsupported(Missing::Sentence(format!("this JDK has no MethodHandleNatives.{name}{desc}")))),
        }
    }

    fn bootstrap_handle(&mut self, class: ClassId, bootstrap: u16) -> Result<ObjRef, Trap> {
        let file = self.program.class(class).file.clone().expect("code comes from a file");
        self.constant_object(class, file.attrs.bootstrap_methods[bootstrap as usize].method)
    }

    /// Static arguments as the linker wants them: null for none, the object for one, an array for several.
    fn bootstrap_arguments(&mut self, class: ClassId, bootstrap: u16, key: u64) -> Result<ObjRef, Trap> {
        let file = self.program.class(class).file.clone().expect("code comes from a file");
        let indexes = file.attrs.bootstrap_methods[bootstrap as usize].arguments.clone();
        // All are resolved before the array is made: resolving may leave and come back.
        let mut objects = Vec::new();
        for index in indexes {
            objects.push(self.constant_object(class, index)?);
        }
        match objects.len() {
            0 => Ok(ObjRef::NULL),
            1 => Ok(objects[0]),
            _ => {
                let slot = self.root_slot(KEY_SITE_ARGS | key & 0x0fff_ffff_ffff_ffff);
                let array = self.new_ref_array(self.known.object_array, &objects);
                self.keep(slot, array);
                Ok(array)
            }
        }
    }

    /// A call site whose bootstrap method the VM does not know: linked by `MethodHandleNatives.linkCallSite`.
    ///
    /// # Safety
    /// `pc` is the quickened instruction with its lists, `regs` the frame's registers.
    pub unsafe fn invoke_general(
        &mut self,
        site: usize,
        class: ClassId,
        index: u16,
        pc: *const Insn,
        regs: *const u64,
    ) -> NativeResult {
        let member_slot = self.root_slot(KEY_SITE | site as u64);
        let appendix_slot = self.root_slot(KEY_SITE_APPENDIX | site as u64);
        let Some(member) = self.kept_root(member_slot, false)? else {
            let file = self.program.class(class).file.clone().expect("code comes from a file");
            let Constant::InvokeDynamic { bootstrap, name_and_type } = file.pool.get(index) else {
                unreachable!("checked when parsed")
            };
            let (name, desc) = file.pool.name_and_type(name_and_type);
            let bsm = self.bootstrap_handle(class, bootstrap)?;
            let arguments = self.bootstrap_arguments(class, bootstrap, 1 << 51 | site as u64)?;
            let mt = self.method_type_root(KEY_CONSTANT | 1 << 51 | site as u64, class, desc)?;
            let name = self.intern_text(name);
            let caller = self.mirror(class);
            // Threads that link the site at the same time share the array: it has what some bootstrap call gave.
            if self.state.rest.roots()[appendix_slot].is_null() {
                let array = self.new_array(self.known.object_array, 1);
                self.keep(appendix_slot, array);
            }
            let appendix = self.state.rest.roots()[appendix_slot];
            let method = self.linker(
                "linkCallSite",
                "(Ljava/lang/Object;ILjava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/invoke/MemberName;",
            )?;
            let args = [caller.word(), index as u64, bsm.word(), name.word(), mt.word(), arguments.word(), appendix.word()];
            return Err(self.call_again(method, &args, FrameKind::AgainWithRoot(member_slot as u32)));
        };
        // SAFETY: as the caller promises.
        let mut args = unsafe { crate::interp::args_of(pc, regs) };
        let appendix = self.state.rest.roots()[appendix_slot];
        let appendix = self.state.heap.elem_ref(appendix, 0);
        if !appendix.is_null() {
            args.push(appendix.word());
        }
        let method = self.member_method(member)?;
        self.call(method, &args)
    }
}
