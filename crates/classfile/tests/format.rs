//! Format checking (JVMS 4.8), one rule at a time.

#[path = "common/asm.rs"]
mod asm;

use asm::{Asm, Body};
use jaunt_classfile::insn::op::*;
use jaunt_classfile::{ClassFile, Constant, ParseError, parse};

fn refusal(bytes: Vec<u8>) -> String {
    match parse(bytes.into()) {
        Ok(_) => "accepted".to_string(),
        Err(e) => e.to_string(),
    }
}

fn body() -> Body {
    Body { stack: 1, locals: 1, code: vec![RETURN], ..Body::default() }
}

fn plain() -> Vec<u8> {
    let mut a = Asm::default();
    a.field(1, "f", "I");
    a.method(9, "m", "()V", body());
    a.finish(61, 0x21, "p/T", "java/lang/Object", &["java/lang/Runnable"])
}

fn parsed(bytes: Vec<u8>) -> ClassFile {
    parse(bytes.into()).unwrap()
}

#[test]
fn reads_names_and_members() {
    let class = parsed(plain());
    assert_eq!((class.name(), class.super_name()), ("p/T", Some("java/lang/Object")));
    assert_eq!(class.interface_names().collect::<Vec<_>>(), ["java/lang/Runnable"]);
    assert!(!class.is_interface());
    let m = class.method("m", "()V").unwrap();
    assert_eq!(class.code(m), Some(&[RETURN][..]));
    assert!(class.method("m", "()I").is_none() && class.field("f", "I").is_some());
}

#[test]
fn every_truncation_and_extra_bytes_are_refused() {
    let bytes = plain();
    for len in 0..bytes.len() {
        assert!(parse(bytes[..len].to_vec().into()).is_err(), "{len} of {} bytes", bytes.len());
    }
    let mut more = bytes;
    more.push(0);
    assert_eq!(refusal(more), "Extra bytes at the end of class file p/T");
}

#[test]
fn versions() {
    let with = |major: u16, minor: u16| {
        let mut bytes = plain();
        bytes[4..6].copy_from_slice(&minor.to_be_bytes());
        bytes[6..8].copy_from_slice(&major.to_be_bytes());
        parse(bytes.into())
    };
    for major in 45..=70 {
        assert!(with(major, 0).is_ok(), "{major}");
    }
    assert!(with(61, 65535).is_ok() && with(45, 3).is_ok());
    let error = with(75, 0).unwrap_err();
    assert_eq!(error, ParseError::UnsupportedVersion { major: 75, minor: 0 });
    assert_eq!(error.to_string(), "class file version 75.0 is newer than 70.0, the newest that is read");
    assert!(with(44, 0).is_err() && with(61, 1).is_err());
    let mut bytes = plain();
    bytes[0] = 0;
    assert_eq!(refusal(bytes), "Incompatible magic value 16693950");
}

#[test]
fn class_flags_and_super() {
    let with = |access, parent: &str| {
        let a = Asm::default();
        refusal(a.finish(61, access, "T", parent, &[]))
    };
    assert_eq!(with(0x21, "java/lang/Object"), "accepted");
    assert_eq!(with(0x0431, "java/lang/Object"), "Illegal class modifiers 0x431");
    assert_eq!(with(0x0200, "java/lang/Object"), "Illegal class modifiers 0x200");
    assert_eq!(with(0x0620, "java/lang/Object"), "Illegal class modifiers 0x620");
    assert_eq!(with(0x0600, "java/lang/Object"), "accepted");
    assert_eq!(with(0x0600, "p/Q"), "Interfaces must have java.lang.Object as superclass");
    assert_eq!(with(0x21, "[I"), "Bad superclass name");
    assert_eq!(with(0x21, "T"), "Class T is its own superclass");
    assert_eq!(with(0x21, "a//b"), "Illegal class name \"a//b\" in class file");
    let a = Asm::default();
    assert_eq!(refusal(a.finish(61, 0x21, "T", "S", &["I", "I"])), "Duplicate interface name \"I\"");
}

#[test]
fn fields() {
    let with = |access, name: &str, descriptor: &str| {
        let mut a = Asm::default();
        a.field(access, name, descriptor);
        refusal(a.finish(61, 0x21, "T", "java/lang/Object", &[]))
    };
    assert_eq!(with(1, "f", "[[Ljava/lang/String;"), "accepted");
    assert_eq!(with(3, "f", "I"), "Illegal field modifiers 0x3");
    assert_eq!(with(0x50, "f", "I"), "Illegal field modifiers 0x50");
    assert_eq!(with(1, "a.b", "I"), "Illegal field name \"a.b\" in class file");
    assert_eq!(with(1, "f", "V"), "Field \"f\" has illegal signature \"V\"");
    let mut a = Asm::default();
    a.field(1, "f", "I");
    a.field(2, "f", "J");
    a.field(2, "f", "I");
    let message = refusal(a.finish(61, 0x21, "T", "java/lang/Object", &[]));
    assert_eq!(message, "Duplicate field name \"f\" with signature \"I\"");
}

#[test]
fn methods() {
    let with = |class: u16, access, name: &str, descriptor: &str, locals| {
        let mut a = Asm::default();
        a.method(access, name, descriptor, Body { locals, ..body() });
        refusal(a.finish(61, class, "T", "java/lang/Object", &[]))
    };
    assert_eq!(with(0x21, 9, "m", "(JD)V", 4), "accepted");
    assert_eq!(with(0x21, 9, "m", "(JD)V", 3), "Arguments can't fit into locals: 4 > 3");
    assert_eq!(with(0x21, 1, "m", "()V", 0), "Arguments can't fit into locals: 1 > 0");
    assert_eq!(with(0x21, 9, "<m>", "()V", 1), "Illegal method name \"<m>\" in class file");
    assert_eq!(with(0x21, 9, "m", "()", 1), "Method \"m\" has illegal signature \"()\"");
    assert_eq!(with(0x21, 1, "<init>", "()I", 1), "Method \"<init>\" has illegal signature \"()I\"");
    assert_eq!(with(0x21, 9, "<init>", "()V", 1), "Illegal method modifiers 0x9");
    assert_eq!(with(0x21, 1, "<clinit>", "()V", 1), "Method <clinit> is not static");
    assert_eq!(with(0x21, 0x401, "m", "()V", 1), "Code attribute in native or abstract method \"m\"");
    assert_eq!(with(0x21, 0x411, "m", "()V", 1), "Illegal method modifiers 0x411");
    assert_eq!(with(0x600, 4, "m", "()V", 1), "Illegal method modifiers 0x4");
    assert_eq!(with(0x600, 1, "<init>", "()V", 1), "Interface cannot have a method named <init>");
    let many = format!("({})V", "J".repeat(127));
    assert_eq!(with(0x21, 9, "m", &many, 300), "accepted");
    assert_eq!(with(0x21, 1, "m", &many, 300), "accepted");
    let many = format!("({}II)V", "J".repeat(127));
    assert!(with(0x21, 9, "m", &many, 300).contains("illegal signature"));
    let many = format!("({}I)V", "J".repeat(127));
    assert!(with(0x21, 1, "m", &many, 300).starts_with("Too many arguments"));
}

#[test]
fn code() {
    let with = |body: Body| {
        let mut a = Asm::default();
        a.method(9, "m", "()V", body);
        refusal(a.finish(61, 0x21, "T", "java/lang/Object", &[]))
    };
    assert_eq!(with(Body { code: vec![], ..body() }), "Invalid method Code length 0");
    assert_eq!(with(Body { code: vec![0; 65536], ..body() }), "Invalid method Code length 65536");
    let handler = |start, end, handler, catch| Body {
        code: vec![SIPUSH, 0, 0, POP, RETURN],
        handlers: vec![(start, end, handler, catch)],
        ..body()
    };
    assert_eq!(with(handler(0, 5, 4, 0)), "accepted");
    assert!(with(handler(0, 6, 4, 0)).starts_with("Invalid exception handler range"));
    assert!(with(handler(3, 3, 4, 0)).starts_with("Invalid exception handler range"));
    assert!(with(handler(0, 3, 5, 0)).starts_with("Invalid exception handler 5"));
    assert!(with(handler(1, 3, 4, 0)).ends_with("points into an instruction"));
    assert!(with(handler(0, 2, 4, 0)).ends_with("points into an instruction"));
    assert!(with(handler(0, 3, 1, 0)).ends_with("points into an instruction"));
    assert!(with(handler(0, 3, 4, 1)).contains("catch_type"));
}

#[test]
fn texts() {
    // a text with an encoded NUL, a pair and a lone surrogate, put in place of one of the same length
    let odd = [0xC0, 0x80, 0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80, 0xED, 0xA0, 0xBD];
    let mut a = Asm::default();
    let index = a.utf8("abcdefghijk");
    let string = a.string("abcdefghijk");
    let mut bytes = a.finish(61, 0x21, "T", "java/lang/Object", &[]);
    let at = bytes.windows(11).position(|w| w == b"abcdefghijk").unwrap();
    bytes[at..at + 11].copy_from_slice(&odd);
    let class = parsed(bytes.clone());
    assert_eq!(class.pool.utf8(index), "\0\u{1F600}\u{FFFD}");
    assert_eq!(class.pool.utf16(index), [0, 0xD83D, 0xDE00, 0xD83D]);
    assert_eq!(class.pool.utf8_bytes(index), Some(&odd[..]));
    assert_eq!(class.pool.get(string), Constant::String { utf8: index });
    bytes[at] = 0;
    assert_eq!(refusal(bytes), "Illegal UTF8 string in constant pool");
}

/// Accessors are total: any index gives an answer.
#[test]
fn any_index() {
    let class = parsed(plain());
    for index in (0..100).chain([65535]) {
        class.pool.utf8(index);
        class.pool.utf16(index);
        class.pool.class_name(index);
        class.pool.name_and_type(index);
        class.pool.member(index);
    }
    assert_eq!(class.pool.get(0), Constant::Unusable);
    assert_eq!(class.pool.get(65535), Constant::Unusable);
}
