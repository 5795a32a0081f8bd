import java.lang.ref.*; import java.util.*;
public class ThrRefQueues {
    static Object mk() { return new byte[100]; }
    public static void main(String[] a) throws Exception {
        ReferenceQueue<Object> q = new ReferenceQueue<>(); 
        for (int round = 0; round < 3; round++) { WeakReference<Object> w = new WeakReference<>(mk(), q); PhantomReference<Object> p = new PhantomReference<>(mk(), q); Set<Reference<?>> s = new HashSet<>(); for (int i = 0; i < 50 && s.size() < 2; i++) { System.gc(); Reference<?> r = q.remove(100); if (r != null) s.add(r); } System.out.println(round + " " + s.contains(w) + s.contains(p) + w.get()); }
        Cleaner c = Cleaner.create(); for (int r = 0; r < 2; r++) { boolean[] done = {false}; reg(c, done); for (int i = 0; i < 100; i++) { System.gc(); synchronized (done) { if (done[0]) break; } Thread.sleep(10); } System.out.println("cleaned " + done[0]); }
        WeakHashMap<Object, String> m = new WeakHashMap<>(); m.put(mk(), "x"); for (int i = 0; i < 100 && m.size() > 0; i++) { System.gc(); Thread.sleep(5); } System.out.println(m.size());
    }
    static void reg(Cleaner c, boolean[] d) { c.register(new Object(), () -> { synchronized (d) { d[0] = true; } }); }
}
