import java.io.PrintStream;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
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
    /** How a run ends, as it is printed; what it has printed follows. */
    private static final String ITSELF = "itself\t";
    private static final String DEADLOCK = "deadlock\t";
    private static final String UNCLEAR = "unclear\t";
    /** A run that does more than wait for so long is given up. */
    private static final long LONGEST = 20_000_000_000L;
    /** A run is stuck when all its threads have waited for so long. The first such run of a client with its outcome is put aside and looked at again later: on a
     * busy machine a thread may have been woken and not have run yet. */
    private static final long STUCK = 3_000_000L;
    private static final long SURELY_STUCK = 1_000_000_000L;

    private ClientRuns() { }

    public static void main(String[] args) throws Exception {
        URL[] folder = {Path.of(args[0]).toUri().toURL()};
        int runs = Integer.parseInt(args[1]);
        long limit = Long.parseLong(args[2]) * 1_000_000_000L;
        long seed = Long.parseLong(args[3]);
        System.setOut(new ByRun());
        Deque<Result> open = new ArrayDeque<>();
        for (int i = 4; i < args.length; i++) {
            open.add(new Result(folder, args[i], runs, limit, seed));
            while (!open.isEmpty() && open.peek().isSure()) {
                open.remove().print();
            }
        }
        for (Result result : open) {
            while (!result.isSure()) {
                Thread.sleep(10);
            }
            result.print();
        }
        // Threads that could not be ended are left.
        Runtime.getRuntime().halt(0);
    }

    /** What a client came to. */
    private static final class Result {
        private final String name;
        private final Map<String, Integer> outcomes = new TreeMap<>();
        /** The first run that was stuck with an outcome, by outcomes, until it was looked at again. */
        private final Map<String, Run> aside = new TreeMap<>();
        private int done;

        Result(URL[] folder, String name, int runs, long limit, long seed) throws Exception {
            this.name = name;
            long began = System.nanoTime();
            Set<String> stuck = new HashSet<>();
            Loaded loaded = null;
            int left = 0;
            for (; done < runs && System.nanoTime() - began <= limit && left <= 200; done++) {
                if (loaded == null) {
                    loaded = new Loaded(folder, name);
                }
                loaded.reset();
                Shake.choose(seed + done * 1_000_003L);
                Run run = new Run(loaded.main);
                String outcome = run.toItsEnd();
                outcomes.merge(outcome, 1, Integer::sum);
                if (outcome.startsWith(DEADLOCK) && stuck.add(outcome)) {
                    aside.put(outcome, run);
                    loaded = null;
                    continue;
                }
                left += run.end();
                // A pool starts another worker for one that is stopped, which may do what is left to do when nobody is seen any more: not in the next run.
                if (run.stopped || !outcome.startsWith(ITSELF)) {
                    loaded = null;
                }
            }
        }

        /** Whether all runs that were put aside have been looked at again. */
        boolean isSure() throws InterruptedException {
            for (Map.Entry<String, Run> one : List.copyOf(aside.entrySet())) {
                Run run = one.getValue();
                boolean stuck = run.isStuckWith(one.getKey());
                if (stuck && System.nanoTime() - run.began < SURELY_STUCK) {
                    return false;
                }
                if (!stuck) {
                    // What looked the same may have been no end either.
                    outcomes.merge(UNCLEAR, outcomes.remove(one.getKey()), Integer::sum);
                }
                run.end();
                aside.remove(one.getKey());
            }
            return true;
        }

        void print() {
            StringBuilder text = new StringBuilder("client\t" + name + "\t" + done + "\n");
            outcomes.forEach((outcome, times) -> text.append(times).append('\t').append(outcome).append('\n'));
            OUT.print(text);
            OUT.flush();
        }
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
        final long began = System.nanoTime();
        /** How it ended, as soon as somebody threw. */
        private volatile String thrown;
        private volatile boolean over;
        /** There were threads to be ended. */
        boolean stopped;

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
        String toItsEnd() throws InterruptedException {
            main.start();
            long waiting = 0;
            main.join(1);
            for (;;) {
                if (isOver()) {
                    return thrown != null ? thrown : ITSELF + escaped();
                }
                long now = System.nanoTime();
                if (!allWait()) {
                    waiting = 0;
                } else if (waiting == 0) {
                    waiting = now;
                } else if (now - waiting > STUCK) {
                    return DEADLOCK + escaped();
                }
                if (now - began > LONGEST) {
                    return UNCLEAR;
                }
                if (waiting == 0 && main.isAlive()) {
                    main.join(1);
                } else {
                    Thread.sleep(0, 300_000);
                }
            }
        }

        /** Whether a JVM would end now. */
        private boolean isOver() {
            for (Thread thread : alive()) {
                if (!thread.isDaemon()) {
                    return thrown != null;
                }
            }
            return true;
        }

        private boolean allWait() {
            for (Thread thread : alive()) {
                Thread.State state = thread.getState();
                if (state != Thread.State.WAITING && state != Thread.State.BLOCKED) {
                    return false;
                }
            }
            return true;
        }

        boolean isStuckWith(String outcome) {
            return !isOver() && allWait() && outcome.equals(DEADLOCK + escaped());
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
            stopped = threads.length > 0;
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
