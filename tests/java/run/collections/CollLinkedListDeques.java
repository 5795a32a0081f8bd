// LinkedList and ArrayDeque as lists, queues, stacks: all end operations, wraparound, nulls, failures.
import java.util.*;

public class CollLinkedListDeques {
    static void o(Object x) { System.out.println(x); }
    static void fail(String n, Runnable r) { try { r.run(); o(n + " ok"); } catch (RuntimeException e) { o(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    static void script(Deque<Integer> d) {
        o(d.getClass().getSimpleName());
        d.addFirst(1); d.addLast(2); d.offerFirst(0); d.offerLast(3); d.push(-1); d.add(4); d.offer(5);
        o(d + " " + d.peek() + d.peekFirst() + d.peekLast() + d.element() + d.getFirst() + d.getLast());
        o(d.poll() + " " + d.pollFirst() + " " + d.pollLast() + " " + d.pop() + " " + d.remove() + " " + d.removeLast() + " " + d);
        o(d.removeFirst() + " " + d + " " + d.poll() + d.pollFirst() + d.pollLast() + d.peek() + d.peekFirst() + d.peekLast());
        fail("pop", d::pop); fail("remove", d::remove); fail("removeLast", d::removeLast); fail("element", d::element); fail("getFirst", d::getFirst);
        fail("getLast", d::getLast);
        for (int i = 0; i < 10; i++) d.add(i % 4);
        o(d + " " + d.removeFirstOccurrence(2) + d.removeLastOccurrence(2) + d.removeLastOccurrence(9) + " " + d + " " + d.contains(3) + d.contains(null));
        Iterator<Integer> di = d.descendingIterator(); StringBuilder sb = new StringBuilder();
        while (di.hasNext()) { int x = di.next(); sb.append(x); if (x == 1) di.remove(); }
        o(sb + " " + d);
        Iterator<Integer> it = d.iterator(); while (it.hasNext()) if (it.next() == 0) it.remove();
        o(d + " " + d.size() + " " + d.removeIf(x -> x == 3) + " " + d);
        fail("it.remove", () -> { Iterator<Integer> k = d.iterator(); k.remove(); });
        d.addAll(List.of(5, 6, 7)); o(d.retainAll(List.of(6, 7, 8)) + " " + d.removeAll(List.of(7)) + " " + d); d.clear(); o(d.isEmpty() + " " + d);
    }
    public static void main(String[] args) {
        script(new LinkedList<>()); script(new ArrayDeque<>()); script(new ArrayDeque<>(1)); script(new java.util.concurrent.ConcurrentLinkedDeque<>());
        script(new java.util.concurrent.LinkedBlockingDeque<>());
        fail("ad null", () -> new ArrayDeque<>().add(null)); fail("ad null push", () -> new ArrayDeque<>().push(null));
        fail("ad of null", () -> new ArrayDeque<>(Arrays.asList(1, null)));
        LinkedList<String> l = new LinkedList<>(); l.add(null); l.push("a"); l.addLast(null);
        o(l + " " + l.indexOf(null) + l.lastIndexOf(null) + " " + l.removeFirstOccurrence(null) + l); l.add(1, "m"); l.add(l.size(), "z"); l.set(0, "A");
        o(l + l.get(2) + l.remove(1) + l); fail("get", () -> l.get(9)); fail("add", () -> l.add(-1, "x")); fail("remove", () -> l.remove(7));
        l.addAll(1, List.of("p", "q")); o(l);
        fail("cme", () -> { LinkedList<Integer> x = new LinkedList<>(List.of(1, 2, 3)); for (Integer i : x) x.addFirst(i); });
        fail("cme last", () -> { LinkedList<Integer> x = new LinkedList<>(List.of(1, 2, 3)); for (Integer i : x) if (i == 2) x.remove(i); o(x); });
        fail("ad cme", () -> { ArrayDeque<Integer> x = new ArrayDeque<>(List.of(1, 2, 3)); for (Integer i : x) x.removeFirst(); o(x); });
        // wraparound: steady rotation while growing
        ArrayDeque<Integer> d = new ArrayDeque<>(4); long h = 0;
        for (int i = 0; i < 3000; i++) { d.addLast(i); if (i % 3 != 0) h = h * 31 + d.removeFirst(); if (i % 50 == 0) { d.addFirst(d.removeLast()); d.addFirst(-i); } }
        o(d.size() + " " + h + " " + d.peekFirst() + " " + d.peekLast());
        ArrayDeque<Integer> cl = d.clone(); cl.poll(); o(d.size() - cl.size()); Object[] arr = d.toArray();
        o(arr.length + " " + arr[0] + " " + arr[arr.length - 1]);
        // ListIterator over a linked list in both directions
        LinkedList<Integer> n = new LinkedList<>(List.of(1, 2, 3, 4)); ListIterator<Integer> li = n.listIterator(2);
        o(li.previous() + " " + li.nextIndex() + li.previousIndex()); li.set(20); li.add(15); o(n + " " + li.next() + li.nextIndex()); li.remove(); o(n);
        fail("set after remove", () -> li.set(1)); fail("remove again", li::remove); while (li.hasNext()) li.next(); fail("next end", li::next); li.add(99);
        o(n); while (li.hasPrevious()) li.previous(); fail("prev start", li::previous); o(n.equals(List.of(1, 15, 3, 4, 99)) + " " + n.hashCode());
        // queue discipline used by breadth first search
        Map<Integer, Integer> dist = new TreeMap<>(); Queue<Integer> q = new LinkedList<>(); q.add(1);
        dist.put(1, 0); while (!q.isEmpty()) { int x = q.remove(); for (int y : new int[] {x * 2, x - 1, x + 3}) if (y > 0 && y < 40 && !dist.containsKey(y)) { dist.put(y, dist.get(x) + 1); q.add(y); } }
        o(dist);
        o(new ArrayDeque<>(List.of(1)).equals(new ArrayDeque<>(List.of(1))) + " " + new LinkedList<>(List.of(1)).equals(List.of(1)));
        ArrayDeque<Integer> big = new ArrayDeque<>();
        for (int i = 0; i < 100; i++) big.push(i);
        big.removeIf(x -> x % 10 != 3); o(big); Iterator<Integer> mid = big.iterator(); mid.next(); mid.next(); mid.remove();
        mid.forEachRemaining(x -> System.out.print(x + ";")); o(big);
    }
}
