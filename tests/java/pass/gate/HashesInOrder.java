// verdict: pass
// outcomes: smaller | larger

// Identity hash codes are handed out in the order in which they are asked for.
public class HashesInOrder {
    static final Object a = new Object(), b = new Object();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> System.identityHashCode(a));
        t.start();
        int mine = System.identityHashCode(b);
        t.join();
        System.out.println(mine < System.identityHashCode(a) ? "smaller" : "larger");
    }
}
