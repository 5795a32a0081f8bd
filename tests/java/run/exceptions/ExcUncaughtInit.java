// Exception in the static initialiser of a class used from main, caught the first time, uncaught NoClassDefFoundError the second time: report with its cause, exit status 1.
public class ExcUncaughtInit {
    static class Config {
        static final String NAME = compute("name");
        static final int SIZE = Integer.parseInt(compute("size"));
        static String compute(String k) {
            System.out.println("compute " + k);
            if (k.equals("size")) throw new UnsupportedOperationException("no " + k);
            return k;
        }
        static int size() { return SIZE; }
    }
    static class User {
        final int s = Config.size();
    }
    public static void main(String[] args) {
        try {
            new User();
        } catch (ExceptionInInitializerError e) {
            System.out.println("first: " + e + " / " + e.getCause());
            for (StackTraceElement s : e.getStackTrace()) System.out.println("  " + s);
            for (StackTraceElement s : e.getCause().getStackTrace()) System.out.println("  cause " + s);
        }
        System.out.println("second");
        new User();
        System.out.println("never");
    }
}
