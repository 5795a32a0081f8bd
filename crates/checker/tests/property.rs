//! A property stated in Rust is looked at in every state.

mod common;

use common::{Patient, Written};
use jaunt_checker::{CheckConfig, Finding, Moment, Property, PropertyKind};
use jaunt_vm::Vm;

/// Never more than so many threads at once.
struct FewThreads(usize);

impl Property for FewThreads {
    fn judge(&mut self, moment: Moment, vm: &Vm) -> Option<Finding> {
        let alive = vm.state.threads.live_count();
        let wrong = matches!(moment, Moment::State) && alive > self.0;
        wrong.then(|| Finding::new(PropertyKind::Own("few-threads".into()), format!("{alive} threads are alive")))
    }
}

#[test]
fn a_property_in_rust() {
    let source = "public class Two { static volatile int x; public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> x++), u = new Thread(() -> x++); t.start(); t.join(); u.start(); x++; } }";
    let written = Written::new("property", &[("Two".to_string(), source.to_string())]);
    let mut machine = common::machine(None, &written.classes);
    for (most, violated) in [(2, false), (1, true)] {
        machine.reset();
        machine.require(Box::new(FewThreads(most)));
        let entry = machine.find_main("Two").unwrap_or_else(|e| panic!("{e:?}"));
        let result = machine.check(entry, &[], &CheckConfig::default(), &mut Patient::new(60));
        let found = result.violations.first().map(|v| v.property.name());
        assert_eq!(found, violated.then_some("few-threads"), "{most}: {result:?}");
    }
}
