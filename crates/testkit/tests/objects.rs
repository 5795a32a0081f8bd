//! Generated classes for exploring: they depend on the seed alone, differ, and have all kinds of things. That they are Java shows where they are explored.

use jaunt_testkit::objects::class;
use std::collections::HashSet;

#[test]
fn seeds_decide() {
    let sources: HashSet<String> = (0..300).map(|seed| class(seed).source.replace(&class(seed).name, "")).collect();
    assert_eq!(sources.len(), 300);
    for seed in 0..20 {
        assert_eq!(class(seed), class(seed));
        assert!(!class(seed).calls.is_empty());
    }
}

#[test]
fn three_hundred_classes_have_all_kinds_of_things() {
    let sources: String = (1..301).map(|seed| class(seed).source).collect();
    for part in [
        "int[][] f",
        "Node[] f",
        "Object[] f",
        "Integer f",
        "StringBuilder f",
        "Map<Integer, List<Integer>> f",
        "List<Map<String, Integer>> f",
        "EnumMap<Color, Integer> f",
        "PriorityQueue<Integer> f",
        "static int[] s",
        "static Node s",
        "static Map<String, Integer> s",
        "double f",
        "byte f",
        ".next = f",
        "= this;",
        "catch (Checked",
        "finally {",
        "throw new",
        "switch (",
        "synchronized (",
        "instanceof Deep",
        ".removeIf(",
        ".stream()",
        "(Color p",
        "(char p",
        "(String p",
        "(boolean p",
        "(Integer p",
        "(long p",
    ] {
        assert!(sources.contains(part), "no class has {part}");
    }
}
