// Unmodifiable, synchronized and checked wrappers: what they refuse, what shows through, equality, nested views.
import java.util.*;

public class CollUnmodifiable {
    static void o(Object x) { System.out.println(x); }
    static String t(Runnable r) { try { r.run(); return "ok"; } catch (RuntimeException e) { return e.getClass().getSimpleName() + (e.getMessage() == null ? "" : "(" + e.getMessage() + ")"); } }
    static void mut(String n, Collection<Integer> c) {
        o(n + " add=" + t(() -> c.add(1)) + " remove=" + t(() -> c.remove(1)) + " addAll=" + t(() -> c.addAll(List.of(1))) + " addAllEmpty=" + t(() -> c.addAll(List.of())) + " removeAll=" + t(() -> c.removeAll(List.of(77))) + " retainAll=" + t(() -> c.retainAll(List.of(1, 2, 3))) + " clear=" + t(c::clear) + " removeIf=" + t(() -> c.removeIf(x -> false)) + " it=" + t(() -> { Iterator<Integer> i = c.iterator(); i.next(); i.remove(); }));
        if (c instanceof List<Integer> l) o("  list set=" + t(() -> l.set(0, 1)) + " add=" + t(() -> l.add(0, 1)) + " remove=" + t(() -> l.remove(0)) + " sort=" + t(() -> l.sort(null)) + " replaceAll=" + t(() -> l.replaceAll(x -> x)) + " sub=" + t(() -> l.subList(0, 1).clear()) + " li=" + t(() -> { ListIterator<Integer> i = l.listIterator(); i.next(); i.set(1); }));
    }
    static void mutMap(String n, Map<Integer, Integer> m) {
        o(n + " put=" + t(() -> m.put(1, 1)) + " remove=" + t(() -> m.remove(99)) + " putAll=" + t(() -> m.putAll(Map.of())) + " clear=" + t(m::clear) + " putIfAbsent=" + t(() -> m.putIfAbsent(1, 1)) + " compute=" + t(() -> m.compute(1, (k, v) -> v)) + " cia=" + t(() -> m.computeIfAbsent(1, k -> 1)) + " cip=" + t(() -> m.computeIfPresent(99, (k, v) -> v)) + " merge=" + t(() -> m.merge(1, 1, Integer::sum)) + " replace=" + t(() -> m.replace(1, 1)) + " replaceAll=" + t(() -> m.replaceAll((k, v) -> v)) + " remove2=" + t(() -> m.remove(1, 99)) + " keys=" + t(() -> m.keySet().remove(99)) + " vals=" + t(() -> m.values().clear()) + " entry=" + t(() -> m.entrySet().iterator().next().setValue(5)) + " keyIt=" + t(() -> { Iterator<Integer> i = m.keySet().iterator(); i.next(); i.remove(); }));
    }
    public static void main(String[] args) {
        List<Integer> base = new ArrayList<>(List.of(1, 2, 3)); List<Integer> u = Collections.unmodifiableList(base);
        mut("unmodList", u); mut("unmodSet", Collections.unmodifiableSet(new TreeSet<>(base)));
        mut("unmodSorted", Collections.unmodifiableNavigableSet(new TreeSet<>(base))); mut("unmodColl", Collections.unmodifiableCollection(base));
        mut("List.of", List.of(1, 2, 3)); mut("List.of2", List.of(1)); mut("copyOf", List.copyOf(base)); mut("stream.toList", base.stream().toList());
        mut("asList", Arrays.asList(1, 2, 3)); mut("singletonList", Collections.singletonList(1)); mut("nCopies", Collections.nCopies(2, 1));
        mut("keySet", new TreeMap<>(Map.of(1, 1, 2, 2)).keySet()); mut("values", new TreeMap<>(Map.of(1, 1, 2, 2)).values());
        mut("sub", new ArrayList<>(List.of(1, 2, 3)).subList(0, 3));
        mutMap("unmodMap", Collections.unmodifiableMap(new TreeMap<>(Map.of(1, 10, 2, 20)))); mutMap("Map.of", Map.of(1, 10));
        mutMap("Map.of2", Map.of(1, 10, 2, 20)); mutMap("singletonMap", Collections.singletonMap(1, 10));
        mutMap("emptyMap+", Collections.unmodifiableSortedMap(new TreeMap<>(Map.of(1, 10)))); mutMap("TreeMap", new TreeMap<>(Map.of(1, 10, 2, 20)));
        mutMap("headMap", new TreeMap<>(Map.of(1, 10, 2, 20)).headMap(9));
        base.add(4); o(u + " " + u.equals(base) + base.equals(u) + (u.hashCode() == base.hashCode()) + Collections.unmodifiableCollection(base).equals(base));
        o(Collections.unmodifiableList(u) == u ? "same" : "rewrapped");
        NavigableMap<Integer, Integer> nm = Collections.unmodifiableNavigableMap(new TreeMap<>(Map.of(1, 10, 2, 20, 3, 30)));
        o(nm.headMap(3) + " " + nm.descendingMap() + nm.firstEntry() + nm.floorKey(9) + " " + t(() -> nm.pollFirstEntry()) + t(() -> nm.headMap(2).clear()) + t(() -> nm.descendingKeySet().pollFirst()) + t(() -> nm.firstEntry().setValue(1)));
        Map.Entry<Integer, Integer> ue = Collections.unmodifiableMap(new HashMap<>(Map.of(1, 2))).entrySet().iterator().next();
        o(ue + " " + ue.equals(Map.entry(1, 2)) + t(() -> ue.setValue(9)));
        o(Collections.unmodifiableMap(new HashMap<>(Map.of(1, 2))).entrySet().contains(Map.entry(1, 2)) + " " + Arrays.toString(Collections.unmodifiableMap(new HashMap<>(Map.of(1, 2))).entrySet().toArray()));
        // checked
        List<Integer> ck = Collections.checkedList(new ArrayList<>(), Integer.class); ck.add(1); List raw = ck;
        o(t(() -> raw.add("s")) + " " + t(() -> raw.addAll(List.of(2, "x"))) + " " + t(() -> raw.set(0, 2L)) + " " + t(() -> raw.add(null)) + ck + t(() -> raw.replaceAll(x -> "q")) + t(() -> raw.listIterator(1).add(1.5)));
        Map<String, Integer> cm = Collections.checkedMap(new TreeMap<>(), String.class, Integer.class); Map rm = cm;
        o(t(() -> rm.put(1, 1)) + " " + t(() -> rm.put("a", "b")) + " " + t(() -> rm.put("a", 1)) + " " + t(() -> rm.putAll(Map.of("z", 'c'))) + " " + t(() -> rm.merge("a", 1, (x, y) -> "str")) + " " + t(() -> rm.computeIfAbsent("k", k -> 2.0)) + " " + t(() -> ((Map.Entry) rm.entrySet().iterator().next()).setValue("no")) + cm);
        Set rs = Collections.checkedSortedSet(new TreeSet<>(), String.class); o(t(() -> rs.add(5)) + t(() -> rs.add("five")) + rs);
        Queue rq = Collections.checkedQueue(new ArrayDeque<>(), Number.class); o(t(() -> rq.offer("x")) + t(() -> rq.offer(1)) + t(() -> rq.add(2.5)) + rq);
        List<? super Integer> noCheck = new ArrayList<>(); ((List) noCheck).add("heap pollution"); o(noCheck); List<Integer> pol = (List) noCheck;
        o(t(() -> { Integer bad = pol.get(0); }).replaceAll("\\(.*", ""));
        // synchronized: behaviour and lock identity
        List<Integer> sy = Collections.synchronizedList(new ArrayList<>(List.of(3, 1, 2))); sy.sort(null); sy.removeIf(x -> x == 2);
        sy.replaceAll(x -> x * 10); o(sy + " " + sy.indexOf(30) + sy.equals(List.of(10, 30)) + Collections.synchronizedCollection(sy).equals(sy));
        boolean[] held = new boolean[3]; sy.forEach(x -> held[0] = Thread.holdsLock(sy));
        Map<String, Integer> sm = Collections.synchronizedMap(new TreeMap<>()); sm.computeIfAbsent("x", k -> { held[1] = Thread.holdsLock(sm); return 1; });
        Set<String> ks = sm.keySet(); ks.forEach(k -> held[2] = Thread.holdsLock(sm) && !Thread.holdsLock(ks));
        o(Arrays.toString(held) + sm + " " + t(() -> { for (String k : sm.keySet()) sm.put(k + k, 1); sm.forEach((k, v) -> sm.put(k + "!", 1)); }));
        o(Collections.synchronizedSortedSet(new TreeSet<>(List.of(1, 2, 3))).headSet(3) + "" + Collections.synchronizedNavigableMap(new TreeMap<>(Map.of(1, 2))).descendingMap());
    }
}
