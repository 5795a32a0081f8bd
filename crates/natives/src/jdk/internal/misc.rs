//! `jdk.internal.misc.VM`, `CDS`, `Signal`, `jdk.internal.reflect.Reflection`.

use jaunt_program::{ClassKind, LoaderId};
use jaunt_vm::native::{from_bool, from_int, long, obj};
use jaunt_vm::{Gate, NativeResult, NativeTable, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "jdk/internal/misc/VM";
        "initialize()V" [PURE] => |_, _| Ok(0),
        "latestUserDefinedLoader0()Ljava/lang/ClassLoader;" [PURE] => |vm, _| {
            let loader = vm.frames().iter().rev()
                .map(|f| vm.program().class(f.method().class).loader)
                .find(|l| l.0 > 1);
            Ok(loader.map_or(0, |l| vm.loader_object(l).word()))
        },
        "getuid()J" [PURE] => |_, _| Ok(0),
        "geteuid()J" [PURE] => |_, _| Ok(0),
        "getgid()J" [PURE] => |_, _| Ok(0),
        "getegid()J" [PURE] => |_, _| Ok(0),
        "getNanoTimeAdjustment(J)J" [CLOCK] => |vm, a| {
            let (s, n) = vm.wall_clock()?;
            let difference = s - long(a[0]);
            if difference.abs() > 1 << 32 {
                return Ok(-1i64 as u64);
            }
            Ok((difference * 1_000_000_000 + n as i64) as u64)
        },
        "getRuntimeArguments()[Ljava/lang/String;" [PURE] => |vm, _| {
            let class = vm.known().string_array;
            Ok(vm.new_array(class, 0).word())
        },
    );
    natives!(table, "jdk/internal/misc/CDS";
        "isDumpingClassList0()Z" [PURE] => |_, _| Ok(0),
        "isDumpingArchive0()Z" [PURE] => |_, _| Ok(0),
        "isSharingEnabled0()Z" [PURE] => |_, _| Ok(0),
        "logLambdaFormInvoker(Ljava/lang/String;)V" [PURE] => |_, _| Ok(0),
        "initializeFromArchive(Ljava/lang/Class;)V" [PURE] => |_, _| Ok(0),
        "defineArchivedModules(Ljava/lang/ClassLoader;Ljava/lang/ClassLoader;)V" [PURE] => |_, _| Ok(0),
        // Fixes the iteration order of immutable sets and maps: the same in every run.
        "getRandomSeedForDumping()J" [PURE] => |_, _| Ok(1),
    );
    natives!(table, "jdk/internal/misc/Signal";
        "findSignal0(Ljava/lang/String;)I" [PURE] => |vm, a| {
            let name = vm.string_text(obj(a[0]));
            Ok(from_int(match name.as_str() { "HUP" => 1, "INT" => 2, "TERM" => 15, _ => -1 }))
        },
        "handle0(IJ)J" [PURE] => |_, _| Ok(0),
        "raise0(I)V" [PURE] => |vm, _| Err(vm.unsupported("raising a signal")),
    );
    natives!(table, "jdk/internal/misc/ScopedMemoryAccess";
        "registerNatives()V" [PURE] => |_, _| Ok(0),
        "closeScope0(Ljdk/internal/misc/ScopedMemoryAccess$Scope;Ljdk/internal/misc/ScopedMemoryAccess$Scope$ScopedAccessError;)Z" [PURE] => |_, _| Ok(1),
    );
    natives!(table, "jdk/internal/reflect/Reflection";
        "getCallerClass()Ljava/lang/Class;" [PURE] => caller_class,
        "getClassAccessFlags(Ljava/lang/Class;)I" [PURE] => |vm, a| {
            let class = vm.class_of_mirror(obj(a[0]));
            Ok(vm.program().class(class).access as u64 & 0x7fff & !0x20)
        },
        "areNestMates(Ljava/lang/Class;Ljava/lang/Class;)Z" [PURE] => |vm, a| {
            let (x, y) = (vm.class_of_mirror(obj(a[0])), vm.class_of_mirror(obj(a[1])));
            vm.load_nest_host(x)?;
            vm.load_nest_host(y)?;
            Ok(from_bool(vm.nest_host(x) == vm.nest_host(y)))
        },
    );
    let _ = ClassKind::Instance;
}

/// The class whose method called the method that asks: two frames up, reflection left out.
fn caller_class(vm: &mut Gate, _: &[u64]) -> NativeResult {
    let frames = &vm.frames();
    // Reflection's own frames; those of constructors count, as in HotSpot.
    let accessor = vm.program().find_loaded(LoaderId::BOOT, "jdk/internal/reflect/MethodAccessorImpl");
    let mut seen = 0;
    for frame in frames.iter().rev() {
        let method = frame.method();
        let name = vm.program().class_name(method.class);
        let skipped = method.hidden
            || name == "java/lang/reflect/Method" && vm.program().name(method.name) == "invoke"
            || accessor.is_some_and(|a| vm.program().is_subclass(method.class, a))
            || name.starts_with("java/lang/invoke/LambdaForm");
        if seen >= 1 && skipped {
            continue;
        }
        seen += 1;
        if seen == 2 {
            let class = method.class;
            return Ok(vm.mirror(class).word());
        }
    }
    Ok(0)
}
