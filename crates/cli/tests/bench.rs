//! `jaunt bench`: with the smallest sizes, the tables have their form and the chart is well-formed.

use jaunt_testkit::{root, run};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

fn jaunt(dir: &Path, args: &[&str]) -> (Option<i32>, String, String) {
    let done = run(Command::new(env!("CARGO_BIN_EXE_jaunt")).args(args).current_dir(dir), Duration::from_secs(120));
    (done.status, String::from_utf8_lossy(&done.stdout).into_owned(), String::from_utf8_lossy(&done.stderr).into_owned())
}

fn folder(name: &str) -> PathBuf {
    let dir = root().join("target/bench-test").join(name);
    let _ = std::fs::remove_dir_all(&dir);
    std::fs::create_dir_all(&dir).expect("target is writable");
    dir
}

/// The elements of a document in order, if it is well-formed as far as our charts go: elements nest, attributes are
/// quoted, nothing is left over.
fn elements(xml: &str) -> Result<Vec<String>, String> {
    let (mut open, mut seen) = (Vec::new(), Vec::new());
    let mut rest = xml;
    while let Some((text, tail)) = rest.split_once('<') {
        let plain = text.replace("&amp;", "").replace("&lt;", "").replace("&gt;", "");
        if plain.contains(['&', '>']) || (open.is_empty() && !text.trim().is_empty()) {
            return Err(format!("stray text: {text}"));
        }
        let (tag, tail) = tail.split_once('>').ok_or("a tag without end")?;
        rest = tail;
        if let Some(name) = tag.strip_prefix('/') {
            match open.pop() {
                Some(opened) if opened == name => continue,
                opened => return Err(format!("{name} closes {opened:?}")),
            }
        }
        let (tag, is_empty) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let (name, mut attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        while !attributes.is_empty() {
            let quoted = attributes.split_once("=\"").and_then(|(key, value)| Some((key, value.split_once('"')?)));
            let (key, (_, others)) = quoted.ok_or_else(|| format!("attributes: {attributes}"))?;
            if key.is_empty() || !key.chars().all(|c| c.is_ascii_alphabetic() || c == '-') {
                return Err(format!("an attribute called {key}"));
            }
            attributes = others.trim_start();
        }
        seen.push(name.to_string());
        if !is_empty {
            open.push(name.to_string());
        } else if open.is_empty() {
            return Err("an empty document".to_string());
        }
    }
    if open.is_empty() && rest.trim().is_empty() { Ok(seen) } else { Err(format!("not closed: {open:?} {rest}")) }
}

#[test]
fn the_check_of_documents_is_worth_something() {
    assert_eq!(elements("<a b=\"1\"><c/>x &amp; y</a>\n").map(|e| e.len()), Ok(2));
    for wrong in ["<a>", "<a></b>", "<a b=1></a>", "<a>&</a>", "text", "<a", "<a></a></a>", "<a></a>x"] {
        assert!(elements(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn suites_are_listed() {
    let dir = folder("list");
    let (status, out, err) = jaunt(&dir, &["bench"]);
    assert_eq!((status, err.as_str()), (Some(0), ""));
    assert!(out.starts_with("paper-2001  ") && out.contains("\npaper-2007  ") && out.contains("\nlibrary  "), "{out}");
    let (status, _, err) = jaunt(&dir, &["bench", "paper-2002"]);
    assert_eq!((status, err.as_str()), (Some(2), "jaunt: there is no suite 'paper-2002': use paper-2001, paper-2007, library\n"));
    let (status, out, err) = jaunt(&dir, &["bench", "paper-2001"]);
    assert_eq!((status, out.as_str()), (Some(2), ""));
    assert!(err.contains("subjects/paper2001") && err.contains("the root of Jaunt's sources"), "{err}");
}

/// The lines of one table: from the line that begins with `title` to the next empty one after its first row.
fn rows<'a>(out: &'a str, title: &str) -> Vec<&'a str> {
    let lines = out.lines().skip_while(move |line| !line.starts_with(title));
    lines.skip(1).take_while(|line| !line.is_empty()).collect()
}

#[test]
fn all_tables_have_numbers() {
    let dir = folder("tables");
    let chart_dir = dir.to_str().expect("UTF-8");
    let (status, out, err) = jaunt(&root(), &["bench", "paper-2001", "--tiny", "--out", chart_dir]);
    assert_eq!((status, err.as_str()), (Some(0), ""), "{out}");

    // Table, its rows, columns that must hold a number.
    let expected: [(&str, usize, &[usize]); 10] = [
        ("RemoteAgent 1 1 1 ", 2, &[1, 2, 3]),
        ("BoundedBuffer 1 1 1 1 ", 2, &[1, 2, 3]),
        ("ClassLoading ", 6, &[2, 3]),
        ("AllocSites ", 6, &[2, 3]),
        ("AllocShared ", 6, &[2, 3]),
        ("AllocForever ", 3, &[]),
        ("TempObj 2 2 ", 3, &[2, 3, 4, 6]),
        ("NoGarbage 2 2 ", 3, &[2, 3, 4, 6]),
        ("DoubleLinked 2 2 2 ", 3, &[2, 3, 4, 6]),
        ("Summary ", 14, &[]),
    ];
    for (title, count, columns) in expected {
        let rows = rows(&out, title);
        assert_eq!(rows.len(), count, "{title}\n{out}");
        for row in rows {
            let words: Vec<&str> = row.split_whitespace().collect();
            for &column in columns {
                let number = words[column].replace(',', "").parse::<f64>();
                assert!(number.is_ok_and(|n| n > 0.0), "{title}, column {column}: {row}\n{out}");
            }
        }
    }
    for option in ["--store full --backtrack copy", "--store tree --backtrack undo", "--gc ref-count", "--symmetry alloc=site"] {
        assert!(out.contains(option), "{option}\n{out}");
    }
    // Beside each other: the paper's values.
    for value in ["66,425", "2,502,761", "105,682", "89", "609,173", "0(1,241,203)", "1 %"] {
        assert!(out.contains(value), "{value}\n{out}");
    }

    let svg = std::fs::read_to_string(dir.join("paper-2001-figure-1.svg")).expect("a chart");
    let elements = elements(&svg).expect("well-formed");
    assert_eq!(elements[0], "svg");
    assert!(elements.iter().filter(|e| *e == "path").count() > 10, "{svg}");
    for part in ["copies", "collapsed", "depth", "memory (", "transitions"] {
        assert!(svg.contains(part), "{part}");
    }
}

/// The rows of a table of paper-2007: from its title over its header to the next empty line, as words.
fn table<'a>(out: &'a str, title: &str) -> Vec<Vec<&'a str>> {
    let lines = out.lines().skip_while(|line| !line.starts_with(title)).skip_while(|line| !line.starts_with("subject "));
    let rows: Vec<_> = lines.skip(1).take_while(|line| !line.is_empty()).map(|row| row.split_whitespace().collect()).collect();
    assert!(!rows.is_empty(), "{title}\n{out}");
    rows
}

/// Subject and bound: states found (Table 3.2), states expanded (Table 4.1). Those below the dissertation's bounds are from the headers of the subjects, which
/// a plain explorer under `java` has counted, or from closed forms.
const FOUND: [(&str, u64, u64); 8] = [
    ("bst", 5, 188),
    ("disjset", 5, 77),
    ("linkedlist", 5, 3906),
    ("treemap", 5, 72),
    ("TreeMap", 5, 72),
    ("trie", 5, 32),
    ("ubstack", 5, 616),
    ("vector", 5, 3906),
];
const EXPANDED: [(&str, u64, u64); 11] = [
    ("binheap", 5, 236),
    ("bst", 5, 146),
    ("deque", 5, 206),
    ("fibheap", 5, 316),
    ("filesystem", 3, 58),
    ("heaparray", 5, 238),
    ("queue", 5, 836),
    ("stack", 5, 781),
    ("treemap", 5, 56),
    ("TreeMap", 5, 56),
    ("ubstack", 5, 311),
];

#[test]
fn the_tables_of_2007_have_the_dissertations_states() {
    let dir = folder("tables-2007");
    let chart_dir = dir.to_str().expect("UTF-8");
    let (status, out, err) = jaunt(&root(), &["bench", "paper-2007", "--tiny", "--out", chart_dir]);
    assert_eq!((status, err.as_str()), (Some(0), ""), "{out}");
    for (title, expected) in [("Table 3.2.", &FOUND[..]), ("Table 4.1.", &EXPANDED)] {
        let rows = table(&out, title);
        assert_eq!(rows.len(), expected.len(), "{title}\n{out}");
        for (row, (subject, n, states)) in rows.iter().zip(expected) {
            let number = |column: usize| row[column].replace(',', "").parse::<u64>().ok();
            assert_eq!((row[0], number(1), number(2)), (*subject, Some(*n), Some(*states)), "{title}\n{out}");
        }
    }
    assert_eq!(table(&out, "Table 4.2.").len(), EXPANDED.len());
    // Sets of states: with one argument value at a time N(N+1) executions for a stack, N²(N+1) for a deque; with all at once fewer.
    let executions = |subject: &str| -> Vec<u64> {
        let rows = table(&out, "Table 4.1.");
        let row = rows.iter().find(|row| row[0] == subject).expect("a row");
        row[4..7].iter().filter_map(|cell| cell.replace(',', "").parse().ok()).collect()
    };
    let (stack, deque) = (executions("stack"), executions("deque"));
    assert_eq!((stack[0], stack[2], deque[2]), (781 * 6, 30, 150), "{out}");
    assert!(stack[1] < stack[2] && deque[1] < deque[2], "{out}");
    // A binomial heap has one shape for each size.
    let shapes: Vec<(&str, &str)> = table(&out, "Table 4.5.").iter().map(|row| (row[0], row[2])).collect();
    assert_eq!(shapes[0], ("binheap", "6"), "{out}");
    assert_eq!(shapes.len(), 4, "{out}");
    for title in ["Tables 4.3 and 4.4.", "Table 4.6.", "Table 4.7."] {
        table(&out, title);
    }
    // Beside each other: the dissertation's values, and why ours are others.
    for value in ["5,042   *", "* vector: ", "207,261", "576", "0.56×", "1,061", "0.88×", "paper, JPF"] {
        assert!(out.contains(value), "{value}\n{out}");
    }
    for title in ["Figure 4.2.", "Section 4.4.4.", "The cost of a state"] {
        assert!(out.contains(&format!("\n{title}")), "{title}\n{out}");
    }
    let errors = rows(&out, "error ");
    let states: Vec<&str> = errors.iter().filter_map(|row| row.split_whitespace().nth(1)).collect();
    assert_eq!(states, ["3,318", "3,309", "3,317", "4,532"], "{out}");
    let summary = rows(&out, "Summary ");
    let compared = summary.iter().find(|row| row.starts_with("numbers of states")).expect("a bar");
    assert!(compared.contains("12 of 13") && compared.ends_with("ok"), "{out}");

    let agreed = summary.iter().find(|row| row.starts_with("rows in which all modes")).expect("a bar");
    assert!(agreed.contains("20 of 20") && agreed.ends_with("ok"), "{out}");

    for side in ["left", "right"] {
        let svg = std::fs::read_to_string(dir.join(format!("paper-2007-figure-4.2-{side}.svg"))).expect("a chart");
        let elements = elements(&svg).expect("well-formed");
        assert_eq!((elements[0].as_str(), svg.matches("class=\"line ").count()), ("svg", 4), "{svg}");
        assert!(svg.contains(">bst<") && svg.contains(">treemap<") && svg.contains("iteration"), "{svg}");
    }
}

#[test]
fn the_table_of_the_library_has_all_columns() {
    let (status, out, err) = jaunt(&root(), &["bench", "library", "--tiny"]);
    assert_eq!((status, err.as_str()), (Some(0), ""), "{out}");
    let rows = rows(&out, "program ");
    let cells = |program: &str| -> Vec<String> {
        let row = rows.iter().find(|row| row.starts_with(program)).unwrap_or_else(|| panic!("{program}\n{out}"));
        row.replace("> ", ">").replace(',', "").split_whitespace().skip(1).map(str::to_string).collect()
    };
    assert_eq!(rows.len(), 3, "{out}");
    let number = |cell: &String| cell.parse::<u64>().unwrap_or_else(|_| panic!("{cell}\n{out}"));
    let operations: Vec<u64> = cells("ComputeOnce").iter().map(number).collect();
    assert!(operations.len() == 7 && operations[0] > operations[6] && operations[6] > 0, "{out}");
    // What one thread uses alone.
    let own: Vec<u64> = cells("OwnCounters").iter().map(number).collect();
    assert!(own.len() == 7 && own[0] > own[2] && own[2] > own[3] && own[3] == own[6], "{out}");
    // Threads in an array: the limit of states ends all but symmetry. What ends with reductions alone was not tried without.
    let alike = cells("NineThreads");
    assert_eq!((alike[0].as_str(), alike[1].as_str(), alike[6].as_str()), ("—", ">20000", ">20000"), "{out}");
    assert!(number(&alike[5]) < 2000, "{out}");
    for (args, what) in [
        (["bench", "library", "--only", "Listeners,Nobody"], "there is no program 'Nobody' in subjects/library"),
        (["bench", "paper-2001", "--only", "Listeners"], "--only is for the suites library and paper-2007"),
        (["bench", "paper-2007", "--only", "bst,Nobody"], "there is no subject 'Nobody' in paper-2007"),
    ] {
        let (status, out, err) = jaunt(&root(), &args);
        assert_eq!((status, out.as_str(), err), (Some(2), "", format!("jaunt: {what}\n")));
    }
    for mean in ["real, plain to real ", "real, plain to steps ", "real, plain to + sources ", "real to steps "] {
        assert!(out.contains(mean), "{mean}\n{out}");
    }
}

#[test]
fn a_search_writes_samples() {
    let dir = folder("samples");
    std::fs::write(
        dir.join("Two.java"),
        "public class Two { static int a, b; public static void main(String[] args) {\n\
         new Thread(() -> { for (int i = 0; i < 60; i++) a = i; }).start(); for (int i = 0; i < 60; i++) b = i; } }",
    )
    .expect("target is writable");
    let (status, _, err) = jaunt(&dir, &["check", "--por", "off", "--samples", "s.csv", "Two.java"]);
    assert_eq!(status, Some(0), "{err}");
    let samples = std::fs::read_to_string(dir.join("s.csv")).expect("samples");
    assert_eq!(samples.lines().next(), Some("elapsed_ms,states,depth,memory_bytes"));
    assert!(samples.lines().count() > 1, "{samples}");
    for line in samples.lines().skip(1) {
        assert_eq!(line.split(',').filter(|n| n.parse::<u64>().is_ok()).count(), 4, "{line}");
    }
    let (status, _, err) = jaunt(&dir, &["check", "--samples", "no/such/folder", "Two.java"]);
    assert_eq!(status, Some(2));
    assert!(err.contains("no/such/folder: it cannot be written"), "{err}");
}
