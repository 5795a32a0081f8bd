//! Writes clients of listed classes: `write_clients DIR SEED MANY [KIND]` so many of each kind (or of those whose name contains KIND) with what they
//! share; `write_clients show CLASS` prints one.

use jaunt_testkit::clients::{SUPPORT, SUPPORT_CLASS, Table};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let table = Table::read();
    if args.first().is_some_and(|a| a == "show") && args.len() == 2 {
        let letters = args[1].trim_end_matches(|c: char| c.is_ascii_digit());
        let seed = args[1][letters.len()..].parse().expect("a class like Semaphore12");
        let kind = (0..table.kinds.len()).find(|&k| table.name(k, seed) == args[1]).expect("a kind of the table");
        print!("{}", table.client(kind, seed).1);
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
        for seed in seed..seed + many {
            let (name, source) = table.client(kind, seed);
            std::fs::write(format!("{dir}/{name}.java"), source).expect("the folder is writable");
        }
    }
}
