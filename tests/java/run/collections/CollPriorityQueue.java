// PriorityQueue: heap order in iteration and toString, comparators, removal inside, drains, heapify; also blocking and delay kin.
import java.util.*;
import java.util.concurrent.*;

public class CollPriorityQueue {
    static void o(Object x) { System.out.println(x); }
    static <T> List<T> drain(Queue<T> q) { List<T> l = new ArrayList<>(); for (T t; (t = q.poll()) != null; ) l.add(t); return l; }
    record Task(String n, int p) implements Comparable<Task> { public int compareTo(Task t) { return Integer.compare(p, t.p); } public String toString() { return n + p; } }
    public static void main(String[] args) {
        PriorityQueue<Integer> q = new PriorityQueue<>(); for (int x : new int[] {5, 3, 8, 1, 9, 2, 7, 3}) { q.add(x); o(q); }
        q.remove(8); o(q); q.remove((Object) 100); Iterator<Integer> it = q.iterator(); it.next(); it.next(); it.remove();
        o(q + " " + q.contains(9) + " " + q.peek() + " " + q.element()); o(drain(q) + " " + q.poll() + " " + q.peek());
        try { q.remove(); } catch (NoSuchElementException e) { o("NSEE " + e.getMessage()); }
        try { q.element(); } catch (NoSuchElementException e) { o("NSEE"); }
        try { q.add(null); } catch (NullPointerException e) { o("NPE"); }
        try { new PriorityQueue<>(0); } catch (IllegalArgumentException e) { o("IAE " + e.getMessage()); }
        try { PriorityQueue<Object> ob = new PriorityQueue<>(); ob.add(new Object()); o("one"); } catch (ClassCastException e) { o("CCE"); }
        o(new PriorityQueue<>(List.of(9, 8, 7, 6, 5, 4, 3, 2, 1))); o(new PriorityQueue<>(new TreeSet<>(List.of(3, 1, 2))));
        PriorityQueue<Integer> mx = new PriorityQueue<>(Comparator.reverseOrder()); mx.addAll(List.of(1, 5, 2, 4, 3));
        o(mx + " " + new PriorityQueue<>(mx) + " " + drain(new PriorityQueue<>((Collection<Integer>) new ArrayList<>(mx))));
        o(new PriorityQueue<>(new TreeSet<>(Comparator.<Integer>reverseOrder()) {{ addAll(List.of(1, 2, 3)); }}).comparator() == (Object) Comparator.reverseOrder());
        // removal through the iterator of a big heap visits every element once
        PriorityQueue<Integer> big = new PriorityQueue<>(); Random r = new Random(1);
        for (int i = 0; i < 300; i++) big.add(r.nextInt(1000));
        int seen = 0, sum = 0;
        for (Iterator<Integer> k = big.iterator(); k.hasNext(); ) { int x = k.next(); seen++; sum += x; if (x % 2 == 0) k.remove(); } List<Integer> odd = drain(big);
        boolean sorted = true;
        for (int i = 1; i < odd.size(); i++) sorted &= odd.get(i - 1) <= odd.get(i);
        o(seen + " " + sum + " " + odd.size() + " " + sorted + " " + odd.subList(0, 8));
        PriorityQueue<Integer> ri = new PriorityQueue<>(List.of(6, 1, 5, 2, 4, 3));
        o(ri.removeIf(x -> x < 3) + " " + ri + " " + ri.retainAll(List.of(5, 6)) + " " + ri); ri.addAll(List.of(1, 1, 1));
        o(ri.removeAll(List.of(1)) + " " + ri + " " + ri.size());
        try { PriorityQueue<Integer> c = new PriorityQueue<>(List.of(1, 2, 3)); for (Integer x : c) c.add(x); } catch (ConcurrentModificationException e) { o("CME"); }
        PriorityQueue<Task> t = new PriorityQueue<>(Comparator.comparing(Task::p).thenComparing(Task::n));
        for (String s : "d3 a1 c3 b1 e2 a3".split(" ")) t.add(new Task(s.substring(0, 1), s.charAt(1) - '0'));
        o(drain(t)); PriorityQueue<Task> nat = new PriorityQueue<>();
        for (String s : "d3 a1 c3 b1 e2 a3".split(" ")) nat.add(new Task(s.substring(0, 1), s.charAt(1) - '0'));
        o(nat + " " + drain(nat));
        // mutable key breaks the heap in a known way
        int[][] cells = {{4}, {2}, {6}, {1}}; PriorityQueue<int[]> m = new PriorityQueue<>((a, b) -> a[0] - b[0]); m.addAll(Arrays.asList(cells));
        cells[3][0] = 100; List<Integer> out = new ArrayList<>(); while (!m.isEmpty()) out.add(m.poll()[0]); o(out);
        // Dijkstra
        int[][] g = {{0, 7, 9, 0, 0, 14}, {7, 0, 10, 15, 0, 0}, {9, 10, 0, 11, 0, 2}, {0, 15, 11, 0, 6, 0}, {0, 0, 0, 6, 0, 9}, {14, 0, 2, 0, 9, 0}};
        int[] dist = new int[6]; Arrays.fill(dist, Integer.MAX_VALUE); dist[0] = 0;
        PriorityQueue<int[]> dq = new PriorityQueue<>(Comparator.comparingInt(a -> a[1])); dq.add(new int[] {0, 0});
        int pops = 0; while (!dq.isEmpty()) { int[] c = dq.poll(); pops++; if (c[1] > dist[c[0]]) continue; for (int j = 0; j < 6; j++) if (g[c[0]][j] > 0 && dist[c[0]] + g[c[0]][j] < dist[j]) dq.add(new int[] {j, dist[j] = dist[c[0]] + g[c[0]][j]}); }
        o(Arrays.toString(dist) + " " + pops);
        // Huffman lengths
        String txt = "abracadabra alakazam"; Map<Character, Integer> f = new TreeMap<>();
        for (char c : txt.toCharArray()) f.merge(c, 1, Integer::sum);
        PriorityQueue<Map.Entry<Integer, String>> hq = new PriorityQueue<>(Map.Entry.<Integer, String>comparingByKey().thenComparing(Map.Entry.comparingByValue()));
        f.forEach((c, n) -> hq.add(Map.entry(n, "" + c)));
        Map<Character, Integer> depth = new TreeMap<>(); while (hq.size() > 1) { var a = hq.poll(); var b = hq.poll(); String s = a.getValue() + b.getValue(); for (char c : s.toCharArray()) depth.merge(c, 1, Integer::sum); hq.add(Map.entry(a.getKey() + b.getKey(), s)); }
        o(depth);
        PriorityBlockingQueue<Integer> pb = new PriorityBlockingQueue<>(List.of(3, 1, 2)); o(pb + " " + pb.remainingCapacity() + " " + drain(pb));
        o(new PriorityQueue<>(List.of(1)).equals(new PriorityQueue<>(List.of(1)))); Object[] ar = new PriorityQueue<>(List.of(2, 1)).toArray();
        o(Arrays.toString(ar));
    }
}
