// SynchronousQueue (fair and not) and LinkedTransferQueue: hand-offs, waiting consumers, tryTransfer, timeouts, order of matched
// waiters.
import java.util.*;
import java.util.concurrent.*;

public class ThrTransfer {
    static void waiting(Thread t) {
        for (;;) {
            Thread.State s = t.getState();
            if (s == Thread.State.WAITING || s == Thread.State.TIMED_WAITING) return;
            Thread.yield();
        }
    }
    public static void main(String[] args) throws Exception {
        for (boolean fair : new boolean[]{true, false}) {
            SynchronousQueue<Integer> q = new SynchronousQueue<>(fair);
            System.out.println(q.size() + " " + q.isEmpty() + q.remainingCapacity() + " " + q.offer(1) + " " + q.poll() + " " + q.peek()
                    + " " + q.offer(1, 2, TimeUnit.MILLISECONDS) + " " + q.poll(2, TimeUnit.MILLISECONDS) + " " + q.contains(1)
                    + q.iterator().hasNext() + q.toArray().length + q);
            try { q.add(4); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
            try { q.put(null); } catch (NullPointerException e) { System.out.println("NPE"); }
            Integer[] got = new Integer[1];
            Thread c = new Thread(() -> {
                try { got[0] = q.take(); } catch (InterruptedException e) { }
            });
            c.start();
            waiting(c);
            System.out.println("offer to waiting taker " + q.offer(42));
            c.join();
            System.out.println(got[0]);
            Thread p = new Thread(() -> {
                try { q.put(43); } catch (InterruptedException e) { }
            });
            p.start();
            waiting(p);
            System.out.println("poll from waiting putter " + q.poll());
            p.join();
            List<Thread> ps = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                int k = i;
                Thread t = new Thread(() -> {
                    try { q.put(k); } catch (InterruptedException e) { }
                });
                t.start();
                ps.add(t);
                waiting(t);
            }
            StringBuilder sb = new StringBuilder();
            for (int i = 0; i < 4; i++) sb.append(q.take());
            for (Thread t : ps) t.join();
            System.out.println((fair ? "fifo " : "lifo ") + sb);
            List<Integer> out = Collections.synchronizedList(new ArrayList<>());
            Thread prod = new Thread(() -> {
                try {
                    for (int i = 0; i < 15; i++) q.put(i);
                } catch (InterruptedException e) { }
            });
            prod.start();
            for (int i = 0; i < 15; i++) out.add(q.take());
            prod.join();
            System.out.println(out);
            Thread it = new Thread(() -> {
                try { q.put(1); } catch (InterruptedException e) { System.out.println("putter interrupted"); }
            });
            it.start();
            waiting(it);
            it.interrupt();
            it.join();
            List<Integer> dr = new ArrayList<>();
            Thread d1 = new Thread(() -> {
                try { q.put(7); } catch (InterruptedException e) { }
            });
            d1.start();
            waiting(d1);
            System.out.println(q.drainTo(dr) + "" + dr);
            d1.join();
        }
        LinkedTransferQueue<String> l = new LinkedTransferQueue<>(List.of("pre"));
        System.out.println(l.tryTransfer("no taker") + " " + l.tryTransfer("timed", 2, TimeUnit.MILLISECONDS) + " " + l + " "
                + l.hasWaitingConsumer() + l.getWaitingConsumerCount() + l.remainingCapacity());
        l.put("second");
        System.out.println(l.take() + l.take());
        Thread tr = new Thread(() -> {
            try {
                l.transfer("transferred");
                System.out.println("transfer returned");
            } catch (InterruptedException e) { }
        });
        tr.start();
        waiting(tr);
        System.out.println("visible before taken: " + l + " size " + l.size());
        String moved = l.take();
        tr.join();
        System.out.println(moved);
        List<Thread> cs = new ArrayList<>();
        String[] res = new String[3];
        for (int i = 0; i < 3; i++) {
            int k = i;
            Thread t = new Thread(() -> {
                try { res[k] = l.take(); } catch (InterruptedException e) { }
            });
            t.start();
            cs.add(t);
            waiting(t);
        }
        System.out.println(l.hasWaitingConsumer() + " " + l.getWaitingConsumerCount() + " " + l.tryTransfer("a"));
        cs.get(0).join();
        l.put("b");
        cs.get(1).join();
        l.transfer("c");
        cs.get(2).join();
        System.out.println(Arrays.toString(res) + " " + l.isEmpty());
        l.addAll(List.of("x", "y", "z"));
        Iterator<String> it = l.iterator();
        it.next();
        it.next();
        it.remove();
        System.out.println(l + " " + l.peek() + l.contains("y") + l.remove("x") + l.poll() + l.poll());
        try { l.put(null); } catch (NullPointerException e) { System.out.println("NPE"); }
        Thread tp = new Thread(() -> {
            try {
                System.out.println("timed poll got " + l.poll(1, TimeUnit.MINUTES));
            } catch (InterruptedException e) { }
        });
        tp.start();
        waiting(tp);
        l.offer("late");
        tp.join();
    }
}
