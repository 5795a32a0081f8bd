//! PROGRAM in all its forms, compiled with the real javac.

mod common;

use common::{Scratch, jdk};
use jaunt_loader::{Compiler, Jdk, LoadError, Program, Start, Target};
use std::ffi::OsStr;
use std::path::Path;

struct Case {
    s: Scratch,
    jdk: Jdk,
}

impl Case {
    fn new() -> Case {
        Case { s: Scratch::new(), jdk: jdk() }
    }

    fn resolve_with(&self, name: &Path, cp: Option<&str>, start: Start, cache: bool) -> Result<Target, LoadError> {
        let (temp, store) = (self.s.path("temp"), self.s.path("cache"));
        let classpath = cp.map(|cp| self.s.path(cp));
        Program {
            name: name.as_os_str(),
            classpath: classpath.as_deref().map(Path::as_os_str),
            start,
            compiler: Compiler {
                jdk: &self.jdk,
                cache: cache.then_some(store.as_path()),
                temp: &temp,
                library: &[],
                until: None,
            },
        }
        .resolve()
    }

    fn resolve(&self, name: &str, cp: Option<&str>) -> Result<Target, LoadError> {
        self.resolve_with(Path::new(name), cp, Start::Main, false)
    }

    fn file(&self, name: &str, content: &str) -> Result<Target, LoadError> {
        let path = self.s.write(name, content);
        self.resolve_with(&path, Some("none"), Start::Main, false)
    }
}

const MAIN: &str = "public static void main(String[] a) {}";

#[test]
fn class_names() {
    let c = Case::new();
    c.s.write("src/p/A.java", format!("package p; public class A {{ {MAIN} static class In {{}} }}"));
    c.s.tool("javac", &["-d", "out", "src/p/A.java"]);
    for name in ["p.A", "p/A"] {
        let target = c.resolve(name, Some("out")).unwrap();
        assert_eq!(target.main_class, "p/A");
        assert!(target.classpath.find_class("p/A$In").unwrap().is_some());
    }
    assert_eq!(c.resolve("java.lang.Object", Some("out")).unwrap().main_class, "java/lang/Object");
    let message = c.resolve("p.Nope", Some("out")).unwrap_err().to_string();
    assert!(message.starts_with("cannot find class p.Nope: not in ") && message.contains("out"), "{message}");
    let message = c.resolve("p.Nope", Some("nowhere")).unwrap_err().to_string();
    assert!(message.contains("pass -cp PATH"), "{message}");
    for bad in ["", "a//b", "./p/A", "[I", "a;b"] {
        assert!(matches!(c.resolve(bad, Some("out")), Err(LoadError::BadClassName { .. })), "{bad}");
    }
    let path = Path::new("p.A");
    let at = |start| c.resolve_with(path, Some("out"), start, false).map(|t| t.main_class);
    assert_eq!(at(Start::Class("p.A$In")), Ok("p/A$In".into()));
    assert!(matches!(at(Start::Class("p.B")), Err(LoadError::NoSuchClass { .. })));
    assert_eq!(at(Start::Any), Ok("p/A".into()));
}

#[test]
fn source_files() {
    let c = Case::new();
    let target = c.file("t1/Two.java", &format!("class First {{ {MAIN} }} class Two {{ {MAIN} }}")).unwrap();
    assert_eq!(target.main_class, "Two", "named like the file");
    let dir = target.classpath.entries()[0].path().to_owned();
    assert!(dir.exists());
    assert_eq!(target.sources, [c.s.path("t1/Two.java")]);
    assert_eq!(target.find_source("Two", "Two.java"), Some(c.s.path("t1/Two.java")));
    drop(target);
    assert!(!dir.exists(), "compiled classes go away");

    let target = c.file(
        "t2/Any.java",
        &format!(
            "interface I {{}}\nclass B {{ int x = 1; class In {{ {MAIN} }} }}\nclass Zed {{ {MAIN} }}\nclass Alpha {{ {MAIN} }}"
        ),
    );
    assert_eq!(target.unwrap().main_class, "Zed", "the first in the text that has one");
    let target = c.file("t3/deep/Pack.java", &format!("/* x */ package a.b; public class Pack {{ {MAIN} }}"));
    assert_eq!(target.unwrap().main_class, "a/b/Pack");
    let target = c.file("t4/Sub.java", &format!("class Base {{ {MAIN} }} class Sub extends Base {{}}"));
    assert_eq!(target.unwrap().main_class, "Sub", "an inherited main counts");
    let target = c.file("t5/Uni.java", &format!("class Uni {{ {MAIN} static String ü = \"\u{1F600}\"; }}"));
    assert_eq!(target.unwrap().main_class, "Uni");

    let message = c.file("t6/No.java", "class No { static void main(int a) {} }").unwrap_err().to_string();
    assert!(message.contains("No.java") && message.contains("public static void main(String[])"), "{message}");
    let path = c.s.path("t6/No.java");
    assert_eq!(c.resolve_with(&path, None, Start::Any, false).unwrap().main_class, "No");
    assert_eq!(c.resolve_with(&path, None, Start::Class("No"), false).unwrap().main_class, "No");
    assert!(matches!(c.resolve_with(&path, None, Start::Class("Yes"), false), Err(LoadError::NoSuchClass { .. })));
}

#[test]
fn sources_beside_the_source_and_on_the_classpath() {
    let c = Case::new();
    c.s.write("src/a/Helper.java", "package a; public class Helper { public static int x = b.Far.y; }");
    c.s.write("src/b/Far.java", "package b; public class Far { public static int y; }");
    let target = c.file("src/a/App.java", &format!("package a; class App {{ int v = Helper.x; {MAIN} }}")).unwrap();
    assert!(target.classpath.find_class("b/Far").unwrap().is_some());
    assert_eq!(target.sources, [c.s.path("src/a/App.java"), c.s.path("src/a/Helper.java"), c.s.path("src/b/Far.java")]);
    assert_eq!(target.find_source("b/Far", "Far.java"), Some(c.s.path("src/b/Far.java")));

    c.s.write("lib/L.java", "public class L { public static int z; }");
    c.s.tool("javac", &["-d", "libout", "lib/L.java"]);
    c.s.tool("jar", &["cf", "l.jar", "-C", "libout", "."]);
    let path = c.s.write("u/U.java", format!("class U {{ int v = L.z; {MAIN} }}"));
    let target = c.resolve_with(&path, Some("l.jar"), Start::Main, false).unwrap();
    assert!(target.classpath.find_class("L").unwrap().is_some(), "also when it runs");
}

#[test]
fn javac_speaks_for_itself() {
    let c = Case::new();
    let error = c.file("Bad.java", "class Bad { int x = \"no\"; }").unwrap_err();
    let said = std::process::Command::new(c.jdk.javac().unwrap()).arg(c.s.path("Bad.java")).output().unwrap();
    let said = String::from_utf8(said.stderr).unwrap();
    let path = c.s.path("Bad.java");
    assert_eq!(
        error.to_string(),
        format!("{said}{} does not compile: correct the errors above (javac's own words)", path.display())
    );
    assert!(said.contains("incompatible types"));
}

#[test]
fn class_files() {
    let c = Case::new();
    c.s.write("src/p/q/A.java", format!("package p.q; public class A {{ {MAIN} static class In {{}} }}"));
    c.s.tool("javac", &["-d", "out", "src/p/q/A.java"]);
    let target = c.resolve_with(&c.s.path("out/p/q/A.class"), None, Start::Main, false).unwrap();
    assert_eq!((target.main_class.as_str(), target.classpath.entries()[0].path()), ("p/q/A", c.s.path("out").as_path()));
    // Moved and renamed: that very file, and what lies beside it.
    std::fs::create_dir(c.s.path("moved")).unwrap();
    std::fs::copy(c.s.path("out/p/q/A.class"), c.s.path("moved/Other.class")).unwrap();
    std::fs::copy(c.s.path("out/p/q/A$In.class"), c.s.path("moved/A$In.class")).unwrap();
    let target = c.resolve_with(&c.s.path("moved/Other.class"), None, Start::Main, false).unwrap();
    assert_eq!(target.main_class, "p/q/A");
    assert!(target.classpath.find_class("p/q/A").unwrap().is_some());
    assert!(target.classpath.find_class("p/q/A$In").unwrap().is_some());
    assert!(target.classpath.find_class("A$In").unwrap().is_none());

    let message = c.file("Junk.class", "not a class").unwrap_err().to_string();
    assert!(message.contains("Junk.class") && message.contains("compile it again"), "{message}");
    std::fs::create_dir(c.s.path("Dir.class")).unwrap();
    assert!(matches!(c.resolve_with(&c.s.path("Dir.class"), None, Start::Main, false), Err(LoadError::Unreadable { .. })));
}

#[test]
fn jars() {
    let c = Case::new();
    c.s.write("src/p/A.java", format!("package p; public class A {{ {MAIN} }}"));
    c.s.tool("javac", &["-d", "out", "src/p/A.java"]);
    c.s.tool("jar", &["cfe", "a.jar", "p.A", "-C", "out", "."]);
    c.s.tool("jar", &["cf", "nomain.jar", "-C", "out", "."]);
    c.s.tool("jar", &["cfe", "wrong.jar", "p.Missing", "-C", "out", "."]);
    let jar = |name: &str, start| c.resolve_with(&c.s.path(name), None, start, false).map(|t| t.main_class);
    assert_eq!(jar("a.jar", Start::Main), Ok("p/A".into()));
    assert!(matches!(jar("nomain.jar", Start::Main), Err(LoadError::JarWithoutMain { .. })));
    assert_eq!(jar("nomain.jar", Start::Class("p.A")), Ok("p/A".into()));
    assert!(matches!(jar("wrong.jar", Start::Main), Err(LoadError::NoSuchClass { .. })));
    c.s.write("junk.jar", "PK");
    assert!(matches!(jar("junk.jar", Start::Main), Err(LoadError::DamagedJar { .. })));
}

#[test]
fn missing_files() {
    let c = Case::new();
    for name in ["Gone.java", "dir/Gone.class", "gone.jar"] {
        let message = c.resolve(name, Some("out")).unwrap_err().to_string();
        assert_eq!(message, format!("there is no file {name}: check the path"));
    }
    c.s.write("src/my/jar.java", format!("package my; public class jar {{ {MAIN} }}"));
    c.s.tool("javac", &["-d", "out", "src/my/jar.java"]);
    assert_eq!(c.resolve("my.jar", Some("out")).unwrap().main_class, "my/jar");
}

#[test]
fn a_jdk_without_javac() {
    let c = Case::new();
    std::fs::create_dir_all(c.s.path("jre/lib")).unwrap();
    #[cfg(unix)]
    std::os::unix::fs::symlink(c.jdk.modules().path(), c.s.path("jre/lib/modules")).unwrap();
    let jre = Jdk::find(Some(&c.s.path("jre")), None, None).unwrap();
    let path = c.s.write("A.java", format!("class A {{ {MAIN} }}"));
    let temp = c.s.path("temp");
    let compiler = Compiler { jdk: &jre, cache: None, temp: &temp, library: &[], until: None };
    let program = Program { name: path.as_os_str(), classpath: Some(OsStr::new("none")), start: Start::Main, compiler };
    let message = program.resolve().unwrap_err().to_string();
    assert!(message.contains("has no javac: install a full JDK"), "{message}");
}

#[test]
fn the_cache_is_used_noticed_when_stale_and_repaired() {
    let c = Case::new();
    let path = c.s.write("w/A.java", format!("class A {{ {MAIN} int v = B.x; }}"));
    c.s.write("w/B.java", "class B { static final int x = 1; }");
    let compile = || c.resolve_with(&path, Some("none"), Start::Main, true).unwrap();
    let place = |target: &Target| target.classpath.entries()[0].path().to_owned();
    let entries = || std::fs::read_dir(c.s.path("cache")).unwrap().count();
    let first = place(&compile());
    assert!(first.exists(), "kept");
    let stamp = std::fs::metadata(first.join("A.class")).unwrap().modified().unwrap();
    assert_eq!(place(&compile()), first);
    assert_eq!(std::fs::metadata(first.join("A.class")).unwrap().modified().unwrap(), stamp, "not compiled again");
    assert_eq!(entries(), 1);
    // A constant of another source is compiled into A.
    c.s.write("w/B.java", "class B { static final int x = 2; }");
    let second = place(&compile());
    assert_ne!(second, first);
    // A cleaner took a file.
    std::fs::remove_file(second.join("B.class")).unwrap();
    assert_eq!(place(&compile()), second);
    assert!(second.join("B.class").exists());
    assert_eq!(entries(), 2, "nothing temporary is left");
}

#[test]
fn processes_that_compile_the_same_at_once() {
    let c = Case::new();
    let path = c.s.write("w/A.java", format!("class A {{ {MAIN} }}"));
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4)
            .map(|_| {
                scope.spawn(|| {
                    let target = c.resolve_with(&path, Some("none"), Start::Main, true).unwrap();
                    let bytes = target.classpath.find_class("A").unwrap().unwrap().0;
                    (target.classpath.entries()[0].path().to_owned(), bytes.len())
                })
            })
            .collect();
        let results: Vec<_> = threads.into_iter().map(|t| t.join().unwrap()).collect();
        assert!(results.windows(2).all(|w| w[0] == w[1]), "{results:?}");
    });
    assert_eq!(std::fs::read_dir(c.s.path("cache")).unwrap().count(), 1);
}
