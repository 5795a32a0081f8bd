//! `cargo xtask tidy`: the direction of the arrows between crates, references in natives, formatting, lints.

use std::path::Path;
use std::process::Command;

/// A crate may depend only on crates of earlier lines.
const LAYERS: &[&[&str]] = &[
    &["base", "classfile", "testkit"],
    &["kernel", "loader", "spin"],
    &["program", "search"],
    &["state"],
    &["vm", "store"],
    &["natives", "explore"],
    &["checker"],
    &["report"],
    &["cli"],
];

/// **A native has references from its arguments and from the gate, never from a number**: a wrong one would be followed anywhere.
fn natives_make_no_references(folder: &Path) -> bool {
    let mut ok = true;
    for entry in std::fs::read_dir(folder).expect("natives").flatten().map(|e| e.path()) {
        if entry.is_dir() {
            ok &= natives_make_no_references(&entry);
            continue;
        }
        let text = std::fs::read_to_string(&entry).expect("a source");
        for (i, line) in text.lines().enumerate() {
            let of_number = |at: usize| !line[at..].starts_with("obj(a[") && !line[at..].starts_with("obj(args[");
            let word = |at: usize| !line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
            let made = line.contains("ObjRef(") || line.match_indices("obj(").any(|(at, _)| word(at) && of_number(at));
            if made {
                println!("tidy: {}:{}: a native makes a reference from a number", entry.display(), i + 1);
                ok = false;
            }
        }
    }
    ok
}

pub fn tidy() -> bool {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut ok = true;
    for (level, names) in LAYERS.iter().enumerate() {
        for name in *names {
            let file = root.join("crates").join(name).join("Cargo.toml");
            let Ok(text) = std::fs::read_to_string(&file) else {
                println!("tidy: crates/{name} is in the list of layers but not in the tree");
                ok = false;
                continue;
            };
            let plain = text.split("[dev-dependencies]").next().unwrap_or("");
            for line in plain.lines() {
                let Some(dependency) = line.strip_prefix("jaunt-").and_then(|l| l.split([' ', '.', '=']).next()) else {
                    continue;
                };
                let allowed = LAYERS[..level].iter().any(|l| l.contains(&dependency));
                if !allowed {
                    println!("tidy: {name} must not depend on {dependency}: it is not in a layer above");
                    ok = false;
                }
            }
        }
    }
    for entry in std::fs::read_dir(root.join("crates")).expect("the crates") {
        let name = entry.expect("an entry").file_name().into_string().expect("a UTF-8 name");
        if !LAYERS.iter().any(|l| l.contains(&name.as_str())) {
            println!("tidy: crates/{name} has no layer: add it to xtask/src/tidy.rs and docs/ARCHITECTURE.md");
            ok = false;
        }
    }
    ok &= natives_make_no_references(&root.join("crates/natives/src"));
    let format = Command::new("cargo").args(["fmt", "--all", "--check"]).current_dir(&root).output().expect("cargo fmt starts");
    if !format.status.success() {
        println!("tidy: run `cargo fmt --all`");
        ok = false;
    }
    let lints = Command::new("cargo")
        .args(["clippy", "--release", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"])
        .current_dir(&root)
        .status()
        .expect("cargo clippy starts");
    if !lints.success() {
        println!("tidy: clippy has something to say (above)");
        ok = false;
    }
    if ok {
        println!("tidy: all in order");
    }
    ok
}
