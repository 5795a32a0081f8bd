// Bank simulation with threads: accounts with ordered locks, deposits/withdrawals/transfers, audit
// by snapshot, interest, journal with sequence numbers, failure injection, invariants.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class LargeBank {
    static class InsufficientFunds extends Exception {
        final long missing;
        InsufficientFunds(long m) {
            super("missing " + m);
            missing = m;
        }
    }
    static class Frozen extends RuntimeException {
        Frozen(int id) { super("account " + id + " frozen"); }
    }
    enum Kind { DEPOSIT, WITHDRAW, TRANSFER, INTEREST, FEE }
    record Entry(long seq, Kind kind, int from, int to, long amount) { }
    static class Account implements Comparable<Account> {
        final int id;
        final ReentrantLock lock = new ReentrantLock();
        final Condition funded = lock.newCondition();
        private long balance;
        private boolean frozen;
        private int version;
        Account(int id, long b) {
            this.id = id;
            balance = b;
        }
        long balance() {
            lock.lock();
            try { return balance; } finally { lock.unlock(); }
        }
        void credit(long a) {
            check(a);
            balance += a;
            version++;
            funded.signalAll();
        }
        void debit(long a) throws InsufficientFunds {
            check(a);
            if (balance < a) throw new InsufficientFunds(a - balance);
            balance -= a;
            version++;
        }
        private void check(long a) {
            if (!lock.isHeldByCurrentThread()) throw new IllegalStateException("not locked");
            if (a <= 0) throw new IllegalArgumentException("amount " + a);
            if (frozen) throw new Frozen(id);
        }
        public int compareTo(Account o) { return Integer.compare(id, o.id); }
    }
    static class Journal {
        private final ConcurrentSkipListMap<Long, Entry> log = new ConcurrentSkipListMap<>();
        private final AtomicLong seq = new AtomicLong();
        void add(Kind k, int f, int t, long a) {
            long s = seq.incrementAndGet();
            log.put(s, new Entry(s, k, f, t, a));
        }
        Map<Integer, Long> replay(Map<Integer, Long> start) {
            Map<Integer, Long> m = new TreeMap<>(start);
            for (Entry e : log.values()) {
                if (e.from() >= 0) m.merge(e.from(), -e.amount(), Long::sum);
                if (e.to() >= 0) m.merge(e.to(), e.amount(), Long::sum);
            }
            return m;
        }
        Map<Kind, Integer> counts() {
            EnumMap<Kind, Integer> c = new EnumMap<>(Kind.class);
            log.values().forEach(e -> c.merge(e.kind(), 1, Integer::sum));
            return c;
        }
        boolean gapless() {
            long want = 1;
            for (long s : log.keySet()) if (s != want++) return false;
            return true;
        }
    }
    static class Bank {
        final TreeMap<Integer, Account> accounts = new TreeMap<>();
        final Journal journal = new Journal();
        final LongAdder rejected = new LongAdder(), ok = new LongAdder();
        final ReadWriteLock gate = new ReentrantReadWriteLock(true);
        final Map<Integer, Long> opening = new TreeMap<>();
        void open(int id, long b) {
            if (accounts.putIfAbsent(id, new Account(id,
                    b)) != null) throw new IllegalArgumentException("duplicate " + id);
            opening.put(id, b);
        }
        Account get(int id) {
            Account a = accounts.get(id);
            if (a == null) throw new NoSuchElementException("no account " + id);
            return a;
        }
        interface Body<R> { R run() throws InsufficientFunds; }
        <R> R locked(Body<R> b, Account... as) throws InsufficientFunds {
            gate.readLock().lock();
            try {
                Account[] s = Arrays.stream(as).distinct().sorted().toArray(Account[]::new);
                int n = 0;
                try {
                    for (; n < s.length; n++) s[n].lock.lock();
                    return b.run();
                } finally { while (n > 0) s[--n].lock.unlock(); }
            } finally { gate.readLock().unlock(); }
        }
        void deposit(int id, long a) throws InsufficientFunds {
            Account x = get(id);
            locked(() -> {
                x.credit(a);
                journal.add(Kind.DEPOSIT, -1, id, a);
                return null;
            }, x);
            ok.increment();
        }
        void withdraw(int id, long a) throws InsufficientFunds {
            Account x = get(id);
            locked(() -> {
                x.debit(a);
                journal.add(Kind.WITHDRAW, id, -1, a);
                return null;
            }, x);
            ok.increment();
        }
        void transfer(int f, int t, long a) throws InsufficientFunds {
            if (f == t) throw new IllegalArgumentException("same account");
            Account x = get(f), y = get(t);
            locked(() -> {
                x.debit(a);
                try { y.credit(a); } catch (RuntimeException e) {
                    x.credit(a);
                    throw e;
                }
                journal.add(Kind.TRANSFER, f, t, a);
                return null;
            }, x, y);
            ok.increment();
        }
        long waitFor(int id, long min, long a) throws InterruptedException {
            Account x = get(id);
            x.lock.lock();
            try {
                while (x.balance < min) x.funded.await();
                try { x.debit(a); } catch (InsufficientFunds e) { throw new AssertionError(e); }
                journal.add(Kind.WITHDRAW, id, -1, a);
                return x.balance;
            } finally { x.lock.unlock(); }
        }
        long audit() {
            gate.writeLock().lock();
            try {
                long t = 0;
                for (Account a : accounts.values()) t += a.balance;
                return t;
            } finally { gate.writeLock().unlock(); }
        }
        void interest(int pct) throws InsufficientFunds {
            Account[] all = accounts.values().toArray(new Account[0]);
            locked(() -> {
                for (Account a : all) {
                    long i = a.balance * pct / 100;
                    if (i > 0 && !a.frozen) {
                        a.credit(i);
                        journal.add(Kind.INTEREST, -1, a.id, i);
                    }
                }
                return null;
            }, all);
        }
        void freeze(int id, boolean f) {
            Account a = get(id);
            a.lock.lock();
            try { a.frozen = f; } finally { a.lock.unlock(); }
        }
        boolean consistent() {
            Map<Integer, Long> m = new TreeMap<>();
            for (Account a : accounts.values()) m.put(a.id, a.balance());
            return journal.replay(opening).equals(m);
        }
        String show() {
            StringJoiner j = new StringJoiner(" ");
            for (Account a : accounts.values()) j.add(a.id + "=" + a.balance());
            return j.toString();
        }
    }
    static void start(Thread... ts) throws InterruptedException {
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
    static void t(String n, Callable<?> c) {
        try { System.out.println(n + " -> " + c.call()); } catch (Exception e) {
            System.out.println(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    public static void main(String[] args) throws Exception {
        Bank b = new Bank();
        for (int i = 0; i < 6; i++) b.open(i, 1000);
        t("dup", () -> {
            b.open(3, 1);
            return 0;
        });
        t("deposit", () -> {
            b.deposit(0, 50);
            return b.get(0).balance();
        });
        t("overdraw", () -> {
            b.withdraw(1, 5000);
            return 0;
        });
        t("same", () -> {
            b.transfer(1, 1, 5);
            return 0;
        });
        t("none", () -> {
            b.transfer(1, 77, 5);
            return 0;
        });
        t("negative", () -> {
            b.deposit(1, -5);
            return 0;
        });
        t("unlocked", () -> {
            b.get(1).credit(5);
            return 0;
        });
        b.freeze(2, true);
        t("frozen", () -> {
            b.transfer(1, 2, 100);
            return 0;
        });
        System.out.println("rolled back " + b.show() + " " + b.consistent());
        b.freeze(2, false);
        b.withdraw(0, 50);
        long total = b.audit();
        System.out.println("total " + total);
        int T = 4, N = 120;
        Thread[] ts = new Thread[T];
        AtomicInteger moved = new AtomicInteger(), refused = new AtomicInteger();
        for (int k = 0; k < T; k++) {
            int id = k;
            ts[k] = new Thread(() -> {
                Random r = new Random(id);
                for (int i = 0; i < N; i++) {
                    int f = r.nextInt(6), to = (f + 1 + r.nextInt(5)) % 6;
                    try {
                        b.transfer(f, to, 1 + r.nextInt(700));
                        moved.incrementAndGet();
                    } catch (InsufficientFunds e) { refused.incrementAndGet(); }
                }
            }, "mover" + k);
        }
        List<Long> audits = Collections.synchronizedList(new ArrayList<>());
        Thread auditor = new Thread(() -> {
            for (int i = 0; i < 25; i++) audits.add(b.audit());
        });
        auditor.start();
        start(ts);
        auditor.join();
        System.out.println("audits constant " + audits.stream().allMatch(x -> x == total) + " "
                + audits.size() + " attempts " + (moved.get() + refused.get()) + " total " + b.audit()
                + " consistent " + b.consistent() + " gapless " + b.journal.gapless() + " transfers logged "
                + (b.journal.counts().get(Kind.TRANSFER) == moved.get()) + " none negative "
                + b.accounts.values().stream().allMatch(a -> a.balance() >= 0));
        Bank d = new Bank();
        for (int i = 0; i < 3; i++) d.open(i, 0);
        Thread[] dep = new Thread[5];
        for (int k = 0; k < 5; k++) {
            int id = k;
            dep[k] = new Thread(() -> {
                try {
                    for (int i = 1; i <= 20; i++) d.deposit(id % 3, i * (id + 1));
                } catch (InsufficientFunds e) { throw new AssertionError(e); }
            });
        }
        start(dep);
        System.out.println(d.show() + " " + d.journal.counts() + " " + d.consistent());
        d.interest(10);
        System.out.println(d.show() + " " + d.journal.counts() + d.consistent());
        Bank w = new Bank();
        w.open(0, 0);
        w.open(1, 500);
        Thread[] waiters = new Thread[3];
        AtomicLong taken = new AtomicLong();
        for (int k = 0; k < 3; k++) (waiters[k] = new Thread(() -> {
            try {
                w.waitFor(0, 100, 100);
                taken.addAndGet(100);
            } catch (InterruptedException e) { taken.addAndGet(-1); }
        })).start();
        for (int i = 0; i < 5; i++) w.transfer(1, 0, 70);
        for (Thread x : waiters) x.join();
        System.out.println("waiters took " + taken + " " + w.show() + " " + w.consistent());
        Thread stuck = new Thread(() -> {
            try { w.waitFor(0, 1000000, 1); } catch (InterruptedException e) {
                System.out.println("waiter interrupted, lock free " + !w.get(0).lock.isHeldByCurrentThread());
            }
        });
        stuck.start();
        while (stuck.getState() != Thread.State.WAITING) Thread.yield();
        stuck.interrupt();
        stuck.join();
        Bank f = new Bank();
        for (int i = 0; i < 4; i++) f.open(i, 100);
        ExecutorService ex = Executors.newFixedThreadPool(3);
        List<Future<String>> res = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            int k = i;
            res.add(ex.submit(() -> {
                if (k % 4 == 3) throw new IllegalStateException("injected " + k);
                f.transfer(k % 4, (k + 1) % 4, 10);
                return "ok" + k;
            }));
        }
        StringBuilder sb = new StringBuilder();
        for (Future<String> x : res) try { sb.append(x.get()).append(' '); } catch (ExecutionException e) {
            sb.append("[").append(e.getCause().getMessage()).append("] ");
        }
        ex.shutdown();
        System.out.println(sb + f.show() + " " + f.audit() + f.consistent());
        ConcurrentHashMap<String, LongAdder> stats = new ConcurrentHashMap<>();
        Bank g = new Bank();
        g.open(0, 300);
        g.open(1, 0);
        Thread[] race = new Thread[6];
        for (int k = 0; k < 6; k++) race[k] = new Thread(() -> {
            try {
                g.withdraw(0, 100);
                stats.computeIfAbsent("won", q -> new LongAdder()).increment();
            } catch (InsufficientFunds e) {
                stats.computeIfAbsent("lost missing " + e.missing, q -> new LongAdder()).increment();
            }
        });
        start(race);
        System.out.println(new TreeMap<>(stats) + " " + g.show() + " " + g.ok.sum());
        CyclicBarrier round = new CyclicBarrier(3, () -> sb.append(g.audit()).append(';'));
        sb.setLength(0);
        g.deposit(0, 90);
        Thread[] cyc = new Thread[3];
        for (int k = 0; k < 3; k++) {
            int id = k;
            cyc[k] = new Thread(() -> {
                try {
                    for (int i = 0; i < 4; i++) {
                        if (id == 0) g.transfer(0, 1, 5);
                        else if (id == 1) g.deposit(1, 1);
                        else g.withdraw(0, 2);
                        round.await();
                    }
                } catch (Exception e) { sb.append(e); }
            });
        }
        start(cyc);
        System.out.println(sb + " " + g.show() + " " + g.journal.counts() + " " + g.consistent());
    }
}
