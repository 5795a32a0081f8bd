// verdict: pass

// try with two resources in each of two threads; errors while closing are attached, last opened first.
public class ExcSuppressed {
    static int closed;

    record Res(String name) implements AutoCloseable {
        @Override
        public void close() {
            synchronized (ExcSuppressed.class) {
                closed++;
            }
            throw new IllegalStateException("close " + name);
        }
    }

    static void work() {
        try (Res p = new Res("p"); Res q = new Res("q")) {
            throw new IllegalArgumentException("body");
        } catch (IllegalArgumentException e) {
            Throwable[] s = e.getSuppressed();
            assert s.length == 2;
            assert s[0].getMessage().equals("close q");
            assert s[1].getMessage().equals("close p");
        }
    }

    public static void main(String[] a) throws InterruptedException {
        Thread t = new Thread(ExcSuppressed::work);
        t.start();
        work();
        t.join();
        assert closed == 4;
    }
}
