//! The real JVM as a judge of class files.

use std::path::{Path, PathBuf};

/// What the real JVM says about each class, in order; the first word is `ok` or the name of the error.
pub fn link(dir: &Path, classes: &[(String, Vec<u8>)]) -> Vec<String> {
    let driver = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/java/driver/Link.java");
    let tool = super::common::javac(&super::common::own_name("link"), &[driver], &[]);
    let mut input = Vec::new();
    input.extend((classes.len() as u32).to_be_bytes());
    for (name, bytes) in classes {
        input.extend((name.len() as u16).to_be_bytes());
        input.extend(name.as_bytes());
        input.extend((bytes.len() as u32).to_be_bytes());
        input.extend(bytes);
    }
    let file = tool.join("classes.bin");
    std::fs::write(&file, input).unwrap();
    let mut java = super::common::tool("java");
    java.args(["-Xmx512m", "-Xshare:auto", "-XX:TieredStopAtLevel=1", "-cp"]).arg(&tool).arg("Link").arg(dir).arg(&file);
    let out = super::common::run(&mut java);
    let results: Vec<String> = out.lines().map(str::to_string).collect();
    assert_eq!(results.len(), classes.len());
    let _ = std::fs::remove_dir_all(tool);
    results
}
