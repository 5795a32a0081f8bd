//! The reference explorer on one program: `reference CLASSPATH CLASS [ARGS…]` prints its outcomes.

use jaunt_checker::{Machine, Options};
use jaunt_loader::{ClassPath, Jdk};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let path = std::env::var_os("PATH");
    let jdk = Jdk::find(None, std::env::var_os("JAVA_HOME").as_deref(), path.as_deref()).expect("a JDK");
    let class_path = ClassPath::parse(args[0].as_ref(), jdk.feature()).expect("the classes");
    let options = Options { assertions: true, ..Options::default() };
    let mut machine = Machine::start_closed(&jdk, class_path, options).expect("the machine starts");
    let entry = machine.find_main(&args[1]).expect("a main method");
    let reference = machine.reference(entry, &args[2..], 3_000_000);
    println!("{} states, complete {}, unsupported {:?}", reference.states, reference.complete, reference.unsupported);
    for (output, ending) in reference.outcomes {
        println!("{output:?} {ending:?}");
    }
}
