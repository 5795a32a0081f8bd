// ArrayBlockingQueue, LinkedBlockingQueue, LinkedBlockingDeque, PriorityBlockingQueue: capacity, all insert/remove forms,
// drainTo, order, iteration, pipelines.
import java.util.*;
import java.util.concurrent.*;

public class ThrBlockingQueues {
    interface Q { Object go() throws Exception; }
    static void t(String n, Q q) {
        try { System.out.println("  " + n + " -> " + q.go()); } catch (Exception e) {
            System.out.println("  " + n + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    static void basics(String name, BlockingQueue<Integer> q) throws Exception {
        System.out.println(name + " cap " + (q.remainingCapacity() == Integer.MAX_VALUE ? "inf" : q.remainingCapacity()));
        t("peek", q::peek);
        t("poll", q::poll);
        t("element", q::element);
        t("remove", () -> q.remove());
        t("poll timed", () -> q.poll(1, TimeUnit.MILLISECONDS));
        t("add", () -> q.add(3));
        t("offer", () -> q.offer(1));
        t("put", () -> {
            q.put(2);
            return q;
        });
        t("add full", () -> q.add(9));
        t("offer full", () -> q.offer(8));
        t("offer timed", () -> q.offer(7, 1, TimeUnit.MILLISECONDS));
        t("null", () -> q.add(null));
        t("contains", () -> q.contains(2) + " " + q.contains(77) + " " + q.size());
        t("remove obj", () -> q.remove((Object) 1) + "" + q.remove((Object) 1));
        t("iter", () -> {
            StringBuilder sb = new StringBuilder();
            for (Iterator<Integer> i = q.iterator(); i.hasNext(); ) {
                int v = i.next();
                sb.append(v);
                if (v == 2) i.remove();
            }
            return sb + " " + q;
        });
        t("take", q::take);
        t("drainTo max", () -> {
            List<Integer> l = new ArrayList<>();
            q.offer(5);
            q.offer(4);
            return q.drainTo(l, 1) + "" + l;
        });
        t("drainTo self", () -> q.drainTo(q));
        t("drainTo", () -> {
            List<Integer> l = new ArrayList<>();
            q.offer(6);
            int n = q.drainTo(l);
            return n + "" + l.stream().sorted().toList() + q.isEmpty();
        });
        t("addAll self", () -> q.addAll(q));
        t("addAll", () -> q.addAll(List.of(30, 10, 20)) + " " + q.size());
        t("toArray", () -> Arrays.toString(q.stream().sorted().toArray()));
        t("removeIf", () -> q.removeIf(x -> x > 15) + " " + q);
        t("retain", () -> q.retainAll(List.of()) + " " + q);
        t("clear", () -> {
            q.clear();
            return q.size();
        });
    }
    static int pipeline(BlockingQueue<Integer> a, BlockingQueue<Integer> b) throws Exception {
        int[] sum = {0};
        Thread p = new Thread(() -> {
            try {
                for (int i = 1; i <= 40; i++) a.put(i);
                a.put(-1);
            } catch (InterruptedException e) { }
        }), m = new Thread(() -> {
            try {
                for (int x; (x = a.take()) > 0; ) b.put(x * 2);
                b.put(-1);
            } catch (InterruptedException e) { }
        }), c = new Thread(() -> {
            try {
                for (int x; (x = b.take()) > 0; ) sum[0] = sum[0] * 31 + x;
            } catch (InterruptedException e) { }
        });
        p.start();
        m.start();
        c.start();
        p.join();
        m.join();
        c.join();
        return sum[0];
    }
    public static void main(String[] args) throws Exception {
        basics("ABQ", new ArrayBlockingQueue<>(3));
        basics("LBQ", new LinkedBlockingQueue<>(3));
        basics("LBD", new LinkedBlockingDeque<>(3));
        basics("PBQ", new PriorityBlockingQueue<>());
        basics("LTQ", new LinkedTransferQueue<>());
        System.out.println(pipeline(new ArrayBlockingQueue<>(1), new LinkedBlockingQueue<>()) + " "
                + pipeline(new LinkedBlockingQueue<>(2), new SynchronousQueue<>()) + " " + pipeline(new SynchronousQueue<>(true),
                new ArrayBlockingQueue<>(5, true)) + " " + pipeline(new LinkedBlockingDeque<>(1), new LinkedTransferQueue<>()));
        LinkedBlockingDeque<String> d = new LinkedBlockingDeque<>(4);
        d.addFirst("b");
        d.addLast("c");
        d.putFirst("a");
        d.offerLast("d");
        System.out.println(d + " " + d.offerFirst("z") + d.offerLast("z", 1, TimeUnit.MILLISECONDS) + " " + d.peekFirst() + d.peekLast()
                + d.getFirst() + d.takeLast() + d.pollFirst() + d.pollLast(1, TimeUnit.MILLISECONDS) + d.removeFirst() + d.pollFirst());
        try {
            d.push("1");
            d.push("2");
            d.push("3");
            d.push("4");
            d.push("5");
        } catch (IllegalStateException e) { System.out.println(e.getMessage() + d); }
        d.removeFirstOccurrence("3");
        System.out.println(d.pop() + d + d.removeLastOccurrence("9"));
        StringBuilder sb = new StringBuilder();
        d.descendingIterator().forEachRemaining(sb::append);
        System.out.println(sb);
        PriorityBlockingQueue<String> pq = new PriorityBlockingQueue<>(2,
                Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        for (String s : "pear fig apple kiwi date banana a b".split(" ")) pq.put(s);
        sb.setLength(0);
        while (!pq.isEmpty()) sb.append(pq.take()).append(' ');
        System.out.println(sb);
        try {
            new PriorityBlockingQueue<Object>().addAll(List.of(1, "x"));
        } catch (ClassCastException e) { System.out.println("CCE"); }
        for (Q bad : new Q[]{() -> new ArrayBlockingQueue<>(0), () -> new LinkedBlockingQueue<>(0), () -> new LinkedBlockingDeque<>(-1), ()
                -> new ArrayBlockingQueue<>(1, false, List.of(1, 2))}) t("bad", bad);
        ArrayBlockingQueue<Integer> wrap = new ArrayBlockingQueue<>(3);
        int acc = 0;
        for (int i = 0; i < 50; i++) {
            wrap.put(i);
            if (wrap.size() == 3) { acc = acc * 3 + wrap.take() - wrap.take(); }
        }
        System.out.println(acc + " " + wrap);
        Iterator<Integer> weak = wrap.iterator();
        wrap.clear();
        wrap.add(99);
        System.out.println("weakly consistent " + weak.hasNext());
        BlockingQueue<Integer> jobs = new LinkedBlockingQueue<>();
        ConcurrentMap<Integer, Integer> done = new ConcurrentHashMap<>();
        Thread[] ws = new Thread[3];
        for (int i = 0; i < 3; i++) (ws[i] = new Thread(() -> {
            try {
                for (int j; (j = jobs.take()) >= 0; ) done.merge(j % 5, j, Integer::sum);
                jobs.put(-1);
            } catch (InterruptedException e) { }
        })).start();
        for (int i = 0; i < 50; i++) jobs.put(i);
        jobs.put(-1);
        for (Thread w : ws) w.join();
        System.out.println(new TreeMap<>(done) + " " + jobs);
    }
}
