// One random script over every mutable List implementation, compared step by step with ArrayList.
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;

public class CollListConformance {
    static void o(Object x) { System.out.println(x); }
    static List<String> script(List<Integer> l, long seed) {
        List<String> log = new ArrayList<>(); Random r = new Random(seed);
        for (int i = 0; i < 300; i++) { int v = r.nextInt(12), at = r.nextInt(l.size() + 3) - 1; Object res;
            try { switch (r.nextInt(22)) {
                case 0, 1, 2, 3 -> res = l.add(v);
                case 4, 5, 6 -> { l.add(at, v); res = "+"; }
                case 7 -> res = l.remove(at);
                case 8 -> res = l.remove((Integer) v);
                case 9 -> res = l.set(at, v);
                case 10 -> res = l.get(at);
                case 11 -> res = l.indexOf(v) + "," + l.lastIndexOf(v) + "," + l.contains(v);
                case 12 -> res = l.addAll(at, List.of(v, v + 1));
                case 13 -> res = l.removeAll(List.of(v));
                case 14 -> { List<Integer> s = l.subList(l.size() / 3, l.size() * 2 / 3); Collections.reverse(s); res = s; }
                case 15 -> { l.replaceAll(x -> x == v ? -x : x); res = l.hashCode(); }
                case 16 -> res = l.removeIf(x -> x == -v);
                case 17 -> { if (l.size() > 15) l.subList(2, 10).clear(); res = l.size(); }
                case 18 -> { ListIterator<Integer> it = l.listIterator(l.size()); int n = 0; while (it.hasPrevious()) { int x = it.previous(); if (x == v) n++; } res = n; }
                case 19 -> { Collections.rotate(l, v - 5); res = l.isEmpty(); }
                case 20 -> { if (i % 5 == 0) l.sort(null); else Collections.shuffle(l, new Random(v)); res = l; }
                default -> { Collections.swap(l, at, 0); res = "sw"; }
            } } catch (IndexOutOfBoundsException e) { res = "IOOBE"; }
            log.add(String.valueOf(res)); if (i % 50 == 49) log.add(l.toString()); }
        log.add(l + " " + l.equals(new ArrayList<>(l)) + new LinkedList<>(l).equals(l) + " " + l.hashCode() + Arrays.toString(l.toArray(new Integer[0])) + l.stream().mapToInt(x -> x).sum());
        l.retainAll(List.of(1, 2, 3)); log.add(l + ""); l.clear(); log.add(l + "" + l.size()); return log;
    }
    public static void main(String[] args) {
        Map<String, Supplier<List<Integer>>> im = new LinkedHashMap<>(); im.put("LinkedList", LinkedList::new); im.put("Vector", Vector::new);
        im.put("Stack", Stack::new); im.put("CopyOnWrite", CopyOnWriteArrayList::new);
        im.put("sub of ArrayList", () -> new ArrayList<>(List.of(100, 200)).subList(1, 1));
        im.put("sub of LinkedList", () -> new LinkedList<>(List.of(100, 200)).subList(1, 1));
        im.put("sub of Vector", () -> new Vector<>(List.of(100, 200)).subList(2, 2)); im.put("sync", () -> Collections.synchronizedList(new LinkedList<>()));
        im.put("checked", () -> Collections.checkedList(new ArrayList<>(), Integer.class)); im.put("ArrayList(0)", () -> new ArrayList<>(0));
        for (long seed = 10; seed < 13; seed++) { List<String> want = script(new ArrayList<>(), seed); o("seed " + seed + " steps " + want.size() + " hash " + want.hashCode()); for (int i = want.size() - 3; i < want.size(); i++) o("  " + want.get(i)); for (var e : im.entrySet()) { List<String> got; try { got = script(e.getValue().get(), seed); } catch (RuntimeException x) { o(e.getKey() + " failed " + x.getClass().getSimpleName()); continue; } int d = 0; while (d < want.size() && want.get(d).equals(got.get(d))) d++; o(e.getKey() + (d == want.size() ? " same" : " differs at " + d + ": " + want.get(d) + " <> " + got.get(d))); } }
    }
}
