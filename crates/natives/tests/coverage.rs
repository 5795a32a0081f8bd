//! Which native methods a program can reach from the public library, and which of them are missing.
//!
//! The walk is a rapid type analysis over the JDK's own class files: it starts at every public or protected method of
//! the packages below, follows calls, and lets a virtual call reach each override in classes that were instantiated on
//! the way. Reflection is not followed. `missing-natives.txt` holds the answer; `BLESS=1` writes it anew.
//!
//! Update releases of one JDK differ in their natives. All of them are registered, and `some-releases.txt` names those
//! that not every release has. The releases in `CHECKED` must fit these lists exactly. In another one a difference is
//! said and is no failure: a machine with a new update is not a broken one.

use jaunt_classfile::{ClassFile, Constant, access, insn, parse};
use jaunt_loader::{JImage, Jdk};
use jaunt_natives::model::Packed;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt::Write;
use std::rc::Rc;

const PACKAGES: [&str; 17] = [
    "java/lang",
    "java/util",
    "java/util/concurrent",
    "java/util/concurrent/atomic",
    "java/util/concurrent/locks",
    "java/util/function",
    "java/io",
    "java/nio",
    "java/nio/charset",
    "java/nio/file",
    "java/time",
    "java/text",
    "java/math",
    "java/util/regex",
    "java/util/stream",
    "java/util/zip",
    "java/security",
];

/// Update releases that were looked at with these lists.
const CHECKED: [&str; 6] = ["17.0.2", "17.0.3", "17.0.7", "17.0.9", "17.0.15", "17.0.19"];

type Name = (Rc<str>, Rc<str>);
type MethodKey = (Rc<str>, Name);

struct Walk<'a> {
    image: &'a JImage,
    classes: HashMap<Rc<str>, Option<Rc<ClassFile>>>,
    /// Direct subclasses and implementers that were instantiated, or stand above one that was.
    below: HashMap<Rc<str>, HashSet<Rc<str>>>,
    instantiated: HashSet<Rc<str>>,
    /// Virtual calls seen: a class instantiated later must still get them.
    virtual_calls: HashMap<Rc<str>, HashSet<Name>>,
    reached: HashSet<MethodKey>,
    work: Vec<MethodKey>,
    natives: BTreeSet<String>,
}

impl Walk<'_> {
    fn class(&mut self, name: &str) -> Option<Rc<ClassFile>> {
        if let Some(known) = self.classes.get(name) {
            return known.clone();
        }
        let file = self.image.find_class(name).ok().flatten().and_then(|bytes| parse(bytes).ok()).map(Rc::new);
        self.classes.insert(name.into(), file.clone());
        file
    }

    fn supers(file: &ClassFile) -> Vec<Rc<str>> {
        file.super_name().into_iter().chain(file.interface_names()).map(Rc::from).collect()
    }

    /// The class that declares a method, looking upwards.
    fn declaring(&mut self, class: &str, name: &Name) -> Option<Rc<str>> {
        let file = self.class(class)?;
        if file.method(&name.0, &name.1).is_some() {
            return Some(class.into());
        }
        Self::supers(&file).iter().find_map(|s| self.declaring(s, name))
    }

    fn reach(&mut self, class: &str, name: &Name) {
        let Some(class) = self.declaring(class, name) else { return };
        let key = (class, name.clone());
        if self.reached.insert(key.clone()) {
            self.work.push(key);
        }
    }

    fn initialize(&mut self, class: &str) {
        self.reach(class, &("<clinit>".into(), "()V".into()));
    }

    fn call_virtual(&mut self, class: &str, name: Name) {
        self.reach(class, &name);
        if self.virtual_calls.entry(class.into()).or_default().insert(name.clone()) {
            for below in self.instantiated_below(class) {
                self.reach(&below, &name);
            }
        }
    }

    fn instantiated_below(&self, class: &str) -> Vec<Rc<str>> {
        let (mut found, mut seen, mut stack) = (Vec::new(), HashSet::new(), vec![Rc::<str>::from(class)]);
        while let Some(class) = stack.pop() {
            if !seen.insert(class.clone()) {
                continue;
            }
            if self.instantiated.contains(&class) {
                found.push(class.clone());
            }
            stack.extend(self.below.get(&class).into_iter().flatten().cloned());
        }
        found
    }

    fn instantiate(&mut self, class: &str) {
        if !self.instantiated.insert(class.into()) {
            return;
        }
        self.initialize(class);
        let mut stack: Vec<Rc<str>> = vec![class.into()];
        let mut seen = HashSet::new();
        while let Some(at) = stack.pop() {
            if !seen.insert(at.clone()) {
                continue;
            }
            for call in self.virtual_calls.get(&at).cloned().unwrap_or_default() {
                self.reach(class, &call);
            }
            let Some(file) = self.class(&at) else { continue };
            for above in Self::supers(&file) {
                self.below.entry(above.clone()).or_default().insert(at.clone());
                stack.push(above);
            }
        }
    }

    fn member(file: &ClassFile, index: u16) -> (Rc<str>, Name) {
        let m = file.pool.member(index);
        (m.class.into(), (m.name.into(), m.descriptor.into()))
    }

    fn handle(&mut self, file: &ClassFile, index: u16) {
        let Constant::MethodHandle { kind, reference } = file.pool.get(index) else { return };
        if kind < 5 {
            return; // fields
        }
        let (class, name) = Self::member(file, reference);
        match kind {
            5 | 9 => self.call_virtual(&class, name),
            8 => {
                self.instantiate(&class);
                self.reach(&class, &name);
            }
            _ => {
                self.initialize(&class);
                self.reach(&class, &name);
            }
        }
    }

    fn visit(&mut self, (class, name): &MethodKey) {
        let Some(file) = self.class(class) else { return };
        let Some(method) = file.method(&name.0, &name.1) else { return };
        if method.access & access::NATIVE != 0 {
            self.natives.insert(format!("{class}.{}{}", name.0, name.1));
            return;
        }
        let Some(code) = file.code(method) else { return };
        let mut pc = 0;
        while pc < code.len() {
            let at = insn::decode(code, pc).expect("the JDK's code is well-formed");
            match insn::mnemonic(at.op).as_str() {
                "invokevirtual" | "invokeinterface" => {
                    let (class, name) = Self::member(&file, at.index);
                    self.call_virtual(&class, name);
                }
                "invokespecial" | "invokestatic" => {
                    let (class, name) = Self::member(&file, at.index);
                    self.initialize(&class);
                    self.reach(&class, &name);
                }
                "getstatic" | "putstatic" => self.initialize(file.pool.member(at.index).class),
                "new" => self.instantiate(file.pool.class_name(at.index)),
                "invokedynamic" => {
                    if let Constant::InvokeDynamic { bootstrap, .. } = file.pool.get(at.index) {
                        let arguments = file.attrs.bootstrap_methods[bootstrap as usize].arguments.clone();
                        for argument in arguments {
                            self.handle(&file, argument);
                        }
                    }
                }
                _ => {}
            }
            pc = at.next as usize;
        }
    }
}

fn jdk() -> Jdk {
    let (home, path) = (std::env::var_os("JAVA_HOME"), std::env::var_os("PATH"));
    Jdk::find(None, home.as_deref(), path.as_deref()).expect("this test needs a JDK")
}

fn reachable_natives(image: &JImage) -> BTreeSet<String> {
    let mut walk = Walk {
        image,
        classes: HashMap::new(),
        below: HashMap::new(),
        instantiated: HashSet::new(),
        virtual_calls: HashMap::new(),
        reached: HashSet::new(),
        work: Vec::new(),
        natives: BTreeSet::new(),
    };
    for class in image.classes_of("java.base") {
        let package = class.rsplit_once('/').map_or("", |(p, _)| p);
        if !PACKAGES.contains(&package) {
            continue;
        }
        let Some(file) = walk.class(&class) else { continue };
        if file.access & access::PUBLIC == 0 {
            continue;
        }
        if file.access & access::ABSTRACT == 0 {
            walk.instantiate(&class);
        }
        walk.initialize(&class);
        for method in &file.methods {
            if method.access & (access::PUBLIC | access::PROTECTED) != 0 {
                let name: Name = (file.pool.utf8(method.name).into(), file.pool.utf8(method.descriptor).into());
                walk.reach(&class, &name);
            }
        }
    }
    while let Some(key) = walk.work.pop() {
        walk.visit(&key);
    }
    walk.natives
}

/// The interpreter gives these their meaning itself.
fn is_built_in(signature: &str) -> bool {
    let polymorphic = ["java/lang/invoke/MethodHandle.", "java/lang/invoke/VarHandle."];
    polymorphic.iter().any(|p| signature.starts_with(p))
        || [".registerNatives()V", ".initIDs()V", ".initNative()V"].iter().any(|s| signature.ends_with(s))
}

#[test]
fn missing_natives_are_the_known_ones() {
    let jdk = jdk();
    let table = jaunt_natives::table();
    let reachable = reachable_natives(jdk.modules());
    let mut missing = String::new();
    let mut count = 0;
    for signature in reachable.iter().filter(|s| table.find(s).is_none() && !is_built_in(s)) {
        writeln!(missing, "{signature}").expect("a string takes everything");
        count += 1;
    }
    println!("{} natives are reachable, {count} of them are missing", reachable.len());
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/missing-natives.txt");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(file, &missing).expect("the source tree is writable");
    }
    let blessed = std::fs::read_to_string(file).unwrap_or_default();
    let (now, before): (BTreeSet<&str>, BTreeSet<&str>) = (missing.lines().collect(), blessed.lines().collect());
    let new: Vec<_> = now.difference(&before).collect();
    // A missing native that this release does not have is not "no longer missing".
    let gone: Vec<_> = before.difference(&now).filter(|s| !some_releases().contains(**s)).collect();
    if !new.is_empty() || !gone.is_empty() {
        let what = format!("missing now: {new:#?}\nno longer missing: {gone:#?}\n(BLESS=1 writes {file} anew)");
        differs(&jdk, &what);
    }
}

/// Natives that some update releases have and others do not.
fn some_releases() -> BTreeSet<&'static str> {
    include_str!("some-releases.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

fn differs(jdk: &Jdk, what: &str) {
    let version = jdk.version();
    assert!(!CHECKED.contains(&version), "JDK {version}: {what}");
    println!("JDK {version} was not looked at before. {what}");
}

/// A misspelt entry of the list of quiet code would silently say nothing.
#[test]
fn quiet_code_exists() {
    let jdk = jdk();
    let mut stale = BTreeSet::new();
    for (class, methods) in jaunt_vm::quiet_list::named_methods() {
        let Some(file) = jdk.modules().find_class(class).ok().flatten().and_then(|b| parse(b).ok()) else {
            stale.insert(class.to_string());
            continue;
        };
        let has = |name: &&str| file.methods.iter().any(|m| file.pool.utf8(m.name) == *name);
        stale.extend(methods.iter().filter(|name| !has(name)).map(|name| format!("{class}.{name}")));
    }
    if !stale.is_empty() {
        differs(&jdk, &format!("there is no such code: {stale:#?}"));
    }
}

/// Not all are native in the JDK: some stand in front of Java code.
#[test]
fn registered_natives_exist() {
    let jdk = jdk();
    let image = jdk.modules();
    let (models, api) = (Packed::model(), Packed::api());
    let mut stale = BTreeSet::new();
    for signature in jaunt_natives::table().signatures() {
        let Some((class, member)) = signature.split_once('.') else { continue };
        let paren = member.find('(').unwrap_or(member.len());
        if class == "*" {
            continue;
        }
        let ours = models.find(class).or_else(|| api.find(class)).map(|bytes| bytes.to_vec().into());
        let exists = ours
            .or_else(|| image.find_class(class).ok().flatten())
            .and_then(|b| parse(b).ok())
            .is_some_and(|file| file.method(&member[..paren], &member[paren..]).is_some());
        if !exists && !some_releases().contains(signature) {
            stale.insert(signature.to_string());
        }
    }
    if !stale.is_empty() {
        differs(&jdk, &format!("there are no such methods: {stale:#?}"));
    }
}

/// A name in the list must be one of ours: a wrong one would excuse nothing, or the wrong thing.
#[test]
fn natives_of_some_releases_are_ours() {
    let table = jaunt_natives::table();
    let missing = include_str!("missing-natives.txt");
    let stray: Vec<_> =
        some_releases().into_iter().filter(|s| table.find(s).is_none() && !missing.lines().any(|m| m == *s)).collect();
    assert!(stray.is_empty(), "neither registered nor missing: {stray:#?}");
}
