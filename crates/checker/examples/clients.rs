//! Compares generated clients of listed classes as steps with the real code, on machines without a compiler.
//!
//! ```text
//! clients JDK CLASSES SEED MANY [name=value ...]
//! ```
//!
//! CLASSES is a folder or a jar with the clients of the seeds SEED..SEED + MANY, small and usual ones, as `jaunt-testkit`'s example `write_clients` writes them.
//!
//! - `threads=1`: how many clients are compared at the same time.
//! - `states=1000000`: the limit of the real code, beyond which `executions=10000` random ones are taken.
//! - `first=20000`: the limit with which all clients are tried first, so that those who end soon are not behind those who do not.
//! - `enough=40`: of which kind fewer clients than that were compared completely then, those are tried first with the whole limit.
//! - `most=70`: a kind of which so many were compared completely has done enough; its others are left alone.
//! - `more=Pool:300`: of kinds whose name contains that there are so many, in place of MANY.
//! - `seconds=`: the run ends after that, and says what it found until then.
//! - `kind=`: only kinds whose name contains that; `rest=no` leaves the others that need the whole limit out as soon as each kind has enough.
//!
//! One line tells of each client what came out, as soon as it is known, so that a run that is stopped has said all that it found. At the end there is a table.

#[path = "../tests/common/mod.rs"]
mod common;

use common::clients::{Limits, Machines, Tally, compare};
use jaunt_testkit::clients::{Size, Table};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::{Condvar, Mutex};
use std::time::{Duration, Instant};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args.len() < 4 {
        eprintln!("see the beginning of examples/clients.rs");
        std::process::exit(2);
    }
    let run = Run::new(&args);
    let board = Mutex::new(Board::new(&run));
    let changed = Condvar::new();
    std::thread::scope(|scope| {
        for _ in 0..run.threads {
            scope.spawn(|| work(&run, &board, &changed));
        }
    });
    let board = board.into_inner().expect("no thread panics with it");
    let different = board.table(&run);
    println!("{different} clients differ; {} s", run.started.elapsed().as_secs());
    std::process::exit((different > 0) as i32);
}

/// What is asked for.
struct Run {
    jdk: PathBuf,
    classes: PathBuf,
    seed: u64,
    many: u64,
    threads: u64,
    states: u64,
    executions: u64,
    first: u64,
    enough: u64,
    most: u64,
    more: Vec<(String, u64)>,
    until: Option<Instant>,
    rest: bool,
    wanted: String,
    table: Table,
    started: Instant,
}

impl Run {
    fn new(args: &[String]) -> Run {
        let number = |text: &str| -> u64 { text.parse().unwrap_or_else(|_| panic!("{text} is no number")) };
        let mut run = Run {
            jdk: PathBuf::from(&args[0]),
            classes: PathBuf::from(&args[1]),
            seed: number(&args[2]),
            many: number(&args[3]),
            threads: 1,
            states: 1_000_000,
            executions: 10_000,
            first: 20_000,
            enough: 40,
            most: 70,
            more: Vec::new(),
            until: None,
            rest: true,
            wanted: String::new(),
            table: Table::read(),
            started: Instant::now(),
        };
        for option in &args[4..] {
            match option.split_once('=').unwrap_or((option, "")) {
                ("threads", value) => run.threads = number(value),
                ("states", value) => run.states = number(value),
                ("executions", value) => run.executions = number(value),
                ("first", value) => run.first = number(value),
                ("enough", value) => run.enough = number(value),
                ("most", value) => run.most = number(value),
                ("more", value) => {
                    let (kind, many) = value.split_once(':').expect("a part of a kind's name, and a number");
                    run.more.push((kind.to_string(), number(many)));
                }
                ("seconds", value) => run.until = Some(run.started + Duration::from_secs(number(value))),
                ("rest", value) => run.rest = value != "no",
                ("kind", value) => run.wanted = value.to_string(),
                (name, _) => panic!("no option {name}"),
            }
        }
        run
    }

    /// How many seeds of a kind there are.
    fn seeds(&self, kind: &str) -> std::ops::Range<u64> {
        let many = self.more.iter().find(|(part, _)| kind.contains(part)).map_or(self.many, |&(_, many)| many);
        self.seed..self.seed + many
    }

    fn is_over(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
    }

    /// The first try takes no executions: a client that is not compared completely comes again.
    fn limits(&self, try_: Try) -> Limits {
        let limits = match try_ {
            Try::First => Limits { steps: 5 * self.first, ..Limits::new(self.first, 0, self.seed) },
            Try::Whole => Limits::new(self.states, self.executions, self.seed),
        };
        Limits { until: self.until, ..limits }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Try {
    First,
    Whole,
}

struct Client {
    class: String,
    kind: usize,
    seed: u64,
    size: Size,
}

/// What became of the clients of a kind.
#[derive(Default)]
struct Row {
    tally: Tally,
    different: u64,
    /// Clients that nobody compared since there were enough.
    spared: u64,
    /// Being compared with the whole limit just now, and how many were.
    whole_now: u64,
    whole: u64,
    /// Operations that a client does that was compared completely.
    operations: BTreeSet<usize>,
    seconds: f32,
}

/// What is to be done, and what was.
struct Board {
    clients: Vec<Client>,
    /// The next of them to be tried first.
    next: usize,
    /// How many are being tried first just now: they may come again.
    trying: usize,
    /// Those that need the whole limit, with their states as steps.
    left: Vec<(u64, usize)>,
    rows: Vec<Row>,
}

impl Board {
    fn new(run: &Run) -> Board {
        let table = &run.table;
        let kinds = (0..table.kinds.len()).filter(|&k| table.kinds[k].name.contains(&run.wanted));
        let mut clients = Vec::new();
        for kind in kinds {
            // One of each kind after the other, small and usual ones in turn.
            for (turn, (seed, size)) in table.clients(kind, run.seeds(&table.kinds[kind].name)).into_iter().enumerate() {
                clients.push((turn, Client { class: table.name_of(kind, seed, size), kind, seed, size }));
            }
        }
        clients.sort_by_key(|(turn, client)| (*turn, client.kind));
        Board {
            clients: clients.into_iter().map(|(_, client)| client).collect(),
            next: 0,
            trying: 0,
            left: Vec::new(),
            rows: table.kinds.iter().map(|_| Row::default()).collect(),
        }
    }

    /// The next client, and how far to go with it. `Err`: whether somebody may still put one back.
    fn take(&mut self, run: &Run) -> Result<(usize, Try), bool> {
        if run.is_over() {
            return Err(false);
        }
        while self.next < self.clients.len() {
            self.next += 1;
            let row = &mut self.rows[self.clients[self.next - 1].kind];
            if row.tally.completely < run.most {
                self.trying += 1;
                return Ok((self.next - 1, Try::First));
            }
            row.spared += 1;
        }
        // Kinds that have not enough come first, then those of which few had the whole limit; of a kind the client that is probably smallest.
        let key = |&(steps, client): &(u64, usize)| {
            let row = &self.rows[self.clients[client].kind];
            (row.tally.completely + row.whole_now >= run.enough, row.whole + row.whole_now, steps)
        };
        let Some(best) = (0..self.left.len()).min_by_key(|&i| key(&self.left[i])) else { return Err(self.trying > 0) };
        if key(&self.left[best]).0 && !run.rest {
            // Who has not enough now may have it without those that are under way.
            let under_way = self.rows.iter().any(|row| row.whole_now > 0);
            return Err(self.trying > 0 || under_way);
        }
        let (_, client) = self.left.swap_remove(best);
        self.rows[self.clients[client].kind].whole_now += 1;
        Ok((client, Try::Whole))
    }

    /// What came out.
    fn tell(&mut self, run: &Run, number: usize, try_: Try, seconds: f32, compared: &Result<Tally, String>) {
        let Client { class, kind, seed, size } = &self.clients[number];
        let row = &mut self.rows[*kind];
        row.seconds += seconds;
        match try_ {
            Try::First => self.trying -= 1,
            Try::Whole => (row.whole_now, row.whole) = (row.whole_now - 1, row.whole + 1),
        }
        let at = run.started.elapsed().as_secs();
        match compared {
            Err(why) => {
                row.different += 1;
                println!("{at} s: DIFFERENT {why}");
            }
            Ok(one) if try_ == Try::First && one.completely == 0 && one.cut == 0 => self.left.push((
                // What is too big as steps comes last.
                if one.too_big > 0 { u64::MAX } else { one.all_step_states },
                number,
            )),
            Ok(one) => {
                row.tally.add(one);
                if one.completely > 0 {
                    row.operations.extend(run.table.operations_of(*kind, *seed, *size));
                }
                println!("{at} s: {class}, {seconds:.1} s: {one}");
            }
        }
    }

    /// Prints the table; how many differ.
    fn table(&self, run: &Run) -> u64 {
        println!(
            "| kind | completely | several outcomes | states real | steps | operations in these | by executions | executions | too big | given up | not tried again | left alone | different | s |"
        );
        println!("|---|---|---|---|---|---|---|---|---|---|---|---|---|---|");
        let mut all = Row::default();
        for (number, kind) in run.table.kinds.iter().enumerate().filter(|(_, kind)| kind.name.contains(&run.wanted)) {
            let row = &self.rows[number];
            let left = self.left.iter().filter(|&&(_, client)| self.clients[client].kind == number).count();
            let of = kind.operations.iter().collect::<BTreeSet<_>>().len();
            let met = row.operations.iter().map(|&o| &kind.operations[o]).collect::<BTreeSet<_>>().len();
            row.print(&kind.name, &format!("{met} of {of}"), left);
            all.tally.add(&row.tally);
            all.different += row.different;
            all.spared += row.spared;
            all.seconds += row.seconds;
        }
        all.print("all", "", self.left.len());
        println!("{} clients were not reached.", self.clients.len() - self.next);
        all.different
    }
}

impl Row {
    fn print(&self, name: &str, operations: &str, left: usize) {
        let Row { tally, different, seconds, spared, .. } = self;
        let Tally { completely, several, sampled, too_big, cut, real_states, step_states, executions, .. } = tally;
        println!(
            "| {name} | {completely} | {several} | {real_states} | {step_states} | {operations} | {sampled} | {executions} | {too_big} | {cut} | {left} | {spared} | {different} | {seconds:.0} |"
        );
    }
}

/// Clients that a pair of machines compares: what it has loaded stays in it and makes states larger. After a large one it is enough.
const PER_MACHINE: usize = 10;

fn work(run: &Run, board: &Mutex<Board>, changed: &Condvar) {
    let mut machines: Option<(Machines, usize)> = None;
    loop {
        let mut held = board.lock().expect("no thread panics with it");
        let (number, try_) = loop {
            match held.take(run) {
                Ok(taken) => break taken,
                Err(false) => return,
                // A moment's limit, since the time may be over.
                Err(true) => held = changed.wait_timeout(held, Duration::from_secs(1)).expect("no thread panics with it").0,
            }
        };
        let class = held.clients[number].class.clone();
        drop(held);
        let started = Instant::now();
        let (pair, used) = machines.get_or_insert_with(|| (Machines::new(Some(&run.jdk), &run.classes), 0));
        let compared = compare(pair, &class, &run.limits(try_));
        *used += 1;
        if *used == PER_MACHINE || try_ == Try::Whole {
            machines = None;
        }
        board.lock().expect("no thread panics with it").tell(run, number, try_, started.elapsed().as_secs_f32(), &compared);
        changed.notify_all();
    }
}
