// verdict: pass
// property: +race

// The same for an interface with a default method.
public class InterfaceInitialised {
    static int x;
    static int set() { x = 1; return 1; }
    interface I { int Q = set(); default void d() { } }
    static class A implements I { }
    static class B implements I { }
    public static void main(String[] args) {
        new Thread(() -> new A()).start();
        new B();
        x = 2;
    }
}
