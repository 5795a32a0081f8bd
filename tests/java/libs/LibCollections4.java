// commons-collections4: bags, bidi maps, multi maps, ordered and LRU maps, lists, iterators, predicates/transformers/closures,
// comparators, tries, queues, utilities, sequence diff.
import java.util.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.bag.*;
import org.apache.commons.collections4.bidimap.*;
import org.apache.commons.collections4.collection.*;
import org.apache.commons.collections4.comparators.*;
import org.apache.commons.collections4.functors.*;
import org.apache.commons.collections4.iterators.*;
import org.apache.commons.collections4.keyvalue.*;
import org.apache.commons.collections4.list.*;
import org.apache.commons.collections4.map.*;
import org.apache.commons.collections4.multimap.*;
import org.apache.commons.collections4.multiset.*;
import org.apache.commons.collections4.queue.*;
import org.apache.commons.collections4.sequence.*;
import org.apache.commons.collections4.set.*;
import org.apache.commons.collections4.trie.*;

public class LibCollections4 {
    record Emp(String name, int age, String dept) { }
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        try {
            Object o = q.go();
            System.out.println(n + " -> " + (o instanceof Object[] a ? Arrays.toString(a) : o));
        } catch (Exception e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + (e.getMessage() == null
                    ? null : e.getMessage().replaceAll("'[^']*Lambda[^']*'", "lambda")));
        }
    }
    static <T> String it(Iterator<T> i) {
        StringBuilder sb = new StringBuilder();
        while (i.hasNext()) sb.append(i.next()).append(' ');
        return sb.toString().trim();
    }
    public static void main(String[] args) throws Exception {
        // bags and multisets
        Bag<String> bag = new TreeBag<>(List.of("b", "a", "b", "c", "b"));
        t("bag", () -> bag + " " + bag.getCount("b") + bag.uniqueSet() + bag.size() + bag.add("z", 3) + bag.remove("b", 2) + bag
                + bag.containsAll(List.of("a", "z", "z")) + bag.retainAll(List.of("z", "z", "a")) + bag);
        t("hashbag", () -> {
            Bag<Integer> h = new HashBag<>();
            for (int i = 0; i < 20; i++) h.add(i % 4, i % 3);
            return h.size() + " " + new TreeMap<>(countMap(h)) + h.equals(new HashBag<>(h));
        });
        t("bag neg", () -> bag.add("q", -2));
        t("unmodifiable bag", () -> BagUtils.unmodifiableBag(bag).add("x"));
        t("predicated bag", () -> BagUtils.predicatedBag(new HashBag<String>(), s -> s.length() > 1).add("x"));
        t("multiset", () -> {
            MultiSet<String> m = new HashMultiSet<>();
            m.add("x", 2);
            m.add("x");
            int old = m.setCount("x", 5);
            return old + " " + m.getCount("x") + m.entrySet() + m.remove("x", 9) + m.size();
        });
        // bidi maps
        t("bidi", () -> {
            BidiMap<String, Integer> m = new DualTreeBidiMap<>();
            m.put("one", 1);
            m.put("two", 2);
            m.put("uno", 1);
            return m + " " + m.getKey(2) + m.inverseBidiMap() + m.removeValue(2) + m + m.inverseBidiMap().containsKey(2);
        });
        t("treebidi", () -> {
            TreeBidiMap<Integer, String> m = new TreeBidiMap<>();
            for (int i = 9; i > 0; i--) m.put(i, "v" + i * 7 % 10);
            return m.firstKey() + m.lastKey() + " " + m.nextKey(4) + m.previousKey(4) + " " + it(m.inverseBidiMap().mapIterator()) + " "
                    + m.size() + m.getKey("v1");
        });
        t("treebidi null", () -> {
            try { return new TreeBidiMap<String, String>().put(null, "x"); } catch (NullPointerException e) { return "NPE"; }
        });
        // maps
        t("lru", () -> {
            LRUMap<Integer, String> m = new LRUMap<>(3);
            for (int i = 0; i < 5; i++) m.put(i, "v" + i);
            m.get(2);
            m.put(9, "v9");
            return m.keySet() + " " + m.isFull() + m.containsKey(3) + m.firstKey() + m.lastKey();
        });
        t("linked", () -> {
            LinkedMap<String, Integer> m = new LinkedMap<>();
            m.put("c", 3);
            m.put("a", 1);
            m.put("b", 2);
            return m + " " + m.get(1) + m.getValue(0) + m.indexOf("b") + m.firstKey() + m.nextKey("a") + m.previousKey("c") + m.remove(0)
                    + m + it(m.mapIterator());
        });
        t("caseInsensitive", () -> {
            CaseInsensitiveMap<String, Integer> m = new CaseInsensitiveMap<>();
            m.put("One", 1);
            m.put("ONE", 2);
            m.put(null, 3);
            return m.size() + " " + m.get("oNe") + m.get(null) + m.containsKey("one");
        });
        t("multikey", () -> {
            MultiKeyMap<String, Integer> m = new MultiKeyMap<>();
            m.put("a", "b", 1);
            m.put("a", "c", 2);
            m.put("x", "y", "z", 3);
            boolean r = m.removeAll("a", "b");
            return m.get("a", "c") + " " + m.get("a", "b") + m.size() + m.containsKey("x", "y", "z") + m.containsKey("x", "y") + r
                    + new MultiKey<>("a", "b").equals(new MultiKey<>("a", "b")) + new MultiKey<>(1, 2);
        });
        t("lazy", () -> {
            Map<String, Integer> m = LazyMap.lazyMap(new TreeMap<>(), (Transformer<String, Integer>) String::length);
            m.get("four");
            m.get("xx");
            return m.toString() + m.containsKey("nope");
        });
        t("default", () -> DefaultedMap.defaultedMap(new HashMap<>(Map.of("k", 1)), -1).get("z"));
        t("passive", () -> {
            PassiveExpiringMap<String, Integer> m = new PassiveExpiringMap<>((PassiveExpiringMap.ExpirationPolicy<String, Integer>) (k, v)
                    -> v > 5 ? 0 : -1);
            m.put("a", 1);
            m.put("b", 9);
            return m.get("a") + " " + m.get("b") + m.size() + m.containsKey("b");
        });
        t("flat3", () -> {
            Flat3Map<Integer, String> m = new Flat3Map<>();
            for (int i = 3; i > 0; i--) m.put(i, "" + i);
            String s = m.toString();
            m.put(4, "4");
            m.remove(2);
            return s + new TreeMap<>(m);
        });
        t("fixed", () -> FixedSizeMap.fixedSizeMap(new HashMap<>(Map.of("a", 1))).put("b", 2));
        t("fixedsorted", () -> FixedSizeSortedMap.fixedSizeSortedMap(new TreeMap<>(Map.of("a", 1))).put("a", 2));
        t("composite", () -> {
            CompositeMap<String, Integer> m = new CompositeMap<>(new TreeMap<>(Map.of("a", 1)), new TreeMap<>(Map.of("b", 2)));
            return m.size() + " " + m.get("b") + m.containsKey("c") + m.keySet().contains("a");
        });
        t("composite put", () -> new CompositeMap<String, Integer>(new HashMap<>(), new HashMap<>()).put("x", 1));
        t("predicated", () -> PredicatedMap.predicatedMap(new HashMap<String, Integer>(), k -> k.length() < 3, v -> v > 0).put("ab", -1));
        t("transformed", () -> {
            Map<String, String> m = TransformedMap.transformingMap(new TreeMap<>(), String::toUpperCase, String::trim);
            m.put("k", " v ");
            return m;
        });
        t("listOrdered", () -> {
            ListOrderedMap<String, Integer> m = ListOrderedMap.listOrderedMap(new HashMap<>());
            m.put("z", 1);
            m.put("a", 2);
            m.put(1, "mid", 3);
            return m + " " + m.indexOf("a") + m.getValue(1) + m.keyList() + m.valueList();
        });
        t("identity/reference", () -> {
            ReferenceIdentityMap<String, Integer> m = new ReferenceIdentityMap<>(AbstractReferenceMap.ReferenceStrength.HARD,
                    AbstractReferenceMap.ReferenceStrength.HARD);
            String k = new String("k");
            m.put(k, 1);
            return m.get(k) + " " + m.get(new String("k"));
        });
        t("static bucket", () -> {
            StaticBucketMap<Integer, Integer> m = new StaticBucketMap<>(7);
            Thread[] ts = new Thread[3];
            for (int i = 0; i < 3; i++) {
                int k = i;
                (ts[i] = new Thread(() -> {
                    for (int j = 0; j < 20; j++) m.put(j * 3 + k, j);
                })).start();
            }
            for (Thread x : ts) x.join();
            return m.size() + " " + m.get(30);
        });
        // multimaps
        t("alvmap", () -> {
            ListValuedMap<String, Integer> m = new ArrayListValuedHashMap<>();
            m.put("a", 2);
            m.put("a", 1);
            m.put("b", 3);
            m.putAll("a", List.of(2, 9));
            boolean r = m.removeMapping("a", 2);
            return m.get("a") + " " + m.size() + r + m.get("zz") + m.containsMapping("b", 3) + new TreeMap<>(m.asMap())
                    + new TreeMap<>(countMap(new HashBag<>(m.keys())));
        });
        t("hsvmap", () -> {
            SetValuedMap<String, Integer> m = new HashSetValuedHashMap<>();
            m.put("a", 1);
            m.put("a", 1);
            m.put("a", 2);
            m.get("new").add(5);
            return m.size() + " " + m.get("new") + m.remove("a").size() + m;
        });
        t("multimap unmod", () -> MultiMapUtils.unmodifiableMultiValuedMap(new ArrayListValuedHashMap<String, String>()).put("a", "b"));
        // lists and sets
        t("treelist", () -> {
            TreeList<Integer> l = new TreeList<>();
            for (int i = 0; i < 50; i++) l.add(i / 2, i);
            int s = 0;
            for (int i = 0; i < 50; i += 7) s = s * 31 + l.get(i);
            l.removeIf(x -> x % 3 == 0);
            return s + " " + l.size() + l.indexOf(10) + l.subList(0, 4);
        });
        t("cursorable", () -> {
            CursorableLinkedList<String> l = new CursorableLinkedList<>(List.of("a", "b", "c"));
            CursorableLinkedList.Cursor<String> c = l.cursor();
            c.next();
            l.add(1, "new");
            StringBuilder sb = new StringBuilder();
            while (c.hasNext()) sb.append(c.next());
            c.close();
            return sb + " " + l;
        });
        t("nodecaching", () -> {
            NodeCachingLinkedList<Integer> l = new NodeCachingLinkedList<>(2);
            for (int i = 0; i < 5; i++) l.add(i);
            l.removeFirst();
            l.removeLast();
            l.addFirst(9);
            return l;
        });
        t("setunique", () -> {
            SetUniqueList<Integer> l = SetUniqueList.setUniqueList(new ArrayList<>());
            l.addAll(List.of(1, 2, 1, 3));
            boolean r = l.add(2);
            return l + "" + r + l.set(0, 3) + l;
        });
        t("grow", () -> {
            List<Integer> g = GrowthList.growthList(new ArrayList<>());
            g.set(2, 7);
            return g;
        });
        t("lazylist", () -> {
            List<String> l = ListUtils.lazyList(new ArrayList<>(), () -> "def");
            l.get(2);
            return l;
        });
        t("fixedlist", () -> FixedSizeList.fixedSizeList(new ArrayList<>(List.of(1))).add(2));
        t("listorderedset", () -> {
            ListOrderedSet<String> s = new ListOrderedSet<>();
            s.addAll(List.of("q", "a", "q", "m"));
            s.add(1, "ins");
            return s + " " + s.get(2) + s.indexOf("m") + s.remove(0);
        });
        t("composite set", () -> {
            CompositeSet<Integer> s = new CompositeSet<>(new TreeSet<>(Set.of(1, 2)));
            s.addComposited(new TreeSet<>(Set.of(5)));
            return s.size() + " " + s.contains(5) + it(s.iterator());
        });
        t("composite clash", () -> {
            CompositeSet<Integer> s = new CompositeSet<>(new TreeSet<>(Set.of(1)));
            s.addComposited(new TreeSet<>(Set.of(1)));
            return s;
        });
        // queues
        t("circular", () -> {
            CircularFifoQueue<Integer> q = new CircularFifoQueue<>(3);
            for (int i = 0; i < 5; i++) q.add(i);
            return q + " " + q.peek() + q.poll() + q.isAtFullCapacity() + q.get(1) + q.maxSize();
        });
        t("circular oob", () -> new CircularFifoQueue<Integer>(2).get(0));
        t("predicated queue", () -> PredicatedQueue.predicatedQueue(new LinkedList<Integer>(), x -> x > 0).offer(-1));
        t("queue utils", () -> QueueUtils.unmodifiableQueue(new LinkedList<>(List.of(1))).poll());
        // trie
        t("trie", () -> {
            PatriciaTrie<Integer> tr = new PatriciaTrie<>();
            for (String s : "car cart care cat dog do".split(" ")) tr.put(s, s.length());
            return tr.keySet() + " " + tr.prefixMap("car") + tr.firstKey() + tr.nextKey("cart") + tr.headMap("cat") + tr.selectKey("cax")
                    + tr.remove("care") + tr.size();
        });
        // collection utils
        List<Integer> a = List.of(1, 2, 2, 3), b = List.of(2, 3, 4);
        t("utils", () -> "" + sorted(CollectionUtils.union(a, b)) + sorted(CollectionUtils.intersection(a, b))
                + sorted(CollectionUtils.disjunction(a, b)) + sorted(CollectionUtils.subtract(a, b)) + CollectionUtils.isEqualCollection(a,
                List.of(2, 1, 3, 2)) + CollectionUtils.isSubCollection(List.of(2, 2), a) + CollectionUtils.containsAny(a, b)
                + CollectionUtils.cardinality(2, a) + new TreeMap<>(CollectionUtils.getCardinalityMap(a))
                + CollectionUtils.collate(List.of(1, 4), List.of(2, 3)) + CollectionUtils.permutations(List.of(1, 2, 3)).size()
                + CollectionUtils.isEmpty(null) + CollectionUtils.get(a, 3) + CollectionUtils.retainAll(a, List.of(2))
                + CollectionUtils.removeAll(a, List.of(2)));
        t("modify", () -> {
            List<Integer> l = new ArrayList<>(List.of(5, -1, 8, -3));
            CollectionUtils.filter(l, x -> x > 0);
            CollectionUtils.transform(l, x -> x * 2);
            CollectionUtils.addIgnoreNull(l, null);
            CollectionUtils.reverseArray(new Object[0]);
            return l + "" + CollectionUtils.matchesAll(l, x -> x > 9) + CollectionUtils.exists(l, x -> x == 16) + CollectionUtils.find(l, x
                    -> x > 10) + CollectionUtils.countMatches(l, x -> true) + CollectionUtils.select(l, x -> x == 10)
                    + CollectionUtils.collect(l, x -> "s" + x);
        });
        t("lists", () -> ListUtils.partition(List.of(1, 2, 3, 4, 5), 2) + "" + ListUtils.intersection(a, b) + ListUtils.sum(a, b)
                + ListUtils.longestCommonSubsequence("ABCBDAB", "BDCABA") + ListUtils.isEqualList(a, new LinkedList<>(a))
                + ListUtils.indexOf(a, x -> x == 3) + ListUtils.emptyIfNull(null) + ListUtils.retainAll(b, a)
                + ListUtils.hashCodeForList(a));
        t("sets", () -> {
            SetUtils.SetView<Integer> d = SetUtils.difference(Set.of(1, 2), Set.of(2));
            return d + "" + new TreeSet<>(SetUtils.union(Set.of(1), Set.of(2))) + SetUtils.isEqualSet(Set.of(1), List.of(1));
        });
        t("maps", () -> MapUtils.getInteger(Map.of("a", "5"), "a") + "" + MapUtils.getString(Map.of(), "x", "d")
                + MapUtils.invertMap(Map.of("k", "v")) + MapUtils.getBooleanValue(Map.of("t", "true"), "t")
                + MapUtils.putAll(new TreeMap<>(), new Object[]{"x", 1, "y", 2}) + MapUtils.isEmpty(null)
                + MapUtils.toProperties(Map.of("p", "q")));
        // iterators, iterables
        t("iterators", () -> it(new ArrayIterator<>(new int[]{1, 2, 3}, 1)) + "|" + it(IteratorUtils.chainedIterator(List.of(1).iterator(),
                List.of(2, 3).iterator())) + "|" + it(IteratorUtils.filteredIterator(a.iterator(), x -> x == 2)) + "|"
                + it(IteratorUtils.transformedIterator(a.iterator(), x -> x * 10)) + "|" + it(new UniqueFilterIterator<>(a.iterator()))
                + "|" + it(IteratorUtils.collatedIterator(Comparator.<Integer>naturalOrder(), List.of(1, 5).iterator(), List.of(2,
                9).iterator())) + "|" + it(IteratorUtils.zippingIterator(List.of("a", "b").iterator(), List.of("x").iterator())) + "|"
                + it(IteratorUtils.skippingIterator(a.iterator(), 2)) + "|" + it(IteratorUtils.boundedIterator(a.iterator(), 1, 2)) + "|"
                + it(new ReverseListIterator<>(new ArrayList<>(a))) + "|" + it(new PermutationIterator<>(List.of(1, 2, 3))).length() + "|"
                + IteratorUtils.toString(a.iterator()));
        t("peeking", () -> {
            PeekingIterator<Integer> p = PeekingIterator.peekingIterator(a.iterator());
            return p.peek() + "" + p.next() + p.element() + p.next();
        });
        t("pushback", () -> {
            PushbackIterator<Integer> p = PushbackIterator.pushbackIterator(a.iterator());
            p.next();
            p.pushback(99);
            return it(p);
        });
        t("looping", () -> {
            LoopingIterator<Integer> l = new LoopingIterator<>(new ArrayList<>(List.of(1, 2)));
            return "" + l.next() + l.next() + l.next() + l.size();
        });
        t("objectgraph", () -> it(IteratorUtils.<Object>objectGraphIterator((Object) List.of(List.of(1, 2), 3, List.of(List.of(4))),
                (Transformer<Object, Object>) o -> o instanceof List<?> l ? l.iterator() : o)));
        t("iter end", () -> new ArrayIterator<>(new int[0]).next());
        t("iterables", () -> FluentIterable.of(5, 1, 4).append(9).filter(x -> x > 1).transform(x -> x * 2).limit(3).toList() + ""
                + IterableUtils.toString(IterableUtils.reversedIterable(a)) + IterableUtils.frequency(a, 2) + IterableUtils.partition(a, x
                -> x > 1) + FluentIterable.of(1, 2).loop().limit(5) + FluentIterable.of(1, 2, 3).collate(FluentIterable.of(2, 9))
                + FluentIterable.of(1, 2).zip(FluentIterable.of(8)) + IterableUtils.matchesAny(a, x -> x > 2) + IterableUtils.indexOf(a, x
                -> x == 2));
        // functors
        List<Emp> es = List.of(new Emp("ann", 30, "x"), new Emp("bob", 25, "y"), new Emp("cid", 35, "x"));
        t("predicates", () -> PredicateUtils.andPredicate((Integer x) -> x > 1, x -> x < 5).evaluate(3) + ""
                + PredicateUtils.anyPredicate(PredicateUtils.<Integer>nullPredicate(), EqualPredicate.equalPredicate(3)).evaluate(3)
                + PredicateUtils.notPredicate(PredicateUtils.truePredicate()).evaluate(1)
                + InstanceofPredicate.instanceOfPredicate(String.class).evaluate("s")
                + PredicateUtils.onePredicate(List.of(PredicateUtils.truePredicate(), PredicateUtils.falsePredicate())).evaluate(1)
                + UniquePredicate.uniquePredicate().evaluate("q") + ComparatorPredicate.comparatorPredicate(10,
                Comparator.<Integer>naturalOrder(), ComparatorPredicate.Criterion.GREATER).evaluate(5));
        t("null predicate", () -> {
            try { return PredicateUtils.exceptionPredicate().evaluate(1); } catch (FunctorException e) { return e.getMessage(); }
        });
        t("transformers", () -> TransformerUtils.chainedTransformer((Transformer<Integer, Integer>) x -> x + 1, x -> x * 10).transform(4)
                + "" + TransformerUtils.mapTransformer(Map.of("k", "v")).transform("k") + TransformerUtils.<String,
                Integer>invokerTransformer("length").transform("four") + TransformerUtils.stringValueTransformer().transform(null)
                + TransformerUtils.constantTransformer(5).transform("x") + TransformerUtils.switchTransformer((Predicate<Integer>) x
                -> x > 0, x -> "pos", x -> "neg").transform(-1));
        t("invoker bad", () -> TransformerUtils.invokerTransformer("nope").transform("x"));
        t("closures", () -> {
            StringBuilder sb = new StringBuilder();
            Closure<String> c1 = s -> sb.append(s).append(','), c2 = s -> sb.append(s.length()).append(';');
            ClosureUtils.chainedClosure(c1, c2).execute("abc");
            ClosureUtils.forClosure(2, c1).execute("r");
            ClosureUtils.ifClosure((Predicate<String>) String::isEmpty, c1, c2).execute("zz");
            int[] n = {0};
            ClosureUtils.whileClosure((Predicate<int[]>) x -> x[0] < 4, x -> x[0]++).execute(n);
            CollectionUtils.forAllDo(List.of("p", "q"), c1);
            return sb + "" + n[0];
        });
        t("factories", () -> FactoryUtils.constantFactory("c").create()
                + FactoryUtils.prototypeFactory(new ArrayList<>(List.of(1))).create()
                + FactoryUtils.instantiateFactory(StringBuilder.class, new Class<?>[]{String.class}, new Object[]{"sb"}).create());
        t("null factory", () -> FactoryUtils.exceptionFactory().create());
        // comparators
        t("comparators", () -> {
            List<String> l = new ArrayList<>(List.of("b", "C", "a"));
            l.sort(new ReverseComparator<>());
            String s = l.toString();
            ComparatorChain<Emp> ch = new ComparatorChain<>(Comparator.comparing(Emp::dept));
            ch.addComparator(Comparator.comparing(Emp::age), true);
            List<Emp> e = new ArrayList<>(es);
            e.sort(ch);
            FixedOrderComparator<String> f = new FixedOrderComparator<>("low", "mid", "high");
            return s + e.stream().map(Emp::name).toList() + f.compare("high", "low") + new NullComparator<String>(false).compare(null, "a")
                    + new TransformingComparator<String, Integer>(String::length).compare("aaa", "b")
                    + BooleanComparator.getTrueFirstComparator().compare(true, false) + ComparatorUtils.min(3, 5, null)
                    + ComparatorUtils.nullHighComparator(Comparator.<Integer>naturalOrder()).compare(null, 1);
        });
        t("fixed unknown", () -> new FixedOrderComparator<>("a").compare("a", "zz"));
        t("chain locked", () -> {
            ComparatorChain<Integer> c = new ComparatorChain<>(Comparator.<Integer>naturalOrder());
            c.compare(1, 2);
            c.addComparator(Comparator.<Integer>naturalOrder());
            return 0;
        });
        // sequences, keyvalue, misc
        t("diff", () -> {
            SequencesComparator<Character> sc = new SequencesComparator<>(List.of('A', 'B', 'C', 'D'), List.of('B', 'X', 'D'));
            StringBuilder sb = new StringBuilder();
            sc.getScript().visit(new CommandVisitor<>() {
                public void visitInsertCommand(Character c) { sb.append('+').append(c); }
                public void visitKeepCommand(Character c) { sb.append('=').append(c); }
                public void visitDeleteCommand(Character c) { sb.append('-').append(c); }
            });
            return sb + " " + sc.getScript().getModifications() + sc.getScript().getLCSLength();
        });
        t("keyvalue", () -> new DefaultKeyValue<>("k", 1) + " " + new DefaultMapEntry<>("k", 1).equals(Map.entry("k", 1))
                + new UnmodifiableMapEntry<>("a", 2) + new TiedMapEntry<>(Map.of("t", 5), "t").getValue());
        t("kv self", () -> {
            DefaultKeyValue<Object, Object> d = new DefaultKeyValue<>();
            d.setKey(d);
            return 0;
        });
        t("arraystack/enum", () -> {
            ArrayStack<Integer> s = new ArrayStack<>();
            s.push(1);
            s.push(2);
            return s.peek() + "" + s.pop() + s.search(1) + s + EnumerationUtils.toList(new StringTokenizer("x y"))
                    + EnumerationUtils.get(Collections.enumeration(a), 1);
        });
        t("stack empty", () -> new ArrayStack<Integer>().pop());
        t("bounded", () -> {
            CircularFifoQueue<String> c = new CircularFifoQueue<>(List.of("x", "y"));
            BoundedCollection<String> bc = c;
            return bc.isFull() + "" + bc.maxSize();
        });
        t("indexed", () -> {
            IndexedCollection<String, Emp> ix = IndexedCollection.nonUniqueIndexedCollection(new ArrayList<>(es), Emp::dept);
            return ix.get("y").name() + ix.values("x").size() + ix.contains(es.get(0));
        });
        t("unique index", () -> IndexedCollection.uniqueIndexedCollection(new ArrayList<>(es), Emp::dept));
    }
    static <T> Map<T, Integer> countMap(Bag<T> b) {
        Map<T, Integer> m = new HashMap<>();
        for (T x : b.uniqueSet()) m.put(x, b.getCount(x));
        return m;
    }
    static List<Integer> sorted(Collection<Integer> c) {
        List<Integer> l = new ArrayList<>(c);
        Collections.sort(l);
        return l;
    }
}
