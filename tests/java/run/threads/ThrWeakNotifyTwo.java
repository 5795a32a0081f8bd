// notify with two waiting threads wakes exactly one; the other needs a second notify; notifyAll wakes both; a lost notify is
// lost.
import java.util.*;

public class ThrWeakNotifyTwo {
    static final Object m = new Object(); static int woken, waiting;
    static Thread waiter(List<String> log, String n) {
        Thread t = new Thread(() -> {
            synchronized (m) {
                waiting++;
                m.notifyAll();
                try { m.wait(); } catch (InterruptedException e) { log.add("int"); }
                waiting--;
                woken++;
                log.add("woken");
            }
        }, n);
        t.start();
        return t;
    }
    static void parked(Thread... ts) {
        for (Thread t : ts) while (t.getState() != Thread.State.WAITING) Thread.yield();
    }
    public static void main(String[] args) throws Exception {
        List<String> log = Collections.synchronizedList(new ArrayList<>());
        synchronized (m) { m.notify(); }
        Thread a = waiter(log, "a"); parked(a); Thread b = startSecond(log); parked(a, b);
        synchronized (m) { m.notify(); }
        while (a.isAlive() && b.isAlive()) Thread.yield();
        Thread rest = a.isAlive() ? a : b; rest.join(5);
        System.out.println("after one notify: woken " + woken + " other alive " + rest.isAlive() + " state " + rest.getState());
        synchronized (m) { m.notify(); } a.join(); b.join();
        System.out.println("after two: " + woken + " " + log);
        woken = 0;
        log.clear();
        a = quiet(log);
        b = quiet(log);
        parked(a, b);
        synchronized (m) {
            m.notifyAll();
            System.out.println("still inside, woken " + woken);
        }
        a.join();
        b.join();
        System.out.println("notifyAll: " + woken);
        woken = 0;
        a = quiet(log);
        b = quiet(log);
        parked(a, b);
        synchronized (m) {
            m.notify();
            m.notify();
        }
        a.join();
        b.join();
        System.out.println("two notifies in one block: " + woken);
        woken = 0;
        a = quiet(log);
        b = quiet(log);
        parked(a, b);
        a.interrupt();
        a.join();
        System.out.println("interrupt wakes one: " + woken + " other " + b.getState());
        synchronized (m) { m.notify(); }
        b.join();
        System.out.println(woken);
        int N = 5;
        Thread[] ts = new Thread[N];
        woken = 0;
        for (int i = 0; i < N; i++) ts[i] = quiet(log);
        parked(ts);
        for (int k = 1; k <= N; k++) {
            synchronized (m) { m.notify(); }
            for (;;) {
                synchronized (m) { if (woken == k) break; }
                Thread.yield();
            }
        }
        for (Thread t : ts) t.join();
        System.out.println("one by one " + woken);
        boolean[] cond = new boolean[2];
        Thread[] cs = new Thread[2];
        StringBuffer order = new StringBuffer();
        for (int i = 0; i < 2; i++) {
            int k = i;
            cs[i] = new Thread(() -> {
                synchronized (m) {
                    while (!cond[k]) try { m.wait(); } catch (InterruptedException e) { }
                    order.append(k);
                }
            });
            cs[i].start();
        }
        parked(cs);
        synchronized (m) {
            cond[1] = true;
            m.notifyAll();
        }
        cs[1].join();
        synchronized (m) {
            cond[0] = true;
            m.notifyAll();
        }
        cs[0].join();
        System.out.println("guarded waits " + order);
    }
    static Thread startSecond(List<String> log) { return quiet(log); }
    static Thread quiet(List<String> log) {
        Thread t = new Thread(() -> {
            synchronized (m) {
                try { m.wait(); } catch (InterruptedException e) { }
                woken++;
                log.add("woken");
            }
        });
        t.start();
        return t;
    }
}
