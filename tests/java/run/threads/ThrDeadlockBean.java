import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Deadlocks of monitors and of locks, as the thread bean sees them. */
public class ThrDeadlockBean {
    static final CountDownLatch HELD = new CountDownLatch(4);

    static void meet() {
        HELD.countDown();
        try {
            HELD.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    static void monitors(Object first, Object second) {
        synchronized (first) {
            meet();
            synchronized (second) {
                System.out.println("never");
            }
        }
    }

    static void locks(Lock first, Lock second) {
        first.lock();
        meet();
        second.lock();
    }

    static void start(String name, Runnable body) {
        Thread t = new Thread(body, name);
        t.setDaemon(true);
        t.start();
    }

    public static void main(String[] args) throws Exception {
        ThreadMXBean bean = ManagementFactory.getThreadMXBean();
        System.out.println(bean.findDeadlockedThreads() == null);
        Object x = new Object();
        Object y = new Object();
        Lock l = new ReentrantLock();
        Lock m = new ReentrantLock();
        start("A", () -> monitors(x, y));
        start("B", () -> monitors(y, x));
        start("C", () -> locks(l, m));
        start("D", () -> locks(m, l));
        long[] ids = null;
        while (ids == null || ids.length < 4) {
            Thread.sleep(5);
            ids = bean.findDeadlockedThreads();
        }
        System.out.println(bean.findMonitorDeadlockedThreads().length);
        Set<String> lines = new TreeSet<>();
        for (ThreadInfo i : bean.getThreadInfo(ids)) {
            lines.add(i.getThreadName() + " " + i.getThreadState() + " " + i.getLockOwnerName() + " " + i.getLockInfo().getClassName());
        }
        lines.forEach(System.out::println);
        System.exit(3);
    }
}
