//! `java.lang.System`, `Runtime`, `Shutdown`, `Module`, `ref.Reference`.

use jaunt_program::{ClassKind, Kind, LoaderId};
use jaunt_state::ObjRef;
use jaunt_state::state::UNNAMED;
use jaunt_state::{Effect, EffectKind};
use jaunt_vm::native::{from_bool, from_int, int, obj};
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/lang/System";
        "setIn0(Ljava/io/InputStream;)V" => |vm, a| set_stream(vm, "in", a),
        "setOut0(Ljava/io/PrintStream;)V" => |vm, a| set_stream(vm, "out", a),
        "setErr0(Ljava/io/PrintStream;)V" => |vm, a| set_stream(vm, "err", a),
        "currentTimeMillis()J" => |vm, _| {
            vm.look_at_clock()?;
            let (s, n) = vm.host.wall_clock();
            Ok((s * 1000 + n as i64 / 1_000_000) as u64)
        },
        "nanoTime()J" => |vm, _| {
            vm.look_at_clock()?;
            Ok(vm.host.nanos())
        },
        "arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V" => arraycopy,
        "identityHashCode(Ljava/lang/Object;)I" => |vm, a| {
            if a[0] as u32 == 0 { return Ok(0); }
            Ok(from_int(vm.state.identity_hash(obj(a[0])) as i32))
        },
        "mapLibraryName(Ljava/lang/String;)Ljava/lang/String;" => |vm, a| {
            if a[0] as u32 == 0 { return Err(vm.null_pointer()); }
            let name = format!("lib{}.so", vm.string_text(obj(a[0])));
            Ok(vm.new_string(&name).word())
        },
    );
    natives!(table, "java/lang/Runtime";
        "availableProcessors()I" => |vm, _| Ok(processors(vm) as u64),
        "freeMemory()J" => |vm, _| Ok(vm.state.heap.limit.saturating_sub(vm.state.heap.used) as u64),
        "totalMemory()J" => |vm, _| Ok(vm.state.heap.limit as u64),
        "maxMemory()J" => |vm, _| Ok(vm.state.heap.limit as u64),
        "gc()V" => |vm, _| {
            if vm.points.mode != jaunt_vm::points::Mode::Run {
                vm.native_effect(Effect::new(EffectKind::Global, 0, 0))?;
                vm.collect_in_search();
                return Ok(0);
            }
            vm.collect_garbage(false);
            Err(Trap::Yield(0))
        },
    );
    natives!(table, "java/lang/Shutdown";
        "beforeHalt()V" => |_, _| Ok(0),
        "halt0(I)V" => |vm, a| {
            vm.final_effect()?;
            Err(Trap::Exit(int(a[0])))
        },
    );
    natives!(table, "java/lang/Module";
        "defineModule0(Ljava/lang/Module;ZLjava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)V" => define_module,
        "addReads0(Ljava/lang/Module;Ljava/lang/Module;)V" => |_, _| Ok(0),
        "addExports0(Ljava/lang/Module;Ljava/lang/String;Ljava/lang/Module;)V" => |_, _| Ok(0),
        "addExportsToAll0(Ljava/lang/Module;Ljava/lang/String;)V" => |_, _| Ok(0),
        "addExportsToAllUnnamed0(Ljava/lang/Module;Ljava/lang/String;)V" => |_, _| Ok(0),
    );
    natives!(table, "jdk/internal/loader/BootLoader";
        "setBootLoaderUnnamedModule0(Ljava/lang/Module;)V" => |vm, a| {
            vm.state.rest_mut().modules.insert(UNNAMED, obj(a[0]));
            Ok(0)
        },
        "getSystemPackageLocation(Ljava/lang/String;)Ljava/lang/String;" => |vm, a| {
            let wanted = vm.string_text(obj(a[0])).replace('.', "/");
            let module = boot_packages(vm).into_iter().find(|(p, _)| *p == wanted).map(|(_, m)| m);
            Ok(module.map_or(0, |m| vm.new_string(&format!("jrt:/{m}")).word()))
        },
        "getSystemPackageNames()[Ljava/lang/String;" => |vm, _| {
            let names: Vec<ObjRef> = boot_packages(vm).into_keys().map(|p| vm.new_string(&p)).collect();
            let class = vm.known.string_array;
            Ok(vm.new_ref_array(class, &names).word())
        },
    );
    natives!(table, "java/lang/ref/Reference";
        "getAndClearReferencePendingList()Ljava/lang/ref/Reference;" => |vm, _| {
            let head = std::mem::take(&mut vm.state.rest_mut().pending_references);
            Ok(head.word())
        },
        "hasReferencePendingList()Z" => |vm, _| Ok(from_bool(!vm.state.rest.pending_references.is_null())),
        "waitForReferencePendingList()V" => |vm, _| {
            vm.thread().wake = jaunt_state::thread::Wake::None;
            if !vm.state.rest.pending_references.is_null() {
                return Ok(0);
            }
            vm.block(jaunt_state::Status::Parked { deadline: 0 });
            Err(Trap::Block)
        },
        "refersTo0(Ljava/lang/Object;)Z" => refers_to,
        "clear0()V" => |vm, a| {
            let offset = vm.known.reference_referent;
            vm.field_access(obj(a[0]), offset, true)?;
            vm.set_ref(obj(a[0]), offset, ObjRef::NULL)?;
            Ok(0)
        },
    );
    natives!(table, "java/lang/ref/PhantomReference";
        "refersTo0(Ljava/lang/Object;)Z" => refers_to,
    );
}

fn refers_to(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let referent = vm.known.reference_referent;
    vm.field_access(obj(a[0]), referent, false)?;
    Ok(from_bool(vm.state.heap.get_ref(obj(a[0]), vm.known.reference_referent) == obj(a[1])))
}

fn set_stream(vm: &mut Gate, field: &str, args: &[u64]) -> NativeResult {
    let class = vm.known.system;
    let offset = vm.program.field_named(class, field).expect("System's streams").offset;
    vm.set_static(class, offset, Kind::Ref, args[0]);
    Ok(0)
}

/// Packages in which the boot loader has loaded a class, with their modules.
fn boot_packages(vm: &Gate) -> std::collections::BTreeMap<String, String> {
    let mut found = std::collections::BTreeMap::new();
    for id in vm.program.classes.ids() {
        let class = vm.program.class(id);
        if class.loader == LoaderId::BOOT && class.file.is_some() {
            if let Some(module) = class.module {
                let package = jaunt_program::link::package(vm.program.name(class.name));
                found.entry(package.to_string()).or_insert_with(|| vm.program.name(module).to_string());
            }
        }
    }
    found
}

fn define_module(vm: &mut Gate, args: &[u64]) -> NativeResult {
    let module = obj(args[0]);
    let name = vm.field_ref(module, "name");
    if name.is_null() {
        return Ok(0);
    }
    let name = vm.string_text(name);
    let symbol = vm.program.symbols.intern(&name);
    vm.state.rest_mut().modules.insert(symbol.0, module);
    if vm.booted && !obj(args[4]).is_null() {
        // A module made at run time (for proxies, or of a layer): its classes are told by their packages.
        let loader = vm.field_ref(module, "loader");
        let loader = vm.loader_of(loader);
        for package in vm.state.heap.words(obj(args[4])).to_vec() {
            let package = vm.string_text(ObjRef(package)).replace('.', "/");
            let package = vm.program.symbols.intern(&package);
            vm.packages.insert((loader, package), symbol);
        }
    }
    // Classes loaded before the module system started learn their module now.
    for id in vm.program.classes.ids() {
        let class = vm.program.class(id);
        let belongs = class.module == Some(symbol) || name == "java.base" && class.is_primitive();
        let mirror = vm.state.class(id).mirror;
        if belongs && !mirror.is_null() {
            let offset = vm.known.class_module;
            vm.set_ref(mirror, offset, module)?;
        }
    }
    Ok(0)
}

/// Classes of the library that ask for the number of processors only to know whether spinning pays before they wait.
/// Under `check` they are told one: a spin sees nothing that the look before the wait does not see.
const SPINNERS: [&str; 2] = ["java/util/concurrent/Exchanger", "java/util/concurrent/Phaser"];

fn processors(vm: &Gate) -> u32 {
    if vm.points.mode == jaunt_vm::points::Mode::Run {
        return vm.options.processors;
    }
    let asks = vm.state.threads[vm.current].frames.last().map(|f| vm.program.class_name(f.method().class));
    if asks.is_some_and(|class| SPINNERS.contains(&class)) { 1 } else { vm.options.processors }
}

fn arraycopy(vm: &mut Gate, args: &[u64]) -> NativeResult {
    let (src, dst) = (obj(args[0]), obj(args[2]));
    if src.is_null() || dst.is_null() {
        return Err(vm.null_pointer());
    }
    vm.native_copy(src, dst)?;
    let (from, to, len) = (int(args[1]), int(args[3]), int(args[4]));
    let (se, de) = (*vm.state.heap.entry(src), *vm.state.heap.entry(dst));
    let (sc, dc) = (vm.program.class(se.class()), vm.program.class(de.class()));
    let (ClassKind::Array(sa), ClassKind::Array(da)) = (sc.kind, dc.kind) else {
        let which = if sc.is_array() { ("destination", dc.id) } else { ("source", sc.id) };
        let text = format!("arraycopy: {} type {} is not an array", which.0, vm.program.external_name(which.1));
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
    if from < 0 || to < 0 || len < 0 || from as i64 + len as i64 > se.len as i64 || to as i64 + len as i64 > de.len as i64 {
        let kind = if sa.kind == Kind::Ref { "object array".to_string() } else { sa.kind.primitive_name().to_string() };
        let text = if len < 0 {
            format!("arraycopy: length {len} is negative")
        } else if from < 0 {
            format!("arraycopy: source index {from} out of bounds for {kind}[{}]", se.len)
        } else if to < 0 {
            format!("arraycopy: destination index {to} out of bounds for {kind}[{}]", de.len)
        } else if from as i64 + len as i64 > se.len as i64 {
            format!("arraycopy: last source index {} out of bounds for {kind}[{}]", from as i64 + len as i64, se.len)
        } else {
            format!("arraycopy: last destination index {} out of bounds for {kind}[{}]", to as i64 + len as i64, de.len)
        };
        return Err(vm.throw_new("java/lang/ArrayIndexOutOfBoundsException", Some(&text)));
    }
    if len == 0 {
        return Ok(0);
    }
    if sa.kind == Kind::Ref && sc.id != dc.id && !vm.program.is_subclass(sc.id, dc.id) {
        return copy_checked(vm, src, from as usize, dst, to as usize, len as usize);
    }
    let shift = sa.kind.shift();
    vm.copy_range(src, (from as usize) << shift, dst, (to as usize) << shift, (len as usize) << shift);
    Ok(0)
}

/// Copies references one by one with the store check, stopping at the first that does not fit.
fn copy_checked(vm: &mut Gate, src: ObjRef, from: usize, dst: ObjRef, to: usize, len: usize) -> NativeResult {
    let component = vm.program.class(vm.state.heap.class_of(dst)).array().expect("an array").component;
    for i in 0..len {
        let value = vm.state.heap.elem_ref(src, from + i);
        if !value.is_null() {
            let class = vm.state.heap.class_of(value);
            if !vm.program.is_subclass(class, component) {
                let source = vm.program.class(vm.state.heap.class_of(src)).array().expect("an array").component;
                let text = if !vm.program.is_subclass(component, source) {
                    format!(
                        "arraycopy: type mismatch: can not copy {}[] into {}[]",
                        vm.program.external_name(source),
                        vm.program.external_name(component)
                    )
                } else {
                    format!(
                        "arraycopy: element type mismatch: can not cast one of the elements of {} to the type of the destination array, {}",
                        vm.program.external_name(vm.state.heap.class_of(src)),
                        vm.program.external_name(component)
                    )
                };
                return Err(vm.throw_new("java/lang/ArrayStoreException", Some(&text)));
            }
        }
        vm.set_element_ref(dst, to + i, value)?;
    }
    Ok(0)
}
