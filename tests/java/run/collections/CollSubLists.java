// subList views: writes both ways, nested views, structural changes behind the view, bulk operations, equality.
import java.util.*;

public class CollSubLists {
    static void o(Object x) { System.out.println(x); }
    static void fail(String n, Runnable r) { try { r.run(); o(n + " ok"); } catch (RuntimeException e) { o(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    static List<Integer> seq(int n) { List<Integer> l = new ArrayList<>(); for (int i = 0; i < n; i++) l.add(i); return l; }
    static void play(List<Integer> b) {
        o(b.getClass().getSimpleName()); List<Integer> s = b.subList(3, 8), t = s.subList(1, 4);
        o(s + " " + t + " " + s.size() + t.get(0) + t.indexOf(6) + t.contains(7) + s.lastIndexOf(3) + s.hashCode() + s.equals(List.of(3, 4, 5, 6, 7)));
        t.set(0, 40); s.set(4, 70); o(b); t.add(99); t.add(0, 98); o(b + " " + s + " " + t); t.remove(1); t.remove(Integer.valueOf(99));
        o(b + " " + s + " " + t); t.clear(); o(b + " " + s + " " + t + t.isEmpty()); t.addAll(List.of(1, 1, 2)); o(b + " " + s + " " + t);
        s.removeIf(x -> x == 1); o(b + " " + s); s.replaceAll(x -> -x); s.sort(null); o(b + " " + s); Collections.reverse(s); o(b);
        s.retainAll(List.of(-2, -70)); o(b + " " + s);
        fail("get", () -> s.get(9)); fail("get-1", () -> s.get(-1)); fail("set", () -> s.set(5, 1)); fail("add", () -> s.add(9, 1));
        fail("remove", () -> s.remove(4)); fail("sub", () -> s.subList(0, 9)); fail("sub2", () -> s.subList(-1, 1)); fail("sub3", () -> s.subList(2, 1));
        fail("iter", () -> { Iterator<Integer> i = s.iterator(); i.next(); i.remove(); i.next(); i.remove(); i.next(); }); o(b + " " + s);
        List<Integer> u = b.subList(0, 2); b.add(1000); fail("size", () -> o(u.size())); fail("get", () -> o(u.get(0)));
        fail("toString", () -> o(u.toString())); fail("iterator", u::iterator); fail("add", () -> u.add(1)); fail("hashCode", u::hashCode);
        fail("clear", u::clear); List<Integer> v = b.subList(0, 2); b.set(0, 555); fail("set is not structural", () -> o(v));
        List<Integer> e = b.subList(2, 2); o(e + "" + e.isEmpty()); e.add(222); o(b + "" + e); b.subList(1, b.size()).clear(); o(b);
    }
    public static void main(String[] args) {
        play(seq(10)); play(new LinkedList<>(seq(10))); play(new Vector<>(seq(10)));
        List<Integer> x = seq(100); x.subList(10, 90).subList(10, 70).subList(10, 50).clear(); o(x.size() + " " + x.subList(25, 35));
        List<Integer> w = seq(1000);
        int removed = 0; while (w.size() > 10) { List<Integer> m = w.subList(w.size() / 4, w.size() / 2 + 1); removed += m.size(); m.clear(); } o(removed + " " + w);
        List<Integer> sh = seq(20); Collections.rotate(sh.subList(5, 15), 3); Collections.swap(sh.subList(0, 5), 0, 4);
        Collections.shuffle(sh.subList(15, 20), new Random(2)); o(sh);
        o(Collections.max(sh.subList(3, 9)) + " " + Collections.binarySearch(seq(50).subList(10, 40), 22) + " " + sh.subList(2, 5).stream().mapToInt(q -> q).sum() + " " + new ArrayList<>(sh.subList(1, 4)) + Arrays.toString(sh.subList(0, 3).toArray()) + Arrays.toString(sh.subList(0, 2).toArray(new Integer[4])));
        List<Integer> a = seq(6), p = a.subList(0, 3), q = a.subList(3, 6); q.set(0, 33); o(p + "" + q); p.add(7); fail("sibling stale", () -> o(q));
        o(a + "" + p); List<String> al = Arrays.asList("a", "b", "c", "d"); al.subList(1, 3).set(0, "B"); al.subList(1, 4).sort(Comparator.reverseOrder());
        o(al); fail("asList sub clear", () -> al.subList(1, 2).clear()); fail("asList sub add", () -> al.subList(1, 2).add("z"));
        o(seq(5).subList(1, 3).equals(seq(5).subList(1, 3)) + "" + seq(5).subList(1, 3).equals(new LinkedList<>(List.of(1, 2))));
        ListIterator<Integer> li = a.subList(1, 4).listIterator(1); li.next(); li.set(-1); li.add(-2); li.previous(); li.remove();
        o(a + "" + li.nextIndex() + li.hasPrevious());
        List<Integer> merged = msort(List.of(5, 3, 9, 1, 4, 8, 2, 7, 6, 0)); o(merged);
    }
    static List<Integer> msort(List<Integer> l) { if (l.size() < 2) return l; List<Integer> a = msort(l.subList(0, l.size() / 2)), b = msort(l.subList(l.size() / 2, l.size())), r = new ArrayList<>(); int i = 0, j = 0; while (i < a.size() || j < b.size()) r.add(j >= b.size() || i < a.size() && a.get(i) <= b.get(j) ? a.get(i++) : b.get(j++)); return r; }
}
