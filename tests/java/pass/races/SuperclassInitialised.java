// verdict: pass
// property: +race

// Who initialises a class comes after the initialiser of its superclass, whoever ran that.
public class SuperclassInitialised {
    static int x;
    static class S { static { x = 1; } }
    static class A extends S { }
    static class B extends S { static int q; static { q = 1; } }
    public static void main(String[] args) {
        new Thread(() -> new A()).start();
        new B();
        x = 2;
    }
}
