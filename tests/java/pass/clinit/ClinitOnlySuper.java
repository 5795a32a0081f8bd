// verdict: pass
// outcomes: 0main | 0t | 1main | 1t

// B has no initialiser of its own, its superclass has: who begins to initialise B is seen.
public class ClinitOnlySuper {
    static volatile int x;
    static volatile String by = "";
    static class A { static { by = Thread.currentThread().getName(); } }
    static class B extends A { static int f; }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> { x = 1; new B(); }, "t");
        t.start();
        int s = x;
        new B();
        t.join();
        System.out.println(s + by);
    }
}
