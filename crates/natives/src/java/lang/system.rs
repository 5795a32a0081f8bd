//! `java.lang.System`, `Runtime`, `Shutdown`, `Module`, `ref.Reference`.

use crate::copy;
use jaunt_program::{ClassId, ClassKind, Kind, LoaderId};
use jaunt_state::ObjRef;
use jaunt_state::state::UNNAMED;
use jaunt_vm::native::{from_bool, from_int, int, obj};
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/lang/System";
        "setIn0(Ljava/io/InputStream;)V" [WRITES] => |vm, a| set_stream(vm, "in", a),
        "setOut0(Ljava/io/PrintStream;)V" [WRITES] => |vm, a| set_stream(vm, "out", a),
        "setErr0(Ljava/io/PrintStream;)V" [WRITES] => |vm, a| set_stream(vm, "err", a),
        "currentTimeMillis()J" [CLOCK] => |vm, _| vm.millis(),
        "nanoTime()J" [CLOCK] => |vm, _| vm.nanos(),
        "arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V" [READS | WRITES | CALLS | INIT] => arraycopy,
        "identityHashCode(Ljava/lang/Object;)I" [HASH] => |vm, a| {
            if a[0] as u32 == 0 { return Ok(0); }
            Ok(from_int(vm.identity_hash(obj(a[0]))? as i32))
        },
        "mapLibraryName(Ljava/lang/String;)Ljava/lang/String;" [PURE] => |vm, a| {
            if a[0] as u32 == 0 { return Err(vm.null_pointer()); }
            let name = format!("lib{}.so", vm.string_text(obj(a[0])));
            Ok(vm.new_string(&name).word())
        },
    );
    natives!(table, "java/lang/Runtime";
        "availableProcessors()I" [PURE] => |vm, _| Ok(processors(vm) as u64),
        "freeMemory()J" [HEAP] => |vm, _| Ok(vm.heap_limit().saturating_sub(vm.heap_used()) as u64),
        "totalMemory()J" [PURE] => |vm, _| Ok(vm.heap_limit() as u64),
        "maxMemory()J" [PURE] => |vm, _| Ok(vm.heap_limit() as u64),
        "gc()V" [HEAP] => |vm, _| {
            vm.collect()
        },
    );
    natives!(table, "java/lang/Shutdown";
        "beforeHalt()V" [PURE] => |_, _| Ok(0),
        "halt0(I)V" [ENDS] => |vm, a| {
            vm.final_effect()?;
            Err(Trap::Exit(int(a[0])))
        },
    );
    natives!(table, "java/lang/Module";
        "defineModule0(Ljava/lang/Module;ZLjava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)V" [READS | WRITES | DEFINED] => define_module,
        "addReads0(Ljava/lang/Module;Ljava/lang/Module;)V" [PURE] => |_, _| Ok(0),
        "addExports0(Ljava/lang/Module;Ljava/lang/String;Ljava/lang/Module;)V" [PURE] => |_, _| Ok(0),
        "addExportsToAll0(Ljava/lang/Module;Ljava/lang/String;)V" [PURE] => |_, _| Ok(0),
        "addExportsToAllUnnamed0(Ljava/lang/Module;Ljava/lang/String;)V" [PURE] => |_, _| Ok(0),
    );
    natives!(table, "jdk/internal/loader/BootLoader";
        "setBootLoaderUnnamedModule0(Ljava/lang/Module;)V" [DEFINED] => |vm, a| {
            vm.set_module(UNNAMED, obj(a[0]));
            Ok(0)
        },
        "getSystemPackageLocation(Ljava/lang/String;)Ljava/lang/String;" [INIT] => |vm, a| {
            let wanted = vm.string_text(obj(a[0])).replace('.', "/");
            let module = boot_packages(vm).into_iter().find(|(p, _)| *p == wanted).map(|(_, m)| m);
            Ok(module.map_or(0, |m| vm.new_string(&format!("jrt:/{m}")).word()))
        },
        "getSystemPackageNames()[Ljava/lang/String;" [INIT] => |vm, _| {
            let names: Vec<ObjRef> = boot_packages(vm).into_keys().map(|p| vm.new_string(&p)).collect();
            let class = vm.known().string_array;
            Ok(vm.new_ref_array(class, &names).word())
        },
    );
    natives!(table, "java/lang/ref/Reference";
        "getAndClearReferencePendingList()Ljava/lang/ref/Reference;" [REFERENCES] => |vm, _| {
            Ok(vm.take_pending_references()?.word())
        },
        "hasReferencePendingList()Z" [REFERENCES] => |vm, _| Ok(from_bool(!vm.pending_references()?.is_null())),
        "waitForReferencePendingList()V" [REFERENCES] => |vm, _| {
            vm.forget_wake();
            if !vm.pending_references()?.is_null() {
                return Ok(0);
            }
            Err(vm.block(jaunt_state::Status::Parked { deadline: 0 }))
        },
        "refersTo0(Ljava/lang/Object;)Z" [READS] => refers_to,
        "clear0()V" [WRITES] => |vm, a| {
            let offset = vm.known().reference_referent;
            vm.set_ref(obj(a[0]), offset, ObjRef::NULL)?;
            Ok(0)
        },
    );
    natives!(table, "java/lang/ref/PhantomReference";
        "refersTo0(Ljava/lang/Object;)Z" [READS] => refers_to,
    );
}

fn refers_to(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let referent = vm.known().reference_referent;
    Ok(from_bool(vm.get_ref(obj(a[0]), referent)? == obj(a[1])))
}

fn set_stream(vm: &mut Gate, field: &str, args: &[u64]) -> NativeResult {
    let class = vm.known().system;
    let offset = vm.program().field_named(class, field).expect("System's streams").offset;
    vm.set_static(class, offset, Kind::Ref, args[0])?;
    Ok(0)
}

/// Has this execution loaded the class? A search keeps the classes of all executions; there those count that were
/// initialised, since that is part of a state.
pub fn is_loaded(vm: &Gate, id: ClassId) -> bool {
    vm.program().class(id).file.is_some() && (!vm.is_search() || vm.is_touched(id))
}

/// Packages in which the boot loader has loaded a class, with their modules.
fn boot_packages(vm: &Gate) -> std::collections::BTreeMap<String, String> {
    let mut found = std::collections::BTreeMap::new();
    for id in vm.program().classes.ids() {
        let class = vm.program().class(id);
        if class.loader == LoaderId::BOOT && is_loaded(vm, id) {
            if let Some(module) = class.module {
                let package = jaunt_program::link::package(vm.program().name(class.name));
                found.entry(package.to_string()).or_insert_with(|| vm.program().name(module).to_string());
            }
        }
    }
    found
}

fn define_module(vm: &mut Gate, args: &[u64]) -> NativeResult {
    let module = obj(args[0]);
    let name = vm.field_ref(module, "name")?;
    if name.is_null() {
        return Ok(0);
    }
    let name = vm.string_text(name);
    let symbol = vm.symbol(&name);
    vm.set_module(symbol.0, module);
    if vm.booted() && !obj(args[4]).is_null() {
        // A module made at run time (for proxies, or of a layer): its classes are told by their packages.
        let loader = vm.field_ref(module, "loader")?;
        let loader = vm.loader_of(loader);
        for package in vm.refs_at_once(obj(args[4]))? {
            let package = vm.string_text(package).replace('.', "/");
            let package = vm.symbol(&package);
            vm.set_module_of_package(loader, package, symbol);
        }
    }
    // Classes loaded before the module system started learn their module now.
    for id in vm.program().classes.ids() {
        let class = vm.program().class(id);
        let belongs = class.module == Some(symbol) || name == "java.base" && class.is_primitive();
        if belongs && vm.has_mirror(id) {
            let mirror = vm.mirror(id);
            let offset = vm.known().class_module;
            vm.set_ref(mirror, offset, module)?;
        }
    }
    Ok(0)
}

/// Classes of the library that ask for the number of processors only to know whether spinning pays before they wait.
/// Under `check` they are told one: a spin sees nothing that the look before the wait does not see.
const SPINNERS: [&str; 2] = ["java/util/concurrent/Exchanger", "java/util/concurrent/Phaser"];

fn processors(vm: &Gate) -> u32 {
    if !vm.is_search() {
        return vm.options().processors;
    }
    let asks = vm.frames().last().map(|f| vm.program().class_name(f.method().class));
    if asks.is_some_and(|class| SPINNERS.contains(&class)) { 1 } else { vm.options().processors }
}

fn arraycopy(vm: &mut Gate, args: &[u64]) -> NativeResult {
    let (src, dst) = (obj(args[0]), obj(args[2]));
    if src.is_null() || dst.is_null() {
        return Err(vm.null_pointer());
    }
    let (from, to, len) = (int(args[1]), int(args[3]), int(args[4]));
    let (have, room) = (vm.array_len(src) as i64, vm.array_len(dst) as i64);
    let (sc, dc) = (vm.program().class(vm.class_of(src)), vm.program().class(vm.class_of(dst)));
    let (ClassKind::Array(sa), ClassKind::Array(da)) = (sc.kind, dc.kind) else {
        let which = if sc.is_array() { ("destination", dc.id) } else { ("source", sc.id) };
        let text = format!("arraycopy: {} type {} is not an array", which.0, vm.program().external_name(which.1));
        return Err(vm.throw_new("java/lang/ArrayStoreException", Some(&text)));
    };
    if sa.kind != da.kind {
        let describe = |vm: &Gate, kind: Kind| {
            if kind == Kind::Ref {
                "object array[]".to_string()
            } else {
                format!("{}[]", {
                    let _ = vm;
                    kind.primitive_name()
                })
            }
        };
        let text = format!("arraycopy: type mismatch: can not copy {} into {}", describe(vm, sa.kind), describe(vm, da.kind));
        return Err(vm.throw_new("java/lang/ArrayStoreException", Some(&text)));
    }
    if from < 0 || to < 0 || len < 0 || from as i64 + len as i64 > have || to as i64 + len as i64 > room {
        let kind = if sa.kind == Kind::Ref { "object array".to_string() } else { sa.kind.primitive_name().to_string() };
        let text = if len < 0 {
            format!("arraycopy: length {len} is negative")
        } else if from < 0 {
            format!("arraycopy: source index {from} out of bounds for {kind}[{have}]")
        } else if to < 0 {
            format!("arraycopy: destination index {to} out of bounds for {kind}[{room}]")
        } else if from as i64 + len as i64 > have {
            format!("arraycopy: last source index {} out of bounds for {kind}[{have}]", from as i64 + len as i64)
        } else {
            format!("arraycopy: last destination index {} out of bounds for {kind}[{room}]", to as i64 + len as i64)
        };
        return Err(vm.throw_new("java/lang/ArrayIndexOutOfBoundsException", Some(&text)));
    }
    if len == 0 {
        return Ok(0);
    }
    let checked = sa.kind == Kind::Ref && sc.id != dc.id && !vm.program().is_subclass(sc.id, dc.id);
    let shift = sa.kind.shift();
    let (read, written) = ((src, (from as u32) << shift), (dst, (to as u32) << shift));
    if vm.is_search() && vm.copy_needs_steps(read, written, (len as u32) << shift, len as u32) {
        return copy::in_steps(vm, "array", "(Ljava/lang/Object;ILjava/lang/Object;II)V", args);
    }
    vm.access_copy(read, written, (len as u32) << shift)?;
    if checked {
        return copy_checked(vm, src, from as usize, dst, to as usize, len as usize);
    }
    vm.copy_range(src, from as usize, dst, to as usize, len as usize);
    Ok(0)
}

/// Copies references one by one with the store check, stopping at the first that does not fit.
fn copy_checked(vm: &mut Gate, src: ObjRef, from: usize, dst: ObjRef, to: usize, len: usize) -> NativeResult {
    for i in 0..len {
        let value = vm.element_ref(src, from + i)?;
        copy::check(vm, src, dst, value)?;
        vm.set_element_ref(dst, to + i, value)?;
    }
    Ok(0)
}
