//! Tiny programs with threads in arrays and lists that are started and joined: for those who take threads for alike.
//!
//! Two to four threads do one or two things each. They are made, kept, started and joined in many ways; some programs also look at threads in ways that tell
//! them apart (names, whether one is alive, interrupts, time limits, results of single threads, initialisers that wait for one), which must be noticed.

use crate::generate::random::Random;

const HEAD: &str = "\
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

public class NAME {
    static final AtomicInteger one = new AtomicInteger(), two = new AtomicInteger();
    static volatile int v;
    static int x;
    static boolean open;
    static final Object lock = new Object();
    static final Thread[] kept = new Thread[5];
    static volatile Thread first;
    static Thread loops;
    static class Box { int mine; volatile int seen; }
    static class Worker extends Thread {
        final int given; int mine; final Box box;
        Worker(int given, Box box) { this.given = given; this.box = box; }
        @Override public void run() { work(given, box, this); }
    }
    static volatile Thread joined;
    static class Init {
        static {
            Thread t = joined;
            joined = null;
            if (t != null) try { t.join(); } catch (InterruptedException e) { v = 8; }
        }
        static void use() {}
    }
    static void all(Thread... threads) throws InterruptedException { for (Thread t : threads) t.join(); }
    static void print(Object o) { System.out.print(o + \" \"); }
";

/// What a thread does, to one thing or to several: `g` is a number that it was given, `b` a box, `me` the thread if it is a worker.
const DEEDS: [&[&str]; 3] = [
    &[
        "{ int r = one.get(); one.set(r + 1); }",
        "one.incrementAndGet();",
        "one.set(g);",
        "if (one.compareAndSet(1, 5)) two.incrementAndGet();",
    ],
    &["v = v + 1;", "v = v + 1;", "v = g;", "if (v == 1) two.set(3);", "if (v > 1) throw new IllegalStateException();"],
    &[
        "two.incrementAndGet();",
        "v = 1;",
        "synchronized (lock) { x++; }",
        "synchronized (lock) { open = true; lock.notifyAll(); }",
        "b.mine = v;",
        "b.seen = one.get();",
        "if (me != null) me.mine = one.incrementAndGet();",
        "synchronized (lock) { int r = one.get(); x = r; one.set(x + g); }",
    ],
];

fn deed(random: &mut Random, about: usize, looks: bool) -> &'static str {
    let looking = [
        "loops.interrupt();",
        "loops.interrupt();",
        "print(Thread.currentThread().getName());",
        "if (Thread.currentThread().getId() % 2 == 0) two.incrementAndGet();",
        "if (Thread.currentThread().isInterrupted()) two.set(7);",
        "{ Thread t = first; if (t != null && t.isAlive()) v = 5; }",
        "{ Thread t = first; if (t != null) t.interrupt(); }",
        "{ Thread t = first; if (t != null && t != Thread.currentThread()) try { t.join(); one.set(9); } catch (InterruptedException e) { v = 6; } }",
        "try { Thread.sleep(1); } catch (InterruptedException e) { two.set(8); }",
        "print(g);",
        "synchronized (Thread.currentThread()) { v = v + 1; }",
        "if (v > 0) { Init.use(); v = v + 1; }",
        "Init.use(); v = v + 1;",
    ];
    if looks && random.percent(30) {
        return random.pick(&looking);
    }
    let about = if random.percent(75) { about } else { random.below(DEEDS.len()) };
    random.pick(DEEDS[about])
}

/// How one thread is made; `i` counts.
fn maker(random: &mut Random) -> &'static str {
    random.pick(&[
        "new Thread(() -> work(1, common, null))",
        "new Thread(() -> work(1, common, null))",
        "new Worker(1, common)",
        "new Worker(1, new Box())",
        "new Worker(i, common)",
        "new Worker(i / 2, new Box())",
        "i % 2 == 0 ? new Worker(1, common) : new Thread(() -> other(2, common, null))",
        "new Thread(i == 0 ? () -> other(1, common, null) : () -> work(1, common, null))",
    ])
}

/// What main does between two joins, and to what it joins: `t` is the thread, `i` counts.
fn join(random: &mut Random, looks: bool) -> String {
    let join = if looks && random.percent(50) {
        random.pick(&[
            "try { t.join(); } catch (InterruptedException e) { sum = sum * 10 + i + 1; }",
            "t.join(1);",
            "if (t.isAlive()) t.join();",
            "if (i != 1) t.join();",
            "synchronized (lock) { t.join(); }",
            "if (i == 1) { joined = t; Init.use(); } else t.join();",
            "if (i == 0) { joined = t; Init.use(); } else t.join();",
        ])
    } else {
        random.pick(&["t.join();", "t.join();", "t.join();", "all(t);"])
    };
    let after = random.pick(&[
        "",
        "",
        "",
        "sum += i;",
        "counts[0]++;",
        "sum = 2 * sum + v;",
        "sum = 2 * sum + v;",
        "sum = 2 * sum + one.get();",
        "if (t instanceof Worker) sum = sum * 10 + ((Worker) t).mine;",
        "if (t instanceof Worker) sum = sum * 10 + ((Worker) t).box.seen;",
        "t = null;",
        "synchronized (lock) { sum += x; }",
    ]);
    format!("{join} {after}")
}

fn loop_over(random: &mut Random, body: &str) -> String {
    let heads = [
        "for (int i = 0; i < n; i++) { Thread t = threads[i]; BODY }",
        "for (int i = 0; i < n; i++) { Thread t = threads[i]; BODY }",
        "for (int i = n - 1; i >= 0; i--) { Thread t = threads[i]; BODY }",
        "{ int i = 0; for (Thread t : list) { BODY i++; } }",
        "for (int i = 0; i < n; i++) { Thread t = kept[i]; BODY }",
        "for (int i = 0; i + 1 < n; i++) { Thread t = threads[i]; BODY }",
    ];
    random.pick(&heads).replace("BODY", body)
}

/// The program of a seed.
pub fn program(seed: u64, class: &str) -> String {
    let mut random = Random::new(seed ^ 0x0010_1457);
    let looks = random.percent(45);
    let about = random.below(DEEDS.len());
    let n = random.pick(&[2, 3, 3, 3, 4]);
    let mut text = HEAD.replace("NAME", class);
    for name in ["work", "other"] {
        let many = if n > 3 { 1 } else { random.between((1, 2)) };
        let deeds: String = (0..many).map(|_| format!("        {}\n", deed(&mut random, about, looks))).collect();
        text.push_str(&format!("    static void {name}(int g, Box b, Worker me) {{\n{deeds}    }}\n"));
    }
    let maker = maker(&mut random);
    let known = if looks { "first = threads[0];" } else { "" };
    // One of them may be started by another thread, or never.
    let starts = random.pick(&[
        "for (Thread t : threads) t.start();",
        "for (Thread t : threads) t.start();",
        "for (Thread t : threads) t.start();",
        "for (int i = 0; i + 1 < n; i++) threads[i].start();",
        "for (int i = 0; i + 1 < n; i++) threads[i].start(); Thread last = threads[n - 1]; new Thread(() -> last.start()).start();",
    ]);
    let middle = match random.below(6) {
        0 if looks => "if (threads[0].isAlive()) v = 4;",
        1 if looks => "threads[n - 1].interrupt();",
        2 => "v = v + 1;",
        3 => {
            "Thread joiner = new Thread(() -> { try { all(threads); two.set(one.get()); } catch (InterruptedException e) { v = 6; } }); joiner.start();"
        }
        _ => "",
    };
    let join = join(&mut random, looks);
    let joins = loop_over(&mut random, &join);
    let again = if random.percent(15) { loop_over(&mut random, "t.join();") } else { String::new() };
    let last = random.pick(&[
        "",
        "if (one.get() == 0) throw new IllegalStateException();",
        "for (Thread t : threads) if (t instanceof Worker) print(((Worker) t).mine);",
        "synchronized (lock) { while (!open && x == 0) lock.wait(); }",
        "print(threads[0].isAlive());",
    ]);
    text.push_str(&format!(
        "    public static void main(String[] args) throws Exception {{
        int n = {n}, sum = 0;
        int[] counts = new int[1];
        Thread[] threads = new Thread[n];
        List<Thread> list = new ArrayList<>();
        Box common = new Box();
        for (int i = 0; i < n; i++) {{ threads[i] = {maker}; kept[i] = threads[i]; list.add(threads[i]); }}
        loops = Thread.currentThread();
        {known}
        {starts}
        {middle}
        {joins}
        {again}
        {last}
        print(one); print(two); print(v); print(sum); print(counts[0]); print(common.seen);
    }}
}}
"
    ));
    text
}
