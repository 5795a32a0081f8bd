import java.io.File;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.math.BigInteger;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Bounded-exhaustive exploration of method sequences in plain Java: what `jaunt explore` must find, by other means.
 *
 * <pre>
 * java --add-opens java.base/java.util=ALL-UNNAMED PlainExplorer [options] CLASS DEPTH METHOD...
 *
 *   METHOD              name[(types)][:values[;values...]], see Call
 *   --new VALUES        arguments of the constructor, separated by commas
 *   --invariant NAME    a method that must return true after every call (default repOk, where there is one)
 *   --no-invariant      none
 *   --oracle CLASS      the same calls go to an object of this class; results and exceptions must be equal. A state is then a
 *                       pair: a broken object can look like a good one that was built by other calls, and only the oracle
 *                       remembers which it should be
 *   --oracle-cp DIR     where the oracle's class is, if not on the class path; alone: the class of the same name
 *   --no-exceptions     a call that throws is a violation; otherwise the state behind it counts and is explored on
 *   --stop              at the first violation; otherwise a violation is counted, and the state is not explored on
 *   --expand-bad        states that break the invariant are explored on like others
 *   --count-modcount    modCount in java.util belongs to the state
 *   --digest            an order-independent digest of the states found: the sum of their SHA-256, modulo 2^128
 *   --dump              every state as text, sorted
 *
 * java ... PlainExplorer --batch FILE MOST
 *
 *   every line of the file is CLASS DEPTH METHOD...; a line is printed for each. No iteration begins with more than MOST states
 * </pre>
 *
 * Breadth-first. Of every state the shortest sequence of calls that builds it is kept (the first in the order of calls), and
 * for every call a fresh object is made and the sequence replayed on it: no state is ever copied, restored or undone, so that
 * nothing of what Jaunt does is done here. States are compared as the text that Linear makes. Statics that methods write
 * need a method that makes them anew (Statics); threads, time and randomness are not for this explorer. A sequence whose replay
 * gives another state is reported.
 *
 * found: the distinct states, the first included, after DEPTH iterations; expanded: those that calls were executed from.
 */
public final class PlainExplorer {
    private final Class<?> type;
    private final Constructor<?> constructor;
    private final Object[] constructorArguments;
    private final List<Call> calls;
    private final int depth;
    private Method invariant;
    private boolean forbidExceptions;
    private boolean stop;
    private boolean expandBad;
    private int most = Integer.MAX_VALUE;
    private Constructor<?> oracle;
    private Object[] oracleArguments;
    private Method[] oracleMethods;
    private Linear linear = new Linear(false);
    private Statics statics;

    /** By number of a state: where it was found from, by which call. */
    private int[] parents = new int[1024];

    private int[] how = new int[1024];
    private final Map<String, Integer> states = new HashMap<>();

    final List<Integer> newStates = new ArrayList<>();
    int expanded;
    int executions;
    int exceptions;
    int violations;
    int firstViolation = -1;
    String firstSequence;
    String firstReason;

    PlainExplorer(Class<?> type, String[] constructorArguments, int depth, List<String> methods) {
        this.type = type;
        this.depth = depth;
        Object[][] made = new Object[1][];
        constructor = constructor(type, constructorArguments, made);
        this.constructorArguments = made[0];
        calls = new ArrayList<>();
        for (String method : methods) calls.addAll(Call.parse(type, method));
        useLinear(new Linear(false));
        try {
            invariant(type.getMethod("repOk"));
        } catch (NoSuchMethodException e) {
            invariant = null;
        }
    }

    private static Constructor<?> constructor(Class<?> type, String[] arguments, Object[][] made) {
        for (Constructor<?> candidate : type.getDeclaredConstructors()) {
            if (candidate.getParameterCount() != arguments.length) continue;
            try {
                Object[] values = new Object[arguments.length];
                for (int i = 0; i < values.length; i++) {
                    values[i] = Call.values(candidate.getParameterTypes()[i], arguments[i]).get(0);
                }
                candidate.setAccessible(true);
                made[0] = values;
                return candidate;
            } catch (IllegalArgumentException e) {
                continue; // another constructor may take these
            }
        }
        throw new IllegalArgumentException("no constructor of " + type.getName() + " takes " + Arrays.toString(arguments));
    }

    void useLinear(Linear linear) {
        this.linear = linear;
        statics = Statics.of(type, linear);
        for (Call call : calls) {
            for (Object argument : call.arguments()) linear.name(argument);
        }
    }

    void invariant(Method method) {
        invariant = method;
        if (method != null) method.setAccessible(true);
    }

    void oracle(Class<?> oracleType, String[] arguments) {
        Object[][] made = new Object[1][];
        oracle = constructor(oracleType, arguments.length > 0 && !takes(oracleType, arguments) ? new String[0] : arguments, made);
        oracleArguments = made[0];
        oracleMethods = new Method[calls.size()];
        for (int i = 0; i < oracleMethods.length; i++) {
            Method method = calls.get(i).method();
            oracleMethods[i] = Arrays.stream(oracleType.getMethods())
                    .filter(m -> m.getName().equals(method.getName()) && !m.isBridge())
                    .filter(m -> fits(m.getParameterTypes(), method.getParameterTypes()))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("the oracle has no " + method.getName()));
            oracleMethods[i].setAccessible(true);
        }
    }

    private static boolean takes(Class<?> type, String[] arguments) {
        return Arrays.stream(type.getDeclaredConstructors()).anyMatch(c -> c.getParameterCount() == arguments.length);
    }

    /** Equal types, or int here and Object there: a set of Integer is an oracle for a set of int. */
    private static boolean fits(Class<?>[] theirs, Class<?>[] ours) {
        return theirs.length == ours.length
                && IntStream.range(0, ours.length)
                        .allMatch(i -> theirs[i] == ours[i] || theirs[i] == Object.class || theirs[i] == Comparable.class);
    }

    /** What a call did: a value or an exception. */
    private record Result(Object value, Class<?> thrown) {
        @Override
        public String toString() {
            return thrown != null ? thrown.getName() : String.valueOf(value);
        }
    }

    private static Object make(Constructor<?> constructor, Object[] arguments) {
        try {
            return constructor.newInstance(arguments);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the constructor fails: " + e.getCause(), e);
        }
    }

    private static Result execute(Method method, Object receiver, Object[] arguments) {
        try {
            return new Result(method.invoke(receiver, arguments), null);
        } catch (InvocationTargetException e) {
            return new Result(null, e.getCause().getClass());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    private int[] sequence(int state) {
        int length = 0;
        for (int s = state; s != 0; s = parents[s]) length++;
        int[] sequence = new int[length];
        for (int s = state; s != 0; s = parents[s]) sequence[--length] = how[s];
        return sequence;
    }

    private String words(int[] sequence, Call last) {
        String before = Arrays.stream(sequence).mapToObj(i -> calls.get(i).toString()).collect(Collectors.joining("; "));
        return last == null ? before : before.isEmpty() ? last.toString() : before + "; " + last;
    }

    /** Whether the state is new. */
    private boolean add(String text, int parent, int call) {
        if (states.putIfAbsent(text, states.size()) != null) return false;
        int number = states.size() - 1;
        if (number == parents.length) {
            parents = Arrays.copyOf(parents, 2 * number);
            how = Arrays.copyOf(how, 2 * number);
        }
        parents[number] = parent;
        how[number] = call;
        return true;
    }

    void explore() {
        if (statics != null) statics.begin();
        Object first = make(constructor, constructorArguments);
        String text = text(first, oracle == null ? null : make(oracle, oracleArguments));
        add(text, 0, -1);
        newStates.add(1);
        if (invariant != null && !Objects.equals(execute(invariant, first, new Object[0]).value(), true)) {
            violation(0, "", invariant.getName() + " does not hold");
        }
        List<Integer> frontier = List.of(0);
        Map<Integer, String> texts = new HashMap<>();
        texts.put(0, text);
        for (int iteration = 1; iteration <= depth && !frontier.isEmpty() && !(stop && violations > 0); iteration++) {
            if (found() > most) break;
            List<Integer> next = new ArrayList<>();
            Map<Integer, String> nextTexts = new HashMap<>();
            int before = states.size();
            for (int state : frontier) {
                expand(state, texts.get(state), iteration, next, nextTexts);
                if (stop && violations > 0) break;
            }
            newStates.add(states.size() - before);
            frontier = next;
            texts = nextTexts;
        }
    }

    private void expand(int state, String text, int iteration, List<Integer> next, Map<Integer, String> nextTexts) {
        expanded++;
        int[] sequence = sequence(state);
        for (int i = 0; i < calls.size(); i++) {
            Call call = calls.get(i);
            if (statics != null) statics.begin();
            Object object = make(constructor, constructorArguments);
            Object other = oracle == null ? null : make(oracle, oracleArguments);
            for (int earlier : sequence) {
                execute(calls.get(earlier).method(), object, calls.get(earlier).arguments());
                if (other != null) execute(oracleMethods[earlier], other, calls.get(earlier).arguments());
            }
            if (i == 0 && !text(object, other).equals(text)) {
                throw new IllegalStateException("another state when replayed: " + words(sequence, null));
            }
            Result result = execute(call.method(), object, call.arguments());
            Result expected = other == null ? null : execute(oracleMethods[i], other, call.arguments());
            executions++;
            String reason = judge(call, object, result, expected);
            if (reason != null) violation(iteration, words(sequence, call), reason);
            String after = text(object, other);
            if (add(after, state, i) && (reason == null || expandBad)) {
                next.add(states.size() - 1);
                nextTexts.put(states.size() - 1, after);
            }
            if (stop && violations > 0) return;
        }
    }

    private String text(Object object, Object other) {
        if (statics != null) return statics.with(object) + (other == null ? "" : " | " + linear.of(other));
        return other == null ? linear.of(object) : linear.of(object) + " | " + linear.of(other);
    }

    /** What is wrong after a call, null where nothing is. Nothing is expected where there is no oracle. */
    private String judge(Call call, Object object, Result result, Result expected) {
        if (result.thrown() != null) {
            exceptions++;
            if (forbidExceptions) return result + " is thrown";
        }
        if (expected != null) {
            boolean nothing = call.method().getReturnType() == void.class && expected.thrown() == null;
            boolean equal = result.thrown() == expected.thrown() && (nothing || Objects.equals(result.value(), expected.value()));
            if (!equal) return result + " instead of " + expected;
        }
        if (invariant == null) return null;
        Result holds = execute(invariant, object, new Object[0]);
        return Objects.equals(holds.value(), true) ? null : invariant.getName() + " gives " + holds;
    }

    private void violation(int iteration, String sequence, String reason) {
        if (violations++ == 0) {
            firstViolation = iteration;
            firstSequence = sequence;
            firstReason = reason;
        }
    }

    int found() {
        return states.size();
    }

    String digest() {
        BigInteger sum = BigInteger.ZERO;
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            for (String state : states.keySet()) {
                byte[] bytes = Arrays.copyOf(sha.digest(state.getBytes(StandardCharsets.UTF_8)), 16);
                sum = sum.add(new BigInteger(1, bytes));
            }
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
        return String.format("%032x", sum.mod(BigInteger.ONE.shiftLeft(128)));
    }

    private void report(boolean digest, boolean dump) {
        System.out.printf("found=%d expanded=%d executions=%d exceptions=%d%n", found(), expanded, executions, exceptions);
        System.out.println("new=" + newStates.stream().map(String::valueOf).collect(Collectors.joining(",")));
        if (digest) System.out.println("digest=" + digest());
        if (violations > 0) {
            System.out.println("violations=" + violations + " first in iteration " + firstViolation);
            System.out.println("  " + firstSequence);
            System.out.println("  " + firstReason);
        }
        if (dump) new TreeSet<>(states.keySet()).forEach(System.out::println);
    }

    private static void batch(Path file, int most) throws ReflectiveOperationException, java.io.IOException {
        for (String line : Files.readAllLines(file)) {
            List<String> words = List.of(line.split(" "));
            List<String> methods = words.subList(2, words.size());
            PlainExplorer explorer = new PlainExplorer(Class.forName(words.get(0)), new String[0], Integer.parseInt(words.get(1)), methods);
            explorer.most = most;
            explorer.explore();
            String depths = explorer.newStates.stream().map(String::valueOf).collect(Collectors.joining(","));
            System.out.printf("%s found=%d expanded=%d exceptions=%d new=%s%n",
                    words.get(0), explorer.found(), explorer.expanded, explorer.exceptions, depths);
        }
    }

    public static void main(String[] args) throws ReflectiveOperationException, java.io.IOException {
        if (args.length == 3 && args[0].equals("--batch")) {
            batch(Path.of(args[1]), Integer.parseInt(args[2]));
            return;
        }
        List<String> rest = new ArrayList<>();
        Map<String, String> options = new HashMap<>();
        List<String> withValue = List.of("--new", "--invariant", "--oracle", "--oracle-cp");
        List<String> alone = List.of(
                "--no-invariant", "--no-exceptions", "--stop", "--expand-bad", "--count-modcount", "--digest", "--dump");
        for (int i = 0; i < args.length; i++) {
            if (withValue.contains(args[i]) && i + 1 < args.length) {
                options.put(args[i], args[++i]);
            } else if (alone.contains(args[i])) {
                options.put(args[i], "");
            } else if (args[i].startsWith("--")) {
                throw new IllegalArgumentException("unknown option or no value: " + args[i]);
            } else {
                rest.add(args[i]);
            }
        }
        if (rest.size() < 3) throw new IllegalArgumentException("[options] CLASS DEPTH METHOD...");
        String[] made = options.containsKey("--new") ? options.get("--new").split(",") : new String[0];
        Class<?> type = Class.forName(rest.get(0));
        PlainExplorer explorer = new PlainExplorer(type, made, Integer.parseInt(rest.get(1)), rest.subList(2, rest.size()));
        explorer.forbidExceptions = options.containsKey("--no-exceptions");
        explorer.stop = options.containsKey("--stop");
        explorer.expandBad = options.containsKey("--expand-bad");
        if (options.containsKey("--count-modcount")) explorer.useLinear(new Linear(true));
        if (options.containsKey("--invariant")) explorer.invariant(type.getMethod(options.get("--invariant")));
        if (options.containsKey("--no-invariant")) explorer.invariant(null);
        String oracle = options.getOrDefault("--oracle", options.containsKey("--oracle-cp") ? rest.get(0) : null);
        if (oracle != null) {
            ClassLoader loader = PlainExplorer.class.getClassLoader();
            if (options.containsKey("--oracle-cp")) {
                URL[] urls = {new File(options.get("--oracle-cp")).toURI().toURL()};
                loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
            }
            explorer.oracle(Class.forName(oracle, true, loader), made);
        }
        explorer.explore();
        explorer.report(options.containsKey("--digest"), options.containsKey("--dump"));
        if (explorer.violations > 0) System.exit(1);
    }
}
