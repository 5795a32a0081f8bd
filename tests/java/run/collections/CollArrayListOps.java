// ArrayList: growth, index failures, bulk operations, removal by object and index, equality, iteration failures.
import java.util.*;

public class CollArrayListOps {
    static void o(Object x) { System.out.println(x); }
    static void fail(String n, Runnable r) { try { r.run(); o(n + " ok"); } catch (RuntimeException e) { o(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); } }

    public static void main(String[] args) {
        ArrayList<Integer> a = new ArrayList<>();
        for (int i = 0; i < 1000; i++) a.add(i * 7 % 101);
        long h = 0;
        for (int x : a) h = h * 31 + x;
        o(a.size() + " " + h + " " + a.hashCode() + " " + a.indexOf(50) + " " + a.lastIndexOf(50) + " " + a.indexOf(-1) + " " + a.contains(null));
        while (a.size() > 12) a.remove(a.size() / 2);
        o(a);
        a.add(3, 99); a.add(a.size(), 98); a.add(0, 97);
        o(a);
        a.remove(Integer.valueOf(99)); a.remove(0); a.remove((Object) "absent");
        o(a + " " + a.remove((Integer) 98));
        o(a.set(2, -5) + " " + a);
        fail("get -1", () -> a.get(-1));
        fail("get size", () -> a.get(a.size()));
        fail("set size", () -> a.set(a.size(), 1));
        fail("add past", () -> a.add(a.size() + 1, 1));
        fail("remove -1", () -> a.remove(-1));
        fail("ctor", () -> new ArrayList<>(-1));
        fail("ctor null", () -> new ArrayList<>(null));
        fail("sub", () -> a.subList(3, 2));
        fail("sub2", () -> a.subList(-1, 2));
        fail("sub3", () -> a.subList(0, 200));
        fail("empty next", () -> new ArrayList<>().iterator().next());
        a.addAll(4, List.of(100, 101, 102)); o(a.addAll(List.of()) + " " + a);
        fail("addAll idx", () -> a.addAll(99, List.of(1)));
        o(a.removeAll(Set.of(100, 102)) + " " + a.retainAll(List.of(0, 7, 14, 101, 5, 12)) + " " + a);
        a.addAll(List.of(1, 2, 3, 4, 5, 6));
        o(a.removeIf(x -> x % 2 == 0) + " " + a + " " + a.removeIf(x -> x > 1000));
        a.replaceAll(x -> x * x); o(a);
        a.sort(null); o(a); a.sort(Comparator.reverseOrder()); o(a);
        a.addAll(a); o(a.size() + " " + a);
        // nulls
        ArrayList<String> n = new ArrayList<>(Arrays.asList("a", null, "b", null));
        o(n + " " + n.indexOf(null) + " " + n.lastIndexOf(null) + " " + n.remove(null) + " " + n + " " + n.hashCode());
        fail("sort null", () -> n.sort(null));
        // equality with other lists
        o(new ArrayList<>(List.of(1, 2)).equals(Arrays.asList(1, 2)) + " " + new ArrayList<>(List.of(1, 2)).equals(new LinkedList<>(List.of(1, 2))) + " " + new ArrayList<>().equals(new HashSet<>()) + " " + new ArrayList<>(List.of(1)).equals(List.of(1L)));
        // concurrent modification in all guises
        fail("for add", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer x : l) l.add(x); });
        fail("for remove", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer x : l) if (x == 1) l.remove(x); });
        fail("for remove second last", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer x : l) if (x == 2) l.remove(x); o(l); });
        fail("set is fine", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer x : l) l.set(0, x * 10); o(l); });
        fail("forEach add", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); l.forEach(x -> l.add(x)); });
        fail("removeIf add", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); l.removeIf(x -> l.add(x)); });
        fail("replaceAll add", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); l.replaceAll(x -> { l.add(x); return x; }); });
        fail("sort add", () -> { List<Integer> l = new ArrayList<>(List.of(3, 2, 1)); l.sort((x, y) -> { l.add(1); return x - y; }); });
        fail("clear in loop", () -> { List<Integer> l = new ArrayList<>(List.of(3, 2, 1)); for (Integer x : l) l.clear(); });
        fail("hashCode self", () -> { List<Object> l = new ArrayList<>(); l.add("x"); l.add(l); o(l); });
        // iterator
        Iterator<Integer> it = a.iterator();
        fail("remove first", it::remove);
        it.next(); it.remove(); fail("remove twice", it::remove);
        int left = 0; while (it.hasNext()) { it.next(); left++; if (left % 2 == 0) it.remove(); }
        o(left + " " + a);
        // clone, ensureCapacity, trim
        @SuppressWarnings("unchecked") ArrayList<Integer> c = (ArrayList<Integer>) a.clone();
        c.ensureCapacity(5000); c.trimToSize(); c.add(1); o(c.size() - a.size() + " " + c.equals(a));
        Object[] arr = a.toArray(); arr[0] = "changed"; o(a.get(0) + " " + arr.getClass().getSimpleName());
        a.clear(); o(a + " " + a.isEmpty() + " " + a.hashCode());
        // shared state between removeIf predicate failing halfway
        List<Integer> half = new ArrayList<>(List.of(1, 2, 3, 4));
        fail("pred throws", () -> half.removeIf(x -> { if (x == 3) throw new IllegalStateException("at 3"); return true; })); o(half);
        List<int[]> li = new ArrayList<>(); li.add(new int[] {1}); o(li.contains(new int[] {1}) + " " + li.contains(li.get(0)));
    }
}
