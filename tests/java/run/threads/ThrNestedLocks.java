// Deadlock-free nested locking: ordered philosophers, bank transfers ordered by id, lock coupling list, striped counters,
// hierarchical monitors.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class ThrNestedLocks {
    static class Fork { final int id; int used; Fork(int i) { id = i; } }
    static class Phil extends Thread {
        final Fork a, b;
        int meals;
        Phil(int i, Fork l, Fork r) {
            super("phil" + i);
            a = l.id < r.id ? l : r;
            b = a == l ? r : l;
        }
        public void run() {
            for (int i = 0; i < 30; i++) synchronized (a) {
                synchronized (b) {
                    a.used++;
                    b.used++;
                    meals++;
                }
            }
        }
    }
    static class Acc { final int id; long bal; Acc(int i, long b) { id = i; bal = b; } }
    static void transfer(Acc x, Acc y, long amt) {
        Acc f = x.id < y.id ? x : y, s = f == x ? y : x;
        synchronized (f) {
            synchronized (s) {
                if (x.bal >= amt) {
                    x.bal -= amt;
                    y.bal += amt;
                }
            }
        }
    }
    static class Node {
        final int v;
        Node next;
        final ReentrantLock l = new ReentrantLock();
        Node(int v, Node n) {
            this.v = v;
            next = n;
        }
    }
    static class HandList {
        final Node head = new Node(Integer.MIN_VALUE, new Node(Integer.MAX_VALUE, null));
        boolean add(int v) {
            Node p = head;
            p.l.lock();
            try {
                Node c = p.next;
                c.l.lock();
                try {
                    while (c.v < v) {
                        p.l.unlock();
                        p = c;
                        c = c.next;
                        c.l.lock();
                    }
                    if (c.v == v) return false;
                    p.next = new Node(v, c);
                    return true;
                } finally { c.l.unlock(); }
            } finally { p.l.unlock(); }
        }
        boolean remove(int v) {
            Node p = head;
            p.l.lock();
            try {
                Node c = p.next;
                c.l.lock();
                try {
                    while (c.v < v) {
                        p.l.unlock();
                        p = c;
                        c = c.next;
                        c.l.lock();
                    }
                    if (c.v != v) return false;
                    p.next = c.next;
                    return true;
                } finally { c.l.unlock(); }
            } finally { p.l.unlock(); }
        }
        List<Integer> all() {
            List<Integer> r = new ArrayList<>();
            for (Node n = head.next; n.next != null; n = n.next) r.add(n.v);
            return r;
        }
    }
    static class Dir {
        final String n;
        final Dir up;
        final TreeMap<String, Dir> kids = new TreeMap<>();
        int size;
        Dir(String n, Dir up) {
            this.n = n;
            this.up = up;
        }
        void grow(int k) {
            synchronized (this) { size += k; }
            if (up != null) up.grow(k);
        }
        Dir kid(String s) {
            synchronized (kids) { return kids.computeIfAbsent(s, q -> new Dir(q, this)); }
        }
        String show() {
            StringBuilder sb = new StringBuilder(n + ":" + size);
            if (!kids.isEmpty()) {
                sb.append("(");
                for (Dir d : kids.values()) sb.append(d.show()).append(' ');
                sb.setLength(sb.length() - 1);
                sb.append(")");
            }
            return sb.toString();
        }
    }
    public static void main(String[] args) throws Exception {
        int N = 5;
        Fork[] f = new Fork[N];
        for (int i = 0; i < N; i++) f[i] = new Fork(i);
        Phil[] p = new Phil[N];
        for (int i = 0; i < N; i++) (p[i] = new Phil(i, f[i], f[(i + 1) % N])).start();
        for (Phil x : p) x.join();
        for (int i = 0; i < N; i++) System.out.println(p[i].getName() + " meals " + p[i].meals + " fork used " + f[i].used);
        Acc[] a = new Acc[4];
        for (int i = 0; i < 4; i++) a[i] = new Acc(i, 100);
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int k = i;
            (ts[i] = new Thread(() -> {
                for (int j = 0; j < 60; j++) transfer(a[(k + j) % 4], a[(k * 3 + j * 7 + 1) % 4 == (k + j) % 4 ? (k + j + 1) % 4 : (k * 3
                        + j * 7 + 1) % 4], j % 13);
            })).start();
        }
        for (Thread t : ts) t.join();
        long tot = 0;
        boolean neg = false;
        for (Acc x : a) {
            tot += x.bal;
            neg |= x.bal < 0;
        }
        System.out.println("total " + tot + " negative " + neg);
        HandList h = new HandList();
        ConcurrentHashMap<Integer, Integer> adds = new ConcurrentHashMap<>();
        for (int i = 0; i < 3; i++) {
            int k = i;
            (ts[i] = new Thread(() -> {
                for (int j = 0; j < 20; j++) if (h.add(j * 3 % 20 + k % 2 * 20)) adds.merge(k % 2, 1, Integer::sum);
            })).start();
        }
        for (int i = 0; i < 3; i++) ts[i].join();
        System.out.println(h.all() + " " + new TreeMap<>(adds));
        int[] removed = new int[3];
        for (int i = 0; i < 3; i++) {
            int k = i;
            (ts[i] = new Thread(() -> {
                for (int j = 0; j < 40; j += 2) if (h.remove(j)) removed[k]++;
            })).start();
        }
        for (int i = 0; i < 3; i++) ts[i].join();
        System.out.println(h.all() + " removed " + Arrays.stream(removed).sum());
        Object[] stripes = new Object[4];
        Arrays.setAll(stripes, i -> new Object());
        int[] cells = new int[40];
        for (int i = 0; i < 4; i++) (ts[i] = new Thread(() -> {
            for (int j = 0; j < 400; j++) {
                int c = j * 7 % 40;
                synchronized (stripes[c % 4]) { cells[c]++; }
            }
        })).start();
        for (Thread t : ts) t.join();
        System.out.println(Arrays.stream(cells).sum() + " " + Arrays.stream(cells).distinct().count());
        Dir root = new Dir("/", null);
        for (int i = 0; i < 4; i++) {
            int k = i;
            (ts[i] = new Thread(() -> {
                for (int j = 0; j < 10; j++) root.kid("d" + k % 2).kid("f" + j % 3).grow(j);
            })).start();
        }
        for (Thread t : ts) t.join();
        System.out.println(root.show());
        Semaphore table = new Semaphore(N - 1);
        ReentrantLock[] fl = new ReentrantLock[N];
        Arrays.setAll(fl, i -> new ReentrantLock());
        int[] ate = new int[N];
        Thread[] ps = new Thread[N];
        for (int i = 0; i < N; i++) {
            int k = i;
            (ps[i] = new Thread(() -> {
                for (int m = 0; m < 15; m++) {
                    table.acquireUninterruptibly();
                    fl[k].lock();
                    fl[(k + 1) % N].lock();
                    ate[k]++;
                    fl[(k + 1) % N].unlock();
                    fl[k].unlock();
                    table.release();
                }
            })).start();
        }
        for (Thread t : ps) t.join();
        System.out.println(Arrays.toString(ate) + " " + table.availablePermits());
    }
}
