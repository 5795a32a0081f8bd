// Process scheduler simulator: FCFS, SJF, SRTF, round robin, priority with aging, multilevel
// feedback; I/O bursts; Gantt charts; page replacement and banker's algorithm.
import java.util.*;
import java.util.stream.*;

public class LargeScheduler {
    enum PState { NEW, READY, RUNNING, BLOCKED, DONE }
    static class Proc {
        final String name;
        final int arrive, prio;
        final int[] bursts;
        int idx, left, ready, firstRun = -1, finish, waited, level, slice, age;
        PState st = PState.NEW;
        int ioUntil;
        Proc(String n, int a, int p, int... b) {
            name = n;
            arrive = a;
            prio = p;
            bursts = b;
            left = b[0];
        }
        Proc copy() { return new Proc(name, arrive, prio, bursts); }
        int cpu() {
            int s = 0;
            for (int i = 0; i < bursts.length; i += 2) s += bursts[i];
            return s;
        }
        int io() {
            int s = 0;
            for (int i = 1; i < bursts.length; i += 2) s += bursts[i];
            return s;
        }
    }
    interface Policy {
        String name();
        Proc pick(List<Proc> ready, int now);
        default boolean preempt(Proc run, List<Proc> ready, int now) { return false; }
        default int quantum(Proc p) { return Integer.MAX_VALUE; }
        default void expired(Proc p) { }
        default void unblocked(Proc p) { }
        default void tick(List<Proc> ready) { }
    }
    static final Comparator<Proc> FIFO = Comparator.<Proc>comparingInt(p -> p.ready).thenComparing(p
            -> p.name);
    static class Fcfs implements Policy {
        public String name() { return "FCFS"; }
        public Proc pick(List<Proc> r, int now) { return Collections.min(r, FIFO); }
    }
    static class Sjf implements Policy {
        final boolean pre;
        Sjf(boolean p) { pre = p; }
        public String name() { return pre ? "SRTF" : "SJF"; }
        public Proc pick(List<Proc> r, int now) {
            return Collections.min(r, Comparator.<Proc>comparingInt(p -> p.left).thenComparing(FIFO));
        }
        public boolean preempt(Proc run, List<Proc> r, int now) { return pre && !r.isEmpty() && pick(r,
                now).left < run.left; }
    }
    static class Rr extends Fcfs {
        final int q;
        Rr(int q) { this.q = q; }
        @Override public String name() { return "RR" + q; }
        @Override public int quantum(Proc p) { return q; }
    }
    static class Prio implements Policy {
        final boolean aging;
        Prio(boolean a) { aging = a; }
        public String name() { return aging ? "PRIO+AGE" : "PRIO"; }
        int eff(Proc p) { return p.prio - (aging ? p.age / 4 : 0); }
        public Proc pick(List<Proc> r, int now) {
            Proc p = Collections.min(r, Comparator.<Proc>comparingInt(this::eff).thenComparing(FIFO));
            p.age = 0;
            return p;
        }
        public boolean preempt(Proc run, List<Proc> r, int now) { return r.stream().anyMatch(p
                -> eff(p) < run.prio); }
        public void tick(List<Proc> r) { r.forEach(p -> p.age++); }
    }
    static class Mlfq implements Policy {
        static final int[] Q = {2, 4, 8};
        public String name() { return "MLFQ"; }
        public Proc pick(List<Proc> r, int now) {
            return Collections.min(r, Comparator.<Proc>comparingInt(p -> p.level).thenComparing(FIFO));
        }
        public int quantum(Proc p) { return Q[p.level]; }
        public void expired(Proc p) { if (p.level < 2) p.level++; }
        public void unblocked(Proc p) { if (p.level > 0) p.level--; }
        public boolean preempt(Proc run, List<Proc> r, int now) { return r.stream().anyMatch(p
                -> p.level < run.level); }
    }
    static class Result {
        final StringBuilder gantt = new StringBuilder();
        int switches, time, idle;
        double wait, turn, resp;
        final List<Proc> ps;
        Result(List<Proc> p) { ps = p; }
    }
    static Result simulate(Policy pol, List<Proc> procs) {
        List<Proc> ps = procs.stream().map(Proc::copy).collect(Collectors.toList()),
                ready = new ArrayList<>();
        Result r = new Result(ps);
        Proc run = null, last = null;
        int now = 0, done = 0;
        char prev = 0;
        int len = 0;
        while (done < ps.size()) {
            for (Proc p : ps) {
                if (p.st == PState.NEW && p.arrive <= now) {
                    p.st = PState.READY;
                    p.ready = now;
                    ready.add(p);
                }
                if (p.st == PState.BLOCKED && p.ioUntil <= now) {
                    p.st = PState.READY;
                    p.ready = now;
                    p.idx++;
                    p.left = p.bursts[p.idx];
                    pol.unblocked(p);
                    ready.add(p);
                }
            }
            if (run != null && pol.preempt(run, ready, now)) {
                run.st = PState.READY;
                run.ready = now;
                ready.add(run);
                run = null;
            }
            if (run != null && run.slice == 0) {
                pol.expired(run);
                run.st = PState.READY;
                run.ready = now;
                ready.add(run);
                run = null;
            }
            if (run == null && !ready.isEmpty()) {
                run = pol.pick(ready, now);
                ready.remove(run);
                run.st = PState.RUNNING;
                run.slice = pol.quantum(run);
                if (run.firstRun < 0) run.firstRun = now;
                if (last != run) r.switches++;
                last = run;
            }
            char c = run == null ? '-' : run.name.charAt(0);
            if (c != prev) {
                if (prev != 0) r.gantt.append(prev).append(len).append(' ');
                prev = c;
                len = 0;
            }
            len++;
            for (Proc p : ready) p.waited++;
            pol.tick(ready);
            now++;
            if (now > 1000) throw new IllegalStateException("stuck");
            if (run == null) r.idle++;
            else {
                run.left--;
                run.slice--;
                if (run.left == 0) {
                    if (run.idx + 1 < run.bursts.length) {
                        run.idx++;
                        run.st = PState.BLOCKED;
                        run.ioUntil = now + run.bursts[run.idx];
                    } else {
                        run.st = PState.DONE;
                        run.finish = now;
                        done++;
                    }
                    run = null;
                }
            }
        }
        r.gantt.append(prev).append(len);
        r.time = now;
        for (Proc p : ps) {
            r.wait += p.waited;
            r.turn += p.finish - p.arrive;
            r.resp += p.firstRun - p.arrive;
            if (p.finish - p.arrive != p.waited + p.cpu() + p.io()) throw new AssertionError(pol.name()
                    + " accounting of " + p.name + ": " + (p.finish - p.arrive) + " vs " + p.waited + "+"
                    + p.cpu() + "+" + p.io());
        }
        return r;
    }
    static String avg(double s, int n) { return String.format(Locale.ROOT, "%.2f", s / n); }
    static int faults(String alg, int frames, int[] refs) {
        List<Integer> mem = new ArrayList<>();
        int f = 0;
        Map<Integer, Integer> lastUse = new HashMap<>();
        boolean[] ref = new boolean[frames];
        int hand = 0;
        for (int i = 0; i < refs.length; i++) {
            int p = refs[i];
            int at = mem.indexOf(p);
            if (at >= 0) {
                ref[at] = true;
                lastUse.put(p, i);
                continue;
            }
            f++;
            lastUse.put(p, i);
            if (mem.size() < frames) {
                ref[mem.size()] = true;
                mem.add(p);
                continue;
            }
            int victim;
            switch (alg) {
                case "FIFO": victim = hand;
                hand = (hand + 1) % frames;
                break;
                case "LRU": victim = 0;
                for (int k = 1; k < frames;
                        k++) if (lastUse.get(mem.get(k)) < lastUse.get(mem.get(victim))) victim = k;
                break;
                case "OPT": {
                    victim = 0;
                    int far = -1;
                    for (int k = 0; k < frames; k++) {
                        int nx = Integer.MAX_VALUE;
                        for (int j = i + 1; j < refs.length; j++) if (refs[j] == mem.get(k)) {
                            nx = j;
                            break;
                        }
                        if (nx > far) {
                            far = nx;
                            victim = k;
                        }
                    }
                    break;
                }
                case "CLOCK": while (ref[hand]) {
                    ref[hand] = false;
                    hand = (hand + 1) % frames;
                }
                victim = hand;
                hand = (hand + 1) % frames;
                break;
                default: throw new IllegalArgumentException(alg);
            }
            mem.set(victim, p); ref[victim] = true;
        }
        return f;
    }
    static class Banker {
        final int[] avail;
        final int[][] max, alloc;
        Banker(int[] a, int[][] m, int[][] al) {
            avail = a.clone();
            max = m;
            alloc = Arrays.stream(al).map(int[]::clone).toArray(int[][]::new);
        }
        static boolean le(int[] a, int[] b) {
            for (int i = 0; i < a.length; i++) if (a[i] > b[i]) return false;
            return true;
        }
        List<Integer> safe() {
            int[] w = avail.clone();
            boolean[] fin = new boolean[max.length];
            List<Integer> seq = new ArrayList<>();
            for (boolean ch = true; ch; ) {
                ch = false;
                for (int p = 0; p < max.length; p++) if (!fin[p]) {
                    int[] need = new int[w.length];
                    for (int k = 0; k < w.length; k++) need[k] = max[p][k] - alloc[p][k];
                    if (le(need, w)) {
                        for (int k = 0; k < w.length; k++) w[k] += alloc[p][k];
                        fin[p] = true;
                        seq.add(p);
                        ch = true;
                    }
                }
            }
            return seq.size() == max.length ? seq : null;
        }
        String request(int p, int... r) {
            for (int k = 0; k < r.length; k++) if (r[k] > max[p][k] - alloc[p][k]) return "P" + p
                    + " exceeds claim";
            if (!le(r, avail)) return "P" + p + " must wait";
            for (int k = 0; k < r.length; k++) {
                avail[k] -= r[k];
                alloc[p][k] += r[k];
            }
            List<Integer> s = safe();
            if (s == null) {
                for (int k = 0; k < r.length; k++) {
                    avail[k] += r[k];
                    alloc[p][k] -= r[k];
                }
                return "P" + p + " refused: unsafe";
            }
            return "P" + p + " granted " + s;
        }
    }
    static String disk(String alg, int head, int... req) {
        List<Integer> q = Arrays.stream(req).boxed().collect(Collectors.toCollection(ArrayList::new));
        List<Integer> order = new ArrayList<>();
        int pos = head, total = 0;
        boolean up = true;
        while (!q.isEmpty()) {
            int cur = pos;
            boolean dir = up;
            Integer nx;
            switch (alg) {
                case "FCFS": nx = q.get(0);
                break;
                case "SSTF": nx = Collections.min(q, Comparator.<Integer>comparingInt(x
                        -> Math.abs(x - cur)).thenComparing(x -> x));
                break;
                default: {
                    Optional<Integer> o = q.stream().filter(x -> dir
                            ? x >= cur : x <= cur).min(Comparator.comparingInt(x -> Math.abs(x - cur)));
                    if (o.isEmpty()) {
                        if (alg.equals("CSCAN")) { nx = Collections.min(q); } else {
                            up = !up;
                            continue;
                        }
                    } else nx = o.get();
                }
            }
            total += Math.abs(nx - pos);
            pos = nx;
            order.add(nx);
            q.remove(nx);
        }
        return alg + " " + total + " " + order;
    }
    public static void main(String[] args) {
        List<Proc> w1 = List.of(new Proc("A", 0, 3, 8), new Proc("B", 1, 1, 4), new Proc("C", 2, 4, 9),
                new Proc("D", 3, 2, 5)), w2 = List.of(new Proc("A", 0, 2, 5, 3, 4), new Proc("B", 0, 1, 2, 6,
                2, 6, 2), new Proc("C", 4, 3, 12), new Proc("D", 6, 2, 1, 1, 1, 1, 1), new Proc("E", 30, 1,
                3)), w3 = List.of(new Proc("L", 0, 9, 20), new Proc("S", 0, 1, 2, 1, 2, 1, 2, 1, 2),
                new Proc("T", 3, 1, 2, 1, 2, 1, 2));
        int k = 0;
        for (List<Proc> w : List.of(w1, w2, w3)) {
            System.out.println("workload " + ++k);
            for (Policy p : List.of(new Fcfs(), new Sjf(false), new Sjf(true), new Rr(1), new Rr(4),
                    new Prio(false), new Prio(true), new Mlfq())) {
                Result r = simulate(p, w);
                int n = w.size();
                System.out.println(String.format("%-9s wait %6s turn %6s resp %6s switches %2d time %3d idle %2d  %s",
                        p.name(), avg(r.wait, n), avg(r.turn, n), avg(r.resp, n), r.switches, r.time, r.idle,
                        r.gantt));
            }
        }
        Random r = new Random(8);
        List<Proc> rnd = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            int nb = 1 + 2 * r.nextInt(3);
            int[] b = new int[nb];
            for (int j = 0; j < nb; j++) b[j] = 1 + r.nextInt(8);
            rnd.add(new Proc("" + (char) ('a' + i), r.nextInt(20), r.nextInt(5), b));
        }
        for (Policy p : List.of(new Fcfs(), new Sjf(true), new Rr(3), new Mlfq())) {
            Result x = simulate(p, rnd);
            System.out.println(p.name() + " " + avg(x.wait, 8) + " " + avg(x.turn, 8) + " order "
                    + x.ps.stream().sorted(Comparator.comparingInt(q -> q.finish)).map(q -> q.name
                    + q.finish).collect(Collectors.joining(" ")));
        }
        int[] refs = {7, 0, 1, 2, 0, 3, 0, 4, 2, 3, 0, 3, 2, 1, 2, 0, 1, 7, 0, 1}, bel = {1, 2, 3, 4, 1, 2,
                5, 1, 2, 3, 4, 5};
        for (String alg : new String[]{"FIFO", "LRU", "CLOCK", "OPT"}) {
            StringBuilder sb = new StringBuilder(alg);
            for (int f = 1; f <= 5; f++) sb.append(' ').append(faults(alg, f,
                    refs)).append('/').append(faults(alg, f, bel));
            System.out.println(sb);
        }
        Banker b = new Banker(new int[]{3, 3, 2}, new int[][]{{7, 5, 3}, {3, 2, 2}, {9, 0, 2}, {2, 2, 2}, {4,
                3, 3}}, new int[][]{{0, 1, 0}, {2, 0, 0}, {3, 0, 2}, {2, 1, 1}, {0, 0, 2}});
        System.out.println(b.safe() + " | " + b.request(1, 1, 0, 2) + " | " + b.request(4, 3, 3, 0) + " | "
                + b.request(0, 0, 2, 0) + " | " + b.request(1, 9, 9, 9) + " | " + Arrays.toString(b.avail));
        for (String alg : new String[]{"FCFS", "SSTF", "SCAN", "CSCAN"}) System.out.println(disk(alg, 53, 98,
                183, 37, 122, 14, 124, 65, 67));
    }
}
