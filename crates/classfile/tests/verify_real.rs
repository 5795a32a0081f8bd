//! The verifier on code that is right: the JDK's own classes and the jars of a Debian system must all pass.

mod common;

use common::{ClassSet, Layers};
use jaunt_classfile::verify;
use std::path::PathBuf;
use std::time::{Duration, Instant};

fn modules(names: &[&str]) -> Vec<PathBuf> {
    let jdk = common::jdk_classes();
    names.iter().map(|name| jdk.join(name)).filter(|dir| dir.exists()).collect()
}

/// Verifies all classes below each of `dirs`; a name is looked up there first, then in `others`.
fn verify_all(dirs: &[PathBuf], others: &[&ClassSet]) -> (usize, Vec<String>) {
    let mut failures = Vec::new();
    let mut count = 0;
    let start = Instant::now();
    for dir in dirs {
        let subject = ClassSet::read(std::slice::from_ref(dir));
        let layers = Layers([&[&subject], others].concat());
        for class in subject.classes.values() {
            count += 1;
            match verify::verify(class, &layers) {
                Err(e) => failures.push(e.to_string()),
                // the twin
                Ok(()) => {
                    if let Err(e) = verify::verify_by_inference(class, &layers)
                        && e.missing_class.is_none()
                    {
                        failures.push(format!("by inference only: {e}"));
                    }
                }
            }
        }
    }
    println!("{count} classes, {} failures, {:?} with parsing", failures.len(), start.elapsed());
    failures.sort();
    (count, failures)
}

fn show(failures: &[String]) {
    for failure in failures.iter().take(40) {
        println!("{failure}");
    }
}

#[test]
fn java_base_passes() {
    let (count, failures) = verify_all(&modules(&["java.base"]), &[]);
    show(&failures);
    assert!(count > 6000 && failures.is_empty(), "{} failures", failures.len());
}

fn jdk_modules() -> Vec<PathBuf> {
    let jdk = common::jdk_classes();
    let mut modules: Vec<PathBuf> = std::fs::read_dir(&jdk).unwrap().map(|e| e.unwrap().path()).collect();
    modules.retain(|dir: &PathBuf| dir.is_dir());
    modules.sort();
    modules
}

/// Classes that a jar refers to may not be installed; that is no fault of the verifier.
#[test]
fn debian_jars_pass() {
    let jars = common::jar_classes(&["guava", "gson", "commons-", "guice", "sisu", "plexus", "wagon", "maven", "slf4j", "jansi"]);
    if jars.is_empty() {
        println!("no jars in /usr/share/java");
        return;
    }
    let all_jars = common::jar_classes(&[""]);
    let jdk = ClassSet::read(&jdk_modules());
    let (_, failures) = verify_all(&jars, &[&ClassSet::read(&all_jars), &jdk]);
    let (missing, failures): (Vec<_>, Vec<_>) = failures.into_iter().partition(|f| f.contains("cannot be found"));
    println!("{} with missing classes", missing.len());
    show(&missing);
    show(&failures);
    assert!(failures.is_empty(), "{} failures", failures.len());
}

#[test]
#[ignore = "26,000 classes"]
fn whole_jdk_passes() {
    let (_, failures) = verify_all(&jdk_modules(), &[&ClassSet::read(&jdk_modules())]);
    show(&failures);
    assert!(failures.is_empty(), "{} failures", failures.len());
}

#[test]
#[ignore = "a measurement"]
fn verify_time_of_java_base() {
    let set = ClassSet::read(&modules(&["java.base"]));
    let layers = Layers(vec![&set]);
    // The best of five for each class: the machine may be busy.
    let mut best = vec![Duration::MAX; set.classes.len()];
    for _ in 0..5 {
        for (class, best) in set.classes.values().zip(&mut best) {
            let start = Instant::now();
            verify::verify(class, &layers).unwrap();
            *best = start.elapsed().min(*best);
        }
    }
    let per_class = best.iter().sum::<Duration>().as_secs_f64() * 1e6 / best.len() as f64;
    println!("{per_class:.1} µs per class to verify");
}
