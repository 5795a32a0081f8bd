// System.exit inside try/catch/finally with pending exception and return, shutdown hooks order by join, exit code masking, hook throwing, exit in another thread while main waits.
public class ExcExit {
    static int f() {
        try {
            throw new IllegalStateException("pending");
        } catch (IllegalStateException e) {
            System.out.println("catch " + e.getMessage());
            return 5;
        } finally {
            System.out.println("finally before exit");
            Thread t = new Thread(() -> {
                try {
                    System.out.println("exiting from thread");
                    System.exit(256 + 42);
                } finally {
                    System.out.println("never (thread)");
                }
            });
            t.start();
            try {
                t.join();
                System.out.println("never (join returned)");
            } catch (InterruptedException e) {
                System.out.println("never (interrupted)");
            }
        }
    }
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            System.out.println("hook runs");
            try { Runtime.getRuntime().addShutdownHook(new Thread()); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
            throw new RuntimeException("from hook");
        }, "hook-thread"));
        Thread h = new Thread(() -> System.out.println("removed hook"));
        Runtime.getRuntime().addShutdownHook(h);
        try { Runtime.getRuntime().addShutdownHook(h); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(Runtime.getRuntime().removeShutdownHook(h) + " " + Runtime.getRuntime().removeShutdownHook(h));
        System.out.println(f());
    }
}
