// EnumMap, EnumSet (regular and jumbo), ranges, complements, iteration order, nulls and failures, flags idiom.
import java.util.*;
import java.util.stream.*;
public class ClsEnumColl {
    static void out(Object... a) { StringBuilder b = new StringBuilder(); for (Object o : a) b.append(o); System.out.println(b); }
    enum C { RED, GREEN, BLUE, BLACK, WHITE }
    enum Big { B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, B10, B11, B12, B13, B14, B15, B16, B17, B18, B19, B20, B21, B22, B23, B24, B25, B26,
                B27, B28, B29, B30, B31, B32, B33, B34, B35, B36, B37, B38, B39, B40, B41, B42, B43, B44, B45, B46, B47, B48, B49, B50,
                B51, B52, B53, B54, B55, B56, B57, B58, B59, B60, B61, B62, B63, B64, B65, B66, B67, B68, B69 }
    enum Perm { R(4), W(2), X(1); final int bit; Perm(int b) { bit = b; }
        static EnumSet<Perm> of(int m) { EnumSet<Perm> s = EnumSet.noneOf(Perm.class);
            for (Perm p : values()) if ((m & p.bit) != 0) s.add(p); return s; }
        static int mask(Set<Perm> s) { return s.stream().mapToInt(p -> p.bit).sum(); } } enum Sub { S1 { }, S2 { } }
    interface T { Object go() throws Exception; }
    static void t(T f) { try { System.out.println(f.go()); }
        catch (Exception e) { System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    public static void main(String[] args) {
        EnumSet<C> s = EnumSet.of(C.BLUE, C.RED);
        out(s, " ", EnumSet.complementOf(s), EnumSet.allOf(C.class), EnumSet.noneOf(C.class), EnumSet.range(C.GREEN,
                C.BLACK), EnumSet.copyOf(List.of(C.WHITE, C.RED, C.WHITE)), s.contains(C.RED), s.contains(null), s.contains("x"),
                        s.add(C.RED), s.add(C.WHITE), s.remove(C.BLUE), s.remove(C.BLUE), s, s.size(),
                        s.hashCode() / Integer.MAX_VALUE * 0);
        t(() -> s.add(null)); t(() -> EnumSet.range(C.BLUE, C.RED)); t(() -> EnumSet.copyOf(new ArrayList<C>()));
        t(() -> ((Set) s).add(Perm.R)); t(() -> ((Set) s).remove(Perm.R)); t(() -> EnumSet.noneOf((Class) String.class));
        t(() -> { for (C c : s) s.add(C.GREEN); return s; }); t(() -> EnumSet.of(Sub.S1).contains(Sub.S2) + "" + EnumSet.allOf(Sub.class));
        EnumSet<C> a = EnumSet.of(C.RED, C.GREEN), b = EnumSet.of(C.GREEN, C.BLUE), u = a.clone(), i = a.clone(), d = a.clone();
        u.addAll(b); i.retainAll(b); d.removeAll(b);
        out(u, i, d, a, u.containsAll(a), a.containsAll(u), a.equals(new HashSet<>(List.of(C.GREEN, C.RED))), a.removeIf(c -> c == C.RED), a);
        for (Iterator<C> it = u.iterator(); it.hasNext(); ) if (it.next() == C.GREEN) it.remove(); System.out.println(u);
        t(() -> EnumSet.allOf(C.class).iterator().next()); t(() -> { Iterator<C> it = u.iterator(); it.remove(); return 0; });
        t(() -> EnumSet.noneOf(C.class).iterator().next());
        System.out.println(Arrays.toString(u.toArray()) + u.toArray(new C[0]).length +
                u.stream().map(C::name).collect(Collectors.joining("+")));
        EnumSet<Big> big = EnumSet.range(Big.B60, Big.B67);
        out(big, " ", EnumSet.complementOf(big).size(), " ", EnumSet.allOf(Big.class).size(), big.contains(Big.B64), big.remove(Big.B64),
                big.add(Big.B0), big.add(Big.B69), big, big.size()); EnumSet<Big> ev = EnumSet.noneOf(Big.class);
        for (Big x : Big.values()) if (x.ordinal() % 3 == 0) ev.add(x); ev.retainAll(big);
        System.out.println(ev + " " + big.containsAll(ev)); ev.clear(); System.out.println(ev.isEmpty());
        for (int m = 0; m < 8; m++) System.out.print(Perm.of(m) + "=" + Perm.mask(Perm.of(m)) + " "); System.out.println();
        EnumMap<C, String> m = new EnumMap<>(C.class); m.put(C.WHITE, "w"); m.put(C.RED, null); m.put(C.BLUE, "b");
        out(m, " ", m.size(), m.get(C.RED), m.get(C.GREEN), m.containsKey(C.RED), m.containsKey(C.GREEN), m.containsValue(null),
                m.get("x"), m.remove(C.RED), m.keySet(), m.values(), m.entrySet().iterator().next().getValue()); t(() -> m.put(null, "n"));
        t(() -> ((Map) m).put(Perm.R, "n"));
        t(() -> m.get(null)); t(() -> new EnumMap<C, String>(new HashMap<C, String>()));
        t(() -> new EnumMap<>(new HashMap<>(Map.of(C.GREEN, "g"))));
        for (Map.Entry<C, String> e : m.entrySet()) e.setValue(e.getValue() + e.getKey().ordinal());
        m.computeIfAbsent(C.BLACK, c -> c.name().toLowerCase(Locale.ROOT)); m.merge(C.BLACK, "!", String::concat);
        m.compute(C.WHITE, (k, v) -> v == null ? "none" : null); m.putIfAbsent(C.GREEN, "g");
        System.out.println(m + " " + m.clone().equals(m) + m.equals(new HashMap<>(m))); m.replaceAll((k, v) -> v + v);
        m.keySet().retainAll(EnumSet.of(C.GREEN, C.BLUE)); System.out.println(m);
        t(() -> { Iterator<C> it = m.keySet().iterator(); it.next(); it.remove(); it.remove(); return 0; }); System.out.println(m);
        Map<C, Long> cnt = Stream.of("red", "blue", "red",
                "white").map(x -> C.valueOf(x.toUpperCase(Locale.ROOT))).collect(Collectors.groupingBy(x -> x,
                () -> new EnumMap<>(C.class), Collectors.counting())); System.out.println(cnt);
        EnumMap<C, EnumMap<C, Integer>> mat = new EnumMap<>(C.class);
        for (C x : C.values()) for (C y : EnumSet.range(C.RED, x)) mat.computeIfAbsent(x, q -> new EnumMap<>(C.class)).put(y,
                x.ordinal() * 10 + y.ordinal()); System.out.println(mat);
        System.out.println(Collections.unmodifiableSet(EnumSet.of(C.RED)) + " " + Set.copyOf(EnumSet.of(C.RED)) +
                Stream.of(C.values()).filter(c -> c.name().startsWith("B")).collect(Collectors.toCollection(() -> EnumSet.noneOf(C.class))));
    }
}
