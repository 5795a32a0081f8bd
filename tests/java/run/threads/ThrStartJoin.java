// Starting and joining threads: subclass, Runnable, both; results visible after join; restart failures; alive flags; default
// names; ids; priorities.
import java.util.*;

public class ThrStartJoin {
    static class Sub extends Thread {
        final int n;
        long sum;
        Sub(int n) {
            super("sub-" + n);
            this.n = n;
        }
        @Override public void run() {
            for (int i = 1; i <= n; i++) sum += i;
        }
    }
    static class Both extends Thread {
        Both(Runnable r) { super(r, "both"); }
        @Override public void run() {
            System.out.println("before");
            super.run();
            System.out.println("after");
        }
    }
    public static void main(String[] args) throws Exception {
        Sub[] subs = new Sub[5];
        for (int i = 0; i < 5; i++) (subs[i] = new Sub(i * 10)).start();
        for (Sub s : subs) {
            s.join();
            System.out.println(s.getName() + " " + s.sum + " alive=" + s.isAlive() + " " + s.getState());
        }
        Both b = new Both(() -> System.out.println("inside " + Thread.currentThread().getName()));
        b.start();
        b.join();
        b.run();
        int[] plain = new int[1];
        Thread t = new Thread(() -> {
            for (int i = 0; i < 100; i++) plain[0] += i;
        });
        System.out.println(t.isAlive() + " " + t.getState() + " daemon=" + t.isDaemon() + " int=" + t.isInterrupted() + " prio="
                + t.getPriority());
        t.join();
        t.start();
        t.join();
        System.out.println(plain[0]);
        try { t.start(); } catch (IllegalThreadStateException e) { System.out.println("restart ITSE " + e.getMessage()); }
        try {
            t.setDaemon(true);
            System.out.println("setDaemon after end ok");
        } catch (IllegalThreadStateException e) { System.out.println("setDaemon ITSE"); }
        Thread none = new Thread();
        none.start();
        none.join();
        System.out.println("null target fine " + none.getState());
        t.join();
        t.join(1);
        t.join(1, 1);
        for (long bad : new long[]{-1, Long.MIN_VALUE}) try { t.join(bad); } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage()); }
        try { t.join(1, 1000000); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        Thread c = Thread.currentThread();
        System.out.println(c.getName() + " " + c.getPriority() + " " + c.getThreadGroup().getName() + " " + c.getId() + " " + c + " "
                + c.isAlive() + " " + c.getState());
        Thread p = new Thread("p");
        for (int pr : new int[]{Thread.MIN_PRIORITY, Thread.MAX_PRIORITY, 0, 11}) try {
            p.setPriority(pr);
            System.out.println(p.getPriority() + " " + p);
        } catch (IllegalArgumentException e) { System.out.println("bad prio " + pr); }
        try { p.setName(null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { new Thread((String) null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        p.setName("renamed");
        System.out.println(p.getName());
        c.setPriority(7);
        Thread inh = new Thread(() -> System.out.println("inherited prio " + Thread.currentThread().getPriority()
                + Thread.currentThread().isDaemon()));
        c.setPriority(5);
        inh.start();
        inh.join();
        Thread dm = new Thread(() -> {
            Thread k = new Thread(() -> {});
            System.out.println("child of daemon " + k.isDaemon());
        });
        dm.setDaemon(true);
        dm.start();
        dm.join();
        Set<Long> ids = new HashSet<>();
        boolean up = true;
        long last = 0;
        for (int i = 0; i < 5; i++) {
            Thread q = new Thread(() -> {});
            ids.add(q.getId());
            up &= q.getId() > last;
            last = q.getId();
        }
        System.out.println(ids.size() + " " + up);
        Thread d1 = new Thread(() -> {}), d2 = new Thread(() -> {});
        int n1 = Integer.parseInt(d1.getName().substring(7)), n2 = Integer.parseInt(d2.getName().substring(7));
        System.out.println(d1.getName().startsWith("Thread-") + " " + (n2 - n1));
        StringBuffer sb = new StringBuffer();
        Thread chain = null;
        for (int i = 5; i > 0; i--) {
            final Thread next = chain;
            final int k = i;
            chain = new Thread(() -> {
                sb.append(k);
                if (next != null) {
                    next.start();
                    try { next.join(); } catch (InterruptedException e) { }
                }
                sb.append(-k);
            });
        }
        chain.start();
        chain.join();
        System.out.println(sb);
        try {
            synchronized (sb) { throw new IllegalStateException("in sync"); }
        } catch (IllegalStateException e) { System.out.println(Thread.holdsLock(sb)); }
        try {
            t.stop();
            System.out.println("stop of dead thread ok");
        } catch (Throwable e) { System.out.println(e); }
        Thread th = new Thread() {
            public void run() {
                try {
                    Thread.currentThread().join(5);
                    System.out.println("self join timed out");
                } catch (InterruptedException e) { }
            }
        };
        th.start();
        th.join();
        System.out.println(Thread.interrupted());
    }
}
