// Red-black tree, B-tree, AVL-free treap, LRU cache, trie, heap and union-find, each with its own
// invariant checker, compared with java.util on random operations.
import java.util.*;
import java.util.function.*;

public class LargeTrees {
    static class RB<K extends Comparable<K>, V> {
        static final boolean RED = true, BLACK = false;
        class N {
            K k;
            V v;
            N l, r, p;
            boolean c = RED;
            N(K k, V v, N p) {
                this.k = k;
                this.v = v;
                this.p = p;
            }
        }
        N root;
        int size, rots;
        V get(K k) {
            N n = find(k);
            return n == null ? null : n.v;
        }
        N find(K k) {
            N n = root;
            while (n != null) {
                int c = k.compareTo(n.k);
                if (c == 0) return n;
                n = c < 0 ? n.l : n.r;
            }
            return null;
        }
        void left(N x) {
            rots++;
            N y = x.r;
            x.r = y.l;
            if (y.l != null) y.l.p = x;
            y.p = x.p;
            if (x.p == null) root = y;
            else if (x == x.p.l) x.p.l = y;
            else x.p.r = y;
            y.l = x;
            x.p = y;
        }
        void right(N x) {
            rots++;
            N y = x.l;
            x.l = y.r;
            if (y.r != null) y.r.p = x;
            y.p = x.p;
            if (x.p == null) root = y;
            else if (x == x.p.r) x.p.r = y;
            else x.p.l = y;
            y.r = x;
            x.p = y;
        }
        V put(K k, V v) {
            N p = null, n = root;
            while (n != null) {
                int c = k.compareTo(n.k);
                if (c == 0) {
                    V o = n.v;
                    n.v = v;
                    return o;
                }
                p = n;
                n = c < 0 ? n.l : n.r;
            }
            N z = new N(k, v, p);
            size++;
            if (p == null) root = z;
            else if (k.compareTo(p.k) < 0) p.l = z;
            else p.r = z;
            while (z.p != null && z.p.c == RED) {
                N g = z.p.p;
                if (z.p == g.l) {
                    N u = g.r;
                    if (u != null && u.c == RED) {
                        z.p.c = u.c = BLACK;
                        g.c = RED;
                        z = g;
                    } else {
                        if (z == z.p.r) {
                            z = z.p;
                            left(z);
                        }
                        z.p.c = BLACK;
                        g.c = RED;
                        right(g);
                    }
                } else {
                    N u = g.l;
                    if (u != null && u.c == RED) {
                        z.p.c = u.c = BLACK;
                        g.c = RED;
                        z = g;
                    } else {
                        if (z == z.p.l) {
                            z = z.p;
                            right(z);
                        }
                        z.p.c = BLACK;
                        g.c = RED;
                        left(g);
                    }
                }
            }
            root.c = BLACK;
            return null;
        }
        V remove(K k) {
            N z = find(k);
            if (z == null) return null;
            V old = z.v;
            size--;
            if (z.l != null && z.r != null) {
                N s = z.r;
                while (s.l != null) s = s.l;
                z.k = s.k;
                z.v = s.v;
                z = s;
            }
            N rep = z.l != null ? z.l : z.r;
            if (rep != null) {
                rep.p = z.p;
                if (z.p == null) root = rep;
                else if (z == z.p.l) z.p.l = rep;
                else z.p.r = rep;
                if (z.c == BLACK) fix(rep);
            } else if (z.p == null) root = null;
            else {
                if (z.c == BLACK) fix(z);
                if (z.p != null) {
                    if (z == z.p.l) z.p.l = null;
                    else z.p.r = null;
                }
            }
            return old;
        }
        boolean col(N n) { return n == null ? BLACK : n.c; }
        void fix(N x) {
            while (x != root && col(x) == BLACK) {
                if (x == x.p.l) {
                    N s = x.p.r;
                    if (col(s) == RED) {
                        s.c = BLACK;
                        x.p.c = RED;
                        left(x.p);
                        s = x.p.r;
                    }
                    if (col(s.l) == BLACK && col(s.r) == BLACK) {
                        s.c = RED;
                        x = x.p;
                    } else {
                        if (col(s.r) == BLACK) {
                            s.l.c = BLACK;
                            s.c = RED;
                            right(s);
                            s = x.p.r;
                        }
                        s.c = x.p.c;
                        x.p.c = BLACK;
                        s.r.c = BLACK;
                        left(x.p);
                        x = root;
                    }
                } else {
                    N s = x.p.l;
                    if (col(s) == RED) {
                        s.c = BLACK;
                        x.p.c = RED;
                        right(x.p);
                        s = x.p.l;
                    }
                    if (col(s.l) == BLACK && col(s.r) == BLACK) {
                        s.c = RED;
                        x = x.p;
                    } else {
                        if (col(s.l) == BLACK) {
                            s.r.c = BLACK;
                            s.c = RED;
                            left(s);
                            s = x.p.l;
                        }
                        s.c = x.p.c;
                        x.p.c = BLACK;
                        s.l.c = BLACK;
                        right(x.p);
                        x = root;
                    }
                }
            }
            x.c = BLACK;
        }
        int check() {
            if (col(root) == RED) throw new AssertionError("red root");
            return check(root, null, null);
        }
        int check(N n, K lo, K hi) {
            if (n == null) return 1;
            if (lo != null && n.k.compareTo(lo) <= 0 || hi != null
                    && n.k.compareTo(hi) >= 0) throw new AssertionError("order");
            if (n.c == RED && (col(n.l) == RED || col(n.r) == RED)) throw new AssertionError("red red");
            if (n.l != null && n.l.p != n || n.r != null && n.r.p != n) throw new AssertionError("parent");
            int a = check(n.l, lo, n.k), b = check(n.r, n.k, hi);
            if (a != b) throw new AssertionError("black height");
            return a + (n.c == BLACK ? 1 : 0);
        }
        void each(BiConsumer<K, V> f) { walk(root, f); }
        void walk(N n, BiConsumer<K, V> f) {
            if (n != null) {
                walk(n.l, f);
                f.accept(n.k, n.v);
                walk(n.r, f);
            }
        }
        int height() { return h(root); }
        int h(N n) { return n == null ? 0 : 1 + Math.max(h(n.l), h(n.r)); }
    }
    static class BTree {
        static final int T = 3;
        static class Node {
            int n;
            final int[] k = new int[2 * T - 1];
            final Node[] c = new Node[2 * T];
            boolean leaf = true;
        }
        Node root = new Node();
        int size;
        boolean has(int x) {
            Node n = root;
            for (;;) {
                int i = 0;
                while (i < n.n && x > n.k[i]) i++;
                if (i < n.n && n.k[i] == x) return true;
                if (n.leaf) return false;
                n = n.c[i];
            }
        }
        boolean add(int x) {
            if (has(x)) return false;
            if (root.n == 2 * T - 1) {
                Node s = new Node();
                s.leaf = false;
                s.c[0] = root;
                root = s;
                split(s, 0);
            }
            Node n = root;
            for (;;) {
                int i = n.n - 1;
                if (n.leaf) {
                    while (i >= 0 && x < n.k[i]) {
                        n.k[i + 1] = n.k[i];
                        i--;
                    }
                    n.k[i + 1] = x;
                    n.n++;
                    size++;
                    return true;
                }
                while (i >= 0 && x < n.k[i]) i--;
                i++;
                if (n.c[i].n == 2 * T - 1) {
                    split(n, i);
                    if (x > n.k[i]) i++;
                }
                n = n.c[i];
            }
        }
        void split(Node p, int i) {
            Node y = p.c[i], z = new Node();
            z.leaf = y.leaf;
            z.n = T - 1;
            System.arraycopy(y.k, T, z.k, 0, T - 1);
            if (!y.leaf) System.arraycopy(y.c, T, z.c, 0, T);
            y.n = T - 1;
            for (int j = p.n; j > i; j--) p.c[j + 1] = p.c[j];
            p.c[i + 1] = z;
            for (int j = p.n - 1; j >= i; j--) p.k[j + 1] = p.k[j];
            p.k[i] = y.k[T - 1];
            p.n++;
        }
        boolean remove(int x) {
            if (!has(x)) return false;
            del(root, x);
            if (root.n == 0 && !root.leaf) root = root.c[0];
            size--;
            return true;
        }
        void del(Node n, int x) {
            int i = 0;
            while (i < n.n && x > n.k[i]) i++;
            if (i < n.n && n.k[i] == x) {
                if (n.leaf) {
                    for (int j = i; j < n.n - 1; j++) n.k[j] = n.k[j + 1];
                    n.n--;
                } else if (n.c[i].n >= T) {
                    Node q = n.c[i];
                    while (!q.leaf) q = q.c[q.n];
                    n.k[i] = q.k[q.n - 1];
                    del(n.c[i], n.k[i]);
                } else if (n.c[i + 1].n >= T) {
                    Node q = n.c[i + 1];
                    while (!q.leaf) q = q.c[0];
                    n.k[i] = q.k[0];
                    del(n.c[i + 1], n.k[i]);
                } else {
                    merge(n, i);
                    del(n.c[i], x);
                }
                return;
            }
            if (n.c[i].n == T - 1) {
                if (i > 0 && n.c[i - 1].n >= T) {
                    Node c = n.c[i], s = n.c[i - 1];
                    for (int j = c.n - 1; j >= 0; j--) c.k[j + 1] = c.k[j];
                    if (!c.leaf) for (int j = c.n; j >= 0; j--) c.c[j + 1] = c.c[j];
                    c.k[0] = n.k[i - 1];
                    if (!c.leaf) c.c[0] = s.c[s.n];
                    n.k[i - 1] = s.k[s.n - 1];
                    c.n++;
                    s.n--;
                } else if (i < n.n && n.c[i + 1].n >= T) {
                    Node c = n.c[i], s = n.c[i + 1];
                    c.k[c.n] = n.k[i];
                    if (!c.leaf) c.c[c.n + 1] = s.c[0];
                    n.k[i] = s.k[0];
                    for (int j = 1; j < s.n; j++) s.k[j - 1] = s.k[j];
                    if (!s.leaf) for (int j = 1; j <= s.n; j++) s.c[j - 1] = s.c[j];
                    c.n++;
                    s.n--;
                } else {
                    if (i == n.n) i--;
                    merge(n, i);
                }
            }
            del(n.c[i], x);
        }
        void merge(Node n, int i) {
            Node a = n.c[i], b = n.c[i + 1];
            a.k[T - 1] = n.k[i];
            for (int j = 0; j < b.n; j++) a.k[j + T] = b.k[j];
            if (!a.leaf) for (int j = 0; j <= b.n; j++) a.c[j + T] = b.c[j];
            for (int j = i; j < n.n - 1; j++) n.k[j] = n.k[j + 1];
            for (int j = i + 1; j < n.n; j++) n.c[j] = n.c[j + 1];
            a.n += b.n + 1;
            n.n--;
        }
        int check() {
            int[] d = {-1};
            chk(root, Integer.MIN_VALUE, Integer.MAX_VALUE, 0, d);
            return d[0];
        }
        void chk(Node n, int lo, int hi, int dep, int[] d) {
            if (n != root && n.n < T - 1) throw new AssertionError("underfull");
            int prev = lo;
            for (int i = 0; i < n.n; i++) {
                if (n.k[i] <= prev && !(i == 0 && prev == Integer.MIN_VALUE)
                        || n.k[i] >= hi) throw new AssertionError("order");
                prev = n.k[i];
            }
            if (n.leaf) {
                if (d[0] < 0) d[0] = dep;
                else if (d[0] != dep) throw new AssertionError("depth");
            } else for (int i = 0; i <= n.n; i++) chk(n.c[i], i == 0 ? lo : n.k[i - 1], i == n.n
                    ? hi : n.k[i], dep + 1, d);
        }
        void list(Node n, List<Integer> out) {
            for (int i = 0; i < n.n; i++) {
                if (!n.leaf) list(n.c[i], out);
                out.add(n.k[i]);
            }
            if (!n.leaf) list(n.c[n.n], out);
        }
    }
    static class Lru<K, V> {
        class E {
            K k;
            V v;
            E a, b;
        }
        final Map<K, E> m = new HashMap<>();
        final E head = new E(), tail = new E();
        final int cap;
        int hits, misses, evicted;
        Lru(int c) {
            cap = c;
            head.b = tail;
            tail.a = head;
        }
        void unlink(E e) {
            e.a.b = e.b;
            e.b.a = e.a;
        }
        void front(E e) {
            e.b = head.b;
            e.a = head;
            head.b.a = e;
            head.b = e;
        }
        V get(K k) {
            E e = m.get(k);
            if (e == null) {
                misses++;
                return null;
            }
            hits++;
            unlink(e);
            front(e);
            return e.v;
        }
        void put(K k, V v) {
            E e = m.get(k);
            if (e != null) {
                e.v = v;
                unlink(e);
                front(e);
                return;
            }
            if (m.size() == cap) {
                E l = tail.a;
                unlink(l);
                m.remove(l.k);
                evicted++;
            }
            e = new E();
            e.k = k;
            e.v = v;
            m.put(k, e);
            front(e);
        }
        List<K> order() {
            List<K> l = new ArrayList<>();
            for (E e = head.b; e != tail; e = e.b) {
                if (e.b.a != e) throw new AssertionError("links");
                l.add(e.k);
            }
            if (l.size() != m.size()) throw new AssertionError("size");
            return l;
        }
    }
    static class Trie {
        final TreeMap<Character, Trie> kids = new TreeMap<>();
        boolean end;
        int pass;
        void add(String s) {
            Trie t = this;
            t.pass++;
            for (char c : s.toCharArray()) {
                t = t.kids.computeIfAbsent(c, q -> new Trie());
                t.pass++;
            }
            t.end = true;
        }
        List<String> with(String p) {
            Trie t = this;
            for (char c : p.toCharArray()) {
                t = t.kids.get(c);
                if (t == null) return List.of();
            }
            List<String> out = new ArrayList<>();
            t.collect(p, out);
            return out;
        }
        void collect(String p, List<String> out) {
            if (end) out.add(p);
            kids.forEach((c, t) -> t.collect(p + c, out));
        }
        int nodes() {
            int n = 1;
            for (Trie t : kids.values()) n += t.nodes();
            return n;
        }
    }
    static class Heap {
        int[] a = new int[4];
        int n;
        void push(int x) {
            if (n == a.length) a = Arrays.copyOf(a, n * 2);
            int i = n++;
            a[i] = x;
            while (i > 0 && a[(i - 1) / 2] > a[i]) {
                int t = a[i];
                a[i] = a[(i - 1) / 2];
                a[(i - 1) / 2] = t;
                i = (i - 1) / 2;
            }
        }
        int pop() {
            int r = a[0];
            a[0] = a[--n];
            for (int i = 0, c; (c = 2 * i + 1) < n; i = c) {
                if (c + 1 < n && a[c + 1] < a[c]) c++;
                if (a[i] <= a[c]) break;
                int t = a[i];
                a[i] = a[c];
                a[c] = t;
            }
            return r;
        }
        void check() {
            for (int i = 1; i < n; i++) if (a[(i - 1) / 2] > a[i]) throw new AssertionError("heap");
        }
    }
    static class Treap {
        static class N {
            final int k;
            final int pri;
            int sz = 1;
            N l, r;
            N(int k, int p) {
                this.k = k;
                pri = p;
            }
        }
        N root;
        final Random rnd = new Random(1);
        static int sz(N n) { return n == null ? 0 : n.sz; }
        static N up(N n) {
            n.sz = 1 + sz(n.l) + sz(n.r);
            return n;
        }
        N[] split(N n, int k) {
            if (n == null) return new N[2];
            if (n.k < k) {
                N[] s = split(n.r, k);
                n.r = s[0];
                return new N[]{up(n), s[1]};
            }
            N[] s = split(n.l, k);
            n.l = s[1];
            return new N[]{s[0], up(n)};
        }
        N join(N a, N b) {
            if (a == null) return b;
            if (b == null) return a;
            if (a.pri > b.pri) {
                a.r = join(a.r, b);
                return up(a);
            }
            b.l = join(a, b.l);
            return up(b);
        }
        void add(int k) {
            N[] s = split(root, k), t = split(s[1], k + 1);
            root = join(join(s[0], t[0] != null ? t[0] : new N(k, rnd.nextInt())), t[1]);
        }
        void del(int k) {
            N[] s = split(root, k), t = split(s[1], k + 1);
            root = join(s[0], t[1]);
        }
        int kth(int i) {
            N n = root;
            for (;;) {
                int l = sz(n.l);
                if (i == l) return n.k;
                if (i < l) n = n.l;
                else {
                    i -= l + 1;
                    n = n.r;
                }
            }
        }
        int rank(int k) {
            int r = 0;
            for (N n = root; n != null; ) if (n.k < k) {
                r += sz(n.l) + 1;
                n = n.r;
            } else n = n.l;
            return r;
        }
        void check(N n) {
            if (n == null) return;
            if (n.l != null && (n.l.pri > n.pri || n.l.k >= n.k) || n.r != null && (n.r.pri > n.pri
                    || n.r.k <= n.k) || n.sz != 1 + sz(n.l) + sz(n.r)) throw new AssertionError("treap");
            check(n.l);
            check(n.r);
        }
    }
    public static void main(String[] args) {
        Random r = new Random(31);
        RB<Integer, String> rb = new RB<>();
        TreeMap<Integer, String> ref = new TreeMap<>();
        int checks = 0;
        boolean same = true;
        for (int i = 0; i < 900; i++) {
            int k = r.nextInt(120);
            if (r.nextInt(5) < 3) same &= Objects.equals(rb.put(k, "v" + i), ref.put(k, "v" + i));
            else same &= Objects.equals(rb.remove(k), ref.remove(k));
            if (i % 9 == 0) {
                rb.check();
                checks++;
            }
            same &= rb.size == ref.size();
        }
        List<String> a = new ArrayList<>(), b = new ArrayList<>();
        rb.each((k, v) -> a.add(k + v));
        ref.forEach((k, v) -> b.add(k + v));
        System.out.println("rb " + same + a.equals(b) + " size " + rb.size + " black height " + rb.check()
                + " height " + rb.height() + " rotations " + rb.rots + " checks " + checks);
        RB<String, Integer> words = new RB<>();
        for (String w : "the quick brown fox jumps over the lazy dog and the cat".split(" ")) words.put(w,
                words.get(w) == null ? 1 : words.get(w) + 1);
        StringBuilder sb = new StringBuilder();
        words.each((k, v) -> sb.append(k).append(v).append(' '));
        System.out.println(sb);
        RB<Integer, Integer> asc = new RB<>();
        for (int i = 0; i < 256; i++) asc.put(i, i);
        System.out.println("ascending height " + asc.height() + " bh " + asc.check());
        for (int i = 0; i < 256; i++) {
            asc.remove(i);
            if (i % 16 == 0) asc.check();
        }
        System.out.println("emptied " + asc.size + (asc.root == null));
        BTree bt = new BTree();
        TreeSet<Integer> rs = new TreeSet<>();
        same = true;
        for (int i = 0; i < 1200; i++) {
            int k = r.nextInt(200);
            same &= r.nextInt(5) < 3 ? bt.add(k) == rs.add(k) : bt.remove(k) == rs.remove(k);
            if (i % 20 == 0) bt.check();
        }
        List<Integer> bl = new ArrayList<>();
        bt.list(bt.root, bl);
        System.out.println("btree " + same + bl.equals(new ArrayList<>(rs)) + " size " + bt.size + " depth "
                + bt.check() + " root keys " + bt.root.n);
        for (int k : new ArrayList<>(rs)) {
            bt.remove(k);
            bt.check();
        }
        System.out.println("emptied " + bt.size + bt.root.leaf);
        Lru<Integer, Integer> lru = new Lru<>(8);
        LinkedHashMap<Integer, Integer> lh = new LinkedHashMap<>(16, .75f, true) {
            protected boolean removeEldestEntry(Map.Entry<Integer, Integer> e) { return size() > 8; }
        };
        same = true;
        for (int i = 0; i < 500; i++) {
            int k = (int) Math.abs(r.nextGaussian() * 6);
            if (r.nextBoolean()) { same &= Objects.equals(lru.get(k), lh.get(k)); } else {
                lru.put(k, i);
                lh.put(k, i);
            }
            List<Integer> o = lru.order(), p = new ArrayList<>(lh.keySet());
            Collections.reverse(p);
            same &= o.equals(p);
        }
        System.out.println("lru " + same + " hits " + lru.hits + " misses " + lru.misses + " evicted "
                + lru.evicted + " " + lru.order());
        Trie t = new Trie();
        for (String w : "car cart care cat dog do door cargo".split(" ")) t.add(w);
        System.out.println(t.with("car") + " " + t.with("do") + " " + t.with("x") + " " + t.with("").size()
                + " nodes " + t.nodes() + " pass " + t.pass);
        Heap h = new Heap();
        PriorityQueue<Integer> pq = new PriorityQueue<>();
        same = true;
        for (int i = 0; i < 400; i++) {
            if (r.nextInt(3) > 0 || h.n == 0) {
                int x = r.nextInt(1000);
                h.push(x);
                pq.add(x);
            } else same &= h.pop() == pq.poll();
            h.check();
        }
        while (h.n > 0) same &= h.pop() == pq.poll();
        System.out.println("heap " + same + pq.isEmpty());
        Treap tp = new Treap();
        TreeSet<Integer> ts = new TreeSet<>();
        same = true;
        for (int i = 0; i < 500; i++) {
            int k = r.nextInt(150);
            if (r.nextInt(3) > 0) {
                tp.add(k);
                ts.add(k);
            } else {
                tp.del(k);
                ts.remove(k);
            }
            same &= Treap.sz(tp.root) == ts.size() && tp.rank(k) == ts.headSet(k).size();
        }
        tp.check(tp.root);
        Integer[] arr = ts.toArray(new Integer[0]);
        for (int i = 0; i < arr.length; i++) same &= tp.kth(i) == arr[i];
        System.out.println("treap " + same + " size " + ts.size());
        int[] uf = new int[50];
        Arrays.fill(uf, -1);
        int comps = 50;
        for (int i = 0; i < 40; i++) {
            int x = r.nextInt(50), y = r.nextInt(50);
            while (uf[x] >= 0) x = uf[x];
            while (uf[y] >= 0) y = uf[y];
            if (x != y) {
                if (uf[x] > uf[y]) {
                    int q = x;
                    x = y;
                    y = q;
                }
                uf[x] += uf[y];
                uf[y] = x;
                comps--;
            }
        }
        int total = 0, roots = 0;
        for (int v : uf) if (v < 0) {
            total -= v;
            roots++;
        }
        System.out.println("union find " + comps + " " + (roots == comps) + total);
    }
}
