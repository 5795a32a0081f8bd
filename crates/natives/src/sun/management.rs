//! `sun.management` and `com.sun.management.internal`: what `ManagementFactory`'s beans read.
//!
//! There are no memory pools and no diagnostic commands, and a thread's processor time is the time since the start.

use crate::field::{get_long, get_ref, ready_class};
use jaunt_program::{Kind, LoaderId};
use jaunt_state::{FrameKind, ObjRef, Status, ThreadId};
use jaunt_vm::native::obj;
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "sun/management/VMManagementImpl";
        "getVersion0()Ljava/lang/String;" [PURE] => |vm, _| Ok(vm.new_string("3.0").word()),
        "initOptionalSupportFields()V" [WRITES] => support,
        "isThreadContentionMonitoringEnabled()Z" [PURE] => |_, _| Ok(0),
        "isThreadCpuTimeEnabled()Z" [PURE] => |_, _| Ok(1),
        "isThreadAllocatedMemoryEnabled()Z" [PURE] => |_, _| Ok(1),
        // A search has one answer: what is loaded depends on what was explored before.
        "getTotalClassCount()J" [PURE] => |vm, _| Ok(if vm.is_search() { 0 } else { vm.program().classes.len() as u64 }),
        "getUnloadedClassCount()J" [PURE] => |_, _| Ok(0),
        "getVerboseClass()Z" [PURE] => |_, _| Ok(0),
        "getVerboseGC()Z" [PURE] => |_, _| Ok(0),
        "getProcessId()I" [OUTSIDE] => |vm, _| Ok(vm.process_id() as u64),
        "getVmArguments0()[Ljava/lang/String;" [PURE] => |vm, _| {
            let class = vm.known().string_array;
            Ok(vm.new_ref_array(class, &[]).word())
        },
        "getStartupTime()J" [CLOCK] => |vm, _| {
            let (seconds, nanos) = vm.wall_clock()?;
            Ok((seconds * 1000 + nanos as i64 / 1_000_000 - (vm.nanos()? / 1_000_000) as i64) as u64)
        },
        "getUptime0()J" [CLOCK] => |vm, _| {
            // Not a moment any more.
            vm.wall_clock()?;
            Ok(vm.nanos()? / 1_000_000)
        },
        "getAvailableProcessors()I" [PURE] => |vm, _| Ok(vm.options().processors as u64),
        "getTotalCompileTime()J" [PURE] => |_, _| Ok(0),
        "getTotalThreadCount()J" [THREADS] => |vm, _| Ok(vm.threads()?.count() as u64),
        "getLiveThreadCount()I" [THREADS] => |vm, _| Ok(live(vm)?.len() as u64),
        "getPeakThreadCount()I" [THREADS] => |vm, _| Ok(live(vm)?.len() as u64),
        "getDaemonThreadCount()I" [THREADS] => |vm, _| {
            Ok(vm.threads()?.filter(|t| t.is_alive() && !t.object.is_null() && t.daemon).count() as u64)
        },
    );
    natives!(table, "sun/management/MemoryImpl";
        "getMemoryPools0()[Ljava/lang/management/MemoryPoolMXBean;" [PURE] => |vm, _| nothing(vm, "java/lang/management/MemoryPoolMXBean"),
        "getMemoryManagers0()[Ljava/lang/management/MemoryManagerMXBean;" [PURE] => |vm, _| nothing(vm, "java/lang/management/MemoryManagerMXBean"),
        "getMemoryUsage0(Z)Ljava/lang/management/MemoryUsage;" [CALLS | INIT | HEAP] => memory_usage,
        "setVerboseGC(Z)V" [PURE] => |_, _| Ok(0),
    );
    natives!(table, "sun/management/ClassLoadingImpl";
        "setVerboseClass(Z)V" [PURE] => |_, _| Ok(0),
    );
    natives!(table, "sun/management/ThreadImpl";
        "getThreads()[Ljava/lang/Thread;" [THREADS] => |vm, _| {
            let all = live(vm)?;
            thread_array(vm, &all)
        },
        "getThreadInfo1([JI[Ljava/lang/management/ThreadInfo;)V" [READS | WRITES | CALLS | MONITOR | INIT | STATUS | THREADS] => thread_info,
        "getThreadTotalCpuTime0(J)J" [CLOCK] => |vm, _| vm.nanos(),
        "getThreadUserCpuTime0(J)J" [CLOCK] => |vm, _| vm.nanos(),
        "getThreadAllocatedMemory0(J)J" [HEAP] => |vm, _| Ok(vm.heap_used() as u64),
        "getTotalThreadAllocatedMemory()J" [HEAP] => |vm, _| Ok(vm.heap_used() as u64),
        "setThreadCpuTimeEnabled0(Z)V" [PURE] => |_, _| Ok(0),
        "setThreadAllocatedMemoryEnabled0(Z)V" [PURE] => |_, _| Ok(0),
        "setThreadContentionMonitoringEnabled0(Z)V" [PURE] => |_, _| Ok(0),
        "findMonitorDeadlockedThreads0()[Ljava/lang/Thread;" [READS | MONITOR | STATUS | THREADS] => |vm, _| deadlocked(vm, false),
        "findDeadlockedThreads0()[Ljava/lang/Thread;" [READS | MONITOR | STATUS | THREADS] => |vm, _| deadlocked(vm, true),
        "resetPeakThreadCount0()V" [PURE] => |_, _| Ok(0),
        "resetContentionTimes0(J)V" [PURE] => |_, _| Ok(0),
    );
    natives!(table, "jdk/internal/platform/CgroupMetrics";
        "isUseContainerSupport()Z" [PURE] => |_, _| Ok(0),
    );
    natives!(table, "com/sun/management/internal/OperatingSystemImpl";
        "initialize0()V" [PURE] => |_, _| Ok(0),
        "getProcessCpuTime0()J" [CLOCK] => |vm, _| vm.nanos(),
        "getProcessCpuLoad0()D" [PURE] => |_, _| Ok(0f64.to_bits()),
        "getCpuLoad0()D" [PURE] => |_, _| Ok(0f64.to_bits()),
        "getTotalMemorySize0()J" [PURE] => |vm, _| Ok(vm.heap_limit() as u64),
        "getFreeMemorySize0()J" [HEAP] => |vm, _| Ok(vm.heap_limit().saturating_sub(vm.heap_used()) as u64),
        "getCommittedVirtualMemorySize0()J" [PURE] => |vm, _| Ok(vm.heap_limit() as u64),
        "getTotalSwapSpaceSize0()J" [PURE] => |_, _| Ok(0),
        "getFreeSwapSpaceSize0()J" [PURE] => |_, _| Ok(0),
    );
}

fn support(vm: &mut Gate, _: &[u64]) -> NativeResult {
    let class = vm.load_class("sun/management/VMManagementImpl", LoaderId::BOOT)?;
    for name in [
        "currentThreadCpuTimeSupport",
        "otherThreadCpuTimeSupport",
        "objectMonitorUsageSupport",
        "synchronizerUsageSupport",
        "threadContentionMonitoringSupport",
        "threadAllocatedMemorySupport",
    ] {
        if let Some(field) = vm.program().field_named(class, name) {
            let offset = field.offset;
            vm.set_static(class, offset, Kind::Boolean, 1)?;
        }
    }
    Ok(0)
}

fn nothing(vm: &mut Gate, element: &str) -> NativeResult {
    let class = vm.load_class(element, LoaderId::BOOT)?;
    let array = vm.array_of(class);
    Ok(vm.new_ref_array(array, &[]).word())
}

fn memory_usage(vm: &mut Gate, args: &[u64]) -> NativeResult {
    let class = ready_class(vm, "java/lang/management/MemoryUsage")?;
    let init = vm.program().method_named(class, "<init>", "(JJJJ)V").expect("the JDK's own");
    let (used, limit) = if args[1] != 0 { (vm.heap_used() as u64, vm.heap_limit() as u64) } else { (0, 0) };
    let top = if args[1] != 0 { limit.max(used) } else { u64::MAX };
    let usage = vm.new_object(class);
    let words = [usage.word(), 0, 0, used, 0, used.max(limit), 0, top, 0];
    vm.push_frame(init, &words, FrameKind::Construct(usage))?;
    Err(Trap::Called)
}

fn live(vm: &mut Gate) -> Result<Vec<ThreadId>, Trap> {
    Ok(vm.threads()?.filter(|t| t.is_alive() && !t.object.is_null()).map(|t| t.id).collect())
}

fn thread_array(vm: &mut Gate, ids: &[ThreadId]) -> NativeResult {
    let list: Vec<ObjRef> = ids.iter().map(|&id| vm.thread_object(id)).collect();
    let class = vm.array_of(vm.known().thread);
    Ok(vm.new_ref_array(class, &list).word())
}

/// What a thread waits for that another thread owns: the object and its owner.
fn waits_for(vm: &mut Gate, id: ThreadId, synchronizers: bool) -> Result<Option<(ObjRef, ThreadId)>, Trap> {
    match vm.status(id)? {
        Status::Blocked(object) => Ok(vm.monitor_owner(object)?.map(|owner| (object, owner))),
        Status::Parked { .. } if synchronizers => {
            let thread = vm.thread_object(id);
            let blocker = get_ref(vm, thread, "parkBlocker")?;
            let ownable = vm.load_class("java/util/concurrent/locks/AbstractOwnableSynchronizer", LoaderId::BOOT)?;
            if blocker.is_null() || !vm.program().is_subclass(vm.class_of(blocker), ownable) {
                return Ok(None);
            }
            let owner = get_ref(vm, blocker, "exclusiveOwnerThread")?;
            Ok(if owner.is_null() { None } else { vm.thread_of(owner).map(|owner| (blocker, owner)) })
        }
        _ => Ok(None),
    }
}

/// Threads on a cycle of owners; null when there is none.
fn deadlocked(vm: &mut Gate, synchronizers: bool) -> NativeResult {
    let mut found = Vec::new();
    for id in live(vm)? {
        let mut at = id;
        let most = vm.threads()?.count();
        for _ in 0..most {
            match waits_for(vm, at, synchronizers)? {
                Some((_, owner)) => at = owner,
                None => break,
            }
            if at == id {
                found.push(id);
                break;
            }
        }
    }
    if found.is_empty() { Ok(0) } else { thread_array(vm, &found) }
}

/// Fills an array with `ThreadInfo`s, without stacks.
fn thread_info(vm: &mut Gate, args: &[u64]) -> NativeResult {
    let class = ready_class(vm, "java/lang/management/ThreadInfo")?;
    let desc = "(Ljava/lang/Thread;ILjava/lang/Object;Ljava/lang/Thread;JJJJ[Ljava/lang/StackTraceElement;)V";
    let init = vm.program().method_named(class, "<init>", desc).expect("the JDK's own");
    let (ids, infos) = (obj(args[0]), obj(args[2]));
    let trace_class = vm.array_of(vm.known().stack_trace_element);
    let n = vm.array_len(ids) as usize;
    let mut kind = FrameKind::Normal;
    for i in 0..n {
        let wanted = vm.element(ids, i, Kind::Long)? as i64;
        let mut found = None;
        for id in live(vm)? {
            if get_long(vm, vm.thread_object(id), "tid")? == wanted {
                found = Some(id);
                break;
            }
        }
        let Some(id) = found else { continue };
        let (object, owner) = match waits_for(vm, id, true)? {
            Some((object, owner)) => (object, vm.thread_object(owner)),
            None => (ObjRef::NULL, ObjRef::NULL),
        };
        let state = match vm.status(id)? {
            Status::Blocked(_) => 0x401,
            Status::Waiting { deadline: 0, .. } | Status::Parked { deadline: 0 } => 0x191,
            Status::Waiting { .. } | Status::Parked { .. } | Status::Sleeping { .. } => 0x1a1,
            _ => 5,
        };
        let thread = vm.thread_object(id);
        let trace = vm.new_ref_array(trace_class, &[]);
        let info = vm.new_object(class);
        vm.set_element_ref(infos, i, info)?;
        let never = u64::MAX;
        let words =
            [info.word(), thread.word(), state, object.word(), owner.word(), 0, 0, never, 0, 0, 0, never, 0, trace.word()];
        // The frames run one after the other, the first one pushed last.
        vm.push_frame(init, &words, kind)?;
        kind = FrameKind::Again;
    }
    if kind == FrameKind::Normal { Ok(0) } else { Err(Trap::Called) }
}
