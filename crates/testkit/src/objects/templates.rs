//! What generated classes are made of: kinds of fields, statements and expressions.
//!
//! In a text, `@kind` is a field of that kind, `#type` an expression of that type (`#stmt` a statement), and `~x` a name that nobody else has. A text with a field is
//! taken where the class has one. What depends on the machine is not here: identity hash codes, the order of `Set.of`, texts that the VM makes. Loops and recursion
//! have small bounds, and most numbers are cut to a few values, so that calls come back to states.

/// A kind of field, its type, and what it begins with.
pub(super) const FIELDS: &[(&str, &str, &[&str])] = &[
    ("int", "int", &["0", "1", "3"]),
    ("long", "long", &["0", "5"]),
    ("short", "short", &["0", "7"]),
    ("byte", "byte", &["0", "-1"]),
    ("double", "double", &["0", "1.5"]),
    ("float", "float", &["0", "-0.5f"]),
    ("bool", "boolean", &["false", "true"]),
    ("char", "char", &["'a'", "'z'"]),
    ("str", "String", &["\"\"", "\"ab\"", "\"b\"", "null"]),
    ("sb", "StringBuilder", &["new StringBuilder()", "new StringBuilder(\"x\")", "new StringBuilder(2)"]),
    ("color", "Color", &["Color.RED", "Color.GREEN", "Color.BLUE", "null"]),
    ("ints", "int[]", &["new int[2]", "new int[] {1, 2, 3}", "new int[1]"]),
    ("chars", "char[]", &["new char[2]", "\"ab\".toCharArray()"]),
    ("longs", "long[]", &["new long[2]"]),
    ("bools", "boolean[]", &["new boolean[3]"]),
    ("bytes", "byte[]", &["new byte[3]"]),
    ("grid", "int[][]", &["new int[2][2]", "new int[][] {{1}, null}", "new int[2][]"]),
    ("node", "Node", &["null", "new Leaf(1)", "new Pair(2)", "new Deep(1)"]),
    ("nodes", "Node[]", &["new Node[2]", "new Pair[2]", "new Node[] {new Leaf(0), new Pair(1)}"]),
    ("objects", "Object[]", &["new Object[2]", "new String[2]", "new Integer[2]"]),
    ("object", "Object", &["null", "\"o\"", "new int[1]"]),
    ("box", "Integer", &["1", "2", "200", "null"]),
    ("boxes", "Integer[]", &["new Integer[2]"]),
    ("longBox", "Long", &["0L", "1000L"]),
    ("charBox", "Character", &["'c'", "'d'", "null"]),
    ("list", "List<Integer>", &["new ArrayList<>()", "new ArrayList<>(List.of(1, 2))", "new LinkedList<>()", "List.of(1)"]),
    ("texts", "List<String>", &["new ArrayList<>()", "new LinkedList<>(List.of(\"a\"))"]),
    ("items", "List<Node>", &["new ArrayList<>(2)", "new LinkedList<>()"]),
    ("set", "Set<String>", &["new HashSet<>()", "new TreeSet<>()", "new LinkedHashSet<>()"]),
    ("map", "Map<String, Integer>", &["new HashMap<>()", "new TreeMap<>()", "new LinkedHashMap<>()", "new HashMap<>(2)"]),
    ("groups", "Map<Integer, List<Integer>>", &["new HashMap<>()", "new TreeMap<>()"]),
    ("nested", "List<Map<String, Integer>>", &["new ArrayList<>()"]),
    ("deque", "Deque<Integer>", &["new ArrayDeque<>()", "new ArrayDeque<>(1)", "new LinkedList<>()"]),
    ("heap", "PriorityQueue<Integer>", &["new PriorityQueue<>()", "new PriorityQueue<>(2, Comparator.reverseOrder())"]),
    ("colors", "EnumMap<Color, Integer>", &["new EnumMap<>(Color.class)"]),
    ("self", "NAME", &["null"]),
];

/// The same for statics, which are made anew by `start`.
pub(super) const STATICS: &[(&str, &str, &[&str])] = &[
    ("int", "int", &["0", "2"]),
    ("ints", "int[]", &["new int[2]", "new int[] {5}"]),
    ("node", "Node", &["null", "new Pair(1)"]),
    ("list", "List<Integer>", &["new ArrayList<>()", "new ArrayList<>(List.of(3))"]),
    ("str", "String", &["\"s\"", "null"]),
    ("map", "Map<String, Integer>", &["new HashMap<>()"]),
    ("object", "Object", &["null"]),
];

/// Parameters: a type, a type of expression, and lists of values as `PlainExplorer` and `jaunt explore` read them.
pub(super) const PARAMETERS: &[(&str, &str, &[&str])] = &[
    ("int", "int", &["0..1", "0..2", "1..2", "-1,2"]),
    ("int", "int", &["0..1", "0..2", "1..2", "-1,2"]),
    ("boolean", "bool", &["true,false"]),
    ("char", "char", &["a,b"]),
    ("Color", "color", &["RED,BLUE", "GREEN,null"]),
    ("String", "str", &["a,b", "ab,null", "x"]),
    ("Integer", "box", &["1,2", "0,null"]),
    ("long", "int64", &["1,3"]),
];

pub(super) const STATEMENTS: &[&str] = &[
    // Plain fields.
    "@int = (#int) & 3;",
    "@int = (#int) % 4;",
    "@int++;",
    "@int ^= #int & 1;",
    "@long = (@long + (#int)) & 3;",
    "@long = (long) (#int) << 33;",
    "@short = (short) ((#int) * 3 & 15);",
    "@byte = (byte) ((#int) + 1);",
    "@double = (#int) / 2.0;",
    "@double = @double == 0 ? -0.0 : Math.abs(@double);",
    "@float = (float) ((#int) & 3) / 3;",
    "@bool = #bool;",
    "@bool = !@bool;",
    "@char = #char;",
    "@char++;",
    "@str = #str;",
    "@color = #color;",
    "@box = #int;",
    "@box = (#int) + 200;",
    "@box = #box;",
    "@longBox = (long) (#int) + 126;",
    "@charBox = #char;",
    "@boxes[#index] = #box;",
    "@object = #object;",
    "@objects[#index] = #object;",
    // Strings.
    "@sb.append(#str); if (@sb.length() > 4) @sb.setLength(2);",
    "@sb.append(#char).reverse();",
    "@sb.setLength(#index);",
    "if (@sb.length() > 1) @sb.deleteCharAt(0);",
    "@sb.insert(0, #int); if (@sb.length() > 4) @sb.delete(0, 3);",
    "@str = @sb.toString();",
    // Arrays.
    "@ints[#index] = (#int) & 3;",
    "@ints[#index]++;",
    "@ints = new int[(#int) & 1];",
    "@ints = @ints.clone();",
    "@ints = Arrays.copyOf(@ints, (#int) & 3);",
    "Arrays.fill(@ints, (#int) & 1);",
    "Arrays.sort(@ints);",
    "System.arraycopy(@ints, 0, @ints, #index, 1);",
    "for (int ~i = 0; ~i < @ints.length; ~i++) @ints[~i] = (@ints[~i] + ~i) & 3;",
    "@chars[#index] = #char;",
    "@longs[#index] += (#int) & 1;",
    "@bools[#index] = #bool;",
    "@bytes[#index] ^= 5;",
    "@grid[#index] = @ints;",
    "@grid[#index] = @grid[0];",
    "@grid[#index][#index] = (#int) & 3;",
    "@grid = new int[][] {@ints, @ints};",
    "@ints = @grid[#index];",
    "@grid[1] = new int[(#int) - 1];",
    // Nodes: aliases, cycles, virtual calls.
    "@node = #node;",
    "if (@node.next != null) @node = @node.next;",
    "@node.next = #node;",
    "@node.next = @node;",
    "if (@node != null) @node.next = #node;",
    "if (@node == null) @node = node(#int); else @node.next = node(#int);",
    "@node.n = (#int) & 3;",
    "if (@node instanceof Pair ~p) ~p.left = #node;",
    "((Pair) @node).left = #node;",
    "if (@node instanceof Pair ~p) ~p.cells = @ints;",
    "if (@node instanceof Deep ~p) ~p.owner = this; else @node = new Deep((#int) & 1);",
    "@nodes[#index] = #node;",
    "@nodes[1] = @nodes[0];",
    "@int = @node.f(#int) & 3;",
    "for (Node ~m : @nodes) if (~m != null) @int = (@int + ~m.f(1)) & 3;",
    "{ Marked ~m = #node; @int = ~m.twice(#int) & 3; }",
    "if (#node instanceof Pair ~p && ~p.left != null) ~p.left.n = 1;",
    "@self = this;",
    "@self = new NAME();",
    "@self.@int = (#int) & 1;",
    "@self.@node = @node;",
    "@object = @self;",
    // Collections.
    "@list.add((#int) & 3); if (@list.size() > 3) @list.remove(0);",
    "@list.remove(#box);",
    "@list.set(#index, 1);",
    "@list.add(0, #box); if (@list.size() > 3) @list.clear();",
    "{ int ~k = #int; @list.removeIf(~e -> ~e == ~k); }",
    "@list = new ArrayList<>(@list);",
    "@list.sort(null);",
    "for (int ~e : @list) @int = (@int + ~e) & 3;",
    "for (Iterator<Integer> ~i = @list.iterator(); ~i.hasNext();) if (~i.next() == 1) ~i.remove();",
    "for (Integer ~e : @list) if (@list.size() < 3) @list.add(~e);",
    "@texts.add(#str); if (@texts.size() > 2) @texts.remove(0);",
    "@texts.replaceAll(~t -> clip(~t + 'q'));",
    "@items.add(#node); if (@items.size() > 2) @items.remove(1);",
    "@items.get(#index).n ^= 1;",
    "@set.add(#str);",
    "@set.remove(#str);",
    "@map.put(#str, (#int) & 3);",
    "@map.merge(#str, 1, (~a, ~b) -> ~a + ~b & 3);",
    "@map.computeIfAbsent(#str, ~s -> ~s.length());",
    "@map.remove(#str);",
    "@map.keySet().remove(#str);",
    "for (Map.Entry<String, Integer> ~e : @map.entrySet()) ~e.setValue(~e.getValue() + 1 & 3);",
    "@groups.computeIfAbsent((#int) & 1, ~k -> new ArrayList<>()).add((#int) & 1);",
    "@groups.get((#int) & 1).remove(0);",
    "@groups.put((#int) & 1, @list);",
    "@nested.add(new HashMap<>()); if (@nested.size() > 2) @nested.remove(0);",
    "@nested.get(#index).put(#str, 1);",
    "@nested.add(@map); if (@nested.size() > 2) @nested.remove(0);",
    "@deque.addFirst((#int) & 3); if (@deque.size() > 3) @deque.removeLast();",
    "@deque.addLast(#box);",
    "@deque.pollFirst();",
    "if (!@deque.isEmpty()) @int = @deque.removeLast() & 3;",
    "@heap.add((#int) & 3); if (@heap.size() > 3) @heap.poll();",
    "if (@heap.size() > 1) @int = @heap.remove() & 3;",
    "@colors.put(#color, (#int) & 1);",
    "@colors.remove(#color);",
    "@object = @list;",
    "@object = @ints;",
    // Control.
    "if (#bool) { #stmt } else { #stmt }",
    "if (#bool) { #stmt }",
    "for (int ~i = 0; ~i < ((#int) & 3); ~i++) { #stmt }",
    "for (int ~i = 2; ~i > 0; ~i--) { if (#bool) continue; #stmt }",
    "{ int ~i = 0; while (~i++ < 2) { #stmt if (#bool) break; } }",
    "{ int ~i = 0; do { #stmt ~i += 2; } while (~i < ((#int) & 3)); }",
    "switch (#int) { case 0: #stmt case 1: #stmt break; case 7: break; default: #stmt }",
    "switch (#color) { case RED: #stmt break; case GREEN: #stmt default: }",
    "switch (#str) { case \"a\" -> { #stmt } case \"ab\" -> { #stmt } default -> { #stmt } }",
    "synchronized (this) { #stmt }",
    "if (#bool) throw new IllegalStateException(\"bad\");",
    "try { #stmt #stmt } catch (RuntimeException ~e) { #stmt }",
    "try { #stmt } catch (NullPointerException | ArithmeticException ~e) { #stmt }",
    "try { #stmt } catch (IndexOutOfBoundsException ~e) { #stmt } finally { #stmt }",
    "try { risky(#int); #stmt } catch (Checked ~e) { if (~e.code > 0) { #stmt } }",
    "{ Object ~o = #object; if (~o instanceof Integer ~n && ~n > 0) { #stmt } }",
];

/// Types with expressions of them; none of the texts that have no `#` may need a field alone.
pub(super) const EXPRESSIONS: &[(&str, &[&str])] = &[
    (
        "int",
        &[
            "0",
            "1",
            "2",
            "-1",
            "@int",
            "(int) @short",
            "(int) @byte",
            "(int) @long",
            "(int) (@double * 4)",
            "Math.round(@float)",
            "(int) @char",
            "@box",
            "@str.length()",
            "@sb.length()",
            "@ints.length",
            "@ints[0]",
            "@ints[#index]",
            "(int) @chars[1]",
            "(int) @longs[#index]",
            "(int) @bytes[#index]",
            "@grid.length",
            "@grid[#index].length",
            "@grid[#index][#index]",
            "@node.n",
            "@node.f(#int)",
            "@node.next.mark(#int)",
            "@nodes[#index].twice(1)",
            "((Pair) @node).cells[0]",
            "@node.sum(3)",
            "@color.weight()",
            "@list.size()",
            "@list.get(#index)",
            "@list.indexOf(#box)",
            "(int) @list.stream().filter(~e -> ~e > 0).count()",
            "@map.size()",
            "@map.get(#str)",
            "@map.getOrDefault(#str, #int)",
            "@groups.size()",
            "@deque.size()",
            "@deque.peekLast()",
            "@heap.peek()",
            "@colors.getOrDefault(#color, 2)",
            "@boxes[#index]",
            "@self.@int",
            "(#int) + (#int)",
            "(#int) - 1",
            "(#int) / (#int)",
            "(#int) % (#int)",
            "(#int) << 1",
            "((#int) >>> 1)",
            "(#bool ? #int : #int)",
            "Math.max(#int, #int)",
            "(#str).length()",
            "(int) (#char) & 7",
            "switch (#int) { case 0, 1 -> 3; case 2 -> #int; default -> -2; }",
            "switch (#color) { case RED -> 1; case GREEN -> #int; default -> 0; }",
            "Integer.compare(#int, #int)",
        ],
    ),
    (
        "bool",
        &[
            "true",
            "false",
            "@bool",
            "@bools[#index]",
            "(#int) > (#int)",
            "(#int) == 1",
            "!(#bool)",
            "(#bool) && (#bool)",
            "(#bool) || (#bool)",
            "(#bool) ^ (#bool)",
            "@node == @node",
            "@node instanceof Pair",
            "@node != null && @node.next == null",
            "@nodes[0] == @nodes[1]",
            "@object == null",
            "@object instanceof int[]",
            "@object == this",
            "@self == this",
            "@box == @box",
            "Objects.equals(@box, #box)",
            "@str == null",
            "\"ab\".equals(@str)",
            "@list.isEmpty()",
            "@list.contains(#box)",
            "@set.contains(#str)",
            "@map.containsKey(#str)",
            "@texts.equals(@texts)",
            "@double < @double",
            "@float != @float",
            "@color == Color.RED",
        ],
    ),
    // Where most things have an element.
    ("index", &["0", "0", "1", "(#int) & 1", "(#int) & 1", "#int"]),
    ("char", &["'a'", "'b'", "@char", "@chars[#index]", "@str.charAt(#index)", "(char) ('a' + ((#int) & 1))"]),
    (
        "str",
        &[
            "\"a\"",
            "\"ab\"",
            "@str",
            "@texts.get(#index)",
            "@color.name()",
            "clip(@str + 'b')",
            "clip(\"n\" + (#int))",
            "clip(#char + (#str))",
            "String.valueOf(#bool)",
            "Integer.toString((#int) & 3)",
            "@sb.substring(0, 1)",
            "(#str).substring((#int) & 1)",
            "(#str).replace('a', 'c')",
            "(#str).trim()",
            "(#bool ? #str : #str)",
            "((#str).isEmpty() ? \"e\" : \"f\")",
            "String.join(\"\", clip(#str), \"\")",
        ],
    ),
    ("color", &["Color.RED", "Color.BLUE", "@color", "Color.values()[(#int) & 1]", "(#bool ? Color.GREEN : #color)"]),
    ("box", &["1", "Integer.valueOf(2)", "@box", "Integer.valueOf(#int)", "(#bool ? @box : null)", "(Integer) 0"]),
    (
        "node",
        &[
            "((Node) null)",
            "node(#int)",
            "node(1)",
            "@node",
            "@nodes[#index]",
            "@node.next",
            "@items.get(0)",
            "((Node) new Deep((#int) & 1))",
            "((Pair) @node).left",
            "(#bool ? #node : #node)",
        ],
    ),
    (
        "object",
        &[
            "((Object) null)",
            "((Object) this)",
            "(Object) #str",
            "(Object) #node",
            "(Object) (#int)",
            "(Object) @object",
            "(Object) @ints",
            "(Object) @list",
            "(Object) #color",
        ],
    ),
];

/// Bodies of `f` and `mark` in the classes of nodes, from the root on; `k` is the parameter.
pub(super) const F_OF_NODE: &[&str] = &["n + k", "next == null ? n : next.n - k", "k > 1 ? mark(k) : n++ & 1"];
pub(super) const F_OF_LEAF: &[&str] = &["tag + k & 7", "(tag = (char) ('a' + (k & 1))) & 3", "super.f(k) + 1", "10 / (k - n)"];
pub(super) const F_OF_PAIR: &[&str] = &[
    "cells[k & 1]++ & 1",
    "left == null ? super.f(k) : left.n",
    "left == this ? 5 : cells[k]",
    "(left = next) == null ? 0 : left.mark(k & 1)",
];
pub(super) const F_OF_DEEP: &[&str] = &["(on = !on) ? super.f(k) : 1", "owner == null ? super.f(0) : 4", "super.f(k + 1)"];
pub(super) const MARKS: &[&str] =
    &["n + k", "n > 2 ? fail(\"large\") : k", "next == null ? -1 : next.n", "(total = total + 1 & 3) + k"];

/// What all classes have; the parts in capitals are filled in.
pub(super) const CLASS: &str = r#"import java.util.*;

public class NAME {
    enum Color {
        RED, GREEN { @Override int weight() { return 5; } }, BLUE;
        int weight() { return ordinal(); }
    }
    interface Marked {
        int mark(int k);
        default int twice(int k) { return 2 * mark(k); }
    }
    static abstract class Node implements Marked {
        int n;
        Node next;
        Node(int n) { this.n = n; }
        int f(int k) { return NODE_F; }
        @Override public int mark(int k) { return NODE_MARK; }
        int sum(int most) {
            int sum = n;
            for (Node x = next; x != null && most-- > 0; x = x.next) sum += x.n;
            return sum;
        }
    }
    static class Leaf extends Node {
        char tag = 'l';
        Leaf(int n) { super(n); }
        @Override int f(int k) { return LEAF_F; }
    }
    static class Pair extends Node {
        Node left;
        int[] cells = new int[2];
        Pair(int n) { super(n); }
        @Override int f(int k) { return PAIR_F; }
    }
    static final class Deep extends Pair {
        boolean on;
        Object owner;
        Deep(int n) { super(n); }
        @Override int f(int k) { return DEEP_F; }
        @Override public int mark(int k) { return DEEP_MARK; }
    }
    static class Checked extends Exception {
        final int code;
        Checked(int code) { this.code = code; }
    }
    static int total;
STATICS
    static { start(); }
    /** All statics that methods write begin here, so that an explorer by replay can begin again. */
    static void start() {
        total = 0;
STARTS    }
    static int fail(String why) { throw new UnsupportedOperationException(why); }
    static void risky(int k) throws Checked { if (k > 0) throw new Checked(k - 1); }
    static String clip(String s) { return s.length() > 3 ? s.substring(s.length() - 2) : s; }
    static Node node(int k) {
        switch (k & 3) {
            case 0: return new Leaf(0);
            case 1: return new Pair(1);
            case 2: return new Leaf(k & 1);
            default: return new Deep(2);
        }
    }

FIELDS
METHODS}
"#;
