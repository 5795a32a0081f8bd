//! Writes classes for exploring: `write_objects DIR SEED MANY`, with `calls.txt`, of which each line is for `PlainExplorer --batch`.

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize| args.get(i).and_then(|a| a.parse::<u64>().ok());
    let (Some(dir), Some(seed), Some(many)) = (args.first(), number(1), number(2)) else {
        eprintln!("see the beginning of examples/write_objects.rs");
        std::process::exit(2);
    };
    std::fs::create_dir_all(dir).expect("the folder can be made");
    let mut calls = String::new();
    for class in (seed..seed + many).map(jaunt_testkit::objects::class) {
        std::fs::write(format!("{dir}/{}.java", class.name), &class.source).expect("the folder is writable");
        calls += &format!("{} 6 {}\n", class.name, class.calls.join(" "));
    }
    std::fs::write(format!("{dir}/calls.txt"), calls).expect("the folder is writable");
}
