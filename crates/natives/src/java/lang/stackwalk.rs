//! `java.lang.StackWalker`: the natives of `StackStreamFactory`.
//!
//! The library keeps a number, the anchor, between batches. Ours is the number of frames below the call that began the
//! walk (they do not change while it runs) in the high half and the number of entries given out in the low half.

use super::throwable::fill_element;
use crate::field::{get_int, get_ref, set_int, set_long};
use jaunt_program::LoaderId;
use jaunt_state::ObjRef;
use jaunt_vm::native::{from_int, int, long, obj};
use jaunt_vm::{Gate, Missing, NativeResult, NativeTable, Trap, natives};

const FILL_CLASS_REFS_ONLY: i64 = 0x2;
const GET_CALLER_CLASS: i64 = 0x4;
const SHOW_HIDDEN_FRAMES: i64 = 0x20;

/// Flags of a `MemberName`.
const IS_METHOD: u32 = 0x10000;
const IS_CONSTRUCTOR: u32 = 0x20000;
const REF_INVOKE_STATIC: u32 = 6;
const REF_INVOKE_SPECIAL: u32 = 7;
const REF_INVOKE_VIRTUAL: u32 = 5;
const REF_INVOKE_INTERFACE: u32 = 9;
const REF_NEW_INVOKE_SPECIAL: u32 = 8;

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/lang/StackStreamFactory";
        "checkStackWalkModes()Z" [PURE] => |_, _| Ok(1),
    );
    natives!(table, "java/lang/StackStreamFactory$AbstractStackWalker";
        "callStackWalk(JIII[Ljava/lang/Object;)Ljava/lang/Object;" [READS | WRITES | CALLS] => begin,
        "fetchStackFrames(JJII[Ljava/lang/Object;)I" [READS | WRITES] => fetch,
    );
    natives!(table, "java/lang/SecurityManager";
        "getClassContext()[Ljava/lang/Class;" [PURE] => class_context,
    );
    natives!(table, "java/lang/StackTraceElement";
        "initStackTraceElement(Ljava/lang/StackTraceElement;Ljava/lang/StackFrameInfo;)V" [READS | WRITES] => |vm, a| {
            let (element, frame) = (obj(a[0]), obj(a[1]));
            let pc = get_int(vm, frame, "bci")? as u32;
            let member = get_ref(vm, frame, "memberName")?;
            let method = vm.member_method(member)?;
            fill_element(vm, element, method, pc)?;
            Ok(0)
        },
    );
}

/// `SecurityManager.getClassContext`: the classes of all frames but natives' and reflection's.
fn class_context(vm: &mut Gate, _: &[u64]) -> NativeResult {
    let depth = vm.frames().len();
    let accessor = vm.program().find_loaded(LoaderId::BOOT, "jdk/internal/reflect/MethodAccessorImpl");
    let mut list = Vec::new();
    for (id, _) in vm.java_frames(depth) {
        let method = vm.program().method(id);
        let name = vm.program().class_name(method.class);
        let skipped = method.is_native()
            || name == "java/lang/JauntVm"
            || name == "java/lang/reflect/Method" && vm.program().name(method.name) == "invoke"
            || accessor.is_some_and(|a| vm.program().is_subclass(method.class, a))
            || name.starts_with("java/lang/invoke/LambdaForm");
        if !skipped {
            list.push(method.class);
        }
    }
    super::class::mirrors(vm, &list)
}

fn begin(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let (walker, mode, skip, batch, start, frames) = (obj(a[0]), long(a[1]), int(a[3]), int(a[4]), int(a[5]), obj(a[6]));
    if frames.is_null() {
        return Err(vm.throw_new("java/lang/NullPointerException", Some("frames_array is NULL")));
    }
    let depth = vm.frames().len();
    let walk = vm.java_frames(depth);
    // The walker's own frames, from the native method up to the method that asked.
    let own = walk
        .iter()
        .take_while(|(method, _)| {
            let class = vm.program().method(*method).class;
            vm.program().class_name(class).starts_with("java/lang/StackStreamFactory")
                || vm.program().class_name(class) == "java/lang/StackWalker"
        })
        .count();
    let from = own + skip as usize;
    let (end, consumed) = fill(vm, mode, &walk, from, batch, start, frames)?;
    if end == start {
        return Err(vm.throw_new("java/lang/InternalError", Some("stack walk: decode failed")));
    }
    let anchor = (depth as i64) << 32 | consumed as i64;
    let class = vm.load_class("java/lang/StackStreamFactory$AbstractStackWalker", LoaderId::BOOT)?;
    let Some(method) = vm.program().method_named(class, "doStackWalk", "(JIIII)Ljava/lang/Object;") else {
        return Err(vm.unsupported(Missing::Sentence("this JDK has no AbstractStackWalker.doStackWalk".to_string())));
    };
    vm.call_id(method, &[walker.word(), anchor as u64, 0, skip as u64, batch as u64, start as u64, end as u64])
}

fn fetch(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let (walker, mode, anchor, batch, start, frames) = (obj(a[0]), long(a[1]), long(a[3]), int(a[5]), int(a[6]), obj(a[7]));
    let depth = (anchor >> 32) as usize;
    if depth == 0 || depth > vm.frames().len() {
        return Err(vm.throw_new("java/lang/InternalError", Some("doStackWalk: corrupted buffers")));
    }
    let walk = vm.java_frames(depth);
    let (end, consumed) = fill(vm, mode, &walk, anchor as u32 as usize, batch, start, frames)?;
    set_long(vm, walker, "anchor", (depth as i64) << 32 | consumed as i64)?;
    Ok(from_int(end))
}

/// Puts up to `batch` frames into the array from `start` on; returns the end and how many of `walk` are done.
fn fill(
    vm: &mut Gate,
    mode: i64,
    walk: &[(jaunt_program::MethodId, u32)],
    from: usize,
    batch: i32,
    start: i32,
    array: ObjRef,
) -> Result<(i32, usize), Trap> {
    let room = (vm.array_len(array) as i32 - start).min(batch);
    let mut end = start;
    let mut at = from;
    while at < walk.len() && end - start < room {
        let (id, pc) = walk[at];
        at += 1;
        let method = vm.program().method(id);
        let class = method.class;
        let show_hidden = mode & SHOW_HIDDEN_FRAMES != 0 && mode & GET_CALLER_CLASS == 0;
        if vm.program().class_name(class) == "java/lang/JauntVm" || method.hidden && !show_hidden {
            continue;
        }
        if mode & FILL_CLASS_REFS_ONLY != 0 {
            if mode & GET_CALLER_CLASS != 0 && end == start && method.caller_sensitive {
                let text = format!("StackWalker::getCallerClass called from @CallerSensitive '{}' method", vm.pretty_method(id));
                return Err(vm.throw_new("java/lang/UnsupportedOperationException", Some(&text)));
            }
            let mirror = vm.mirror(class);
            vm.set_element_ref(array, end as usize, mirror)?;
        } else {
            let info = vm.element_ref(array, end as usize)?;
            fill_info(vm, info, id, pc)?;
        }
        end += 1;
    }
    Ok((end, at))
}

/// One `StackFrameInfo`: its member name is made complete at once.
fn fill_info(vm: &mut Gate, info: ObjRef, id: jaunt_program::MethodId, pc: u32) -> Result<(), Trap> {
    let method = vm.program().method(id);
    let name = vm.program().name(method.name).to_string();
    let desc = vm.program().name(method.desc).to_string();
    let class = method.class;
    let kind = if name == "<init>" {
        IS_CONSTRUCTOR | REF_NEW_INVOKE_SPECIAL << 24
    } else if method.is_static() {
        IS_METHOD | REF_INVOKE_STATIC << 24
    } else if method.is_private() {
        IS_METHOD | REF_INVOKE_SPECIAL << 24
    } else if vm.program().class(class).is_interface() {
        IS_METHOD | REF_INVOKE_INTERFACE << 24
    } else {
        IS_METHOD | REF_INVOKE_VIRTUAL << 24
    };
    let flags = kind | method.access as u32;
    let mirror = vm.mirror(class);
    let name = vm.intern_text(&name);
    let desc = vm.new_string(&desc);
    let resolved_class = vm.known().resolved_method_name;
    let resolved = vm.new_object(resolved_class);
    let number_at = vm.resolved_method_offset();
    vm.set_u32(resolved, number_at, id.0 + 1)?;
    let holder = vm.program().field_named(resolved_class, "vmholder").map(|f| f.offset);
    if let Some(at) = holder {
        vm.set_ref(resolved, at, mirror)?;
    }
    let member = get_ref(vm, info, "memberName")?;
    let known = vm.known().clone();
    vm.set_ref(member, known.member_clazz, mirror)?;
    vm.set_ref(member, known.member_name_field, name)?;
    vm.set_ref(member, known.member_type, desc)?;
    vm.set_u32(member, known.member_flags, flags)?;
    vm.set_ref(member, known.member_method, resolved)?;
    set_int(vm, info, "bci", pc as i32)
}
