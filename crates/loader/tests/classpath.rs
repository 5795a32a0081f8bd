//! Directories and jars made with the JDK's own `jar`, and jars that are damaged.

mod common;

use common::{Random, Scratch, jdk};
use jaunt_loader::{ClassPath, Entry, Jar, LoadError};
use std::ffi::OsStr;
use std::path::Path;

fn join(parts: &[std::path::PathBuf]) -> std::ffi::OsString {
    std::env::join_paths(parts).unwrap()
}

#[test]
fn order_wildcards_missing_entries_and_duplicates() {
    let s = Scratch::new();
    s.write("d1/p/A.class", "A1");
    s.write("d2/p/A.class", "A2");
    s.write("d2/p/B.class", "B2");
    s.write("in/p/C.class", "C");
    s.write("in/p/A.class", "A3");
    s.tool("jar", &["cf", "lib-b.jar", "-C", "in", "."]);
    std::fs::create_dir(s.path("libs")).unwrap();
    std::fs::copy(s.path("lib-b.jar"), s.path("libs/b.jar")).unwrap();
    s.write("in2/p/D.class", "D");
    s.tool("jar", &["cfM", "libs/a.JAR", "-C", "in2", "."]);
    s.write("libs/notes.txt", "not a jar");

    let text = join(&[s.path("gone"), s.path("gone.jar"), s.path("d1"), s.path("d2"), s.path("d1/../d1"), s.path("libs/*")]);
    let cp = ClassPath::parse(&text, 17).unwrap();
    assert_eq!(cp.entries().len(), 4);
    let class = |name| cp.find_class(name).unwrap().map(|(bytes, origin)| (String::from_utf8(bytes.to_vec()).unwrap(), origin));
    assert_eq!(class("p/A"), Some(("A1".into(), 0)));
    assert_eq!(class("p/B"), Some(("B2".into(), 1)));
    assert_eq!(class("p/D"), Some(("D".into(), 2)), "a.JAR comes before b.jar");
    assert_eq!(class("p/C"), Some(("C".into(), 3)));
    for absent in ["p/E", "p", "", "../d2/p/B", "/etc/passwd", "p/A/B", "x\0y", &"long/".repeat(2000)] {
        assert_eq!(class(absent), None, "{absent:?}");
    }
    let all: Vec<usize> = cp.find_resources("p/A.class").unwrap().iter().map(|r| r.origin).collect();
    assert_eq!(all, [0, 1, 3]);
    assert!(cp.find_resource("p/notes.txt").unwrap().is_none());
    assert!(matches!(&cp.entries()[3], Entry::Jar(_)));
    assert!(cp.entries()[2].manifest().is_none(), "made without one");
    assert_eq!(ClassPath::parse(OsStr::new(""), 17).unwrap().names(), ["."], "an empty element is the current directory");
}

/// URLs are compared with those that `java` itself prints.
#[test]
fn urls_as_java_prints_them() {
    let s = Scratch::new();
    s.write("a b/ü#/x y.txt", "1");
    s.write("a b/dir/inner.txt", "2");
    s.write("in/META-INF/versions/9/v.txt", "nine");
    s.write("in/v.txt", "base");
    s.write("in/sub/w+%.txt", "w");
    s.write("mf", "Multi-Release: true\n");
    s.tool("jar", &["cfm", "my lib;1.jar", "mf", "-C", "in", "."]);
    let names = ["ü#/x y.txt", "dir", "dir/", "v.txt", "sub", "sub/", "sub/w+%.txt", "none", "META-INF/versions/9/v.txt"];
    let list = names.map(|name| format!("{name:?}")).join(",");
    s.write(
        "U.java",
        format!(
            "public class U {{ public static void main(String[] a) throws Exception {{ for (String n : new String[]{{{list}}}) {{
               var u = U.class.getClassLoader().getResource(n); System.out.println(u);
               if (u != null) System.out.println(new String(u.openStream().readAllBytes()).replace(\"\\n\", \"|\")); }} }} }}"
        ),
    );
    s.tool("javac", &["-encoding", "UTF-8", "-d", "cls", "U.java"]);
    let text = join(&[s.path("cls"), s.path("a b"), s.path("my lib;1.jar")]);
    let theirs = s.tool("java", &["-Dsun.jnu.encoding=UTF-8", "-Dfile.encoding=UTF-8", "-cp", text.to_str().unwrap(), "U"]);
    let cp = ClassPath::parse(&text, jdk().feature()).unwrap();
    let mut ours = String::new();
    for name in names {
        match cp.find_resource(name).unwrap() {
            None => ours.push_str("null\n"),
            Some(r) => {
                let content = String::from_utf8(r.bytes.to_vec()).unwrap().replace('\n', "|");
                ours.push_str(&format!("{}\n{content}\n", r.url));
            }
        }
    }
    // Where Java cannot name the file (a POSIX locale), only the rest can be compared.
    let skip = if theirs.starts_with("null") { (2, 1) } else { (0, 0) };
    let rest = |text: &str, n| text.lines().skip(n).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(rest(&ours, skip.0), rest(&theirs, skip.1));
}

#[test]
fn multi_release_jars_follow_the_version() {
    let s = Scratch::new();
    s.write("base/p/A.class", "8");
    s.write("base/p/Only.class", "8");
    s.write("v9/p/A.class", "9");
    s.write("v17/p/A.class", "17");
    s.write("v21/p/A.class", "21");
    s.write("v21/p/New.class", "21");
    // `jar` validates class files, so the layout is made by hand.
    for v in ["9", "17", "21"] {
        for file in std::fs::read_dir(s.path(&format!("v{v}/p"))).unwrap().flatten() {
            let name = file.file_name().into_string().unwrap();
            s.write(&format!("base/META-INF/versions/{v}/p/{name}"), v);
        }
    }
    s.write("base/META-INF/versions/x/p/A.class", "x");
    s.write("mf", "Multi-Release: true\n");
    s.tool("jar", &["cfm", "mr.jar", "mf", "-C", "base", "."]);
    s.tool("jar", &["cf", "plain.jar", "-C", "base", "."]);
    for (jar, feature, a, new) in [
        ("mr.jar", 17, "17", None),
        ("mr.jar", 16, "9", None),
        ("mr.jar", 25, "21", Some("21")),
        ("mr.jar", 8, "8", None),
        ("plain.jar", 25, "8", None),
    ] {
        let cp = ClassPath::parse(s.path(jar).as_os_str(), feature).unwrap();
        let class = |name: &str| cp.find_class(name).unwrap().map(|(b, _)| String::from_utf8(b.to_vec()).unwrap());
        assert_eq!(class("p/A").as_deref(), Some(a), "{jar} for {feature}");
        assert_eq!(class("p/New").as_deref(), new, "{jar} for {feature}");
        assert_eq!(class("p/Only").as_deref(), Some("8"));
    }
}

#[test]
fn class_path_attribute_and_manifest() {
    let s = Scratch::new();
    s.write("x/X.class", "X");
    s.write("y/Y.class", "Y");
    s.write("z/dir/Z.class", "Z");
    s.write("last/X.class", "other");
    s.tool("jar", &["cf", "y y.jar", "-C", "y", "."]);
    s.write(
        "mf",
        "Main-Class: p.Main\nClass-Path: y%20y.jar z/dir/ gone.jar http://h/h.jar main.jar\nImplementation-Title: A title\n",
    );
    s.tool("jar", &["cfm", "main.jar", "mf", "-C", "x", "."]);
    let cp = ClassPath::parse(&join(&[s.path("main.jar"), s.path("last")]), 17).unwrap();
    let names: Vec<_> = cp.entries().iter().map(|e| e.path().file_name().unwrap().to_str().unwrap().to_owned()).collect();
    assert_eq!(names, ["main.jar", "y y.jar", "dir", "last"]);
    assert_eq!(cp.find_class("X").unwrap().unwrap().1, 0);
    assert_eq!(cp.find_class("Y").unwrap().unwrap().1, 1);
    assert_eq!(cp.find_class("Z").unwrap().unwrap().1, 2);
    let manifest = cp.entries()[0].manifest().unwrap();
    assert_eq!(manifest.main_class(), Some("p.Main"));
    assert_eq!(manifest.main.get("implementation-title"), Some("A title"));
}

#[test]
fn damaged_jars_are_errors_and_never_panic() {
    let s = Scratch::new();
    let mut random = Random(1);
    for i in 0..30 {
        let text: String = (0..random.below(5000)).map(|_| (b'a' + random.below(6) as u8) as char).collect();
        s.write(&format!("in/p/C{i}.class"), text);
    }
    s.write("mf", "Multi-Release: true\nClass-Path: other.jar\n");
    s.tool("jar", &["cfm", "good.jar", "mf", "-C", "in", "."]);
    let good = std::fs::read(s.path("good.jar")).unwrap();

    let message = ClassPath::parse(s.write("text.jar", "hello").as_os_str(), 17).unwrap_err().to_string();
    assert!(message.contains("text.jar") && message.contains("build it again"), "{message}");
    assert!(matches!(ClassPath::parse(s.write("empty.jar", "").as_os_str(), 17), Err(LoadError::DamagedJar { .. })));
    for length in (0..good.len()).step_by(97).chain([good.len() - 1]) {
        let cut = s.write("cut.jar", &good[..length]);
        assert!(matches!(Jar::open(&cut, 17), Err(LoadError::DamagedJar { .. })), "{length}");
    }
    let (mut refused, mut read_errors) = (0, 0);
    for _ in 0..1500 {
        let mut bad = good.clone();
        for _ in 0..=random.below(8) {
            let at = random.below(bad.len());
            bad[at] = random.below(256) as u8;
        }
        let path = s.write("bad.jar", bad);
        match Jar::open(&path, 17) {
            Err(_) => refused += 1,
            Ok(jar) => {
                let names: Vec<String> = jar.names().map(str::to_owned).collect();
                read_errors += names.iter().filter(|name| jar.read(name).is_err()).count();
            }
        }
        let _ = ClassPath::parse(path.as_os_str(), 17);
    }
    println!("{refused} refused, {read_errors} entries found damaged");
    assert!(refused > 0 && read_errors > 0);
    for _ in 0..300 {
        let noise: Vec<u8> = (0..random.below(600)).map(|_| random.below(256) as u8).chain(*b"PK\x05\x06").collect();
        assert!(Jar::open(&s.write("noise.jar", noise), 17).is_err());
    }
}

#[test]
fn damage_in_one_entry_leaves_the_others() {
    let s = Scratch::new();
    s.write("in/a.txt", "a".repeat(3000));
    s.write("in/b.txt", "b".repeat(3000));
    s.tool("jar", &["cf0M", "stored.jar", "-C", "in", "a.txt", "-C", "in", "b.txt"]);
    let mut bytes = std::fs::read(s.path("stored.jar")).unwrap();
    let at = bytes.windows(3).position(|w| w == b"aaa").unwrap() + 100;
    bytes[at] = b'x';
    let cp = ClassPath::parse(s.write("stored.jar", bytes).as_os_str(), 17).unwrap();
    assert_eq!(cp.find_resource("b.txt").unwrap().unwrap().bytes.len(), 3000);
    let message = cp.find_resource("a.txt").unwrap_err().to_string();
    assert!(message.contains("a.txt"), "{message}");
}

#[cfg(unix)]
#[test]
fn unreadable_files() {
    use std::os::unix::fs::PermissionsExt;
    let s = Scratch::new();
    let file = s.write("d/A.class", "A");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o000)).unwrap();
    if std::fs::read(&file).is_ok() {
        return; // root reads everything
    }
    let cp = ClassPath::parse(s.path("d").as_os_str(), 17).unwrap();
    assert!(matches!(cp.find_class("A"), Err(LoadError::Unreadable { .. })));
}

#[test]
fn many_entries() {
    let s = Scratch::new();
    for i in 0..2000 {
        s.write(&format!("in/p{}/C{i}.class", i % 40), format!("{i}").repeat(i % 50));
    }
    s.tool("jar", &["cf", "many.jar", "-C", "in", "."]);
    let start = std::time::Instant::now();
    let jar = Jar::open(&s.path("many.jar"), 17).unwrap();
    let opened = start.elapsed();
    for i in 0..2000 {
        assert_eq!(jar.read(&format!("p{}/C{i}.class", i % 40)).unwrap().unwrap(), format!("{i}").repeat(i % 50).as_bytes());
    }
    println!("open {opened:?}, all {:?}", start.elapsed());
    assert_eq!(jar.path(), Path::new(&s.path("many.jar")));
}
