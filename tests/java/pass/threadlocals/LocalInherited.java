// verdict: pass

// An inheritable value is copied when the thread is made; later changes of the parent are not seen.
public class LocalInherited {
    static final InheritableThreadLocal<String> USER = new InheritableThreadLocal<>();
    static final ThreadLocal<String> PLAIN = new ThreadLocal<>();

    public static void main(String[] a) {
        USER.set("ada");
        PLAIN.set("x");
        Thread t = new Thread(() -> {
            assert USER.get().equals("ada");
            assert PLAIN.get() == null;
        });
        USER.set("bob");
        t.start();
        assert USER.get().equals("bob") && PLAIN.get().equals("x");
    }
}
