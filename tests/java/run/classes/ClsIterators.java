// Own collections: linked list, ring buffer, hash map, binary tree with in-order iterator, heap, lazy generator, composite iterators, fail-fast, views over AbstractList/AbstractSet.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class ClsIterators {
    static void out(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o); System.out.println(b); }
    static class MyList<T> implements Iterable<T> { private Node<T> head, tail; private int size, mod;
        private static class Node<T> { T v; Node<T> n, p; Node(T v) { this.v = v; } }
        void add(T t) { Node<T> x = new Node<>(t); if (head == null) head = tail = x; else { tail.n = x; x.p = tail; tail = x; } size++;
            mod++; } T get(int i) { if (i < 0 || i >= size) throw new IndexOutOfBoundsException("i=" + i + " size=" + size);
            Node<T> c = head; while (i-- > 0) c = c.n; return c.v; }
        private void unlink(Node<T> x) { if (x.p == null) head = x.n; else x.p.n = x.n; if (x.n == null) tail = x.p; else x.n.p = x.p;
            size--; mod++; } public Iterator<T> iterator() { return new Iterator<T>() { Node<T> c = head, last; int m = mod;
                public boolean hasNext() { return c != null; } public T next() { if (m != mod) throw new ConcurrentModificationException();
                    if (c == null) throw new NoSuchElementException(); last = c; c = c.n; return last.v; }
                public void remove() { if (last == null) throw new IllegalStateException("no last"); unlink(last); last = null; m = mod; }
            }; } MyList<T> reversed() { MyList<T> r = new MyList<>(); for (Node<T> x = tail; x != null; x = x.p) r.add(x.v); return r; }
        @Override public String toString() {
            return StreamSupport.stream(spliterator(), false).map(String::valueOf).collect(Collectors.joining("->", "<", ">")); } }
    static class Ring<T> extends AbstractCollection<T> { final Object[] a; int h, n; Ring(int c) { a = new Object[c]; }
        public boolean add(T t) { a[(h + n) % a.length] = t; if (n < a.length) n++; else h = (h + 1) % a.length; return true; }
        public int size() { return n; }
        public Iterator<T> iterator() { return new Iterator<T>() { int i; public boolean hasNext() { return i < n; }
                @SuppressWarnings("unchecked") public T next() { return (T) a[(h + i++) % a.length]; } }; } }
    static class Tree<T extends Comparable<T>> implements Iterable<T> { T v; Tree<T> l, r; Tree(T v) { this.v = v; }
        Tree<T> add(T x) { int c = x.compareTo(v); if (c < 0) if (l == null) l = new Tree<>(x); else l.add(x);
            else if (c > 0) if (r == null) r = new Tree<>(x); else r.add(x); return this; }
        public Iterator<T> iterator() { Deque<Tree<T>> st = new ArrayDeque<>(); for (Tree<T> t = this; t != null; t = t.l) st.push(t);
            return new Iterator<T>() { public boolean hasNext() { return !st.isEmpty(); }
                public T next() { Tree<T> t = st.pop(); for (Tree<T> q = t.r; q != null; q = q.l) st.push(q); return t.v; } }; } }
    static class MyMap<K, V> {
        private static class E<K, V> { final K k; V v; E<K, V> n; E(K k, V v, E<K, V> n) { this.k = k; this.v = v; this.n = n; } }
        @SuppressWarnings("unchecked") private E<K, V>[] t = new E[2]; int size;
        V put(K k, V v) { int i = (k.hashCode() & 0x7fffffff) % t.length; for (E<K, V> e = t[i]; e != null; e = e.n) if (e.k.equals(k)) {
                V o = e.v; e.v = v; return o; } t[i] = new E<>(k, v, t[i]); if (++size > t.length) grow(); return null; }
        @SuppressWarnings("unchecked") private void grow() { E<K, V>[] o = t; t = new E[o.length * 2]; size = 0;
            for (E<K, V> e : o) for (; e != null; e = e.n) put(e.k, e.v); }
        V get(K k) { for (E<K, V> e = t[(k.hashCode() & 0x7fffffff) % t.length]; e != null; e = e.n) if (e.k.equals(k)) return e.v;
            return null; } } static class Heap { int[] a = new int[1]; int n;
        void add(int v) { if (n == a.length) a = Arrays.copyOf(a, n * 2); int i = n++;
            for (; i > 0 && a[(i - 1) / 2] > v; i = (i - 1) / 2) a[i] = a[(i - 1) / 2]; a[i] = v; }
        int poll() { int r = a[0], v = a[--n], i = 0; for (int c; (c = 2 * i + 1) < n; i = c) { if (c + 1 < n && a[c + 1] < a[c]) c++;
                if (v <= a[c]) break; a[i] = a[c]; } a[i] = v; return r; } }
    static <T> Iterable<T> filter(Iterable<T> it, Predicate<? super T> p) {
        return () -> new Iterator<T>() { final Iterator<T> i = it.iterator(); T nx; boolean has; { adv(); }
            void adv() { has = false; while (i.hasNext()) { nx = i.next(); if (p.test(nx)) { has = true; return; } } }
            public boolean hasNext() { return has; } public T next() { if (!has) throw new NoSuchElementException("filtered"); T r = nx;
                adv(); return r; } }; } static <A, B> Iterable<B> map(Iterable<A> it, Function<? super A, ? extends B> f) {
        return () -> { Iterator<A> i = it.iterator(); return new Iterator<B>() { public boolean hasNext() { return i.hasNext(); }
                public B next() { return f.apply(i.next()); } public void remove() { i.remove(); } }; }; }
    static Iterable<Integer> gen(int n) { return () -> new Iterator<>() { int i, a = 0, b = 1; public boolean hasNext() { return i < n; }
            public Integer next() { i++; int r = a; a = b; b += r; return r; } }; }
    @SafeVarargs static <T> Iterator<T> chain(Iterator<? extends T>... its) {
        return new Iterator<T>() { int k; public boolean hasNext() { while (k < its.length && !its[k].hasNext()) k++;
                return k < its.length; } public T next() { if (!hasNext()) throw new NoSuchElementException(); return its[k].next(); } }; }
    static <T> String j(Iterable<T> i) { StringBuilder s = new StringBuilder(); for (T t : i) s.append(t).append(' ');
        return s.toString().trim(); }
    public static void main(String[] args) {
        MyList<String> l = new MyList<>(); for (String s : "a b c d e".split(" ")) l.add(s);
        System.out.println(l + " " + l.reversed() + l.get(2) + l.size);
        for (Iterator<String> i = l.iterator(); i.hasNext(); ) if ("ace".contains(i.next())) i.remove();
        System.out.println(l + " " + l.size + l.reversed()); try { for (String s : l) l.add(s); }
        catch (ConcurrentModificationException e) { System.out.println("cme " + l); } try { l.get(9); }
        catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); } try { l.iterator().remove(); }
        catch (IllegalStateException e) { System.out.println(e.getMessage()); } Ring<Integer> r = new Ring<>(3);
        for (int i = 0; i < 8; i++) r.add(i);
        out(r, " ", r.size(), r.contains(6), r.contains(1), Arrays.toString(r.toArray()), r.toArray(new Integer[0]).length,
                r.stream().mapToInt(x -> x).sum(), new ArrayList<>(r)); try { r.remove(6); }
        catch (UnsupportedOperationException e) { System.out.println("uoe " + e.getMessage()); } Tree<String> t = new Tree<>("m");
        for (String s : "z c x a p m q b".split(" ")) t.add(s); System.out.println(j(t)); MyMap<String, Integer> m = new MyMap<>();
        for (int i = 0; i < 50; i++) m.put("k" + i % 37, i);
        out(m.size, " ", m.get("k5"), m.get("k36"), m.get("zz"), m.t.length); Heap h = new Heap(); int seed = 3;
        for (int i = 0; i < 20; i++) { seed = seed * 37 % 101; h.add(seed); } StringBuilder sb = new StringBuilder();
        while (h.n > 0) sb.append(h.poll()).append(' '); System.out.println(sb);
        System.out.println(j(map(filter(gen(15), x -> x % 2 == 0), x -> "<" + x + ">")));
        try { Iterator<Integer> fi = filter(gen(3), x -> x > 100).iterator(); System.out.println(fi.hasNext()); fi.next(); }
        catch (NoSuchElementException e) { System.out.println(e.getMessage()); } List<Integer> back = new ArrayList<>(List.of(1, 2, 3));
        Iterator<String> mi = map(back, x -> "s" + x).iterator(); mi.next(); mi.remove(); System.out.println(back);
        Iterator<Number> ch = chain(List.of(1, 2).iterator(), List.<Double>of().iterator(), List.of(2.5).iterator());
        while (ch.hasNext()) System.out.print(ch.next() + " "); System.out.println();
        List<Integer> range = new AbstractList<>() { public Integer get(int i) { Objects.checkIndex(i, 5); return i * i; }
            public int size() { return 5; } };
        out(range, " ", range.indexOf(9), range.subList(1,
                4), range.contains(16), range.hashCode(), range.equals(List.of(0, 1, 4, 9, 16)));
        ListIterator<Integer> li = range.listIterator(5);
        while (li.hasPrevious()) System.out.print(li.previousIndex() + ":" + li.previous() + " "); System.out.println();
        try { range.get(5); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); } try { range.set(0, 1); }
        catch (UnsupportedOperationException e) { System.out.println("uoe"); }
        Set<Integer> ev = new AbstractSet<>() {
            public Iterator<Integer> iterator() { return IntStream.range(0, 4).map(i -> i * 2).iterator(); }
            public int size() { return 4; } };
        System.out.println(ev + " " + ev.contains(6) + ev.equals(Set.of(0, 2, 4, 6)) + ev.hashCode());
        Spliterator<String> sp = l.spliterator(); sp.tryAdvance(x -> System.out.print("first " + x + " "));
        sp.forEachRemaining(x -> System.out.print(x + ",")); System.out.println(); Enumeration<Integer> en = Collections.enumeration(back);
        while (en.hasMoreElements()) System.out.print(en.nextElement()); System.out.println(en.asIterator().hasNext());
        PrimitiveIterator.OfInt pi = new PrimitiveIterator.OfInt() { int i; public boolean hasNext() { return i < 3; }
            public int nextInt() { return i++; } }; System.out.println(pi.next() + pi.nextInt());
        pi.forEachRemaining((IntConsumer) x -> System.out.println("rem" + x));
    }
}
