// Discrete event simulation with a priority queue: bank tellers, a two-machine factory line with
// breakdowns, elevator, network packets with retries; statistics in fixed point.
import java.util.*;
import java.util.function.*;

public class LargeEventSim {
    static class Rng {
        long s;
        Rng(long seed) { s = seed; }
        int next(int n) {
            s = s * 6364136223846793005L + 1442695040888963407L;
            return (int) ((s >>> 33) % n);
        }
        int range(int a, int b) { return a + next(b - a + 1); }
        boolean chance(int pct) { return next(100) < pct; }
    }
    static class Sim {
        record Ev(long t, int prio, long seq, String name, Runnable act) implements Comparable<Ev> {
            public int compareTo(Ev o) {
                if (t != o.t) return Long.compare(t, o.t);
                if (prio != o.prio) return Integer.compare(prio, o.prio);
                return Long.compare(seq, o.seq);
            }
        }
        final PriorityQueue<Ev> q = new PriorityQueue<>();
        final Set<Long> cancelled = new HashSet<>();
        long now, seq;
        int executed;
        final Map<String, Integer> counts = new TreeMap<>();
        final List<String> trace = new ArrayList<>();
        int traceMax;
        long at(long dt, String name, Runnable r) { return at(dt, 0, name, r); }
        long at(long dt, int prio, String name, Runnable r) {
            if (dt < 0) throw new IllegalArgumentException("event in the past: " + name);
            q.add(new Ev(now + dt, prio, seq, name, r));
            return seq++;
        }
        void cancel(long id) { cancelled.add(id); }
        void run(long until) {
            while (!q.isEmpty() && q.peek().t() <= until) {
                Ev e = q.poll();
                if (cancelled.remove(e.seq())) continue;
                if (e.t() < now) throw new IllegalStateException("time went backwards");
                now = e.t();
                executed++;
                counts.merge(e.name(), 1, Integer::sum);
                if (trace.size() < traceMax) trace.add(now + ":" + e.name());
                e.act().run();
            }
            now = Math.max(now, until);
        }
    }
    static class Stat {
        long n, sum, max = Long.MIN_VALUE, min = Long.MAX_VALUE;
        final TreeMap<Long, Integer> hist = new TreeMap<>();
        void add(long v) {
            n++;
            sum += v;
            max = Math.max(max, v);
            min = Math.min(min, v);
            hist.merge(v / 10 * 10, 1, Integer::sum);
        }
        public String toString() {
            return n == 0 ? "none" : "n=" + n + " mean=" + sum * 100 / n / 100 + "." + String.format("%02d",
                    sum * 100 / n % 100) + " min=" + min + " max=" + max;
        }
    }
    static class Level {
        long area, last;
        int v, peak;
        void set(Sim s, int nv) {
            area += (s.now - last) * v;
            last = s.now;
            v = nv;
            peak = Math.max(peak, nv);
        }
        String avg(Sim s) {
            set(s, v);
            return s.now == 0 ? "0" : area * 100 / s.now / 100 + "." + String.format("%02d",
                    area * 100 / s.now % 100);
        }
    }
    static class Bank {
        final Sim s = new Sim();
        final Rng r;
        final int tellers;
        int busy, left, served;
        final Deque<Long> line = new ArrayDeque<>();
        final Stat wait = new Stat();
        final Level ql = new Level(), bl = new Level();
        boolean open = true;
        Bank(int t, long seed) { tellers = t; r = new Rng(seed); s.traceMax = 8; }
        void arrive() {
            if (open) s.at(r.range(1, 9), "arrive", this::arrive);
            if (line.size() >= 8 || line.size() > 4 && r.chance(50)) {
                left++;
                return;
            }
            line.add(s.now);
            ql.set(s, line.size());
            serve();
        }
        void serve() {
            while (busy < tellers && !line.isEmpty()) {
                long t = line.poll();
                ql.set(s, line.size());
                wait.add(s.now - t);
                busy++;
                bl.set(s, busy);
                s.at(r.range(5, 15), "done", () -> {
                    busy--;
                    bl.set(s, busy);
                    served++;
                    serve();
                });
            }
        }
        void go() {
            s.at(0, "arrive", this::arrive);
            s.at(400, 9, "close", () -> open = false);
            s.run(1000);
            System.out.println("tellers " + tellers + ": served " + served + " left " + left + " wait "
                    + wait + " queue avg " + ql.avg(s) + " peak " + ql.peak + " busy " + bl.avg(s)
                    + " events " + s.counts + " first " + s.trace + " empty " + line.isEmpty() + busy);
            if (served + left != s.counts.get("arrive")) throw new AssertionError("lost customers");
        }
    }
    static class Machine {
        final String n;
        final int lo, hi;
        boolean working, broken;
        int done;
        long downSince, down;
        Machine(String n, int lo, int hi) {
            this.n = n;
            this.lo = lo;
            this.hi = hi;
        }
    }
    static class Factory {
        final Sim s = new Sim();
        final Rng r = new Rng(99);
        final Machine a = new Machine("cut", 3, 6), b = new Machine("paint", 4, 5);
        int buf, cap = 3, raw = 60, finished, scrap;
        boolean aBlocked;
        final Level bufL = new Level();
        final Map<Machine, Long> cur = new HashMap<>();
        final List<String> log = new ArrayList<>();
        void startA() {
            if (a.working || a.broken || aBlocked || raw == 0) return;
            a.working = true;
            raw--;
            cur.put(a, s.at(r.range(a.lo, a.hi), "cut", () -> {
                a.working = false;
                a.done++;
                if (buf == cap) { aBlocked = true; } else {
                    buf++;
                    bufL.set(s, buf);
                    startB();
                }
                startA();
            }));
        }
        void startB() {
            if (b.working || b.broken || buf == 0) return;
            buf--;
            if (aBlocked) {
                aBlocked = false;
                buf++;
                s.at(0, "unblock", this::startA);
            }
            bufL.set(s, buf);
            b.working = true;
            cur.put(b, s.at(r.range(b.lo, b.hi), "paint", () -> {
                b.working = false;
                b.done++;
                if (r.chance(10)) scrap++;
                else finished++;
                startB();
            }));
        }
        void breakdown(Machine m) {
            if (finished + scrap >= 60) return;
            if (!m.broken) {
                m.broken = true;
                m.downSince = s.now;
                if (m.working) {
                    s.cancel(cur.get(m));
                    m.working = false;
                    if (m == a) raw++;
                    else buf++;
                }
                log.add(s.now + " " + m.n + " down");
                s.at(r.range(8, 20), "repair", () -> {
                    m.broken = false;
                    m.down += s.now - m.downSince;
                    log.add(s.now + " " + m.n + " up");
                    startA();
                    startB();
                    s.at(r.range(40, 90), "break", () -> breakdown(m));
                });
            }
        }
        void go() {
            s.at(0, "start", this::startA);
            s.at(35, "break", () -> breakdown(a));
            s.at(70, "break", () -> breakdown(b));
            s.run(2000);
            System.out.println("factory finished " + finished + " scrap " + scrap + " raw " + raw + " buf "
                    + buf + " cut " + a.done + " down " + a.down + "/" + b.down + " buffer peak " + bufL.peak
                    + " " + s.counts);
            System.out.println(log);
            if (finished + scrap + raw + buf + (aBlocked
                    ? 1 : 0) != 60) throw new AssertionError("conservation");
        }
    }
    static class Elevator {
        enum State { IDLE, UP, DOWN, DOORS }
        final Sim s = new Sim();
        final Rng r = new Rng(7);
        State st = State.IDLE;
        int floor, carried, moved;
        final int floors = 6;
        final List<int[]> cabin = new ArrayList<>();
        final List<Deque<int[]>> waiting = new ArrayList<>();
        final Stat trip = new Stat();
        final StringBuilder path = new StringBuilder();
        State dir = State.UP;
        final EnumMap<State, Long> time = new EnumMap<>(State.class);
        long since;
        Elevator() { for (int i = 0; i < floors; i++) waiting.add(new ArrayDeque<>()); }
        void state(State n) {
            time.merge(st, s.now - since, Long::sum);
            since = s.now;
            st = n;
        }
        void person() {
            int f = r.next(floors), to;
            do to = r.next(floors);
            while (to == f);
            waiting.get(f).add(new int[]{to, (int) s.now});
            if (s.now < 300) s.at(r.range(5, 25), "person", this::person);
            if (st == State.IDLE) step();
        }
        boolean anyBeyond(int d) {
            for (int[] p : cabin) if ((p[0] - floor) * d > 0) return true;
            for (int f = floor + d; f >= 0 && f < floors; f += d) if (!waiting.get(f).isEmpty()) return true;
            return false;
        }
        void step() {
            boolean stop = !waiting.get(floor).isEmpty() || cabin.stream().anyMatch(p -> p[0] == floor);
            if (stop) {
                state(State.DOORS);
                path.append('[').append(floor).append(']');
                s.at(3, "doors", () -> {
                    for (Iterator<int[]> i = cabin.iterator(); i.hasNext(); ) {
                        int[] p = i.next();
                        if (p[0] == floor) {
                            i.remove();
                            carried++;
                            trip.add(s.now - p[1]);
                        }
                    }
                    while (cabin.size() < 4
                            && !waiting.get(floor).isEmpty()) cabin.add(waiting.get(floor).poll());
                    go();
                });
            } else go();
        }
        void go() {
            int d = dir == State.UP ? 1 : -1;
            if (!anyBeyond(d)) {
                if (anyBeyond(-d)) {
                    dir = dir == State.UP ? State.DOWN : State.UP;
                    d = -d;
                } else if (!waiting.get(floor).isEmpty()) {
                    s.at(1, "again", this::step);
                    return;
                } else {
                    state(State.IDLE);
                    return;
                }
            }
            state(dir);
            int nf = floor + d;
            s.at(2, "move", () -> {
                floor = nf;
                moved++;
                step();
            });
        }
        void run() {
            s.at(0, "person", this::person);
            s.run(600);
            state(State.IDLE);
            System.out.println("elevator carried " + carried + " moved " + moved + " trips " + trip
                    + " hist " + trip.hist + " time " + time);
            System.out.println(path.length() > 120 ? path.substring(0, 120) + "..." : path);
        }
    }
    static class Net {
        final Sim s = new Sim();
        final Rng r = new Rng(2024);
        int sent, lost, dup, acked, gave;
        final Map<Integer, Long> timers = new HashMap<>();
        final TreeSet<Integer> got = new TreeSet<>();
        final int[] tries = new int[30];
        final Stat rtt = new Stat();
        void send(int id) {
            tries[id]++;
            sent++;
            long t0 = s.now;
            timers.put(id, s.at(30, "timeout", () -> {
                timers.remove(id);
                if (tries[id] < 5) send(id);
                else gave++;
            }));
            if (r.chance(25)) {
                lost++;
                return;
            }
            s.at(r.range(5, 20), "arrive", () -> {
                if (!got.add(id)) dup++;
                if (r.chance(15)) {
                    lost++;
                    return;
                }
                s.at(r.range(5, 20), "ack", () -> {
                    Long tm = timers.remove(id);
                    if (tm != null) {
                        s.cancel(tm);
                        acked++;
                        rtt.add(s.now - t0);
                    }
                });
            });
        }
        void go() {
            for (int i = 0; i < 30; i++) {
                int k = i;
                s.at(i * 4, "send", () -> send(k));
            }
            s.run(5000);
            int[] by = new int[6];
            for (int t : tries) by[t]++;
            System.out.println("net sent " + sent + " lost " + lost + " dup " + dup + " acked " + acked
                    + " gave up " + gave + " received " + got.size() + " tries " + Arrays.toString(by)
                    + " rtt " + rtt + " " + s.counts + " pending " + timers.size());
        }
    }
    public static void main(String[] args) {
        for (int t = 1; t <= 3; t++) new Bank(t, 42).go();
        new Factory().go();
        new Elevator().run();
        new Net().go();
        Sim s = new Sim();
        List<String> order = new ArrayList<>();
        for (int[] e : new int[][]{{5, 0}, {3, 1}, {3, 0}, {5, 0}, {0, 0}, {3, 1}}) {
            int k = order.size() + s.q.size();
            s.at(e[0], e[1], "t", () -> order.add(s.now + "." + k));
        }
        long id = s.at(4, "gone", () -> order.add("never"));
        s.cancel(id);
        s.at(3, "nest", () -> s.at(0, "inner", () -> order.add("inner@" + s.now)));
        s.run(4);
        order.add("| now " + s.now + " left " + s.q.size() + " |");
        s.run(100);
        System.out.println(order + " executed " + s.executed);
        try { s.at(-1, "past", () -> { }); } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage()); }
        BiFunction<Integer, Integer, Long> mm1 = (lam, mu) -> {
            Sim q = new Sim();
            Rng r = new Rng(lam * 31L + mu);
            int[] len = {0};
            long[] area = {0, 0};
            Runnable[] dep = new Runnable[1], arr = new Runnable[1];
            dep[0] = () -> {
                area[0] += (q.now - area[1]) * len[0];
                area[1] = q.now;
                if (--len[0] > 0) q.at(r.range(1, 2 * mu), "dep", dep[0]);
            };
            arr[0] = () -> {
                area[0] += (q.now - area[1]) * len[0];
                area[1] = q.now;
                if (len[0]++ == 0) q.at(r.range(1, 2 * mu), "dep", dep[0]);
                if (q.now < 3000) q.at(r.range(1, 2 * lam), "arr", arr[0]);
            };
            q.at(0, "arr", arr[0]);
            q.run(10000);
            return area[0] * 1000 / 3000;
        };
        StringBuilder sb = new StringBuilder();
        for (int mu = 2; mu <= 8; mu += 2) sb.append(mm1.apply(10, mu)).append(' ');
        System.out.println("load curve " + sb);
    }
}
