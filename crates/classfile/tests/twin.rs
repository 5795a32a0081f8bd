//! Our parser against `cafebabe`: both read every class of java.base and must say the same.

mod common;

use cafebabe::attributes::{AttributeData, AttributeInfo, CodeData};
use jaunt_classfile::{ClassBytes, ClassFile, CodeInfo, parse};
use std::time::{Duration, Instant};

#[test]
fn agrees_with_cafebabe_on_java_base() {
    let mut classes = 0;
    let mut methods = 0;
    for file in common::class_files(&common::jdk_classes().join("java.base")) {
        let bytes = std::fs::read(&file).unwrap();
        let ours = parse(bytes.clone().into()).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        let mut options = cafebabe::ParseOptions::default();
        let options = options.parse_bytecode(false);
        let theirs = cafebabe::parse_class_with_options(&bytes, options);
        let theirs = theirs.unwrap_or_else(|e| panic!("{}: cafebabe says {e}", file.display()));
        compare(&ours, &theirs);
        classes += 1;
        methods += ours.methods.len();
    }
    println!("{classes} classes, {methods} methods");
    assert!(classes > 6000);
}

fn compare(ours: &ClassFile, theirs: &cafebabe::ClassFile) {
    let at = ours.name();
    assert_eq!(at, &*theirs.this_class);
    assert_eq!(ours.super_name(), theirs.super_class.as_deref(), "{at}");
    assert_eq!((ours.major, ours.minor), (theirs.major_version, theirs.minor_version), "{at}");
    assert_eq!(ours.access, theirs.access_flags.bits() & 0xF631, "{at}");
    let interfaces: Vec<&str> = theirs.interfaces.iter().map(|i| &**i).collect();
    assert_eq!(ours.interface_names().collect::<Vec<_>>(), interfaces, "{at}");

    assert_eq!(ours.fields.len(), theirs.fields.len(), "{at}");
    for (f, g) in ours.fields.iter().zip(&theirs.fields) {
        assert_eq!(ours.pool.utf8(f.name), g.name, "{at}");
        assert_eq!(ours.pool.utf8(f.descriptor), g.descriptor.to_string(), "{at}.{}", g.name);
        assert_eq!(f.access, g.access_flags.bits(), "{at}.{}", g.name);
    }
    assert_eq!(ours.methods.len(), theirs.methods.len(), "{at}");
    for (m, n) in ours.methods.iter().zip(&theirs.methods) {
        assert_eq!(ours.pool.utf8(m.name), n.name, "{at}");
        assert_eq!(ours.pool.utf8(m.descriptor), n.descriptor.to_string(), "{at}.{}", n.name);
        assert_eq!(m.access, n.access_flags.bits(), "{at}.{}", n.name);
        let code = n.attributes.iter().find_map(|a| match &a.data {
            AttributeData::Code(code) => Some(code),
            _ => None,
        });
        match (&m.code, code) {
            (Some(ours_code), Some(code)) => compare_code(ours, ours_code, code, &format!("{at}.{}", n.name)),
            (None, None) => {}
            _ => panic!("{at}.{}: code", n.name),
        }
        let exceptions = n.attributes.iter().find_map(|a| match &a.data {
            AttributeData::Exceptions(names) => Some(names.iter().map(|n| n.to_string()).collect::<Vec<_>>()),
            _ => None,
        });
        let ours_exceptions: Vec<_> = m.exceptions.iter().map(|i| ours.pool.class_name(*i).to_string()).collect();
        assert_eq!(ours_exceptions, exceptions.unwrap_or_default(), "{at}.{}", n.name);
        let annotated = |name: &str| annotation_names(&n.attributes).iter().any(|a| a == name);
        let hidden = annotated("Ljdk/internal/vm/annotation/Hidden;") || annotated("Ljava/lang/invoke/LambdaForm$Hidden;");
        assert_eq!(m.hidden, hidden, "{at}.{}", n.name);
        assert_eq!(m.caller_sensitive, annotated("Ljdk/internal/reflect/CallerSensitive;"), "{at}.{}", n.name);
    }
    compare_class_attributes(ours, &theirs.attributes);
}

fn annotation_names(attributes: &[AttributeInfo]) -> Vec<String> {
    let mut names = Vec::new();
    for a in attributes {
        if let AttributeData::RuntimeVisibleAnnotations(annotations) = &a.data {
            names.extend(annotations.iter().map(|a| a.type_descriptor.to_string()));
        }
    }
    names
}

fn compare_code(class: &ClassFile, ours: &CodeInfo, theirs: &CodeData, at: &str) {
    assert_eq!((ours.max_stack, ours.max_locals), (theirs.max_stack, theirs.max_locals), "{at}");
    assert_eq!(class.slice(&ours.code), theirs.code, "{at}");
    let handlers: Vec<_> = ours
        .handlers
        .iter()
        .map(|h| {
            let catch = (h.catch_type != 0).then(|| class.pool.class_name(h.catch_type).to_string());
            (h.start, h.end, h.handler, catch)
        })
        .collect();
    let expected: Vec<_> = theirs
        .exception_table
        .iter()
        .map(|h| (h.start_pc, h.end_pc, h.handler_pc, h.catch_type.as_ref().map(|c| c.to_string())))
        .collect();
    assert_eq!(handlers, expected, "{at}");
    let mut lines = Vec::new();
    let mut stack_map = false;
    for a in &theirs.attributes {
        match &a.data {
            AttributeData::LineNumberTable(entries) => lines.extend(entries.iter().map(|e| (e.start_pc, e.line_number))),
            AttributeData::StackMapTable(_) => stack_map = true,
            _ => {}
        }
    }
    assert_eq!(ours.lines, lines, "{at}");
    assert_eq!(ours.stack_map.is_some(), stack_map, "{at}");
}

fn compare_class_attributes(ours: &ClassFile, theirs: &[AttributeInfo]) {
    let at = ours.name();
    let a = &ours.attrs;
    let class = |i: &u16| ours.pool.class_name(*i).to_string();
    for attribute in theirs {
        match &attribute.data {
            AttributeData::SourceFile(name) => assert_eq!(ours.pool.utf8(a.source_file), name, "{at}"),
            AttributeData::Signature(text) => assert_eq!(ours.pool.utf8(a.signature), text, "{at}"),
            AttributeData::NestHost(host_class_name) => assert_eq!(class(&a.nest_host), &**host_class_name, "{at}"),
            AttributeData::NestMembers(names) => {
                let names: Vec<_> = names.iter().map(|n| n.to_string()).collect();
                assert_eq!(a.nest_members.iter().map(class).collect::<Vec<_>>(), names, "{at}");
            }
            AttributeData::PermittedSubclasses(names) => {
                let names: Vec<_> = names.iter().map(|n| n.to_string()).collect();
                assert_eq!(a.permitted_subclasses.iter().flatten().map(class).collect::<Vec<_>>(), names, "{at}");
            }
            AttributeData::InnerClasses(entries) => {
                assert_eq!(a.inner_classes.len(), entries.len(), "{at}");
                for (i, e) in a.inner_classes.iter().zip(entries) {
                    assert_eq!(class(&i.inner), e.inner_class_info, "{at}");
                    let outer = (i.outer != 0).then(|| class(&i.outer));
                    assert_eq!(outer.as_deref(), e.outer_class_info.as_deref(), "{at}");
                }
            }
            AttributeData::BootstrapMethods(entries) => {
                let ours: Vec<_> = a.bootstrap_methods.iter().map(|b| b.arguments.len()).collect();
                assert_eq!(ours, entries.iter().map(|b| b.arguments.len()).collect::<Vec<_>>(), "{at}");
            }
            AttributeData::Record(components) => {
                let names: Vec<_> = a.record.iter().flatten().map(|c| ours.pool.utf8(c.name).to_string()).collect();
                assert_eq!(names, components.iter().map(|c| c.name.to_string()).collect::<Vec<_>>(), "{at}");
            }
            _ => {}
        }
    }
}

/// `cargo test --release -p jaunt-classfile --test twin -- --ignored --nocapture`
#[test]
#[ignore = "a measurement"]
fn parse_time_of_java_base() {
    let files = common::class_files(&common::jdk_classes().join("java.base"));
    let classes: Vec<ClassBytes> = files.iter().map(|f| std::fs::read(f).unwrap().into()).collect();
    let bytes: usize = classes.iter().map(|c| c.len()).sum();
    // The best of ten for each class: the machine may be busy.
    let mut best = vec![Duration::MAX; classes.len()];
    for _ in 0..10 {
        for (class, best) in classes.iter().zip(&mut best) {
            let start = Instant::now();
            std::hint::black_box(parse(class.clone()).unwrap());
            *best = start.elapsed().min(*best);
        }
    }
    let per_class = best.iter().sum::<Duration>().as_secs_f64() * 1e6 / classes.len() as f64;
    println!("{} classes, {} KiB: {per_class:.2} µs per class", classes.len(), bytes / 1024);
}
