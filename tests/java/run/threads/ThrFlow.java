// java.util.concurrent.Flow and SubmissionPublisher: demand, buffering, completion, errors, cancellation, processors, offer with
// drops, consume.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.Flow.*;
import java.util.function.*;

public class ThrFlow {
    static class Sub<T> implements Subscriber<T> {
        final String n;
        final int batch;
        final int cancelAt;
        Subscription s;
        final List<T> got = Collections.synchronizedList(new ArrayList<>());
        final CountDownLatch done = new CountDownLatch(1), subscribed = new CountDownLatch(1);
        volatile String end = "open";
        Sub(String n, int batch, int cancelAt) {
            this.n = n;
            this.batch = batch;
            this.cancelAt = cancelAt;
        }
        public void onSubscribe(Subscription s) {
            this.s = s;
            subscribed.countDown();
            if (batch > 0) s.request(batch);
        }
        public void onNext(T t) {
            got.add(t);
            if (got.size() == cancelAt) {
                s.cancel();
                end = "cancelled";
                done.countDown();
            } else if (batch > 0 && got.size() % batch == 0) s.request(batch);
        }
        public void onError(Throwable t) {
            end = "error " + t.getMessage();
            done.countDown();
        }
        public void onComplete() {
            end = "complete";
            done.countDown();
        }
        String res() throws Exception {
            done.await();
            return n + got + " " + end;
        }
    }
    static class Map<A, B> extends SubmissionPublisher<B> implements Processor<A, B> {
        final Function<A, B> f;
        Subscription s;
        Map(Executor e, Function<A, B> f) {
            super(e, 8);
            this.f = f;
        }
        public void onSubscribe(Subscription s) {
            this.s = s;
            s.request(1);
        }
        public void onNext(A a) {
            try {
                B b = f.apply(a);
                if (b != null) submit(b);
                s.request(1);
            } catch (RuntimeException e) {
                s.cancel();
                closeExceptionally(e);
            }
        }
        public void onError(Throwable t) { closeExceptionally(t); }
        public void onComplete() { close(); }
    }
    public static void main(String[] args) throws Exception {
        ExecutorService ex = Executors.newFixedThreadPool(3);
        try (SubmissionPublisher<Integer> p = new SubmissionPublisher<>(ex, 4)) {
            Sub<Integer> a = new Sub<>("a", 1, -1), b = new Sub<>("b", 3, -1), c = new Sub<>("c", 2, 4);
            p.subscribe(a);
            p.subscribe(b);
            p.subscribe(c);
            System.out.println(p.getNumberOfSubscribers() + " " + p.hasSubscribers() + p.isSubscribed(a) + p.getMaxBufferCapacity());
            for (int i = 0; i < 12; i++) p.submit(i);
            p.close();
            System.out.println(a.res());
            System.out.println(b.res());
            System.out.println(c.res());
            System.out.println(p.isClosed() + " " + p.hasSubscribers());
            try { p.submit(9); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
            Sub<Integer> late = new Sub<>("late", 1, -1);
            p.subscribe(late);
            System.out.println(late.res());
        }
        SubmissionPublisher<String> src = new SubmissionPublisher<>(ex, 8);
        Map<String, Integer> len = new Map<>(ex, s -> s.isEmpty() ? null : s.length());
        Map<Integer, String> fmt = new Map<>(ex, i -> "#" + i);
        Sub<String> end = new Sub<>("chain", 2, -1);
        fmt.subscribe(end);
        len.subscribe(fmt);
        src.subscribe(len);
        for (String s : new String[]{"one", "", "three", "fifteen"}) src.submit(s);
        src.close();
        System.out.println(end.res());
        SubmissionPublisher<Integer> es = new SubmissionPublisher<>(ex, 8);
        Map<Integer, Integer> div = new Map<>(ex, i -> 100 / i);
        Sub<Integer> de = new Sub<>("div", 1, -1);
        div.subscribe(de);
        es.subscribe(div);
        for (int i : new int[]{5, 4, 0, 2}) es.submit(i);
        es.close();
        // How many items arrive before the error depends on the schedule; that the error arrives does not.
        System.out.println(de.res().endsWith("error / by zero"));
        SubmissionPublisher<Integer> bad = new SubmissionPublisher<>(ex, 2);
        Sub<Integer> se = new Sub<>("closedExc", 1, -1);
        bad.subscribe(se);
        se.subscribed.await();
        bad.closeExceptionally(new IllegalStateException("pub failed"));
        System.out.println(se.res() + " " + bad.getClosedException().getMessage());
        SubmissionPublisher<Integer> of = new SubmissionPublisher<>(ex, 2);
        Sub<Integer> none = new Sub<>("lazy", 0, -1);
        of.subscribe(none);
        none.subscribed.await();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 4; i++) sb.append(of.offer(i, (s, x) -> {
            sb.append("drop" + x + " ");
            return false;
        })).append(' ');
        System.out.println(sb + " lag " + of.estimateMaximumLag() + " demand " + of.estimateMinimumDemand());
        none.s.request(10);
        of.close();
        System.out.println(none.res());
        SubmissionPublisher<Integer> neg = new SubmissionPublisher<>(ex, 2);
        Sub<Integer> ns = new Sub<>("neg", 0, -1);
        neg.subscribe(ns);
        ns.subscribed.await();
        ns.s.request(-1);
        System.out.println(ns.res().replaceAll("error .*", "error reported"));
        SubmissionPublisher<Integer> dup = new SubmissionPublisher<>(ex, 2);
        Sub<Integer> d1 = new Sub<>("dup", 0, -1);
        dup.subscribe(d1);
        d1.subscribed.await();
        dup.subscribe(d1);
        System.out.println(d1.res());
        SubmissionPublisher<Integer> co = new SubmissionPublisher<>(ex, 4);
        List<Integer> acc = Collections.synchronizedList(new ArrayList<>());
        CompletableFuture<Void> f = co.consume(acc::add);
        for (int i = 0; i < 6; i++) co.submit(i * i);
        co.close();
        f.get();
        System.out.println(acc);
        SubmissionPublisher<Integer> ce = new SubmissionPublisher<>(ex, 4);
        CompletableFuture<Void> fe = ce.consume(x -> { throw new IllegalArgumentException("consumer " + x); });
        ce.submit(1);
        try { fe.get(); } catch (ExecutionException e) { System.out.println(e.getCause().getMessage()); }
        Sub<Integer> thr = new Sub<>("thrower", 1, -1) {
            @Override public void onNext(Integer t) { throw new IllegalStateException("onNext"); }
        };
        SubmissionPublisher<Integer> tp = new SubmissionPublisher<>(ex, 4);
        tp.subscribe(thr);
        tp.submit(1);
        System.out.println(thr.res());
        try { tp.submit(null); } catch (NullPointerException e) { System.out.println("NPE"); }
        try { new SubmissionPublisher<>(ex, 0); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(Flow.defaultBufferSize() + " " + new SubmissionPublisher<>(ex, 5).getMaxBufferCapacity());
        ex.shutdown();
        System.out.println(ex.awaitTermination(10, TimeUnit.SECONDS));
    }
}
