// verdict: pass
// outcomes: 1 1 51819192 | 1 1 51819291 | 1 1 51928191 | 1 1 52819192 | 1 1 52819291 | 1 1 52928191 | 1 2 52829191 | 1 2 52918291 | 1 2 52919182 | 2 1 52819192 | 2 1 52819291 | 2 1 52928191 | 2 2 52829191 | 2 2 52918291 | 2 2 52919182

// Inner fails, and with it Middle, whose initialiser needs it: others see that Middle has failed before its thread goes on.
public class ClinitFailsInside {
    static volatile int x;
    static volatile int by;
    static long log;
    static Thread main;

    static synchronized void note(int what) {
        log = log * 100 + what * 10 + who();
    }

    static int who() {
        return Thread.currentThread() == main ? 1 : 2;
    }

    static class Base {
        static {
            by = who();
            note(5);
            x = 1;
        }
    }

    static class Middle extends Base {
        static {
            x = 1;
            new Inner();
        }
    }

    static class Inner extends Base {
        static {
            by = who();
            if (true) {
                throw new RuntimeException();
            }
        }
    }

    static class Outer extends Middle {
        static {
            by = who();
        }
    }

    static int code(Throwable e) {
        return e instanceof ExceptionInInitializerError ? 8 : 9;
    }

    public static void main(String[] args) throws Exception {
        main = Thread.currentThread();
        Thread t = new Thread(() -> {
            try {
                new Middle();
            } catch (LinkageError e) {
                note(code(e));
            }
        });
        t.start();
        x = 2;
        try {
            new Inner();
        } catch (LinkageError e) {
            note(code(e));
        }
        try {
            new Outer();
        } catch (LinkageError e) {
            note(code(e));
        }
        t.join();
        System.out.println(x + " " + by + " " + log);
    }
}
