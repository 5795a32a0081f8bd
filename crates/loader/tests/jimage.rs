//! The image reader against the installed JDK, against images that jlink makes, and against damage.

mod common;

use common::{Random, jdk};
use jaunt_loader::{JImage, Jdk, LoadError};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

#[test]
fn every_class_of_every_module_is_found() {
    let jdk = jdk();
    let image = jdk.modules();
    let modules = image.modules();
    assert!(modules.iter().any(|m| m == "java.base"));
    let mut count = 0;
    for module in &modules {
        for class in image.classes_of(module) {
            let bytes = image.find_class(&class).unwrap().unwrap_or_else(|| panic!("{module}/{class}"));
            assert_eq!(bytes[..4], [0xCA, 0xFE, 0xBA, 0xBE], "{class}");
            let package = class.rsplit_once('/').unwrap().0;
            assert_eq!(image.module_of_package(package), Some(module.as_str()), "{class}");
            count += 1;
        }
    }
    println!("{count} classes in {} modules", modules.len());
    assert!(count > 5000);
    assert!(image.find_resource("java.base", "module-info.class").unwrap().is_some());
    for absent in ["java/lang/NoSuch", "String", "", "/", "java/lang/", "nosuch/X", "java.lang.String"] {
        assert!(image.find_class(absent).unwrap().is_none(), "{absent}");
    }
    // A package of packages only belongs to nobody.
    assert_eq!(image.module_of_package("java"), None);
    assert_eq!(image.module_of_package("java/sql"), Some("java.sql"));
    assert!(image.find_resource("java.logging", "java/lang/String.class").unwrap().is_none());
}

#[test]
fn the_tool_of_the_jdk_lists_the_same() {
    let jdk = jdk();
    let tool = jdk.home().join("bin/jimage");
    let Ok(output) = Command::new(tool).arg("list").arg(jdk.modules().path()).output() else { return };
    let text = String::from_utf8(output.stdout).unwrap();
    let of_base = text.lines().skip_while(|line| *line != "Module: java.base").skip(1);
    let mut theirs: Vec<&str> = of_base.take_while(|line| !line.starts_with("Module: ")).map(str::trim).collect();
    theirs.retain(|line| !line.is_empty());
    let mut ours = jdk.modules().resources_of("java.base");
    ours.sort();
    theirs.sort();
    let differ: Vec<_> = ours.iter().zip(&theirs).filter(|(a, b)| a != b).take(3).collect();
    assert!(ours.len() == theirs.len() && differ.is_empty(), "{} {} {differ:?}", ours.len(), theirs.len());
}

#[test]
fn lookup_is_fast() {
    let jdk = jdk();
    let image = jdk.modules();
    let names = image.classes_of("java.base");
    let mut random = Random(7);
    let rounds = 100_000;
    let start = Instant::now();
    let mut sum = 0;
    for _ in 0..rounds {
        sum += image.find_class(&names[random.below(names.len())]).unwrap().unwrap().len();
    }
    let each = start.elapsed() / rounds;
    println!("{each:?} for a lookup ({sum} bytes)");
    // The aim is 1 µs in a release build; this bound is for a busy machine and no optimisation.
    assert!(each.as_micros() < 50);
}

/// An image of java.base alone, made once for each JDK and kept between runs.
fn linked(name: &str, options: &[&str]) -> Option<PathBuf> {
    let jdk = jdk();
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("jlink-{}-{name}", jdk.version()));
    let image = dir.join("lib/modules");
    if !image.exists() {
        let aside = dir.with_extension(std::process::id().to_string());
        let mut jlink = Command::new(jdk.home().join("bin/jlink"));
        jlink.args(options).args(["--add-modules", "java.base", "--output"]).arg(&aside);
        if !jlink.output().ok()?.status.success() {
            return None;
        }
        let _ = std::fs::rename(aside, &dir);
    }
    Some(image)
}

#[test]
fn compressed_images_hold_the_same_bytes() {
    let Some(path) = linked("plain", &[]) else { return println!("this JDK cannot link") };
    let plain = JImage::open(&path).unwrap();
    let names = plain.resources_of("java.base");
    let variants: [(&str, &[&str]); 3] =
        [("compact", &["--compress=1"]), ("zip", &["--compress=2"]), ("zip-big", &["--compress=2", "--endian", "big"])];
    for (name, options) in variants {
        let Some(path) = linked(name, options) else {
            println!("this JDK's jlink has no {options:?}");
            continue;
        };
        let image = JImage::open(&path).unwrap();
        assert_eq!(image.resources_of("java.base"), names, "{name}");
        for resource in &names {
            let expected = plain.find_resource("java.base", resource).unwrap().unwrap();
            let actual = image.find_resource("java.base", resource).unwrap().unwrap();
            assert!(*actual == *expected, "{name}: {resource}");
        }
        assert_eq!(image.module_of_package("java/util"), Some("java.base"));
    }
}

#[test]
fn damage_is_an_error_or_an_absence_and_never_a_panic() {
    let paths = [linked("zip", &["--compress=2"]), linked("compact", &["--compress=1"])];
    let here = Path::new("damaged");
    let mut random = Random(42);
    for path in paths.into_iter().flatten() {
        let good = std::fs::read(path).unwrap();
        let names = JImage::from_bytes(here, good.clone()).unwrap().classes_of("java.base");
        for length in (0..64).chain([1 << 10, 1 << 16, 1 << 20, good.len() / 2, good.len() - 1]) {
            ask(JImage::from_bytes(here, good[..length].to_vec()), &names, &mut random);
        }
        for _ in 0..60 {
            let mut bad = good.clone();
            let end = [28, 4 << 20, bad.len()][random.below(3)].min(bad.len());
            for _ in 0..=random.below(200) {
                let at = random.below(end);
                bad[at] = random.below(256) as u8;
            }
            ask(JImage::from_bytes(here, bad), &names, &mut random);
        }
        for _ in 0..20 {
            // A sound beginning gets the noise past the first check.
            let mut bytes = good[..[4, 8, 20, 28][random.below(4)]].to_vec();
            bytes.extend((0..4096).map(|_| random.below(256) as u8));
            ask(JImage::from_bytes(here, bytes), &names, &mut random);
        }
    }
}

/// Uses all of the interface; what it answers does not matter.
fn ask(image: Result<JImage, LoadError>, names: &[String], random: &mut Random) {
    let Ok(image) = image else { return };
    for _ in 0..200 {
        let name = &names[random.below(names.len())];
        let _ = image.find_class(name);
        let _ = image.module_of_package(name.rsplit_once('/').unwrap().0);
    }
    image.modules();
    image.classes_of("java.base");
}

#[test]
fn finding_a_jdk() {
    let home = jdk().home().to_owned();
    let found = Jdk::find(Some(&home), None, None).unwrap();
    assert!(found.feature() >= 17 && found.version().starts_with(&found.feature().to_string()));
    assert!(found.javac().is_some());
    assert_eq!(Jdk::find(None, Some(home.as_os_str()), None).unwrap().home(), home);
    let bin = std::env::join_paths([Path::new("/nowhere"), &home.join("bin")]).unwrap();
    assert!(Jdk::find(None, Some(OsStr::new("")), Some(&bin)).is_ok());

    let message = Jdk::find(None, None, Some(OsStr::new("/nowhere"))).unwrap_err().to_string();
    assert_eq!(message, "no JDK found: install one (Debian: apt-get install openjdk-17-jdk) or pass --jdk DIR");
    let error = Jdk::find(Some(Path::new("/nowhere")), Some(home.as_os_str()), Some(&bin)).unwrap_err();
    assert!(matches!(error, LoadError::NotAJdk { said_by: "--jdk", .. }), "a wrong --jdk is not passed over");
    let message = Jdk::find(None, Some(OsStr::new("/tmp")), Some(&bin)).unwrap_err().to_string();
    assert!(message.contains("JAVA_HOME") && message.contains("no lib/modules"), "{message}");
}

#[test]
fn a_jdk_without_release_file_or_with_a_broken_image() {
    let (scratch, real) = (common::Scratch::new(), jdk());
    scratch.write("lib/modules", b"");
    let dir = scratch.path("");
    assert!(matches!(Jdk::find(Some(&dir), None, None), Err(LoadError::DamagedImage { .. } | LoadError::Unreadable { .. })));
    std::fs::remove_file(scratch.path("lib/modules")).unwrap();
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(real.modules().path(), scratch.path("lib/modules")).unwrap();
        let bare = Jdk::find(Some(&dir), None, None).unwrap();
        assert_eq!((bare.feature(), bare.javac()), (real.feature(), None));
        scratch.write("release", "JAVA_VERSION=\"11.0.2\"\n");
        let message = Jdk::find(Some(&dir), None, None).unwrap_err().to_string();
        assert!(message.contains("it is version 11.0.2, and Jaunt needs 17"), "{message}");
    }
}
