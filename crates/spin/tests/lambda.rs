//! All conversions between interface methods and implementations, and all kinds of implementations, each beside
//! what the JDK's LambdaMetafactory makes of the same call site.

mod common;

use common::{Cases, run};
use jaunt_spin::{LambdaSpec, Serialization, lambda};

/// (descriptor, suffix of `Impl.give…`)
const TYPES: [(&str, &str); 21] = [
    ("Z", "Z"),
    ("B", "B"),
    ("S", "S"),
    ("C", "C"),
    ("I", "I"),
    ("J", "J"),
    ("F", "F"),
    ("D", "D"),
    ("Ljava/lang/Boolean;", "LZ"),
    ("Ljava/lang/Byte;", "LB"),
    ("Ljava/lang/Short;", "LS"),
    ("Ljava/lang/Character;", "LC"),
    ("Ljava/lang/Integer;", "LI"),
    ("Ljava/lang/Long;", "LJ"),
    ("Ljava/lang/Float;", "LF"),
    ("Ljava/lang/Double;", "LD"),
    ("Ljava/lang/Number;", "N"),
    ("Ljava/lang/Object;", "O"),
    ("Ljava/lang/String;", "T"),
    ("Ljava/lang/Comparable;", "P"),
    ("[I", "A"),
];
const ERASURES: [&str; 3] = ["Ljava/lang/Object;", "Ljava/lang/Number;", "Ljava/lang/Comparable;"];

fn spec(erased: &str, instantiated: &str, captured: &str, kind: u8, class: &str, name: &str, desc: &str) -> LambdaSpec {
    LambdaSpec {
        class_name: "Spun$$Lambda".into(),
        interfaces: vec!["Impl$Sam".into()],
        method_name: "call".into(),
        erased_desc: erased.into(),
        instantiated_desc: instantiated.into(),
        bridges: Vec::new(),
        captured_desc: format!("({captured})LImpl$Sam;"),
        impl_kind: kind,
        impl_class: class.into(),
        impl_name: name.into(),
        impl_desc: desc.into(),
        impl_is_interface: class == "Impl$Face",
        serialization: Serialization::None,
        with_factory: true,
    }
}

fn add(cases: &mut Cases, spec: &LambdaSpec) {
    // Where we refuse, the JDK must refuse as well.
    let bytes = lambda(spec).unwrap_or_default();
    if !bytes.is_empty() {
        let parsed = jaunt_classfile::parse(bytes.clone().into()).expect("our own parser reads it");
        assert!(parsed.methods.iter().all(|method| method.hidden), "every method is hidden");
    }
    let serial = match spec.serialization {
        Serialization::None => 0,
        Serialization::Writable { .. } => 1,
        Serialization::Refused => 2,
    };
    cases.start().texts(&spec.interfaces).text(&spec.method_name).text(&spec.erased_desc).text(&spec.instantiated_desc);
    cases.texts(&spec.bridges).text(&spec.captured_desc).int(spec.impl_kind.into());
    cases.text(&spec.impl_class).text(&spec.impl_name).text(&spec.impl_desc).bool(spec.impl_is_interface);
    cases.int(serial).class(&bytes);
}

/// The types that an interface method may have where the instantiated one has `ty`.
fn erasures(ty: &str) -> Vec<&str> {
    let mut all = vec![ty];
    if ty.len() > 1 {
        all.extend(ERASURES.iter().filter(|erased| **erased != ty));
    }
    all
}

#[test]
fn parameters() {
    let mut cases = Cases::default();
    for (instantiated, _) in TYPES {
        for erased in erasures(instantiated) {
            for (param, _) in TYPES {
                let desc = format!("({param})Ljava/lang/String;");
                let (from, to) = (format!("({erased})Ljava/lang/Object;"), format!("({instantiated})Ljava/lang/Object;"));
                add(&mut cases, &spec(&from, &to, "", 6, "Impl", "take", &desc));
            }
        }
    }
    run("LambdaDriver", cases, 17, true);
}

#[test]
fn returns() {
    let mut cases = Cases::default();
    let all = || TYPES.into_iter().chain([("V", "V")]);
    for (given, suffix) in all() {
        for (instantiated, _) in all() {
            for erased in erasures(instantiated) {
                let desc = format!("(I){given}");
                let (from, to) = (format!("(I){erased}"), format!("(I){instantiated}"));
                add(&mut cases, &spec(&from, &to, "", 6, "Impl", &format!("give{suffix}"), &desc));
            }
        }
    }
    run("LambdaDriver", cases, 17, true);
}

#[test]
fn kinds_of_implementations() {
    let mut cases = Cases::default();
    let object = "Ljava/lang/Object;";
    let mut plain = |erased: &str, instantiated: &str, captured: &str, kind, class: &str, name: &str, desc: &str| {
        add(&mut cases, &spec(erased, instantiated, captured, kind, class, name, desc));
    };
    // Static, with captured values of all types.
    for (ty, _) in TYPES {
        plain("()Ljava/lang/Object;", "()Ljava/lang/String;", ty, 6, "Impl", "take", &format!("({ty})Ljava/lang/String;"));
    }
    let wide = "(JDILjava/lang/Object;F)Ljava/lang/String;";
    plain("(JDILjava/lang/Object;F)Ljava/lang/Object;", wide, "", 6, "Impl", "wide", wide);
    plain("(ILjava/lang/Object;F)Ljava/lang/Object;", "(ILjava/lang/String;F)Ljava/lang/String;", "JD", 6, "Impl", "wide", wide);
    plain("(Ljava/lang/Object;Ljava/lang/Object;)V", "(Ljava/lang/String;Ljava/lang/Byte;)V", "JDI", 6, "Impl", "wide", wide);
    plain("()V", "()V", &format!("JDI{object}F"), 6, "Impl", "wide", wide);
    plain("()V", "()V", "", 6, "Impl", "nothing", "()V");
    // Instance methods, bound and unbound, private too.
    let desc = "(IDLjava/lang/Object;)Ljava/lang/String;";
    plain(&format!("(LImpl;ID{object}){object}"), &format!("(LImpl;ID{object}){object}"), "", 5, "Impl", "plain", desc);
    plain(
        &format!("({object}{object}D{object}){object}"),
        &format!("(LImpl;Ljava/lang/Short;D{object}){object}"),
        "",
        5,
        "Impl",
        "plain",
        desc,
    );
    plain(&format!("(D{object}){object}"), &format!("(D{object}){object}"), "LImpl;I", 5, "Impl", "plain", desc);
    plain("(J)J", "(J)J", "LImpl;", 5, "Impl", "secret", "(J)J");
    plain("(I)D", "(I)D", "LImpl;", 5, "Impl", "secret", "(J)J");
    plain("(Ljava/lang/Object;)V", "(Ljava/lang/Integer;)V", "LImpl;", 5, "Impl", "secret", "(J)J");
    plain(&format!("({object})I"), "(Ljava/lang/String;)I", "", 5, "java/lang/String", "length", "()I");
    plain(&format!("({object}){object}"), "(Ljava/lang/String;)Ljava/lang/Integer;", "", 5, "java/lang/String", "length", "()I");
    plain("()J", "()J", "Ljava/lang/String;", 5, "java/lang/String", "length", "()I");
    plain(&format!("({object}){object}"), "([I)Ljava/lang/Object;", "", 5, "[I", "clone", "()Ljava/lang/Object;");
    // Interface methods.
    plain(
        &format!("({object}){object}"),
        "(Ljava/lang/String;)Ljava/lang/String;",
        "LImpl$Face;",
        9,
        "Impl$Face",
        "face",
        "(Ljava/lang/String;)Ljava/lang/String;",
    );
    plain(
        &format!("({object}{object}){object}"),
        "(LImpl$Face;Ljava/lang/String;)Ljava/lang/String;",
        "",
        9,
        "Impl$Face",
        "face",
        "(Ljava/lang/String;)Ljava/lang/String;",
    );
    plain("(I)D", "(I)D", "LImpl$Face;", 9, "Impl$Face", "twice", "(J)J");
    plain(&format!("({object})V"), "(Ljava/lang/Character;)V", "LImpl$Face;", 9, "Impl$Face", "twice", "(J)J");
    plain(
        &format!("({object}){object}"),
        "(Ljava/lang/Byte;)Ljava/lang/CharSequence;",
        "",
        6,
        "Impl$Face",
        "fixed",
        "(I)Ljava/lang/String;",
    );
    // Constructors.
    plain(&format!("(){object}"), "()LImpl;", "", 8, "Impl", "<init>", "()V");
    plain("()V", "()V", "", 8, "Impl", "<init>", "()V");
    plain(
        &format!("({object}J{object}){object}"),
        "(Ljava/lang/Short;JLjava/lang/String;)LImpl;",
        "",
        8,
        "Impl",
        "<init>",
        "(IJLjava/lang/String;)V",
    );
    plain(&format!("({object}){object}"), "(Ljava/lang/String;)LImpl;", "IJ", 8, "Impl", "<init>", "(IJLjava/lang/String;)V");
    plain(&format!("({object}){object}"), "(Ljava/lang/Float;)LImpl;", "", 8, "Impl", "<init>", "(D)V");
    run("LambdaDriver", cases, 17, true);
}

#[test]
fn markers_bridges_and_serialization() {
    let mut cases = Cases::default();
    let string = "Ljava/lang/String;";
    let base = spec(
        "(Ljava/lang/Object;)Ljava/lang/Object;",
        &format!("({string}){string}"),
        "",
        6,
        "Impl",
        "take",
        &format!("({string}){string}"),
    );
    let mut marked = base.clone();
    marked.interfaces.extend(["Impl$Marker".into(), "Impl$Sam".into(), "java/io/Serializable".into()]);
    marked.bridges = vec![format!("({string})Ljava/lang/Object;"), format!("(Ljava/lang/Comparable;){string}")];
    marked.serialization = Serialization::Refused;
    add(&mut cases, &marked);
    marked.bridges.push(format!("({string})V"));
    add(&mut cases, &marked);
    for (ty, _) in TYPES {
        let mut serial = spec("()Ljava/lang/Object;", "()Ljava/lang/Object;", ty, 6, "Impl", "take", &format!("({ty}){string}"));
        serial.interfaces = vec!["Impl$SerialSam".into()];
        serial.captured_desc = format!("({ty})LImpl$SerialSam;");
        serial.serialization = Serialization::Writable { capturing_class: "Impl".into() };
        add(&mut cases, &serial);
    }
    let mut bound = spec("()J", "()J", "LImpl;I", 5, "Impl", "plain", "(IDLjava/lang/Object;)Ljava/lang/String;");
    bound.erased_desc = "(DLjava/lang/Object;)Ljava/lang/Object;".into();
    bound.instantiated_desc = "(DLjava/lang/Object;)Ljava/lang/String;".into();
    bound.serialization = Serialization::Writable { capturing_class: "Impl".into() };
    bound.interfaces.push("java/io/Serializable".into());
    add(&mut cases, &bound);
    run("LambdaDriver", cases, 17, true);
}

#[test]
fn impossible_sites_are_refused() {
    let bad = |change: fn(&mut LambdaSpec)| {
        let mut spec = spec("()V", "()V", "", 6, "Impl", "nothing", "()V");
        change(&mut spec);
        lambda(&spec).unwrap_err().0
    };
    assert!(bad(|s| s.impl_desc = "(I)V".into()).starts_with("Incorrect number of parameters for static method Impl.nothing"));
    assert!(bad(|s| s.impl_kind = 1).starts_with("Unsupported MethodHandle kind"));
    assert!(bad(|s| s.erased_desc = "(I)V".into()).contains("bridge signature"));
    assert!(bad(|s| s.erased_desc = "nonsense".into()).starts_with("not a method descriptor"));
    assert!(bad(|s| s.erased_desc = "()I".into()).starts_with("Type mismatch for lambda expected return: void"));
    assert!(bad(|s| s.method_name = "x".repeat(70_000)).contains("too long"));
}

/// Any combination of descriptors is spun or refused; the assertions about the stack are on in this build.
#[test]
fn nothing_panics() {
    let mut state = 12345u64;
    let mut below = |n: usize| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) as usize % n
    };
    let types = ["I", "J", "D", "Z", "Ljava/lang/Integer;", "Ljava/lang/Long;", "Ljava/lang/Object;", "[J"];
    let broken = ["()V", "(", ")", "()", "(L;)V", "([)V", "()LX", "(V)V", "(I)I", ""];
    let (mut spun, mut refused) = (0, 0);
    for _ in 0..100_000 {
        let mut list = |n| -> String { (0..n).map(|_| types[below(types.len())]).collect() };
        let (captured, given) = (list(1), list(1));
        let desc = |params: &str, ret: &str| format!("({params}){ret}");
        let (a, b, c) = (list(1), list(1), list(1));
        let mut random =
            spec(&desc(&given, &a), &desc(&given, &b), &captured, 6, "Impl", "take", &desc(&(captured.clone() + &list(1)), &c));
        random.bridges = vec![desc(&list(1), &list(1))];
        random.impl_kind = [4, 5, 6, 6, 6, 7, 8, 9, 10][below(9)];
        if below(4) == 0 {
            let bad = broken[below(broken.len())].to_owned();
            match below(5) {
                0 => random.erased_desc = bad,
                1 => random.instantiated_desc = bad,
                2 => random.captured_desc = bad,
                3 => random.impl_desc = bad,
                _ => random.bridges.push(bad),
            }
        }
        match lambda(&random) {
            Ok(bytes) => {
                jaunt_classfile::parse(bytes.into()).expect("our own parser reads it");
                spun += 1;
            }
            Err(_) => refused += 1,
        }
    }
    println!("{spun} spun, {refused} refused");
    assert!(spun > 100);
}
