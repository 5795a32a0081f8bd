//! Any bytes through parser, verifier and its twin, and the messages: no panic, no hang, no memory without bound.
#![no_main]

use jaunt_classfile::{Hierarchy, npe_message, parse, verify};
use libfuzzer_sys::fuzz_target;

/// A world where every other class exists and extends `Object`.
struct Flat;

impl Hierarchy for Flat {
    fn super_class(&self, name: &str) -> Option<Option<String>> {
        Some((name != "java/lang/Object").then(|| "java/lang/Object".to_string()))
    }

    fn is_interface(&self, name: &str) -> Option<bool> {
        Some(name.ends_with("able"))
    }

    fn protected_holder(&self, _: &str, _: &str, _: &str, _: bool) -> Option<String> {
        None
    }
}

fuzz_target!(|data: &[u8]| {
    let Ok(class) = parse(data.to_vec().into()) else { return };
    let checked = verify::verify(&class, &Flat);
    let inferred = verify::verify_by_inference(&class, &Flat);
    if let (Ok(()), Err(e)) = (checked, inferred) {
        // Inference may give up, and has no unusable values on the stack.
        let excused = e.message.contains("too complex") || e.message.starts_with("Mismatched stack types");
        assert!(excused, "only the stack maps accept: {e}");
    }
    for method in &class.methods {
        for pc in [0, 1, 4, 9] {
            let _ = npe_message(&class, method, pc);
        }
    }
});
