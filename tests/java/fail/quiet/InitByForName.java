// verdict: assertion

// Class.forName runs the initialiser, and which thread comes first decides what it sees.
public class InitByForName {
    static int n;
    static class Lazy {
        static final int seen = n;
    }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                Class.forName("InitByForName$Lazy");
            } catch (ClassNotFoundException e) {
                throw new Error(e);
            }
        });
        t.start();
        n = 1;
        t.join();
        assert Lazy.seen == 1;
    }
}
