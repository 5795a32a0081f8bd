// verdict: pass
// outcomes: 0A B | 0B A | 1A B | 1B A

// A's initialiser has failed. Who is first to need B, its subclass without an initialiser, is told of A; the other of B.
public class ClinitFailedSuper {
    static class A {
        static {
            if (true) {
                throw new RuntimeException();
            }
        }
    }

    static class B extends A {
    }

    static volatile int x;

    static String failed() {
        try {
            new B();
            return "none";
        } catch (NoClassDefFoundError e) {
            return e.getMessage().substring(e.getMessage().length() - 1);
        }
    }

    public static void main(String[] args) throws Exception {
        try {
            new A();
        } catch (ExceptionInInitializerError e) {
            // As it must be.
        }
        String[] told = new String[1];
        Thread t = new Thread(() -> {
            x = 1;
            told[0] = failed();
        });
        t.start();
        String seen = x + failed();
        t.join();
        System.out.println(seen + " " + told[0]);
    }
}
