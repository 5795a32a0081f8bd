// ThreadGroup API: tree, names, max priority, daemon flag, enumerate, activeCount, interrupt of a group, uncaughtException
// override, list.
import java.util.*;
import java.util.concurrent.*;

public class ThrGroups {
    public static void main(String[] args) throws Exception {
        ThreadGroup main = Thread.currentThread().getThreadGroup(), sys = main.getParent();
        System.out.println(main.getName() + " < " + sys.getName() + " < " + sys.getParent() + " " + main.getMaxPriority() + " "
                + main.isDaemon() + " " + sys.parentOf(main) + main.parentOf(sys) + main.parentOf(main));
        ThreadGroup a = new ThreadGroup("a"), b = new ThreadGroup(a, "b"), c = new ThreadGroup(b, "c");
        System.out.println(a + " " + b.getParent() + " " + c.parentOf(a) + a.parentOf(c) + " " + a.activeGroupCount() + a.activeCount());
        b.setMaxPriority(4);
        System.out.println(b.getMaxPriority() + " " + c.getMaxPriority() + " " + a.getMaxPriority());
        c.setMaxPriority(9);
        System.out.println(c.getMaxPriority());
        Thread lim = new Thread(c, () -> {}, "lim");
        System.out.println(lim.getPriority() + " " + lim);
        lim.setPriority(10);
        System.out.println(lim.getPriority());
        a.setMaxPriority(0);
        a.setMaxPriority(99);
        System.out.println(a.getMaxPriority());
        new Thread(a, "never started");
        System.out.println("unstarted " + a.activeCount());
        CountDownLatch up = new CountDownLatch(4), go = new CountDownLatch(1);
        List<Thread> ts = new ArrayList<>();
        for (ThreadGroup g : new ThreadGroup[]{a, b, b, c}) {
            Thread t = new Thread(g, () -> {
                up.countDown();
                try { go.await(); } catch (InterruptedException e) { System.out.print(""); }
            }, g.getName() + ts.size());
            ts.add(t);
            t.start();
        }
        up.await();
        System.out.println(a.activeCount() + " " + b.activeCount() + " " + c.activeCount() + " groups " + a.activeGroupCount()
                + b.activeGroupCount() + c.activeGroupCount());
        Thread[] arr = new Thread[10];
        int n = a.enumerate(arr);
        TreeSet<String> names = new TreeSet<>();
        for (int i = 0; i < n; i++) names.add(arr[i].getName());
        System.out.println(n + " " + names);
        n = b.enumerate(arr, false);
        names.clear();
        for (int i = 0; i < n; i++) names.add(arr[i].getName());
        System.out.println(n + " " + names);
        System.out.println(a.enumerate(new Thread[2]));
        ThreadGroup[] gs = new ThreadGroup[5];
        System.out.println(a.enumerate(gs) + gs[0].getName() + gs[1].getName() + " " + a.enumerate(gs, false));
        b.interrupt();
        ts.get(1).join();
        ts.get(2).join();
        ts.get(3).join();
        System.out.println("interrupted b and c; a0 alive " + ts.get(0).isAlive() + " flag " + ts.get(0).isInterrupted());
        go.countDown();
        ts.get(0).join();
        while (a.activeCount() > 0) Thread.yield();
        System.out.println(ts.get(0).getThreadGroup() + " " + a.activeCount());
        List<String> caught = Collections.synchronizedList(new ArrayList<>());
        ThreadGroup h = new ThreadGroup("h") {
            @Override public void uncaughtException(Thread t, Throwable e) { caught.add(t.getName() + ":" + e.getMessage()); }
        };
        ThreadGroup sub = new ThreadGroup(h, "sub");
        Thread t1 = new Thread(h, () -> { throw new IllegalStateException("one"); }, "t1"), t2 = new Thread(sub, () -> {
                throw new Error("two"); }, "t2");
        t1.start();
        t1.join();
        t2.start();
        t2.join();
        System.out.println(caught);
        Thread t3 = new Thread(h, () -> { throw new RuntimeException("three"); }, "t3");
        t3.setUncaughtExceptionHandler((t, e) -> caught.add("own " + e.getMessage()));
        System.out.println((t1.getUncaughtExceptionHandler() == h) + " " + (t3.getUncaughtExceptionHandler() == h) + " "
                + t2.getUncaughtExceptionHandler());
        t3.start();
        t3.join();
        System.out.println(caught);
        Thread inh = new Thread(c, () -> System.out.println(Thread.currentThread().getThreadGroup().getName() + " child "
                + new Thread("k").getThreadGroup().getName()));
        inh.start();
        inh.join();
        try { new ThreadGroup(null, "x"); } catch (NullPointerException e) { System.out.println("NPE"); }
        Thread ng = new Thread((ThreadGroup) null, () -> System.out.println("null group -> "
                + Thread.currentThread().getThreadGroup().getName()));
        ng.start();
        ng.join();
        ThreadGroup dg = new ThreadGroup("dg");
        dg.setDaemon(true);
        System.out.println(dg.isDaemon() + " " + new Thread(dg, "z").isDaemon() + " " + new ThreadGroup(dg, "e").isDaemon());
    }
}
