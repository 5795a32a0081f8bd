// verdict: assertion

// The same as with a superclass: B begins with an interface that has a default method.
public class ClinitDefaultMethod {
    interface I { String by = Thread.currentThread().getName(); default void f() { } }
    static class B implements I { }
    public static void main(String[] a) throws Exception {
        if (jaunt.Verify.getInt(0, 20) != 7) return;
        Thread t = new Thread(() -> new B(), "t");
        t.start();
        new B();
        t.join();
        assert I.by.equals("main");
        System.out.println(I.by);
    }
}
