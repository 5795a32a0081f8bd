// verdict: pass

// A failing initialiser runs once; one thread gets the error itself, the other NoClassDefFoundError.
public class ClinitErrorTwice {
    static int failed;
    static int missing;

    static class Broken {
        static final int V = Integer.parseInt("x");
    }

    static void touch() {
        try {
            int v = Broken.V;
            assert false;
        } catch (ExceptionInInitializerError e) {
            synchronized (ClinitErrorTwice.class) {
                failed++;
            }
        } catch (NoClassDefFoundError e) {
            synchronized (ClinitErrorTwice.class) {
                missing++;
            }
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(ClinitErrorTwice::touch);
        t.start();
        touch();
        t.join();
        assert failed == 1 && missing == 1;
    }
}
