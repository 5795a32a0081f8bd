// verdict: pass
// outcomes: main | t

// Who is first to make a B, whose superclass has the initialiser?
public class ClinitSuperFirst {
    static class A { static String by = Thread.currentThread().getName(); }
    static class B extends A { }
    public static void main(String[] a) throws Exception {
        Thread t = new Thread(() -> new B(), "t");
        t.start();
        new B();
        t.join();
        System.out.println(A.by);
    }
}
