// verdict: pass
// outcomes: false | true

// Identity hash codes are handed out in the order in which they are asked for.
public class IdentityHashOrder {
    static final Object a = new Object(), b = new Object();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> a.hashCode());
        t.start();
        b.hashCode();
        t.join();
        System.out.println(a.hashCode() < System.identityHashCode(b));
    }
}
