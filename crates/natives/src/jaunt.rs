//! Natives of our own model classes.

use crate::field;
use jaunt_program::LoaderId;
use jaunt_state::ObjRef;
use jaunt_vm::native::{from_bool, int, obj};
use jaunt_vm::{Gate, Missing, NativeResult, NativeTable, Trap, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/lang/JauntVm";
        "callEntry([Ljava/lang/String;)V" [CALLS] => |vm, a| vm.call_entry(obj(a[0])),
        "uncaught(Ljava/lang/Throwable;)V" [READS | UNCAUGHT] => |vm, a| {
            let class = vm.class_of(obj(a[0]));
            let message = vm.get_ref(obj(a[0]), vm.known().throwable_message)?;
            let message = (!message.is_null()).then(|| vm.string_text(message));
            vm.set_uncaught(class, message);
            Ok(0)
        },
        "dispatch(Ljava/lang/Thread;Ljava/lang/Throwable;)V" [CALLS] => |vm, a| {
            vm.leave_all_sections();
            call_private(vm, "dispatchUncaughtException", "(Ljava/lang/Throwable;)V", a)
        },
        "exit(Ljava/lang/Thread;)V" [CALLS] => |vm, a| {
            vm.leave_all_sections();
            call_private(vm, "exit", "()V", a)
        },
        "initialize(Ljava/lang/Class;)V" [INIT] => |vm, a| {
            let class = vm.class_of_mirror(obj(a[0]));
            vm.ensure_initialized(class).map(|()| 0)
        },
    );
    natives!(table, "jaunt/vm/Console";
        "closing()V" [PURE] => |vm, _| {
            vm.console_closes();
            Ok(0)
        },
        "writeText(Ljaunt/vm/Console;ILjava/lang/String;Z)V" [READS | WRITES | CONSOLE | OUTSIDE] => |vm, a| {
            write_text(vm, obj(a[0]), int(a[1]), obj(a[2]), a[3] != 0)
        },
        "writeString(Ljaunt/vm/Console;ILjava/lang/String;)Z" [READS | WRITES | CONSOLE | OUTSIDE] => |vm, a| {
            let line = vm.prints_line();
            write_text(vm, obj(a[0]), int(a[1]), obj(a[2]), line)?;
            Ok(from_bool(line))
        },
        "writeBytes(Ljaunt/vm/Console;I[BII)V" [READS | WRITES | CALLS | CONSOLE | OUTSIDE] => |vm, a| {
            let (off, len) = (int(a[3]) as usize, int(a[4]) as usize);
            let bytes = vm.bytes_in_steps(obj(a[2]), off..off + len)?;
            vm.print(obj(a[0]), int(a[1]))?;
            if is_closed(vm, obj(a[0]))? {
                return Ok(0);
            }
            // A console that went away is not the program's concern: PrintStream swallows I/O errors too.
            let _ = vm.write(int(a[1]), &bytes)?;
            Ok(0)
        },
    );
    natives!(table, "jaunt/vm/Concat";
        "join([Ljava/lang/String;)Ljava/lang/String;" [READS] => |vm, a| {
            let pieces: Vec<ObjRef> = vm.refs_at_once(obj(a[0]))?;
            join(vm, &pieces)
        },
        "join2(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;" [PURE] => |vm, a| join(vm, &[obj(a[0]), obj(a[1])]),
        "join3(Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;" [PURE] => |vm, a| {
            join(vm, &[obj(a[0]), obj(a[1]), obj(a[2])])
        },
    );
}

fn call_private(vm: &mut Gate, name: &str, desc: &str, args: &[u64]) -> NativeResult {
    let thread = vm.load("java/lang/Thread", LoaderId::BOOT).expect("java.lang.Thread");
    let Some(method) = vm.program().method_named(thread, name, desc) else {
        return Err(vm.unsupported(Missing::Sentence(format!("this JDK has no Thread.{name}{desc}"))));
    };
    vm.call_id(method, args)
}

/// Printing to a closed stream does nothing, but `checkError` says so.
fn is_closed(vm: &mut Gate, console: ObjRef) -> Result<bool, Trap> {
    if console.is_null() || !vm.is_closed(console)? {
        return Ok(false);
    }
    field::set_bool(vm, console, "trouble", true)?;
    Ok(true)
}

fn write_text(vm: &mut Gate, console: ObjRef, fd: i32, text: ObjRef, line: bool) -> NativeResult {
    vm.print(console, fd)?;
    if is_closed(vm, console)? {
        return Ok(0);
    }
    let (bytes, wide) = vm.string_bytes(text);
    let (mut bytes, latin1) = (bytes.to_vec(), !wide);
    if !(latin1 && bytes.is_ascii()) {
        let units = vm.string_units(text);
        bytes = vm.encode_console(&units);
    }
    if line {
        bytes.push(b'\n');
    }
    let _ = vm.write(fd, &bytes)?;
    Ok(0)
}

fn join(vm: &mut Gate, pieces: &[ObjRef]) -> NativeResult {
    let mut wide = false;
    let mut len = 0usize;
    for &p in pieces {
        if p.is_null() {
            len += 4;
            continue;
        }
        let (bytes, is_wide) = vm.string_bytes(p);
        wide |= is_wide;
        len += bytes.len() >> is_wide as usize;
    }
    if len > i32::MAX as usize >> wide as usize {
        return Err(vm.throw_new("java/lang/OutOfMemoryError", Some("Overflow: String length out of range")));
    }
    let mut bytes: Vec<u8> = Vec::with_capacity(len << wide as usize);
    for &p in pieces {
        if p.is_null() {
            for b in b"null" {
                bytes.push(*b);
                if wide {
                    bytes.push(0);
                }
            }
            continue;
        }
        let (from, is_wide) = vm.string_bytes(p);
        if is_wide || !wide {
            bytes.extend_from_slice(from);
        } else {
            for &b in from {
                bytes.push(b);
                bytes.push(0);
            }
        }
    }
    vm.check_room(bytes.len())?;
    Ok(vm.string_of(&bytes, wide as u8).word())
}
