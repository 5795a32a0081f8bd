// Order by sleeping: sleep sort with wide gaps, staggered starts, watchdog pattern, heartbeat counted by joins, timeouts chained.
import java.util.*;
import java.util.concurrent.*;

public class ThrSleepOrder {
    public static void main(String[] args) throws Exception {
        int[] v = {4, 1, 3, 0, 2};
        List<Integer> out = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch go = new CountDownLatch(1);
        Thread[] ts = new Thread[v.length];
        for (int i = 0; i < v.length; i++) {
            int x = v[i];
            (ts[i] = new Thread(() -> {
                try {
                    go.await();
                    Thread.sleep(x * 80L);
                } catch (InterruptedException e) { }
                out.add(x);
            })).start();
        }
        go.countDown(); for (Thread t : ts) t.join(); System.out.println("sleep sort " + out);
        StringBuffer sb = new StringBuffer();
        Thread worker = new Thread(() -> {
            try {
                for (int i = 0; ; i++) {
                    sb.append('.');
                    Thread.sleep(3600_000);
                }
            } catch (InterruptedException e) { sb.append("stopped"); }
        });
        Thread dog = new Thread(() -> {
            try {
                worker.join(20);
                if (worker.isAlive()) {
                    sb.append("|dog|");
                    worker.interrupt();
                }
            } catch (InterruptedException e) { }
        });
        worker.start(); while (worker.getState() != Thread.State.TIMED_WAITING) Thread.yield();
        dog.start(); dog.join(); worker.join(); System.out.println(sb);
        long t0 = System.nanoTime();
        for (int i = 0; i < 5; i++) Thread.sleep(2);
        System.out.println("five sleeps took enough " + (System.nanoTime() - t0 >= 9_000_000L));
        long c0 = System.currentTimeMillis();
        Thread.sleep(6);
        System.out.println("clock moved " + (System.currentTimeMillis() - c0 >= 5));
        BlockingQueue<String> q = new LinkedBlockingQueue<>();
        Thread prod = new Thread(() -> {
            try {
                for (int i = 0; i < 4; i++) {
                    Thread.sleep(3);
                    q.put("tick" + i);
                }
                q.put("end");
            } catch (InterruptedException e) { }
        });
        prod.start();
        StringBuilder got = new StringBuilder();
        for (String s; !(s = q.take()).equals("end"); ) got.append(s).append(' ');
        System.out.println(got);
        Thread a = new Thread(() -> sb.append("A")), b = new Thread(() -> {
            try { a.join(); } catch (InterruptedException e) { }
            sb.append("B");
        }), c = new Thread(() -> {
            try { b.join(); } catch (InterruptedException e) { }
            sb.append("C");
        });
        sb.setLength(0); c.start(); b.start(); Thread.sleep(5);
        // b and c may see a not started yet: join returns at once then, so only the set of letters is fixed
        a.start();
        a.join();
        b.join();
        c.join();
        char[] ch = sb.toString().toCharArray();
        Arrays.sort(ch);
        System.out.println(new String(ch));
        int[] late = new int[3];
        ScheduledExecutorService ex = Executors.newScheduledThreadPool(1);
        List<Future<Integer>> fs = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int k = i;
            fs.add(ex.schedule(() -> {
                late[k]++;
                return k * 11;
            }, (3 - i) * 5L, TimeUnit.MILLISECONDS));
        }
        for (Future<Integer> f : fs) System.out.print(f.get() + " ");
        System.out.println(Arrays.toString(late));
        ex.shutdown();
        System.out.println(ex.awaitTermination(5, TimeUnit.SECONDS));
    }
}
