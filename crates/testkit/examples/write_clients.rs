//! Writes clients of listed classes: `write_clients DIR SEED MANY [KIND]` so many of each kind and size (or of kinds whose name contains KIND) with what they
//! share; `write_clients show CLASS` prints one. With `shaken` as the first argument they are those that `java` runs, with what runs them in `DIR/runner`.

use jaunt_testkit::clients::{RUNNER, SUPPORT, SUPPORT_CLASS, Table};

fn main() {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let table = Table::read();
    let shaken = args.first().is_some_and(|a| a == "shaken");
    if shaken {
        args.remove(0);
    }
    if args.first().is_some_and(|a| a == "show") && args.len() == 2 {
        let (kind, seed, size) = table.named(&args[1]).expect("a class like Semaphore12 or SmallSemaphore12");
        print!("{}", table.client_of(kind, seed, size).1);
        return;
    }
    let number = |i: usize| args.get(i).and_then(|a| a.parse::<u64>().ok());
    let (Some(dir), Some(seed), Some(many)) = (args.first(), number(1), number(2)) else {
        let operations: usize = table.kinds.iter().map(|k| k.operations.len()).sum();
        println!("{operations} operations of {} kinds", table.kinds.len());
        return;
    };
    std::fs::create_dir_all(dir).expect("the folder can be made");
    std::fs::write(format!("{dir}/{SUPPORT_CLASS}.java"), SUPPORT).expect("the folder is writable");
    if shaken {
        std::fs::create_dir_all(format!("{dir}/runner")).expect("the folder can be made");
        for (class, source) in RUNNER {
            std::fs::write(format!("{dir}/runner/{class}.java"), source).expect("the folder is writable");
        }
    }
    let wanted = args.get(3).cloned().unwrap_or_default();
    for kind in (0..table.kinds.len()).filter(|&k| table.kinds[k].name.contains(&wanted)) {
        for (seed, size) in table.clients(kind, seed..seed + many) {
            let (name, source) = if shaken { table.shaken(kind, seed, size) } else { table.client_of(kind, seed, size) };
            std::fs::write(format!("{dir}/{name}.java"), source).expect("the folder is writable");
        }
    }
}
