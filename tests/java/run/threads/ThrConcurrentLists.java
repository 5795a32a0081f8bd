// CopyOnWriteArrayList/Set snapshots, ConcurrentLinkedQueue/Deque, synchronized and unmodifiable wrappers,
// ConcurrentModificationException in single thread.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class ThrConcurrentLists {
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        try { System.out.println(n + " -> " + q.go()); } catch (Exception e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    static void par(int n, java.util.function.IntConsumer r) throws Exception {
        Thread[] ts = new Thread[n];
        for (int i = 0; i < n; i++) {
            int k = i;
            (ts[i] = new Thread(() -> r.accept(k))).start();
        }
        for (Thread t : ts) t.join();
    }
    public static void main(String[] args) throws Exception {
        CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(List.of(3, 1, 2));
        StringBuilder sb = new StringBuilder();
        for (int x : l) {
            sb.append(x);
            l.add(x * 10);
            if (l.size() > 20) break;
        }
        System.out.println(sb + " " + l);
        t("addIfAbsent", () -> l.addIfAbsent(3) + " " + l.addIfAbsent(99) + " " + l.addAllAbsent(List.of(1, 99, 7, 7)) + " " + l);
        t("iter remove", () -> {
            Iterator<Integer> i = l.iterator();
            i.next();
            i.remove();
            return 0;
        });
        t("listIter set", () -> {
            l.listIterator().set(1);
            return 0;
        });
        t("sort", () -> {
            l.sort(Comparator.reverseOrder());
            return l;
        });
        t("set/add/remove", () -> l.set(0, 1000) + " " + l.remove(1) + " " + l.remove((Integer) 7) + " " + l.indexOf(20) + " "
                + l.lastIndexOf(-1) + " " + l);
        t("oob", () -> l.get(99));
        t("add oob", () -> {
            l.add(-1, 5);
            return 0;
        });
        t("subList", () -> {
            List<Integer> s = l.subList(1, 3);
            s.set(0, -1);
            s.add(-2);
            return s + " " + l;
        });
        t("subList stale", () -> {
            List<Integer> s = l.subList(0, 2);
            l.add(5);
            return s.get(0);
        });
        t("replaceAll", () -> {
            l.replaceAll(x -> x / 2);
            return l;
        });
        t("removeIf", () -> l.removeIf(x -> x % 2 != 0) + " " + l);
        CopyOnWriteArrayList<Integer> c = new CopyOnWriteArrayList<>();
        par(4, k -> {
            for (int i = 0; i < 25; i++) c.add(k * 100 + i);
        });
        System.out.println(c.size() + " " + new TreeSet<>(c).size());
        boolean ordered = true;
        int[] last = {-1, -1, -1, -1};
        for (int x : c) {
            ordered &= last[x / 100] < x;
            last[x / 100] = x;
        }
        System.out.println("per thread order " + ordered);
        CopyOnWriteArrayList<Integer> u = new CopyOnWriteArrayList<>();
        AtomicInteger added = new AtomicInteger();
        par(4, k -> {
            for (int i = 0; i < 30; i++) if (u.addIfAbsent(i)) added.incrementAndGet();
        });
        System.out.println(u.size() + " " + added);
        CopyOnWriteArraySet<String> cs = new CopyOnWriteArraySet<>(List.of("b", "a", "b"));
        System.out.println(cs + " " + cs.add("a") + cs.add("c") + cs + cs.equals(Set.of("a", "b", "c")) + cs.containsAll(List.of("c")));
        System.out.println(l.equals(new ArrayList<>(l)) + " " + (l.hashCode() == new ArrayList<>(l).hashCode()) + " "
                + Arrays.toString(l.toArray(new Integer[0])));
        ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
        par(4, k -> {
            for (int i = 0; i < 50; i++) q.add(k * 1000 + i);
        });
        int[] lastq = {-1, -1, -1, -1};
        boolean fifo = true;
        for (Integer x; (x = q.poll()) != null; ) {
            fifo &= lastq[x / 1000] < x % 1000;
            lastq[x / 1000] = x % 1000;
        }
        System.out.println("clq " + fifo + Arrays.toString(lastq) + q.isEmpty());
        ConcurrentLinkedQueue<Integer> src = new ConcurrentLinkedQueue<>();
        for (int i = 1; i <= 200; i++) src.offer(i);
        AtomicLong sum = new AtomicLong();
        par(3, k -> {
            for (Integer x; (x = src.poll()) != null; ) sum.addAndGet(x);
        });
        System.out.println(sum);
        q.addAll(List.of(1, 2, 3, 4));
        Iterator<Integer> it = q.iterator();
        it.next();
        q.remove(2);
        q.add(5);
        StringBuilder w = new StringBuilder();
        it.forEachRemaining(w::append);
        System.out.println("weak iterator tail " + w.toString().endsWith("345") + " " + q + q.peek() + q.contains(2) + q.removeIf(x
                -> x > 3) + q);
        t("null", () -> q.add(null));
        t("self", () -> q.addAll(q));
        t("remove empty", () -> new ConcurrentLinkedQueue<>().remove());
        ConcurrentLinkedDeque<String> d = new ConcurrentLinkedDeque<>();
        d.addFirst("b");
        d.addLast("c");
        d.push("a");
        d.offer("d");
        System.out.println(d + d.peekFirst() + d.peekLast() + d.pollLast() + d.pop() + d + d.removeFirstOccurrence("c") + d);
        t("getFirst", () -> new ConcurrentLinkedDeque<>().getFirst());
        ConcurrentLinkedDeque<Integer> dq = new ConcurrentLinkedDeque<>();
        AtomicInteger net = new AtomicInteger();
        par(4, k -> {
            for (int i = 0; i < 40; i++) {
                if (k % 2 == 0) dq.addFirst(i);
                else dq.addLast(i);
                if (i % 4 == 3 && (k < 2 ? dq.pollFirst() : dq.pollLast()) != null) net.decrementAndGet();
                net.incrementAndGet();
            }
        });
        System.out.println(dq.size() == net.get());
        StringBuilder rev = new StringBuilder();
        new ConcurrentLinkedDeque<>(List.of(1, 2, 3)).descendingIterator().forEachRemaining(rev::append);
        System.out.println(rev);
        List<Integer> sl = Collections.synchronizedList(new ArrayList<>());
        par(4, k -> {
            for (int i = 0; i < 50; i++) {
                sl.add(i);
                synchronized (sl) {
                    int s = 0;
                    for (int x : sl) s += x;
                }
            }
        });
        System.out.println(sl.size());
        Map<String, Integer> sm = Collections.synchronizedMap(new TreeMap<>());
        par(4, k -> {
            for (int i = 0; i < 50; i++) sm.merge("k" + i % 3, 1, Integer::sum);
        });
        System.out.println(sm);
        Vector<Integer> v = new Vector<>();
        Hashtable<Integer, Integer> h = new Hashtable<>();
        par(3, k -> {
            for (int i = 0; i < 30; i++) {
                v.add(i);
                h.merge(i % 4, 1, Integer::sum);
            }
        });
        System.out.println(v.size() + " " + new TreeMap<>(h));
        t("cme", () -> {
            List<Integer> a = new ArrayList<>(List.of(1, 2, 3));
            for (int x : a) if (x == 1) a.remove(0);
            return a;
        });
        t("cme hidden", () -> {
            List<Integer> a = new ArrayList<>(List.of(1, 2, 3));
            for (Integer x : a) if (x == 2) a.remove(x);
            return a;
        });
        t("cme map", () -> {
            Map<Integer, Integer> a = new HashMap<>(Map.of(1, 1, 2, 2, 3, 3));
            for (int k : a.keySet()) a.put(k + 10, 1);
            return a;
        });
        t("cme vec", () -> {
            Vector<Integer> a = new Vector<>(List.of(1, 2));
            for (int k : a) a.add(k);
            return a;
        });
    }
}
