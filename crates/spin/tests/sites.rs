//! Concatenation, records and switches beside what the JDK's bootstrap methods make of the same call sites.

mod common;

use common::{Cases, run};
use jaunt_spin::{ConcatConst, RecordMethod, SwitchLabel, concat, enum_switch, record_method, type_switch};

const TYPES: [&str; 17] = [
    "Z",
    "B",
    "S",
    "C",
    "I",
    "J",
    "F",
    "D",
    "Ljava/lang/String;",
    "Ljava/lang/Object;",
    "Ljava/lang/Integer;",
    "Ljava/lang/Character;",
    "[I",
    "[C",
    "Ljava/lang/Number;",
    "Ljava/lang/CharSequence;",
    "Ljava/lang/Comparable;",
];

const LOUD: &str = "LRecordDriver$Loud;";

fn units(text: &str) -> Vec<u16> {
    text.encode_utf16().collect()
}

fn add_concat(cases: &mut Cases, params: &str, recipe: &str, constants: &[ConcatConst]) {
    let desc = format!("({params})Ljava/lang/String;");
    let bytes = concat("Spun$$Concat", &desc, &units(recipe), constants).unwrap();
    jaunt_classfile::parse(bytes.clone().into()).expect("our own parser reads it");
    cases.start().text(&desc).text(recipe).int(constants.len() as i32);
    for constant in constants {
        match constant {
            ConcatConst::Str(units) => cases.int(0).text(&String::from_utf16(units).unwrap()),
            ConcatConst::Int(v) => cases.int(1).int(*v),
            ConcatConst::Long(v) => cases.int(2).raw(&v.to_be_bytes()),
            ConcatConst::Float(v) => cases.int(3).raw(&v.to_be_bytes()),
            ConcatConst::Double(v) => cases.int(4).raw(&v.to_be_bytes()),
            ConcatConst::Class(name) => cases.int(5).text(name),
        };
    }
    cases.class(&bytes);
}

#[test]
fn concatenation() {
    let mut cases = Cases::default();
    for a in TYPES {
        add_concat(&mut cases, a, "\u{1}", &[]);
        add_concat(&mut cases, a, "é\u{1}", &[]);
        add_concat(&mut cases, a, "\u{1}x", &[]);
        add_concat(&mut cases, a, "a\u{1}€", &[]);
        for b in TYPES {
            add_concat(&mut cases, &format!("{a}{b}"), "\u{1}\u{1}", &[]);
            add_concat(&mut cases, &format!("{a}{b}"), "<\u{1}, \u{1}>", &[]);
        }
    }
    add_concat(&mut cases, &TYPES.concat(), &"\u{1}".repeat(TYPES.len()), &[]);
    add_concat(&mut cases, &TYPES.concat(), &"\u{1}, ".repeat(TYPES.len()), &[]);
    add_concat(&mut cases, &"J".repeat(100), &"\u{1}".repeat(100), &[]);
    add_concat(&mut cases, &"I".repeat(200), &"\u{1}-".repeat(200), &[]);
    let all = [
        ConcatConst::Str(units("\u{1}|\u{2}")),
        ConcatConst::Int(-5),
        ConcatConst::Long(1 << 40),
        ConcatConst::Float(0.1f32.to_bits()),
        ConcatConst::Double(1e21f64.to_bits()),
        ConcatConst::Class("java/lang/String".into()),
    ];
    add_concat(&mut cases, "I", "\u{2}\u{2}\u{2}\u{1}x\u{2}\u{2}\u{2}y", &all);
    for constant in &all {
        add_concat(&mut cases, "", "\u{2}", std::slice::from_ref(constant));
        add_concat(&mut cases, "Ljava/lang/Object;", "\u{1}\u{2}", std::slice::from_ref(constant));
    }
    // Together they are too long for one constant.
    let long = [ConcatConst::Str(units(&"é".repeat(30_000))), ConcatConst::Str(units(&"x".repeat(60_000)))];
    add_concat(&mut cases, "I", "\u{2}\u{2}\u{1}", &long);
    run("ConcatDriver", cases, 17, true);
}

#[test]
fn concatenation_refused() {
    let fail = |desc: &str, recipe: &str, constants: &[ConcatConst]| concat("X", desc, &units(recipe), constants).unwrap_err().0;
    let string = "Ljava/lang/String;";
    assert_eq!(
        fail(&format!("(I){string}"), "", &[]),
        "Mismatched number of concat arguments: recipe wants 0 arguments, but signature provides 1"
    );
    assert_eq!(
        fail(&format!("(){string}"), "\u{2}", &[]),
        "Mismatched number of concat constants: recipe wants 1 constants, but only 0 are passed"
    );
    let many = format!("({}){string}", "I".repeat(201));
    assert_eq!(fail(&many, &"\u{1}".repeat(201), &[]), "Too many concat argument slots: 201, can only accept 200");
}

#[test]
fn records() {
    let mut cases = Cases::default();
    type Record = (&'static str, &'static str, &'static [(&'static str, &'static str)]);
    let records: [Record; 5] = [
        ("RecordDriver$None", "None", &[]),
        ("RecordDriver$One", "One", &[("only", "I")]),
        (
            "RecordDriver$All",
            "All",
            &[
                ("z", "Z"),
                ("b", "B"),
                ("s", "S"),
                ("c", "C"),
                ("i", "I"),
                ("j", "J"),
                ("f", "F"),
                ("d", "D"),
                ("t", "Ljava/lang/String;"),
                ("o", "Ljava/lang/Object;"),
                ("a", "[I"),
            ],
        ),
        ("RecordDriver$Louds", "Louds", &[("a", LOUD), ("b", "I"), ("c", LOUD), ("d", "Ljava/lang/Object;"), ("e", LOUD)]),
        ("RecordDriver$Ünïcode", "Ünïcode", &[("größe", "Ljava/lang/String;")]),
    ];
    for (class, simple, components) in records {
        for name in ["equals", "hashCode", "toString"] {
            let method = RecordMethod::named(name).unwrap();
            let bytes = record_method("Spun$$Record", class, method, components, simple).unwrap();
            jaunt_classfile::parse(bytes.clone().into()).expect("our own parser reads it");
            cases.start().text(class).text(name).class(&bytes);
        }
    }
    run("RecordDriver", cases, 17, true);
    assert_eq!(RecordMethod::named("finalize"), None);
    assert!(record_method("X", "R", RecordMethod::Equals, &[("a", "V")], "R").is_err());
}

#[test]
fn switches() {
    let mut cases = Cases::default();
    let ty = |name: &str| SwitchLabel::Type(name.into());
    let text = |text: &str| SwitchLabel::Str(units(text));
    let constant = |class: &str, name: &str| SwitchLabel::Enum { class: class.into(), name: name.into() };
    let object = "(Ljava/lang/Object;I)I";
    let color = "SwitchDriver$Color";
    let sites: Vec<(bool, String, Vec<SwitchLabel>)> = vec![
        (false, object.into(), vec![]),
        (
            false,
            object.into(),
            vec![ty("java/lang/String"), ty("java/lang/Number"), ty("java/lang/Integer"), ty("[I"), ty("java/lang/Object")],
        ),
        (false, object.into(), vec![text("s"), text(""), ty("java/lang/String"), text("s")]),
        (
            false,
            object.into(),
            vec![
                SwitchLabel::Int(5),
                SwitchLabel::Int(-1),
                SwitchLabel::Int(65),
                SwitchLabel::Int(100_000),
                SwitchLabel::Int('c' as i32),
                SwitchLabel::Int(5),
            ],
        ),
        (false, "(Ljava/lang/Character;I)I".into(), vec![SwitchLabel::Int(65), SwitchLabel::Int('c' as i32)]),
        (
            false,
            "(Ljava/lang/Comparable;I)I".into(),
            vec![ty("java/lang/Integer"), text("RED"), constant(color, "RED"), ty("java/lang/Enum")],
        ),
        (
            false,
            object.into(),
            vec![
                constant(color, "GREEN"),
                constant("SwitchDriver$Other", "RED"),
                constant(color, "NONE"),
                constant(color, "RED"),
            ],
        ),
        (true, format!("(L{color};I)I"), vec![text("BLUE"), text("NONE"), text("GREEN"), text("RED"), text("BLUE")]),
        (true, format!("(L{color};I)I"), vec![text("BLUE"), ty(color), text("RED")]),
        (true, format!("(L{color};I)I"), vec![]),
    ];
    for (enums, desc, labels) in sites {
        let spin = if enums { enum_switch } else { type_switch };
        let bytes = spin("Spun$$Switch", &desc, &labels).unwrap();
        cases.start().bool(enums).text(&desc).int(labels.len() as i32);
        for label in &labels {
            match label {
                SwitchLabel::Type(name) => cases.int(0).text(name),
                SwitchLabel::Str(units) => cases.int(1).text(&String::from_utf16(units).unwrap()),
                SwitchLabel::Int(value) => cases.int(2).int(*value),
                SwitchLabel::Enum { class, name } => cases.int(3).text(class).text(name),
            };
        }
        cases.class(&bytes);
    }
    run("SwitchDriver", cases, 21, true);
    assert!(type_switch("X", "(II)I", &[]).is_err());
    assert!(type_switch("X", "(Ljava/lang/Object;I)V", &[]).is_err());
}
