// List.of, Set.of, Map.of, copyOf, Map.entry, ofEntries: null hostility, duplicates, equality, identity of copies, no-order prints.
import java.util.*;
import java.util.stream.*;

public class CollImmutableOf {
    static void o(Object x) { System.out.println(x); }
    static String t(java.util.function.Supplier<?> r) { try { return String.valueOf(r.get()); } catch (RuntimeException e) { return e.getClass().getSimpleName() + (e.getMessage() == null ? "" : "(" + e.getMessage() + ")"); } }
    public static void main(String[] args) {
        o(List.of() + "" + List.of(1) + List.of(1, 2) + List.of(1, 2, 3) + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10) + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12) + List.of(new Integer[] {7, 8}) + List.of(new int[2], new int[2]).size() + List.of((Object) new Object[] {1, 2}).size());
        o(t(() -> List.of((Object) null)) + " " + t(() -> List.of(1, null)) + " " + t(() -> List.of(1, 2, null)) + " " + t(() -> Set.of((Object) null)) + " " + t(() -> Map.of("a", null)) + " " + t(() -> Map.of(null, 1)) + " " + t(() -> Map.entry(null, 1)) + " " + t(() -> Map.entry(1, null)) + " " + t(() -> List.copyOf(Arrays.asList(1, null))) + " " + t(() -> Map.copyOf(new HashMap<>() {{ put("k", null); }})) + " " + t(() -> List.of((Object[]) null)));
        o(t(() -> Set.of(1, 1)) + " " + t(() -> Set.of("a", "b", "c", "b")) + " " + t(() -> Map.of("k", 1, "k", 2)) + " " + t(() -> Map.of("a", 1, "b", 2, "c", 3, "a", 4)) + " " + t(() -> Map.ofEntries(Map.entry(1, 2), Map.entry(1, 3))) + " " + t(() -> new TreeSet<>(Set.copyOf(List.of(1, 1, 2)))));
        List<Integer> l = List.of(5, 6, 7);
        o(t(() -> l.contains(null)) + " " + t(() -> l.indexOf(null)) + " " + t(() -> l.lastIndexOf(6)) + " " + t(() -> l.containsAll(List.of(5, 7))) + " " + t(() -> Set.of(1).contains(null)) + " " + t(() -> Map.of(1, 2).containsKey(null)) + " " + t(() -> Map.of(1, 2).containsValue(null)) + " " + t(() -> Map.of(1, 2).get(null)) + " " + t(() -> Map.of(1, 2, 3, 4).getOrDefault(9, -1)) + " " + t(() -> Map.of().get(null)));
        o(t(() -> l.get(3)) + " " + t(() -> l.get(-1)) + " " + t(() -> List.of().get(0)) + " " + t(() -> List.of(1).get(1)) + " " + t(() -> List.of(1, 2).get(2)) + " " + t(() -> l.subList(1, 5)) + " " + t(() -> l.subList(2, 1)) + " " + t(() -> l.subList(1, 3)) + " " + t(() -> l.subList(1, 3).get(2)) + " " + t(() -> l.subList(1, 3).subList(1, 2)) + " " + t(() -> l.subList(0, 2).set(0, 1)) + " " + t(() -> l.listIterator(4)) + " " + t(() -> l.iterator().next()));
        o(List.of(1, 2).equals(Arrays.asList(1, 2)) + "" + Arrays.asList(1, 2).equals(List.of(1, 2)) + Set.of(1, 2).equals(new HashSet<>(List.of(2, 1))) + Map.of(1, 2).equals(new TreeMap<>(Map.of(1, 2))) + List.of().equals(Collections.emptyList()) + Set.of().equals(List.of()) + " " + List.of(1, 2).hashCode() + " " + Set.of(1, 2, 3).hashCode() + " " + Map.of("a", 1, "b", 2).hashCode() + " " + Map.entry("a", 1).hashCode() + " " + Map.entry("a", 1) + " " + Map.entry("k", "v").equals(new AbstractMap.SimpleEntry<>("k", "v")));
        List<Integer> c = List.copyOf(l); List<Integer> arl = new ArrayList<>(l);
        o((c == l) + " " + (List.copyOf(arl) == (Object) arl) + " " + (Set.copyOf(Set.of(1)) instanceof Set) + " " + (List.copyOf(l.subList(0, 2)) == (Object) l.subList(0, 2)) + " " + (List.of() == (Object) List.of()) + " " + (Set.of() == (Object) Set.of()) + " " + (Map.of() == (Object) Map.copyOf(Map.of())) + " " + (Stream.of(1).toList() == List.copyOf(Stream.of(1).toList())));
        arl.add(1); o(c.size());
        Set<Integer> s = Set.of(9, 4, 6, 1, 3, 8, 2, 7);
        o(s.size() + " " + new TreeSet<>(s) + " " + s.stream().mapToInt(x -> x).sum() + " " + s.contains(5) + s.contains(8) + " " + s.containsAll(List.of(9, 4)) + " " + t(() -> s.remove(9)) + t(() -> s.add(10)) + t(() -> s.iterator().hasNext()));
        Set<String> bigS = IntStream.range(0, 200).mapToObj(i -> "e" + i).collect(Collectors.toUnmodifiableSet());
        o(bigS.size() + " " + bigS.contains("e199") + bigS.contains("e200") + " " + bigS.stream().mapToInt(String::length).sum() + " " + (bigS.hashCode() == new HashSet<>(bigS).hashCode()));
        Map<String, Integer> m = Map.of("one", 1, "two", 2, "three", 3, "four", 4, "five", 5, "six", 6, "seven", 7, "eight", 8, "nine", 9, "ten", 10);
        o(new TreeMap<>(m) + " " + m.get("six") + m.get("zero") + m.size() + m.containsValue(10) + " " + new TreeSet<>(m.keySet()) + m.values().stream().sorted().toList() + " " + t(() -> m.put("a", 1)) + t(() -> m.keySet().remove("one")) + t(() -> m.entrySet().iterator().next().setValue(5)) + t(() -> m.merge("one", 1, Integer::sum)) + t(() -> m.computeIfAbsent("one", k -> 1)));
        Map<Integer, String> me = Map.ofEntries(IntStream.range(0, 50).mapToObj(i -> Map.entry(i * i, "sq" + i)).toArray(Map.Entry[]::new)); int ok = 0;
        for (int i = 0; i < 50; i++) if (("sq" + i).equals(me.get(i * i))) ok++;
        o(ok + " " + me.size() + " " + me.get(2) + " " + me.entrySet().contains(Map.entry(49, "sq7")) + me.equals(new HashMap<>(me)));
        Map.Entry<String, Integer> en = new AbstractMap.SimpleEntry<>("k", 1); Map.Entry<String, Integer> cp = Map.Entry.copyOf(en); en.setValue(2);
        o(en + " " + cp + " " + t(() -> cp.setValue(3)) + " " + new AbstractMap.SimpleImmutableEntry<>(en) + " " + t(() -> new AbstractMap.SimpleImmutableEntry<>(en).setValue(1)) + " " + new AbstractMap.SimpleEntry<>(null, null) + new AbstractMap.SimpleEntry<>(null, null).hashCode() + new AbstractMap.SimpleEntry<>(null, 1).equals(new AbstractMap.SimpleEntry<>(null, 1)));
        Integer[] arr = l.toArray(new Integer[5]);
        o(Arrays.toString(arr) + Arrays.toString(l.toArray()) + Arrays.toString(l.toArray(Integer[]::new)) + Arrays.toString(List.of().toArray()) + l.toArray().getClass().getSimpleName());
        l.forEach(x -> System.out.print(x + ","));
        for (ListIterator<Integer> li = l.listIterator(3); li.hasPrevious(); ) System.out.print(li.previous() + ";");
        o(l.stream().map(x -> x * x).toList() + "" + l.spliterator().estimateSize());
        o(t(() -> { l.replaceAll(x -> x); return 1; }) + t(() -> { l.sort(null); return 1; }) + t(() -> l.removeIf(x -> false)) + t(() -> { l.clear(); return 1; }) + t(() -> { List.of().clear(); return 1; }));
    }
}
