//! `java.lang.ProcessEnvironment` and `ProcessHandleImpl`: the process that we are. Others cannot be started.

use crate::sun::nio::mounts::read_file;
use jaunt_state::ObjRef;
use jaunt_vm::native::long;
use jaunt_vm::{Gate, NativeResult, NativeTable, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/lang/ProcessEnvironment";
        "environ()[[B" [OUTSIDE] => |vm, _| {
            let variables = vm.environment();
            let flat: Vec<ObjRef> = variables.into_iter().flat_map(|(name, value)| [name, value]).map(|b| vm.new_bytes(&b)).collect();
            let class = vm.array_of(vm.known().byte_array);
            Ok(vm.new_ref_array(class, &flat).word())
        },
    );
    natives!(table, "java/lang/ProcessHandleImpl";
        "initNative()V" [PURE] => |_, _| Ok(0),
        "getCurrentPid0()J" [OUTSIDE] => |vm, _| Ok(vm.process_id() as u64),
        // The time of the start, which we do not tell; -1 is no such process.
        "isAlive0(J)J" [OUTSIDE] => |vm, a| {
            let alive = long(a[0]) == vm.process_id() as i64 || stat(vm, long(a[0])).is_some();
            Ok(if alive { 0 } else { -1i64 as u64 })
        },
        "parent0(JJ)J" [OUTSIDE] => parent,
    );
    natives!(table, "java/lang/ProcessHandleImpl$Info";
        "initIDs()V" [PURE] => |_, _| Ok(0),
        // Everything stays unknown, which the interface allows.
        "info0(J)V" [PURE] => |_, _| Ok(0),
    );
}

/// The words of `/proc/PID/stat` behind the command's name.
fn stat(vm: &mut Gate, pid: i64) -> Option<Vec<String>> {
    let text = read_file(vm, format!("/proc/{pid}/stat").as_bytes()).ok()?;
    let text = String::from_utf8_lossy(&text).into_owned();
    let rest = &text[text.rfind(')')? + 1..];
    Some(rest.split_whitespace().map(str::to_string).collect())
}

fn parent(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let parent = stat(vm, long(a[0])).and_then(|words| words.get(1)?.parse::<i64>().ok());
    Ok(parent.unwrap_or(-1) as u64)
}
