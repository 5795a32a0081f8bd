// main throws while other threads still work: the trace goes to stderr at once, others finish, exit status is 1.
public class ThrMainThrows {
    static class Wrapped extends Exception { Wrapped(String m, Throwable c) { super(m, c); } }
    static int parse(String s) throws Wrapped {
        try { return Integer.parseInt(s); } catch (NumberFormatException e) { throw new Wrapped("cannot parse " + s, e); } finally {
                System.out.println("finally in parse"); }
    }
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        for (int i = 0; i < 3; i++) {
            int k = i;
            Thread prev = last;
            last = new Thread(() -> {
                try {
                    main.join();
                    if (prev != null) prev.join();
                } catch (InterruptedException e) { }
                System.out.println("worker " + k + " after main ended: " + main.getState());
                if (k == 1) throw new IllegalStateException("worker too");
            }, "worker-" + i);
            last.start();
        }
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook, last worker " + last.getState())));
        System.out.println(parse("12"));
        try { parse("x1"); } finally { System.out.println("finally in main"); }
    }
    static Thread last;
}
