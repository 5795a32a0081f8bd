//! What is explored: classes of `subjects/explore` and of `java.util`, with their methods and values.

use super::paper::{self, Delta, Mixed, Shape};
use std::ffi::OsString;

/// A class and the calls that are made. `N` stands for the bound, which is both the depth and the number of values; `M` for one less, `L` for two
/// less, `WORDS` for as many words. Values of several parameters have `;` between them.
pub struct Subject {
    /// The dissertation's name.
    pub name: &'static str,
    pub class: &'static str,
    pub calls: &'static str,
    /// The number of states for each bound, where the structure determines it.
    pub formula: Option<fn(u32) -> u64>,
    /// Why the numbers differ from the dissertation's, where they do.
    pub difference: &'static str,
}

/// Prefixes of each other, and none.
const WORDS: [&str; 10] = ["a", "ab", "abc", "b", "ba", "bac", "c", "ca", "cab", "cb"];

impl Subject {
    /// The options that name class, methods, values and depth.
    pub fn arguments(&self, n: u32) -> Vec<OsString> {
        let words = WORDS[..WORDS.len().min(n as usize)].join(",");
        let up_to = |letter: &str, less: u32, text: String| {
            text.replace(&format!("..{letter}"), &format!("..{}", n.saturating_sub(less)))
        };
        let mut args = vec![format!("--depth={n}"), "--expect=java.lang.Throwable".to_string(), "--laws=off".to_string()];
        for call in self.calls.split_whitespace() {
            let call = up_to("L", 2, up_to("M", 1, up_to("N", 0, call.replace("WORDS", &words))));
            let (method, values) = call.split_once(':').unwrap_or((&call, ""));
            args.push(format!("--methods={method}"));
            let lists = values.split(';').filter(|list| !list.is_empty()).enumerate();
            args.extend(lists.map(|(at, list)| format!("--values={method}:{}={list}", at + 1)));
        }
        args.push(self.class.to_string());
        args.into_iter().map(OsString::from).collect()
    }
}

/// A subject of Table 3.2, whose states are those found.
pub struct MixedSubject {
    pub subject: Subject,
    pub rows: &'static [Mixed],
}

/// A subject of Tables 4.1 to 4.4, whose states are those that calls were executed from.
pub struct DeltaSubject {
    pub subject: Subject,
    pub rows: &'static [Delta],
    /// A bound that tests can afford.
    pub tiny: u32,
}

/// A subject of Table 4.5.
pub struct ShapeSubject {
    pub subject: Subject,
    pub rows: &'static [Shape],
    /// Bounds to take, and what long runs take besides.
    pub bounds: &'static [u32],
    pub long: &'static [u32],
}

const fn subject(name: &'static str, class: &'static str, calls: &'static str) -> Subject {
    Subject { name, class, calls, formula: None, difference: "" }
}

const BST: Subject = subject("bst", "Bst", "add:1..N remove:1..N");
const UBSTACK: Subject = subject("ubstack", "UbStack", "push:1..N pop");
const BINHEAP: Subject = subject("binheap", "BinHeap", "insert:1..N delete:1..N");
const FIBHEAP: Subject = subject("fibheap", "FibHeap", "insert:1..N removeMin");
const TREEMAP: Subject = subject("treemap", "RedBlackMap", "put:1..N;0 remove:1..N");
const LIBRARY_TREEMAP: Subject = subject("TreeMap", "java.util.TreeMap", "put:1..N;0 remove(Object):1..N");

pub const MIXED: &[MixedSubject] = &[
    MixedSubject { subject: Subject { formula: Some(trees), ..BST }, rows: paper::MIXED_BST },
    MixedSubject { subject: subject("disjset", "DisjSet", "union:0..L;0..L find:0..L"), rows: paper::MIXED_DISJSET },
    MixedSubject {
        subject: Subject {
            formula: Some(lists),
            ..subject("linkedlist", "java.util.LinkedList", "add(Object):1..N removeLast contains:1..N")
        },
        rows: paper::MIXED_LINKEDLIST,
    },
    MixedSubject { subject: Subject { calls: "put:1..N;0 remove:1..N get:1..N", ..TREEMAP }, rows: paper::MIXED_TREEMAP },
    MixedSubject {
        subject: Subject { calls: "put:1..N;0 remove(Object):1..N get:1..N", ..LIBRARY_TREEMAP },
        rows: paper::MIXED_TREEMAP,
    },
    MixedSubject {
        subject: Subject { formula: Some(sets), ..subject("trie", "Trie", "add:WORDS isWord:WORDS isProperPrefix:WORDS") },
        rows: paper::MIXED_TRIE,
    },
    MixedSubject { subject: UBSTACK, rows: paper::MIXED_UBSTACK },
    MixedSubject {
        subject: Subject {
            formula: Some(lists),
            difference: "the dissertation's states have modCount, which only counts changes and is no part of a state here: without it a \
                         vector is a list, with the states of linkedlist. With modCount, and without the first state, a replay under \
                         java finds the dissertation's 5,042 and 68,781 (subjects/explore/replay).",
            ..subject("vector", "java.util.Vector", "addElement:1..N removeElement:1..N elementAt:0..M")
        },
        rows: paper::MIXED_VECTOR,
    },
];

pub const DELTA: &[DeltaSubject] = &[
    DeltaSubject { subject: BINHEAP, rows: paper::BINHEAP, tiny: 5 },
    DeltaSubject { subject: Subject { formula: Some(smaller_trees), ..BST }, rows: paper::BST, tiny: 5 },
    DeltaSubject {
        subject: Subject { formula: Some(arrangements), ..subject("deque", "Deque", "addLast:1..N remove:1..N") },
        rows: paper::DEQUE,
        tiny: 5,
    },
    DeltaSubject { subject: FIBHEAP, rows: paper::FIBHEAP, tiny: 5 },
    DeltaSubject {
        subject: Subject {
            difference: "the code of the dissertation's file system is not known. Ours agrees at bounds 3 and 4; what else was tried at \
                         bound 5 (one numbering for directories and files, entries without numbers) disagrees at bound 4 already.",
            ..subject(
                "filesystem",
                "FileSystem",
                "createDirectory:0..5;1..N removeDirectory:0..5;1..N createFile:0..5;1..N removeFile:0..5;1..N read:0..5;1..N \
                 write:0..5;1..N",
            )
        },
        rows: paper::FILESYSTEM,
        tiny: 3,
    },
    DeltaSubject { subject: subject("heaparray", "HeapArray", "insert:1..N extractMax"), rows: paper::HEAPARRAY, tiny: 5 },
    DeltaSubject {
        subject: Subject { formula: Some(queues), ..subject("queue", "QueueTwoStacks", "enqueue:1..N dequeue") },
        rows: paper::QUEUE,
        tiny: 5,
    },
    DeltaSubject {
        subject: Subject { formula: Some(smaller_lists), ..subject("stack", "Stack", "push:1..N pop") },
        rows: paper::STACK,
        tiny: 5,
    },
    DeltaSubject { subject: TREEMAP, rows: paper::TREEMAP, tiny: 5 },
    DeltaSubject { subject: LIBRARY_TREEMAP, rows: paper::TREEMAP, tiny: 5 },
    DeltaSubject { subject: UBSTACK, rows: paper::UBSTACK, tiny: 5 },
];

pub const SHAPES: &[ShapeSubject] = &[
    ShapeSubject { subject: BINHEAP, rows: paper::SHAPE_BINHEAP, bounds: &[28, 29, 30], long: &[] },
    // More shapes are reached here than there, so that smaller bounds have as many states.
    ShapeSubject { subject: BST, rows: paper::SHAPE_BST, bounds: &[14, 16], long: &[18, 20] },
    ShapeSubject { subject: FIBHEAP, rows: paper::SHAPE_FIBHEAP, bounds: &[28, 29, 30], long: &[] },
    ShapeSubject { subject: TREEMAP, rows: paper::SHAPE_TREEMAP, bounds: &[20], long: &[21, 22] },
];

/// What exploring starts up with: nothing but itself.
pub const SMALLEST: Subject = subject("stack", "Stack", "pop");

/// The network, with one of the errors of `AodvError`.
pub const AODV: Subject = Subject {
    difference: "the dissertation has the code of the simulator J-Sim. This network is written from its description and begins without \
                 routes, so that its states are others; how they grow and the iteration of the first violation are what compares.",
    ..subject(
        "aodv",
        "AodvNetwork",
        "new(AodvError):DELETED_ROUTES routeTimeout:0..2 routeRequest:0..2 deliver:0..2;0..2 lose:0..2;0..2 broadcastTimeout:0..2 restart:0..2",
    )
};

/// Names that `--only` takes.
pub fn names() -> impl Iterator<Item = &'static str> {
    let tables = MIXED.iter().map(|s| s.subject.name).chain(DELTA.iter().map(|s| s.subject.name));
    tables.chain(SHAPES.iter().map(|s| s.subject.name)).chain([AODV.name])
}

fn choose(n: u64, k: u64) -> u64 {
    (0..k).fold(1, |product, i| product * (n - i) / (i + 1))
}

/// Search trees with up to `k` of `n` keys.
fn trees_up_to(n: u32, most: u32) -> u64 {
    let catalan = |k: u64| choose(2 * k, k) / (k + 1);
    (0..=u64::from(most)).map(|k| choose(n.into(), k) * catalan(k)).sum()
}

fn trees(n: u32) -> u64 {
    trees_up_to(n, n)
}

fn smaller_trees(n: u32) -> u64 {
    trees_up_to(n, n - 1)
}

/// Lists of up to so many of `n` elements.
fn lists_up_to(n: u32, most: u32) -> u64 {
    (0..=most).map(|k| u64::from(n).pow(k)).sum()
}

fn lists(n: u32) -> u64 {
    lists_up_to(n, n)
}

fn smaller_lists(n: u32) -> u64 {
    lists_up_to(n, n - 1)
}

/// Lists of fewer than `n` of `n` elements, without repetition.
fn arrangements(n: u32) -> u64 {
    let n = u64::from(n);
    (0..n).map(|k| (n - k + 1..=n).product::<u64>()).sum()
}

/// Two stacks, of which the front one was filled by a removal.
fn queues(n: u32) -> u64 {
    smaller_lists(n) + (0..=n.saturating_sub(3)).map(|k| u64::from(k) * u64::from(n).pow(k)).sum::<u64>()
}

fn sets(n: u32) -> u64 {
    1 << n
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_become_options() {
        let texts: Vec<String> = MIXED[4].subject.arguments(5).into_iter().map(|a| a.into_string().expect("UTF-8")).collect();
        assert_eq!(texts[3..7], ["--methods=put", "--values=put:1=1..5", "--values=put:2=0", "--methods=remove(Object)"]);
        assert_eq!(texts.last().map(String::as_str), Some("java.util.TreeMap"));
        let trie: Vec<OsString> = MIXED[5].subject.arguments(2);
        assert!(trie.contains(&"--values=isWord:1=a,ab".into()), "{trie:?}");
        let sets: Vec<OsString> = MIXED[1].subject.arguments(5);
        assert!(sets.contains(&"--values=union:2=0..3".into()), "{sets:?}");
    }

    /// The closed forms give the dissertation's numbers, but for what is explained.
    #[test]
    fn structures_determine_numbers() {
        let mut compared = 0;
        for MixedSubject { subject, rows } in MIXED {
            let Some(formula) = subject.formula.filter(|_| subject.difference.is_empty()) else { continue };
            for &(n, states, ..) in *rows {
                assert_eq!(formula(n), states, "{} {n}", subject.name);
                compared += 1;
            }
        }
        for DeltaSubject { subject, rows, .. } in DELTA {
            let Some(formula) = subject.formula else { continue };
            for row in *rows {
                assert_eq!(formula(row.n), row.states, "{} {}", subject.name, row.n);
                compared += 1;
            }
        }
        assert_eq!(compared, 27);
    }
}
