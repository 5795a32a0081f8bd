// Generic classes and bridge methods, covariant return types, erasure, heap pollution, invocation through raw and super types; reflection over bridges.
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;
public class ClsBridges {
    interface Src<T> { T get(); default T twice() { get(); return get(); } } interface Sink<T> { void put(T t); }
    static abstract class Cell<T> implements Src<T>, Sink<T> { T v; public T get() { return v; }
        public void put(T t) { v = t; log("Cell.put"); } abstract T make(int i); Cell<T> self() { return this; }
        Object any() { return "any"; } Number num() { return 1; } }
    static class IntCell extends Cell<Integer> { @Override public void put(Integer i) { super.put(i + 1); log("IntCell.put"); }
        @Override Integer make(int i) { return i * 10; } @Override IntCell self() { return this; } @Override String any() { return "str"; }
        @Override Integer num() { return 2; } }
    static class SubCell extends IntCell { @Override public Integer get() { return -super.get(); }
        @Override SubCell self() { log("SubCell.self"); return this; }
        @Override public void put(Integer i) { log("SubCell.put"); super.put(i * 2); } }
    static StringBuilder sb = new StringBuilder(); static void log(String s) { sb.append(s).append(' '); }
    static void out(Object o) { System.out.println(o + "  [" + sb.toString().trim() + "]"); sb.setLength(0); }
    static class Person implements Comparable<Person> { String n; Person(String n) { this.n = n; }
        public int compareTo(Person o) { log("cmp"); return n.compareTo(o.n); } public String toString() { return n; } }
    static <T extends Comparable<? super T>> T max(Collection<? extends T> c) { Iterator<? extends T> i = c.iterator(); T m = i.next();
        while (i.hasNext()) { T x = i.next(); if (x.compareTo(m) > 0) m = x; } return m; }
    static class Node<K extends Comparable<K>, V> { K k; V v; Node<K, V> l, r; Node(K k, V v) { this.k = k; this.v = v; }
        void add(K nk, V nv) { int c = nk.compareTo(k); if (c < 0) { if (l == null) l = new Node<>(nk, nv); else l.add(nk, nv); }
            else if (c > 0) { if (r == null) r = new Node<>(nk, nv); else r.add(nk, nv); } else v = nv; }
        <R> R fold(R z, TriF<R, K, V> f) { if (l != null) z = l.fold(z, f); z = f.ap(z, k, v); return r == null ? z : r.fold(z, f); } }
    interface TriF<R, K, V> { R ap(R r, K k, V v); }
    static abstract class Builder<T extends Builder<T>> { StringBuilder b = new StringBuilder(); abstract T me();
        T add(String s) { b.append(s); return me(); } String build() { return b.toString(); } }
    static class HB extends Builder<HB> { HB me() { return this; } HB tag(String t) { return add("<" + t + ">"); } }
    interface Shape<S extends Shape<S>> { S scale(int k); } static class Sq implements Shape<Sq> { int s; Sq(int s) { this.s = s; }
        public Sq scale(int k) { return new Sq(s * k); } } static class A<U> { Object m(U o) { return "A.m(U)"; } }
    static class B<T> extends A<T> { @Override Object m(T t) { return "B.m(T)"; } }
    static class C extends B<String> { @Override Object m(String t) { return "C.m(String)"; } }
    @FunctionalInterface interface StrFn extends Function<String, Integer> { Integer apply(String s); }
    @SuppressWarnings({"unchecked", "rawtypes"}) public static void main(String[] args) throws Exception {
        IntCell i = new IntCell(); i.put(5); out(i.get()); Cell<Integer> c = i; c.put(6); out(c.get()); Sink<Integer> s = i; s.put(7);
        out(i.v); Cell raw = i; raw.put(8); out(raw.get()); try { raw.put("str"); } catch (ClassCastException e) { out("cce bridge"); }
        SubCell sc = new SubCell(); ((Sink) sc).put(9);
        out(sc.get() + " " + ((Src) sc).get() + " " + ((Cell<Integer>) sc).get() + " " + sc.v + " " + sc.twice());
        out(((Cell<?>) sc).self().getClass().getSimpleName() + sc.self().make(3) + ((Cell) sc).make(4) + ((Cell) sc).any() +
                ((Cell) i).num()); Cell<String> polluted = (Cell) new IntCell(); polluted.v = null; ((Cell) polluted).v = 5;
        try { String bad = polluted.v; } catch (ClassCastException e) { out("cce field"); } try { polluted.get().length(); }
        catch (ClassCastException e) { out("cce get"); } Object fine = polluted.get(); out(fine);
        out(max(List.of(new Person("bob"), new Person("zed"), new Person("amy")))); Comparable rawc = new Person("q");
        try { rawc.compareTo("notperson"); } catch (ClassCastException e) { out("cce cmp"); }
        Node<String, Integer> root = new Node<>("m", 1); for (String k : "q d x a m f".split(" ")) root.add(k, k.charAt(0) - 'a');
        out(root.<String>fold("", (z, k, v) -> z + k + v + " ") + root.fold(0, (Integer z, String k, Integer v) -> z + v));
        out(new HB().add("a").tag("b").add("c").build()); out(new Sq(2).scale(3).scale(4).s); A<String> ab = new C();
        out(ab.m("s") + " " + new C().m("s") + " " + ((A) new C()).m((Object) "s") + " " + ((B) new C()).m("s") + " " +
                ((B<String>) new C()).m("x")); try { out(((B) new C()).m(1)); } catch (ClassCastException e) { out("cce"); }
        StrFn fn = String::length; out(((Function<String, Integer>) fn).apply("four") + fn.andThen(x -> x * 2).apply("xy"));
        try { ((Function) fn).apply(5); } catch (ClassCastException e) { out("cce lambda"); } List<Integer> li = new ArrayList<>();
        ((List) li).add("oops"); try { int z = li.get(0); } catch (ClassCastException e) { out("cce list"); } out(((List) li).get(0));
        for (Object o : li) out(o); out(String.valueOf((Object) li.get(0) == null));
        for (Class<?> k : new Class<?>[]{IntCell.class, SubCell.class, Person.class, Sq.class, C.class, HB.class, StrFn.class}) {
            List<String> ms = new ArrayList<>();
            for (Method m : k.getDeclaredMethods()) ms.add(m.getReturnType().getSimpleName() + " " + m.getName() +
                    Arrays.toString(m.getParameterTypes()).replaceAll("(class|interface) |java\\.lang\\.|ClsBridges\\$",
                    "") + (m.isBridge() ? "*b" : "") + (m.isSynthetic() ? "*s" : "")); Collections.sort(ms);
            System.out.println(k.getSimpleName() + " " + ms); }
        System.out.println(IntCell.class.getGenericSuperclass() + " " + Node.class.getTypeParameters()[0].getBounds()[0] + " " +
                ClsBridges.class.getDeclaredMethod("max", Collection.class).toGenericString());
        System.out.println(Cell.class.getDeclaredField("v").getGenericType() + " " + Cell.class.getDeclaredField("v").getType());
    }
}
