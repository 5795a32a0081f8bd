// verdict: pass
// outcomes: 0maint | 0tmain | 1maint | 1tmain

// loadClass calls findClass of the program inside of the monitor of the loader.
public class FindClassInside {
    static volatile int x;
    static volatile String by = "";
    static class L extends ClassLoader {
        protected Class<?> findClass(String n) throws ClassNotFoundException {
            by += Thread.currentThread().getName();
            throw new ClassNotFoundException(n);
        }
    }
    public static void main(String[] a) throws Exception {
        L l = new L();
        Thread t = new Thread(() -> { x = 1; try { l.loadClass("p.Q"); } catch (ClassNotFoundException e) {} }, "t");
        t.start();
        int s = x;
        try { l.loadClass("p.Q"); } catch (ClassNotFoundException e) {}
        t.join();
        System.out.println(s + by);
    }
}
