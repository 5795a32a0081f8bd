//! The generated programs are Java, differ from each other, and depend on nothing but the seed.

use jaunt_testkit::generate::{Ingredient, Shape, batch, ingredients, program};
use jaunt_testkit::jdk_tool;
use std::collections::HashSet;
use std::path::Path;
use std::process::Command;

/// What the programs see of the checker's interface; enough for javac, and for a run by hand under `java`.
const VERIFY: &str = "package jaunt;
public class Verify {
    public static boolean getBoolean() { return Math.random() < 0.5; }
    public static int getInt(int low, int high) { return low + (int) (Math.random() * (high - low + 1)); }
    public static void beginAtomic() {}
    public static void endAtomic() {}
    public static void ignoreIf(boolean yes) {}
}
";

#[test]
fn programs_compile() {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("generated");
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(dir.join("src/jaunt")).expect("target is writable");
    let verify = dir.join("src/jaunt/Verify.java");
    std::fs::write(&verify, VERIFY).expect("target is writable");
    let mut sources = vec![verify];
    for (name, source) in batch(0, 300, &Shape::default()) {
        let path = dir.join("src").join(name + ".java");
        std::fs::write(&path, source).expect("target is writable");
        sources.push(path);
    }
    let done = Command::new(jdk_tool("javac"))
        .args(["-nowarn", "-Xlint:none", "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC", "-d"])
        .arg(dir.join("classes"))
        .args(&sources)
        .output()
        .expect("javac starts");
    assert!(done.status.success(), "javac failed:\n{}", String::from_utf8_lossy(&done.stderr));
}

#[test]
fn seeds_decide() {
    let shape = Shape::default();
    assert_eq!(batch(7, 20, &shape), batch(7, 20, &shape));
    assert_eq!(batch(7, 20, &shape)[3], ("Gen10".to_string(), program(10, "Gen10", &shape)));
    // One name for all, so that the name is not what differs.
    let different: HashSet<String> = (0..300).map(|seed| program(seed, "Same", &shape)).collect();
    assert_eq!(different.len(), 300);
}

#[test]
fn every_ingredient_is_used_and_can_be_left_out() {
    let used: HashSet<String> =
        (0..1000).flat_map(|seed| ingredients(seed, &Shape::default())).map(|i| format!("{i:?}")).collect();
    for &what in Ingredient::ALL {
        assert!(used.contains(&format!("{what:?}")), "{what:?} is in none of 1000 programs");
        let shape = Shape { without: vec![what], ..Shape::default() };
        for seed in 0..100 {
            assert!(!ingredients(seed, &shape).contains(&what), "{what:?} is in the program of seed {seed}");
        }
    }
}
