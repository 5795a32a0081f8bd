import java.io.PrintStream;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Runs clients many times in this JVM and prints what they came to: {@code ClientRuns FOLDER RUNS SECONDS SEED CLIENT...}, where SECONDS are a limit for each.
 *
 * <p>For each client there is a line {@code client NAME RUNS} and then a line for each outcome, with tabs between how often it was, how it ended ({@code itself},
 * {@code deadlock}, {@code thrown CLASS}) and what was printed, with {@code \n} for ends of lines. {@code unclear} runs are those that were given up.
 */
public final class ClientRuns {
    private static final PrintStream OUT = System.out;
    /** A run that does more than wait for so long is given up. */
    private static final long LONGEST = 20_000_000_000L;
    /** A run is stuck when all its threads have waited for so long. It is looked at longer when this is the first such outcome of a client: on a busy machine a
     * thread may have been woken and not have run yet. */
    private static final long STUCK = 3_000_000L;
    private static final long SURELY_STUCK = 1_000_000_000L;

    private ClientRuns() { }

    public static void main(String[] args) throws Exception {
        URL[] folder = {Path.of(args[0]).toUri().toURL()};
        int runs = Integer.parseInt(args[1]);
        long limit = Long.parseLong(args[2]) * 1_000_000_000L;
        long seed = Long.parseLong(args[3]);
        System.setOut(new ByRun());
        for (int i = 4; i < args.length; i++) {
            Map<String, Integer> outcomes = new TreeMap<>();
            int done = runs(folder, args[i], runs, limit, seed, outcomes);
            StringBuilder text = new StringBuilder("client\t" + args[i] + "\t" + done + "\n");
            outcomes.forEach((outcome, times) -> text.append(times).append('\t').append(outcome).append('\n'));
            OUT.print(text);
            OUT.flush();
        }
        // Threads that could not be ended are left.
        Runtime.getRuntime().halt(0);
    }

    /** Runs one client; how often. */
    private static int runs(URL[] folder, String name, int runs, long limit, long seed, Map<String, Integer> outcomes) throws Exception {
        long began = System.nanoTime();
        Set<String> stuck = new HashSet<>();
        Loaded loaded = null;
        int left = 0;
        for (int run = 0; run < runs; run++) {
            if (System.nanoTime() - began > limit || left > 200) {
                return run;
            }
            if (loaded == null) {
                loaded = new Loaded(folder, name);
            }
            loaded.reset();
            Shake.choose(seed + run * 1_000_003L);
            Run one = new Run(loaded.main);
            String outcome = one.toItsEnd(stuck);
            outcomes.merge(outcome, 1, Integer::sum);
            int alive = one.end();
            left += alive;
            if (alive > 0 || !outcome.startsWith("itself")) {
                loaded = null;
            }
        }
        return runs;
    }

    /** A client's class, to be run again and again: what its statics were when it had just been initialised is put back. */
    private static final class Loaded {
        final Method main;
        private final List<Field> fields = new ArrayList<>();
        private final List<Object> values = new ArrayList<>();

        Loaded(URL[] folder, String name) throws Exception {
            ClassLoader loader = new URLClassLoader(folder, ClientRuns.class.getClassLoader());
            Class<?> type = Class.forName(name, true, loader);
            main = type.getMethod("main", String[].class);
            for (Class<?> c : new Class<?>[] {type, type.getSuperclass()}) {
                for (Field field : c.getDeclaredFields()) {
                    if (Modifier.isStatic(field.getModifiers()) && !Modifier.isFinal(field.getModifiers())) {
                        field.setAccessible(true);
                        fields.add(field);
                        values.add(field.get(null));
                    }
                }
            }
        }

        void reset() throws IllegalAccessException {
            for (int i = 0; i < fields.size(); i++) {
                fields.get(i).set(null, values.get(i));
            }
        }
    }

    /** One run: a group of threads, and what they print. */
    private static final class Run extends ThreadGroup {
        private final StringBuilder printed = new StringBuilder();
        private final Thread main;
        /** How it ended, as soon as somebody threw. */
        private volatile String thrown;
        private volatile boolean over;

        Run(Method method) {
            super("run");
            main = new Thread(this, () -> {
                try {
                    method.invoke(null, (Object) new String[0]);
                } catch (InvocationTargetException e) {
                    uncaughtException(Thread.currentThread(), e.getCause());
                } catch (IllegalAccessException e) {
                    throw new IllegalStateException(e);
                }
            });
        }

        void print(String text) {
            synchronized (printed) {
                printed.append(text);
            }
        }

        @Override
        public void uncaughtException(Thread thread, Throwable e) {
            if (!over && thrown == null) {
                thrown = "thrown " + e.getClass().getName() + "\t" + escaped();
            }
        }

        private String escaped() {
            synchronized (printed) {
                return printed.toString().replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t");
            }
        }

        /** How it ended and what it had printed. */
        String toItsEnd(Set<String> stuck) throws InterruptedException {
            main.start();
            long began = System.nanoTime();
            long waiting = 0;
            main.join(1);
            for (;;) {
                if (thrown != null) {
                    return thrown;
                }
                Thread[] threads = alive();
                boolean others = false;
                boolean wait = true;
                for (Thread thread : threads) {
                    others |= !thread.isDaemon();
                    Thread.State state = thread.getState();
                    wait &= state == Thread.State.WAITING || state == Thread.State.BLOCKED;
                }
                if (!others) {
                    return thrown != null ? thrown : "itself\t" + escaped();
                }
                long now = System.nanoTime();
                if (!wait) {
                    waiting = 0;
                } else if (waiting == 0) {
                    waiting = now;
                } else {
                    String outcome = "deadlock\t" + escaped();
                    if (now - waiting > (stuck.contains(outcome) ? STUCK : SURELY_STUCK)) {
                        stuck.add(outcome);
                        return outcome;
                    }
                }
                if (now - began > LONGEST) {
                    return "unclear\t" + escaped();
                }
                if (waiting == 0 && main.isAlive()) {
                    main.join(1);
                } else {
                    Thread.sleep(0, 300_000);
                }
            }
        }

        private Thread[] alive() {
            Thread[] found = new Thread[activeCount() + 8];
            int n = enumerate(found);
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                if (found[i].isAlive()) {
                    threads.add(found[i]);
                }
            }
            return threads.toArray(new Thread[0]);
        }

        /** Ends what is left of it, as the end of a JVM would; how many threads do not end. */
        @SuppressWarnings({"deprecation", "removal"})
        int end() throws InterruptedException {
            over = true;
            Thread[] threads = alive();
            // Clients catch all that is thrown and go on: once for each operation, at least.
            for (int i = 0; threads.length > 0 && i < 40; i++) {
                for (Thread thread : threads) {
                    thread.stop();
                }
                threads[0].join(1);
                threads = alive();
            }
            return threads.length;
        }
    }

    /** What is printed belongs to the run of the thread that prints. Each call is one piece, as that of a {@code PrintStream} is. */
    private static final class ByRun extends PrintStream {
        ByRun() {
            super(new java.io.OutputStream() {
                @Override
                public void write(int b) {
                    put(new String(new byte[] {(byte) b}, StandardCharsets.ISO_8859_1));
                }
            }, true);
        }

        private static void put(String text) {
            ThreadGroup group = Thread.currentThread().getThreadGroup();
            while (group != null && !(group instanceof Run)) {
                group = group.getParent();
            }
            if (group != null) {
                ((Run) group).print(text);
            }
        }

        @Override
        public void println(String text) {
            put(text + "\n");
        }

        @Override
        public void print(String text) {
            put(text);
        }
    }
}
