//! `java.lang.Thread`

use crate::field;
use jaunt_program::Kind;
use jaunt_state::{ObjRef, Status};
use jaunt_vm::memory::BASE_OFFSET;
use jaunt_vm::native::{from_bool, long, obj};
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/lang/Thread";
        "registerNatives()V" [PURE] => |_, _| Ok(0),
        "currentThread()Ljava/lang/Thread;" [PURE] => |vm, _| Ok(vm.current_object().word()),
        "yield()V" [PURE] => |_, _| Err(Trap::Yield(0)),
        "onSpinWait()V" [PURE] => |_, _| Err(Trap::Yield(0)),
        "sleep(J)V" [INTERRUPT | SLEEP] => sleep,
        "start0()V" [WRITES | ALIVE] => start,
        "holdsLock(Ljava/lang/Object;)Z" [PURE] => |vm, a| {
            if obj(a[0]).is_null() {
                return Err(vm.null_pointer());
            }
            Ok(from_bool(vm.holds_lock(obj(a[0]))))
        },
        // Native in the first update releases only; later ones read the field in Java.
        "isAlive()Z" [READS] => |vm, a| {
            let eetop = i64::from(vm.known().thread_eetop) + BASE_OFFSET;
            Ok(from_bool(vm.read_memory(obj(a[0]), eetop, Kind::Long, false)? != 0))
        },
        // These stand in front of Java code: whose name or number is read may be a thread that only its maker knows, and that
        // must be noticed too.
        "getName()Ljava/lang/String;" [READS] => |vm, a| {
            vm.look_at_names();
            Ok(vm.field_ref(obj(a[0]), "name")?.word())
        },
        "getId()J" [READS] => |vm, a| {
            vm.look_at_names();
            field::get_long(vm, obj(a[0]), "tid").map(|id| id as u64)
        },
        // As in Java; where this decides that nobody takes an exception, a search is told.
        "getDefaultUncaughtExceptionHandler()Ljava/lang/Thread$UncaughtExceptionHandler;" [READS | UNCAUGHT] => |vm, _| {
            let thread = vm.known().thread;
            let field = vm.program().field_named(thread, "defaultUncaughtExceptionHandler").expect("a field of Thread");
            let (offset, kind) = (field.offset, field.kind);
            let handler = vm.get_static(thread, offset, kind)?;
            if handler == 0 {
                vm.no_default_handler()?;
            }
            Ok(handler)
        },
        "setPriority0(I)V" [PURE] => |_, _| Ok(0),
        "interrupt0()V" [INTERRUPT | STATUS] => |vm, a| {
            if let Some(id) = vm.thread_of(obj(a[0])) {
                vm.interrupt_visibly(id)?;
            } else {
                // Not started yet, or over: that is looked at here.
                vm.look_at_thread(obj(a[0]))?;
            }
            Ok(0)
        },
        // The status is a field that Java code has cleared.
        "clearInterruptEvent()V" [PURE] => |_, _| Ok(0),
        "setNativeName(Ljava/lang/String;)V" [PURE] => |_, _| Ok(0),
        "getThreads()[Ljava/lang/Thread;" [THREADS] => threads,
        "dumpThreads([Ljava/lang/Thread;)[[Ljava/lang/StackTraceElement;" [READS | STATUS] => dump,
        "getState()Ljava/lang/Thread$State;" [READS | INIT | STATUS] => get_state,
        "stop0(Ljava/lang/Object;)V" [STATUS] => |vm, a| {
            match vm.thread_of(obj(a[0])) {
                Some(id) if id == vm.current() => Err(Trap::Throw(obj(a[1]))),
                Some(id) => vm.stop_thread(id, obj(a[1])).map(|()| 0),
                None => vm.stop_before_start(obj(a[0])).map(|()| 0),
            }
        },
        "suspend0()V" [STATUS] => |vm, a| suspend(vm, obj(a[0]), true),
        "resume0()V" [STATUS] => |vm, a| suspend(vm, obj(a[0]), false),
    );
}

fn suspend(vm: &mut Gate, thread: ObjRef, suspended: bool) -> NativeResult {
    let Some(id) = vm.thread_of(thread) else {
        vm.look_at_thread(thread)?;
        return Ok(0);
    };
    vm.suspend(id, suspended)?;
    if suspended && id == vm.current() { Err(Trap::Yield(0)) } else { Ok(0) }
}

fn sleep(vm: &mut Gate, args: &[u64]) -> NativeResult {
    let millis = long(args[0]);
    if millis < 0 {
        return Err(vm.throw_new("java/lang/IllegalArgumentException", Some("timeout value is negative")));
    }
    vm.sleep((millis as u64).saturating_mul(1_000_000)).map(|()| 0)
}

fn start(vm: &mut Gate, args: &[u64]) -> NativeResult {
    let object = obj(args[0]);
    let class = vm.class_of(object);
    // The library's own helpers have nothing to do until something asks for them; without them states stay small.
    let name = vm.program().class_name(class);
    if matches!(name, "java/lang/ref/Reference$ReferenceHandler" | "java/lang/ref/Finalizer$FinalizerThread") {
        vm.set_u32(object, vm.known().thread_status, 5)?;
        vm.defer_thread(object);
        return Ok(0);
    }
    vm.start_thread(object)?;
    Ok(0)
}

/// From what the thread really does; the library's `threadStatus` field is not kept up to date, so that blocking does
/// not write to the thread's object.
fn get_state(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let object = obj(a[0]);
    vm.look_at_thread(object)?;
    let raw = vm.get_i32(object, vm.known().thread_status)?;
    let status = match vm.thread_of(object) {
        Some(id) => Some(vm.status(id)?),
        None => None,
    };
    let name = match status {
        _ if raw & 2 != 0 => "TERMINATED",
        None if raw & 1 == 0 => "NEW",
        Some(Status::Blocked(_)) => "BLOCKED",
        Some(Status::Waiting { deadline: 0, .. } | Status::Parked { deadline: 0 }) => "WAITING",
        Some(Status::Waiting { .. } | Status::Parked { .. } | Status::Sleeping { .. }) => "TIMED_WAITING",
        Some(Status::Terminated) => "TERMINATED",
        _ => "RUNNABLE",
    };
    let class = vm.load_class("java/lang/Thread$State", jaunt_program::LoaderId::BOOT)?;
    vm.ensure_initialized(class)?;
    let field = vm.program().field_named(class, name).expect("Thread.State constants");
    let (offset, kind) = (field.offset, field.kind);
    vm.get_static(class, offset, kind)
}

fn threads(vm: &mut Gate, _: &[u64]) -> NativeResult {
    let list: Vec<ObjRef> = vm.threads()?.filter(|t| t.is_alive() && !t.object.is_null()).map(|t| t.object).collect();
    let class = vm.array_of(vm.known().thread);
    Ok(vm.new_ref_array(class, &list).word())
}

fn dump(vm: &mut Gate, args: &[u64]) -> NativeResult {
    // The library has just made the list.
    let wanted: Vec<ObjRef> = vm.refs_at_once(obj(args[0]))?;
    let element = vm.known().stack_trace_element;
    let row = vm.array_of(element);
    let table = vm.array_of(row);
    let mut rows = Vec::new();
    for thread in wanted {
        let mut elements = Vec::new();
        if thread.is_null() {
            return Err(vm.null_pointer());
        }
        // Also where it is not started yet, or over.
        vm.look_at_thread(thread)?;
        let status = match vm.thread_of(thread) {
            Some(id) => Some((id, vm.status(id)?)),
            None => None,
        };
        if let Some((id, status)) = status.filter(|&(_, status)| status != Status::Terminated) {
            let waiting = id == vm.current() || status != Status::Runnable;
            for (method, pc) in vm.stack_of(id, waiting)? {
                let e = vm.new_object(element);
                super::throwable::fill_element(vm, e, method, pc)?;
                elements.push(e);
            }
        }
        rows.push(vm.new_ref_array(row, &elements));
    }
    Ok(vm.new_ref_array(table, &rows).word())
}
