//! Signature-polymorphic calls: `MethodHandle.invoke*`, the `linkTo*` intrinsics, and var handles.
//!
//! A var handle on a field or array element is done here directly: the JDK's handle objects say where the variable is, and
//! values of other types than its own are converted ([`crate::convert`]).
//! Other kinds (byte views, indirect handles) go the general way through `VarHandle.toMethodHandle`.

use crate::actions::{How, Order};
use crate::convert::{Given, Taken};
use crate::memory::truncate;
use crate::native::{NativeResult, Trap};
use crate::vm::Vm;
use jaunt_base::Symbol;
use jaunt_program::insn::Insn;
use jaunt_program::link::{param_types, return_type};
use jaunt_program::{ClassId, Kind, LoaderId, Method};
use jaunt_state::time::is_moment;
use jaunt_state::{FrameKind, ObjRef};

/// One call instruction of a signature-polymorphic method.
pub struct PolySite {
    pub caller: ClassId,
    pub desc: String,
    pub params: Vec<Kind>,
    pub ret: Kind,
    pub kind: PolyKind,
    /// Class that a reference result must have (resolved on first use).
    pub ret_class: Option<ClassId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PolyKind {
    InvokeExact,
    Invoke,
    InvokeBasic,
    LinkToStatic,
    LinkToVirtual,
    LinkToSpecial,
    LinkToInterface,
    Var(VarOp),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VarOp {
    Get(Order),
    Set(Order),
    CompareAndSet,
    CompareAndExchange,
    GetAndSet,
    GetAndAdd,
    GetAndOr,
    GetAndAnd,
    GetAndXor,
}

/// The access mode's constant in `VarHandle.AccessMode`, and what it does.
fn var_op(name: &str) -> Option<VarOp> {
    Some(match name {
        "get" => VarOp::Get(Order::Plain),
        "set" => VarOp::Set(Order::Plain),
        "getVolatile" | "getOpaque" | "getAcquire" => VarOp::Get(Order::of_name(name)),
        "setVolatile" | "setOpaque" | "setRelease" => VarOp::Set(Order::of_name(name)),
        "compareAndSet"
        | "weakCompareAndSet"
        | "weakCompareAndSetPlain"
        | "weakCompareAndSetAcquire"
        | "weakCompareAndSetRelease" => VarOp::CompareAndSet,
        "compareAndExchange" | "compareAndExchangeAcquire" | "compareAndExchangeRelease" => VarOp::CompareAndExchange,
        "getAndSet" | "getAndSetAcquire" | "getAndSetRelease" => VarOp::GetAndSet,
        "getAndAdd" | "getAndAddAcquire" | "getAndAddRelease" => VarOp::GetAndAdd,
        "getAndBitwiseOr" | "getAndBitwiseOrAcquire" | "getAndBitwiseOrRelease" => VarOp::GetAndOr,
        "getAndBitwiseAnd" | "getAndBitwiseAndAcquire" | "getAndBitwiseAndRelease" => VarOp::GetAndAnd,
        "getAndBitwiseXor" | "getAndBitwiseXorAcquire" | "getAndBitwiseXorRelease" => VarOp::GetAndXor,
        _ => return None,
    })
}

/// Where a var handle's variable is.
pub(crate) struct Place {
    base: ObjRef,
    offset: i64,
    pub(crate) kind: Kind,
    /// Class that a given reference must have.
    pub(crate) type_class: Option<ClassId>,
    /// For arrays of references: the component class of the array itself, which may be narrower.
    component: Option<ClassId>,
    /// Argument slots taken by the handle and its coordinates.
    pub(crate) used: usize,
}

impl Vm {
    /// Links a call of a signature-polymorphic method.
    pub fn link_polymorphic(&mut self, caller: ClassId, method: &Method, name: Symbol, desc: Symbol) -> Result<usize, Trap> {
        let name = self.program.name(name).to_string();
        let desc = self.program.name(desc).to_string();
        let kind = if method.class == self.known.var_handle {
            match var_op(&name) {
                Some(op) => PolyKind::Var(op),
                None => return Err(self.unsupported(format!("VarHandle.{name}"))),
            }
        } else {
            match name.as_str() {
                "invokeExact" => PolyKind::InvokeExact,
                "invoke" => PolyKind::Invoke,
                "invokeBasic" => PolyKind::InvokeBasic,
                "linkToStatic" => PolyKind::LinkToStatic,
                "linkToVirtual" => PolyKind::LinkToVirtual,
                "linkToSpecial" => PolyKind::LinkToSpecial,
                "linkToInterface" => PolyKind::LinkToInterface,
                _ => return Err(self.unsupported(format!("MethodHandle.{name}"))),
            }
        };
        let params = jaunt_program::link::param_kinds(&desc);
        let ret = Kind::of_descriptor(return_type(&desc).as_bytes()[0]);
        let mode = self.program.symbols.intern(&name);
        self.poly_sites.push(Box::new(PolySite { caller, desc, params, ret, kind, ret_class: None }));
        let site = self.poly_sites.len() - 1;
        self.poly_modes.push(mode);
        Ok(site)
    }

    /// Executes a linked signature-polymorphic call.
    ///
    /// # Safety
    /// `pc` is the quickened instruction with its lists, `regs` the frame's registers.
    pub unsafe fn invoke_handle(&mut self, site: usize, pc: *const Insn, regs: *const u64) -> NativeResult {
        // SAFETY: as the caller promises.
        let args = unsafe { crate::interp::args_of(pc, regs) };
        self.transition.granted_call = false;
        let kind = self.poly_sites[site].kind;
        match kind {
            PolyKind::InvokeBasic
            | PolyKind::LinkToStatic
            | PolyKind::LinkToVirtual
            | PolyKind::LinkToSpecial
            | PolyKind::LinkToInterface => self.call_linked(kind, &args),
            PolyKind::InvokeExact | PolyKind::Invoke => {
                self.invoke_method_handle(site, kind == PolyKind::InvokeExact, false, args)
            }
            PolyKind::Var(op) => self.invoke_var_handle(site, op, args),
        }
    }

    /// A signature-polymorphic native reached by a direct call (from a member name).
    pub fn call_polymorphic(&mut self, method: &Method, args: &[u64]) -> NativeResult {
        let kind = match self.program.name(method.name) {
            "invokeBasic" => PolyKind::InvokeBasic,
            "linkToStatic" => PolyKind::LinkToStatic,
            "linkToVirtual" => PolyKind::LinkToVirtual,
            "linkToSpecial" => PolyKind::LinkToSpecial,
            "linkToInterface" => PolyKind::LinkToInterface,
            _ => {
                let text = format!("{} cannot be invoked reflectively", self.program.describe(method.id));
                return Err(self.throw_new("java/lang/UnsupportedOperationException", Some(&text)));
            }
        };
        self.call_linked(kind, args)
    }

    fn call_linked(&mut self, kind: PolyKind, args: &[u64]) -> NativeResult {
        if kind == PolyKind::InvokeBasic {
            return self.invoke_basic(args);
        }
        let (&last, rest) = args.split_last().expect("a member name");
        let member = ObjRef(last as u32);
        if member.is_null() {
            return Err(self.throw_new("java/lang/InternalError", Some("linkTo without a member name")));
        }
        let method = self.member_method(member)?;
        // SAFETY: methods are never removed.
        let resolved = unsafe { &*method };
        let target = match kind {
            PolyKind::LinkToStatic => {
                self.ensure_initialized(resolved.class)?;
                method
            }
            PolyKind::LinkToSpecial => {
                if rest[0] as u32 == 0 {
                    return Err(self.null_pointer());
                }
                method
            }
            _ => {
                let receiver = ObjRef(rest[0] as u32);
                if receiver.is_null() {
                    return Err(self.null_pointer());
                }
                let class = self.state.heap.class_of(receiver);
                if self.program.class(resolved.class).is_interface() && !self.program.is_subclass(class, resolved.class) {
                    let text = format!(
                        "Class {} does not implement the requested interface {}",
                        self.program.java_name(class),
                        self.program.java_name(resolved.class)
                    );
                    return Err(self.throw_new("java/lang/IncompatibleClassChangeError", Some(&text)));
                }
                self.program.select(class, resolved)
            }
        };
        self.call(target, rest)
    }

    fn invoke_basic(&mut self, args: &[u64]) -> NativeResult {
        let handle = ObjRef(args[0] as u32);
        if handle.is_null() {
            return Err(self.null_pointer());
        }
        let form = self.state.heap.get_ref(handle, self.known.mh_form);
        let entry = self.state.heap.get_ref(form, self.known.form_vmentry);
        if entry.is_null() {
            // The form is prepared on first use.
            let class = self.known.lambda_form;
            let prepare = self.program.method_named(class, "prepare", "()V").expect("LambdaForm.prepare");
            return Err(self.call_again(prepare, &[form.word()], FrameKind::Again));
        }
        let method = self.member_method(entry)?;
        self.call(method, args)
    }

    /// The method that a resolved `MemberName` stands for.
    pub fn member_method(&mut self, member: ObjRef) -> Result<*const Method, Trap> {
        let resolved = self.state.heap.get_ref(member, self.known.member_method);
        if resolved.is_null() {
            return Err(self.throw_new("java/lang/InternalError", Some("unresolved member name")));
        }
        let number = self.state.heap.get_u32(resolved, self.resolved_method_offset());
        if number == 0 {
            return Err(self.throw_new("java/lang/InternalError", Some("unresolved member name")));
        }
        Ok(self.program.method(jaunt_program::MethodId(number - 1)))
    }

    /// Offset of the VM's number in a `ResolvedMethodName`.
    pub fn resolved_method_offset(&self) -> u32 {
        self.program.class(self.known.resolved_method_name).instance_size - jaunt_program::class::MIRROR_EXTRA
    }

    /// `var`: the call is one of a var handle, which is the first argument after the method handle.
    fn invoke_method_handle(&mut self, site: usize, exact: bool, var: bool, mut args: Vec<u64>) -> NativeResult {
        let handle = ObjRef(args[0] as u32);
        if handle.is_null() {
            return Err(self.null_pointer());
        }
        let (caller, mut desc) = (self.poly_sites[site].caller, self.poly_sites[site].desc.clone());
        if var {
            desc.insert_str(1, "Ljava/lang/invoke/VarHandle;");
        }
        let wanted = self.method_type_root(crate::indy::KEY_POLY_TYPE | site as u64, caller, &desc)?;
        let found = self.state.heap.get_ref(handle, self.known.mh_type);
        if found != wanted {
            if exact {
                return Err(self.wrong_method_type(found, wanted));
            }
            let cached = self.field_ref(handle, "asTypeCache");
            if !cached.is_null() && self.state.heap.get_ref(cached, self.known.mh_type) == wanted {
                args[0] = cached.word();
            } else {
                let class = self.state.heap.class_of(handle);
                let method = self
                    .program
                    .method_named(class, "asType", "(Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;")
                    .expect("MethodHandle.asType");
                let [from, converted] = std::mem::take(&mut self.thread().converted);
                if from == handle && self.state.heap.get_ref(converted, self.known.mh_type) == wanted {
                    args[0] = converted.word();
                } else {
                    return Err(self.call_again(method, &[handle.word(), wanted.word()], FrameKind::AgainConverted(handle)));
                }
            }
        }
        self.invoke_basic(&args)
    }

    fn wrong_method_type(&mut self, found: ObjRef, wanted: ObjRef) -> Trap {
        let text = format!("expected {} but found {}", self.method_type_text(found), self.method_type_text(wanted));
        self.throw_new("java/lang/invoke/WrongMethodTypeException", Some(&text))
    }

    /// `(int,String)void` as `MethodType.toString` prints.
    pub fn method_type_text(&self, mt: ObjRef) -> String {
        let simple = |mirror: ObjRef| {
            let class = self.class_of_mirror(mirror);
            let name = self.program.external_name(class);
            let cut = name.rfind(['.', '$']).map_or(0, |i| i + 1);
            name[cut..].to_string()
        };
        let params = self.state.heap.get_ref(mt, self.known.mt_ptypes);
        let list: Vec<String> = self.state.heap.words(params).iter().map(|&w| simple(ObjRef(w))).collect();
        format!("({}){}", list.join(","), simple(self.state.heap.get_ref(mt, self.known.mt_rtype)))
    }

    /// The `MethodType` of a descriptor as seen from a class, kept in a root slot.
    pub fn method_type_root(&mut self, key: u64, caller: ClassId, desc: &str) -> Result<ObjRef, Trap> {
        let slot = self.root_slot(key);
        let present = self.state.rest.roots()[slot];
        if !present.is_null() {
            return Ok(present);
        }
        let loader = self.program.class(caller).loader;
        let mut params = Vec::new();
        for t in param_types(desc) {
            let class = self.class_of_type(t, loader)?;
            params.push(self.mirror(class));
        }
        let ret = self.class_of_type(return_type(desc), loader)?;
        let ret = self.mirror(ret);
        let array = self.new_ref_array(self.known.class_array, &params);
        let natives = self.load_class("java/lang/invoke/MethodHandleNatives", LoaderId::BOOT)?;
        self.ensure_initialized(natives)?;
        let method = self
            .program
            .method_named(natives, "findMethodHandleType", "(Ljava/lang/Class;[Ljava/lang/Class;)Ljava/lang/invoke/MethodType;")
            .expect("MethodHandleNatives.findMethodHandleType");
        Err(self.call_again(method, &[ret.word(), array.word()], FrameKind::AgainWithRoot(slot as u32)))
    }

    /// A reference field by name, for rarely used ones.
    pub fn field_ref(&self, object: ObjRef, name: &str) -> ObjRef {
        let class = self.state.heap.class_of(object);
        match self.program.field_named(class, name) {
            Some(field) => self.state.heap.get_ref(object, field.offset),
            None => ObjRef::NULL,
        }
    }

    pub(crate) fn field_long(&self, object: ObjRef, name: &str) -> i64 {
        let class = self.state.heap.class_of(object);
        match self.program.field_named(class, name) {
            Some(field) if field.kind == Kind::Int => self.state.heap.get_i32(object, field.offset) as i64,
            Some(field) => self.state.heap.get_i64(object, field.offset),
            None => 0,
        }
    }

    fn invoke_var_handle(&mut self, site: usize, op: VarOp, args: Vec<u64>) -> NativeResult {
        let handle = ObjRef(args[0] as u32);
        if handle.is_null() {
            return Err(self.null_pointer());
        }
        if self.state.heap.get_u8(handle, self.known.var_handle_exact) != 0 {
            // Compared with the exact type first; the rest is then the same.
            return self.invoke_var_general(site, handle, true, args);
        }
        // What does not fit is left to the JDK's code, which throws.
        let Some(place) = self.var_place(site, handle, &args)? else {
            return self.invoke_var_general(site, handle, false, args);
        };
        let returns_value = !matches!(op, VarOp::Set(_) | VarOp::CompareAndSet);
        let taken = if returns_value { self.taken(site, &place) } else { Some(Taken::AsItIs) };
        let (Some([first, second]), Some(taken)) = (self.var_values(site, op, &place, &args)?, taken) else {
            return self.invoke_var_general(site, handle, false, args);
        };
        self.find_var_result(site, taken)?;
        self.prepare_taken(taken)?;
        let (base, offset, kind) = (place.base, place.offset, place.kind);
        // Comparing and changing, in whatever mode, does not race.
        let update = Order::of_name(self.program.name(self.poly_modes[site]));
        let result = match op {
            VarOp::Get(order) => self.read_memory(base, offset, kind, order)?,
            VarOp::Set(order) => {
                if let Given::Word(word) = first {
                    self.write_memory(base, offset, kind, word, order)?;
                } else {
                    self.visible_memory(base, offset, kind, How::write(order))?;
                    let word = self.given_word(first)?;
                    self.write_granted(base, offset, kind, word)?;
                }
                0
            }
            VarOp::CompareAndSet => self.compare_given(&place, first, second, update)?.0 as u64,
            VarOp::CompareAndExchange => self.compare_given(&place, first, second, update)?.1,
            VarOp::GetAndSet => {
                self.visible_memory(base, offset, kind, How::update(update, true))?;
                let old = self.read_granted(base, offset, kind)?;
                let word = self.given_word(first)?;
                self.write_granted(base, offset, kind, word)?;
                old
            }
            _ => {
                self.visible_memory(base, offset, kind, How::update(update, true))?;
                let old = self.read_granted(base, offset, kind)?;
                let word = self.given_word(first)?;
                if is_moment(old) || is_moment(word) {
                    match op {
                        VarOp::GetAndAdd => self.moment_in_sum(old, word),
                        _ => self.moment_as_number(),
                    }
                }
                let new = arithmetic(op, kind, old, word);
                self.write_granted(base, offset, kind, new)?;
                old
            }
        };
        if taken == Taken::Cast { self.cast_var_result(site, result) } else { self.convert_taken(taken, result) }
    }

    /// The values that a call gives, as the variable has them; `None` if they are not those of the operation or do not fit.
    fn var_values(&mut self, site: usize, op: VarOp, place: &Place, args: &[u64]) -> Result<Option<[Given; 2]>, Trap> {
        let expected = match op {
            VarOp::Get(_) => 0,
            VarOp::CompareAndSet | VarOp::CompareAndExchange => 2,
            _ => 1,
        };
        let found = &self.poly_sites[site];
        // The handle itself is not a parameter of the site's descriptor, and coordinates take one slot each.
        let Some(kinds) = found.params.get(place.used - 1..) else { return Ok(None) };
        let returns = match op {
            VarOp::Set(_) => found.ret == Kind::Void,
            VarOp::CompareAndSet => matches!(found.ret, Kind::Void | Kind::Boolean),
            _ => true,
        };
        if kinds.len() != expected || !returns || !is_supported(op, place.kind) {
            return Ok(None);
        }
        let values = if kinds.iter().all(|&kind| kind == place.kind) {
            let word = |i: usize| Given::Word(args.get(place.used + i).copied().unwrap_or(0));
            [word(0), word(if place.kind.is_wide() { 2 } else { 1 })]
        } else {
            match self.convert_given(site, place, args)? {
                Some(values) => values,
                None => return Ok(None),
            }
        };
        if let (Kind::Ref, Some(class)) = (place.kind, place.type_class) {
            for (i, &value) in values[..expected].iter().enumerate() {
                let stored = i + 1 == expected;
                if !self.given_fits(value, class)? {
                    return Ok(None);
                }
                if let (true, Some(component)) = (stored, place.component) {
                    if !self.given_fits(value, component)? {
                        return Ok(None);
                    }
                }
            }
        }
        Ok(Some(values))
    }

    /// [`Vm::compare_exchange`] with values that may have to be boxed: a box that is not there yet is equal to nothing.
    fn compare_given(&mut self, place: &Place, expected: Given, new: Given, order: Order) -> Result<(bool, u64), Trap> {
        let (base, offset, kind) = (place.base, place.offset, place.kind);
        if let (Given::Word(expected), Given::Word(new)) = (expected, new) {
            return self.compare_exchange(base, offset, kind, expected, new, order);
        }
        let old = self.read_granted(base, offset, kind)?;
        let equal = matches!(expected, Given::Word(word) if truncate(kind, word) == truncate(kind, old));
        self.visible_memory(base, offset, kind, How::update(order, equal))?;
        if equal {
            let word = self.given_word(new)?;
            self.write_granted(base, offset, kind, word)?;
        }
        Ok((equal, old))
    }

    /// Finds the class of a reference result, before anything is done: loading it may leave and come back.
    fn find_var_result(&mut self, site: usize, taken: Taken) -> Result<(), Trap> {
        let found = &self.poly_sites[site];
        if taken != Taken::Cast || found.ret_class.is_some() {
            return Ok(());
        }
        let loader = self.program.class(found.caller).loader;
        let desc = return_type(&found.desc).to_string();
        let class = self.class_of_type(&desc, loader)?;
        self.poly_sites[site].ret_class = Some(class);
        Ok(())
    }

    /// A reference result is cast to what the call site expects.
    fn cast_var_result(&mut self, site: usize, result: u64) -> NativeResult {
        if result as u32 == 0 {
            return Ok(result);
        }
        let Some(class) = self.poly_sites[site].ret_class else { return Ok(result) };
        if self.program.is_subclass(self.state.heap.class_of(ObjRef(result as u32)), class) {
            return Ok(result);
        }
        let mirror = self.mirror(class);
        let cast = self.program.method_named(self.known.class, "cast", "(Ljava/lang/Object;)Ljava/lang/Object;");
        self.call_id(cast.expect("Class.cast"), &[mirror.word(), result])
    }

    /// Finds the variable of a field or array handle; `None` for other kinds, and where the JDK's code will throw.
    fn var_place(&mut self, site: usize, handle: ObjRef, args: &[u64]) -> Result<Option<Place>, Trap> {
        let is_object = self.poly_sites[site].params.first() == Some(&Kind::Ref);
        let class = self.state.heap.class_of(handle);
        let name = self.program.class_name(class);
        let Some((family, shape)) = name.strip_prefix("java/lang/invoke/VarHandle").and_then(|n| n.split_once('$')) else {
            return Ok(None);
        };
        let kind = match family {
            "Booleans" => Kind::Boolean,
            "Bytes" => Kind::Byte,
            "Chars" => Kind::Char,
            "Shorts" => Kind::Short,
            "Ints" => Kind::Int,
            "Longs" => Kind::Long,
            "Floats" => Kind::Float,
            "Doubles" => Kind::Double,
            "References" => Kind::Ref,
            _ => return Ok(None),
        };
        match shape {
            "FieldInstanceReadWrite" => {
                let receiver = ObjRef(args.get(1).copied().unwrap_or(0) as u32);
                if args.len() < 2 || !is_object || receiver.is_null() {
                    return Ok(None);
                }
                let wanted = self.field_ref(handle, "receiverType");
                let wanted = self.class_of_mirror(wanted);
                let found = self.state.heap.class_of(receiver);
                if !self.program.is_subclass(found, wanted) {
                    return Ok(None);
                }
                let offset = self.field_long(handle, "fieldOffset");
                let type_class = self.var_type(handle, kind, "fieldType");
                Ok(Some(Place { base: receiver, offset, kind, type_class, component: None, used: 2 }))
            }
            "FieldStaticReadWrite" => {
                let base = self.field_ref(handle, "base");
                // Looking the handle up has initialised the class: nobody asks again, as on HotSpot.
                let offset = self.field_long(handle, "fieldOffset");
                let type_class = self.var_type(handle, kind, "fieldType");
                Ok(Some(Place { base, offset, kind, type_class, component: None, used: 1 }))
            }
            "Array" => {
                if args.len() < 3 || !is_object {
                    return Ok(None);
                }
                let Some(index) = self.convert_index(site, args) else { return Ok(None) };
                let array = ObjRef(args[1] as u32);
                if array.is_null() {
                    return Ok(None);
                }
                let found = self.program.class(self.state.heap.class_of(array));
                if found.array().is_none_or(|a| a.kind != kind) {
                    return Ok(None);
                }
                let (mut type_class, mut component) = (None, None);
                if kind == Kind::Ref {
                    let declared = self.field_ref(handle, "arrayType");
                    if declared.is_null() || !self.program.is_subclass(found.id, self.class_of_mirror(declared)) {
                        return Ok(None);
                    }
                    component = found.array().map(|a| a.component);
                    type_class = self.program.class(self.class_of_mirror(declared)).array().map(|a| a.component);
                }
                let len = self.state.heap.array_len(array);
                if index < 0 || index as u32 >= len {
                    return Ok(None);
                }
                let offset = crate::memory::BASE_OFFSET + ((index as i64) << kind.shift());
                Ok(Some(Place { base: array, offset, kind, type_class, component, used: 3 }))
            }
            _ => Ok(None),
        }
    }

    fn var_type(&self, handle: ObjRef, kind: Kind, field: &str) -> Option<ClassId> {
        if kind != Kind::Ref {
            return None;
        }
        let mirror = self.field_ref(handle, field);
        (!mirror.is_null()).then(|| self.class_of_mirror(mirror))
    }

    /// The general way, as the JDK links such calls: the handle's method handle for this access mode, converted to the
    /// call's types with the handle itself as first argument.
    fn invoke_var_general(&mut self, site: usize, handle: ObjRef, exact: bool, mut args: Vec<u64>) -> NativeResult {
        let mode_name = self.program.name(self.poly_modes[site]).to_string();
        // The last handle seen here and its method handle.
        let of = self.root_slot(crate::indy::KEY_MISC | 1 << 41 | site as u64);
        let slot = self.root_slot(crate::indy::KEY_MISC | 1 << 40 | site as u64);
        if self.thread().converted[0] == handle {
            let [_, method_handle] = std::mem::take(&mut self.thread().converted);
            self.keep(of, handle);
            self.keep(slot, method_handle);
        }
        let method_handle = self.state.rest.roots()[slot];
        if method_handle.is_null() || self.state.rest.roots()[of] != handle {
            let modes = self.load_class("java/lang/invoke/VarHandle$AccessMode", LoaderId::BOOT)?;
            self.ensure_initialized(modes)?;
            let constant = constant_name(&mode_name);
            let field = self.program.field_named(modes, &constant).expect("an access mode");
            let (offset, kind) = (field.offset, field.kind);
            let mode = ObjRef(self.get_static(modes, offset, kind) as u32);
            let ordinal_at = self.program.field_named(modes, "ordinal").expect("Enum.ordinal").offset;
            let ordinal = self.state.heap.get_u32(mode, ordinal_at);
            let resolved = self
                .program
                .method_named(self.known.var_handle, "getMethodHandle", "(I)Ljava/lang/invoke/MethodHandle;")
                .expect("VarHandle.getMethodHandle");
            let class = self.state.heap.class_of(handle);
            let target = self.program.select(class, self.program.method(resolved));
            // SAFETY: methods are never removed.
            let method = unsafe { (*target).id };
            return Err(self.call_again(method, &[handle.word(), ordinal as u64], FrameKind::AgainConverted(handle)));
        }
        if exact {
            let caller = self.poly_sites[site].caller;
            let mut desc = self.poly_sites[site].desc.clone();
            desc.insert_str(1, "Ljava/lang/invoke/VarHandle;");
            let wanted = self.method_type_root(crate::indy::KEY_POLY_TYPE | site as u64, caller, &desc)?;
            let found = self.state.heap.get_ref(method_handle, self.known.mh_type);
            if found != wanted {
                let plain = |vm: &Vm, t| vm.method_type_text(t).replacen("VarHandle,", "", 1).replacen("(VarHandle)", "()", 1);
                let text = format!("expected {} but found {}", plain(self, found), plain(self, wanted));
                return Err(self.throw_new("java/lang/invoke/WrongMethodTypeException", Some(&text)));
            }
        }
        let direct = self.field_ref(handle, "directTarget");
        if !exact && direct.is_null() {
            if let Some(method) = self.var_method(site, method_handle)? {
                return self.call(method, &args);
            }
        }
        args[0] = if direct.is_null() { handle.word() } else { direct.word() };
        args.insert(0, method_handle.word());
        self.invoke_method_handle(site, false, true, args)
    }
}

impl Vm {
    /// The method behind a var handle's method handle, if the call's erased types are its own: then it is called directly,
    /// as `VarHandleGuards` do, and checks its arguments itself.
    fn var_method(&mut self, site: usize, method_handle: ObjRef) -> Result<Option<*const Method>, Trap> {
        let member = self.field_ref(method_handle, "member");
        if member.is_null() {
            return Ok(None);
        }
        let method = self.member_method(member)?;
        let desc = &self.poly_sites[site].desc;
        let erased = |t: &str| if t.starts_with(['L', '[']) { "Ljava/lang/Object;".to_string() } else { t.to_string() };
        let params: String = param_types(desc).map(erased).collect();
        // SAFETY: methods are never removed.
        let own = self.program.name(unsafe { (*method).desc });
        let ret = match return_type(desc) {
            // Results are cast on the way.
            t if t.starts_with(['L', '[']) && t != "Ljava/lang/Object;" => return Ok(None),
            "V" => return_type(own),
            t => t,
        };
        Ok((own == format!("(Ljava/lang/invoke/VarHandle;{params}){ret}")).then_some(method))
    }
}

/// `getAndBitwiseOr` → `GET_AND_BITWISE_OR`
fn constant_name(mode: &str) -> String {
    let mut out = String::new();
    for c in mode.chars() {
        if c.is_ascii_uppercase() {
            out.push('_');
        }
        out.push(c.to_ascii_uppercase());
    }
    out
}

/// Does the JDK have this operation for variables of this kind?
fn is_supported(op: VarOp, kind: Kind) -> bool {
    match op {
        VarOp::GetAndAdd => !matches!(kind, Kind::Boolean | Kind::Ref),
        VarOp::GetAndOr | VarOp::GetAndAnd | VarOp::GetAndXor => !matches!(kind, Kind::Float | Kind::Double | Kind::Ref),
        _ => true,
    }
}

fn arithmetic(op: VarOp, kind: Kind, old: u64, value: u64) -> u64 {
    match (op, kind) {
        (VarOp::GetAndAdd, Kind::Float) => (f32::from_bits(old as u32) + f32::from_bits(value as u32)).to_bits() as u64,
        (VarOp::GetAndAdd, Kind::Double) => (f64::from_bits(old) + f64::from_bits(value)).to_bits(),
        (VarOp::GetAndAdd, _) => truncate(kind, old.wrapping_add(value)),
        (VarOp::GetAndOr, _) => old | value,
        (VarOp::GetAndAnd, _) => old & value,
        _ => truncate(kind, old ^ value),
    }
}
