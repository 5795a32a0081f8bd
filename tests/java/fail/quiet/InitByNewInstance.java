// verdict: assertion

// Constructor.newInstance runs the initialiser.
public class InitByNewInstance {
    static int n;
    static class Lazy {
        static final int seen = n;
        Lazy() {}
    }
    public static void main(String[] args) throws Exception {
        var make = Lazy.class.getDeclaredConstructor();
        Thread t = new Thread(() -> {
            try {
                make.newInstance();
            } catch (ReflectiveOperationException e) {
                throw new Error(e);
            }
        });
        t.start();
        n = 1;
        t.join();
        assert Lazy.seen == 1;
    }
}
