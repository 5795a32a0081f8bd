// One sleeping thread, interrupted by main: the smallest form, then with several sleepers and a chain of interrupts.
public class ThrWeakInterruptSleep {
    static Thread sleeper(String name, StringBuffer log, Thread then) {
        return new Thread(() -> {
            try {
                Thread.sleep(1_000_000);
                log.append(name).append(" slept through ");
            } catch (InterruptedException e) {
                log.append(name).append(" interrupted ").append(Thread.currentThread().isInterrupted()).append(' ');
                if (then != null) then.interrupt();
            }
        }, name);
    }
    static void asleep(Thread t) { while (t.getState() != Thread.State.TIMED_WAITING) Thread.yield(); }
    public static void main(String[] args) throws Exception {
        StringBuffer log = new StringBuffer();
        Thread one = sleeper("one", log, null);
        one.start();
        one.interrupt();
        one.join();
        System.out.println(log + "alive " + one.isAlive());
        log.setLength(0);
        Thread c = sleeper("c", log, null), b = sleeper("b", log, c), a = sleeper("a", log, b);
        c.start(); b.start(); a.start();
        asleep(a); asleep(b); asleep(c);
        a.interrupt(); a.join(); b.join(); c.join();
        System.out.println(log);
        Thread main = Thread.currentThread();
        Thread waker = new Thread(() -> { asleep(main); main.interrupt(); });
        waker.start();
        try {
            Thread.sleep(1_000_000);
            System.out.println("?");
        } catch (InterruptedException e) { System.out.println("main woken: " + e.getMessage()); }
        waker.join();
        System.out.println(Thread.interrupted());
        int[] n = {0};
        Thread loop = new Thread(() -> {
            while (n[0] < 5) try { Thread.sleep(1_000_000); } catch (InterruptedException e) { n[0]++; }
        });
        loop.start();
        while (loop.isAlive()) { loop.interrupt(); Thread.yield(); }
        System.out.println("counted " + n[0]);
    }
}
