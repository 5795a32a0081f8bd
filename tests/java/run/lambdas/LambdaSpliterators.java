// Spliterators: splitting, characteristics, custom ones feeding streams, iterators, Spliterators utilities.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class LambdaSpliterators {
    static void o(Object x) { System.out.println(x); }
    static String ch(Spliterator<?> s) { StringBuilder b = new StringBuilder(); String[] n = {"ORDERED", "DISTINCT", "SORTED", "SIZED", "NONNULL", "IMMUTABLE", "CONCURRENT", "SUBSIZED"}; int[] v = {16, 1, 4, 64, 256, 1024, 4096, 16384}; for (int i = 0; i < v.length; i++) if (s.hasCharacteristics(v[i])) b.append(n[i].charAt(0)).append(n[i].charAt(1)).append(n[i].charAt(2)).append(' '); return b.toString().trim(); }
    static <T> String drain(Spliterator<T> s) { StringBuilder b = new StringBuilder("("); s.forEachRemaining(x -> b.append(x).append(' ')); return b.toString().trim() + ")"; }
    static <T> String tree(Spliterator<T> s, int depth) { if (depth == 0) return drain(s); Spliterator<T> l = s.trySplit(); if (l == null) return drain(s); return "[" + tree(l, depth - 1) + tree(s, depth - 1) + "]"; }

    static class Countdown implements Spliterator<Integer> {
        int hi, lo; Countdown(int hi, int lo) { this.hi = hi; this.lo = lo; }
        public boolean tryAdvance(Consumer<? super Integer> c) { if (hi <= lo) return false; c.accept(hi--); return true; }
        public Spliterator<Integer> trySplit() { if (hi - lo < 4) return null; int mid = (hi + lo) / 2; Countdown c = new Countdown(hi, mid); hi = mid; return c; }
        public long estimateSize() { return hi - lo; }
        public int characteristics() { return ORDERED | SIZED | SUBSIZED | NONNULL | SORTED; }
        public Comparator<? super Integer> getComparator() { return Comparator.reverseOrder(); }
    }
    static class Pairs extends Spliterators.AbstractSpliterator<String> { int i; Pairs() { super(Long.MAX_VALUE, ORDERED); } public boolean tryAdvance(Consumer<? super String> c) { if (i >= 6) return false; c.accept("p" + i + (i++ % 2 == 0 ? "e" : "o")); return true; } }

    public static void main(String[] args) {
        List<Integer> al = new ArrayList<>(IntStream.range(0, 10).boxed().toList());
        o("al " + ch(al.spliterator()) + " " + tree(al.spliterator(), 2));
        o("ll " + ch(new LinkedList<>(al).spliterator()) + " " + tree(new LinkedList<>(al).spliterator(), 2));
        o("dq " + ch(new ArrayDeque<>(al).spliterator()) + " " + tree(new ArrayDeque<>(al).spliterator(), 3));
        o("hs " + ch(new HashSet<>(al).spliterator()) + " " + tree(new HashSet<>(al).spliterator(), 2));
        o("lhs " + ch(new LinkedHashSet<>(al).spliterator()) + " " + tree(new LinkedHashSet<>(al).spliterator(), 1));
        o("ts " + ch(new TreeSet<>(al).spliterator()) + " " + tree(new TreeSet<>(al).spliterator(), 2) + " " + new TreeSet<>(al).spliterator().getComparator());
        o("pq " + ch(new PriorityQueue<>(al).spliterator()) + " " + tree(new PriorityQueue<>(al).spliterator(), 1));
        o("arr " + ch(Arrays.spliterator(new int[] {1, 2, 3})) + " " + tree(Arrays.asList(1, 2, 3, 4, 5).spliterator(), 3));
        o("of " + ch(List.of(1, 2, 3).spliterator()) + " / " + ch(List.of(1).spliterator()));
        o("range " + ch(IntStream.range(0, 4).spliterator()) + " " + tree((Spliterator<Integer>) IntStream.range(0, 9).spliterator(), 3));
        o("nc " + ch(Collections.nCopies(2, "x").spliterator()) + " / empty " + ch(Collections.emptyList().spliterator()) + " / single " + ch(Collections.singleton(1).spliterator()));
        HashMap<Integer, String> hm = new HashMap<>();
        for (int i = 0; i < 6; i++) hm.put(i, "v" + i);
        o("hm " + ch(hm.entrySet().spliterator()) + " | " + ch(hm.values().spliterator()) + " " + tree(hm.keySet().spliterator(), 2) + " " + hm.values().spliterator().getExactSizeIfKnown());
        Spliterator<Integer> s = al.spliterator(); s.tryAdvance(x -> o("first " + x)); Spliterator<Integer> left = s.trySplit();
        o(left.estimateSize() + " " + s.estimateSize() + " " + drain(left) + drain(s) + s.tryAdvance(x -> {}) + s.trySplit());
        try { al.spliterator().getComparator(); } catch (IllegalStateException e) { o("ISE " + e.getMessage()); }
        // late binding and CME
        Spliterator<Integer> late = al.spliterator(); al.add(10); o("late " + late.estimateSize()); al.add(11);
        try { late.forEachRemaining(x -> {}); o("no cme"); } catch (ConcurrentModificationException e) { o("CME"); }
        try { late.tryAdvance(x -> {}); } catch (ConcurrentModificationException e) { o("CME adv"); }
        // custom
        o(tree(new Countdown(12, 0), 3)); o(StreamSupport.stream(new Countdown(12, 0), false).map(x -> x * x).toList());
        o(StreamSupport.stream(new Countdown(1000, 0), true).mapToInt(x -> x).sum());
        o(StreamSupport.stream(new Countdown(9, 0), false).sorted().toList() + " " + StreamSupport.stream(new Countdown(9, 0), false).sorted(Comparator.reverseOrder()).skip(7).toList() + " " + StreamSupport.stream(new Countdown(9, 0), false).count());
        o(StreamSupport.stream(new Countdown(40, 0), true).filter(x -> x % 9 == 0).collect(Collectors.toList()));
        o(StreamSupport.stream(new Pairs(), false).collect(Collectors.joining(","))); o(tree(new Pairs(), 1));
        o(StreamSupport.stream(new Pairs(), true).map(x -> x + x).toList()); int[] sup = {0};
        Stream<String> lazy = StreamSupport.stream(() -> { sup[0]++; return new Pairs(); }, Spliterator.ORDERED, false);
        o(sup[0] + " " + lazy.count() + " " + sup[0]);
        // utilities
        Iterator<Integer> it = List.of(1, 2, 3).iterator();
        o(StreamSupport.stream(Spliterators.spliteratorUnknownSize(it, 0), false).map(x -> -x).toList() + " " + StreamSupport.stream(Spliterators.spliterator(List.of(4, 5).iterator(), 2, Spliterator.ORDERED), false).toList());
        o(ch(Spliterators.spliteratorUnknownSize(List.of(1).iterator(), 0)) + "|" + ch(Spliterators.spliterator(List.of(1).iterator(), 1, 0)) + "|" + Spliterators.spliteratorUnknownSize(List.of(1).iterator(), 0).estimateSize());
        o(drain(Spliterators.spliterator(new Object[] {1, 2, 3, 4}, 1, 3, 0)) + " " + Spliterators.emptySpliterator().estimateSize() + " " + Spliterators.emptyIntSpliterator().tryAdvance((int x) -> {}));
        try { Spliterators.spliterator(new int[2], 1, 4, 0); } catch (ArrayIndexOutOfBoundsException e) { o(e.getMessage()); }
        Iterator<Integer> back = Spliterators.iterator(new Countdown(3, 0));
        o(back.next() + " " + back.hasNext() + " " + back.next() + back.next() + " " + back.hasNext());
        try { back.next(); } catch (NoSuchElementException e) { o("NSEE"); }
        PrimitiveIterator.OfLong pl = Spliterators.iterator(LongStream.of(5, 6).spliterator()); o(pl.nextLong() + pl.nextLong());
        Iterable<Integer> itb = () -> List.of(7, 8, 9).iterator();
        o(StreamSupport.stream(itb.spliterator(), false).mapToInt(x -> x).sum() + " " + ch(itb.spliterator()));
        Spliterator.OfDouble dd = Arrays.spliterator(new double[] {.5, 1.5, 2.5}); double[] acc = {0}; dd.tryAdvance((double x) -> acc[0] += x);
        dd.forEachRemaining((DoubleConsumer) x -> acc[0] *= x); o(acc[0]);
        // batch doubling of iterator spliterator
        Spliterator<Integer> big = Spliterators.spliteratorUnknownSize(IntStream.range(0, 5000).iterator(), 0);
        Spliterator<Integer> b1 = big.trySplit(), b2 = big.trySplit(), b3 = big.trySplit();
        o(b1.estimateSize() + " " + b2.estimateSize() + " " + (b3 == null ? "null" : b3.estimateSize()));
        o(ch(Stream.of(1, 2, 3).map(x -> x).spliterator()) + "|" + ch(Stream.of(1, 2).sorted().spliterator()) + "|" + ch(Stream.of(1, 2).distinct().spliterator()) + "|" + ch(Stream.of(1, 2).filter(x -> true).spliterator()) + "|" + ch(new TreeSet<>(List.of(1)).stream().map(x -> x).spliterator()));
        Spliterator<Integer> ps = Stream.of(1, 2, 3).filter(x -> x != 2).spliterator(); ps.tryAdvance(x -> o("adv " + x)); o(drain(ps));
    }
}
