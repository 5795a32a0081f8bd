// Callbacks: event bus, observers removed while firing, middleware chains, undo stacks, schedulers and threads with lambdas.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;

public class LambdaEvents {
    static class Bus { final Map<Class<?>, List<Consumer<Object>>> m = new LinkedHashMap<>();
        <T> Runnable on(Class<T> k, Consumer<? super T> c) { Consumer<Object> w = o -> c.accept(k.cast(o)); m.computeIfAbsent(k, x -> new CopyOnWriteArrayList<>()).add(w); return () -> m.get(k).remove(w); }
        int fire(Object o) { int[] n = {0}; m.forEach((k, l) -> { if (k.isInstance(o)) l.forEach(c -> { n[0]++; c.accept(o); }); }); return n[0]; } }
    interface Handler { String handle(String req); }
    interface Middleware extends UnaryOperator<Handler> { default Middleware with(Middleware o) { return h -> apply(o.apply(h)); } }
    static class Undo { final Deque<Runnable> st = new ArrayDeque<>(), redo = new ArrayDeque<>(); void exec(Runnable d, Runnable u) { d.run(); redo.clear(); st.push(() -> { u.run(); redo.push(() -> exec2(d, u)); }); } void exec2(Runnable d, Runnable u) { Deque<Runnable> keep = new ArrayDeque<>(redo); exec(d, u); redo.addAll(keep); } boolean undo() { Runnable r = st.poll(); if (r == null) return false; r.run(); return true; } boolean redo() { Runnable r = redo.poll(); if (r == null) return false; r.run(); return true; } }
    static class Sim { record Ev(long t, int seq, Runnable r) implements Comparable<Ev> { public int compareTo(Ev o) { return t != o.t ? Long.compare(t, o.t) : Integer.compare(seq, o.seq); } } final PriorityQueue<Ev> q = new PriorityQueue<>(); long now; int seq; void at(long dt, Runnable r) { q.add(new Ev(now + dt, seq++, r)); } void run(long end) { while (!q.isEmpty() && q.peek().t <= end) { Ev e = q.poll(); now = e.t; e.r.run(); } } }
    public static void main(String[] args) throws Exception {
        Bus b = new Bus(); StringBuilder log = new StringBuilder(); Runnable off = b.on(String.class, s -> log.append("s:").append(s).append(' '));
        b.on(Object.class, o -> log.append("o:").append(o).append(' ')); b.on(Integer.class, i -> log.append("i:").append(i + 1).append(' '));
        System.out.println(b.fire("x") + " " + b.fire(5) + " " + b.fire(2.5) + " " + log); off.run(); off.run(); log.setLength(0);
        System.out.println(b.fire("y") + " " + log); Runnable[] self = new Runnable[1];
        self[0] = b.on(Long.class, l -> { System.out.println("once " + l); self[0].run(); }); System.out.println(b.fire(1L) + " " + b.fire(2L));
        b.on(Long.class, l -> { if (l < 3) b.fire(l + 1); System.out.println("post " + l); }); b.fire(1L);
        List<Runnable> plain = new ArrayList<>(); plain.add(() -> plain.remove(0)); plain.add(() -> System.out.println("second"));
        plain.add(() -> System.out.println("third"));
        try { for (Runnable r : plain) r.run(); System.out.println("done " + plain.size()); } catch (ConcurrentModificationException e) { System.out.println("CME " + plain.size()); }
        List<String> tr = new ArrayList<>();
        Function<String, Middleware> mw = n -> h -> r -> { tr.add(">" + n); try { return n + "(" + h.handle(r) + ")"; } finally { tr.add("<" + n); } };
        Middleware guard = h -> r -> r.isEmpty() ? "400" : h.handle(r), rescue = h -> r -> { try { return h.handle(r); } catch (RuntimeException e) { return "500 " + e.getMessage(); } };
        Handler app = rescue.with(mw.apply("a")).with(guard).with(mw.apply("b")).apply(r -> { if (r.equals("boom")) throw new IllegalStateException("bad"); return r.toUpperCase(Locale.ROOT); });
        System.out.println(app.handle("req") + " " + app.handle("") + " " + app.handle("boom") + " " + tr);
        StringBuilder doc = new StringBuilder(); Undo u = new Undo();
        for (String s : List.of("one ", "two ", "three ")) u.exec(() -> doc.append(s), () -> doc.setLength(doc.length() - s.length()));
        System.out.println(doc); u.undo(); u.undo(); System.out.println(doc); u.redo();
        System.out.println(doc + " " + u.redo() + " " + doc + " " + u.redo()); while (u.undo()) ; System.out.println("[" + doc + "]");
        Sim sim = new Sim(); List<String> ev = new ArrayList<>(); Runnable[] tick = new Runnable[1];
        tick[0] = () -> { ev.add("t" + sim.now); sim.at(10, tick[0]); }; sim.at(0, tick[0]);
        sim.at(15, () -> { ev.add("A" + sim.now); sim.at(0, () -> ev.add("B" + sim.now)); sim.at(5, () -> ev.add("C" + sim.now)); });
        sim.at(20, () -> ev.add("D" + sim.now)); sim.run(40); System.out.println(ev);
        ExecutorService ex = Executors.newFixedThreadPool(3); List<Callable<Integer>> jobs = new ArrayList<>();
        for (int i = 0; i < 10; i++) { int k = i; jobs.add(() -> { if (k == 7) throw new IllegalStateException("job " + k); return k * k; }); }
        List<String> rs = new ArrayList<>();
        for (Future<Integer> f : ex.invokeAll(jobs)) try { rs.add("" + f.get()); } catch (ExecutionException e) { rs.add(e.getCause().getMessage()); }
        System.out.println(rs);
        System.out.println(ex.submit(() -> {}, "res").get() + " " + ex.submit(() -> "call").get() + " " + ex.submit((Runnable) () -> { }).get());
        ex.shutdown(); System.out.println(ex.awaitTermination(5, TimeUnit.SECONDS));
        AtomicInteger ai = new AtomicInteger(5);
        System.out.println(ai.updateAndGet(x -> x * 3) + " " + ai.getAndAccumulate(4, (p, q) -> p - q) + " " + ai.accumulateAndGet(100, Math::max));
        LongAccumulator la = new LongAccumulator(Long::max, Long.MIN_VALUE); Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) { int k = i; ts[i] = new Thread(() -> { for (int j = 0; j < 50; j++) la.accumulate(k * 1000L + j); }); }
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        System.out.println(la.get());
        ThreadLocal<Integer> tl = ThreadLocal.withInitial(() -> 7); tl.set(tl.get() + 1); int[] other = {0};
        Thread th = new Thread(() -> other[0] = tl.get()); th.start(); th.join(); System.out.println(tl.get() + " " + other[0]);
        CompletableFuture<String> cf = CompletableFuture.supplyAsync(() -> 6).thenApply(x -> x * 7).thenCompose(x -> CompletableFuture.supplyAsync(() -> "v" + x)).whenComplete((v, e) -> System.out.println(v + " " + e)).handle((v, e) -> v + "!");
        System.out.println(cf.get());
        System.out.println(CompletableFuture.supplyAsync(() -> { if (true) throw new IllegalArgumentException("cf"); return 1; }).exceptionally(e -> { System.out.println(e); return -1; }).get());
        Timer none = null; Optional.ofNullable(none).ifPresentOrElse(x -> {}, () -> System.out.println("no timer"));
    }
}
