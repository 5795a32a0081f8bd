// verdict: pass
// outcomes: Exception java.lang.RuntimeException: x [in thread "a"] | Exception java.lang.RuntimeException: x [in thread "b"]

// The text of the error names the thread that initialised, as it is called at that moment.
public class ClinitErrorRenamed {
    static class Bad {
        static {
            if (true) {
                throw new RuntimeException("x");
            }
        }

        static void f() {}
    }

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        Thread t = new Thread(() -> {
            try {
                Bad.f();
            } catch (ExceptionInInitializerError first) {
                try {
                    main.join();
                    Bad.f();
                } catch (NoClassDefFoundError second) {
                    System.out.print(second.getCause().getMessage());
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        }, "a");
        t.start();
        t.setName("b");
    }
}
