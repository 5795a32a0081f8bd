// Uncaught exception out of main with a cause chain and suppressed exceptions: full report on stderr, exit status 1, output before it kept.
public class ExcUncaughtMain {
    static class ConfigException extends Exception {
        ConfigException(String m, Throwable c) { super(m, c); }
    }
    static int parse(String s) {
        return Integer.parseInt(s);
    }
    static int load(String s) throws ConfigException {
        try {
            return parse(s);
        } catch (NumberFormatException e) {
            ConfigException c = new ConfigException("cannot load " + s, e);
            c.addSuppressed(new IllegalStateException("also this"));
            throw c;
        }
    }
    static void run(String... args) {
        for (String a : args) {
            try {
                System.out.println("loaded " + load(a));
            } catch (ConfigException e) {
                throw new RuntimeException("run failed", e);
            } finally {
                System.out.println("finished " + a);
            }
        }
    }
    public static void main(String[] args) {
        System.out.println("start");
        run("1", "2", "three", "4");
        System.out.println("not reached");
    }
}
