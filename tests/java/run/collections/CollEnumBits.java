// EnumMap, EnumSet (small and over 64 constants), BitSet: ranges, complement, logic, iteration, conversions.
import java.util.*;

public class CollEnumBits {
    enum Day { MON, TUE, WED, THU, FRI, SAT { @Override boolean off() { return true; } }, SUN { @Override boolean off() { return true; } }; boolean off() { return false; } }
    enum Empty {}
    enum Big { A0,A1,A2,A3,A4,A5,A6,A7,A8,A9,B0,B1,B2,B3,B4,B5,B6,B7,B8,B9,C0,C1,C2,C3,C4,C5,C6,C7,C8,C9,D0,D1,D2,D3,D4,D5,D6,D7,D8,D9,E0,E1,E2,E3,E4,E5,E6,E7,E8,E9,F0,F1,F2,F3,F4,F5,F6,F7,F8,F9,G0,G1,G2,G3,G4,G5,G6,G7,G8,G9 }
    static void o(Object x) { System.out.println(x); }
    static void fail(String n, Runnable r) { try { r.run(); o(n + " ok"); } catch (RuntimeException e) { o(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    public static void main(String[] args) {
        EnumSet<Day> w = EnumSet.of(Day.SUN, Day.SAT), all = EnumSet.allOf(Day.class), none = EnumSet.noneOf(Day.class), r = EnumSet.range(Day.TUE, Day.FRI);
        o(w + " " + all + " " + none + " " + r + " " + EnumSet.complementOf(w) + " " + EnumSet.of(Day.WED, Day.WED, Day.MON, Day.FRI, Day.TUE, Day.SAT));
        o(all.removeIf(Day::off) + " " + all + " " + all.containsAll(r) + " " + all.equals(EnumSet.complementOf(w)) + " " + all.equals(new HashSet<>(all)) + " " + w.contains(null) + w.contains("x") + w.remove(null) + " " + w.addAll(r) + w + " " + w.retainAll(all) + w);
        fail("add null", () -> w.add(null)); fail("range", () -> EnumSet.range(Day.FRI, Day.MON)); fail("copy empty", () -> EnumSet.copyOf(List.<Day>of()));
        o(EnumSet.copyOf(List.of(Day.SUN, Day.MON)) + " " + EnumSet.copyOf(EnumSet.noneOf(Day.class)) + " " + EnumSet.allOf(Empty.class));
        @SuppressWarnings({"rawtypes", "unchecked"}) Runnable bad = () -> ((Set) w).add(Big.A0);
        try { bad.run(); o("?"); } catch (ClassCastException e) { o("CCE " + e.getMessage()); } Iterator<Day> it = all.iterator(); it.next(); it.remove();
        all.add(Day.SUN); StringBuilder sb = new StringBuilder(); while (it.hasNext()) sb.append(it.next()); o(sb + " " + all);
        fail("it", () -> EnumSet.of(Day.MON).iterator().remove()); fail("it2", () -> none.iterator().next()); EnumSet<Day> cl = all.clone(); cl.clear();
        o(all.size() + " " + cl.size());
        EnumSet<Big> b = EnumSet.allOf(Big.class);
        o(b.size() + " " + EnumSet.range(Big.F7, Big.G2) + " " + EnumSet.complementOf(EnumSet.range(Big.A1, Big.G8)) + " " + EnumSet.of(Big.G9, Big.A0, Big.E4));
        b.removeIf(x -> x.ordinal() % 13 != 0);
        o(b + " " + b.contains(Big.G5) + b.size() + b.removeAll(EnumSet.of(Big.G5, Big.A0)) + b + b.retainAll(List.of(Big.B3, Big.F5)) + b);
        Iterator<Big> bi = EnumSet.range(Big.F2, Big.F6).iterator(); sb.setLength(0); while (bi.hasNext()) { sb.append(bi.next()); bi.remove(); } o(sb);
        o(EnumSet.allOf(Big.class).equals(EnumSet.complementOf(EnumSet.noneOf(Big.class))) + " " + EnumSet.noneOf(Big.class).equals(EnumSet.noneOf(Day.class)));
        EnumMap<Day, String> m = new EnumMap<>(Day.class); m.put(Day.SUN, "s"); m.put(Day.MON, null); m.put(Day.WED, "w");
        o(m + " " + m.size() + m.get(Day.MON) + m.containsKey(Day.MON) + m.containsValue(null) + m.get(null) + m.get("x") + m.remove(Day.MON) + m.containsKey(Day.MON) + " " + m.put(Day.SUN, "t") + m.putIfAbsent(Day.SUN, "u") + m.merge(Day.TUE, "1", String::concat) + m.merge(Day.TUE, "2", String::concat) + m.computeIfAbsent(Day.FRI, Day::toString) + m.computeIfPresent(Day.WED, (k, v) -> null) + m);
        fail("null", () -> m.put(null, "x")); m.entrySet().forEach(e -> e.setValue(e.getKey().ordinal() + e.getValue()));
        o(m + " " + m.keySet() + m.values() + m.equals(new HashMap<>(m)) + (m.hashCode() == new HashMap<>(m).hashCode() ? "" : "") + m.clone().equals(m));
        Iterator<Map.Entry<Day, String>> mi = m.entrySet().iterator(); Map.Entry<Day, String> e0 = mi.next(); mi.remove();
        fail("removed entry", () -> o(e0.getKey())); o(m); m.keySet().remove(Day.SUN); m.values().remove("4FRI");
        o(m + " " + new EnumMap<>(Map.of(Day.SAT, 1, Day.TUE, 2))); fail("empty map", () -> new EnumMap<Day, String>(new HashMap<Day, String>()));
        o(m.put(Day.SAT, "") + m.getOrDefault(Day.MON, "dflt"));
        BitSet x = new BitSet(), y = new BitSet();
        for (int i = 0; i < 200; i += 3) x.set(i);
        for (int i = 0; i < 200; i += 5) y.set(i);
        BitSet t = (BitSet) x.clone(); t.and(y); o(t + " " + t.cardinality() + " " + t.length() + " " + x.size()); t = (BitSet) x.clone(); t.or(y);
        o(t.cardinality()); t = (BitSet) x.clone(); t.xor(y);
        o(t.cardinality() + " " + t.nextSetBit(150) + " " + t.nextClearBit(150) + " " + t.previousSetBit(150) + " " + t.previousClearBit(0) + " " + t.nextSetBit(500) + " " + t.nextClearBit(500) + " " + t.previousSetBit(2));
        t = (BitSet) x.clone(); t.andNot(y); o(t.cardinality() + " " + x.intersects(y) + " " + t.intersects(y)); t.clear(); t.set(60, 70); t.flip(65, 130);
        t.clear(100, 120); t.set(127, false); t.flip(3); o(t + " " + t.get(0, 64) + " " + t.get(62, 66) + " " + t.get(129) + t.get(1000));
        o(Arrays.toString(t.toLongArray()) + Arrays.toString(t.toByteArray()) + BitSet.valueOf(new long[] {5, 1L << 63, 0}) + BitSet.valueOf(new byte[] {-1, 2}) + " " + t.stream().sum() + " " + t.hashCode() + " " + new BitSet().hashCode() + " " + t.equals(BitSet.valueOf(t.toLongArray())));
        fail("neg", () -> x.set(-1)); fail("range", () -> x.set(5, 3)); fail("get range", () -> x.get(-2, 3)); fail("size", () -> new BitSet(-1));
        fail("prev", () -> o(x.previousSetBit(-1))); fail("next", () -> x.nextSetBit(-1)); BitSet sieve = new BitSet(); sieve.set(2, 300);
        for (int i = 2; i * i < 300; i++) if (sieve.get(i)) for (int j = i * i; j < 300; j += i) sieve.clear(j);
        o(sieve.cardinality() + " " + sieve.get(100, 300).nextSetBit(0) + " " + sieve.length()); BitSet e = new BitSet(1000);
        o(e.length() + " " + e.size() + " " + e.isEmpty() + e); e.set(0, 64); e.set(64);
        o(e.nextClearBit(0) + " " + e.length() + " " + Arrays.toString(e.toLongArray()));
        Map<Day, EnumSet<Day>> g = new EnumMap<>(Day.class);
        for (Day d : Day.values()) g.put(d, EnumSet.complementOf(EnumSet.range(Day.MON, d)));
        o(g.get(Day.THU) + " " + g.get(Day.SUN) + " " + Day.valueOf("SAT").getDeclaringClass().getSimpleName() + " " + (Day.SAT.getClass() == Day.class));
    }
}
