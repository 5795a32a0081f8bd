// guava: collections (multimaps, multisets, bimaps, tables, ranges, immutables), base utilities, cache, hashing, io, graphs,
// math, primitives, event bus, futures, reflection.
import com.google.common.base.*;
import com.google.common.cache.*;
import com.google.common.collect.*;
import com.google.common.eventbus.*;
import com.google.common.escape.Escapers;
import com.google.common.graph.*;
import com.google.common.hash.*;
import com.google.common.io.*;
import com.google.common.math.*;
import com.google.common.net.*;
import com.google.common.primitives.*;
import com.google.common.reflect.*;
import com.google.common.util.concurrent.*;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.*;

public class LibGuava {
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        try {
            Object o = q.go();
            System.out.println(n + " -> " + (o instanceof int[] a ? Arrays.toString(a) : String.valueOf(o).replace("\u221e", "inf")));
        } catch (Exception | Error e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + String.valueOf(e.getMessage()).replaceAll("@[0-9a-f]+",
                    "@"));
        }
    }
    record Emp(String name, int age, String dept) { }
    enum Color { RED, GREEN, BLUE }
    static class Listener {
        final List<String> got = new ArrayList<>();
        @Subscribe public void on(String s) { got.add("S" + s); }
        @Subscribe public void num(Integer i) { got.add("I" + i); }
        @Subscribe public void dead(DeadEvent d) { got.add("D" + d.getEvent()); }
    }
    public static void main(String[] args) throws Exception {
        // base
        t("joiner", () -> Joiner.on(",").skipNulls().join("a", null, "b") + Joiner.on(";").useForNull("-").join(Arrays.asList(1, null))
                + Joiner.on("&").withKeyValueSeparator("=").join(ImmutableMap.of("a", 1, "b", 2)));
        t("joiner null", () -> {
            try { return Joiner.on(",").join(Arrays.asList(1, null)); } catch (NullPointerException e) { return "NPE"; }
        });
        t("splitter", () -> Splitter.on(',').trimResults().omitEmptyStrings().splitToList(" a, ,b ,c") + ""
                + Splitter.fixedLength(3).splitToList("abcdefgh") + Splitter.on(CharMatcher.anyOf(";|")).limit(2).splitToList("a;b|c")
                + Splitter.on('&').withKeyValueSeparator('=').split("x=1&y=2") + Splitter.onPattern("\\d+").splitToList("a1b22c"));
        t("splitter bad", () -> Splitter.on('&').withKeyValueSeparator('=').split("x"));
        t("charmatcher", () -> CharMatcher.inRange('0', '9').retainFrom("a1b2") + CharMatcher.whitespace().trimAndCollapseFrom("  a  b ",
                '_') + CharMatcher.is('a').countIn("banana") + CharMatcher.anyOf("an").removeFrom("banana")
                + CharMatcher.ascii().matchesAllOf("abc") + CharMatcher.javaUpperCase().or(CharMatcher.is('!')).replaceFrom("aB!c", "*")
                + CharMatcher.none().indexIn("x"));
        t("strings", () -> Strings.padStart("7", 3, '0') + Strings.padEnd("x", 3, '.') + Strings.repeat("ab", 2)
                + Strings.nullToEmpty(null) + Strings.emptyToNull("") + Strings.commonPrefix("abcd", "abxy") + Strings.commonSuffix("xyz",
                "abyz") + Strings.isNullOrEmpty("") + Strings.lenientFormat("%s and %s", 1, 2, 3));
        t("case", () -> CaseFormat.LOWER_CAMEL.to(CaseFormat.UPPER_UNDERSCORE, "fooBarBaz")
                + CaseFormat.LOWER_HYPHEN.to(CaseFormat.UPPER_CAMEL, "foo-bar") + Ascii.toUpperCase("\u00e9a").length()
                + Ascii.truncate("abcdefgh", 5, "..") + Ascii.equalsIgnoreCase("A", "a"));
        for (Q v : new Q[]{() -> {
            Preconditions.checkArgument(false, "bad %s", 5);
            return 0;
        }, () -> {
                Preconditions.checkState(false, "state");
                return 0;
        }, () -> Preconditions.checkNotNull(null, "null %s", "x"), () -> Preconditions.checkElementIndex(5, 3, "idx"), () -> {
                Preconditions.checkPositionIndexes(2, 1, 5);
                return 0;
        }, () -> Verify.verifyNotNull(null)}) t("check", v);
        t("optional", () -> com.google.common.base.Optional.of(5).or(6) + "" + com.google.common.base.Optional.absent().or("z")
                + com.google.common.base.Optional.fromNullable(null).isPresent()
                + com.google.common.base.Optional.of("x").transform(String::length) + com.google.common.base.Objects.equal(null, null)
                + com.google.common.base.Objects.hashCode(1, 2) + MoreObjects.toStringHelper("Cls").add("a", 1).add("b",
                null).omitNullValues().addValue('c') + MoreObjects.firstNonNull(null, 9));
        t("functions", () -> com.google.common.base.Functions.compose((Integer x) -> x + 1, (String s) -> s.length()).apply("abc") + ""
                + Predicates.in(Set.of(1)).apply(1) + Predicates.and(Predicates.notNull(), Predicates.instanceOf(String.class)).apply("s")
                + Suppliers.memoize(() -> 7).get() + Enums.getIfPresent(Color.class, "PINK").isPresent() + Converter.from((String s)
                -> s.length(), (Integer i) -> "x".repeat(i)).reverse().convert(3)
                + Equivalence.equals().onResultOf(String::length).equivalent("ab", "cd") + Throwables.getRootCause(new Exception("o",
                new Error("r"))).getMessage());
        // collections
        Multimap<String, Integer> mm = ArrayListMultimap.create();
        mm.put("a", 1);
        mm.put("a", 2);
        mm.put("b", 1);
        mm.put("a", 1);
        t("multimap", () -> mm.get("a") + "" + mm.size() + mm.keys().count("a") + mm.containsEntry("b", 1) + mm.remove("a", 1)
                + new TreeMap<>(mm.asMap()) + mm.get("none") + TreeMultimap.create(Multimaps.invertFrom(mm, HashMultimap.create()))
                + Multimaps.index(List.of("x", "yy", "zz"), String::length) + mm.removeAll("a"));
        t("linked mm", () -> {
            LinkedHashMultimap<String, Integer> l = LinkedHashMultimap.create();
            l.put("z", 1);
            l.put("a", 2);
            l.put("z", 3);
            l.put("z", 1);
            l.get("z").remove(1);
            return l + "" + l.entries();
        });
        t("multiset", () -> {
            Multiset<String> m = TreeMultiset.create(List.of("b", "a", "b"));
            m.add("c", 3);
            m.setCount("a", 2);
            m.remove("b");
            return m + "" + m.entrySet() + m.size() + m.elementSet() + Multisets.copyHighestCountFirst(m) + Multisets.intersection(m,
                    ImmutableMultiset.of("c", "c")) + ((TreeMultiset<String>) m).headMultiset("c", BoundType.OPEN);
        });
        t("bimap", () -> {
            BiMap<String, Integer> b = HashBiMap.create();
            b.put("one", 1);
            b.forcePut("uno", 1);
            b.put("two", 2);
            return b.inverse().get(1) + b + b.inverse() + EnumBiMap.create(Map.of(Color.RED, Thread.State.NEW));
        });
        t("bimap dup", () -> HashBiMap.create(Map.of("a", 1)).put("b", 1));
        t("table", () -> {
            Table<Integer, String, Double> tb = TreeBasedTable.create();
            tb.put(1, "x", 1.5);
            tb.put(2, "y", 2.5);
            tb.put(1, "y", 3.0);
            return tb + "" + tb.row(1) + tb.column("y") + tb.cellSet().size() + tb.contains(2, "x") + tb.remove(1, "x")
                    + Tables.transpose(tb) + ArrayTable.create(List.of(1), List.of("c")).get(1, "c") + tb.rowMap().keySet();
        });
        t("rangeset", () -> {
            RangeSet<Integer> r = TreeRangeSet.create();
            r.add(Range.closed(1, 5));
            r.add(Range.closedOpen(5, 8));
            r.add(Range.open(20, 30));
            r.remove(Range.closed(3, 4));
            return r + "" + r.complement() + r.rangeContaining(7) + r.encloses(Range.closed(1, 2)) + r.span()
                    + ContiguousSet.create(Range.closed(1, 4), DiscreteDomain.integers());
        });
        t("rangemap", () -> {
            RangeMap<Integer, String> r = TreeRangeMap.create();
            r.put(Range.closedOpen(0, 50), "F");
            r.put(Range.closed(50, 100), "P");
            r.put(Range.closed(40, 45), "M");
            return r + r.get(42) + r.get(50) + r.subRangeMap(Range.closed(44, 60));
        });
        t("range", () -> Range.closed(1, 5).intersection(Range.open(3, 9)) + "" + Range.atLeast(3).contains(2) + Range.closed(1,
                3).isConnected(Range.open(3, 5)) + Range.encloseAll(List.of(4, 1)) + Range.all() + Range.lessThan("m").contains("a")
                + Range.closedOpen(4, 4).isEmpty() + Range.closed(1, 3).gap(Range.closed(7, 9)));
        t("range bad", () -> Range.closed(5, 1));
        t("immutable", () -> ImmutableList.builder().add(1).addAll(List.of(2, 3)).build().reverse() + "" + ImmutableSet.of(3, 1, 3, 2)
                + ImmutableSortedSet.of("b", "a") + ImmutableMap.of("k", 1).entrySet().asList().get(0) + ImmutableSortedMap.of(2, "b", 1,
                "a").headMap(2) + ImmutableBiMap.of("x", 9).inverse() + ImmutableListMultimap.of("a", 1, "a", 2).inverse()
                + ImmutableRangeSet.of(Range.closed(1, 2)) + Sets.immutableEnumSet(Color.BLUE, Color.RED));
        t("immutable add", () -> ImmutableList.of(1).add(2));
        t("immutable null", () -> {
            try { return ImmutableSet.of("a", null); } catch (NullPointerException e) { return e.getMessage(); }
        });
        t("immutable dup", () -> ImmutableMap.of("a", 1, "a", 2));
        t("lists", () -> Lists.partition(List.of(1, 2, 3, 4, 5), 2) + "" + Lists.reverse(List.of(1, 2)) + Lists.cartesianProduct(List.of(1,
                2), List.of(3, 4)) + Lists.transform(List.of("a", "bb"), String::length) + Lists.charactersOf("xy"));
        t("sets", () -> Sets.difference(ImmutableSet.of(1, 2, 3), Set.of(2)) + "" + Sets.symmetricDifference(ImmutableSet.of(1, 2),
                ImmutableSet.of(2, 9)) + Sets.powerSet(ImmutableSet.of(1, 2, 3)).size() + Sets.combinations(ImmutableSet.of(1, 2, 3),
                2).size() + Sets.cartesianProduct(ImmutableSet.of(1), ImmutableSet.of("a", "b")) + Sets.filter(new TreeSet<>(Set.of(1, 2,
                3)), x -> x > 1) + Sets.newLinkedHashSet(List.of(5, 5)));
        t("maps", () -> {
            MapDifference<String, Integer> d = Maps.difference(ImmutableMap.of("a", 1, "b", 2), ImmutableMap.of("b", 3, "c", 4));
            return d + "" + d.entriesDiffering() + Maps.filterValues(ImmutableMap.of("x", 1, "y", 5), v -> v > 2)
                    + Maps.transformValues(ImmutableMap.of("k", 2), v -> v * v) + Maps.uniqueIndex(List.of("a", "bb"), String::length)
                    + Maps.asMap(ImmutableSet.of(1, 2), x -> -x) + Maps.toMap(List.of("q"), String::hashCode);
        });
        t("uniqueIndex dup", () -> Maps.uniqueIndex(List.of("a", "b"), String::length));
        t("iterables", () -> Iterables.concat(List.of(1), List.of(2)) + "" + Iterables.getLast(List.of(1, 9))
                + Iterables.frequency(List.of(1, 1), 1) + Iterables.toString(Iterables.limit(Iterables.cycle(1, 2), 5))
                + FluentIterable.from(List.of(5, 3, 8)).filter(x -> x > 3).transform(x -> "v" + x).join(Joiner.on("+"))
                + Iterators.getNext(List.of().iterator(), "dflt") + Iterables.partition(List.of(1, 2, 3), 2));
        t("onlyElement", () -> Iterables.getOnlyElement(List.of(1, 2)));
        t("peek", () -> {
            PeekingIterator<Integer> p = Iterators.peekingIterator(List.of(1, 1, 2).iterator());
            StringBuilder sb = new StringBuilder();
            while (p.hasNext()) {
                int x = p.next();
                if (!p.hasNext() || p.peek() != x) sb.append(x);
            }
            return sb;
        });
        t("abstractIterator", () -> ImmutableList.copyOf(new AbstractIterator<Integer>() {
            int n;
            protected Integer computeNext() {
                if (n < 3) return n++;
                return endOfData();
            }
        }));
        List<Emp> es = List.of(new Emp("ann", 30, "x"), new Emp("bob", 25, "y"), new Emp("cid", 30, "x"));
        t("ordering", () -> Ordering.natural().reverse().nullsLast().sortedCopy(Arrays.asList(1, null, 3)) + ""
                + Ordering.from(Comparator.comparing(Emp::age)).compound(Comparator.comparing(Emp::name).reversed()).sortedCopy(es).stream().map(Emp::name).toList()
                + Ordering.natural().greatestOf(List.of(4, 9, 1), 2) + Ordering.explicit("lo", "hi").max("lo", "hi")
                + Ordering.natural().isStrictlyOrdered(List.of(1, 1)) + Ordering.usingToString().min(10, 9)
                + ComparisonChain.start().compare(1, 1).compareTrueFirst(true, false).compare(2, 1).result()
                + Ordering.natural().lexicographical().compare(List.of(1, 2), List.of(1, 3)) + Comparators.isInOrder(List.of(1, 2),
                Comparator.naturalOrder()));
        t("explicit", () -> Ordering.explicit("a").compare("a", "b"));
        t("collectors", () -> Stream.of(3, 1, 2).collect(ImmutableSortedSet.toImmutableSortedSet(Comparator.naturalOrder())) + ""
                + es.stream().collect(ImmutableListMultimap.toImmutableListMultimap(Emp::dept, Emp::name)) + Stream.of("a",
                "b").collect(ImmutableMap.toImmutableMap(s -> s, String::hashCode)) + Streams.zip(Stream.of(1, 2), Stream.of("a", "b"), (x,
                y) -> x + y).toList() + Streams.mapWithIndex(Stream.of("p", "q"), (s, i) -> s + i).toList() + Stream.of(5, 1,
                9).collect(Comparators.greatest(2, Comparator.naturalOrder())) + Stream.of(1).collect(MoreCollectors.onlyElement()));
        t("evicting", () -> {
            EvictingQueue<Integer> q = EvictingQueue.create(2);
            q.addAll(List.of(1, 2, 3));
            MinMaxPriorityQueue<Integer> m = MinMaxPriorityQueue.maximumSize(3).create(List.of(5, 1, 9, 7));
            return q + "" + m.peekFirst() + m.peekLast() + m.size() + m.pollLast();
        });
        t("forwarding", () -> {
            List<String> log = new ArrayList<>();
            List<Integer> l = new ForwardingList<>() {
                final List<Integer> d = new ArrayList<>();
                protected List<Integer> delegate() { return d; }
                @Override public boolean add(Integer x) {
                    log.add("add" + x);
                    return super.add(x);
                }
            };
            l.add(1);
            l.add(2);
            return l + "" + log;
        });
        t("classToInstance", () -> {
            MutableClassToInstanceMap<Object> m = MutableClassToInstanceMap.create();
            m.putInstance(Integer.class, 5);
            m.putInstance(String.class, "s");
            return m.getInstance(Integer.class) + m.getInstance(String.class) + Interners.newStrongInterner().intern("q");
        });
        // cache
        t("cache", () -> {
            AtomicInteger loads = new AtomicInteger();
            List<String> ev = new ArrayList<>();
            LoadingCache<String, Integer> c = CacheBuilder.newBuilder().maximumSize(2).concurrencyLevel(1).recordStats().removalListener(n
                    -> ev.add(n.getKey() + ":" + n.getCause())).build(CacheLoader.from(k -> {
                loads.incrementAndGet();
                return k.length();
            }));
            c.get("a");
            c.get("bb");
            c.get("a");
            c.get("ccc");
            c.invalidate("ccc");
            return loads + " " + c.size() + ev + c.stats().hitCount() + c.stats().missCount() + c.getIfPresent("zz")
                    + c.getAllPresent(List.of("a"));
        });
        t("cache exc", () -> {
            try {
                return CacheBuilder.newBuilder().build(CacheLoader.from((String k) -> { throw new IllegalStateException("load " + k);
                        })).getUnchecked("x");
            } catch (UncheckedExecutionException e) { return "UEE " + e.getCause().getMessage(); }
        });
        t("cache null", () -> {
            try {
                return CacheBuilder.newBuilder().build(CacheLoader.from((String k) -> (String) null)).get("n");
            } catch (CacheLoader.InvalidCacheLoadException e) { return e.getMessage(); }
        });
        t("cache ticker", () -> {
            long[] now = {0};
            Cache<String, String> c = CacheBuilder.newBuilder().expireAfterWrite(10, TimeUnit.SECONDS).ticker(new Ticker() {
                public long read() { return now[0]; }
            }).build();
            c.put("k", "v");
            String a = c.getIfPresent("k");
            now[0] = 11_000_000_000L;
            return a + c.getIfPresent("k") + c.get("k", () -> "again");
        });
        t("cache threads", () -> {
            AtomicInteger n = new AtomicInteger();
            LoadingCache<Integer, Integer> c = CacheBuilder.newBuilder().build(CacheLoader.from(k -> {
                n.incrementAndGet();
                return k * k;
            }));
            Thread[] ts = new Thread[4];
            for (int i = 0; i < 4; i++) (ts[i] = new Thread(() -> {
                for (int k = 0; k < 20; k++) c.getUnchecked(k);
            })).start();
            for (Thread x : ts) x.join();
            return n + " " + c.size();
        });
        // hashing, io, net, primitives, math
        t("hash", () -> Hashing.murmur3_32_fixed().hashString("hello", StandardCharsets.UTF_8) + " " + Hashing.murmur3_128(7).hashLong(5)
                + " " + Hashing.sha256().hashString("abc", StandardCharsets.US_ASCII).toString().substring(0, 16) + " "
                + Hashing.crc32().hashBytes(new byte[]{1, 2, 3}) + " " + Hashing.adler32().hashInt(9) + " "
                + Hashing.sipHash24().hashInt(1) + " " + Hashing.farmHashFingerprint64().hashString("farm", StandardCharsets.US_ASCII)
                + " " + Hashing.consistentHash(12345L, 10) + " " + HashCode.fromString("cafe").asBytes().length
                + Hashing.combineOrdered(List.of(HashCode.fromInt(1), HashCode.fromInt(2))) + Hashing.goodFastHash(32).bits());
        t("bloom", () -> {
            BloomFilter<CharSequence> b = BloomFilter.create(Funnels.stringFunnel(StandardCharsets.UTF_8), 100, 0.01);
            for (int i = 0; i < 50; i++) b.put("k" + i);
            int fp = 0;
            boolean all = true;
            for (int i = 0; i < 50; i++) all &= b.mightContain("k" + i);
            for (int i = 50; i < 150; i++) if (b.mightContain("k" + i)) fp++;
            return all + " " + fp + " " + b.approximateElementCount();
        });
        t("encoding", () -> BaseEncoding.base64().encode("hello".getBytes()) + BaseEncoding.base32().lowerCase().encode("hi".getBytes())
                + BaseEncoding.base16().encode(new byte[]{10, -1}) + new String(BaseEncoding.base64Url().omitPadding().decode("aGk"))
                + BaseEncoding.base16().withSeparator(":", 2).encode(new byte[]{1, 2}));
        t("encoding bad", () -> BaseEncoding.base16().decode("zz"));
        t("io", () -> {
            CharSource cs = CharSource.wrap("l1\nl2\nl3");
            ByteSource bs = ByteSource.concat(ByteSource.wrap(new byte[]{1, 2}), ByteSource.wrap(new byte[]{3})).slice(1, 2);
            ByteArrayDataOutput o = ByteStreams.newDataOutput();
            o.writeInt(7);
            o.writeUTF("u");
            ByteArrayDataInput in = ByteStreams.newDataInput(o.toByteArray());
            return cs.readLines() + cs.readFirstLine() + cs.length() + Arrays.toString(bs.read()) + bs.size() + in.readInt() + in.readUTF()
                    + CharStreams.toString(new java.io.StringReader("cs")) + Files.getFileExtension("a/b.tar.gz")
                    + Files.getNameWithoutExtension("x.y") + Files.simplifyPath("a//b/../c/.")
                    + ByteStreams.toByteArray(new java.io.ByteArrayInputStream(new byte[5])).length + LittleEnd();
        });
        t("net", () -> HostAndPort.fromString("h:80").getPort()
                + InternetDomainName.from("www.example.co.uk").topPrivateDomain().toString() + InetAddresses.isInetAddress("1.2.3.4")
                + InetAddresses.toAddrString(InetAddresses.forString("::1")) + MediaType.parse("text/html; charset=utf-8").subtype()
                + HttpHeaders.ACCEPT + UrlEscapers.urlFragmentEscaper().escape("a b")
                + com.google.common.html.HtmlEscapers.htmlEscaper().escape("<a>")
                + com.google.common.xml.XmlEscapers.xmlAttributeEscaper().escape("\"&") + Escapers.builder().addEscape('x',
                "[X]").build().escape("axb"));
        t("bad host", () -> HostAndPort.fromString("h:99999"));
        t("primitives", () -> Ints.asList(3, 1).indexOf(1) + "" + Ints.max(4, 9) + Ints.tryParse("x") + Ints.tryParse("-7f", 16)
                + Ints.join("-", 1, 2) + Ints.contains(new int[]{1}, 1) + Ints.saturatedCast(1L << 40) + Ints.fromByteArray(new byte[]{0,
                0, 1, 0}) + Arrays.toString(Ints.concat(new int[]{1}, new int[]{2})) + Longs.compare(1, 2) + Longs.hashCode(5L)
                + Doubles.tryParse("1e3") + Booleans.countTrue(true, false) + Chars.asList('a').size() + UnsignedInts.toString(-1)
                + UnsignedLongs.toString(-1) + UnsignedLong.MAX_VALUE.dividedBy(UnsignedLong.valueOf(3)) + UnsignedBytes.toInt((byte) -1)
                + Shorts.checkedCast(5) + ImmutableIntArray.of(1, 2, 3).subArray(1, 3) + Bytes.indexOf(new byte[]{1, 2}, (byte) 2)
                + Ints.lexicographicalComparator().compare(new int[]{1}, new int[]{1, 0}));
        t("checkedCast", () -> Ints.checkedCast(1L << 33));
        t("math", () -> IntMath.gcd(84, 36) + "" + IntMath.factorial(10) + IntMath.binomial(10, 3) + IntMath.isPowerOfTwo(64)
                + IntMath.log2(100, RoundingMode.CEILING) + IntMath.sqrt(17, RoundingMode.FLOOR) + IntMath.mod(-7, 3) + IntMath.divide(7,
                2, RoundingMode.HALF_EVEN) + LongMath.isPrime(1_000_000_007L) + LongMath.saturatedMultiply(1L << 40, 1L << 40)
                + BigIntegerMath.factorial(25) + DoubleMath.roundToInt(2.5, RoundingMode.HALF_EVEN) + DoubleMath.fuzzyEquals(1, 1.0001,
                0.01) + Stats.of(1, 2, 3, 4).populationVariance() + Stats.of(1, 5).mean() + Quantiles.median().compute(5, 1, 3)
                + PairedStatsAccu() + IntMath.checkedPow(3, 5));
        t("overflow", () -> IntMath.checkedMultiply(1 << 20, 1 << 20));
        t("rounding", () -> IntMath.divide(7, 2, RoundingMode.UNNECESSARY));
        // graphs, event bus, futures, reflect
        t("graph", () -> {
            MutableGraph<Integer> g = GraphBuilder.directed().allowsSelfLoops(false).nodeOrder(ElementOrder.sorted(Comparator.<Integer>naturalOrder())).build();
            g.putEdge(1, 2);
            g.putEdge(2, 3);
            g.putEdge(1, 3);
            g.addNode(9);
            return g + " " + g.successors(1) + g.predecessors(3) + g.degree(2) + Graphs.hasCycle(g) + Graphs.reachableNodes(g, 1)
                    + Graphs.transpose(g).successors(3) + ImmutableList.copyOf(Traverser.forGraph(g).breadthFirst(1))
                    + Graphs.transitiveClosure(g).hasEdgeConnecting(1, 3) + Graphs.inducedSubgraph(g, Set.of(1, 2)).edges();
        });
        t("self loop", () -> {
            MutableGraph<Integer> g = GraphBuilder.undirected().build();
            g.putEdge(1, 1);
            return 0;
        });
        t("valuegraph", () -> {
            MutableValueGraph<String, Integer> v = ValueGraphBuilder.undirected().nodeOrder(ElementOrder.<String>natural()).<String,
                    Integer>build();
            v.putEdgeValue("a", "b", 5);
            v.putEdgeValue("b", "c", 7);
            MutableNetwork<Integer, String> n = NetworkBuilder.directed().allowsParallelEdges(true).build();
            n.addEdge(1, 2, "x");
            n.addEdge(1, 2, "y");
            return v.edgeValueOrDefault("b", "a", -1) + "" + v.edgeValueOrDefault("a", "c", -1) + v.adjacentNodes("b")
                    + new TreeSet<>(n.edgesConnecting(1, 2)) + n.incidentNodes("x");
        });
        t("tree", () -> ImmutableList.copyOf(Traverser.<Integer>forTree(x -> x > 7 ? List.of() : List.of(2 * x, 2 * x
                + 1)).depthFirstPostOrder(1)).subList(0, 7));
        t("eventbus", () -> {
            EventBus b = new EventBus("test");
            Listener l = new Listener();
            b.register(l);
            b.post("s");
            b.post(5);
            b.post(2.5);
            b.unregister(l);
            b.post("gone");
            return l.got;
        });
        t("unregister", () -> {
            new EventBus().unregister(new Listener());
            return 0;
        });
        t("futures", () -> {
            ListeningExecutorService ex = MoreExecutors.listeningDecorator(Executors.newFixedThreadPool(2));
            ListenableFuture<Integer> f = ex.submit(() -> 20), g = Futures.transform(f, x -> x + 1, MoreExecutors.directExecutor()),
                    bad = Futures.immediateFailedFuture(new IllegalStateException("nope"));
            ListenableFuture<List<Integer>> all = Futures.allAsList(f, g), ok = Futures.successfulAsList(f, bad);
            SettableFuture<String> sf = SettableFuture.create();
            boolean s1 = sf.set("set"), s2 = sf.set("again");
            ListenableFuture<Integer> caught = Futures.catching(bad, IllegalStateException.class, e -> -1, MoreExecutors.directExecutor());
            ListenableFuture<String> comb = Futures.whenAllSucceed(f, g).call(() -> Futures.getDone(f) + "&" + Futures.getDone(g), ex);
            String r = g.get() + "" + all.get() + ok.get() + sf.get() + s1 + s2 + caught.get() + comb.get()
                    + Futures.getUnchecked(FluentFuture.from(f).transform(x -> x * 2, ex));
            ex.shutdown();
            return r;
        });
        t("failed future", () -> {
            try {
                return Futures.immediateFailedFuture(new java.io.IOException("io")).get();
            } catch (ExecutionException e) { return e.getCause(); }
        });
        t("callback", () -> {
            StringBuffer sb = new StringBuffer();
            Futures.addCallback(Futures.immediateFuture("cb"), new FutureCallback<>() {
                public void onSuccess(String s) { sb.append("ok " + s); }
                public void onFailure(Throwable x) { sb.append("fail"); }
            }, MoreExecutors.directExecutor());
            return sb;
        });
        t("monitor", () -> {
            Monitor m = new Monitor();
            int[] v = {0};
            Monitor.Guard g = m.newGuard(() -> v[0] > 0);
            Thread w = new Thread(() -> {
                m.enter();
                try { v[0] = 5; } finally { m.leave(); }
            });
            w.start();
            m.enterWhen(g);
            try { return v[0] + "" + m.isOccupiedByCurrentThread(); } finally { m.leave(); }
        });
        t("striped/atomic", () -> {
            Striped<java.util.concurrent.locks.Lock> s = Striped.lock(4);
            AtomicLongMap<String> al = AtomicLongMap.create();
            Thread[] ts = new Thread[3];
            for (int i = 0; i < 3; i++) (ts[i] = new Thread(() -> {
                for (int k = 0; k < 30; k++) al.incrementAndGet("k" + k % 2);
            })).start();
            for (Thread x : ts) x.join();
            return s.size() + "" + new TreeMap<>(al.asMap()) + (s.get("a") == s.get("a")) + new AtomicDouble(1).addAndGet(.5);
        });
        t("ratelimiter", () -> RateLimiter.create(5).getRate() + " " + RateLimiter.create(5).tryAcquire());
        t("typetoken", () -> {
            TypeToken<List<String>> tt = new TypeToken<>() { };
            return tt.getType() + " " + tt.getRawType().getSimpleName() + tt.resolveType(List.class.getMethod("get",
                    int.class).getGenericReturnType()) + tt.isSubtypeOf(new TypeToken<Collection<? extends CharSequence>>() { })
                    + tt.getTypes().size() + TypeToken.of(int[].class).getComponentType() + new TypeToken<Map<String, Integer>>() {
                    }.getSupertype((Class) Object.class == null ? Map.class : Map.class);
        });
        t("reflection", () -> {
            Comparable<?> c = Reflection.newProxy(Comparable.class, (p, m, a) -> 42);
            return ((Comparable<Object>) c).compareTo("x") + Reflection.getPackageName("a.b.C")
                    + Invokable.from(String.class.getMethod("length")).getReturnType()
                    + ClassPath.from(LibGuava.class.getClassLoader()).getTopLevelClasses("com.google.common.escape").size()
                    + MutableTypeToInstanceMap2();
        });
        t("stopwatch", () -> {
            long[] n = {0};
            Stopwatch s = Stopwatch.createStarted(new Ticker() {
                public long read() { return n[0]; }
            });
            n[0] = 1_500_000;
            return s + " " + s.elapsed(TimeUnit.MICROSECONDS) + s.stop().isRunning();
        });
    }
    static String MutableTypeToInstanceMap2() {
        MutableTypeToInstanceMap<Object> m = new MutableTypeToInstanceMap<>();
        m.putInstance(new TypeToken<List<String>>() { }, List.of("z"));
        return "" + m.getInstance(new TypeToken<List<String>>() { }) + m.getInstance(new TypeToken<List<Integer>>() { });
    }
    static String PairedStatsAccu() {
        PairedStatsAccumulator p = new PairedStatsAccumulator();
        p.add(1, 2);
        p.add(2, 4);
        p.add(3, 6);
        return p.leastSquaresFit().transform(10) + "" + p.pearsonsCorrelationCoefficient();
    }
    static String LittleEnd() throws java.io.IOException {
        return new LittleEndianDataInputStream(new java.io.ByteArrayInputStream(new byte[]{1, 2, 0, 0})).readInt() + "";
    }
}
