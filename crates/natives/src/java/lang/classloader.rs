//! `java.lang.ClassLoader`: classes that the program defines itself.
//!
//! The VM's own loading stays authoritative for the built-in loaders: their `findLoadedClass` answers with whatever the
//! VM can load, so that the library's own search never defines a class that the VM knows.
//!
//! A define may be executed again (a superclass had to be loaded by Java code), and may be executed in a state that was
//! taken before the same class was defined in another branch of a search: the class of the same name and bytes is then
//! used again. Branches may define different classes under one name; a name means the one of its state.

use super::system::is_loaded;
use crate::field::{ready_class, set_bool, set_ref};
use jaunt_classfile::{ClassBytes, ClassFile, ParseError};
use jaunt_program::link::package;
use jaunt_program::{ClassId, LinkError, LoaderId};
use jaunt_state::{ClassStatus, FrameKind, ObjRef};
use jaunt_vm::indy::{KEY_DOMAIN, KEY_MISC};
use jaunt_vm::native::{int, obj};
use jaunt_vm::{Gate, NativeResult, NativeTable, Trap, natives};
use std::collections::BTreeMap;

/// Root slots of protection domains by class, and of hidden classes being initialised by thread and depth.
const KEY_HIDDEN: u64 = KEY_MISC | 1 << 47;
/// Protection domains by entry of the class path.
const KEY_SOURCE: u64 = KEY_MISC | 1 << 48;

/// Loaders of reflection's own, one for each generated class.
const DELEGATING: &str = "jdk/internal/reflect/DelegatingClassLoader";

/// Flags of `defineClass0`.
const NESTMATE: i32 = 1;
const HIDDEN: i32 = 2;

pub fn register(table: &mut NativeTable) {
    natives!(table, "java/lang/ClassLoader";
        "defineClass0(Ljava/lang/ClassLoader;Ljava/lang/Class;Ljava/lang/String;[BIILjava/security/ProtectionDomain;ZILjava/lang/Object;)Ljava/lang/Class;" [READS | WRITES | CALLS | INIT | DEFINED] => define_lookup,
        "defineClass1(Ljava/lang/ClassLoader;Ljava/lang/String;[BIILjava/security/ProtectionDomain;Ljava/lang/String;)Ljava/lang/Class;" [READS | CALLS | DEFINED] => |vm, a| {
            let bytes = array_bytes(vm, obj(a[2]), int(a[3]), int(a[4]))?;
            let name = name_of(vm, obj(a[1]));
            let class = define(vm, obj(a[0]), name.as_deref(), bytes, obj(a[5]))?;
            Ok(vm.mirror(class).word())
        },
        "defineClass2(Ljava/lang/ClassLoader;Ljava/lang/String;Ljava/nio/ByteBuffer;IILjava/security/ProtectionDomain;Ljava/lang/String;)Ljava/lang/Class;" [READS | CALLS | DEFINED] => |vm, a| {
            let address = crate::field::get_long(vm, obj(a[2]), "address")? + int(a[3]) as i64;
            let len = int(a[4]) as usize;
            let bytes = vm.memory_in_steps(address, len)?;
            let name = name_of(vm, obj(a[1]));
            let class = define(vm, obj(a[0]), name.as_deref(), bytes, obj(a[5]))?;
            Ok(vm.mirror(class).word())
        },
        // In front of Java code: of classes that the VM finds by itself the loader's own table knows nothing.
        "packages()Ljava/util/stream/Stream;" [READS | CALLS | INIT] => |vm, a| {
            let known = vm.field_ref(obj(a[0]), "packages")?.word();
            let found: Vec<ObjRef> = found_packages(vm, obj(a[0]))?.into_values().map(|class| vm.mirror(class)).collect();
            let array = vm.array_of(vm.known().class);
            let found = vm.new_ref_array(array, &found).word();
            let desc = "(Ljava/lang/ClassLoader;Ljava/util/Map;[Ljava/lang/Class;)Ljava/util/stream/Stream;";
            call_own(vm, "packages", desc, &[a[0], known, found])
        },
        "getDefinedPackage(Ljava/lang/String;)Ljava/lang/Package;" [READS | CALLS | INIT] => |vm, a| {
            let known = vm.field_ref(obj(a[0]), "packages")?.word();
            let name = if a[1] as u32 == 0 { String::new() } else { vm.string_text(obj(a[1])) };
            let found = found_packages(vm, obj(a[0]))?.remove(&name).map_or(0, |class| vm.mirror(class).word());
            let desc = "(Ljava/lang/ClassLoader;Ljava/util/Map;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Package;";
            call_own(vm, "definedPackage", desc, &[a[0], known, a[1], found])
        },
        "findBootstrapClass(Ljava/lang/String;)Ljava/lang/Class;" [PURE] => |vm, a| find(vm, LoaderId::BOOT, obj(a[0])),
        "findLoadedClass0(Ljava/lang/String;)Ljava/lang/Class;" [READS | DEFINED] => |vm, a| {
            let loader = loader_for(vm, obj(a[0]))?;
            if loader.is_builtin() {
                return find(vm, loader, obj(a[1]));
            }
            vm.tell_defining(false)?;
            let name = vm.string_text(obj(a[1])).replace('.', "/");
            vm.show_defined();
            match vm.program().find_loaded(loader, &name) {
                Some(class) => Ok(vm.mirror(class).word()),
                None => Ok(0),
            }
        },
        "retrieveDirectives()Ljava/lang/AssertionStatusDirectives;" [INIT] => directives,
    );
    natives!(table, "java/lang/Class";
        "getProtectionDomain0()Ljava/security/ProtectionDomain;" [CALLS | INIT | DEFINED] => protection_domain,
    );
    natives!(table, "jdk/internal/misc/Unsafe";
        "defineClass0(Ljava/lang/String;[BIILjava/lang/ClassLoader;Ljava/security/ProtectionDomain;)Ljava/lang/Class;" [READS | CALLS | DEFINED] => |vm, a| {
            let bytes = array_bytes(vm, obj(a[2]), int(a[3]), int(a[4]))?;
            let name = name_of(vm, obj(a[1]));
            let class = define(vm, obj(a[5]), name.as_deref(), bytes, obj(a[6]))?;
            Ok(vm.mirror(class).word())
        },
    );
}

fn name_of(vm: &Gate, name: ObjRef) -> Option<String> {
    (!name.is_null()).then(|| vm.string_text(name).replace('.', "/"))
}

fn array_bytes(vm: &mut Gate, array: ObjRef, offset: i32, len: i32) -> Result<Vec<u8>, Trap> {
    if array.is_null() {
        return Err(vm.null_pointer());
    }
    if len < 0 {
        return Err(vm.throw_new("java/lang/ArrayIndexOutOfBoundsException", None));
    }
    if offset < 0 || offset as i64 + len as i64 > vm.array_len(array) as i64 {
        let text =
            format!("Array region {offset}..{} out of bounds for length {}", offset as i64 + len as i64, vm.array_len(array));
        return Err(vm.throw_new("java/lang/ArrayIndexOutOfBoundsException", Some(&text)));
    }
    vm.bytes_in_steps(array, offset as usize..(offset + len) as usize)
}

/// Packages in which the VM has found classes for one of the library's loaders, each with one of these.
fn found_packages(vm: &mut Gate, loader: ObjRef) -> Result<BTreeMap<String, ClassId>, Trap> {
    let mut found = BTreeMap::new();
    let loader = loader_for(vm, loader)?;
    if loader.is_builtin() {
        for id in vm.program().classes.ids() {
            let class = vm.program().class(id);
            if class.loader == loader && !class.hidden && is_loaded(vm, id) {
                found.entry(package(vm.program().name(class.name)).replace('/', ".")).or_insert(id);
            }
        }
    }
    Ok(found)
}

fn call_own(vm: &mut Gate, name: &str, desc: &str, args: &[u64]) -> NativeResult {
    let class = ready_class(vm, "java/lang/JauntVm")?;
    let method = vm.program().method_named(class, name, desc).expect("our own class");
    vm.call_id(method, args)
}

/// The number of a loader's object. The loaders that reflection makes for one generated class each stand for their
/// parents: HotSpot resolves through the parent as well, and their classes' names are unique.
fn loader_for(vm: &mut Gate, mut object: ObjRef) -> Result<LoaderId, Trap> {
    while !object.is_null() {
        match vm.program().class_name(vm.class_of(object)) {
            DELEGATING => object = vm.field_ref(object, "parent")?,
            "jdk/internal/loader/ClassLoaders$BootClassLoader" => return Ok(LoaderId::BOOT),
            _ => break,
        }
    }
    Ok(vm.loader_of(object))
}

/// What a built-in loader finds; null when there is no such class.
fn find(vm: &mut Gate, loader: LoaderId, name: ObjRef) -> NativeResult {
    if name.is_null() {
        return Ok(0);
    }
    let name = vm.string_text(name).replace('.', "/");
    match vm.load(&name, loader) {
        Ok(class) => Ok(vm.mirror(class).word()),
        Err(LinkError::NotFound(missing)) if missing == name => {
            // Nobody defines classes for the boot loader.
            if loader != LoaderId::BOOT {
                vm.tell_missing()?;
            }
            Ok(0)
        }
        Err(e) => Err(vm.link_trap(e)),
    }
}

/// The module of a package of a loader.
fn module_of(vm: &mut Gate, loader: LoaderId, class_name: &str) -> Option<String> {
    let package = package(class_name);
    let symbol = vm.symbol(package);
    if let Some(module) = vm.module_of_package(loader, symbol) {
        return Some(vm.program().name(module).to_string());
    }
    if !loader.is_builtin() {
        return None;
    }
    let module = vm.image().module_of_package(package)?.to_string();
    // A package of another loader's module may have a namesake here.
    let of_loader = vm.program().classes.ids().any(|id| {
        let c = vm.program().class(id);
        c.loader == loader && c.module.is_some_and(|m| vm.program().name(m) == module)
    });
    of_loader.then_some(module)
}

/// Defines a class, or finds the one that an earlier execution defined.
fn define(vm: &mut Gate, loader: ObjRef, name: Option<&str>, bytes: Vec<u8>, domain: ObjRef) -> Result<ClassId, Trap> {
    // Accessors that reflection generates bypass checks on purpose; HotSpot does not verify them either.
    let accessor = !loader.is_null() && vm.program().class_name(vm.class_of(loader)) == DELEGATING;
    let loader = loader_for(vm, loader)?;
    let trusted = accessor || loader.0 < LoaderId::APP.0;
    let file = match jaunt_classfile::parse(ClassBytes::from(bytes.clone())) {
        Ok(file) => file,
        Err(e) => return Err(refused(vm, &e, name)),
    };
    if let Some(trap) = version_refused(vm, file.major, file.minor, file.name()) {
        return Err(trap);
    }
    let found = file.name().to_string();
    if let Some(name) = name {
        if name != found {
            return Err(vm.link_trap(LinkError::WrongName(format!("{name} (wrong name: {found})"))));
        }
    }
    vm.tell_defining(true)?;
    if loader.is_builtin() {
        vm.tell_name_changes();
    }
    vm.show_defined();
    let class = match vm.program().find_loaded(loader, &found) {
        // Another execution may have defined it; its mirror stays.
        None => match same_variant(vm, loader, &file, &bytes)? {
            Some(class) => class,
            None if vm.program().is_named(loader, &found) => {
                let name = found.replace('/', ".");
                return Err(vm.unsupported(format!("class {name}, which executions define differently and other classes name")));
            }
            None => define_plain(vm, bytes, loader, Some(&found), trusted)?,
        },
        Some(present) => {
            let record = *vm.class_state(present);
            let fresh = !record.defined && record.mirror.is_null();
            let c = vm.program().class(present);
            if !(fresh && c.loader == loader && c.file.as_ref().is_some_and(|f| f.bytes[..] == bytes[..])) {
                return Err(duplicate(vm, loader, &found)?);
            }
            supertypes(vm, loader, &file)?;
            present
        }
    };
    vm.class_state(class).defined = true;
    vm.show_defined();
    vm.mirror(class);
    set_domain(vm, class, domain);
    Ok(class)
}

/// What an earlier execution defined under this name, from the same bytes and with the same supertypes.
fn same_variant(vm: &mut Gate, loader: LoaderId, file: &ClassFile, bytes: &[u8]) -> Result<Option<ClassId>, Trap> {
    let variants = vm.program().variants(loader, file.name(), bytes);
    if variants.is_empty() {
        return Ok(None);
    }
    let (super_class, interfaces) = supertypes(vm, loader, file)?;
    Ok(variants.into_iter().find(|&id| {
        let class = vm.program().class(id);
        class.super_class == super_class && class.interfaces == interfaces
    }))
}

/// The superclass and the interfaces that a loader has for a class. It is asked for them whenever the class is defined, whether or not an earlier execution
/// was here: its answers belong to the state.
fn supertypes(vm: &mut Gate, loader: LoaderId, file: &ClassFile) -> Result<(Option<ClassId>, Vec<ClassId>), Trap> {
    let super_class = match file.super_name() {
        Some(name) => Some(loaded(vm, loader, name)?),
        None => None,
    };
    let mut interfaces = Vec::new();
    for name in file.interface_names() {
        interfaces.push(loaded(vm, loader, name)?);
    }
    Ok((super_class, interfaces))
}

fn loaded(vm: &mut Gate, loader: LoaderId, name: &str) -> Result<ClassId, Trap> {
    match vm.load(name, loader) {
        Ok(class) => Ok(class),
        Err(e) => Err(vm.link_trap(e)),
    }
}

/// The error for bytes that are no class file, as HotSpot words it.
fn refused(vm: &mut Gate, error: &ParseError, name: Option<&str>) -> Trap {
    let name = name.unwrap_or("<Unknown>");
    match error {
        ParseError::UnsupportedVersion { major, minor } => match version_refused(vm, *major, *minor, name) {
            Some(trap) => trap,
            None => vm.throw_new("java/lang/UnsupportedClassVersionError", Some(&error.to_string())),
        },
        ParseError::Format(message) => {
            let text = if message.ends_with("in class file") {
                format!("{message} {name}")
            } else if message.starts_with("Incompatible magic value") {
                format!("{message} in class file {name}")
            } else {
                message.clone()
            };
            vm.throw_new("java/lang/ClassFormatError", Some(&text))
        }
    }
}

/// The exception for a class file version that this JDK does not know.
fn version_refused(vm: &mut Gate, major: u16, minor: u16, name: &str) -> Option<Trap> {
    let newest = vm.options().feature_version as u16 + 44;
    let text = if major < 45 {
        format!("{name} (class file version {major}.{minor}) was compiled with an invalid major version")
    } else if major > newest {
        format!(
            "{name} has been compiled by a more recent version of the Java Runtime (class file version {major}.{minor}), this version of the Java Runtime only recognizes class file versions up to {newest}.0"
        )
    } else if major < 56 || minor == 0 {
        return None;
    } else if minor != u16::MAX {
        format!("{name} (class file version {major}.{minor}) was compiled with an invalid non-zero minor version")
    } else if major != newest {
        format!(
            "{name} (class file version {major}.{minor}) was compiled with preview features that are unsupported. This version of the Java Runtime only recognizes preview features for class file version {newest}.{minor}"
        )
    } else {
        format!(
            "Preview features are not enabled for {name} (class file version {major}.{minor}). Try running with '--enable-preview'"
        )
    };
    Some(vm.throw_new("java/lang/UnsupportedClassVersionError", Some(&text)))
}

fn define_plain(vm: &mut Gate, bytes: Vec<u8>, loader: LoaderId, name: Option<&str>, trusted: bool) -> Result<ClassId, Trap> {
    let module = name.and_then(|n| module_of(vm, loader, n));
    match vm.define(bytes.into(), loader, module, trusted, None) {
        Ok(class) => Ok(class),
        Err(e) => Err(vm.link_trap(e)),
    }
}

fn set_domain(vm: &mut Gate, class: ClassId, domain: ObjRef) {
    if !domain.is_null() {
        vm.set_root(KEY_DOMAIN | class.0 as u64, domain);
    }
}

fn duplicate(vm: &mut Gate, loader: LoaderId, name: &str) -> Result<Trap, Trap> {
    let loader_text = vm.loader_text(loader);
    let java = name.replace('/', ".");
    let mut place = format!("unnamed module of loader {loader_text}");
    if let Some(module) = module_of(vm, loader, name) {
        place = format!("module {module} of loader {loader_text}");
    }
    let object = vm.loader_object(loader);
    if !loader.is_builtin() {
        let parent = vm.field_ref(object, "parent")?;
        let parent = if parent.is_null() { "'bootstrap'".to_string() } else { vm.loader_object_text(parent) };
        place.push_str(&format!(", parent loader {parent}"));
    }
    let text = format!("loader {loader_text} attempted duplicate class definition for {java}. ({java} is in {place})");
    Ok(vm.throw_new("java/lang/LinkageError", Some(&text)))
}

/// Given with the definition, or made for the place on the class path where the VM found the class.
fn protection_domain(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let class = vm.class_of_mirror(obj(a[0]));
    let domain = vm.root(KEY_DOMAIN | class.0 as u64);
    if !domain.is_null() {
        return Ok(domain.word());
    }
    let c = vm.program().class(class);
    if c.loader != LoaderId::APP || c.file.is_none() {
        return Ok(0);
    }
    let source = if c.hidden { vm.nest_host(class) } else { class };
    let name = vm.program().class_name(source).to_string();
    let Ok(Some((_, entry))) = vm.class_path().find_class(&name) else { return Ok(0) };
    let domain = vm.root(KEY_SOURCE | entry as u64);
    if domain.is_null() {
        let slot = vm.root_slot(KEY_SOURCE | entry as u64);
        let url = vm.class_path().entries()[entry].url();
        let url = vm.new_string(&url);
        let loader = vm.loader_object(LoaderId::APP);
        let domains = ready_class(vm, "jaunt/vm/Domains")?;
        let method = vm.program().method_named(
            domains,
            "of",
            "(Ljava/lang/ClassLoader;Ljava/lang/String;)Ljava/security/ProtectionDomain;",
        );
        let method = method.expect("our own class");
        return Err(vm.call_again(method, &[loader.word(), url.word()], FrameKind::AgainWithRoot(slot as u32)));
    }
    Ok(domain.word())
}

/// `Lookup.defineClass` and `Lookup.defineHiddenClass`.
fn define_lookup(vm: &mut Gate, a: &[u64]) -> NativeResult {
    let (loader, lookup, name, array) = (obj(a[0]), obj(a[1]), obj(a[2]), obj(a[3]));
    let (offset, len, domain, initialize, flags, data) = (int(a[4]), int(a[5]), obj(a[6]), a[7] != 0, int(a[8]), obj(a[9]));
    let key = KEY_HIDDEN | (vm.current().0 as u64) << 32 | vm.frames().len() as u64;
    let waiting = vm.root(key);
    let waiting = (!waiting.is_null()).then(|| vm.class_of_mirror(waiting));
    let waiting = waiting.filter(|&class| vm.class_state(class).status != ClassStatus::Erroneous);
    let class = if let Some(class) = waiting {
        class
    } else {
        let bytes = array_bytes(vm, array, offset, len)?;
        let wanted = name_of(vm, name);
        if flags & HIDDEN == 0 {
            define(vm, loader, wanted.as_deref(), bytes, domain)?
        } else {
            define_hidden(vm, loader, lookup, wanted.as_deref(), bytes, flags, data, domain)?
        }
    };
    let mirror = vm.mirror(class);
    if initialize {
        vm.set_root(key, mirror);
        vm.ensure_initialized(class)?;
    }
    vm.set_root(key, ObjRef::NULL);
    Ok(mirror.word())
}

#[allow(clippy::too_many_arguments)]
fn define_hidden(
    vm: &mut Gate,
    loader: ObjRef,
    lookup: ObjRef,
    name: Option<&str>,
    bytes: Vec<u8>,
    flags: i32,
    data: ObjRef,
    domain: ObjRef,
) -> Result<ClassId, Trap> {
    vm.tell_defining(true)?;
    let loader = loader_for(vm, loader)?;
    let lookup = vm.class_of_mirror(lookup);
    let module = vm.program().class(lookup).module.map(|m| vm.program().name(m).to_string());
    // Classes of the same bytes, in the order in which they were made; the first that does not exist in this state was made in another
    // branch of a search. Those that exist are the ones before it.
    let all = vm.hidden_classes().clone();
    let mut twins = all.into_iter().filter(|&(host, _)| host == lookup).map(|(_, class)| class).collect::<Vec<ClassId>>();
    twins.retain(|&class| vm.program().class(class).file().bytes[..] == bytes[..]);
    let again = twins.iter().copied().find(|&class| !vm.class_state(class).defined);
    let class = match again {
        Some(class) => class,
        None => {
            let file_name = match name {
                Some(name) => name.to_string(),
                None => "Hidden".to_string(),
            };
            let hidden = format!("{file_name}+0x{:016x}", vm.hidden_address(lookup, &bytes, twins.len()));
            let trusted = loader.0 < LoaderId::APP.0;
            match vm.define(bytes.into(), loader, module, trusted, Some(&hidden)) {
                Ok(class) => {
                    vm.hidden_classes().push((lookup, class));
                    class
                }
                Err(e) => return Err(vm.link_trap(e)),
            }
        }
    };
    vm.class_state(class).defined = true;
    if flags & NESTMATE != 0 {
        let host = vm.nest_host(lookup);
        vm.set_nest_host(class, host);
    }
    let mirror = vm.mirror(class);
    let at = vm.known().class_data;
    vm.set_ref(mirror, at, data)?;
    set_domain(vm, class, domain);
    Ok(class)
}

/// `-ea` and `-da`: only the default counts here.
fn directives(vm: &mut Gate, _: &[u64]) -> NativeResult {
    let class = ready_class(vm, "java/lang/AssertionStatusDirectives")?;
    let (strings, booleans) = (vm.known().string_array, vm.known().boolean_array);
    let on = vm.options().assertions;
    let object = vm.new_object(class);
    for (name, class) in [("classes", strings), ("packages", strings), ("classEnabled", booleans), ("packageEnabled", booleans)] {
        let empty = vm.new_array(class, 0);
        set_ref(vm, object, name, empty)?;
    }
    set_bool(vm, object, "deflt", on)?;
    Ok(object.word())
}
