// Phaser: registration, arrival, phases, onAdvance, termination, tiering, awaitAdvance variants, bulkRegister, forced
// termination, illegal states.
import java.util.*;
import java.util.concurrent.*;

public class ThrPhaser {
    static String st(Phaser p) {
        return "phase=" + p.getPhase() + " reg=" + p.getRegisteredParties() + " arr=" + p.getArrivedParties() + " un="
                + p.getUnarrivedParties() + " term=" + p.isTerminated();
    }
    public static void main(String[] args) throws Exception {
        Phaser p = new Phaser();
        System.out.println(st(p));
        System.out.println(p.register() + " " + p.bulkRegister(2) + " " + st(p));
        System.out.println(p.arrive() + " " + p.arrive() + " " + st(p));
        System.out.println(p.arrive() + " " + st(p));
        System.out.println(p.arriveAndDeregister() + " " + st(p));
        System.out.println(p.awaitAdvance(0) + " " + p.awaitAdvance(-5));
        p.arrive();
        System.out.println(p.arrive() + " " + st(p));
        try { p.awaitAdvanceInterruptibly(2, 3, TimeUnit.MILLISECONDS); } catch (TimeoutException e) { System.out.println("timeout"); }
        p.forceTermination();
        System.out.println(st(p).replaceAll("-\\d+", "neg") + " " + (p.arrive() < 0) + (p.register() < 0) + (p.awaitAdvance(2) < 0) + " "
                + (p.getPhase() + Integer.MIN_VALUE));
        Phaser one = new Phaser(1);
        System.out.println(one.arriveAndDeregister() + " " + one.isTerminated() + " " + (one.getPhase() - Integer.MIN_VALUE));
        try {
            one = new Phaser();
            one.arrive();
        } catch (IllegalStateException e) { System.out.println("ISE unregistered arrive"); }
        try { new Phaser(70000); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try {
            Phaser q = new Phaser(1);
            q.arrive();
            q.arrive();
            System.out.println("fine " + q.getPhase());
            q.bulkRegister(-1);
        } catch (IllegalArgumentException e) { System.out.println("IAE"); }
        System.out.println(new Phaser(2).toString().replaceAll("@[0-9a-f]+", "@"));
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        Phaser ph = new Phaser(3) {
            @Override protected boolean onAdvance(int phase, int reg) {
                log.add("advance " + phase + " reg " + reg);
                return phase >= 3 || reg == 0;
            }
        };
        int[][] data = new int[5][3];
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int k = i;
            (ts[i] = new Thread(() -> {
                while (!ph.isTerminated()) {
                    int f = ph.getPhase();
                    if (f < 0) break;
                    data[f][k] = f == 0 ? k + 1 : data[f - 1][(k + 1) % 3] * 2;
                    ph.arriveAndAwaitAdvance();
                }
            })).start();
        }
        for (Thread t : ts) t.join();
        System.out.println(log + " " + Arrays.deepToString(data));
        log.clear();
        Phaser dyn = new Phaser(1) {
            @Override protected boolean onAdvance(int phase, int reg) {
                log.add(phase + ":" + reg);
                return super.onAdvance(phase, reg);
            }
        };
        List<Thread> ws = new ArrayList<>();
        for (int i = 1; i <= 4; i++) {
            int rounds = i;
            dyn.register();
            Thread t = new Thread(() -> {
                for (int r = 0; r < rounds; r++) if (r < rounds - 1) dyn.arriveAndAwaitAdvance();
                else dyn.arriveAndDeregister();
            });
            ws.add(t);
            t.start();
        }
        dyn.arriveAndDeregister();
        for (Thread t : ws) t.join();
        System.out.println(log + " " + dyn.isTerminated());
        Phaser root = new Phaser(), c1 = new Phaser(root, 2), c2 = new Phaser(root, 1);
        System.out.println(st(root) + " | " + st(c1) + " | " + (c1.getParent() == root) + (c2.getRoot() == root));
        c1.arrive();
        c2.arrive();
        System.out.println(st(root) + " | " + st(c2));
        c1.arrive();
        System.out.println(st(root) + " | " + st(c1) + " | " + st(c2));
        c2.arriveAndDeregister();
        System.out.println(st(root) + " | " + st(c2));
        c1.arriveAndDeregister();
        c1.arriveAndDeregister();
        System.out.println(root.isTerminated() + " " + c1.isTerminated() + " " + c2.isTerminated());
        Phaser gate = new Phaser(1);
        StringBuffer sb = new StringBuffer();
        Thread[] gs = new Thread[3];
        for (int i = 0; i < 3; i++) (gs[i] = new Thread(() -> {
            int a = gate.awaitAdvance(0);
            sb.append(a);
        })).start();
        for (Thread t : gs) while (t.getState() != Thread.State.WAITING && t.getState() != Thread.State.TERMINATED) Thread.yield();
        System.out.println("before [" + sb + "]");
        gate.arrive();
        for (Thread t : gs) t.join();
        System.out.println("after " + sb);
        Thread it = new Thread(() -> {
            try { gate.awaitAdvanceInterruptibly(1); } catch (InterruptedException e) { System.out.println("interrupted "
                    + gate.getPhase()); }
        });
        it.start();
        while (it.getState() != Thread.State.WAITING) Thread.yield();
        it.interrupt();
        it.join();
        Phaser lim = new Phaser() {
            @Override protected boolean onAdvance(int ph2, int r) { throw new IllegalStateException("advance fails"); }
        };
        lim.register();
        try { lim.arrive(); } catch (IllegalStateException e) { System.out.println(e.getMessage() + " " + lim.getPhase()); }
    }
}
