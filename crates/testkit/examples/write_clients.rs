//! Writes clients of listed classes: `write_clients DIR SEED MANY [KIND]` so many of each kind and size (or of kinds whose name contains KIND) with what they
//! share; `write_clients show CLASS` prints one.

use jaunt_testkit::clients::{SUPPORT, SUPPORT_CLASS, Table};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let table = Table::read();
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
    let wanted = args.get(3).cloned().unwrap_or_default();
    for kind in (0..table.kinds.len()).filter(|&k| table.kinds[k].name.contains(&wanted)) {
        for (seed, size) in table.clients(kind, seed..seed + many) {
            let (name, source) = table.client_of(kind, seed, size);
            std::fs::write(format!("{dir}/{name}.java"), source).expect("the folder is writable");
        }
    }
}
