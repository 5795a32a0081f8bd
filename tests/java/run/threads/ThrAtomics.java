// AtomicInteger/Long/Boolean/Reference/Stamped/Markable: every method, overflow, updateAndGet family, lock-free stack and queue,
// memory-order variants.
import java.util.*;
import java.util.concurrent.atomic.*;

public class ThrAtomics {
    static void par(int n, Runnable r) throws Exception {
        Thread[] ts = new Thread[n];
        for (int i = 0; i < n; i++) (ts[i] = new Thread(r)).start();
        for (Thread t : ts) t.join();
    }
    static class Stack<T> {
        record Node<T>(T v, Node<T> n) {}
        final AtomicReference<Node<T>> top = new AtomicReference<>();
        final AtomicInteger size = new AtomicInteger();
        void push(T v) {
            Node<T> o;
            do { o = top.get(); } while (!top.compareAndSet(o, new Node<>(v, o)));
            size.incrementAndGet();
        }
        T pop() {
            for (;;) {
                Node<T> o = top.get();
                if (o == null) return null;
                if (top.compareAndSet(o, o.n())) {
                    size.decrementAndGet();
                    return o.v();
                }
            }
        }
    }
    static class MsQueue {
        static class Node {
            final Integer v;
            final AtomicReference<Node> next = new AtomicReference<>();
            Node(Integer v) { this.v = v; }
        }
        final AtomicReference<Node> head, tail;
        MsQueue() {
            Node d = new Node(null);
            head = new AtomicReference<>(d);
            tail = new AtomicReference<>(d);
        }
        void put(int v) {
            Node n = new Node(v);
            for (;;) {
                Node t = tail.get(), x = t.next.get();
                if (x != null) tail.compareAndSet(t, x);
                else if (t.next.compareAndSet(null, n)) {
                    tail.compareAndSet(t, n);
                    return;
                }
            }
        }
        Integer take() {
            for (;;) {
                Node h = head.get(), t = tail.get(), x = h.next.get();
                if (x == null) return null;
                if (h == t) tail.compareAndSet(t, x);
                else if (head.compareAndSet(h, x)) return x.v;
            }
        }
    }
    public static void main(String[] args) throws Exception {
        AtomicInteger i = new AtomicInteger(5);
        System.out.println(i.getAndIncrement() + " " + i.incrementAndGet() + " " + i.getAndDecrement() + " " + i.decrementAndGet() + " "
                + i.getAndAdd(10) + " " + i.addAndGet(-3) + " " + i.getAndSet(100) + " " + i.compareAndSet(100, 1) + i.compareAndSet(100,
                2) + " " + i);
        System.out.println(i.updateAndGet(x -> x * 7) + " " + i.getAndUpdate(x -> x - 10) + " " + i.accumulateAndGet(20, Math::max) + " "
                + i.getAndAccumulate(3, (a, b) -> a / b) + " " + i.get() + " " + i.intValue() + i.longValue() + i.floatValue()
                + i.doubleValue());
        i.set(Integer.MAX_VALUE);
        System.out.println(i.incrementAndGet() + " " + i.getPlain() + " " + i.getAcquire() + " " + i.getOpaque());
        i.setPlain(1);
        i.setOpaque(2);
        i.setRelease(3);
        i.lazySet(4);
        System.out.println(i + " " + i.compareAndExchange(4, 5) + i.compareAndExchange(4, 6) + i.compareAndExchangeAcquire(5, 7)
                + i.compareAndExchangeRelease(7, 8) + " " + i);
        while (!i.weakCompareAndSetPlain(8, 9)) ;
        while (!i.weakCompareAndSetVolatile(9, 10)) ;
        while (!i.weakCompareAndSetAcquire(10, 11)) ;
        while (!i.weakCompareAndSetRelease(11, 12)) ;
        System.out.println(i + " " + i.weakCompareAndSetPlain(1, 2));
        AtomicLong l = new AtomicLong(Long.MIN_VALUE);
        System.out.println(l.decrementAndGet() + " " + l.getAndAdd(1) + " " + l.updateAndGet(x -> x >>> 33) + " " + l.getAndAccumulate(5,
                (a, b) -> a % b) + " " + l.accumulateAndGet(1L << 40, Long::sum) + " " + l.compareAndSet(0, 1) + " " + l.intValue());
        AtomicBoolean b = new AtomicBoolean();
        System.out.println(b.getAndSet(true) + " " + b.compareAndSet(true, false) + b.compareAndSet(true, false) + b.get()
                + b.compareAndExchange(false, true) + b + b.getPlain());
        AtomicReference<String> r = new AtomicReference<>("a");
        String other = new String("a");
        System.out.println(r.compareAndSet(other, "x") + " " + r.compareAndSet("a", "b") + " " + r.getAndSet("c") + r.updateAndGet(s -> s
                + s) + r.getAndUpdate(s -> null) + r.get() + r.accumulateAndGet("z", (x, y) -> x + y) + r.getAndAccumulate("q",
                String::concat) + r.compareAndExchange("zz", "y") + r);
        AtomicStampedReference<String> s = new AtomicStampedReference<>("v", 0);
        int[] st = new int[1];
        System.out.println(s.get(st) + st[0] + s.compareAndSet("v", "w", 0, 1) + s.compareAndSet("w", "v", 0, 2) + s.compareAndSet("w",
                "v", 1, 2) + s.getStamp() + s.getReference() + s.attemptStamp("v", 9) + s.getStamp() + s.attemptStamp("nope", 1)
                + s.weakCompareAndSet("v", "v", 9, 9));
        s.set("n", -1);
        System.out.println(s.get(st) + st[0]);
        AtomicMarkableReference<String> m = new AtomicMarkableReference<>("v", false);
        boolean[] mk = new boolean[1];
        System.out.println(m.get(mk) + mk[0] + m.attemptMark("v", true) + m.isMarked() + m.compareAndSet("v", "u", false, false)
                + m.compareAndSet("v", "u", true, false) + m.getReference() + m.isMarked());
        AtomicInteger up = new AtomicInteger(), calls = new AtomicInteger();
        par(4, () -> {
            for (int k = 0; k < 100; k++) up.updateAndGet(x -> {
                calls.incrementAndGet();
                return x + 3;
            });
        });
        System.out.println(up + " " + (calls.get() >= 400));
        AtomicLong max = new AtomicLong();
        AtomicInteger seed = new AtomicInteger();
        par(3, () -> {
            int me = seed.incrementAndGet();
            for (int k = 0; k < 50; k++) max.accumulateAndGet((k * 37L + me * 11) % 101, Math::max);
        });
        System.out.println(max);
        Stack<Integer> sk = new Stack<>();
        AtomicLong popped = new AtomicLong();
        AtomicInteger id = new AtomicInteger();
        par(4, () -> {
            int me = id.getAndIncrement();
            for (int k = 0; k < 50; k++) sk.push(me * 50 + k);
            for (int k = 0; k < 25; k++) {
                Integer v = sk.pop();
                if (v != null) popped.addAndGet(v);
            }
        });
        long rest = 0;
        int n = 0;
        for (Integer v; (v = sk.pop()) != null; n++) rest += v;
        System.out.println(n + " " + (popped.get() + rest) + " " + sk.size);
        MsQueue q = new MsQueue();
        id.set(0);
        par(3, () -> {
            int me = id.getAndIncrement();
            for (int k = 0; k < 40; k++) q.put(me * 100 + k);
        });
        int[] last = {-1, -1, -1};
        boolean ord = true;
        int c = 0;
        for (Integer v; (v = q.take()) != null; c++) {
            ord &= last[v / 100] < v % 100;
            last[v / 100] = v % 100;
        }
        System.out.println(c + " " + ord);
        AtomicReference<List<Integer>> imm = new AtomicReference<>(List.of());
        id.set(0);
        par(4, () -> {
            int me = id.getAndIncrement();
            for (int k = 0; k < 5; k++) {
                int v = me * 5 + k;
                imm.updateAndGet(old -> {
                    List<Integer> nl = new ArrayList<>(old);
                    nl.add(v);
                    return Collections.unmodifiableList(nl);
                });
            }
        });
        System.out.println(new TreeSet<>(imm.get()));
        AtomicInteger wins = new AtomicInteger();
        AtomicBoolean once = new AtomicBoolean();
        par(5, () -> {
            if (once.compareAndSet(false, true)) wins.incrementAndGet();
        });
        System.out.println("wins " + wins);
        try {
            new AtomicInteger(1).updateAndGet(x -> { throw new IllegalStateException("fn"); });
        } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        try { r.updateAndGet(null); } catch (NullPointerException e) { System.out.println("NPE"); }
        System.out.println(new AtomicInteger(1).equals(new AtomicInteger(1)) + " " + new AtomicReference<>().get() + " " + new AtomicLong()
                + new AtomicBoolean(true));
    }
}
